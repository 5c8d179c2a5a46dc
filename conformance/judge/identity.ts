/**
 * The identity of a violation as data: the violated statement, the operation at fault, the field, and the symptom. All four are
 * from closed sets of the contract or of this file, so that they do not depend on seed, order and wording. Also the group of a
 * violation, which is the same for all operations.
 */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { InterpretationId, StatementId } from './citation.js';
import { isSuccess } from './status-class.js';

/** A statement or an interpretation; places in a named schema and statuses need no separate row. */
export type Statement =
  | StatementId
  | InterpretationId
  | `schema:${string}`
  | `status:${OperationId}/${number}`
  | `operation:${OperationId}`;

/** The answered status, if another one was due. */
export type StatusSymptom = `1${number}` | `2${number}` | `3${number}` | `4${number}` | `5${number}`;

/** What was answered instead of what was due. */
export type Symptom =
  | StatusSymptom
  /** Of a value: it is missing, or not as stated. */
  | 'absent'
  | 'null'
  | 'empty'
  | 'wrong type'
  | 'wrong form'
  | 'not in enum'
  | 'out of range'
  /** Not the value that was sent, or that another answer shows. */
  | 'different'
  /** Changed though it should not have, or the reverse. */
  | 'changed'
  | 'unchanged'
  /** Set, though it should be unset or removed. */
  | 'present'
  /** Figures that contradict each other. */
  | 'inconsistent'
  | 'not unique'
  | 'too few'
  | 'too many'
  /** Of a record in a list. */
  | 'listed'
  | 'not listed'
  | 'listed twice'
  | 'wrong order'
  /** Of a request: accepted though a refusal is due, or the reverse. */
  | 'accepted'
  | 'refused'
  /** Data of another account is shown. */
  | 'leaked'
  /** Of an answer as a whole. */
  | 'not ready'
  | 'no answer'
  | 'connection closed'
  | 'invalid JSON'
  | 'wrong content type';

export interface Identity {
  statement: Statement;
  operation?: OperationId;
  /**
   * A path without indices: of the record in an answer (`client.name`, `items[].unit_price`, `pagination.total_entries`), of
   * a request's body with its wrapper (`client.email`; `document.date` for every type), of its query (`query.status`), or a
   * part of the answer (`http.status`, `http.body`). Never anything that differs from run to run.
   */
  field: string;
  symptom: Symptom;
}

/** The fields of an answer as a whole. */
export const answerFields = {
  status: 'http.status',
  body: 'http.body',
  contentType: 'http.content-type',
  none: 'http.answer',
} as const;

/** The path without indices and without the document type: `invoice.items[2].name` -> `document.items[].name`. */
export const fieldOf = (...path: readonly string[]): string =>
  path
    .join('.')
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(documentWrapper, 'document');

const singulars = (Object.keys(documentTypes) as DocumentType[]).map((type) => documentTypes[type].singular);
const documentWrapper = new RegExp(`^(?:${singulars.join('|')})(?=[./]|$)`);

const counterName = /\bcurrent_\w+_(number|sequence_id)\b/;

const fieldForm = /^[A-Za-z_][\w-]*(\[\])*(\.[A-Za-z_][\w-]*(\[\])*)*$/;

export const isField = (field: string): boolean => fieldForm.test(field);

/** Throws for a text that is no path: with a sentence or data of a run, the identity would differ in every run. */
export function assertField(field: string): void {
  if (!isField(field)) throw new Error(`"${field}" is no field: name a path such as client.name`);
}

export const statusSymptom = (status: number): StatusSymptom => String(status) as StatusSymptom;

/** The symptom of a status if a refusal was due; the same for every success. */
export const refusalSymptom = (status: number): Symptom =>
  isSuccess(status) ? 'accepted' : statusSymptom(status);

