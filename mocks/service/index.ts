/** The service's entry for other modules. The service depends on no HTTP server, Prism or node. */
import { createClock } from './clock.js';
import { type Decorate, type Service, serve } from './service.js';
import { type GivenSettings, settingsOf } from './settings.js';
import { random } from './store/ids.js';
import { createWorld } from './store/world.js';

export type { KeptClock } from './clock.js';
export type { Decorate, Service, Snapshot } from './service.js';
export type { Variations } from './settings.js';
export type { Dump } from './store/dump.js';
export type * from './store/records.js';
export type { Change, TableName } from './store/world.js';

export interface ServiceOptions extends GivenSettings {
  /** ISO date-time at which the clock is frozen; without it the machine's clock runs. */
  clock?: string | undefined;
  /** Wraps `handle`, for a conforming variant or a deliberate fault. Each fork is wrapped by a new call. */
  decorate?: Decorate | undefined;
}

/** A service with two accounts that have only the defaults of a new account. */
export function createService(options: ServiceOptions = {}): Service {
  // A decorator may change an answer in place.
  const settings = settingsOf(options, options.decorate === undefined);
  const { idStart, idStep } = settings.variations;
  const firstId = idStart ?? 10_000 + Math.floor(random(settings.seed, 'ids')() * 80_000);
  const make = () => createWorld(firstId, idStep);
  const service = serve(make, settings, createClock(options.clock), make(), options.decorate);
  service.loadScenario({});
  return service;
}
