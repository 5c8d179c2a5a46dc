/** Before the tests: builds dist/ if a source is newer. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('build.mjs', import.meta.url));

export default () => {
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
};
