// Lints the contract with Redocly's rules and those of lint.yaml, and finds parts of spec/resources that are unused or
// not in block style. Exits with 1 when there is a problem.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  formatProblems,
  getTotals,
  lint,
  loadConfig,
  type NormalizedProblem,
  Source,
} from '@redocly/openapi-core';
import { allowedBeside, withoutNotFound } from './allowed.js';
import { flowOverLines } from './block-style.js';
import { bundleContract, ContractReader } from './generate/bundle.js';
import {
  type ContractDocument,
  isObject,
  type Json,
  type JsonObject,
  pointerTo,
} from './generate/contract-document.js';
import { expanded } from './generate/each-type.js';
import { reportSpecError } from './generate/mistake.js';
import { METHODS, operationsOf } from './generate/walk.js';
import { placeOf, readYaml } from './generate/yaml-file.js';

const SPEC_DIR = fileURLToPath(new URL('.', import.meta.url));
const TEMPLATE = 'resources/each-document-type.yaml';
const SECTIONS = ['schemas', 'responses', 'requestBodies', 'parameters'];

/** Parts of spec/ that no operation uses, each with its place and what to do. */
function unusedParts(document: ContractDocument): string[] {
  const files = [
    'shared.yaml',
    ...readdirSync(join(SPEC_DIR, 'resources')).map((name) => `resources/${name}`),
  ];
  const ids = operationsOf(document).map(({ operationId }) => operationId);
  return files.flatMap((file) => {
    if (file === TEMPLATE) return []; // its parts are looked for in the families' files
    const path = join(SPEC_DIR, file);
    const content = (expanded(path)?.content ?? readYaml<JsonObject>(path).content) as JsonObject;
    const place = (...keys: string[]) => placeOf({ file: path, pointer: pointerTo(...keys) });
    const parts = SECTIONS.flatMap((section) =>
      Object.keys(content[section] ?? {})
        .filter((name) => document.components[section]?.[name] === undefined)
        .map((name) => `${place(section, name)}: ${name} is not used by any operation: use it or delete it.`),
    );
    const paths = Object.entries(isObject(content.paths) ? content.paths : {}).filter(
      ([, item]) => isObject(item) && !METHODS.some((method) => isServed(item[method], ids)),
    );
    const orphans = paths.map(
      ([name]) =>
        `${place('paths', name)}: no path leads here: name it in spec/openapi.yaml, as in ` +
        `\`/clients/{client-id}/archive.json: { $ref: ${file}#/paths/${name} }\`.`,
    );
    return [...parts, ...orphans];
  });
}

const isServed = (operation: Json | undefined, ids: readonly (Json | undefined)[]): boolean =>
  isObject(operation) && ids.includes(operation.operationId);

/** The problem at its source: a declaration for all types is reported once, where it is written. */
function asWritten(problem: NormalizedProblem, reader: ContractReader): NormalizedProblem {
  const location = problem.location.map((place) => {
    const { file, pointer } = reader.originOf(place.source.absoluteRef, place.pointer ?? '');
    const source = new Source(file, readFileSync(file, 'utf8'), 'application/yaml');
    return { ...place, source, pointer: `#${pointer.replace(/^#/, '')}` } as typeof place;
  });
  return { ...problem, location };
}

/** Key of a problem, to report it once instead of once per type. */
const reported = ({ ruleId, message, location }: NormalizedProblem): string =>
  [ruleId, message, location[0]?.source.absoluteRef, location[0]?.pointer].join(' ');

async function main(): Promise<void> {
  const document = await bundleContract(join(SPEC_DIR, 'openapi.yaml'));
  const config = await loadConfig({ configPath: join(SPEC_DIR, 'lint.yaml') });
  const reader = new ContractReader(config.resolve);
  const found = await lint({ ref: join(SPEC_DIR, 'openapi.yaml'), config, externalRefResolver: reader });
  const placed = found.map((one) => allowedBeside(document, asWritten(one, reader)));
  const problems = [...new Map(placed.map((one) => [reported(one), one])).values()];
  formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' });
  const ours = [...withoutNotFound(document, SPEC_DIR), ...unusedParts(document), ...flowOverLines(SPEC_DIR)];
  for (const line of ours) console.error(line);
  if (ours.length > 0 || problems.some(({ severity, ignored }) => severity === 'error' && !ignored))
    process.exitCode = 1;
  else console.log('The contract keeps the own rules.');
}

await main().catch(reportSpecError);
