/**
 * Distributes forbidden triggers over cases, since each costs a request: a case tries a trigger in a state if its row combines
 * enough values with it that no other case of the type combines.
 */
import { type DocumentType, documentTypes, stateTables } from '../../../generated/states.js';
import { isFirstType } from '../../checks/kit/document-rules.js';
import { isAssumedTable, isSecondState, rowOf, statesOn, stepsOf, tableOf } from '../../given/paths.js';
import type { DocumentPlan, Tries } from './document-plan.js';
import type { Row } from './factor.js';

/** How many new values of factors justify a request for a trigger in a state. */
const worth = 11;
/** For words that no table has, values of factors do not matter: each is tried once. */
const once = Number.POSITIVE_INFINITY;

/** Factors that have no effect yet in the initial state. */
const later: ReadonlySet<string> = new Set(['at-once', 'moment', 'email', 'payment', 'links', 'look']);

/** Triggers of other types that this type's table does not have. */
function foreignTo(type: DocumentType): string[] {
  const { triggers } = tableOf(type);
  const others = Object.values(stateTables).flatMap((table) => table.triggers);
  return [...new Set(others.filter((one) => !triggers.includes(one)))].slice(0, 3);
}

/** An unknown word, and words by which other services name a transition or its target state; no table has them. */
const otherWords = {
  first: ['no-such-trigger', 'final', 'sent', 'finalised', 'finalize', 'issued', 'approve', 'closed'],
  invoices: ['no-such-trigger', 'paid', 'cancelled', 'void', 'cancel', 'reopen', 'settle', 'draft'],
  estimates: ['no-such-trigger', 'approved', 'rejected', 'cancelled', 'cancel', 'void', 'draft', 'sent'],
  guides: ['no-such-trigger', 'cancelled', 'cancel', 'void', 'delivered', 'closed', 'draft'],
} as const;

/** All of them in the first two states of every type; later only one, which depends on the type. */
function otherWordsOf(type: DocumentType, state: string): string[] {
  const isFirst = state === tableOf(type).initial;
  const family = documentTypes[type].family as keyof typeof otherWords;
  const words = otherWords[isFirst ? 'first' : family].filter((one) => !tableOf(type).triggers.includes(one));
  const n = Object.keys(documentTypes).indexOf(type) % words.length;
  const rotated = [...words.slice(n), ...words.slice(0, n)];
  return isFirst || isIssued(type, state) ? rotated : rotated.slice(0, 1);
}

const isIssued = (type: DocumentType, state: string): boolean =>
  isSecondState(type, state) && state !== 'deleted';

/** Groups of words to try in a state: each forbidden trigger, other words and, once issued, triggers of other families. */
function unknownIn(type: DocumentType, state: string): { words: readonly string[]; least: number }[] {
  const own = tableOf(type).triggers.filter((one) => !rowOf(type, state, one));
  const foreign = isIssued(type, state) ? foreignTo(type) : [];
  return [
    ...own.map((trigger) => ({ words: [trigger], least: worth })),
    { words: otherWordsOf(type, state), least: once },
    // The empty word concerns all types of a family alike: the first type tries it.
    ...(foreign.length > 0 && isFirstType(type) ? [{ words: [''], least: once }] : []),
    ...foreign.map((trigger) => ({ words: [trigger], least: once })),
  ];
}

/** Of all types: a wrong effect of a trigger that a type does not have is probably that of another type. */
const steps = (Object.keys(documentTypes) as DocumentType[]).flatMap(stepsOf);

/**
 * Orders triggers so that, where possible, none is accepted because of the wrong effect of an earlier one, and in any case none
 * undoes it: one GET judges all of them.
 */
export function inSafeOrder(type: DocumentType, state: string, triggers: readonly string[]): string[] {
  const leadsTo = (later: string, trigger: string): (string | undefined)[] =>
    steps.flatMap((step) => (step.trigger === trigger ? [rowOf(type, step.to, later)?.to] : []));
  const isAccepted = (later: string, trigger: string) =>
    leadsTo(later, trigger).some((to) => to !== undefined);
  const undoes = (later: string, trigger: string) => leadsTo(later, trigger).includes(state);
  const [left, safe] = [[...triggers], [] as string[]];
  const firstWithout = (clashes: typeof undoes) =>
    left.findIndex((one) => !left.some((other) => other !== one && clashes(other, one)));
  for (;;) {
    const best = firstWithout(isAccepted);
    const next = best < 0 ? firstWithout(undoes) : best;
    if (next < 0) return safe;
    safe.push(...left.splice(next, 1));
  }
}

/** The states on the path, each with the path to it; for a state visited twice, the visit at which the plan tries. */
function stopsOf(type: DocumentType, { path, triedOn }: Pick<DocumentPlan, 'path' | 'triedOn'>) {
  const stops = new Map<string, string>();
  for (const [n, state] of statesOn(type, path).entries())
    if (triedOn === 'last' || !stops.has(state)) stops.set(state, path.slice(0, n).join('-'));
  return stops;
}

