/** Which server answers which operation now: the mock, or one of the real servers named at the start. */
import type { OperationId } from '../../generated/operations.js';
import type { PassControl } from '../control/pass-control.js';
import { operationsMeant, ruleOf } from './selectors.js';

export interface Switches extends PassControl {
  /** The real server's address; undefined: the mock answers. */
  to(operation: OperationId): string | undefined;
}

/** From the texts of `--pass`; the last one that names an operation counts. Throws an Error for an invalid one. */
export function createSwitches(texts: readonly string[]): Switches {
  const rules = texts.map(ruleOf);
  const servers = [...new Set(rules.map(({ server }) => server))];
  const table = new Map<OperationId, string>();
  let stamp = 0;

  function set(which: string, to: string | null): void {
    if (to !== null && !servers.includes(to)) {
      throw new Error(
        servers.length === 0
          ? 'the mock was started without a real server; name one with --pass http://127.0.0.1:8080'
          : `"${to}" was not named when the mock was started; there are: ${servers.join(', ')}`,
      );
    }
    for (const id of operationsMeant(which)) {
      if (to === null) table.delete(id);
      else table.set(id, to);
    }
    stamp++;
  }
  for (const { which, server } of rules) if (which !== undefined) set(which, server);
  return {
    servers,
    get stamp() {
      return stamp;
    },
    list: () => operationsMeant('*').flatMap((operation) => rowOf(operation, table.get(operation))),
    set,
    to: (operation) => table.get(operation),
  };
}

const rowOf = (operation: OperationId, to: string | undefined) =>
  to === undefined ? [] : [{ operation, to }];
