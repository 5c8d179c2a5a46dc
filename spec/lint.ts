// Lints the contract with Redocly's rules and the house rules of lint.yaml, and finds parts of spec/resources
// that nothing uses, or that is written in no block style. Exits with 1 when there is a problem.
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
import { parse } from 'yaml';
import { flowOverLines } from './block-style.js';
import { bundleContract, ContractReader } from './generate/bundle.js';
import { writtenOut } from './generate/each-type.js';

const SPEC_DIR = fileURLToPath(new URL('.', import.meta.url));
const TEMPLATE = 'resources/each-document-type.yaml';
const SECTIONS = ['schemas', 'responses', 'requestBodies', 'parameters'];

/** Names of parts that are written down in spec/ but that no operation leads to, as file#/section/name. */
export async function unusedParts(): Promise<string[]> {
  const files = [
    'shared.yaml',
    ...readdirSync(join(SPEC_DIR, 'resources')).map((name) => `resources/${name}`),
  ];
  const document = await bundleContract(join(SPEC_DIR, 'openapi.yaml'));
  return files.flatMap((file) => {
    if (file === TEMPLATE) return []; // what becomes of it is looked for in the families' files
    const path = join(SPEC_DIR, file);
    const content = (writtenOut(path)?.content ??
      parse(readFileSync(path, 'utf8'), { merge: true })) as Record<string, object>;
    return SECTIONS.flatMap((section) =>
      Object.keys(content[section] ?? {})
        .filter((name) => document.components[section]?.[name] === undefined)
        .map((name) => `${file}#/${section}/${name}`),
    );
  });
}

/** The problem where a person can mend it: what is written once for all types is told there, and once. */
function asWritten(problem: NormalizedProblem): NormalizedProblem {
  const location = problem.location.map((place) => {
    const { file, pointer } = reader.originOf(place.source.absoluteRef, place.pointer ?? '');
    const source = new Source(file, readFileSync(file, 'utf8'), 'application/yaml');
    return { ...place, source, pointer: `#${pointer}` } as typeof place;
  });
  return { ...problem, location };
}

/** What a reader would see twice, were it told for every type. */
const told = ({ ruleId, message, location }: NormalizedProblem): string =>
  [ruleId, message, location[0]?.source.absoluteRef, location[0]?.pointer].join(' ');

const config = await loadConfig({ configPath: join(SPEC_DIR, 'lint.yaml') });
const reader = new ContractReader(config.resolve);
const found = await lint({ ref: join(SPEC_DIR, 'openapi.yaml'), config, externalRefResolver: reader });
const problems = [...new Map(found.map(asWritten).map((one) => [told(one), one])).values()];
formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' });
const unused = await unusedParts();
for (const part of unused) console.error(`spec/${part} is not used by any operation: use it or delete it.`);
const flow = flowOverLines(SPEC_DIR);
for (const line of flow) console.error(line);
const errors =
  problems.filter((problem) => problem.severity === 'error' && !problem.ignored).length +
  unused.length +
  flow.length;
if (errors > 0) process.exitCode = 1;
else console.log('The contract keeps the house rules.');
