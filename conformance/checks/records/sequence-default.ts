/** The one default sequence: set, created, left alone. The former default is restored in any case. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { MadeDocument } from '../../given/given.js';
import type { Exchange } from '../../judge/exchange.js';
import { violationIn } from '../../judge/outcome.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import { proofOfOtherRecord } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { type Answer, isId, type Json } from '../../target/call.js';
import { check, declaring } from '../kit/declare.js';
import { isClaimed, partsOfNumber, trigger } from '../kit/document-rules.js';
import { unknownId } from '../kit/probe.js';
import { judgeAll } from '../kit/record-judging.js';
import { created, withOddTexts } from '../kit/record-making.js';
import { type Kept, make, read, retryJudging } from '../kit/records.js';
import { isDefault, isShownBy, sequenceKind, unusedSequence } from '../kit/sequence-kind.js';

const pathOf = ({ id }: { id?: unknown }) => ({ 'sequence-id': String(id) });
/** The serie of a temporary default, by which other checks recognize it. */
export const markSerie = (t: CheckContext) => `MARK${sequenceKind.minimum(t).serie}`;

/** Declared as exclusive by the checks that move the default. */
const exclusive = ['default sequence'];

/**
 * Runs and restores the former default in any case. Waits while a run in another process has a temporary default, so that this
 * one is never restored as the former default.
 */
export async function withDefaultKept(t: CheckContext, run: (old: Json) => Promise<void>): Promise<void> {
  let old: Json | undefined;
  for (let round = 0; round < 12; round += 1) {
    const { list } = await t.given.call('listSequences');
    old = list.find(isDefault);
    if (!old) break;
    // A list that is late may show the temporary default of an earlier check.
    const { record } = await t.given.call('getSequence', { path: pathOf(old) });
    if (isDefault(record) && !String(old.serie).startsWith('MARK')) break;
    await new Promise((resolve) => setTimeout(resolve, 100 + 40 * round));
  }
  if (!old) t.unsupported('the account shows no default sequence that could be put back');
  try {
    await run(old);
  } finally {
    await t.client.call('setCurrentSequence', { path: pathOf(old) }, { what: 'the old default put back' });
  }
}

/** How long to retry because of concurrent checks, in ms. */
const patienceMs = 3000;

/**
 * Acts and judges; repeats when others moved the default meanwhile, since a real fault persists. `others`: sequences that must
 * not be the default.
 */
async function becomesDefault(
  t: CheckContext,
  act: () => Promise<string | number>,
  others: readonly Kept[] = [],
  patience = patienceMs,
): Promise<void> {
  const deadline = performance.now() + patience;
  for (let round = 1; ; round += 1) {
    const id = String(await act());
    const moved = t.client.last();
    try {
      await judgeDefault(t, id, others, moved);
      return;
    } catch (error) {
      if (!violationIn(error) || (round > 2 && performance.now() > deadline) || (await oneOf(t, others, id)))
        throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 60 * round + ((t.seed + 31 * round) % 90)));
  }
}

/** The id of an account's default sequence. */
async function defaultOf(t: CheckContext | undefined): Promise<string | undefined> {
  const one = t && (await t.given.call('listSequences')).list.find(isDefault);
  return one && String(one.id);
}

/**
 * Like `defaultOf`, but sets a default where there is none, which earlier checks may have caused: one that is called like the
 * default of the own account, where there is one.
 */
async function chosenThere(t: CheckContext | undefined, { serie }: Json): Promise<string | undefined> {
  if (t === undefined) return undefined;
  const { list } = await t.given.call('listSequences');
  const known = list.find(isDefault);
  if (known) return String(known.id);
  const one = list.find((each) => each.serie === serie) ?? (await t.given.sequence());
  await t.given.call('setCurrentSequence', { path: pathOf(one) });
  return await defaultOf(t);
}

/** Judges that the second account, which had the default `there`, has one: others may move it, but never remove it. */
async function staysThere(
  t: CheckContext,
  there: string | undefined,
  operation: 'createSequence' | 'setCurrentSequence',
): Promise<void> {
  if (there === undefined || (await defaultOf(t.inSecondAccount())) !== undefined) return;
  t.fail('a default sequence in the other account, as before', undefined, {
    ...{ field: 'default_sequence', symptom: 'changed', statement: 'rule:key-identifies-account' },
    operation,
  });
}

/** Whether one of these is the default: only this check sets them, so it is not the effect of another check. */
async function oneOf(t: CheckContext, others: readonly Kept[], id: string): Promise<boolean> {
  for (const one of others)
    if (String(one.id) !== id && isDefault(await read(t, sequenceKind, one))) return true;
  return false;
}

