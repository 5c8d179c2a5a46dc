/**
 * Faults of every cell of type x state x trigger that the stated tables decide: an allowed step refused, without
 * effect or to the wrong state; a forbidden one carried out, or refused and carried out all the same.
 */
import type { OperationId } from '../../generated/operations.js';
import { documentTypes, type StateTable, stateTables, cells as tableCells } from '../../generated/states.js';
import type { ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate, Service } from '../service/service.js';
import { statusCode } from '../service/store/document-kinds.js';
import { type Fault, idOf, type Json, recordOf, withArticle } from './make.js';

interface Cell {
  pascal: string;
  singular: string;
  state: string;
  trigger: string;
  /** Where the table leads; undefined: the cell is forbidden. */
  to?: string;
  /** A state that is neither the present one nor the right one. */
  other: string;
}

/** Where a trigger leads from any state but one, for any type of the family. */
function leadsElsewhere(table: StateTable, trigger: string, state: string): string | undefined {
  const rows = table.types.flatMap((plural) => Object.values(tableCells[plural]));
  return rows.map((row) => row[trigger]?.to).find((to) => to !== undefined && to !== state);
}

const cells: Cell[] = Object.values(stateTables as Record<string, StateTable>)
  .filter((table) => table.assumed === undefined)
  .flatMap((table) =>
    table.types.flatMap((plural) => {
      const { pascal, singular } = documentTypes[plural];
      return Object.entries(tableCells[plural]).flatMap(([state, row]) =>
        table.triggers.map((trigger): Cell => {
          const to = row[trigger]?.to;
          const natural = leadsElsewhere(table, trigger, state);
          const other =
            table.states.find((one) => one !== state && one !== to && one !== 'deleted') ?? 'draft';
          return {
            pascal,
            singular,
            state,
            trigger,
            to,
            other: to === undefined ? (natural ?? other) : other,
          };
        }),
      );
    }),
  );

function triggerOf(request: ServiceRequest): string {
  const wrapped = Object.values((request.body ?? {}) as Json)[0] as Json | undefined;
  const word = String(wrapped?.state ?? '').toLowerCase();
  return { accepted: 'accept', refused: 'refuse' }[word] ?? word;
}

function put(service: Service, request: ServiceRequest, state: string): void {
  const id = Number(Object.values(request.path)[0]);
  const record = service.read(request.account, 'documents', id);
  if (record) service.write(request.account, 'documents', { ...record, status: statusCode(state) });
}

type Meet = (
  run: () => ServiceResponse,
  service: Service,
  request: ServiceRequest,
  get: () => ServiceResponse,
) => ServiceResponse;

/** Does `meet` where a request falls into the cell, and what is right everywhere else. */
function inCell(cell: Cell, meet: Meet): Decorate {
  const change = `change${cell.pascal}State` as OperationId;
  const read = `get${cell.pascal}` as OperationId;
  return (handle, service) => (request) => {
    if (request.operation !== change || triggerOf(request) !== cell.trigger) return handle(request);
    const get = () => handle({ ...request, operation: read, body: undefined });
    const now = recordOf(get())?.status;
    if (String(now).toLowerCase() !== cell.state) return handle(request);
    return meet(() => handle(request), service, request, get);
  };
}

const refused: ServiceResponse = { status: 422, body: { errors: { error: 'Not now.' } } };

const allowed: Record<string, [string, (cell: Cell) => Meet]> = {
  refused: ['is refused', () => () => refused],
  'no-effect': [
    'is answered but never stored',
    () => (run, service) => {
      const before = service.snapshot();
      const response = run();
      service.restore(before);
      return response;
    },
  ],
  'wrong-target': [
    'leads to another state',
    ({ other }) =>
      (run, service, request, get) => {
        const response = run();
        if (response.status >= 300) return response;
        put(service, request, other);
        return get();
      },
  ],
};

const forbidden: Record<string, [string, (cell: Cell) => Meet]> = {
  accepted: [
    'is carried out',
    ({ other }) =>
      (_run, service, request, get) => {
        put(service, request, other);
        return get();
      },
  ],
  'refused-but-changed': [
    'is refused, and changes the document all the same',
    ({ other }) =>
      (_run, service, request) => {
        put(service, request, other);
        return refused;
      },
  ],
};

