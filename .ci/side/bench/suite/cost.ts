/** What a run costs the target, as a table: requests, records that stay, time at a slow and at a limiting target. */
import { checksFor } from '../../../../conformance/checks/index.js';
import { expectedRequests } from '../../../../conformance/run/expectation.js';
import { selectChecks } from '../../../../conformance/run/selection.js';
import { readSettings } from '../../../../conformance/target/settings.js';
import { keptIn, runSuite, startMock, type Target } from './running.js';

const rowsInARow = 10;
const slowMs = 50;
const perMinute = 780;

/** Prints each row as it is seen; `limited` adds the one that takes a quarter of an hour. */
export async function printCost(limited: boolean): Promise<void> {
  console.log(
    '\n| run | requests (expected) | stays: clients, items, sequences, taxes | whole, s | verdict |',
  );
  console.log('|---|---|---|---|---|');
  await alone('smoke, empty account', 0, ['--profile', 'smoke']);
  const { child, ...target } = await startMock(0, '--scenario', 'empty');
  for (let nth = 1; nth <= rowsInARow; nth += 1)
    await report(nth === 1 ? 'full, empty account' : `the same account, run ${nth}`, 'full', target);
  child.kill();
  await alone(`full, ${slowMs} ms an answer, 8 at a time`, slowMs, ['--workers', '8']);
  if (limited) await alone(`full, ${perMinute} a minute`, 0, [], ['--rate-limit', String(perMinute)]);
  else
    console.log(`(\`--limited\` adds a target that takes ${perMinute} requests a minute: 15 to 20 minutes)`);
}

async function alone(name: string, delayMs: number, words: string[], more: string[] = []): Promise<void> {
  const { child, ...target } = await startMock(delayMs, '--scenario', 'empty', ...more);
  await report(name, words.includes('smoke') ? 'smoke' : 'full', target, ...words);
  child.kill();
}

/** What the account has more than before, whoever made it: clients and items come with documents too. */
async function report(
  name: string,
  profile: 'smoke' | 'full',
  target: Target,
  ...words: string[]
): Promise<void> {
  const before = await keptIn(target.said);
  const { seen, wholeMs } = await runSuite(target, ...words);
  const after = await keptIn(target.said);
  const stays = (Object.keys(after) as (keyof typeof after)[]).map((kind) => after[kind] - before[kind]);
  const unclear = (seen.totals.inconclusive ?? 0) + (seen.totals.error ?? 0);
  const cells = [
    name,
    `${seen.requests.total.toLocaleString('en')} (${expected(profile).toLocaleString('en')})`,
    stays.join(', '),
    (wholeMs / 1000).toFixed(1),
    `${seen.verdict}${unclear > 0 ? `, ${unclear} undecided` : ''}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** What `--dry-run` forecasts for a run of this profile. */
export function expected(profile: 'smoke' | 'full'): number {
  const settings = readSettings({
    flags: {
      ...{ 'base-url': 'http://target.invalid', 'api-key': 'none', profile },
      ...{ 'public-url': 'http://target.invalid', 'account-id': '1' },
      ...{ 'second-base-url': 'http://other.invalid', 'second-api-key': 'none' },
    },
    env: {},
  });
  return expectedRequests(selectChecks(checksFor(1), settings), settings);
}
