/** The second account as a place where a check can do all that it does in its own. Owns no request of its own. */
import type { Shared } from '../given/given.js';
import type { Client } from '../target/client.js';
import type { Settings } from '../target/settings.js';
import type { Run } from './run.js';

/** Calls go to the second account unless they name another, and are judged as those of the own one are. */
export function inSecondAccount(
  client: Client,
  account: NonNullable<Settings['second']>,
  shared: Shared,
): Client {
  const call: Client['call'] = async (operation, input = {}, how = {}) => {
    const answer = await client.call(operation, input, { account, ...how });
    if (answer.status < 300 && how.account === undefined && how.key === undefined)
      shared.recordTracker.sees(operation, input.path, answer.record);
    return answer;
  };
  const raw: Client['raw'] = (request) => client.raw({ account: 'second', key: 'second', ...request });
  return Object.assign(Object.create(client) as Client, { call, raw });
}

/** Whose records a request to this address is about. */
export function sharedAt(url: string, { shared, second, settings }: Run): Shared {
  const [own, there] = [settings.baseUrl, settings.second?.baseUrl];
  if (!second || there === undefined || !url.startsWith(`${there}/`)) return shared;
  // The address of one account may begin with that of the other: then the longer one is meant.
  return url.startsWith(`${own}/`) && own.length >= there.length ? shared : second;
}
