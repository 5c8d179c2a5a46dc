/**
 * One undo step for each world: the state replaced by a reset, a scenario or a restored snapshot is kept until the next
 * one. Keeping costs constant time.
 */
import type { Site } from './actions.js';
import type { ActiveFault } from './fault-rules.js';
import { MAIN, type World, WorldError } from './worlds.js';

/** Call it before a world's content is replaced. */
export function keepForUndo(site: Site, world: World, what: string): void {
  const { service, mailsUpTo, scenario } = world;
  const kept = service.snapshot();
  const clock = service.clock.state();
  const faults = world.faults.list();
  const forced = new Set(world.forced);
  const isMain = world.name === MAIN;
  const main = { scenario: site.scenario, pristine: site.worlds.pristine };
  world.undo = {
    what,
    at: Date.now(),
    bringBack() {
      service.bringBack(kept);
      service.clock.take(clock);
      world.mailsUpTo = mailsUpTo;
      world.scenario = scenario;
      world.forced = forced;
      world.faults.clear();
      for (const rule of faults) world.faults.add(withoutCount(rule));
      if (!isMain) return;
      site.scenario = main.scenario;
      site.worlds.pristine = main.pristine;
    },
  };
}

/** Undoes the last replacement; a second undo redoes it. Throws a WorldError when there is none. */
export function undo(site: Site, world: World): void {
  const { undo: last } = world;
  if (last === undefined)
    throw new WorldError(409, 'there is nothing to undo: no reset, scenario or restored snapshot');
  keepForUndo(site, world, 'undo');
  last.bringBack();
}

function withoutCount({ id: _id, hits, ...rule }: ActiveFault) {
  return rule.times === undefined ? rule : { ...rule, times: rule.times - hits };
}

/**
 * Loads the edited scenario that main runs on. Returns whether main had been changed since the last load, which an undo
 * restores. Throws for an invalid scenario, without changing anything.
 */
export function loadEditedScenario(site: Site, name: string, data: unknown): boolean {
  const { main } = site.worlds;
  if (site.scenario !== name) {
    throw new Error(`another scenario is loaded, "${site.scenario}"`);
  }
  const hadWrites = !main.service.isUntouched();
  // Invalid data must not discard the existing undo step.
  main.service.fork().loadScenario(data);
  keepForUndo(site, main, `an edit of ${name}`);
  main.service.loadScenario(data);
  main.mailsUpTo = 0;
  main.forced.clear();
  site.worlds.scenarioLoaded();
  return hadWrites;
}
