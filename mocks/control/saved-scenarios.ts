/**
 * Scenarios saved from the current state, or sent as YAML. They are kept in memory, so that a page cannot make the mock
 * write or read a file.
 */
import { stringify } from 'yaml';
import { parseYaml } from '../package-files/parse-yaml.js';
import { scenarioNames } from '../scenarios/load.js';
import type { SavedScenario } from '../service/scenario/whole.js';
import type { Site } from './actions.js';
import { orRefused, type World, WorldError } from './worlds.js';

const MAX_SAVED = 50;
/** A limit for YAML sent by a page, since parsing blocks all requests; a file may hold more. */
const MAX_VALUES = 100_000;
const WIDTH = 110;

export interface SaveInput {
  /** @pattern ^[a-z0-9-]{1,40}$ */
  name: string;
  /** @maxLength 500 */
  description?: string;
  /**
   * Kept instead of the world.
   *
   * @maxLength 900000
   */
  yaml?: string;
}

export interface Saved {
  name: string;
  yaml: string;
  /** What would not be as it is now when it is loaded again, in sentences. */
  differences: string[];
}

/** Throws a WorldError for a name that a file has, for YAML that is no scenario, and when there are too many. */
export function saveScenario(site: Site, world: World, { name, description = '', yaml }: SaveInput): Saved {
  if ([...scenarioNames, site.startScenario].includes(name))
    throw new WorldError(409, `"${name}" is a scenario that comes from a file; choose another name`);
  if (!site.saved.has(name) && site.saved.size >= MAX_SAVED)
    throw new WorldError(
      409,
      `${MAX_SAVED} scenarios are saved already; save over one of them, or start the mock anew`,
    );
  if (yaml !== undefined) {
    const data = orRefused(
      () => parseYaml(yaml, MAX_VALUES),
      422,
      "the scenario's YAML cannot be accepted: ",
    );
    // In a discarded fork: unusable data are refused now and not when they are chosen.
    orRefused(() => site.worlds.main.service.fork().loadScenario(data));
    site.saved.set(name, data);
    return { name, yaml, differences: [] };
  }
  const saved = orRefused(() => world.service.asScenario(description));
  site.saved.set(name, saved.data);
  return { name, yaml: scenarioText(saved), differences: saved.differences };
}

/** A scenario as the YAML of its file. */
export const scenarioText = ({ data, differences }: SavedScenario): string =>
  `${header(differences)}${stringify(data, { lineWidth: WIDTH })}`;

const header = (differences: readonly string[]): string =>
  [
    '# Saved from a running mock. Start one with it: invoicing-mock --scenario FILE',
    ...(differences.length === 0 ? [] : ['# Loaded again, this would differ:']),
    ...differences.slice(0, 100).map((one) => `# - ${one.replaceAll('\n', ' ')}`),
    '',
  ].join('\n');
