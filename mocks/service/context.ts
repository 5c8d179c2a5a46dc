/** Owns what a handler is given beside the request: the world it works in, the account, the clock, the settings. */
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
  /** What the handler says beside its answer; one sentence each. */
  readonly notes: string[];
}

export type Handler = (context: Context, request: ServiceRequest) => ServiceResponse;
