/** Before the tests: builds dist/ if a source is newer, with the declarations that some of them compile against. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('build.mjs', import.meta.url));

export default () => {
  execFileSync(process.execPath, [build, '--if-stale', '--types'], { stdio: 'inherit' });
};
