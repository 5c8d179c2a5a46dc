/**
 * Sequences: the counters of every kind of document, the default one, registration with the tax authority, and the next
 * number.
 */
import { type CountedKind, countedKinds } from '../../generated/states.js';
import { type Answer, created, ok } from './answer.js';
import { complain, flag, requiredText, settle, unwrap } from './body-values.js';
import type { Context, Handler } from './context.js';
import { defaultOf, onlyDefault } from './default-mark.js';
import { find, findNamed, idIn, pathText } from './look-up.js';
import { invalid } from './refusal.js';
import type { ServiceRequest } from './request.js';
import { code } from './store/ids.js';
import type { SequenceRecord } from './store/records.js';
import { type AccountState, all, newId, put } from './store/world.js';

/** Kinds for which the tax authority requires no code. */
const withoutCode: readonly CountedKind[] = ['purchase_order'];
const PORTUGAL = '1';

export const isPortuguese = (account: AccountState): boolean => account.record.taxCountry === PORTUGAL;

/** The validation code: a code once registered, N/D before that, N/A where none is required. */
export function validationCode(context: Context, sequence: SequenceRecord, kind: string): string {
  if (!isPortuguese(context.account) || withoutCode.some((one) => one === kind)) return 'N/A';
  if (!sequence.registered) return 'N/D';
  return code(8, 'ABCDEFGHJKMNPQRSTVWXYZ23456789', context.settings.seed, 'series', sequence.id, kind);
}

function sequenceAnswer(context: Context, sequence: SequenceRecord): Answer {
  const answer: Answer = {
    id: sequence.id,
    serie: sequence.serie,
    default_sequence: sequence.isDefault ? 1 : 0,
  };
  for (const kind of countedKinds) {
    const count = sequence.counters[kind] ?? 0;
    answer[`current_${kind}_number`] = count;
    answer[`current_${kind}_sequence_id`] = count === 0 ? 0 : sequence.id;
    answer[`current_${kind}_validation_code`] = validationCode(context, sequence, kind);
  }
  return answer;
}

const sequenceOf = (context: Context, request: ServiceRequest): SequenceRecord =>
  find(context, 'sequences', idIn(pathText(request, 'sequence_id')), 'sequence');

function needCredentials(context: Context): void {
  if (isPortuguese(context.account) && !context.account.record.atConfigured) {
    const how = 'configure them with POST /api/v3/accounts/at_communication.json first';
    throw invalid('', `This account has no tax-authority credentials; ${how}.`);
  }
}

const createSequence: Handler = (context, request) => {
  const reader = unwrap(request.body, 'sequence');
  const serie = requiredText(reader, 'serie');
  const isDefault = flag(reader, 'default_sequence') ?? false;
  if (serie !== undefined && findNamed(context.account, 'sequences', 'serie', serie)) {
    complain(reader, 'serie', 'exists already');
  }
  settle(reader);
  needCredentials(context);
  const sequence: SequenceRecord = {
    id: newId(context.world),
    serie: serie as string,
    isDefault: isDefault || !defaultOf(context.account, 'sequences'),
    registered: isPortuguese(context.account),
    counters: {},
    lastDays: {},
  };
  put(context.world, context.account, 'sequences', sequence);
  if (sequence.isDefault) onlyDefault(context, 'sequences', sequence.id);
  return created(context, { sequence: sequenceAnswer(context, sequence) });
};

const registerSequence: Handler = (context, request) => {
  const sequence = sequenceOf(context, request);
  needCredentials(context);
  const registered = { ...sequence, registered: isPortuguese(context.account) };
  put(context.world, context.account, 'sequences', registered);
  return ok({ sequences: [sequenceAnswer(context, registered)] });
};

export interface NumberGiven {
  readonly number: number;
  readonly sequence: SequenceRecord;
}

/**
 * The next number in the sequence, one above the highest counter of these kinds; all of their counters are set to it. A
 * requested number is used when it is higher. The returned sequence is not stored yet.
 */
export function nextNumber(
  sequence: SequenceRecord,
  kinds: readonly string[],
  day: number,
  wished: number | undefined,
): NumberGiven {
  const last = Math.max(...kinds.map((kind) => sequence.counters[kind] ?? 0));
  const number = wished !== undefined && wished > last ? wished : last + 1;
  const counters = { ...sequence.counters };
  const lastDays = { ...sequence.lastDays };
  for (const kind of kinds) {
    counters[kind] = number;
    lastDays[kind] = Math.max(day, lastDays[kind] ?? day);
  }
  return { number, sequence: { ...sequence, counters, lastDays } };
}

export const sequenceHandlers = {
  listSequences: (context) =>
    ok({ sequences: Array.from(all(context.account, 'sequences'), (one) => sequenceAnswer(context, one)) }),
  getSequence: (context, request) => ok({ sequence: sequenceAnswer(context, sequenceOf(context, request)) }),
  createSequence,
  setCurrentSequence: (context, request) => {
    const sequence = sequenceOf(context, request);
    if (!sequence.isDefault)
      put(context.world, context.account, 'sequences', { ...sequence, isDefault: true });
    onlyDefault(context, 'sequences', sequence.id);
    return ok();
  },
  registerSequence,
} satisfies Record<string, Handler>;
