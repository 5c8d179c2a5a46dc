/**
 * Generates the JSON Schemas of report.json and of the control API from the types, so that they always agree with the
 * code. `--check` only compares, and exits with 1 when a committed file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';

process.chdir(new URL('..', import.meta.url).pathname);
const usual = { tsconfig: 'tsconfig.json', skipTypeCheck: true, sortProps: true };

function reportSchema() {
  const { definitions, ...schema } = createGenerator({
    ...usual,
    path: 'conformance/verdict/report.ts',
    type: 'Report',
    // Later versions may add fields, which readers of a report ignore.
    additionalProperties: true,
  }).createSchema('Report');
  return {
    $schema: schema.$schema,
    title: 'report.json of invoicing-conformance',
    description:
      'What a run of the conformance suite found. Fields may be added in any version; a field that is removed or changes its meaning makes a new minor version of the package before 1.0, and a new major version from then on.',
    $ref: schema.$ref,
    definitions,
  };
}

/** Every type of the control API, and the types these refer to. */
function controlSchemas() {
  const { definitions } = createGenerator({
    ...usual,
    path: 'mocks/control/shapes.ts',
    type: 'Shapes',
    additionalProperties: false,
    sortProps: false,
  }).createSchema('Shapes');
  const { Shapes: shapes, ...others } = definitions;
  const named = Object.entries(shapes.properties).filter(([name]) => !(name in others));
  const text = JSON.stringify({ ...others, ...Object.fromEntries(named) });
  return JSON.parse(text.replaceAll('"#/definitions/', '"#/components/schemas/'));
}

const files = {
  'conformance/formats/report.schema.json': reportSchema,
  'mocks/control/schemas.json': controlSchemas,
};

for (const [file, schema] of Object.entries(files)) {
  const text = `${JSON.stringify(schema(), null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  // Compared as data, since the formatter may have changed the layout.
  else if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2) !== text.trimEnd()) {
    console.error(`${file} is not what the types say: run npm run schemas`);
    process.exitCode = 1;
  }
}
