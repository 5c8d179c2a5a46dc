/** Coverage targets from the generated contract. The other modules of this folder get the contract as a parameter. */
import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.js';
import { rules } from '../../generated/rules.js';
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import { type CoverageTargets, coverageTargets } from './coverage.js';
import { unreachable } from './unreachable.js';

let targets: CoverageTargets | undefined;

/** Everything in the contract that a full run has to assert; read once per process. */
export function contractTargets(): CoverageTargets {
  targets ??= coverageTargets({
    ...{ operations, stateTables, documentTypes, cells, rules, unreachable },
    openapi: JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')),
  });
  return targets;
}
