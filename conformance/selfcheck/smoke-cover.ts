/**
 * Chooses the checks of the smoke profile. `tsx conformance/selfcheck/smoke-cover.ts rebuild` runs every affordable check against a
 * random sample of faulty mocks (the kill matrix, kept in a file), chooses by greedy set cover within a budget of requests, and
 * writes run/smoke.ts; `measure` judges the chosen checks on faults outside the sample.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { type FaultId, type FaultInfo, listFaults } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { typesOf } from '../checks/kit/document-rules.js';
import { listKinds } from '../checks/kit/list-filters.js';
import { drawing, drawn } from '../conditions/drawing.js';
import { everyTriggerChecks } from '../conditions/every-trigger.js';
import { operationsOf } from '../dialect/dialect.js';
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { caseClassOf } from '../run/check-cost.js';
import { runCheck } from '../run/run-check.js';
import { interval } from './interval.js';
import { isRelevant, onFault, relevantTo } from './kill.js';

interface Options {
  seed: number;
  count: number;
  matrix: string;
  budget: number;
}

/** One row of the kill matrix. */
interface Row {
  fault: FaultId;
  area: string;
  /** Names of the checks that noticed the fault. */
  by: string[];
}

interface Matrix {
  rows: Row[];
  /** Requests of each check on a mock without faults. */
  cost: Record<string, number>;
}

const isolated = [
  ...['getItem', 'getClient', 'getInvoice', 'getQuote', 'getShipping', 'getPurchaseOrder', 'getDocumentPdf'],
  ...['updateItem', 'updateClient', 'updateInvoice', 'changeInvoiceState'],
];

/** Always included: isolation, forbidden transitions (whose paths include e-mails), filters, updates, and refused e-mails. */
const always: readonly string[] = [
  ...isolated.map((operation) => `${operation}/isolated-other-account`),
  ...['listItems', 'listClients', 'listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'].map(
    (operation) => `${operation}/own-account-only`,
  ),
  ...everyTriggerChecks.map(({ id }) => id),
  ...listKinds.map(({ list }) => `${list}/every-filter`),
  'listClients/pagination-of-1',
  // The rule on payment references is judged only where one is requested.
  ...typesOf('invoices').map((type) => `${operationsOf(type).get}/payment-reference`),
  ...['updateItem', 'updateClient', 'updateTax'].map((operation) => `${operation}/keeps-all-fields`),
  ...['broken-client.email', 'needs-address', 'status-401-missing-key'].map((slug) => `emailInvoice/${slug}`),
];

/**
 * Included for every operation: a single one catches little, but together they cover the refusals that all operations share, with
 * few requests each.
 */
const wholly: readonly string[] = ['refusals'];

/** Checks that cost more requests are no candidates. */
const dearest = 30;

const everyCheck = checksFor(1);

const isStated = ({ violations }: CheckResult): boolean => violations.some(({ assumed }) => !assumed);
/** The names of the checks that notice the fault; with `enough` it stops at the first. */
async function noticing(fault: FaultInfo | undefined, checks: readonly Check[], enough = false) {
  return onFault(fault?.id, async ({ run }) => {
    const by: string[] = [];
    const cost: Record<string, number> = {};
    for (const check of checks) {
      const before = run.transport.sent;
      const result = await runCheck(check, run);
      cost[check.id] = run.transport.sent - before;
      if (isStated(result)) by.push(check.id);
      if (enough && by.length > 0) break;
    }
    return { by, cost };
  });
}

const draw = async ({ seed, count }: Options, seen: ReadonlySet<string>): Promise<FaultInfo[]> =>
  drawn(
    (await listFaults()).filter(({ id }) => !seen.has(id)),
    count,
    drawing(seed),
  );

/** Excludes rows of covering arrays, which differ by seed, because the profile is the same for all seeds. */
function candidates(): Check[] {
  return everyCheck.filter(
    (check) =>
      check.profile !== 'soak' &&
      (!check.assumed || always.includes(check.id)) &&
      caseClassOf(check) === undefined,
  );
}

/** Extends the matrix by more faults; written regularly, so that an aborted run can be continued. */
async function caught(options: Options): Promise<Matrix> {
  const known: Matrix = existsSync(options.matrix)
    ? (JSON.parse(readFileSync(options.matrix, 'utf8')) as Matrix)
    : { rows: [], cost: {} };
  const all = candidates();
  if (Object.keys(known.cost).length === 0) known.cost = (await noticing(undefined, all)).cost;
  const affordable = all.filter(
    (check) => check.onlyIn === 'smoke' || (known.cost[check.id] ?? 0) <= dearest,
  );
  const seen = new Set<string>(known.rows.map(({ fault }) => fault));
  const save = () => writeFileSync(options.matrix, JSON.stringify(known));
  for (const [n, fault] of (await draw(options, seen)).entries()) {
    const { by } = await noticing(fault, relevantTo(fault, affordable));
    known.rows.push({ fault: fault.id, area: fault.area, by });
    if (n % 20 === 19) save();
  }
  save();
  // The file may contain checks that no longer exist.
  const present = new Set(everyCheck.map(({ id }) => id));
  for (const name of Object.keys(known.cost)) if (!present.has(name)) delete known.cost[name];
  const lost = always.filter((name) => !(name in known.cost));
  if (lost.length > 0) throw new Error(`no such checks: ${lost.join(', ')}`);
  return known;
}

