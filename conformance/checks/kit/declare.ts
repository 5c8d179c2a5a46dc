/** The short form in which files of checks declare theirs: what they share is said once. Owns no checks. */
import type { OperationId } from '../../../generated/operations.js';
import type { Check } from '../../run/check.js';

/** Id and title without the operation, which is put before them. */
export type Body = Pick<Check, 'id' | 'title' | 'run'> & Partial<Check>;
export type Shared = Partial<Check> & { source: string };

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
