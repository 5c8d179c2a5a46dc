/** What a handler gets besides the request: world, account, clock and settings. */
import type { Clock } from './clock.js';
import type { ServiceRequest, ServiceResponse } from './request.js';
import type { Settings } from './settings.js';
import type { AccountState, World } from './store/world.js';

export interface Context {
  readonly world: World;
  /** The account of the request's host; account creation is handled without one. */
  readonly account: AccountState;
  readonly clock: Clock;
  readonly settings: Settings;
  /** Sentences for the journal that are not part of the answer. */
  readonly notes: string[];
}

export type Handler = (context: Context, request: ServiceRequest) => ServiceResponse;
