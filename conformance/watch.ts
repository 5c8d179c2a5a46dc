/** Waits between two runs of `--watch`: until a key is pressed, or until a target that was down is back. */
import { probe } from './target/probe.js';
import type { Settings } from './target/settings.js';
import { plural } from './verdict/plural.js';

const lookEveryMs = 1000;

/** Resolves to true when the checks are to run again, to false when the user quits. */
export async function watchTarget(
  settings: Settings,
  say: (line: string) => void,
  checks: number,
): Promise<boolean> {
  const { stdin } = process;
  say(
    `watching: ${plural(checks, 'check')} to run again when a key is pressed or the target is back; q ends.`,
  );
  let away = false;
  let timer: NodeJS.Timeout | undefined;
  const pressed = new Promise<boolean>((resolve) => {
    const listen = (key: Buffer) => resolve(!['q', '\u0003'].includes(key.toString()));
    if (stdin.isTTY) stdin.setRawMode(true);
    stdin.once('data', listen);
    stdin.once('end', () => stdin.off('data', listen));
    stdin.resume();
  });
  const back = new Promise<boolean>((resolve) => {
    const look = async () => {
      const problem = await probe(settings).catch((error: unknown) => String(error));
      if (problem) away = true;
      else if (away) return resolve(true);
      timer = setTimeout(look, lookEveryMs);
    };
    timer = setTimeout(look, lookEveryMs);
  });
  try {
    return await Promise.race([pressed, back]);
  } finally {
    clearTimeout(timer);
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
  }
}