/** The weight of a fault that is noticed already, for each further check. */
const worthAgain = 0.1;
/**
 * The weight of the mean gain of the same check for other operations (its peers): there are several times as many faults outside
 * the sample, and they are alike for all operations.
 */
const worthOfPeers = 16;

const wordOf = (name: string): string => name.replace(/^\w+\//, '');

/**
 * Greedy: repeatedly chooses the check with the largest gain per request. The gain counts the faults that it notices, mostly those
 * that no chosen check notices, and the mean gain of its peers.
 */
function cover({ rows, cost }: Matrix, budget: number): { chosen: string[]; requests: number } {
  const price = (name: string) => Math.max(1, cost[name] ?? dearest);
  const chosen = new Set(
    Object.keys(cost).filter((name) => always.includes(name) || wholly.includes(wordOf(name))),
  );
  let requests = [...chosen].reduce((sum, name) => sum + price(name), 0);
  const words = new Map<string, string[]>();
  for (const name of Object.keys(cost)) words.set(wordOf(name), [...(words.get(wordOf(name)) ?? []), name]);
  const left = new Set(Object.keys(cost).filter((name) => price(name) <= dearest && !chosen.has(name)));
  for (;;) {
    const gains = new Map<string, number>();
    for (const { by } of rows) {
      const worth = worthAgain ** by.filter((name) => chosen.has(name)).length;
      for (const name of by) gains.set(name, (gains.get(name) ?? 0) + worth);
    }
    const ofPeers = new Map(
      [...words].map(([word, peers]) => [
        word,
        peers.reduce((sum, one) => sum + (gains.get(one) ?? 0), 0) / peers.length,
      ]),
    );
    const score = (name: string) =>
      ((gains.get(name) ?? 0) + worthOfPeers * (ofPeers.get(wordOf(name)) ?? 0)) / price(name);
    const [best] = [...left]
      .filter((name) => requests + price(name) <= budget)
      .map((name) => ({ name, score: score(name) }))
      .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1));
    if (!best || best.score <= 0) break;
    chosen.add(best.name);
    left.delete(best.name);
    requests += price(best.name);
  }
  return { chosen: [...chosen].sort(), requests };
}

const onlySmoke = new Set(everyCheck.filter(({ onlyIn }) => onlyIn).map(({ id }) => id));

/** Chooses twice: in the first run checks use each other's records; only the cost among the chosen checks counts. */
async function rebuild(options: Options): Promise<void> {
  const matrix = await caught(options);
  const first = new Set(cover(matrix, options.budget).chosen);
  const { cost } = await noticing(
    undefined,
    everyCheck.filter(({ id }) => first.has(id)),
  );
  for (const [name, requests] of Object.entries(cost))
    matrix.cost[name] = Math.max(matrix.cost[name] ?? 0, requests);
  const { chosen, requests } = cover(matrix, options.budget);
  const { rows } = matrix;
  const covered = rows.filter(({ by }) => by.some((name) => chosen.includes(name))).length;
  const file = new URL('../run/smoke.ts', import.meta.url).pathname;
  writeFileSync(
    file,
    `// Written by conformance/selfcheck/smoke-cover.ts: greedy set cover of ${rows.length} seeded faults, ${requests} requests of checks.

/** The checks of the smoke profile, besides those that run only in it. */
export const smokeChecks: readonly string[] = ${JSON.stringify(chosen.filter((id) => !onlySmoke.has(id)))};
`,
  );
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
  console.log(
    `${chosen.length} checks, ${requests} requests, ${interval(covered, rows.length)} of the sample`,
  );
}

async function measure(options: Options): Promise<void> {
  const { rows } = JSON.parse(readFileSync(options.matrix, 'utf8')) as Matrix;
  const checks = everyCheck.filter(({ profile }) => profile === 'smoke');
  const missed: string[] = [];
  const faults = await draw(options, new Set(rows.map(({ fault }) => fault)));
  for (const fault of faults) {
    // Checks of the fault's operations first, since one that notices it is enough.
    const sorted = [...checks].sort((a, b) => Number(isRelevant(fault, b)) - Number(isRelevant(fault, a)));
    if ((await noticing(fault, sorted, true)).by.length === 0) missed.push(fault.id);
  }
  console.log(
    `noticed by the smoke profile: ${interval(faults.length - missed.length, faults.length)} unseen faults`,
  );
  for (const one of missed) console.log(`  missed: ${one}`);
}

const steps: Readonly<Record<string, (options: Options) => Promise<void>>> = { rebuild, measure };
const program = new Command('smoke-cover')
  .argument('<step>', 'rebuild or measure')
  .option('--seed <N>', 'draws the sample', Number, 1)
  .option('--count <N>', 'faults in the sample', Number, 200)
  .option('--matrix <FILE>', 'where the kill matrix is kept', 'kill-matrix.json')
  .option('--budget <N>', 'requests of the chosen checks', Number, 1200)
  .parse();
const step = steps[program.args[0] ?? ''];
if (step) await step(program.opts<Options>());
else program.error(`${program.args[0]} is no step: ${Object.keys(steps).join(', ')}`);
