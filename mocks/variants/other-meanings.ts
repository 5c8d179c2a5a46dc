/** Variants that interpret the description differently: absent fields, exports, pages, ids. */
import { operations } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import { innerOf, listOf } from '../faults/body-fields.js';
import { type Edit, isObject, mapped } from '../service/body-values.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import { clearItem, served, type Variant, withBody } from './make.js';

const replacedTexts = ['reference', 'observations', 'retention'] as const;

/** An update of an item or document replaces it: optional fields that are not sent are cleared. */
const replacing: Decorate = (handle, service) => (request) => {
  const documentOf = () => service.read(request.account, 'documents', Number(request.path['document-id']));
  const before = documentOf();
  const response = handle(request);
  if (response.status >= 300) return response;
  const sent = innerOf(request.body);
  const { action, documentType } = operations[request.operation];
  if (action === 'update' && documentType) {
    const document = documentOf();
    // Texts copied from a new client were not there before, so they are kept.
    if (document?.client.id !== before?.client.id) return response;
    const kept = Object.entries(document?.extras ?? {}).filter(
      ([name]) => sent[name] !== undefined || !(replacedTexts as readonly string[]).includes(name),
    );
    if (document)
      service.write(request.account, 'documents', { ...document, extras: Object.fromEntries(kept) });
    return response;
  }
  if (request.operation === 'updateItem') clearItem(service, request, ['unit', 'tax']);
  return response;
};

/** The first export of a month fails, which is a stated answer; the second succeeds. */
const failingOnce: Decorate = (handle) => {
  const failed = new Set<string>();
  return (request) => {
    const response = handle(request);
    if (request.operation !== 'exportSaft' || response.status >= 300) return response;
    const { account, query } = request;
    const month = JSON.stringify([account, Number(query.month), query.years]);
    if (failed.has(month)) return response;
    failed.add(month);
    return { status: 500, body: { message: 'Generation failed.' } };
  };
};

interface Pages {
  total_pages: number;
}

/** Answers a page beyond the end by `instead`, which gets the request for the last page. */
const beyondEnd =
  (instead: (handle: Handle, lastPage: ServiceRequest) => ServiceResponse): Decorate =>
  (handle) =>
  (request) => {
    const response = handle(request);
    const found = response.status === 200 ? listOf(response) : undefined;
    const pagination = (response.body as { pagination?: Pages } | undefined)?.pagination;
    const last = Math.max(1, pagination?.total_pages ?? 1);
    if (!found || !pagination || !(Number(request.query.page) > last)) return response;
    return instead(handle, { ...request, query: { ...request.query, page: String(last) } });
  };
/** Answers the last page, with its number in the pagination. */
const clamped = beyondEnd((handle, lastPage) => handle(lastPage));
const ending = beyondEnd(() => ({ status: 404 }));

const untaxed: Edit = (value, key) => (key === 'tax' && value === null ? { name: '', value: 0 } : value);
const emptyTaxes: Decorate = (handle) => (request) => {
  const response = handle(request);
  return operations[request.operation].resource === 'items' ? withBody(response, untaxed) : response;
};

const kinds: readonly DocumentTypeNames[] = Object.values(documentTypes);
/** Greater than every id of the mock; from here on each sequence has an id per kind of document. */
const first = 1_000_000_000_000;
const idOfKind = (sequenceId: unknown, kind: number) => first + Number(sequenceId) * kinds.length + kind;
const sequenceOf = (id: number) => Math.floor((id - first) / kinds.length);

const showKindIds: Edit = (value) => {
  if (!isObject(value)) return value;
  const { id, serie, sequence_id } = value;
  if (serie !== undefined && id !== undefined) {
    const ids = kinds.map(({ singular }, kind) => [`current_${singular}_sequence_id`, idOfKind(id, kind)]);
    return { ...value, ...Object.fromEntries(ids) };
  }
  const kind = kinds.findIndex(({ type }) => type === value.type);
  if (kind < 0 || !Number(sequence_id)) return value;
  return { ...value, sequence_id: String(idOfKind(sequence_id, kind)) };
};
const readKindIds: Edit = (value, key) => {
  if (key !== 'sequence_id' || !(Number(value) >= first)) return value;
  return typeof value === 'number' ? sequenceOf(value) : String(sequenceOf(Number(value)));
};

const kindIds: Decorate = (handle) => (request) =>
  withBody(handle({ ...request, body: mapped(request.body, readKindIds) }), showKindIds);

const nextNumbers: Edit = (value, key) => (/^current_\w+_number$/.test(key) ? Number(value ?? 0) + 1 : value);
const countingFromOne: Decorate = (handle) => (request) => withBody(handle(request), nextNumbers);

export const meaningVariants = {
  'puts-replace': served(
    'an update takes away texts of a document, and unit and tax of an item, when they are not sent',
    replacing,
  ),
  'saft-500-once': served('the first SAF-T export of a month fails with 500', failingOnce),
  'pages-clamped': served('a page beyond the end answers the last page again', clamped),
  'pages-end': served('a page beyond the end is 404', ending),
  'tax-empty-object': served('an item without a tax shows one without a name, of nothing', emptyTaxes),
  'sequence-id-of-kind': served(
    "documents show the id that their sequence has for their kind, not the sequence's own",
    kindIds,
  ),
  'counts-from-one': served('the counts of a sequence show the next number', countingFromOne),
} as const satisfies Record<string, Variant>;
