/** Judges the independent server, which nobody wrote for this suite: with lawful switches nothing may be found. */
import type { Check } from '../run/check.js';
import { settingsFor } from './in-process.js';
import { startIndependentServer } from './independent/index.js';
import { judgeLawful } from './variant.js';

export interface IndependentVerdict {
  /** `plain`, or the switches that were on. */
  name: string;
  right: boolean;
  /** What was seen first that should not have been. */
  seen?: string;
}

const times = { timeoutMs: 5000, pollTimeoutMs: 5000 };

export async function judgeSwitches(
  switches: readonly string[],
  checks: readonly Check[],
): Promise<IndependentVerdict> {
  const server = await startIndependentServer({ switches: [...switches] });
  try {
    const { wrong } = await judgeLawful(settingsFor(server, 1, times), checks);
    const [first] = wrong;
    return {
      name: switches.join(' + ') || 'plain',
      right: !first,
      ...(first ? { seen: `${wrong.length} checks, first ${first.id}: ${first.what}` } : {}),
    };
  } finally {
    await server.close();
  }
}
