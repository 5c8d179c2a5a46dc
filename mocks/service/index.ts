/**
 * The door of the service: makes one, and names its types. Everything behind it is plain TypeScript that knows
 * no HTTP server, no Prism and no node.
 */
import { createClock } from './clock.js';
import { type Service, serve } from './service.js';
import { settingsOf } from './settings.js';
import { random } from './store/ids.js';
import { createWorld } from './store/world.js';
import type { ServiceOptions } from './types.js';

export type { Clock } from './clock.js';
export type { FileWanted } from './linked-files.js';
export type { AccountInfo, Service, Snapshot } from './service.js';
export type { Dump } from './store/dump.js';
export type * from './store/records.js';
export type { Change, Records, TableName } from './store/world.js';
export type {
  Decorate,
  Handle,
  ServiceOptions,
  ServiceRequest,
  ServiceResponse,
  Settings,
  Variations,
} from './types.js';

const emptyScenario = {};

/** A service with two accounts and nothing in them but what a new account comes with. */
export function createService(options: ServiceOptions = {}): Service {
  const settings = settingsOf(options);
  const { idStart, idStep } = settings.variations;
  const firstId = idStart ?? 10_000 + Math.floor(random(settings.seed, 'ids')() * 80_000);
  const make = () => createWorld(firstId, idStep);
  const service = serve(make, settings, createClock(options.clock), make(), options.decorate);
  service.loadScenario(emptyScenario);
  return service;
}
