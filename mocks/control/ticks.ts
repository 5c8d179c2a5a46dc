/**
 * Events that the console follows instead of single exchanges: at most four a second when something changed, and one a
 * second as a heartbeat. The cost does not depend on the number of requests.
 */
import { clockOf, type Site } from './actions.js';
import type { World } from './worlds.js';

const LOOK_MS = 250;
const BEAT_LOOKS = 4;

/** What a client needs to decide whether to request more. */
export interface Tick {
  /** Ids in the journal; both 0 before the first exchange. */
  newest: number;
  oldest: number;
  /** Changes with the world's records, settings and rules; it has no other meaning. */
  mark: string;
  faults: number;
  answerViolations: number;
  scenario: string;
  clock: { now: string; frozen: boolean };
}

function tickOf(site: Site, world: World): Tick {
  const { journal, worlds } = site;
  const here = worlds.peek(world.name) ?? world;
  const parts = [
    here.service.position().nextId,
    here.service.accounts().length,
    worlds.list().length,
    worlds.snapshots.size,
    here.undo?.at ?? 0,
    here.forced.size,
    here.mailsUpTo,
    site.pass?.stamp ?? 0,
  ];
  return {
    newest: journal.newest,
    oldest: journal.size === 0 ? 0 : journal.oldest,
    mark: parts.join('.'),
    faults: here.faults.size,
    answerViolations: site.answerViolations(),
    scenario: here.scenario ?? site.scenario,
    clock: clockOf(here),
  };
}

/** Calls `send` with every tick until the returned function is called. */
export function followTicks(site: Site, world: World, send: (tick: Tick) => void): () => void {
  let seen = '';
  let looks = 0;
  const look = () => {
    const tick = tickOf(site, world);
    const news = JSON.stringify({ ...tick, scenario: undefined, clock: tick.clock.frozen });
    const isBeat = looks++ % BEAT_LOOKS === 0;
    if (news === seen && !isBeat) return;
    seen = news;
    send(tick);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
