/** Twelve clients or items that no check changes, shared by all checks that need several records. */
import type { CheckContext } from '../../run/check.js';
import { wordOf } from './client-kind.js';
import { similarNames } from './record-making.js';
import type { Kept, RecordKind } from './records.js';

const count = 12;

export const unchangedRecords = (t: CheckContext, kind: RecordKind): Promise<Kept[]> =>
  t.given.once(`twelve ${kind.plural}`, async () => {
    const names = similarTwice(t);
    const made: Kept[] = [];
    for (let n = 0; n < count; n += 1) made.push(await oneOf(t, kind, n, names[n], made));
    return made;
  });

/** Seven clients with similar names: a search that returns the first or the last match fails for some of them. */
export const similarRecords = async (t: CheckContext, kind: RecordKind): Promise<Kept[]> =>
  (await unchangedRecords(t, kind)).slice(0, 7);

/** Two times three similar names, longest first and shortest first, and a name that matches an older one if `_` is a wildcard. */
function similarTwice(t: CheckContext): string[] {
  const [first, second] = [t.unique('Client'), t.unique('Client')].map((name) =>
    similarNames(name).slice(0, 3),
  );
  return [...(first ?? []).reverse(), ...(second ?? []), `${second?.[0]}_`];
}

/** The nth of the twelve. The last client's code is the id of the first. */
function oneOf(
  t: CheckContext,
  kind: RecordKind,
  n: number,
  name: string | undefined,
  [first]: readonly Kept[],
): Promise<Kept> {
  const slot = `one of twelve, ${n + 1}`;
  const isClient = kind.word === 'client';
  if (isClient && name !== undefined)
    return t.given.sharedRecord('client', slot, { name, code: wordOf(name) });
  if (isClient && n === count - 1)
    return t.given.sharedRecord('client', slot, { ...kind.minimum(t), code: String(first?.id) });
  const word = kind.word === 'item' ? ('item' as const) : ('client' as const);
  return t.given.sharedRecord(word, slot, kind.minimum(t), true);
}
