/**
 * Throws if there are two copies of Playwright in one process, with a message that names them and a remedy: tests would be
 * declared in one copy and run by the other. Loaded before anything that imports Playwright.
 */
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the `playwright` package that code at this place imports; undefined if there is none. */
function playwrightFor(place: string, ...through: string[]): string | undefined {
  try {
    const from = through.reduce((path, name) => createRequire(path).resolve(`${name}/package.json`), place);
    return dirname(realpathSync(createRequire(from).resolve('playwright/package.json')));
  } catch {
    return undefined;
  }
}

/** The message if the copy that runs tests (`running` is its main file) is not the one that code at `here` imports. */
export function twoCopies(running: string | undefined, here: string): string | undefined {
  if (running === undefined) return undefined;
  const runner = playwrightFor(running);
  const own = playwrightFor(here, '@playwright/test');
  const isPlaywright = runner !== undefined && /[\\/](@playwright[\\/]test|playwright)[\\/]/.test(running);
  if (!isPlaywright || own === undefined || own === runner) return undefined;
  return (
    `Two copies of Playwright: the tests are run by ${runner}, and invoicing-contract imports ${own}. ` +
    'Keep one: install @playwright/test once, beside invoicing-contract (npm ls playwright shows them all), ' +
    'and install the package instead of linking a folder that has node_modules of its own.'
  );
}

const [, main] = process.argv;
const problem = twoCopies(main && realpathSync(main), import.meta.filename);
if (problem) throw new Error(problem);