export const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The symptom of a wrong value: nothing, something though nothing is due, or another value. */
export function valueSymptom(actual: unknown, expected: unknown): Symptom {
  if (isNothing(actual) && !isNothing(expected)) return 'absent';
  return isNothing(expected) && !isNothing(actual) ? 'present' : 'different';
}

/** The symptom of a record that should have left the state `from` and is not in the expected state. */
export const stateSymptom = (shown: unknown, from: unknown): Symptom =>
  String(shown).toLowerCase() === String(from).toLowerCase() ? 'unchanged' : 'different';

export const countSymptom = (actual: number, expected: number): Symptom =>
  actual < expected ? 'too few' : 'too many';

/** The key by which violations in one check are the same. */
export const identityKey = ({ statement, field, symptom, operation }: Identity): string =>
  [statement, field, symptom, operation ?? ''].join(' | ');

/** The group with the operation; `own` is the operation if the violation has none. */
export const identityOf = (violation: Identity & { sort?: string }, own: string): string =>
  `${violation.operation ?? own} | ${groupOf(violation)}`;

/** The group, for all operations: violations with the same group are one finding. */
export const groupOf = (violation: Identity & { sort?: string }): string =>
  groupPartsOf(violation).join(' | ');

export function groupPartsOf(violation: Identity & { sort?: string }): Place {
  const { statement, symptom, sort } = violation;
  const field = overKinds(violation.field);
  const named = sort === 'shape' ? undefined : placeOf({ ...violation, field });
  if (named) return named;
  // A text is changed in the same way whatever field contains it.
  if (field.startsWith('text.') || isKept(statement, symptom, sort))
    return ['rule:fields-kept', field, 'different'];
  return [overKinds(familyOf(statement)), field, symptom];
}

/** `current_quote_number` -> `current_document_number`: one row of the description states it for every kind of document. */
const overKinds = (text: string): string => text.replace(counterName, 'current_document_$1');

type Place = readonly [statement: string, field: string, symptom: string];

/**
 * The group of violations that one row of the API description states, whichever of its rules a check cites: figures of a
 * pagination, filters, pages of a list, and 401 for a request without the right key.
 */
function placeOf({ statement, field, symptom }: Identity): Place | undefined {
  if (field.startsWith('pagination.') && !statement.startsWith('schema:'))
    return ['rule:pagination-adds-up', field, 'inconsistent'];
  if (statement === 'rule:key-needed' && /^4/.test(symptom))
    return ['status:401', answerFields.status, symptom];
  const isOfList = listStatements.has(statement) || /^operation:list[A-Z-]/.test(statement);
  if (!entrySymptoms.has(symptom) || !isOfList) return undefined;
  const own = filterRules[field];
  // A list that is too long because `text` or `type` does not filter: equivalent to listing other records.
  if (own) return [own, field, symptom === 'too many' ? 'listed' : symptom];
  // A record that is missing in a list, whichever operation created it.
  if (field === 'id' && symptom === 'not listed' && statement !== 'rule:pages-partition')
    return ['rule:record-listed', field, symptom];
  const isDefaultSize = statement === 'rule:per-page-default' && field === 'query.per_page';
  const isOfPages = pageFields.has(field) && !isDefaultSize;
  if (field === 'id' && statement === 'rule:pages-partition')
    return ['rule:pages-partition', 'query.page', 'different'];
  return isOfPages ? ['rule:pages-partition', field, 'different'] : undefined;
}

/**
 * Whether the violation is that a record does not show what was stored. Several statements imply it: the tables of fields, the
 * rules of the resources, the meaning of paths and lists. They are one group, whether the value is lost, stale or another.
 */
const isKept = (statement: string, symptom: Symptom, sort: string | undefined): boolean => {
  if (!keptSymptoms.has(symptom) || sort === 'shape') return false;
  // A missing property is a violation of the schema, unless a certain value was expected.
  if (statement.startsWith('schema:')) return symptom !== 'absent' || sort === 'value';
  return keptRules.has(statement);
};

