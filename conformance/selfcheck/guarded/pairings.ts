/**
 * Draws faults behind conditions, and sees by a wandering client whether each can show at all: what cannot is left out
 * with the reason and does not count against the suite. Owns no judgement of the suite.
 */
import {
  type ConditionId,
  conditionsFor,
  type FaultId,
  type FaultInfo,
  type GuardedFaultId,
  guardedId,
  startMock,
} from '../../../mocks/index.js';
import { drawn } from '../draw.js';
import { startWalk, wander } from './wanderer.js';

/** A fault behind conditions. */
export interface Pairing {
  readonly fault: FaultId;
  readonly conditions: readonly ConditionId[];
}

/** Whether a pairing can show. */
export interface Probe {
  readonly pairing: Pairing;
  readonly reached: boolean;
  /** Requests of its operations at which every condition held. */
  readonly met: number;
  readonly requests: number;
}

/** Enough for every condition of the table to be met by a fault of the operations that are most in number. */
const MOST_REQUESTS = 2500;

export const nameOf = ({ fault, conditions }: Pairing): GuardedFaultId => guardedId(fault, conditions);

/** Draws pairings of a fault and so many conditions, for ever. */
export async function* pairings(
  faults: readonly FaultInfo[],
  conditions: number,
  draw: () => number,
  only?: readonly string[],
): AsyncGenerator<Pairing> {
  for (;;) {
    const [fault] = drawn(faults, 1, draw);
    if (fault === undefined) return;
    const offered = (await conditionsFor(fault)).filter((one) => only === undefined || only.includes(one));
    const chosen = drawn(offered, conditions, draw);
    if (chosen.length === conditions) yield { fault: fault.id, conditions: chosen };
    else if (only !== undefined && draw() < 0.0001) return;
  }
}

/** Lets the wandering client look for the fault, with no check of the suite. */
export async function probe(pairing: Pairing, fault: FaultInfo, seed: number): Promise<Probe> {
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', journal: 0, selfCheck: false, complain: () => {} },
    faults: [nameOf(pairing)],
  });
  const [count] = mock.guards;
  try {
    const walk = startWalk(mock, seed);
    const seen = () => (count?.shown ?? 0) > 0;
    const requests = await wander(
      walk,
      { fault: fault.id, operations: fault.operations, seen },
      MOST_REQUESTS,
    );
    return { pairing, reached: seen(), met: count?.met ?? 0, requests };
  } finally {
    await mock.close();
  }
}
