/** The kill matrix: how many faults of each area were caught, by which checks, and which survived; as lines and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultId } from '../../mocks/index.js';
import {
  type ConditionalKill,
  type ConditionalReport,
  conditionalLines,
  conditionalReport,
} from './conditional/survivors.js';
import { interval } from './interval.js';
import type { DrawnJobs } from './jobs.js';
import type { Kill } from './kill.js';
import { inWords, type LawfulVerdict } from './lawful.js';
import type { Reported } from './reported.js';
import { type Done, verdictsOf } from './work.js';

export interface SelfcheckReport {
  faults: { total: number; caught: number; survivors: FaultId[]; areas: Record<string, AreaCount> };
  variants: { total: number; runs: number; passed: number };
  crashed: string[];
  kills: Kill[];
  verdicts: LawfulVerdict[];
  combined: Reported[];
  conditional?: ConditionalReport;
  fresh: Fresh;
}
/** Results of random draws: faults that the command judged, lawful mocks in random orders. */
interface Fresh {
  commands: readonly Reported[];
  orders: readonly LawfulVerdict[];
  seed: number;
}
interface AreaCount {
  total: number;
  caught: number;
}

const nameOf = ({ variants }: LawfulVerdict): string => variants.join('+');
const isRight = ({ wrong }: { wrong: readonly unknown[] }): boolean => wrong.length === 0;

/** Assembles the workers' results. Kills and verdicts are sorted, so that two reports can be compared line by line. */
export function assemble(
  done: readonly Done[],
  { behind, crashed, fresh }: Pick<DrawnJobs, 'behind' | 'crashed' | 'fresh'>,
): SelfcheckReport {
  const caught = verdictsOf(done, 'caught').sort((a, b) => a.fault.localeCompare(b.fault));
  const kills = caught.filter(({ conditionalFault }) => conditionalFault === undefined);
  const hidden = caught.filter((one): one is ConditionalKill => one.conditionalFault !== undefined);
  const areas: Record<string, AreaCount> = {};
  for (const { area, caughtBy } of kills) {
    const { total, caught } = areas[area] ?? { total: 0, caught: 0 };
    areas[area] = { total: total + 1, caught: caught + (caughtBy ? 1 : 0) };
  }
  const survivors = kills.filter(({ caughtBy }) => !caughtBy).map(({ fault }) => fault);
  const lawful = verdictsOf(done, 'lawful');
  const verdicts = lawful
    .filter(({ workers }) => workers === undefined)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.seed - b.seed);
  const reported = verdictsOf(done, 'reported');
  const isBehind = hidden.length + behind.leftOut.length > 0;
  return {
    faults: { total: kills.length, caught: kills.length - survivors.length, survivors, areas },
    variants: {
      total: new Set(verdicts.map(nameOf)).size,
      runs: verdicts.length,
      passed: verdicts.filter(isRight).length,
    },
    crashed: [
      ...crashed,
      ...done.flatMap((one) => (one.kind === 'crashed' ? [`${JSON.stringify(one.job)}: ${one.error}`] : [])),
    ],
    kills,
    verdicts,
    combined: reported.filter(({ command }) => !command),
    fresh: {
      commands: reported.filter(({ command }) => command),
      orders: lawful.filter(({ workers }) => workers !== undefined),
      seed: fresh,
    },
    ...(isBehind && { conditional: conditionalReport(hidden, behind.leftOut, behind) }),
  };
}

/** The printed lines. */
export function lines(report: SelfcheckReport): string[] {
  const { faults, variants, crashed, verdicts } = report;
  const out: string[] = [];
  if (faults.total > 0) {
    const width = Math.max(...Object.keys(faults.areas).map((area) => area.length));
    out.push('Faults caught, by area');
    for (const [area, { total, caught }] of Object.entries(faults.areas)) {
      out.push(`  ${area.padEnd(width)} ${String(caught).padStart(5)} of ${String(total).padStart(5)}`);
    }
    out.push(
      `  ${'all'.padEnd(width)} ${String(faults.caught).padStart(5)} of ${String(faults.total).padStart(5)}`,
    );
    for (const survivor of faults.survivors) out.push(`  survived: ${survivor}`);
  }
  if (variants.runs > 0) {
    out.push(
      `Lawful variants: ${variants.passed} of ${variants.runs} runs without a failure (${variants.total} variants)`,
    );
    for (const one of verdicts) {
      const { wrong } = one;
      for (const { id, what } of wrong.slice(0, 8))
        out.push(`  ${inWords(one)}: ${id}`, `    ${what}`.slice(0, 300));
      if (wrong.length > 8) out.push(`  ${inWords(one)}: and ${wrong.length - 8} more`);
    }
  }
  if (report.conditional) out.push(...conditionalLines(report.conditional));
  out.push(...combinedLines(report), ...commandLines(report.fresh), ...orderLines(report.fresh));
  for (const crash of crashed) out.push(`the self-check itself failed: ${crash}`);
  return out;
}

