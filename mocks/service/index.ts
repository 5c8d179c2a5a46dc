/**
 * The service as other modules see it: makes one, and names its types. Everything behind it is plain TypeScript that knows
 * no HTTP server, no Prism and no node.
 */
import { createClock } from './clock.js';
import { type Decorate, type Service, serve } from './service.js';
import { type GivenSettings, settingsOf } from './settings.js';
import { random } from './store/ids.js';
import { createWorld } from './store/world.js';

export type { AccountInfo, Decorate, Service, Snapshot } from './service.js';
export type { Variations } from './settings.js';
export type { Dump } from './store/dump.js';
export type * from './store/records.js';
export type { Change, TableName } from './store/world.js';

export interface ServiceOptions extends GivenSettings {
  /** ISO date-time at which the clock stands still; without it the machine's clock runs. */
  clock?: string | undefined;
  /**
   * Puts something around `handle`: a variant that answers in another lawful way, or a deliberate fault. Forks
   * get their own, made by the same function. Without it nothing lies between a request and its handler.
   */
  decorate?: Decorate | undefined;
}

/** A service with two accounts and nothing in them but what a new account comes with. */
export function createService(options: ServiceOptions = {}): Service {
  // What lies around the service may change an answer in place.
  const settings = settingsOf(options, options.decorate === undefined);
  const { idStart, idStep } = settings.variations;
  const firstId = idStart ?? 10_000 + Math.floor(random(settings.seed, 'ids')() * 80_000);
  const make = () => createWorld(firstId, idStep);
  const service = serve(make, settings, createClock(options.clock), make(), options.decorate);
  service.loadScenario({});
  return service;
}
