/**
 * Checks the types of everything: `npm run types`. TypeScript 7 takes a quarter of the time of TypeScript 5, which openapi-typescript and the
 * schemas' generator need; both packages have a `tsc`, so that this one is called by its path.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TSC = 'node_modules/typescript-7/bin/tsc';

/** Runs the compiler on one project, from the top folder. Throws if it finds an error, which it has printed. */
export function compile(project, ...options) {
  const { status } = spawnSync(process.execPath, [TSC, '-p', project, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the types of ${project} are wrong`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    compile('tsconfig.json', '--noEmit');
    compile('mocks/examples/app');
    compile('.ci/tsconfig.pages.json');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
