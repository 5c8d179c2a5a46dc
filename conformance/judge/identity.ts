/**
 * What distinguishes one violation from another, as data: the statement that is violated, the operation at fault, the field,
 * and the symptom. All four are closed words of the contract or of this file, so that they stay the same under any seed, order
 * and wording; and what they have in common over operations. Contains no sentence and no judging.
 */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { InterpretationId, StatementId } from './citation.js';
import { isSuccess } from './status-class.js';

/** What is stated, or how it is interpreted; places below a named schema and statuses need no row of their own. */
export type Statement =
  | StatementId
  | InterpretationId
  | `schema:${string}`
  | `status:${OperationId}/${number}`
  | `operation:${OperationId}`;

/** The status that came where another was due. */
export type StatusSymptom = `1${number}` | `2${number}` | `3${number}` | `4${number}` | `5${number}`;

/** What came instead, where that is no status. */
export type Symptom =
  | StatusSymptom
  /** Of a value: nothing where something is due, and what is not as stated. */
  | 'absent'
  | 'null'
  | 'empty'
  | 'wrong type'
  | 'wrong form'
  | 'not in enum'
  | 'out of range'
  /** Not what was sent, or what another answer shows. */
  | 'different'
  /** It should have stayed as it was; it should have become another. */
  | 'changed'
  | 'unchanged'
  /** It should be unset, or gone. */
  | 'present'
  /** Figures that do not fit each other. */
  | 'inconsistent'
  | 'not unique'
  | 'too few'
  | 'too many'
  /** Of a record in a list. */
  | 'listed'
  | 'not listed'
  | 'listed twice'
  | 'wrong order'
  /** Of a request: accepted where a refusal is due, and the other way round. */
  | 'accepted'
  | 'refused'
  /** What another account has is shown. */
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

/** Of the answer as a whole. */
export const answerFields = {
  status: 'http.status',
  body: 'http.body',
  contentType: 'http.content-type',
  none: 'http.answer',
} as const;

/** The path without indices and without the name of a document's type: `invoice.items[2].name` is `document.items[].name`. */
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

/** Throws for what is no path: a text of a run, or a sentence, would make another violation of it in every run. */
export function assertField(field: string): void {
  if (!isField(field)) throw new Error(`"${field}" is no field: name a path such as client.name`);
}

export const statusSymptom = (status: number): StatusSymptom => String(status) as StatusSymptom;

/** Of a status where a refusal was due: that it was a success counts, not which. */
export const refusalSymptom = (status: number): Symptom =>
  isSuccess(status) ? 'accepted' : statusSymptom(status);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What came instead of a value: nothing, something where nothing is due, or another value. */
export function valueSymptom(actual: unknown, expected: unknown): Symptom {
  if (isNothing(actual) && !isNothing(expected)) return 'absent';
  return isNothing(expected) && !isNothing(actual) ? 'present' : 'different';
}

/** Of a record that should have left the state `from` and is not in the one that is due. */
export const stateSymptom = (shown: unknown, from: unknown): Symptom =>
  String(shown).toLowerCase() === String(from).toLowerCase() ? 'unchanged' : 'different';

export const countSymptom = (actual: number, expected: number): Symptom =>
  actual < expected ? 'too few' : 'too many';

/** What makes two violations the same one in a check. */
export const identityKey = ({ statement, field, symptom, operation }: Identity): string =>
  [statement, field, symptom, operation ?? ''].join(' | ');

/** Of one operation, whose own it is where the violation names none. */
export const identityOf = (violation: Identity & { sort?: string }, own: string): string =>
  `${violation.operation ?? own} | ${groupOf(violation)}`;

/** Over all operations: violations with the same group are one finding. */
export const groupOf = (violation: Identity & { sort?: string }): string =>
  groupPartsOf(violation).join(' | ');

