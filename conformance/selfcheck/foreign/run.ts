/**
 * `npm run foreign [-- NAME|FOLDER ...] [-- options of the command]`: judges foreign servers and prints precision, recall, findings
 * per cause, wrong findings, requests and minutes. `--keep DIR` keeps the reports. Exits with 1 if a server is below 90 % precision
 * or 70 % recall of its certain departures.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { judgeServer, type ServerResult } from './judge-server.js';

const isBelow = ({ right, findings, caught, certain }: ServerResult): boolean =>
  right < goals.precision * findings || caught < goals.recall * certain;

const root = join(process.cwd(), 'conformance/selfcheck/foreign/servers');
const cli = join(process.cwd(), 'dist/conformance/cli.js');
const goals = { precision: 0.9, recall: 0.7 };

const [named, { keep, options }] = split(process.argv.slice(2));
const folders =
  named.length > 0
    ? named.map((one) => (existsSync(join(root, one)) ? join(root, one) : resolve(one)))
    : readdirSync(root)
        .sort()
        .map((one) => join(root, one));

const results: ServerResult[] = [];
for (const folder of folders) {
  const name = folder.split('/').at(-1) ?? folder;
  if (!existsSync(join(folder, 'departures.yaml'))) {
    say(`${name}: skipped: there is no departures.yaml in ${folder}`);
    continue;
  }
  const result = await judgeServer(name, folder, cli, options, keep ? join(keep, name) : undefined);
  results.push(result);
  for (const line of linesOf(result)) say(line);
}
process.exitCode = summary(results);

function split(words: readonly string[]): [string[], { keep?: string; options: string[] }] {
  const first = words.findIndex((word) => word.startsWith('--'));
  const rest = first === -1 ? [] : words.slice(first).filter((word) => word !== '--');
  const names = first === -1 ? [...words] : words.slice(0, first);
  const place = rest.indexOf('--keep');
  if (place === -1) return [names, { options: rest }];
  const [, folder] = rest.splice(place, 2);
  if (!folder || folder.startsWith('--'))
    throw new Error('--keep needs a folder for the reports: --keep DIR');
  return [names, { keep: resolve(folder), options: rest }];
}

function linesOf(one: ServerResult): string[] {
  if (one.skipped) return [`${one.name}: skipped: ${one.skipped}`];
  const median = one.perCause[Math.floor(one.perCause.length / 2)] ?? 0;
  return [
    `${one.name}: precision ${share(one.right, one.findings)}, recall of certain ${share(one.caught, one.certain)}, findings per cause ${median} (most ${one.perCause.at(-1) ?? 0}), ${one.requests} requests, ${one.minutes.toFixed(1)} min, exit ${one.exitStatus}`,
    `  ${one.because}`,
    ...Object.entries(one.reports).map(([id, findings]) => `  ${id}: ${findings.join(', ')}`),
    ...one.wrong.map((text) => `  matches nothing that shows: ${text}`),
    ...listed('not reported', one.missed),
    ...listed('does not show here, so not counted', one.absent),
    ...listed('its script could not tell, so not counted', one.unclear),
  ];
}

function listed(title: string, ids: readonly string[]): string[] {
  return ids.length > 0 ? [`  ${title}: ${ids.join(', ')}`] : [];
}

function summary(all: readonly ServerResult[]): number {
  const judged = all.filter(({ skipped }) => !skipped);
  const sum = (of: (one: ServerResult) => number) => judged.reduce((total, one) => total + of(one), 0);
  const [right, findings, caught, certain] = [
    sum((one) => one.right),
    sum((one) => one.findings),
    sum((one) => one.caught),
    sum((one) => one.certain),
  ];
  if (judged.length === 0) {
    say('No foreign server could be judged here.');
    return 0;
  }
  say(
    `\nAll ${judged.length}: precision ${share(right, findings)}, recall of certain ${share(caught, certain)}`,
  );
  const below = judged.filter(isBelow).map(({ name }) => name);
  if (below.length > 0)
    say(`Below ${goals.precision * 100} % precision or ${goals.recall * 100} % recall: ${below.join(', ')}`);
  return below.length > 0 ? 1 : 0;
}

function share(part: number, whole: number): string {
  return whole === 0 ? `${part} of ${whole}` : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
