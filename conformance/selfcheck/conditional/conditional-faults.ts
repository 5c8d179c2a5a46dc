/**
 * Draws conditional faults, and finds out with a random walker whether each can show at all. Those that cannot are left out with
 * the reason, and do not count against the suite.
 */
import {
  type ConditionalFaultId,
  type ConditionId,
  conditionalId,
  conditionsFor,
  type FaultId,
  type FaultInfo,
  listConditions,
} from '../../../mocks/index.js';
import { drawn } from '../../conditions/drawing.js';
import { withMock } from '../in-process.js';
import { startWalk, walkRandomly } from './random-walker.js';

/** A fault that shows under these conditions only. */
export interface ConditionalFault {
  readonly fault: FaultId;
  readonly conditions: readonly ConditionId[];
}

/** The result of the random walk for a conditional fault. */
export interface Probe {
  readonly conditionalFault: ConditionalFault;
  readonly reached: boolean;
  /** How many requests of its operations met every condition. */
  readonly met: number;
  readonly requests: number;
}

/** Enough for faults of the largest number of operations to meet every condition of the table. */
const MOST_REQUESTS = 2500;

export const nameOf = ({ fault, conditions }: ConditionalFault): ConditionalFaultId =>
  conditionalId(fault, conditions);

/**
 * Draws faults with `conditions` conditions each, endlessly; with `only`, one of the conditions is from this list. Throws an Error
 * that names a condition which does not exist, or which fits no fault.
 */
export async function* conditionalFaults(
  faults: readonly FaultInfo[],
  conditions: number,
  draw: () => number,
  only?: readonly string[],
): AsyncGenerator<ConditionalFault> {
  const known = (await listConditions()).map(({ id }) => id);
  const first = known.filter((id) => only === undefined || only.includes(id));
  const strange = only?.filter((id) => !known.some((one) => one === id)) ?? [];
  if (strange.length > 0)
    throw new Error(
      `There is no condition ${strange.join(', ')}; \`invoicing-mock --list-conditions\` names them all.`,
    );
  const offers = await Promise.all(
    faults.map(async (fault) => ({ fault, offered: await conditionsFor(fault) })),
  );
  const fitting = offers.filter(
    ({ offered }) => offered.length >= conditions && offered.some((id) => first.includes(id)),
  );
  if (fitting.length === 0) throw new Error('No fault of these can be put behind such conditions.');
  for (;;) {
    const [chosen] = drawn(fitting, 1, draw);
    if (chosen === undefined) return;
    const { fault, offered } = chosen;
    const one = drawn(
      offered.filter((id) => first.includes(id)),
      1,
      draw,
    );
    const others = drawn(
      offered.filter((id) => !one.includes(id)),
      conditions - 1,
      draw,
    );
    yield { fault: fault.id, conditions: [...one, ...others] };
  }
}

/** Lets the random walker search for the fault, without any check of the suite. */
export function probe(conditionalFault: ConditionalFault, fault: FaultInfo, seed: number): Promise<Probe> {
  return withMock({ journal: 0, faults: [nameOf(conditionalFault)] }, async (mock) => {
    const [count] = mock.conditionCounts;
    const walk = startWalk(mock, seed);
    const seen = () => (count?.shown ?? 0) > 0;
    const requests = await walkRandomly(
      walk,
      { fault: fault.id, operations: fault.operations, seen },
      MOST_REQUESTS,
    );
    return { conditionalFault, reached: seen(), met: count?.met ?? 0, requests };
  });
}
