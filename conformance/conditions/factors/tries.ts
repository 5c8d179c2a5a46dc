/**
 * Which triggers a case tries in the states that do not know them. Each costs a request, so that they are dealt out: a case
 * tries what brings enough together that no other case of the type has brought together.
 */
import { type DocumentType, documentTypes, stateTables } from '../../../generated/states.js';
import { isFirstType } from '../../checks/kit/document-rules.js';
import { isAssumedTable, isSecondState, rowOf, statesOn, stepsOf, tableOf } from '../../given/paths.js';
import type { DocumentPlan, Tries } from './document-plan.js';
import type { Row } from './factor.js';

/** So many values of factors, that the trigger has not met in the state yet, are worth a request. */
const worth = 10;
/** Words that no row has are the same to every state: each once. */
const once = Number.POSITIVE_INFINITY;

/** What has not happened yet in the first state, whatever the row says. */
const later: ReadonlySet<string> = new Set(['at-once', 'moment', 'email', 'payment', 'links', 'look']);

/** Words that the table of the type does not have. */
function foreignTo(type: DocumentType): string[] {
  const { triggers } = tableOf(type);
  const others = Object.values(stateTables).flatMap((table) => table.triggers);
  return [...new Set(others.filter((one) => !triggers.includes(one)))].slice(0, 3);
}

/** A word that nobody knows, and what other services call a transition, or what state it leads to: no row has any of them. */
const otherWords = {
  first: ['no-such-trigger', 'final', 'sent', 'finalised', 'finalize', 'issued', 'approve', 'closed'],
  invoices: ['no-such-trigger', 'paid', 'cancelled', 'void', 'cancel', 'reopen', 'settle', 'draft'],
  estimates: ['no-such-trigger', 'approved', 'rejected', 'cancelled', 'cancel', 'void', 'draft', 'sent'],
  guides: ['no-such-trigger', 'cancelled', 'cancel', 'void', 'delivered', 'closed', 'draft'],
} as const;

/** All of them in the first states of every type; later on one, which depends on the type. */
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

/** The triggers that a state does not know, those of which each visit has one together; those of another family once it is issued. */
function unknownIn(type: DocumentType, state: string): { words: readonly string[]; least: number }[] {
  const own = tableOf(type).triggers.filter((one) => !rowOf(type, state, one));
  const foreign = isIssued(type, state) ? foreignTo(type) : [];
  return [
    ...own.map((trigger) => ({ words: [trigger], least: worth })),
    { words: otherWordsOf(type, state), least: once },
    // No word at all is the same to all types of a family.
    ...(foreign.length > 0 && isFirstType(type) ? [{ words: [''], least: once }] : []),
    ...foreign.map((trigger) => ({ words: [trigger], least: once })),
  ];
}

/** One look is for all of them: what one would wrongly do, none that comes after it undoes. */
export function inSafeOrder(type: DocumentType, state: string, triggers: readonly string[]): string[] {
  const undoes = (later: string, trigger: string) =>
    stepsOf(type).some((step) => step.trigger === trigger && rowOf(type, step.to, later)?.to === state);
  const [left, safe] = [[...triggers], [] as string[]];
  for (;;) {
    const next = left.findIndex((one) => !left.some((other) => other !== one && undoes(other, one)));
    if (next < 0) return safe;
    safe.push(...left.splice(next, 1));
  }
}

/** The states on the way, each with the way to it; of one that comes twice the visit at which the plan tries. */
function stopsOf(type: DocumentType, { path, triedOn }: Pick<DocumentPlan, 'path' | 'triedOn'>) {
  const stops = new Map<string, string>();
  for (const [n, state] of statesOn(type, path).entries())
    if (triedOn === 'last' || !stops.has(state)) stops.set(state, path.slice(0, n).join('-'));
  return stops;
}

/** What a case tries on its way, and what is tried where its way ends when all cases are over. */
export interface Dealt {
  tried: Tries;
  later: string[];
}

/** So many at once are worth the look that comes after them. */
const worthALook = 3;

/** What a row comes to a state with. */
interface Visit {
  row: number;
  values: readonly string[];
}

/** Those of the visits that bring most together that no other has brought, the best first, while it is worth a request. */
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

/** By state, which rows come to it and with what. */
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

/** For each row, by its place. */
export function dealTries(
  type: DocumentType,
  rows: readonly Row[],
  plans: readonly Pick<DocumentPlan, 'path' | 'triedOn' | 'account'>[],
): Dealt[] {
  const dealt = plans.map(() => ({ tried: {} as Record<string, string[]>, later: [] as string[] }));
  if (isAssumedTable(type)) return dealt;
  for (const [state, visits] of visitsOf(type, rows, plans)) {
    // Each of its own triggers is tried once on a document that has long been there: all on the same.
    const old = visits.findLast(({ row }) => isLast(type, plans[row], state))?.row;
    for (const { words, least } of unknownIn(type, state)) {
      const [first, ...others] = worthTrying(visits, least).sort((a, b) => a - b);
      const isTriedLate = others.some((row) => isLast(type, plans[row], state));
      const isOwn = words.some((one) => tableOf(type).triggers.includes(one));
      const oldOne = !isTriedLate && isOwn && old !== undefined && old !== first ? [old] : [];
      const rows = [first, ...others, ...oldOne];
      // What is left over when each visit has its word is tried at the first.
      for (let n = 0; n < Math.max(rows.length, words.length); n += 1) {
        const [row, trigger] = [n < rows.length ? rows[n] : first, words[n % words.length] as string];
        const own = row === undefined ? undefined : dealt[row];
        if (!own) continue;
        // One is tried while its case runs, whatever becomes of the rest.
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

/** Where a way of the own account ends, once it is issued. */
const isLast = (
  type: DocumentType,
  plan: Pick<DocumentPlan, 'path' | 'account'> | undefined,
  state: string,
): boolean => plan?.account === 'own' && state !== tableOf(type).initial && endOf(type, plan.path) === state;

/** The state that a way comes to. */
const endOf = (type: DocumentType, path: readonly string[]): string => statesOn(type, path).at(-1) as string;

/** The first case of a type that tries, while it is a draft, the trigger that is the type's turn. */
export function firstTrying(type: DocumentType, nth: number, tries: readonly Tries[]): number | undefined {
  const { initial, triggers } = tableOf(type);
  if (isAssumedTable(type)) return undefined;
  const refused = triggers.filter((one) => !rowOf(type, initial, one));
  const picked = refused[nth % refused.length];
  const found = tries.findIndex((one) => picked !== undefined && one[initial]?.includes(picked));
  return found < 0 ? undefined : found;
}
