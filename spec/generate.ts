// `npm run generate` writes everything in generated/ from the hand-written contract in spec/. `--check` writes nothing,
// and fails with a short summary when a file in generated/ is stale. The files are listed in generate/all-files.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, staleFiles } from './generate/all-files.js';
import { reportSpecError } from './generate/mistake.js';

const OUT_DIR = fileURLToPath(new URL('../generated', import.meta.url));

async function main(): Promise<void> {
  const started = performance.now();
  const files = await generate();
  if (process.argv.includes('--check')) {
    const problems = staleFiles(files, OUT_DIR);
    if (problems.length > 0) {
      console.error(`${problems.join('\n')}\nRun \`npm run generate\` and commit the result.`);
      process.exitCode = 1;
    } else console.log('generated/ is up to date with spec/.');
    return;
  }
  mkdirSync(OUT_DIR, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(resolve(OUT_DIR, name), text);
  console.log(`${Object.keys(files).length} files written in ${Math.round(performance.now() - started)} ms.`);
}

await main().catch(reportSpecError);
