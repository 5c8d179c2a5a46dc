/** The account in which a case runs. */
import { orUndefined } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';

/** The context in the second account; the own one where there is no second account or it accepts no client. */
export async function placeOf(
  t: CheckContext,
  { account }: { account: 'own' | 'second' },
): Promise<CheckContext> {
  const there = account === 'second' ? t.inSecondAccount() : undefined;
  return there && (await isOpen(there)) ? there : t;
}

const isOpen = (there: CheckContext): Promise<boolean> =>
  there.given.once(
    'open',
    async () => (await orUndefined(() => there.given.sharedRecord('buyer', 'first'))) !== undefined,
  );
