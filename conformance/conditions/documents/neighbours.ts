/** Neighbours of a case's document: a twin that stays a draft, and documents of finished cases. None of them may change. */
import { documentTypes } from '../../../generated/states.js';
import { content } from '../../checks/kit/document-rules.js';
import { operationsOf } from '../../dialect/dialect.js';
import { isAssumedTable, tableOf } from '../../given/paths.js';
import type { Exchange } from '../../judge/exchange.js';
import { orUndefined } from '../../judge/outcome.js';
import { differingField, sameJson } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { compose } from './compose.js';
import type { Past } from './stage.js';
import type { DocumentCase } from './subject.js';
import { changeOf } from './unchanged.js';

/** A draft with the same content, created right before; undefined where the target refuses it. */
async function makeTwin(current: DocumentCase): Promise<Past | undefined> {
  const { t, type } = current;
  if (isAssumedTable(type)) return undefined;
  const { create, get } = operationsOf(type);
  // The twin uses an existing client and item: creating them is up to the case's document.
  const party =
    current.plan.party === 'new'
      ? await current.stage.party(t, current.plan.charset, 'known')
      : current.party;
  const plan = { ...current.plan, ownItem: false, party: 'known' as const };
  return orUndefined(async () => {
    const sent = await compose({ ...current, plan, party });
    const answer = await t.given.call(create, { body: t.given.body(create, { fields: sent }) });
    const id = await t.given.idOf(create, answer, String(sent.reference));
    const { record } = await t.given.call(get, { path: { 'document-id': id } });
    const isKnownById = sent.reference !== undefined && answer.record.id !== undefined;
    return {
      type,
      id,
      shown: record,
      seenAt: performance.now(),
      ...(isKnownById && { reference: String(sent.reference) }),
    };
  });
}

/** Selects and creates the neighbours, before the document is created. */
export async function selectNeighbours(current: DocumentCase): Promise<Past[]> {
  const { plan, stage, type } = current;
  const neighbours: (Past | undefined)[] = [];
  if (plan.around.includes('twin')) neighbours.push(await makeTwin(current));
  // Longer paths end in a state that may restore what an earlier step changed: they judge this neighbour after that step.
  // The document of the last finished case, or of the very first.
  const others = plan.triedOn === 'last' ? stage.past : stage.first;
  if (plan.around.includes('issued') && plan.path.length < 2) neighbours.push(others.get(type));
  if (plan.around.includes('kin'))
    neighbours.push([...stage.past.values()].reverse().find((one) => one.type !== type));
  return neighbours.flatMap((one) => one ?? []);
}

/**
 * Judges that neighbours have not changed. Cites the last operation on the case's document: twins are judged after updates too. A
 * status was probably changed by the last trigger, though several steps later: it is the same violation after each of them.
 */
export async function judgeNeighbours(current: DocumentCase, neighbours: readonly Past[]): Promise<void> {
  const { t, judge, last } = current;
  // A client that was renamed meanwhile may be shown by either name.
  const isJudged = (key: string) => key !== 'client' || current.party.note === undefined;
  for (const past of neighbours) {
    const { type, id, shown } = past;
    const { record } = await t.call(operationsOf(type).get, { path: { 'document-id': id } });
    const stays = (one: Json): Json => ({
      status: String(one.status).toLowerCase(),
      sequence_number: one.sequence_number,
      ...content(one),
    });
    const [has, had] = [stays(record), stays(shown)];
    // One fault, however many fields it changed.
    const changed = Object.keys(had).filter((key) => isJudged(key) && !sameJson(has[key], had[key]));
    const of = (one: Json) => changed.map((key) => `${key} ${JSON.stringify(one[key])}`).join(', ');
    const [key] = changed;
    // The last change of the case's document.
    const own =
      key && t.client.exchanges().findLast(({ url }) => url.includes(`/${current.id}/change-state`));
    const isMoved = changed.includes('status');
    const kins = isMoved ? changeOfType(current, past, String(has.status)) : undefined;
    const cause = kins ?? own;
    const hasOwnChange = current.state !== tableOf(current.type).initial;
    const mover = kins ? type : hasOwnChange ? current.type : undefined;
    const field = key === undefined ? 'status' : differingField(had[key], has[key], key);
    const who = `the ${documentTypes[type].singular.replaceAll('_', ' ')} beside it`;
    judge.that(
      changed.length === 0,
      field,
      `stays: ${who} is still ${of(had)}`,
      of(has),
      {
        ...{ ...last, symptom: 'changed', isBeside: true },
        ...{ statement: isMoved ? null : (last.statement ?? null) },
        ...(isMoved && mover && { operation: operationsOf(mover).change }),
        ...(cause && { others: [cause] }),
      },
      key === undefined ? undefined : changeOf(had[key], has[key], key),
    );
  }
}

/** For a neighbour of another type: the last change of a document of that type to the state that the neighbour now shows. */
function changeOfType({ stage, type }: DocumentCase, past: Past, status: string): Exchange | undefined {
  if (past.type === type) return undefined;
  return stage.stateChanges.findLast(
    (one) =>
      one.type === past.type &&
      String(one.id) !== String(past.id) &&
      one.to === status &&
      (one.exchange.clockMs ?? 0) > past.seenAt,
  )?.exchange;
}

/** Keeps the document as a neighbour for later cases, if its end state is known. */
export function keepAsNeighbour({ stage, type, id, shown, state, party }: DocumentCase): void {
  // A client that is renamed later may be shown by its new name.
  if (state === 'deleted' || party.note !== undefined || isAssumedTable(type)) return;
  stage.past.delete(type);
  const past: Past = { type, id, shown, seenAt: performance.now() };
  stage.past.set(type, past);
  if (!stage.first.has(type)) stage.first.set(type, past);
}