/** Whether a step from `from` leads back to `to`, at once. */
const leadsBack = (cell: Cell): boolean =>
  cells.some(
    (one) =>
      one.singular === cell.singular &&
      one.state === cell.to &&
      one.to === cell.state &&
      one.to !== one.state,
  );

/** Carries the step out once for each document; made anew for every mock, because it remembers them. */
function once(cell: Cell): Decorate {
  return (handle, service) => {
    const used = new Set<string>();
    const meet: Meet = (run, _service, request) => {
      const id = idOf(request);
      if (used.has(id)) return refused;
      used.add(id);
      return run();
    };
    return inCell(cell, meet)(handle, service);
  };
}

const secondTime = cells.filter(leadsBack).map(
  (cell): Fault => ({
    id: `transitions/${cell.singular}/${cell.state}+${cell.trigger}/second-time-refused`,
    area: 'allowed transitions',
    operations: [`change${cell.pascal}State` as OperationId],
    says: `${cell.trigger} on ${withArticle(cell.singular)} that is ${cell.state} for the second time is refused.`,
    stateDependent: true,
    decorate: once(cell),
  }),
);

const cellFaults = cells.flatMap((cell) =>
  Object.entries(cell.to === undefined ? forbidden : allowed).map(
    ([name, [says, meet]]): Fault => ({
      id: `transitions/${cell.singular}/${cell.state}+${cell.trigger}/${name}`,
      area: cell.to === undefined ? 'forbidden transitions' : 'allowed transitions',
      operations: [`change${cell.pascal}State` as OperationId],
      says: `${cell.trigger} on ${withArticle(cell.singular)} that is ${cell.state} ${says}.`,
      stateDependent: true,
      decorate: inCell(cell, meet(cell)),
    }),
  ),
);

/** Triggers that another family knows, carried out for one that does not. */
const strange = cells
  .filter(({ state, trigger }) => state === 'final' && trigger === 'finalized')
  .map((cell): Fault => {
    const isInvoice = stateTables.invoices.types.some(
      (plural) => documentTypes[plural].singular === cell.singular,
    );
    const [trigger, other] = isInvoice ? ['refuse', 'refused'] : ['settled', 'settled'];
    const met: Cell = { ...cell, trigger, other, to: undefined };
    return {
      id: `transitions/${cell.singular}/final+${trigger}/accepted-from-other-family`,
      area: 'forbidden transitions',
      operations: [`change${cell.pascal}State` as OperationId],
      says: `A final ${cell.singular} can be ${other}, which its family does not know.`,
      stateDependent: true,
      decorate: inCell(met, (_run, service, request, get) => {
        put(service, request, other);
        return get();
      }),
    };
  });

const words = new Set(
  Object.values(stateTables as Record<string, StateTable>).flatMap(({ triggers }) => triggers),
);

/** A word that no table knows does what the first known one would. */
const anyWord = cells
  .filter(({ state, trigger, to }) => to !== undefined && trigger !== 'deleted' && state !== 'draft')
  .filter(
    (cell, n, all) =>
      all.findIndex((one) => one.singular === cell.singular && one.state === cell.state) === n,
  )
  .map(
    (cell): Fault => ({
      id: `transitions/${cell.singular}/${cell.state}+any-word/accepted`,
      area: 'forbidden transitions',
      operations: [`change${cell.pascal}State` as OperationId],
      says: `A word that nobody knows makes ${withArticle(cell.singular)} that is ${cell.state} ${cell.to}.`,
      stateDependent: true,
      decorate: (handle, service) => (request) => {
        const isOwn = request.operation === `change${cell.pascal}State` && !words.has(triggerOf(request));
        if (!isOwn) return handle(request);
        const read = `get${cell.pascal}` as OperationId;
        const get = () => handle({ ...request, operation: read, body: undefined });
        if (String(recordOf(get())?.status).toLowerCase() !== cell.state) return handle(request);
        put(service, request, cell.to ?? cell.state);
        return get();
      },
    }),
  );

export const transitionFaults: readonly Fault[] = [...cellFaults, ...secondTime, ...strange, ...anyWord];
