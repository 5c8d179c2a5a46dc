/**
 * The shape of a drawn fault. Drawn faults were written from the API description alone, without knowledge of the
 * suite's checks. Each has a drive in `drives/` that shows it.
 */

import type { OperationId } from '../../../generated/operations.js';
import { type Fault, faultsOfEach, type Way } from '../adversary.js';

/** The operations at which it must be found, what this server does wrong, and how. */
export type DrawnRow = readonly [of: readonly OperationId[], says: string, way: Way];

/** The faults of one kind; the keys are the last parts of their ids. */
export const rowsOf = (kind: string, rows: Readonly<Record<string, DrawnRow>>): readonly Fault[] =>
  faultsOfEach(Object.entries(rows), ([slug, [of, says, way]]) => [
    `drawn/${kind}/${slug}`,
    ['drawn', of, `${says}.`, way],
  ]);
