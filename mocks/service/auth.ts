/** Checks API keys. A key is valid for its own account only; creating an account requires none. */
import { operations } from '../../generated/operations.js';
import type { ServiceRequest } from './request.js';
import { type AccountState, accountNamed, type World } from './store/world.js';

/** The account of the request's host; for account creation, which has none, the default account. */
export function accountOf(world: World, request: ServiceRequest): AccountState | undefined {
  const needsKey = operations[request.operation]?.auth !== false;
  return accountNamed(world, needsKey ? request.account : undefined);
}

/** Why the request's key is refused for this account; undefined when it is accepted. */
export function keyRefusal(account: AccountState | undefined, request: ServiceRequest): string | undefined {
  if (operations[request.operation]?.auth === false) return undefined;
  if (!request.apiKey) return 'The api_key is missing.';
  if (!account) return 'There is no account at this address.';
  return request.apiKey === account.record.apiKey ? undefined : 'The api_key does not open this account.';
}
