/**
 * Which triggers a life tries in the states that do not know them. Each costs a request, so that they are dealt out: a life
 * tries what brings enough together that no other life of the type has brought together. Owns no request.
 */
import { type DocumentType, documentTypes, stateTables } from '../../../generated/states.js';
import { isAssumedTable, isSecondState, rowOf, stepsOf, tableOf } from '../../given/paths.js';
import type { DocumentPlan, Tries } from './document-plan.js';
import type { Row } from './factor.js';

/** So many values of factors, that the trigger has not met in the state yet, are worth a request. */
const worth = 8;
/** The words of another family, and one that nobody knows: they are the same to every state. */
const worthOfStrangers = 14;

/** What has not happened yet in the first state, whatever the row says. */
const later: ReadonlySet<string> = new Set(['at-once', 'moment', 'email', 'payment', 'links', 'look']);

/** Words that the table of the type does not have. */
function strangersTo(type: DocumentType): string[] {
  const { triggers } = tableOf(type);
  const others = Object.values(stateTables).flatMap((table) => table.triggers);
  return [...new Set(others.filter((one) => !triggers.includes(one)))].slice(0, 3);
}

/** No word at all is the same to all types of a family. */
const isFirstOfFamily = (type: DocumentType): boolean =>
  type ===
  (Object.keys(documentTypes) as DocumentType[]).find(
    (one) => documentTypes[one].family === documentTypes[type].family,
  );

/** The triggers that a state does not know; those of another family are tried once it is issued. */
function unknownIn(type: DocumentType, state: string): { trigger: string; least: number }[] {
  const own = tableOf(type).triggers.filter((one) => !rowOf(type, state, one));
  const strange = isSecondState(type, state) && state !== 'deleted' ? strangersTo(type) : [];
  return [
    ...own.map((trigger) => ({ trigger, least: worth })),
    { trigger: 'no-such-trigger', least: worthOfStrangers },
    ...(strange.length > 0 && isFirstOfFamily(type)
      ? [{ trigger: '', least: Number.POSITIVE_INFINITY }]
      : []),
    ...strange.map((trigger) => ({ trigger, least: worthOfStrangers })),
  ];
}

/** One look is for all of them: what one would wrongly do, none that comes after it undoes. */
function inSafeOrder(type: DocumentType, state: string, triggers: readonly string[]): string[] {
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
  let state = tableOf(type).initial;
  for (let n = 0; n <= path.length; n += 1) {
    if (n > 0) state = rowOf(type, state, path[n - 1] ?? '')?.to ?? state;
    if (triedOn === 'last' || !stops.has(state)) stops.set(state, path.slice(0, n).join('-'));
  }
  return stops;
}

/** For each row, by its place. */
export function dealTries(
  type: DocumentType,
  rows: readonly Row[],
  plans: readonly Pick<DocumentPlan, 'path' | 'triedOn'>[],
): Tries[] {
  const met = new Map<string, Set<string>>();
  return plans.map((plan, n) => {
    const tries: Record<string, string[]> = {};
    if (isAssumedTable(type)) return tries;
    for (const [state, way] of stopsOf(type, plan)) {
      const isFirst = state === tableOf(type).initial;
      const values = Object.entries(rows[n] ?? {})
        .filter(([factor]) => !(isFirst && later.has(factor)))
        .map(([factor, value]) => `${factor}=${value}`)
        .concat(way);
      for (const { trigger, least } of unknownIn(type, state)) {
        const had = met.get(`${state}+${trigger}`) ?? new Set<string>();
        met.set(`${state}+${trigger}`, had);
        if (had.size > 0 && values.filter((one) => !had.has(one)).length < least) continue;
        for (const one of values) had.add(one);
        tries[state] = [...(tries[state] ?? []), trigger];
      }
      const dealt = tries[state];
      if (dealt) tries[state] = inSafeOrder(type, state, n % 2 === 0 ? dealt : dealt.toReversed());
    }
    return tries;
  });
}

/** The first life of a type that tries, while it is a draft, the trigger that is the type's turn. */
export function firstTrying(type: DocumentType, nth: number, tries: readonly Tries[]): number | undefined {
  const { initial, triggers } = tableOf(type);
  if (isAssumedTable(type)) return undefined;
  const refused = triggers.filter((one) => !rowOf(type, initial, one));
  const turn = refused[nth % refused.length];
  const found = tries.findIndex((one) => turn !== undefined && one[initial]?.includes(turn));
  return found < 0 ? undefined : found;
}
