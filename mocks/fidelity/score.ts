/**
 * Sums observations up. One point for each status, form and value of an operation's place, in proportion to the
 * exchanges in which both answered the same: a request that was sent a hundred times weighs no more than one.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Aspect } from './compare.js';
import { describedPlaces } from './described-places.js';
import { type Reason, type Replay, reasons } from './replay.js';

export interface Point {
  aspect: Aspect;
  place: string;
  same: number;
  of: number;
  /** The first difference. */
  recorded?: string;
  mock?: string;
}

export interface OperationScore {
  operation: OperationId;
  isCore: boolean;
  exchanges: number;
  score: number;
  points: Point[];
}

/** Percent, rounded down to one decimal, so that 100 means equal everywhere. Null: nothing was compared. */
export interface TierScore {
  score: number | null;
  status: number | null;
  shape: number | null;
  value: number | null;
  points: number;
}

export interface Count {
  exercised: number;
  all: number;
}

export interface Fidelity {
  recordings: { folder: string; exchanges: number; compared: number }[];
  tiers: { core: TierScore; complete: TierScore };
  coverage: { core: Count; operations: Count; fields: Count; fieldsBeyond: number };
  skipped: { reason: string; exchanges: number }[];
  operations: OperationScore[];
}

const CORE_VERBS = /^(create|get|list|find|update|change)[A-Z]/;
const OUTSIDE_CORE = new Set(['accounts', 'treasury', 'saft']);
const OTHERS_OUTSIDE = new Set<OperationId>(['getDocumentPdf', 'getDocumentQrCode']);

/** Records, documents, their lists and states, and payments. */
const isCore = (id: OperationId): boolean =>
  CORE_VERBS.test(id) && !OUTSIDE_CORE.has(operations[id].resource) && !OTHERS_OUTSIDE.has(id);

export function scoreOf(replays: readonly Replay[], recordings: Fidelity['recordings']): Fidelity {
  const scores = operationScores(replays);
  const skipped = Object.keys(reasons) as Reason[];
  return {
    recordings,
    tiers: { core: tierOf(scores.filter((one) => one.isCore)), complete: tierOf(scores) },
    coverage: coverageOf(scores),
    skipped: skipped.flatMap((reason) => {
      const exchanges = sum(replays.map((one) => one.skipped.get(reason) ?? 0));
      return exchanges === 0 ? [] : [{ reason: reasons[reason], exchanges }];
    }),
    operations: scores,
  };
}

function operationScores(replays: readonly Replay[]): OperationScore[] {
  const points = new Map<OperationId, Map<string, Point>>();
  for (const { operation, aspect, place, same, recorded, mock } of replays.flatMap(
    (one) => one.observations,
  )) {
    const own = points.get(operation) ?? new Map<string, Point>();
    points.set(operation, own);
    const point: Point = own.get(`${aspect} ${place}`) ?? { aspect, place, same: 0, of: 0 };
    own.set(`${aspect} ${place}`, point);
    point.of++;
    if (same) point.same++;
    else if (point.recorded === undefined) Object.assign(point, { recorded, mock });
  }
  return (Object.keys(operations) as OperationId[]).flatMap((operation) => {
    const own = [...(points.get(operation)?.values() ?? [])];
    if (own.length === 0) return [];
    const exchanges = sum(replays.map(({ compared }) => compared.get(operation) ?? 0));
    return [{ operation, isCore: isCore(operation), exchanges, score: percent(own) ?? 0, points: own }];
  });
}

function tierOf(scores: readonly OperationScore[]): TierScore {
  const points = scores.flatMap((one) => one.points);
  const of = (aspect: Aspect) => percent(points.filter((one) => one.aspect === aspect));
  return {
    ...{ score: percent(points), status: of('status'), shape: of('shape'), value: of('value') },
    points: points.length,
  };
}

function coverageOf(scores: readonly OperationScore[]): Fidelity['coverage'] {
  const stated = Object.values(operations).filter(({ assumed }) => assumed === undefined);
  const exercised = new Set(scores.map(({ operation }) => operation));
  const count = (ids: readonly OperationId[]): Count => ({
    exercised: ids.filter((id) => exercised.has(id)).length,
    all: ids.length,
  });
  const ids = stated.map(({ id }) => id);
  const described = describedPlaces();
  const seen = scores.flatMap(({ operation, points }) =>
    (ids.includes(operation) ? points : [])
      .filter(({ aspect }) => aspect === 'shape')
      .map(({ place }) => `${operation} ${place}`),
  );
  const within = seen.filter((place) => described.has(place)).length;
  return {
    core: count(ids.filter(isCore)),
    operations: count(ids),
    fields: { exercised: within, all: described.size },
    fieldsBeyond: seen.length - within,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function percent(points: readonly Point[]): number | null {
  if (points.length === 0) return null;
  const share = sum(points.map(({ same, of }) => same / of)) / points.length;
  return points.every(({ same, of }) => same === of) ? 100 : Math.floor(share * 1000) / 10;
}
