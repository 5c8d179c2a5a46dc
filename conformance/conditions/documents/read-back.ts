/**
 * Compares what a document shows with what was sent and with what it showed before. If GET and list show the same wrong value,
 * the last write is at fault; if one of them is right, the other read is.
 */
import { documentTypes } from '../../../generated/states.js';
import { linesOf } from '../../checks/kit/document-rules.js';
import { expectTransport } from '../../checks/kit/document-transport.js';
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

/** The operation at fault for a wrong value; reads the list as well to decide. */
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
  // `blame` reads the list, so keep the exchange that showed the record.
  const exchange = about.exchange ?? current.judge.last();
  for (const { field, read, isRight, expected, symptom, statement, proof } of claims) {
    const value = read(record);
    if (isRight(value) || current.judge.knows(field)) continue;
    const blamed = { ...(await blame(current, about, read, isRight)), ...(exchange && { exchange }) };
    const how = { ...blamed, symptom: symptom(value), ...(statement !== undefined && { statement }) };
    current.judge.that(false, field, expected, value, how, proof?.(value));
  }
}

/** Judges the last read against what was last sent. */
export async function judgeSent(current: DocumentCase, about: About): Promise<void> {
  const merged =
    about.operation === current.ops.update ? presentLines(current.sent, current.shown) : undefined;
  // That lines replace the old ones is an interpretation: the sent lines must be there in any case.
  const sent = merged ? { ...current.sent, items: merged } : current.sent;
  await judgeClaims(current, current.shown, claimsOf(current, sent, current.shown), about);
  if (documentTypes[current.type].family === 'guides')
    expectTransport(current.t, current.shown, current.sent, 'the guide', { operation: about.operation });
}

/** All lines shown, if there are more than were sent and the sent ones are among them; else undefined. */
function presentLines(sent: Json, shown: Json): Json[] | undefined {
  const [wanted, lines] = [sent.items as Json[], linesOf(shown)];
  if (lines.length <= wanted.length) return undefined;
  const isThere = (one: Json) => lines.some(({ description }) => description === one.description);
  return wanted.every(isThere) ? lines : undefined;
}

/**
 * Judges that an e-mailed document shows its client's observations in addition to its own. An update without observations may
 * remove them.
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
      // Later reads may exist, for example after a refused change of state.
      ...(lastRead && { exchange: lastRead }),
    },
  );
}
