// Lints the contract with Redocly's rules and the house rules of lint.yaml, and finds parts of spec/resources
// that nothing uses. Exits with 1 when there is a problem.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { bundleContract } from './generate/bundle.js';

const SPEC_DIR = fileURLToPath(new URL('.', import.meta.url));
const SECTIONS = ['schemas', 'responses', 'requestBodies', 'parameters'];

/** Names of parts that are written down in spec/ but that no operation leads to, as file#/section/name. */
export async function unusedParts(): Promise<string[]> {
  const files = [
    'shared.yaml',
    ...readdirSync(join(SPEC_DIR, 'resources')).map((name) => `resources/${name}`),
  ];
  const document = await bundleContract(join(SPEC_DIR, 'openapi.yaml'));
  return files.flatMap((file) => {
    const content = parse(readFileSync(join(SPEC_DIR, file), 'utf8'), { merge: true }) as Record<
      string,
      object
    >;
    return SECTIONS.flatMap((section) =>
      Object.keys(content[section] ?? {})
        .filter((name) => document.components[section]?.[name] === undefined)
        .map((name) => `${file}#/${section}/${name}`),
    );
  });
}

const config = await loadConfig({ configPath: join(SPEC_DIR, 'lint.yaml') });
const problems = await lint({ ref: join(SPEC_DIR, 'openapi.yaml'), config });
formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' });
const unused = await unusedParts();
for (const part of unused) console.error(`spec/${part} is not used by any operation: use it or delete it.`);
const errors =
  problems.filter((problem) => problem.severity === 'error' && !problem.ignored).length + unused.length;
if (errors > 0) process.exitCode = 1;
else console.log('The contract keeps the house rules.');
