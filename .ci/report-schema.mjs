/**
 * Writes the JSON Schema of report.json, made from the type `Report`, so that it cannot say anything else than the code.
 * `--check` only compares, and ends with 1 when the committed schema is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';

process.chdir(new URL('..', import.meta.url).pathname);
const FILE = 'conformance/formats/report.schema.json';

const { definitions, ...schema } = createGenerator({
  path: 'conformance/verdict/report.ts',
  tsconfig: 'tsconfig.json',
  type: 'Report',
  skipTypeCheck: true,
  // Later versions may add fields; whoever reads a report passes over what it does not know.
  additionalProperties: true,
  sortProps: true,
}).createSchema('Report');

const text = `${JSON.stringify(
  {
    $schema: schema.$schema,
    title: 'report.json of invoicing-conformance',
    description:
      'What a run of the conformance suite found. Fields may be added in any version; a field that is removed or changes its meaning makes a new minor version of the package before 1.0, and a new major version from then on.',
    $ref: schema.$ref,
    definitions,
  },
  null,
  2,
)}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
// The formatter may have laid it out otherwise.
else if (JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8')), null, 2) !== text.trimEnd()) {
  console.error(`${FILE} is not what the type Report says: run npm run report-schema`);
  process.exitCode = 1;
}