export function groupPartsOf(violation: Identity & { sort?: string }): Place {
  const { statement, symptom, sort } = violation;
  const field = overKinds(violation.field);
  const named = sort === 'shape' ? undefined : placeOf({ ...violation, field });
  if (named) return named;
  // What is done to a text is done to it wherever it stands.
  if (field.startsWith('text.') || isKept(statement, symptom, sort))
    return ['rule:fields-kept', field, 'different'];
  return [overKinds(familyOf(statement)), field, symptom];
}

/** `current_quote_number` is `current_document_number`: one row of the description states it for every kind of document. */
const overKinds = (text: string): string => text.replace(counterName, 'current_document_$1');

type Place = readonly [statement: string, field: string, symptom: string];

/**
 * What one row of the description states for a place, whichever of its rules a check cites: each figure of a pagination, each
 * filter, the pages of a list, and that a request without the right key is answered with 401.
 */
function placeOf({ statement, field, symptom }: Identity): Place | undefined {
  if (field.startsWith('pagination.') && !statement.startsWith('schema:'))
    return ['rule:pagination-adds-up', field, 'inconsistent'];
  if (statement === 'rule:key-needed' && /^4/.test(symptom))
    return ['status:401', answerFields.status, symptom];
  const isOfList = listStatements.has(statement) || /^operation:list[A-Z-]/.test(statement);
  if (!entrySymptoms.has(symptom) || !isOfList) return undefined;
  const own = filterRules[field];
  // Of a text or a type that filters nothing, the list is too long; as elsewhere, others are listed.
  if (own) return [own, field, symptom === 'too many' ? 'listed' : symptom];
  // A record that some list does not hold, whatever made it.
  if (field === 'id' && symptom === 'not listed' && statement !== 'rule:pages-partition')
    return ['rule:record-listed', field, symptom];
  const isDefaultSize = statement === 'rule:per-page-default' && field === 'query.per_page';
  const isOfPages = pageFields.has(field) && !isDefaultSize;
  if (field === 'id' && statement === 'rule:pages-partition')
    return ['rule:pages-partition', 'query.page', 'different'];
  return isOfPages ? ['rule:pages-partition', field, 'different'] : undefined;
}

/**
 * That a record shows what was stored is stated by its table of fields, by the rule of each resource, and by what a path and a
 * list mean: one statement, whichever of them a check cites, and whether the value is lost, stale or another.
 */
const isKept = (statement: string, symptom: Symptom, sort: string | undefined): boolean => {
  if (!keptSymptoms.has(symptom) || sort === 'shape') return false;
  // That a place is missing at all is a matter of the form of an answer, unless a value was looked for there.
  if (statement.startsWith('schema:')) return symptom !== 'absent' || sort === 'value';
  return keptRules.has(statement);
};

/** Of which entries a list holds. */
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
 * The statement without its operation and its type of document, since one rule is stated in many rows: `status:422` of
 * `status:createItem/422`, `state:draft+finalized` of `state:quote/draft+finalized`, `request:client.email` of
 * `request:createClient/client.email`.
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

/** A refusal, an acceptance or a state that was not due. */
const isStep = ({ sort, symptom }: Sorted): boolean =>
  sort === 'state' || (sort === 'status' && !/^2/.test(symptom)) || sort === 'silence';

/** What a document holds in whatever state it is. */
const isContent = ({ sort, field }: Sorted): boolean =>
  sort === 'value' &&
  /^(observations|reference|date|due_date|retention|currency|client|items?|text|address_\w+)\b/.test(field);

/**
 * Whether a violation that came earlier in the same trace explains a later one: a step that was not carried out as stated, or
 * the same field, wrong already. Anything else stands alone: a change of state explains no content, and a value that was wrong not what
 * a refused request changes.
 */
export const isCauseOf = (earlier: Sorted, later: Sorted): boolean => {
  if (isStep(earlier)) return !(earlier.statement?.startsWith('state:') && isContent(later));
  const isSame = leafOf(earlier.field) === leafOf(later.field) && earlier.sort !== 'status';
  return isSame && later.statement !== 'rule:refused-changes-nothing';
};