/** `moved`: the exchange that made the sequence the default, as evidence for the others. */
async function judgeDefault(
  t: CheckContext,
  id: string,
  others: readonly Kept[],
  moved: Exchange | undefined,
): Promise<void> {
  const { record } = await t.call('getSequence', { path: { 'sequence-id': id } });
  const exchange = t.client.last();
  for (const one of others) {
    if (String(one.id) === id) continue;
    const other = await read(t, sequenceKind, one);
    if (isDefault(other))
      t.fail(`default_sequence of sequence ${one.id} is 0`, other.default_sequence, {
        field: 'default_sequence',
        symptom: 'not unique',
        ...(moved && { others: [moved] }),
      });
  }
  if (!isDefault(record))
    t.fail('default_sequence is 1 in a GET of the sequence', record.default_sequence, {
      field: 'default_sequence',
      symptom: 'unchanged',
      ...(exchange && { exchange }),
    });
  await retryJudging(
    () => t.call('listSequences'),
    ({ list }) => {
      const listed = list.filter(isDefault).map((one) => String(one.id));
      t.expect.equal(listed, [id], 'the ids of all default sequences', {
        field: 'default_sequence',
        symptom: listed.length > 1 ? 'not unique' : 'unchanged',
      });
    },
  );
}

/** A document as a GET shows it. */
interface Shown {
  record: Json;
  exchange: Exchange | undefined;
}

/** Judges that a document without a sequence gets the default one, and returns the document; concurrent checks may move it. */
async function chosen(
  t: CheckContext,
  type: DocumentType,
  made: string | number,
  again: () => Promise<string | number>,
): Promise<Shown> {
  for (let round = 1; ; round += 1) {
    const id = round > 1 ? await again() : made;
    const { id: document } = await t.given.document(type, 'final');
    const record = await t.given.read({ type, id: document });
    const { sequence_id: shown } = record;
    const exchange = t.client.last();
    if (isShownBy(await read(t, sequenceKind, { id }), type, String(shown))) return { record, exchange };
    if (round === 4)
      t.fail(`sequence_id ${id} in the ${documentTypes[type].singular}`, shown, {
        ...{ field: 'sequence_id', symptom: 'different', exchange },
        proof: { by: 'value', compare: 'word', expected: String(id), actual: shown },
      });
  }
}

/** Judges that an invoice made before the default was moved is numbered n/serie with the serie of its own sequence. */
async function numberedInItsOwn(
  t: CheckContext,
  draft: MadeDocument,
  others: readonly Json[],
): Promise<void> {
  await trigger(t, draft, 'finalized');
  const shown = await t.given.read(draft);
  const [alike] = others.filter(({ sequence_id }) => String(sequence_id) === String(shown.sequence_id));
  const { serie } = partsOfNumber(alike?.sequence_number);
  if (serie === undefined) return;
  t.expect.that(
    partsOfNumber(shown.sequence_number).serie === serie,
    `sequence_number is number/${serie}, as in another invoice of the same sequence_id`,
    shown.sequence_number,
    {
      ...{ field: 'sequence_number', symptom: 'different', statement: 'rule:number-on-final' },
      // Without a proof: which of the two series is due follows from the document's own sequence_id.
      operation: 'changeInvoiceState',
    },
  );
}

/** Judges that an invoice that names the default sequence, chosen once more, does not get the number of one that names none. */
async function numberedApart(t: CheckContext, one: Kept, { record, exchange }: Shown): Promise<void> {
  await t.call('setCurrentSequence', { path: pathOf(one) }, { what: 'the default once more' });
  const named = await t.given.document('invoices', 'final', { sequence_id: String(one.id) });
  const shown = await t.given.read(named);
  t.expect.that(
    shown.sequence_number !== record.sequence_number,
    'an invoice that names its series has a number that none beside it has',
    `${shown.sequence_number} again`,
    {
      ...{ field: 'sequence_number', symptom: 'not unique', statement: 'rule:number-unique' },
      ...{ operation: 'changeInvoiceState', ...proofOfOtherRecord(shown.sequence_number, exchange) },
    },
  );
}

/** The id of a sequence that was created though another one, `id`, has its name; ends the check where it cannot be known. */
async function idOfTwin(t: CheckContext, { record }: Answer, serie: string | undefined, id: string | number) {
  const isTwin = (one: Json) => one.serie === serie && String(one.id) !== String(id);
  const twins = isId(record.id) ? [record] : (await t.call('listSequences')).list.filter(isTwin);
  const [twin] = twins;
  if (!isId(twin?.id) || twins.length > 1) t.unsupported('which of two sequences of one name is the new one');
  t.given.made('createSequence', twin.id);
  return twin.id;
}

/** The checks that move the default. */
const moving = declaring({ statement: 'rule:one-default-sequence', exclusive, covers: true });

