// `npm run generators`: tries every tool of tools.yaml with the contract, one after another, and writes what came of
// it to results.json and as a table into spec/README.md. `--only WORD` tries some, `--documents FOLDER` takes the
// documents from elsewhere and writes nothing. Ends with 1 when a tool failed by what is not its own defect.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBuiltMock } from './mock.js';
import { isBlemished, line, table } from './print.js';
import { type DocumentVersion, readTools } from './table.js';
import { type Trial, tryTool } from './trial.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const RESULTS = join(HERE, 'results.json');
const README = join(HERE, '../../../spec/README.md');
const FILES: Record<DocumentVersion, string> = { '3.1': 'openapi.json', '3.0': 'openapi-3.0.json' };

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, documents: { type: 'string' } },
});
const folder = resolve(values.documents ?? join(HERE, '../../../generated'));

/** After every tool, so that a run that is broken off is not lost. Results of other tools stay; those of tools that are no longer in the table go. */
function keep(trials: Trial[]): void {
  const known = readTools().flatMap((tool) => tool.documents.map((document) => `${tool.name} ${document}`));
  const key = (trial: Trial) => `${trial.tool} ${trial.document}`;
  const before = JSON.parse(readFileSync(RESULTS, 'utf8')) as Trial[];
  const all = new Map([...before, ...trials].map((trial) => [key(trial), trial]));
  const results = known.flatMap((name) => all.get(name) ?? []);
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const readme = readFileSync(README, 'utf8');
  writeFileSync(
    README,
    readme.replace(
      /(<!-- generators -->\n)[\s\S]*(<!-- \/generators -->)/,
      (_all, start: string, end: string) => `${start}\n${table(results)}\n${end}`,
    ),
  );
}

const chosen = readTools().filter(
  (tool) => !values.only || values.only.some((word) => tool.name.toLowerCase().includes(word.toLowerCase())),
);
if (chosen.length === 0)
  throw new Error(`No tool is called like ${values.only?.join(', ')}: see .ci/side/generators/tools.yaml.`);
const mock = await startBuiltMock();
const trials: Trial[] = [];
try {
  for (const tool of chosen) {
    for (const version of tool.documents) {
      const trial = await tryTool(tool, version, join(folder, FILES[version]), mock);
      console.log(line(trial));
      trials.push(trial);
      if (values.documents === undefined) keep([trial]);
    }
  }
} finally {
  mock.stop();
}
if (trials.some(isBlemished)) process.exitCode = 1;
