/**
 * Finds a Chromium for the browser tests and starts it: the one in CHROMIUM_PATH, one of the system,
 * Playwright's own, or the one that comes as a package (@sparticuz/chromium), in this order.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Arguments of the package that do not fit: a single process ends with the first page that is closed, Playwright chooses the
 * headless mode, and a GPU that the processor plays makes every picture cost twice as much.
 */
const unwanted = /^--(single-process$|headless|.*(gpu|gl=|angle|swiftshader))/;

/** Launch options for Playwright: `{ executablePath, args, headless }`. Throws when no browser is found. */
export async function chromiumOptions() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`);
    return plain(given);
  }
  const found = inPath() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (found) return plain(found);
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const args = packaged.args.filter((one) => !unwanted.test(one));
    return { executablePath, args: [...args, '--disable-gpu'], headless: true };
  } catch (error) {
    throw new Error(
      `No Chromium for the browser tests: set CHROMIUM_PATH, or install @sparticuz/chromium (${error.message}).`,
    );
  }
}

/** A started browser; the caller closes it. */
export async function launchChromium(options = {}) {
  const all = { ...(await chromiumOptions()), ...options };
  // Chromium sometimes crashes at its start on a machine under load: a second try.
  return chromium.launch(all).catch(() => chromium.launch(all));
}

const plain = (executablePath) => ({ executablePath, args: ['--no-sandbox'], headless: true });

function inPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of systemNames) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not here
      }
    }
  }
  return undefined;
}
