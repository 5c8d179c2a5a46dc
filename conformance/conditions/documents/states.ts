/**
 * Changes of state: allowed ones, sent once or twice at the same time, and forbidden ones. One GET judges a change and the
 * triggers refused after it; the state that it shows decides which of them was wrong.
 */
import { documentTypes } from '../../../generated/states.js';
import { readMaybe, send as sendTrigger } from '../../checks/kit/document-rules.js';
import { dateText } from '../../given/given.js';
import { cellId, isAssumedTable, isRepeated, rowOf, statesOn, stepsOf, tableOf } from '../../given/paths.js';
import { ifStated, isInterpretation } from '../../judge/citation.js';
import { answerFields, stateSymptom, statusSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import { isUnreadable } from '../../judge/unreadable.js';
import { hasChanged } from '../../run/expect.js';
import type { Answer, Json } from '../../target/call.js';
import type { About } from '../judging.js';
import { numberIn } from '../model.js';
import { readDocument } from './read-back.js';
import type { DocumentCase } from './subject.js';
import { judgeUnchanged } from './unchanged.js';
import { isDatedByRow, update } from './update.js';

const sendOnce = (
  current: DocumentCase,
  trigger: string,
  status: 'refused' | 'any',
  statement?: About['statement'],
): Promise<Answer> =>
  sendTrigger(current.t, current, trigger, { status, what: trigger, ...(statement && { statement }) });

const cellOf = ({ type, ops }: DocumentCase, from: string, trigger: string, when: string): About => ({
  operation: ops.change,
  when,
  statement: ifStated(cellId(type, from, trigger)),
});

/** Whether the trigger was accepted; false where the path may lawfully end here, or the state is wrong. */
export async function send(current: DocumentCase, trigger: string, to: string): Promise<boolean> {
  const { t, type, state: from, plan, judge } = current;
  // Whether a document may cost nothing is not documented.
  const isOpen =
    isAssumedTable(type) ||
    rowOf(type, from, trigger)?.assumed !== undefined ||
    numberIn(current.shown.total) === 0;
  // Dated before the last final document, which real services refuse: on refusal it is dated today instead.
  const isLate = trigger === 'finalized' && isDatedByRow(current);
  // Only the first change is sent twice at once: it assigns the number.
  const times = plan.atOnce && from === tableOf(type).initial ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: times }, () => sendOnce(current, trigger, 'any')));
  const isAccepted = answers.some((one) => isSuccess(one.status));
  const cell = cellOf(current, from, trigger, `after ${from} + ${trigger}`);
  if (!isAccepted && isLate) {
    await settle(current);
    if (isAstray(current)) return false;
    await update(
      current,
      { ...current.sent, date: dateText(0), due_date: dateText(30) },
      'after it was dated today',
    );
    return send(current, trigger, to);
  }
  if (!isAccepted && isOpen) return false;
  if (!isAccepted) {
    const wasRight = judge.faults.length;
    // In a state that the answer does not show readably, any trigger may be refused.
    if ((await settle(current)) === 'unreadable') return false;
    const statuses = answers.map((one) => one.status).join(' and ');
    const symptom = statusSymptom(answers[0]?.status ?? 0);
    if (judge.faults.length === wasRight)
      judge.that(false, answerFields.status, 'is a success', statuses, {
        ...{ ...cell, statement: cell.statement ?? null, symptom },
      });
    return false;
  }
  current.last = cell;
  if (from !== to) current.first.state = from;
  current.state = to;
  const exchange = t.client.last();
  if (exchange) current.stage.stateChanges.push({ type, id: current.id, to, exchange });
  current.open.push({ from, trigger, cell });
  return true;
}

/** Whether the document is in the wrong state: further requests would prove nothing. */
export const isAstray = ({ judge }: DocumentCase): boolean => judge.knows('status');

/** How often the path reaches the present state. */
const visitsOn = ({ type, plan, state }: DocumentCase): number =>
  statesOn(type, plan.path).filter((one) => one === state).length;

