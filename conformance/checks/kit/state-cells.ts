/**
 * Judges one cell of type x state x trigger: an allowed trigger leads to the stated state, a forbidden one is refused and changes
 * nothing; a GET confirms each. For walks and stories; the cases of conditions/ judge cells themselves.
 */

import { documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { cellOf, type MadeDocument } from '../../given/given.js';
import { isAssumedTable, isRepeated, rowOf, shortestPath } from '../../given/paths.js';
import { stateSymptom } from '../../judge/identity.js';
import { blocked } from '../../judge/outcome.js';
import { tags } from '../../judge/result.js';
import { isError } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Compared } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { content, readMaybe, send, tryTrigger } from './document-rules.js';

/** The statement and operation that the assertions of a cell cite. */
type Cell = Pick<Compared, 'statement' | 'operation'>;

export async function judgeTrigger(
  t: CheckContext,
  document: MadeDocument,
  from: string,
  trigger: string,
): Promise<void> {
  const { type } = document;
  const row = rowOf(type, from, trigger);
  await reached(t, document, from);
  const cell = { ...cellOf(type, from, trigger), operation: operationsOf(type).change };
  const isAssumed = isAssumedTable(type) || row?.assumed !== undefined;
  if (row && !isAssumed) await allowedTrigger(t, document, trigger, row.to, cell);
  else await refusedTrigger(t, document, from, trigger, cell, isAssumed);
  t.covers(tags.transition(documentTypes[type].singular, from, trigger));
  if (!isAssumedTable(type)) t.covers(tags.rule(row ? 'transition-allowed' : 'transition-forbidden'));
}

/** Blocks the check when the document is not in `from`: the step that leads there has a check of its own. */
async function reached(t: CheckContext, document: MadeDocument, from: string): Promise<void> {
  const { type } = document;
  const step = shortestPath(type, from)?.at(-1);
  if (!step) return;
  const record = await readMaybe(t, document);
  const status = record === undefined ? 'gone (404)' : String(record.status);
  const there = record === undefined ? from === 'deleted' : status.toLowerCase() === from;
  if (there) return;
  if (step.assumed) t.unsupported(`${step.from} + ${step.trigger} is only assumed; it led to ${status}`);
  const root = `${operationsOf(type).change}/${step.from}+${step.trigger}`;
  throw blocked(root, `the document is ${status} instead of ${from} after ${step.trigger}`);
}

async function allowedTrigger(
  t: CheckContext,
  document: MadeDocument,
  trigger: string,
  to: string,
  cell: Cell,
): Promise<void> {
  const before = await readMaybe(t, document);
  await send(t, document, trigger, { status: 'success', what: trigger, ...cell });
  const after = await readMaybe(t, document);
  if (to === 'deleted' && after === undefined) return;
  t.expect.that(after !== undefined, `the document is ${to} after ${trigger}`, 'a GET answers 404', {
    field: 'status',
    symptom: 'absent',
    ...cell,
  });
  t.expect.sameWord(after?.status, to, `status after ${trigger}`, {
    field: 'status',
    symptom: stateSymptom(after?.status, before?.status),
    ...cell,
  });
  for (const field of ['total', 'reference', 'client', 'items']) {
    t.expect.equal(core(after?.[field]), core(before?.[field]), `${field} after ${trigger}`, {
      field,
      symptom: 'changed',
      ...cell,
    });
  }
}

/** Name and id of a client, names and amounts of lines: other fields may be filled in when a document becomes final. */
function core(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lineCore);
  if (value === null || typeof value !== 'object') return value ?? null;
  const { id, name } = value as Json;
  return { id, name };
}

/** A line's id is not stated and may differ in every answer. */
function lineCore(value: unknown): unknown {
  const { name, unit_price, quantity, total } = Object(value) as Json;
  return { name, unit_price, quantity, total };
}

/** The fields that a refused trigger must not change; fields that are not stated may differ between reads. */
const unchanging = (record: Json): Json => ({
  status: record.status ?? null,
  sequence_number: record.sequence_number ?? null,
  ...content(record),
});

const isGone = (record: Json | undefined): boolean =>
  record === undefined || String(record.status).toLowerCase() === 'deleted';

/** A refused trigger changes nothing. Where the transition is only assumed, the trigger may also succeed; nothing is judged then. */
async function refusedTrigger(
  t: CheckContext,
  document: MadeDocument,
  from: string,
  trigger: string,
  cell: Cell,
  isAssumed: boolean,
): Promise<void> {
  const before = await readMaybe(t, document);
  const status = isRepeated(document.type, from, trigger) ? 'any' : 'refused';
  const answer = isAssumed
    ? await tryTrigger(t, document, trigger)
    : await send(t, document, trigger, { status, what: trigger, ...cell });
  const after = await readMaybe(t, document);
  if (isAssumed && !isError(answer.status)) return;
  if (isGone(before) && isGone(after)) return;
  const when = `after the refused ${trigger}`;
  const changed = { field: 'status', symptom: 'changed', ...cell } as const;
  t.expect.that(!isGone(before), `the deleted document stays deleted ${when}`, after?.status, changed);
  const absent = { ...changed, symptom: 'absent' } as const;
  t.expect.that(after !== undefined, `the document is still there ${when}`, 'a GET answers 404', absent);
  const [got, had] = [unchanging(after), unchanging(before ?? {})];
  for (const field of Object.keys(had))
    t.expect.stays(got[field], had[field], `${field} ${when}`, { field, ...cell });
}
