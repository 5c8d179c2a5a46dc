/** Takes an edit of the scenario's file into the running mock. Reads no file. */
import type { Site } from './actions.js';
import { keepForUndo } from './undo.js';

/**
 * Loads what has become of the scenario that main runs on. True when something had been written since it was loaded,
 * which an undo brings back. Throws for a scenario that is wrong, and changes nothing then.
 */
export function takeScenario(site: Site, name: string, data: unknown): boolean {
  const { main } = site.worlds;
  if (site.scenario !== name) {
    throw new Error(`another scenario is loaded, "${site.scenario}"`);
  }
  const hadWrites = !main.service.isUntouched();
  // Wrong data must not cost the step back that there is.
  main.service.fork().loadScenario(data);
  keepForUndo(site, main, `an edit of ${name}`);
  main.service.loadScenario(data);
  main.mailsUpTo = 0;
  main.forced.clear();
  site.worlds.scenarioLoaded();
  return hadWrites;
}
