/** The values in the path of a request, by the names in the template of its operation. */
import { type OperationId, operations } from '../../generated/operations.js';

const forms = new Map<OperationId, RegExp>();

function formOf(operation: OperationId): RegExp {
  const known = forms.get(operation);
  if (known) return known;
  const { path } = operations[operation];
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/?]+)');
  const form = new RegExp(`^${pattern}(\\?|$)`);
  forms.set(operation, form);
  return form;
}

/** Undefined if the path is not that of the operation; a query may follow. */
export function pathValues(operation: OperationId, path: string): Record<string, string> | undefined {
  const values = formOf(operation).exec(path)?.slice(1);
  const names = [...operations[operation].path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return values && Object.fromEntries(names.map((name, n) => [name, values[n] ?? '']));
}
