/** Twelve clients or items that no check changes, for all who look at several. Owns no checks. */
import type { CheckContext } from '../../run/check.js';
import { wordOf } from './client-kind.js';
import { similarNames } from './record-making.js';
import type { Kept, RecordKind } from './records.js';

export const steadyOnes = (t: CheckContext, kind: RecordKind): Promise<Kept[]> =>
  t.given.once(`twelve ${kind.plural}`, async () => {
    const names = similarTwice(t);
    const made: Kept[] = [];
    for (let n = 0; n < 12; n += 1) made.push(await oneOf(t, kind, n, names[n]));
    return made;
  });

/** The first seven clients: a search that takes the first or the last that fits goes wrong in one of the threes. */
export const similarOnes = async (t: CheckContext, kind: RecordKind): Promise<Kept[]> =>
  (await steadyOnes(t, kind)).slice(0, 7);

/** Longest first, and shortest first; then one that a pattern of any letter finds an older one for. */
function similarTwice(t: CheckContext): string[] {
  const [first, second] = [t.unique('Client'), t.unique('Client')].map((name) =>
    similarNames(name).slice(0, 3),
  );
  return [...(first ?? []).reverse(), ...(second ?? []), `${second?.[0]}_`];
}

function oneOf(t: CheckContext, kind: RecordKind, n: number, name: string | undefined): Promise<Kept> {
  if (kind.word === 'client' && name !== undefined)
    return t.given.sharedRecord('client', `one of twelve, ${n + 1}`, { name, code: wordOf(name) });
  const word = kind.word === 'item' ? ('item' as const) : ('client' as const);
  return t.given.sharedRecord(word, `one of twelve, ${n + 1}`, kind.minimum(t), true);
}