export function defaultChecks(): Check[] {
  const mark = (t: CheckContext) => make(t, sequenceKind);
  const setTo = async (t: CheckContext, one: Kept) => {
    await t.call('setCurrentSequence', { path: pathOf(one) });
    return one.id;
  };
  return [
    moving('setCurrentSequence/becomes-the-default', {
      place: 'alone',
      title: 'two of three in turn, and the first again -> it is the only default, counts and series stay',
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          const made = [await mark(t), await mark(t), await mark(t)];
          for (const one of [...made.slice(1), ...made.slice(1, 2)])
            await becomesDefault(t, () => setTo(t, one), made);
          const series = made.map((one) => ({ ...one, sent: { serie: one.sent.serie } }));
          await judgeAll(t, sequenceKind, series, 'after the default has moved');
        }),
    }),
    moving('setCurrentSequence/keeps-counts', {
      statement: 'rule:sequence-counts-up',
      covers: false,
      assumed: true,
      title: 'a sequence in which an invoice was numbered, made the default -> it has counted no less',
      rule: 'Making a sequence the default changes none of its counts.',
      needs: ['invoices'],
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          const one = await mark(t);
          await t.given.document('invoices', 'final', { sequence_id: String(one.id) });
          const count = async () => Number((await read(t, sequenceKind, one)).current_invoice_number ?? 0);
          const before = await count();
          await setTo(t, one);
          const after = await count();
          // Others may use it while it is the default.
          t.expect.that(after >= before, `current_invoice_number ${before} or more`, after, {
            field: 'current_invoice_number',
            symptom: 'changed',
          });
          t.covers(tags.rule('one-default-sequence'));
        }),
    }),
    moving('setCurrentSequence/twice-stays-default', {
      place: 'alone',
      title:
        'made the default twice, then an unknown one -> it stays the only one, and that of another account is its own',
      run: (t: CheckContext) =>
        withDefaultKept(t, async (old) => {
          const there = await chosenThere(t.inSecondAccount(), old);
          const one = await make(t, sequenceKind, { serie: markSerie(t), default_sequence: '1' });
          await staysThere(t, there, 'createSequence');
          const other = await mark(t);
          const twice = async () => {
            // From another one in every round: a server that clears the default when it is set again always ends without.
            await setTo(t, other);
            const id = await setTo(t, one);
            for (const [what, path] of [
              ['the default once more', pathOf(one)],
              ['an unknown id', pathOf({ id: unknownId })],
            ] as const)
              await t.call('setCurrentSequence', { path }, { status: 'any', what });
            return id;
          };
          // Few rounds, since it runs alone: all of them would be in the script.
          await becomesDefault(t, twice, [], 0);
          await staysThere(t, there, 'setCurrentSequence');
        }),
    }),
    moving('createSequence/default-when-asked', {
      title:
        'created with default_sequence 1, before one that is refused -> it is the only default, and the next guide is numbered in it',
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          let id: string | number = '';
          const made = async () => {
            const body = { sequence: { serie: markSerie(t), default_sequence: '1' } };
            const answer = await t.call('createSequence', { body });
            id = await t.given.idOf('createSequence', answer, body.sequence.serie);
            // A refused create must not move the default; an accepted one is the new default.
            for (const serie of [undefined, body.sequence.serie]) {
              const sequence = { ...(serie && { serie }), default_sequence: '1' };
              const what = serie ? 'a default of a used serie' : 'a default without a serie';
              const again = await t.call('createSequence', { body: { sequence } }, { status: 'any', what });
              if (isSuccess(again.status)) id = await idOfTwin(t, again, serie, id);
            }
            return id;
          };
          await becomesDefault(t, made);
          if (t.settings.claims.includes('guides')) await chosen(t, 'transports', id, made);
        }),
    }),
    check('createSequence/default-stays-unless-asked', {
      statement: 'rule:one-default-sequence',
      covers: true,
      title: 'created without default_sequence, or with 0 -> another one stays the default',
      leaves: ['sequence'],
      run: async (t: CheckContext) => {
        // No check makes these the default.
        const made = [
          await unusedSequence(t),
          await created(t, sequenceKind),
          await withOddTexts(t, sequenceKind),
        ];
        const { list } = await t.call('listSequences');
        const chosen = list.find(
          (one) => isDefault(one) && made.some(({ id }) => String(id) === String(one.id)),
        );
        if (chosen)
          t.fail('the default stays where it was: nobody asked for it', `it went to ${chosen.serie}`, {
            field: 'default_sequence',
            symptom: 'present',
          });
      },
    }),
    moving('setCurrentSequence/new-documents-take-it', {
      covers: false,
      // Documents of others would be numbered in the same series.
      place: 'alone',
      title:
        'an invoice and a quote without a sequence, after the default was set -> the default sequence; an earlier draft -> the number of its own',
      rule: 'The default sequence is the one that documents take which name none.',
      needs: ['invoices'],
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          // The last document before belongs to another series than the new default.
          const last = await t.given.read(await t.given.document('invoices', 'final'));
          const draft = await t.given.document('invoices');
          let one = await mark(t);
          if (String(one.id) === String(last.sequence_id)) one = await mark(t);
          const id = await setTo(t, one);
          const later = await chosen(t, 'invoices', id, () => setTo(t, one));
          if (isClaimed(t, 'quotes')) await chosen(t, 'quotes', id, () => setTo(t, one));
          await numberedInItsOwn(t, draft, [last, later.record]);
          await numberedApart(t, one, later);
        }),
    }),
  ];
}
