/**
 * Reads a scenario, one of ours by its name or a file of one's own by its path, into plain data. What the data
 * mean is the service's business (mocks/service/scenario.ts).
 */
import { existsSync } from 'node:fs';
import { placeOf } from '../package-files/place-of.js';
import { readDataFile } from '../package-files/read-data-file.js';

export const scenarioNames = ['empty', 'demo', 'large'] as const;

/** Where a scenario's file lies. Throws an Error that says what there is instead. */
export function scenarioFile(nameOrPath: string): string {
  const isOurs = (scenarioNames as readonly string[]).includes(nameOrPath);
  const path = isOurs ? placeOf(`mocks/scenarios/${nameOrPath}.yaml`) : nameOrPath;
  if (existsSync(path)) return path;
  const choices = `${scenarioNames.join(', ')}, or the path of a YAML file`;
  throw new Error(`scenario "${nameOrPath}" was not found at ${path}; give one of ${choices}`);
}

/** The parsed data of a scenario. Throws an Error that names the file when it is missing or no YAML. */
export function loadScenario(nameOrPath: string): unknown {
  const path = scenarioFile(nameOrPath);
  try {
    return readDataFile(path) ?? {};
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`scenario ${path} cannot be read: ${reason}`);
  }
}
