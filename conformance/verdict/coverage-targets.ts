/** The one place where verdicts meet the generated contract; everything else here takes it as a value. */
import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.js';
import { rules } from '../../generated/rules.js';
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import { type CoverageTargets, coverageTargets } from './coverage.js';
import { unreachable } from './unreachable.js';

let targets: CoverageTargets | undefined;

/** What a full run has to assert of the contract; read once per process. */
export function contractTargets(): CoverageTargets {
  targets ??= coverageTargets({
    ...{ operations, stateTables, documentTypes, cells, rules, unreachable },
    openapi: JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')),
  });
  return targets;
}
