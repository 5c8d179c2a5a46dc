/**
 * Faults of every cell of type x state x trigger in the stated tables: an allowed step refused, without effect or to
 * the wrong state; a forbidden one carried out, or refused and carried out all the same.
 */
import type { OperationId } from '../../generated/operations.js';
import { documentTypes, type StateTable, stateTables, cells as tableCells } from '../../generated/states.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Service } from '../service/service.js';
import { statusCode } from '../service/store/document-kinds.js';
import { type Fault, faultsOf, type RowOf, type Way } from './adversary.js';
import { idOf, innerOf, look, plainText, recordOf, withArticle } from './body-fields.js';
import { remembering } from './service-ways.js';

interface Cell {
  pascal: string;
  singular: string;
  state: string;
  trigger: string;
  /** The target state in the table; undefined: the cell is forbidden. */
  to?: string;
  /** A state that is neither the current nor the right one. */
  other: string;
}

/** The target state of a trigger, other than `state`, for any type of the family. */
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
  const word = plainText(innerOf(request.body).state).toLowerCase();
  return { accepted: 'accept', refused: 'refuse' }[word] ?? word;
}

function put(service: Service, request: ServiceRequest, state: string): void {
  const id = Number(idOf(request));
  const record = service.read(request.account, 'documents', id);
  if (record) service.write(request.account, 'documents', { ...record, status: statusCode(state) });
}

/** What happens to a request in the cell. */
type Meet = (
  request: ServiceRequest,
  handle: Handle,
  service: Service,
  get: () => ServiceResponse,
) => ServiceResponse;

/** Calls `meet` for a matching trigger on a document of this type in this state; otherwise the service answers. */
const inState = (
  { pascal, state }: Cell,
  isMeant: (trigger: string) => boolean,
  meet: (seen: Set<string>, ...met: Parameters<Meet>) => ServiceResponse,
): Way =>
  remembering(
    () => new Set<string>(),
    (seen, request, handle, service) => {
      if (!isMeant(triggerOf(request))) return handle(request);
      const get = () => look(handle, request, `get${pascal}` as OperationId, { query: request.query });
      const now = String(recordOf(get())?.status).toLowerCase();
      return now === state ? meet(seen, request, handle, service, get) : handle(request);
    },
  );
const inCell = (cell: Cell, meet: Meet): Way =>
  inState(
    cell,
    (trigger) => trigger === cell.trigger,
    (_seen, ...met) => meet(...met),
  );

const refused: ServiceResponse = { status: 422, body: { errors: { error: 'Not now.' } } };

/** Sets the document's state regardless of the tables. */
const brought =
  (to: string): Meet =>
  (request, _handle, service, get) => {
    put(service, request, to);
    return get();
  };

const allowed: Readonly<Record<string, [says: string, (cell: Cell) => Meet]>> = {
  refused: ['is refused', () => () => refused],
  'no-effect': [
    'is answered but never stored',
    () => (request, handle, service) => {
      const before = service.snapshot();
      const response = handle(request);
      service.restore(before);
      return response;
    },
  ],
  'wrong-target': [
    'leads to another state',
    ({ other }) =>
      (request, handle, service, get) => {
        const response = handle(request);
        return response.status < 300 ? brought(other)(request, handle, service, get) : response;
      },
  ],
};

const forbidden: typeof allowed = {
  accepted: ['is carried out', ({ other }) => brought(other)],
  'refused-but-changed': [
    'is refused, and changes the document all the same',
    ({ other }) =>
      (request, _handle, service) => {
        put(service, request, other);
        return refused;
      },
  ],
};

/** Whether a further step leads straight back from the target of the cell to its state. */
const leadsBack = (cell: Cell): boolean =>
  cells.some(
    (one) =>
      one.singular === cell.singular &&
      one.state === cell.to &&
      one.to === cell.state &&
      one.to !== one.state,
  );

const row = (
  { singular, pascal, state }: Cell,
  trigger: string,
  name: string,
  says: string,
  way: Way,
  area = 'forbidden transitions',
): RowOf => [
  `transitions/${singular}/${state}+${trigger}/${name}`,
  [area, [`change${pascal}State` as OperationId], `${says}.`, way],
];
const thatIs = ({ trigger, singular, state }: Cell) =>
  `${trigger} on ${withArticle(singular)} that is ${state}`;

const cellRows = cells.flatMap((cell) =>
  Object.entries(cell.to === undefined ? forbidden : allowed).map(([name, [says, meet]]) => {
    const area = cell.to === undefined ? 'forbidden transitions' : 'allowed transitions';
    return row(cell, cell.trigger, name, `${thatIs(cell)} ${says}`, inCell(cell, meet(cell)), area);
  }),
);

/** The step is carried out only once per document. */
const secondTimeRows = cells.filter(leadsBack).map((cell) => {
  const once = inState(
    cell,
    (trigger) => trigger === cell.trigger,
    (seen, request, handle) => {
      if (seen.has(idOf(request))) return refused;
      seen.add(idOf(request));
      return handle(request);
    },
  );
  const says = `${thatIs(cell)} for the second time is refused`;
  return row(cell, cell.trigger, 'second-time-refused', says, once, 'allowed transitions');
});

/** Triggers of another family are carried out. */
const strangeRows = cells
  .filter(({ state, trigger }) => state === 'final' && trigger === 'finalized')
  .map((cell) => {
    const isInvoice = stateTables.invoices.types.some(
      (plural) => documentTypes[plural].singular === cell.singular,
    );
    const [trigger, other] = isInvoice ? (['refuse', 'refused'] as const) : (['settled', 'settled'] as const);
    const says = `A final ${cell.singular} can be ${other}, which its family does not know`;
    return row(
      cell,
      trigger,
      'accepted-from-other-family',
      says,
      inCell({ ...cell, trigger }, brought(other)),
    );
  });

const words = new Set(
  Object.values(stateTables as Record<string, StateTable>).flatMap(({ triggers }) => triggers),
);

/** An unknown word has the effect of the first known trigger. */
const anyWordRows = cells
  .filter(({ state, trigger, to }) => to !== undefined && trigger !== 'deleted' && state !== 'draft')
  .filter(
    (cell, n, all) =>
      all.findIndex((one) => one.singular === cell.singular && one.state === cell.state) === n,
  )
  .map((cell) =>
    row(
      cell,
      'any-word',
      'accepted',
      `A word that nobody knows makes ${withArticle(cell.singular)} that is ${cell.state} ${cell.to}`,
      inState(
        cell,
        (trigger) => !words.has(trigger),
        (_seen, ...met) => brought(cell.to ?? cell.state)(...met),
      ),
    ),
  );

export const transitionFaults: readonly Fault[] = faultsOf([
  ...cellRows,
  ...secondTimeRows,
  ...strangeRows,
  ...anyWordRows,
]);
