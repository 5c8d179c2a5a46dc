/**
 * `npm run bench:conformance`: the cost of a run of the suite for its target, as a table; with `--count` the requests
 * of each check, written for the forecast (counting.ts).
 */
import { count } from './counting.js';
import { expected, keptIn, runSuite, startMock, type Target } from './running.js';

const slowMs = 50;

/** A run, with the records it added to the account, including clients and items created by documents. */
async function row(name: string, target: Target, profile: 'smoke' | 'full', ...words: string[]) {
  const before = await keptIn(target.said);
  const { seen, wholeMs } = await runSuite(target, '--profile', profile, ...words);
  const after = await keptIn(target.said);
  const stays = (Object.keys(after) as (keyof typeof after)[]).map((kind) => after[kind] - before[kind]);
  const [sent, forecast] = [seen.requests.total, expected(profile)].map((count) =>
    count.toLocaleString('en'),
  );
  console.log(
    `| ${name} | ${sent} (${forecast}) | ${stays.join(', ')} | ${(wholeMs / 1000).toFixed(1)} | ${seen.verdict} |`,
  );
}

async function printCost(): Promise<void> {
  console.log('| run | requests (expected) | stays: clients, items, sequences, taxes | whole, s | verdict |');
  console.log('|---|---|---|---|---|');
  const [smoke, full, slow] = [await startMock(), await startMock(), await startMock(slowMs)];
  await row('smoke, empty account', smoke, 'smoke');
  await row('full, empty account', full, 'full');
  await row('the same account again', full, 'full');
  await row(`full, ${slowMs} ms an answer, 8 at a time`, slow, 'full', '--workers', '8');
  for (const { child } of [smoke, full, slow]) child.kill();
}

await (process.argv.includes('--count') ? count() : printCost());
