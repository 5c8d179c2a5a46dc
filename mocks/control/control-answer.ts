/** What an operation of the control API is given and what it gives back. Knows no operation. */
import type { Site } from './actions.js';
import { type World, WorldError } from './worlds.js';

export interface ControlRequest {
  site: Site;
  /** The world that the request is about. */
  world: World;
  path: Record<string, string>;
  /** Coerced by the description: numbers are numbers. */
  query: Record<string, unknown>;
  body: unknown;
}

export interface ControlAnswer {
  status: number;
  /** Or a promise of it. */
  body?: unknown;
  /** Instead of a body: events until the client leaves. Gives what ends them. */
  stream?: (send: (event: string, data: unknown, id?: number) => void) => () => void;
}

export type ControlHandler = (request: ControlRequest) => ControlAnswer;

export const ok = (body: unknown): ControlAnswer => ({ status: 200, body });
export const created = (body: unknown): ControlAnswer => ({ status: 201, body });
export const done: ControlAnswer = { status: 204 };
export const iso = (time: number): string => new Date(time).toISOString();

export function missing(what: string, there: readonly string[]): WorldError {
  const known = there.length === 0 ? 'there are none' : `there are: ${there.slice(0, 20).join(', ')}`;
  return new WorldError(404, `there is no ${what}; ${known}`);
}

export const accountNames = (world: World) => world.service.accounts().map(({ name }) => name);
export const noAccount = (world: World, name: unknown) =>
  missing(`account "${name}" in this world`, accountNames(world));