/** What a case tries on its path, and what is tried in its end state after all cases. */
export interface Dealt {
  tried: Tries;
  later: string[];
}

/** How many late triggers justify the GET that follows them. */
const worthALook = 3;

/** A row's visit of a state, with the row's values of factors. */
interface Visit {
  row: number;
  values: readonly string[];
}

/** The rows of the visits that add the most new values, best first, as long as each adds `least`. */
function worthTrying(visits: readonly Visit[], least: number): number[] {
  const [met, chosen] = [new Set<string>(), [] as number[]];
  const gainOf = ({ values }: Visit) => values.filter((one) => !met.has(one)).length;
  for (const left = [...visits]; left.length > 0; ) {
    const best = left.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    if (chosen.length > 0 && gainOf(best) < least) break;
    for (const one of best.values) met.add(one);
    chosen.push(best.row);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}

/** The visits of each state. */
function visitsOf(
  type: DocumentType,
  rows: readonly Row[],
  plans: readonly Pick<DocumentPlan, 'path' | 'triedOn'>[],
): Map<string, Visit[]> {
  const visits = new Map<string, Visit[]>();
  for (const [row, plan] of plans.entries())
    for (const [state, way] of stopsOf(type, plan)) {
      const isFirst = state === tableOf(type).initial;
      const values = Object.entries(rows[row] ?? {})
        .filter(([factor]) => !(isFirst && later.has(factor)))
        .map(([factor, value]) => `${factor}=${value}`)
        .concat(way);
      visits.set(state, [...(visits.get(state) ?? []), { row, values }]);
    }
  return visits;
}

/** The triggers to try for each row, by its index. */
export function dealTries(
  type: DocumentType,
  rows: readonly Row[],
  plans: readonly Pick<DocumentPlan, 'path' | 'triedOn' | 'account'>[],
): Dealt[] {
  const dealt = plans.map(() => ({ tried: {} as Record<string, string[]>, later: [] as string[] }));
  if (isAssumedTable(type)) return dealt;
  for (const [state, visits] of visitsOf(type, rows, plans)) {
    // Each of the type's own triggers is also tried once on a document that is long finished, all on the same one.
    const old = visits.findLast(({ row }) => isLast(type, plans[row], state))?.row;
    for (const { words, least } of unknownIn(type, state)) {
      const [first, ...others] = worthTrying(visits, least).sort((a, b) => a - b);
      const isTriedLate = others.some((row) => isLast(type, plans[row], state));
      const isOwn = words.some((one) => tableOf(type).triggers.includes(one));
      const oldOne = !isTriedLate && isOwn && old !== undefined && old !== first ? [old] : [];
      const rows = [first, ...others, ...oldOne];
      // Words that are left when each visit has one are tried at the first visit.
      for (let n = 0; n < Math.max(rows.length, words.length); n += 1) {
        const [row, trigger] = [n < rows.length ? rows[n] : first, words[n % words.length] as string];
        const own = row === undefined ? undefined : dealt[row];
        if (!own) continue;
        // The first visit tries while its case runs, whatever happens to the rest.
        if (row !== first && isLast(type, plans[row as number], state)) own.later.push(trigger);
        else own.tried[state] = [...(own.tried[state] ?? []), trigger];
      }
    }
  }
  return dealt.map(({ tried, later: left }, n) => {
    const end = endOf(type, plans[n]?.path ?? []);
    const isFew = left.length < worthALook;
    const all = isFew && left.length > 0 ? { ...tried, [end]: [...(tried[end] ?? []), ...left] } : tried;
    const ordered = Object.entries(all).map(([state, triggers]) => [
      state,
      inSafeOrder(type, state, n % 2 === 0 ? triggers : triggers.toReversed()),
    ]);
    return { tried: Object.fromEntries(ordered) as Tries, later: isFew ? [] : inSafeOrder(type, end, left) };
  });
}

/** Whether the path ends in this issued state, in the own account. */
const isLast = (
  type: DocumentType,
  plan: Pick<DocumentPlan, 'path' | 'account'> | undefined,
  state: string,
): boolean => plan?.account === 'own' && state !== tableOf(type).initial && endOf(type, plan.path) === state;

const endOf = (type: DocumentType, path: readonly string[]): string => statesOn(type, path).at(-1) as string;

/** The index of the type's first case that tries, as a draft, the trigger selected by `nth`. */
export function firstTrying(type: DocumentType, nth: number, tries: readonly Tries[]): number | undefined {
  const { initial, triggers } = tableOf(type);
  if (isAssumedTable(type)) return undefined;
  const refused = triggers.filter((one) => !rowOf(type, initial, one));
  const picked = refused[nth % refused.length];
  const found = tries.findIndex((one) => picked !== undefined && one[initial]?.includes(picked));
  return found < 0 ? undefined : found;
}
