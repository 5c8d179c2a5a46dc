/**
 * Reads a scenario as plain data: a shipped one by name, or any file by path. mocks/service/scenario/ interprets the
 * data.
 */
import { existsSync } from 'node:fs';
import { placeOf } from '../package-files/place-of.js';
import { readDataFile } from '../package-files/read-data-file.js';

export const scenarioNames = ['empty', 'demo', 'large'] as const;

/** The path of a scenario's file. Throws an Error that lists the shipped ones. */
export function scenarioFile(nameOrPath: string): string {
  const isOurs = (scenarioNames as readonly string[]).includes(nameOrPath);
  const path = isOurs ? placeOf(`mocks/scenarios/${nameOrPath}.yaml`) : nameOrPath;
  if (existsSync(path)) return path;
  const choices = `${scenarioNames.join(', ')}, or the path of a YAML file`;
  throw new Error(`scenario "${nameOrPath}" was not found at ${path}; give one of ${choices}`);
}

/** The parsed data of a scenario. Throws an Error that names the file when it is missing or invalid YAML. */
export function loadScenario(nameOrPath: string): unknown {
  const path = scenarioFile(nameOrPath);
  try {
    return readDataFile(path) ?? {};
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`scenario ${path} cannot be read: ${reason}`);
  }
}
