/** Sequences: list, get, create, make current, register. */
import { type Call, type Reply, refuse } from './http.js';
import { type JsonObject, objectAt } from './json.js';
import { counted } from './kinds.js';
import { ordered, recordAt } from './paging.js';
import { newSequence, type Sequence } from './store.js';

function sequenceJson(call: Call, sequence: Sequence): JsonObject {
  const json: JsonObject = {
    id: sequence.id,
    serie: sequence.serie,
    default_sequence: sequence.isDefault ? 1 : 0,
  };
  const unused = call.has('unused-numbers-are-null');
  for (const kind of counted) {
    const last = sequence.last[kind] ?? 0;
    json[`current_${kind}_number`] = unused && last === 0 ? null : last;
    json[`current_${kind}_sequence_id`] = unused && last === 0 ? null : (sequence.ids[kind] ?? 0);
    if (call.has('sequences-report-validation-codes'))
      json[`current_${kind}_validation_code`] = sequence.registered ? `AT${sequence.ids[kind]}` : 'N/D';
  }
  return json;
}

const sequenceOf = (call: Call): Sequence => {
  const sequence = recordAt(call, 'sequence-id', call.account.sequences, 'sequence');
  call.touched = sequence;
  return sequence;
};

function makeDefault(call: Call, sequence: Sequence): void {
  for (const each of call.account.sequences.values()) each.isDefault = false;
  sequence.isDefault = true;
}

export function listSequences(call: Call): Reply {
  return {
    status: 200,
    body: {
      sequences: ordered(call, call.account.sequences.values()).map((each) => sequenceJson(call, each)),
    },
  };
}

export const getSequence = (call: Call): Reply => ({
  status: 200,
  body: { sequence: sequenceJson(call, sequenceOf(call)) },
});

export function createSequence(call: Call): Reply {
  const body = objectAt(call.body, 'sequence') ?? refuse('sequence is missing');
  const serie =
    typeof body.serie === 'string' && body.serie.trim() !== '' ? body.serie : refuse('serie is missing');
  const wanted = body.default_sequence;
  if (
    wanted !== undefined &&
    wanted !== null &&
    ![0, 1, '0', '1', '', true, false].includes(wanted as string)
  )
    refuse('default_sequence must be 1 or 0');
  const isUsed = [...call.account.sequences.values()].some((each) => each.serie === serie);
  if (isUsed && !call.has('series-may-repeat')) refuse('serie is in use by another sequence');
  if (call.has('series-of-at-most-20-characters') && serie.length > 20) refuse('serie is too long');
  if (call.account.country === '1' && !call.account.atConfigured)
    refuse('tax-authority credentials are not configured');
  const sequence = newSequence(call.world, serie, call.account.sequences.keys());
  if (call.has('sequences-wait-for-register')) sequence.registered = false;
  call.account.sequences.set(sequence.id, sequence);
  if (wanted === '1' || wanted === 1 || wanted === true) makeDefault(call, sequence);
  call.touched = sequence;
  if (call.has('creates-answer-empty')) return { status: 201 };
  return {
    status: call.has('sequence-created-is-200') ? 200 : 201,
    body: { sequence: sequenceJson(call, sequence) },
  };
}

export function setCurrent(call: Call): Reply {
  const sequence = sequenceOf(call);
  if (sequence.isDefault && call.has('set-current-twice-refused')) refuse('it is the default already');
  makeDefault(call, sequence);
  return { status: 200 };
}

export function register(call: Call): Reply {
  const sequence = sequenceOf(call);
  if (sequence.registered && call.has('register-twice-refused')) refuse('it is registered already');
  sequence.registered = true;
  return call.has('register-answers-empty')
    ? { status: 200 }
    : { status: 200, body: { sequence: sequenceJson(call, sequence) } };
}
