/**
 * What a document shows, beside what was sent and beside what it showed before. Blame: when readers agree on a wrong value
 * the last writer is at fault, when one differs that reader.
 */
import { documentTypes } from '../../../generated/states.js';
import { linesOf } from '../../checks/kit/document-rules.js';
import { carriesTransport } from '../../checks/kit/document-transport.js';
import { valueSymptom } from '../../judge/identity.js';
import type { Json } from '../../target/call.js';
import type { About } from '../judging.js';
import { type Claim, claimsOf, type Reader } from './claims.js';
import { entryOf } from './listed.js';
import type { DocumentCase } from './subject.js';

export async function readDocument(current: DocumentCase): Promise<Json> {
  const { t, ops, id } = current;
  const { record } = await t.call(ops.get, { path: { 'document-id': id } });
  current.lastRead = t.client.last();
  return record;
}

/** Whose fault a wrong value is: asks the list, as a second reader, when something is wrong. */
async function blame(
  current: DocumentCase,
  about: About,
  read: Reader,
  isRight: (value: unknown) => boolean,
): Promise<About> {
  const entry = await entryOf(current).catch(() => undefined);
  const stated = entry && read(entry);
  return stated !== undefined && isRight(stated) ? { ...about, operation: current.ops.get } : about;
}

export async function judgeClaims(
  current: DocumentCase,
  record: Json,
  claims: readonly Claim[],
  about: About,
): Promise<void> {
  // Whom to blame asks the list: what showed it was read before.
  const exchange = about.exchange ?? current.judge.last();
  for (const { field, read, isRight, expected, symptom, statement, proof } of claims) {
    const value = read(record);
    if (isRight(value) || current.judge.knows(field)) continue;
    const blamed = { ...(await blame(current, about, read, isRight)), ...(exchange && { exchange }) };
    const how = { ...blamed, symptom: symptom(value), ...(statement !== undefined && { statement }) };
    current.judge.that(false, field, expected, value, how, proof?.(value));
  }
}

/** Judges what was last read against what was last sent. */
export async function judgeSent(current: DocumentCase, about: About): Promise<void> {
  const merged =
    about.operation === current.ops.update ? presentLines(current.sent, current.shown) : undefined;
  // Whether lines replace the old ones is assumed: those that were sent are there in any case.
  const sent = merged ? { ...current.sent, items: merged } : current.sent;
  await judgeClaims(current, current.shown, claimsOf(current, sent, current.shown), about);
  if (documentTypes[current.type].family === 'guides')
    carriesTransport(current.t, current.shown, current.sent, 'the guide');
}

/** The lines shown, as if all had been sent, where there are more than were sent and those are among them. */
function presentLines(sent: Json, shown: Json): Json[] | undefined {
  const [wanted, lines] = [sent.items as Json[], linesOf(shown)];
  if (lines.length <= wanted.length) return undefined;
  const isThere = (one: Json) => lines.some(({ description }) => description === one.description);
  return wanted.every(isThere) ? lines : undefined;
}

/**
 * A client's observations are added to those of every document sent to this client. An update that does not name observations may
 * leave none.
 */
export function judgeNote(current: DocumentCase): void {
  const { judge, party, shown, sent, mailed, updates, first, ops, lastRead } = current;
  if (!mailed || party.note === undefined || sent.observations !== undefined) return;
  const hadIt = String(first.observations ?? '').includes(party.note);
  if (updates > 0 && hadIt && !shown.observations) return;
  judge.that(
    String(shown.observations ?? '').includes(party.note),
    'observations',
    'hold that',
    shown.observations,
    {
      operation: ops.create,
      when: `of a document sent to a client who says "${party.note}"`,
      statement: 'rule:client-observations-added',
      symptom: valueSymptom(shown.observations, party.note),
      // Others may have come since, such as a change of state that was refused.
      ...(lastRead && { exchange: lastRead }),
    },
  );
}