/** Sends the forbidden triggers that this case tries in the present state; once if the path reaches it twice. */
export async function tryForbidden(current: DocumentCase): Promise<void> {
  const { type, state, plan, visits } = current;
  const visit = (visits.get(state) ?? 0) + 1;
  visits.set(state, visit);
  if (visit !== (plan.triedOn === 'first' ? 1 : visitsOn(current))) return;
  const { triggers } = tableOf(type);
  for (const trigger of plan.tried[state] ?? []) {
    const isTrigger = triggers.includes(trigger);
    const cell: About = isTrigger
      ? cellOf(current, state, trigger, `after the refused ${trigger} while ${state}`)
      : {
          ...cellOf(current, state, trigger, `after ${trigger}, which is no trigger, while ${state}`),
          statement: 'rule:transition-forbidden',
        };
    // An unknown word, like a repeated trigger, may be answered with 2xx as long as it changes nothing.
    const mayBeAccepted = isRepeated(type, state, trigger) || !isTrigger;
    const answer = mayBeAccepted
      ? await sendOnce(current, trigger, 'any')
      : await sendOnce(current, trigger, 'refused', cell.statement);
    const isAnswered2xx = isSuccess(answer.status);
    current.open.push({ from: state, trigger, cell, isRefused: true, isAnswered2xx });
    // If this changed the state, later triggers would be blamed for it.
    if (!isAnswered2xx) continue;
    if ((await settle(current)) === 'unreadable' || isAstray(current)) return;
  }
}

/** Sends the triggers of `triedLater`, after all cases have ended. */
export async function tryLater(current: DocumentCase): Promise<void> {
  const { plan, state } = current;
  const again: DocumentCase = {
    ...current,
    plan: { ...plan, tried: { [state]: plan.triedLater ?? [] }, triedOn: 'first' },
    visits: new Map(),
    open: [],
    isOver: true,
  };
  await tryForbidden(again);
  await settle(again);
}

/** Judges by one GET everything that was sent since the last one. */
export async function settle(current: DocumentCase): Promise<'unreadable' | undefined> {
  const { t, type, judge, state, open, ops } = current;
  if (open.length === 0) return undefined;
  const sent = open.splice(0);
  const change = sent.filter(({ isRefused }) => !isRefused).at(-1);
  const about = (change ?? sent.at(-1))?.cell as About;
  const record = state === 'deleted' ? await readMaybe(t, current) : await readDocument(current);
  const status = String(record?.status ?? 'deleted').toLowerCase();
  if (status !== state && !isUnreadable(record?.status)) {
    // The state shown decides: the change had no effect, or a refused trigger had one.
    const culprit =
      change && status === change.from
        ? change
        : (sent.find(({ isAnswered2xx }) => isAnswered2xx) ??
          sent.find(({ isRefused, trigger }) =>
            stepsOf(type).some((step) => isRefused && step.trigger === trigger && step.to === status),
          ) ??
          change ??
          sent[0]);
    const symptom = culprit?.isRefused ? 'changed' : stateSymptom(status, change?.from);
    const rests = culprit ? cellId(type, culprit.from, culprit.trigger) : '';
    judge.word(record?.status, state, 'status', {
      ...{ ...(culprit?.cell ?? about), symptom },
      ...(isInterpretation(rests) && { interpretation: rests }),
    });
    return undefined;
  }
  if (record && state !== 'deleted') await judgeChanged(current, change?.trigger, about, record);
  const { singular } = documentTypes[type];
  const known = sent.filter(({ trigger }) => tableOf(type).triggers.includes(trigger));
  if (judge.faults.every(({ operation }) => operation !== ops.change))
    for (const { from, trigger, isRefused } of known)
      t.covers(
        tags.transition(singular, from, trigger),
        tags.rule(`transition-${isRefused ? 'forbidden' : 'allowed'}`),
      );
  return isUnreadable(record?.status) ? 'unreadable' : undefined;
}

/** Judges what a change may alter. That the date stays when a document becomes final is an interpretation. */
async function judgeChanged(current: DocumentCase, trigger: string | undefined, about: About, record: Json) {
  const { t, shown } = current;
  const isFinalized = trigger === 'finalized';
  if (isFinalized && hasChanged(shown.date, record.date))
    t.note('rule:date-stays-on-final', `date ${about.when} is still ${shown.date}`, record.date, {
      field: 'date',
      symptom: 'changed',
      operation: about.operation,
    });
  const refusal = current.isOver ? 'late refusal' : 'refusal';
  const occasion = isFinalized ? 'finalizing' : trigger === undefined ? refusal : 'change of state';
  await judgeUnchanged(current, occasion, about, record);
}
