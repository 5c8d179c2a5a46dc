/** Faults of the five rules of creating invoices: clients, items, taxes, exemption reasons, Portugal only. */
import type { OperationId } from '../../generated/operations.js';
import type { DocumentTypeNames } from '../../generated/states.js';
import { type Fault, faultsOf, faultsOfEach, type Way } from './adversary.js';
import {
  entriesOf,
  fields,
  innerOf,
  type Json,
  linesOf,
  look,
  recordOf,
  recordsOf,
  sentClient,
  typesOf,
  withArticle,
} from './body-fields.js';
import { actingAt, onBody, outgoing, replacing, retrying } from './service-ways.js';

/** The items named by the lines of a body, from index `from` on, stay unchanged. */
const keepingItems = (from: number): Way =>
  replacing((request, handle, service) => {
    const old = new Map(
      entriesOf(handle, request, 'listItems').map(({ id, name }) => [
        name,
        service.read(request.account, 'items', Number(id)),
      ]),
    );
    const response = handle(request);
    for (const { name } of response.status < 300 ? linesOf(innerOf(request.body)).slice(from) : []) {
      const record = old.get(String(name));
      if (record) service.write(request.account, 'items', record);
    }
    return response;
  });

/** Looks a client up by its code before its name. */
const byCode = replacing((request, handle) => {
  const { code } = sentClient(request.body);
  const query = { client_code: String(code ?? '') };
  const found = look(handle, request, 'findClientByCode', { path: {}, query });
  const known = found.status === 200 ? recordOf(found)?.name : undefined;
  return handle(
    fields(request, (inner) => {
      if (known !== undefined) inner.client = { name: known };
    }),
  );
});

/** A new client is mistaken for a known one of another name when `isSame` matches the names. */
const confused = (isSame: (known: string, name: string) => boolean) =>
  replacing((request, handle, service) => {
    const name = String(sentClient(request.body).name ?? '');
    const clients = recordsOf(service, request.account, 'clients');
    const known = clients.some((one) => one.name === name)
      ? undefined
      : clients.find((one) => isSame(one.name, name));
    return handle(
      fields(request, (inner) => {
        if (known && name.length > 2) inner.client = { name: known.name };
      }),
    );
  });

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const unknownTaxZero = replacing((request, handle) => {
  const known = entriesOf(handle, request, 'listTaxes', { query: {} }).map(({ name }) => name);
  return handle(
    fields(request, (inner) => {
      for (const { tax } of linesOf(inner) as { tax?: Json }[]) {
        if (!tax?.name || known.includes(tax.name)) continue;
        tax.name = 'Isento';
        inner.tax_exemption ??= 'M01';
      }
    }),
  );
});

function rulesOf({ pascal, singular }: DocumentTypeNames): readonly Fault[] {
  const [one, One] = [withArticle(singular), withArticle(singular, 'A')];
  const rows: Readonly<Record<string, readonly [says: string, way: Way]>> = {
    'client-not-created': [
      `A new client of ${one} becomes another client`,
      onBody(({ client }) => {
        if (client) (client as Json).name = `${(client as Json).name}.`;
      }),
    ],
    'client-by-code': [`A new client of ${one} with a known code is the old one`, byCode],
    'item-not-updated': [`An item that ${one} names again keeps its old values`, keepingItems(0)],
    'later-items-not-updated': [
      `An item that a later line of ${one} names again keeps its old values`,
      keepingItems(1),
    ],
    'unknown-tax-zero': [`A line of ${one} with an unknown tax gets none`, unknownTaxZero],
    ...(singular === 'invoice_receipt' && {
      'client-without-accents': [
        `A new client of ${one} whose name differs from a known one by accents alone is the known one`,
        confused((known, name) => withoutAccents(known) === withoutAccents(name)),
      ],
    }),
    ...(singular === 'invoice' && {
      'client-by-beginning': [
        `A new client of ${one} whose name begins as that of a known one is the known one`,
        confused((known, name) => known.startsWith(name)),
      ],
      'code-as-number': [
        `The code of a new client of ${one} loses the zeros in front`,
        onBody(({ client }) => {
          const { code } = Object(client) as Json;
          if (/^\d+$/.test(String(code))) (client as Json).code = String(BigInt(String(code)));
        }),
      ],
      'exemption-not-asked': [
        `${One} with exempt lines needs no reason`,
        retrying((inner) => {
          inner.tax_exemption = 'M01';
          inner.tax_exemption_reason = 'M01';
        }),
      ],
    }),
    'second-line-lost': [
      `The second line of ${one} is lost`,
      onBody((inner) => {
        if (linesOf(inner).length === 2) inner.items = linesOf(inner).slice(0, 1);
      }),
    ],
  };
  return faultsOfEach(Object.entries(rows), ([name, [says, way]]) => [
    `creation/${singular}/${name}`,
    ['creation rules', [`create${pascal}` as OperationId], `${says}.`, way],
  ]);
}

export const creationFaults: readonly Fault[] = [
  ...typesOf('invoices').flatMap(rulesOf),
  ...faultsOf({
    'creation/half-stored': [
      'robustness',
      ['createInvoice', 'createClient'],
      'A refused invoice leaves its client behind.',
      actingAt(
        ['createInvoice'],
        replacing((request, handle) => {
          const response = handle(request);
          const { name } = sentClient(request.body);
          if (response.status === 422 && name) {
            const client = { name, code: `half-${String(name)}` };
            look(handle, request, 'createClient', { query: request.query, body: { client } });
          }
          return response;
        }),
      ),
      { assumed: 'what a refused document leaves behind is not said' },
    ],
    'creation/wrong-type-name': [
      'documents',
      ['getInvoice'],
      'An invoice says that it is a Quote.',
      outgoing('*.type', () => 'Quote'),
    ],
  }),
];
