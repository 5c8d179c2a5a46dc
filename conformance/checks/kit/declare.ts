/** The short form in which files of checks declare theirs: what they share is said once. Owns no checks. */
import type { OperationId } from '../../../generated/operations.js';
import type { Citation } from '../../judge/citation.js';
import type { Check, CheckBase } from '../../run/check.js';

/** Id and title without the operation, which is put before them. */
export type Body = Pick<CheckBase, 'id' | 'title' | 'run'> & Partial<CheckBase> & Citation;
export type Shared = Partial<CheckBase> & { source: string };

export const declaring =
  (shared: Shared) =>
  (operation: OperationId, body: Body): Check => ({
    kind: 'rules',
    rule: '',
    operation,
    ...shared,
    ...body,
    id: `${operation}/${body.id}`,
    title: `${operation}: ${body.title}`,
  });
