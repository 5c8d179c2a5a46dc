/**
 * `node .ci/first-screen.mjs package|repository`: puts that first screen into README.md. The package is packed with its
 * own (`prepack`), since its users have neither our scripts nor our tests; `postpack` restores the repository's.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const between = /(<!-- first screen[^>]*-->\n)[\s\S]*?(<!-- end of the first screen -->)/;

/** The README with the first screen `which`. Throws when its place is not marked. */
export function readmeWith(which) {
  const text = readFileSync(new URL('README.md', root), 'utf8');
  const screen = readFileSync(new URL(`.ci/first-screen/${which}.md`, root), 'utf8');
  if (!between.test(text)) throw new Error('README.md does not mark its first screen');
  return text.replace(between, (_, begin, end) => `${begin}\n${screen}\n${end}`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const which = process.argv[2];
  if (which !== 'package' && which !== 'repository')
    throw new Error('say which: node .ci/first-screen.mjs package|repository');
  writeFileSync(new URL('README.md', root), readmeWith(which));
}