/** How single faults are reported: number of findings, blamed operations, and whether the scripts are right. */
function singleLines(reported: readonly Reported[]): string[] {
  const single = reported.filter(({ faults }) => faults.length === 1);
  const counts = single.map(({ findings }) => findings.length).sort((a, b) => a - b);
  const at = (share: number) => counts[Math.min(counts.length - 1, Math.floor(counts.length * share))];
  const right = single.filter(({ rightlyBlamed }) => rightlyBlamed).length;
  // A missing script counts as one that does not show the fault.
  const none = { faulty: -1, healthy: -1 };
  const scripts = single.flatMap(({ script, faults, findings: [first] }) =>
    first ? [{ ...(script ?? { finding: first.id, ...none }), fault: faults[0] }] : [],
  );
  const lying = scripts.filter(({ faulty, healthy }) => faulty !== 1 || healthy !== 0);
  return [
    ...(single.length === 0
      ? []
      : [
          `Findings of one fault: median ${at(0.5)}, 95 % at most ${at(0.95)}, most ${counts.at(-1)} (${single.length} faults, ${interval(right, single.length)} rightly blamed)`,
          ...single
            .filter(({ findings, rightlyBlamed }) => findings.length > 2 || !rightlyBlamed)
            .map(
              ({ faults, findings }) =>
                `  ${faults[0]}: ${findings.map(({ id }) => id).join('; ') || 'none'}`,
            ),
        ]),
    ...(scripts.length === 0
      ? []
      : [
          `Scripts that show on the faulty mock and not on the healthy one: ${interval(scripts.length - lying.length, scripts.length)}`,
          ...lying.map(
            ({ fault, finding, faulty, healthy }) =>
              `  ${fault}: ${finding} (faulty ${faulty}, healthy ${healthy})`,
          ),
        ]),
  ];
}

function combinedLines({ combined }: SelfcheckReport): string[] {
  const together = combined.filter(({ faults }) => faults.length > 1);
  const several = together.reduce((sum, { faults }) => sum + faults.length, 0);
  const unreported = together.reduce((sum, one) => sum + one.unreported.length, 0);
  return [
    ...singleLines(combined),
    ...(several === 0
      ? []
      : [
          `Faults in combinations reported by a finding of their own: ${interval(several - unreported, several)} (${together.length} combinations)`,
          ...together
            .filter((one) => one.unreported.length > 0)
            .map((one) => `  unreported: ${one.unreported.join(', ')}`),
        ]),
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function commandLines({ commands, seed }: Fresh): string[] {
  if (commands.length === 0) return [];
  const right = commands.filter(isRight).length;
  const most = Math.max(...commands.map(({ command }) => command?.requests ?? 0));
  return [
    `Faults by the command, with its default workers (seed ${seed}): ${right} of ${commands.length} judged right, with ${most} requests at the most`,
    ...singleLines(commands),
    ...commands.map(({ faults, findings, wrong, command }) =>
      [
        `  ${faults.join('+')}: exit status ${command?.exitStatus}, ${findings.length} findings, ${command?.requests} requests, ${seconds(command?.durationMs ?? 0)}`,
        ...wrong,
      ].join('; '),
    ),
  ];
}

function orderLines({ orders, seed }: Fresh): string[] {
  if (orders.length === 0) return [];
  const right = orders.filter(isRight).length;
  const listed = (one: LawfulVerdict, what: 'wrong' | 'seenOnce', says: string) =>
    one[what].slice(0, 8).map((seen) => `    ${says}: ${seen.id}: ${seen.what}`.slice(0, 400));
  return [
    `Lawful mocks in random orders (seed ${seed}): ${right} of ${orders.length} without a failure`,
    ...orders.flatMap((one) => [
      `  ${inWords(one)}: ${one.passed} passed, ${one.requests} requests, ${seconds(one.durationMs)}`,
      ...listed(one, 'wrong', 'wrong'),
      ...listed(one, 'seenOnce', 'seen once'),
    ]),
  ];
}

export function write(report: SelfcheckReport, dir: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
}
