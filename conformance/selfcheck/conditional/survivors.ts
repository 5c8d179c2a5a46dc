/** Summarizes by condition which conditional faults were caught: a condition that many survive is a factor the suite lacks. */
import { ends, interval } from '../interval.js';
import type { Kill } from '../kill.js';
import { type ConditionalFault, nameOf, type Probe } from './conditional-faults.js';

export interface ConditionalKill extends Kill {
  conditionalFault: ConditionalFault;
}

export interface ConditionalReport {
  seed: number;
  conditions: number;
  tried: number;
  caught: number;
  /** Drawn faults that were left out because the random walker never saw them. */
  unreachable: { name: string; why: string }[];
  byCondition: Record<string, { tried: number; caught: number; survivors: Survivor[] }>;
  kills: ConditionalKill[];
}
/** The share to be caught, by the number of conditions. */
const goals: Readonly<Record<number, number>> = { 1: 0.9, 2: 0.7 };

/** Whether the whole interval is below the goal, so that it is not the chance of the draw. */
export const isBelowGoal = ({ conditions, caught, tried }: ConditionalReport): boolean =>
  ends(caught, tried)[1] < (goals[conditions] ?? 0);

interface Survivor {
  name: string;
  /** How many requests of the suite the fault changed; 0: the suite never meets the condition. */
  shown: number;
}

const whyLeftOut = ({ met, requests }: Probe): string =>
  met === 0
    ? `no request of its operations met the condition in ${requests} requests`
    : `the condition was met ${met} times and the fault changed nothing there`;

export function conditionalReport(
  kills: readonly ConditionalKill[],
  leftOut: readonly Probe[],
  drawn: { seed: number; conditions: number },
): ConditionalReport {
  const byCondition: ConditionalReport['byCondition'] = {};
  for (const kill of kills) {
    for (const id of kill.conditionalFault.conditions) {
      const row = byCondition[id] ?? { tried: 0, caught: 0, survivors: [] };
      byCondition[id] = row;
      row.tried += 1;
      if (kill.caughtBy) row.caught += 1;
      else row.survivors.push({ name: kill.fault, shown: kill.shown ?? 0 });
    }
  }
  return {
    ...drawn,
    tried: kills.length,
    caught: kills.filter(({ caughtBy }) => caughtBy).length,
    unreachable: leftOut.map((one) => ({ name: nameOf(one.conditionalFault), why: whyLeftOut(one) })),
    byCondition,
    kills: [...kills].sort((a, b) => a.fault.localeCompare(b.fault)),
  };
}

/** The printed lines: the rate with its interval, and the survivors by condition, the worst first. */
export function conditionalLines(report: ConditionalReport): string[] {
  const { seed, conditions, tried, caught, unreachable, byCondition, kills } = report;
  if (tried + unreachable.length === 0) return [];
  const survivors = kills.filter(({ caughtBy }) => !caughtBy);
  const unseen = survivors.filter(({ shown }) => !shown).length;
  const rows = Object.entries(byCondition).sort(
    ([a, one], [b, other]) => other.survivors.length - one.survivors.length || a.localeCompare(b),
  );
  const width = Math.max(9, ...rows.map(([id]) => id.length));
  return [
    `Faults behind ${conditions === 1 ? 'a condition' : `${conditions} conditions`} (${conditions + 1} conditions in all), seed ${seed}: caught ${interval(caught, tried)}`,
    `  left out: ${unreachable.length} that the random walker could not bring about`,
    ...unreachable.slice(0, 20).map(({ name, why }) => `    ${name}: ${why}`),
    ...(unreachable.length > 20 ? [`    and ${unreachable.length - 20} more: report.json has them all`] : []),
    `  survived: ${survivors.length}; the condition was never brought about in ${unseen}, the fault showed unnoticed in ${survivors.length - unseen}`,
    `  ${'condition'.padEnd(width)} tried caught`,
    ...rows.flatMap(([id, row]) => [
      `  ${id.padEnd(width)} ${String(row.tried).padStart(5)} ${String(row.caught).padStart(6)}`,
      ...row.survivors.map(
        ({ name, shown }) =>
          `      ${name} (${shown === 0 ? 'never brought about' : `showed ${shown} times`})`,
      ),
    ]),
  ];
}