/** Symptoms of the entries of a list. */
const entrySymptoms: ReadonlySet<Symptom> = new Set([
  ...(['listed', 'not listed', 'listed twice', 'too few', 'too many'] as const),
  ...(['different', 'changed', 'empty'] as const),
]);
const filterRules: Readonly<Record<string, StatementId>> = {
  'query.text': 'rule:list-text',
  'query.type': 'rule:list-type',
  'query.status': 'rule:list-status',
  'query.date': 'rule:list-date',
  'query.due_date': 'rule:list-due-date',
  'query.loaded_at': 'rule:list-loaded-at',
  'query.total_before_taxes': 'rule:list-total',
};
const pageFields: ReadonlySet<string> = new Set(['query.page', 'query.per_page']);
const listStatements: ReadonlySet<string> = new Set([
  ...Object.values(filterRules),
  ...[
    'rule:client-open-fields',
    'rule:item-fields-kept',
    'rule:tax-fields-kept',
    'rule:sequence-fields-kept',
  ],
  ...['rule:filters-together', 'rule:pages-partition', 'rule:pagination-adds-up', 'rule:record-listed'],
  ...['rule:per-page-default', 'rule:record-meant', 'rule:document-fields-kept'],
]);

const keptSymptoms: ReadonlySet<Symptom> = new Set([
  'absent',
  'different',
  'changed',
  'unchanged',
  'present',
  'wrong order',
]);
const keptRules: ReadonlySet<string> = new Set([
  ...[
    'rule:document-fields-kept',
    'rule:item-fields-kept',
    'rule:tax-fields-kept',
    'rule:sequence-fields-kept',
  ],
  ...[
    'rule:client-open-fields',
    'rule:record-meant',
    'rule:record-listed',
    'rule:guide-fields-accepted',
    'rule:item-partial-update',
  ],
]);

/**
 * The statement without its operation and document type, since many rows state the same rule: `status:createItem/422` ->
 * `status:422`, `state:quote/draft+finalized` -> `state:draft+finalized`, `request:createClient/client.email` ->
 * `request:client.email`.
 */
export function familyOf(statement: string): string {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/s.exec(statement) ?? [];
  const below = rest.slice(rest.indexOf('/') + 1);
  if (kind === 'status' || kind === 'state') return `${kind}:${below}`;
  if (kind === 'request') return `${kind}:${fieldOf(below)}`;
  const operation =
    kind === 'operation' ? (operations[rest as OperationId] as Operation | undefined) : undefined;
  return operation?.documentType ? `operation:${operation.action}-document` : statement;
}

export const leafOf = (field: string): string => field.replaceAll('[]', '').split('.').at(-1) ?? '';

type Sorted = Pick<Identity, 'field' | 'symptom'> & {
  statement?: string;
  sort: 'status' | 'shape' | 'state' | 'value' | 'silence';
};

/** Whether the violation is a wrong refusal, acceptance or state. */
const isStep = ({ sort, symptom }: Sorted): boolean =>
  sort === 'state' || (sort === 'status' && !/^2/.test(symptom)) || sort === 'silence';

/** Whether the violation is about content that does not depend on the document's state. */
const isContent = ({ sort, field }: Sorted): boolean =>
  sort === 'value' &&
  /^(observations|reference|date|due_date|retention|currency|client|items?|text|address_\w+)\b/.test(field);

/**
 * Whether an earlier violation in the same trace explains a later one: a step that was not carried out as stated, or the same
 * field that was wrong already. A wrong state does not explain content, and a wrong value does not explain what a refused
 * request changes.
 */
export const isCauseOf = (earlier: Sorted, later: Sorted): boolean => {
  if (isStep(earlier)) return !(earlier.statement?.startsWith('state:') && isContent(later));
  const isSame = leafOf(earlier.field) === leafOf(later.field) && earlier.sort !== 'status';
  return isSame && later.statement !== 'rule:refused-changes-nothing';
};
