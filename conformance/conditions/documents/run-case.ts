/**
 * Runs the case of a document: created, read, updated, refused, finalized, mailed, paid, printed, listed, and brought to its end
 * state. Contains the order of the steps; the steps and their assertions are in the neighbouring files.
 */
import { operationsOf } from '../../dialect/dialect.js';
import { isAssumedTable, rowOf, statesOn, tableOf } from '../../given/paths.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import type { DocumentPlan } from '../factors/document-plan.js';
import type { Judge } from '../judging.js';
import { placeOf } from '../place.js';
import { compose } from './compose.js';
import { create } from './create.js';
import { mail, mailDraft, refuseMail } from './email.js';
import { lookAtLists, lookForIt } from './listed.js';
import { judgeNeighbours, keepAsNeighbour, selectNeighbours } from './neighbours.js';
import { judgeNumbers } from './numbers.js';
import { askAtTheEnd, askLinks, pay } from './outputs.js';
import { chooseParty, renameClient } from './party.js';
import { judgeNote } from './read-back.js';
import { type Stage, stageOf } from './stage.js';
import { isAstray, send, settle, tryForbidden, tryLater } from './states.js';
import type { DocumentCase } from './subject.js';
import { judgeUnchanged } from './unchanged.js';
import { refuseTwice, updateOnce, updateToFewer, updateUnseen } from './update.js';

/** Runs the case; faults are collected in `judge`. Throws where the case cannot continue. */
export async function runDocumentCase(
  own: CheckContext,
  type: DocumentType,
  plan: DocumentPlan,
  judge: Judge,
): Promise<void> {
  const t = await placeOf(own, plan);
  const stage = await stageOf(t);
  await steps(t, type, plan, judge, stage);
}

async function steps(t: CheckContext, type: DocumentType, plan: DocumentPlan, judge: Judge, stage: Stage) {
  const ops = operationsOf(type);
  const made = { operation: ops.create, when: 'after it was created' };
  const before = stage.past.get(type);
  const party = { name: '', code: '', mailbox: { address: undefined } };
  const state = tableOf(type).initial;
  const current: DocumentCase = {
    t,
    type,
    ops,
    judge,
    stage,
    plan,
    party,
    id: '',
    sent: {},
    state,
    visits: new Map(),
    shown: {},
    before: {},
    updates: 0,
    mailed: false,
    first: {},
    open: [],
    last: made,
  };
  current.party = await chooseParty(current);
  const neighbours = await selectNeighbours(current);
  const fields = await compose(current);
  const twin = neighbours.find(({ reference }) => reference !== undefined);
  await create(current, twin ? { ...fields, reference: twin.reference } : fields);
  await mailDraft(current);
  for (const preparation of plan.before) await preparations[preparation](current);
  if (current.last.operation === ops.update && twin) await judgeNeighbours(current, [twin]);
  await tryForbidden(current);
  if (isAstray(current)) return;
  // Refused requests must not have changed the list either.
  if (!plan.isBrief && plan.look === 'status' && current.open.length > 0) await lookForIt(current);
  const moment = plan.moment === 'first' ? 0 : lastInForce(current);
  // A filter by status could keep an earlier state, so that it is asked in the last one that is new.
  const looked = plan.look === 'status' ? lastInForce(current, { isNew: true }) : moment;
  const looksBack = plan.path.length > 1 && (plan.triedOn === 'last' || plan.around.includes('issued'));
  let isWhole = true;
  for (const [n, trigger] of plan.path.entries()) {
    isWhole = await step(current, trigger, { isMoment: n === moment, isLooked: n === looked });
    if (!isWhole) break;
    // Judged after this step, because the last step may restore what it changed.
    if (n === 0 && looksBack && before) await judgeNeighbours(current, [before]);
    await tryForbidden(current);
    // A wrong state would be reported again in every later state.
    await settle(current);
    if (isAstray(current)) return;
    if (n === looked && n !== moment && !plan.isBrief) await lookAtLists(current);
  }
  await settle(current);
  if (isAstray(current)) return;
  judgeNote(current);
  if (!plan.isBrief) await askAtTheEnd(current);
  await judgeNeighbours(current, neighbours);
  keepAsNeighbour(current);
  // After a path that ended early the state is not the one that `triedLater` is for.
  if (isWhole && plan.triedLater?.length)
    stage.over.push({ type, plan, tryLater: (t, judge) => tryLater({ ...current, t, judge }) });
}

const preparations: Record<DocumentPlan['before'][number], (current: DocumentCase) => Promise<void>> = {
  update: updateOnce,
  'update to fewer lines': updateToFewer,
  'two refused updates': refuseTwice,
  // Cases that look at the list of a state do so after the refused triggers.
  listing: async (current) => (current.plan.look === 'status' ? undefined : lookForIt(current)),
  'renamed client': renameClient,
  'hasty update': updateUnseen,
};

/** The index of the last step that leaves the document in force; `isNew`: in a state in which it was not before. */
function lastInForce({ type, plan }: DocumentCase, { isNew = false } = {}): number {
  const [, ...states] = statesOn(type, plan.path);
  return Math.max(
    0,
    states.findLastIndex(
      (state, n) =>
        state !== 'canceled' && state !== 'deleted' && !(isNew && states.slice(0, n).includes(state)),
    ),
  );
}

/** What is requested after a step: outputs, and the list of its family. */
interface Asked {
  isMoment: boolean;
  isLooked: boolean;
}

/** One change of state and the requests that belong to the new state; false where the path ends. */
async function step(current: DocumentCase, trigger: string, { isMoment, isLooked }: Asked): Promise<boolean> {
  const { type, state: from } = current;
  const to = rowOf(type, from, trigger)?.to;
  if (to === undefined) return false;
  if (!(await send(current, trigger, to))) return false;
  const isFirst = from === tableOf(type).initial;
  if (to === 'deleted' || !(isFirst || isMoment)) return true;
  await settle(current);
  if (isAstray(current)) return false;
  if (isFirst && !isAssumedTable(type)) {
    judgeNumbers(current);
    await refuseMail(current);
  }
  if (isMoment) await askForAll(current);
  if (isMoment && isLooked && !current.plan.isBrief) await lookAtLists(current);
  return isFirst ? pay(current) : true;
}

/** E-mails and links; none of these may change the document. */
async function askForAll(current: DocumentCase): Promise<void> {
  await mail(current);
  await askLinks(current);
  if (current.plan.email.length + current.plan.links.length > 0)
    await judgeUnchanged(current, current.mailed ? 'e-mail' : 'read', current.last);
}
