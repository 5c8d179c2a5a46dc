/** Running a check in another account. */
import { createShared, type Shared } from '../given/given.js';
import { isSuccess } from '../judge/status-class.js';
import type { MadeAccount } from '../target/call.js';
import type { Client } from '../target/client.js';
import { openJournal } from '../target/journal.js';
import type { Check } from './check.js';
import type { Run } from './run.js';
import { missingFeature } from './selection.js';

/** A client whose calls go to this account by default and are tracked like those of the own account. */
export function inAccount(client: Client, account: MadeAccount, shared: Shared): Client {
  const call: Client['call'] = async (operation, input = {}, how = {}) => {
    const answer = await client.call(operation, input, { account, ...how });
    if (isSuccess(answer.status) && how.account === undefined && how.key === undefined)
      shared.recordTracker.sees(operation, input.path, answer.record);
    return answer;
  };
  const raw: Client['raw'] = (request) => client.raw({ account, ...request });
  return Object.assign(Object.create(client) as Client, { call, raw });
}

/** The state of the account that a URL belongs to; of each of them where accounts have one address. */
export function sharedAt(url: string, { shared, second, made, settings }: Run): Shared[] {
  const places = [
    [settings.baseUrl, shared],
    [settings.second?.baseUrl, second],
    [made?.baseUrl, made?.shared],
  ] as const;
  const matching = places.flatMap(([address, one]) =>
    address && one && url.startsWith(`${address}/`) ? [{ address, one }] : [],
  );
  // The address of one account may be a prefix of another's: the longest match counts.
  const most = Math.max(0, ...matching.map(({ address }) => address.length));
  const found = matching.filter(({ address }) => address.length === most).map(({ one }) => one);
  return found.length > 0 ? found : [shared];
}

/**
 * Prepares the account that the run creates anyway, if it does, for records that cannot be deleted. They are not on the journal,
 * since that account stays too.
 */
export function openMadeAccount(run: Run, checks: readonly Check[]): void {
  const { dialect, tag } = run.shared;
  const makesOne = (check: Check) =>
    check.operation === 'createAccount' && missingFeature(check, run.settings, dialect.lacks) === undefined;
  if (!checks.some(makesOne)) return;
  const shared = createShared({ ...dialect }, openJournal(undefined, { target: '' }), `${tag}m`, `${tag}m`);
  shared.fixturePool.startEmpty();
  run.made = { shared };
}
