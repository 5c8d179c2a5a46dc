/**
 * The case of a document as its row says: made, read, updated, refused, finalized, mailed, paid, printed, listed, and brought
 * to its end, with what must be so after each step. Owns the order of the steps; what each does and judges stands beside it.
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
import { judgeNeighbours, meetNeighbours, stayBehind } from './neighbours.js';
import { judgeNumbers } from './numbers.js';
import { askAtTheEnd, askLinks, pay } from './outputs.js';
import { meetParty, renameClient } from './party.js';
import { judgeNote } from './read-back.js';
import { type Stage, stageOf } from './stage.js';
import { isAstray, send, settle, tryForbidden, tryLater } from './states.js';
import type { DocumentCase } from './subject.js';
import { judgeUnchanged } from './unchanged.js';
import { refuseTwice, updateOnce, updateToFewer, updateUnseen } from './update.js';

/** Runs it; everything that is wrong is in the judge then. Throws where it cannot go on. */
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
  current.party = await meetParty(current);
  const neighbours = await meetNeighbours(current);
  const fields = await compose(current);
  const twin = neighbours.find(({ reference }) => reference !== undefined);
  await create(current, twin ? { ...fields, reference: twin.reference } : fields);
  await mailDraft(current);
  for (const deed of plan.before) await deeds[deed](current);
  if (current.last.operation === ops.update && twin) await judgeNeighbours(current, [twin]);
  await tryForbidden(current);
  if (isAstray(current)) return;
  // What was refused must not have reached the list either.
  if (!plan.isBrief && plan.look === 'status' && current.open.length > 0) await lookForIt(current);
  const moment = momentOf(current);
  const looksBack = plan.path.length > 1 && (plan.triedOn === 'last' || plan.around.includes('issued'));
  let isWhole = true;
  for (const [n, trigger] of plan.path.entries()) {
    isWhole = await step(current, trigger, n === moment);
    if (!isWhole) break;
    // What this step has changed as well, the last one may bring back to where it was.
    if (n === 0 && looksBack && before) await judgeNeighbours(current, [before]);
    await tryForbidden(current);
    // What is wrong with one state would be reported for every later one.
    await settle(current);
    if (isAstray(current)) return;
  }
  await settle(current);
  if (isAstray(current)) return;
  judgeNote(current);
  if (!plan.isBrief) await askAtTheEnd(current);
  await judgeNeighbours(current, neighbours);
  stayBehind(current);
  // Where its way ended early, its state is not the one that they are for.
  if (isWhole && plan.triedLater?.length)
    stage.over.push({ type, plan, tryLater: (t, judge) => tryLater({ ...current, t, judge }) });
}

const deeds: Record<DocumentPlan['before'][number], (current: DocumentCase) => Promise<void>> = {
  update: updateOnce,
  'update to fewer lines': updateToFewer,
  'two refused updates': refuseTwice,
  // Cases that look at the list of a state do so after what was refused in it.
  listing: async (current) => (current.plan.look === 'status' ? undefined : lookForIt(current)),
  'renamed client': renameClient,
  'hasty update': updateUnseen,
};

/** The step of its way after which it is asked for what it has: the first that issues it, or the last that leaves it in force. */
function momentOf({ type, plan }: DocumentCase): number {
  if (plan.moment === 'first') return 0;
  const [, ...states] = statesOn(type, plan.path);
  return Math.max(
    0,
    states.findLastIndex((state) => state !== 'canceled' && state !== 'deleted'),
  );
}

/** One change of state, and what belongs to the state it leads to; false where the way ends. */
async function step(current: DocumentCase, trigger: string, isMoment: boolean): Promise<boolean> {
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
  return isFirst ? pay(current) : true;
}

/** E-mails, links, lists; nothing of it changes the document. */
async function askForAll(current: DocumentCase): Promise<void> {
  await mail(current);
  await askLinks(current);
  if (current.plan.email.length + current.plan.links.length > 0)
    await judgeUnchanged(current, current.mailed ? 'e-mail' : 'read', current.last);
  if (!current.plan.isBrief) await lookAtLists(current);
}
