/** In which account a case is run. */
import { tried } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';

/** Where there is no second account, or none that takes a client, everything happens in the own one. */
export async function placeOf(
  t: CheckContext,
  { account }: { account: 'own' | 'second' },
): Promise<CheckContext> {
  const there = account === 'second' ? t.elsewhere() : undefined;
  return there && (await isOpen(there)) ? there : t;
}

const isOpen = (there: CheckContext): Promise<boolean> =>
  there.given.once(
    'open',
    async () => (await tried(() => there.given.sharedRecord('buyer', 'first'))) !== undefined,
  );
