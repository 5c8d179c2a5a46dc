/** Faults of the five rules of creating invoices: clients, items, taxes, exemption reasons, Portugal only. */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import type { ServiceRequest } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import { type Fault, fields, type Json, onAnswer, recordOf, withArticle } from './make.js';

const family = (Object.values(documentTypes) as DocumentTypeNames[]).filter(
  (type) => type.family === 'invoices',
);
const linesOf = (inner: Json): Json[] => (Array.isArray(inner.items) ? (inner.items as Json[]) : []);

/** Takes back changes to one table of records that a create made besides the document. */
function undoing(
  create: OperationId,
  undo: (request: ServiceRequest, list: () => Json[]) => readonly [string, unknown][],
): Decorate {
  return (handle, service) => (request) => {
    if (request.operation !== create) return handle(request);
    const listed = handle({
      ...request,
      operation: 'listItems',
      path: {},
      query: { per_page: '1000' },
      body: undefined,
    });
    const before = ((listed.body as Json | undefined)?.items ?? []) as Json[];
    const old = new Map(
      before.map((item) => [item.name, service.read(request.account, 'items', Number(item.id))]),
    );
    const response = handle(request);
    if (response.status < 300)
      for (const [name] of undo(request, () => before)) {
        const record = old.get(name);
        if (record) service.write(request.account, 'items', record);
      }
    return response;
  };
}

/** A client is looked up by its code before its name. */
const byCode =
  (create: OperationId): Decorate =>
  (handle) =>
  (request) => {
    if (request.operation !== create) return handle(request);
    const party = (Object.values((request.body ?? {}) as Json)[0] as Json | undefined)?.client as
      | Json
      | undefined;
    const query = { client_code: String(party?.code ?? '') };
    const found = handle({ ...request, operation: 'findClientByCode', path: {}, query, body: undefined });
    const known = found.status === 200 ? recordOf(found)?.name : undefined;
    return handle(
      fields(request, (inner) => {
        if (known !== undefined) inner.client = { name: known };
      }),
    );
  };

function rulesOf({ pascal, singular }: DocumentTypeNames): Fault[] {
  const create = `create${pascal}` as OperationId;
  const row = (name: string, says: string, decorate: Decorate, stateDependent = true): Fault => ({
    id: `creation/${singular}/${name}`,
    area: 'creation rules',
    operations: [create],
    says,
    stateDependent,
    decorate,
  });
  const rewriting =
    (edit: (inner: Json) => void): Decorate =>
    (handle) =>
    (request) =>
      request.operation === create ? handle(fields(request, edit)) : handle(request);
  return [
    row(
      'client-not-created',
      `A new client of ${withArticle(singular)} becomes another client.`,
      rewriting((inner) => {
        const client = inner.client as Json | undefined;
        if (client) client.name = `${client.name}.`;
      }),
    ),
    row(
      'client-by-code',
      `A new client of ${withArticle(singular)} with a known code is the old one.`,
      byCode(create),
    ),
    row(
      'item-not-updated',
      `An item that ${withArticle(singular)} names again keeps its old values.`,
      undoing(create, (request) =>
        linesOf(Object.values((request.body ?? {}) as Json)[0] as Json).map((line) => [
          String(line.name),
          line,
        ]),
      ),
    ),
    row(
      'later-items-not-updated',
      `An item that a later line of ${withArticle(singular)} names again keeps its old values.`,
      undoing(create, (request) =>
        linesOf(Object.values((request.body ?? {}) as Json)[0] as Json)
          .slice(1)
          .map((line) => [String(line.name), line]),
      ),
    ),
    row(
      'unknown-tax-zero',
      `A line of ${withArticle(singular)} with an unknown tax gets none.`,
      (handle) => (request) => {
        if (request.operation !== create) return handle(request);
        const known = (
          (handle({ ...request, operation: 'listTaxes', path: {}, query: {}, body: undefined }).body as Json)
            .taxes as Json[]
        ).map(({ name }) => name);
        return handle(
          fields(request, (inner) => {
            for (const line of linesOf(inner)) {
              const tax = line.tax as Json | undefined;
              if (!tax?.name || known.includes(tax.name)) continue;
              tax.name = 'Isento';
              inner.tax_exemption ??= 'M01';
            }
          }),
        );
      },
    ),
    ...(singular === 'invoice'
      ? [
          row(
            'exemption-not-asked',
            `${withArticle(singular, 'A')} with exempt lines needs no reason.`,
            (handle) => (request) => {
              const response = handle(request);
              if (request.operation !== create || response.status !== 422) return response;
              const retried = handle(
                fields(request, (inner) => {
                  inner.tax_exemption = 'M01';
                  inner.tax_exemption_reason = 'M01';
                }),
              );
              return retried.status < 300 ? retried : response;
            },
          ),
        ]
      : []),
    row(
      'second-line-lost',
      `The second line of ${withArticle(singular)} is lost.`,
      rewriting((inner) => {
        const lines = linesOf(inner);
        if (lines.length === 2) inner.items = lines.slice(0, 1);
      }),
    ),
  ];
}

export const creationFaults: readonly Fault[] = [
  ...family.flatMap(rulesOf),
  {
    id: 'creation/half-stored',
    area: 'robustness',
    operations: ['createInvoice', 'createClient'],
    says: 'A refused invoice leaves its client behind.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      const response = handle(request);
      if (request.operation === 'createInvoice' && response.status === 422) {
        const client = (Object.values((request.body ?? {}) as Json)[0] as Json | undefined)?.client as
          | Json
          | undefined;
        if (client?.name)
          handle({
            ...request,
            operation: 'createClient',
            body: { client: { name: client.name, code: `half-${String(client.name)}` } },
          });
      }
      return response;
    },
  },
  {
    id: 'creation/wrong-type-name',
    area: 'documents',
    operations: ['getInvoice'],
    says: 'An invoice says that it is a Quote.',
    stateDependent: false,
    decorate: onAnswer(['getInvoice'], (response) => {
      const record = recordOf(response);
      if (record) record.type = 'Quote';
      return response;
    }),
  },
];
