/**
 * Judges one answer by what the contract states for its operation: status, content type, wrapper, schema. Returns all violations
 * and the body as far as it can be read.
 */
import { type Operation, type OperationId, operations, type Response } from '../../generated/operations.js';
import { isInterpretation, type StatementId } from './citation.js';
import { createHeldProperties } from './held-properties.js';
import { answerFields, fieldOf, isField, refusalSymptom, type Symptom, statusSymptom } from './identity.js';
import { readRawJson } from './raw-json.js';
import { tags } from './result.js';
import { contract, type ShapeError, shapeErrors } from './schema-errors.js';
import { at, type Schema } from './stated-schema.js';
import { isError, isServerError, isSuccess } from './status-class.js';
import {
  acceptedStatuses,
  inStatuses,
  rangesOf,
  type StatusExpectation,
  statusStatement,
} from './statuses.js';
import { readTolerantly } from './unreadable.js';
import { type Proof, type Violation, violationOf } from './violation.js';

export { contract };

export interface Judged {
  status: number;
  contentType?: string;
  text: string;
  /** Undefined if the body is empty or no JSON; `notJson` distinguishes the two. */
  body: unknown;
  notJson: boolean;
}

export interface Judgement {
  /** The violation of a status that is not due. */
  status?: Violation;
  /** The violations in the body, one per place. */
  shape: Violation[];
  /** The body as far as it can be read. */
  body: unknown;
}

/** Information about a request: why it was sent, the statement that its status must follow, and its invalid field. */
export interface Purpose {
  what?: string | undefined;
  statement?: StatementId | undefined;
  field?: string | undefined;
  /** Whether the suite itself sent this value of an odd type (echo.ts). */
  isEcho?: (value: unknown) => boolean;
}

/** Adds the tags of what held to `asserted`. Violated assumptions are returned too, marked as `assumed`. */
export function judge(
  operation: OperationId,
  answer: Judged,
  expectation: StatusExpectation,
  asserted: Set<string>,
  purpose: Purpose = {},
): Judgement {
  const status = statusViolation(operation, answer, expectation, purpose);
  // Of a success in place of a due refusal only the status is reported: its body should not exist.
  const isUndue = status !== undefined && isSuccess(answer.status) && !expectsSuccess(expectation);
  const { violations: seen, wrong } = isUndue ? none : bodyViolations(operation, answer, asserted);
  const { isEcho } = purpose;
  const violations = [
    // An odd value that the suite itself sent is no violation.
    ...seen.flatMap(({ value, ...violation }) => (value !== undefined && isEcho?.(value) ? [] : [violation])),
    ...(isUndue ? [] : duplicateNames(operation, answer)),
  ];
  if (!status && !violations.some(({ assumed }) => !assumed)) {
    asserted.add(tags.operation(operation));
    if (operations[operation].responses[answer.status]) asserted.add(tags.status(operation, answer.status));
  }
  return { status, shape: violations, body: readTolerantly(answer.body, wrong) };
}

function statusViolation(
  operation: OperationId,
  { status, text }: Judged,
  expectation: StatusExpectation,
  { what, statement: given, field = answerFields.status }: Purpose,
): Violation | undefined {
  if (acceptedStatuses(operation, expectation)(status)) return undefined;
  const shown = text.trim() === '' ? '' : `: ${text.trim().slice(0, 200)}`;
  const due = inStatuses(operation, expectation);
  const cited = statusStatement(operation, expectation);
  // If any other status is accepted, or the due status is only our interpretation, a 5xx violates "no server error".
  const isBroken: boolean =
    isForbiddenServerError(operation, status) && (expectation === 'any' || isInterpretation(cited));
  const own = isBroken ? 'rule:no-server-error' : cited;
  const isCell = given?.startsWith('state:') === true;
  const symptom = expectsSuccess(expectation) ? statusSymptom(status) : refusalSymptom(status);
  return violationOf({
    statement: given ?? own,
    sort: isCell ? 'state' : 'status',
    ...(isCell ? {} : { subject: due }),
    // An invalid value that is accepted is about its field; a wrong status of a refusal is not.
    field: symptom === 'accepted' ? field : answerFields.status,
    symptom,
    operation,
    expected: `${due} from ${operation}${what ? ` (${what})` : ''}`,
    actual: `${status}${shown}`,
    proof: { by: 'status', accepted: rangesOf(acceptedStatuses(operation, expectation)) },
  });
}

/** False for 501 of an operation that the API description does not have: it need not be served. */
export const isForbiddenServerError = (operation: OperationId | undefined, status: number): boolean =>
  isServerError(status) &&
  !(status === 501 && operation !== undefined && operations[operation].assumed !== undefined);

/** Whether a success is accepted. */
const expectsSuccess = (expectation: StatusExpectation): boolean =>
  typeof expectation === 'string'
    ? expectation !== 'refused'
    : [expectation].flat().some((one) => Number(one) < 300);

/** A violation, of a schema with the value at its place. */
type Seen = Violation & { value?: unknown };

interface BodyJudgement {
  violations: Seen[];
  wrong: ShapeError[];
}

const none: BodyJudgement = { violations: [], wrong: [] };

/** Creates the judgement of a body that is wrong as a whole. */
type Whole = (
  field: string,
  symptom: Symptom,
  expected: string,
  actual: string,
  proof?: Proof,
) => BodyJudgement;

const wholeOf =
  (operation: OperationId, status: number): Whole =>
  (field, symptom, expected, actual, proof) => ({
    violations: [
      violationOf({
        ...{ statement: `status:${operation}/${status}`, sort: 'shape', field, symptom, operation },
        expected,
        actual: actual.slice(0, 200),
        ...(proof && { proof }),
      }),
    ],
    wrong: [],
  });

function bodyViolations(id: OperationId, answer: Judged, asserted: Set<string>): BodyJudgement {
  const { status, text, contentType } = answer;
  const response = statedTwin(id, status) ?? operations[id].responses[status];
  const empty = text.trim() === '';
  const whole = wholeOf(id, status);
  const { body } = answerFields;
  // An operation that the description does not have may be answered by the page for unknown addresses; a status that it does not
  // have comes from a layer with pages of its own. Where no answer is shown, or only that of a success, the body of a refusal is open.
  const isOpen =
    operations[id].assumed !== undefined || response === undefined || response.assumed || !showsRefusal(id);
  if (isError(status) && status !== 401 && isOpen) return none;
  if (!empty && answer.notJson)
    return whole(body, 'invalid JSON', `JSON from ${id}`, `${status} ${text}`, { by: 'json' });
  // A 401 has two forms, and a proxy in front of the service may answer it.
  if (!empty && status !== 401 && !isJsonType(contentType)) {
    const expected = `content type application/json from ${id}`;
    return whole(answerFields.contentType, 'wrong content type', expected, contentType ?? 'none');
  }
  if (status === 401) {
    if (isUnauthorizedBody(answer, empty)) return none;
    return whole(body, 'wrong form', `a 401 body that is empty or has errors.error, from ${id}`, text);
  }
  if (isError(status)) return errorViolations(id, answer, empty, response, whole);
  if (!response || (empty && response.mayBeEmpty)) return none;
  if (response.empty) {
    if (empty || response.assumed) return none;
    return whole(body, 'present', `an empty ${status} from ${id}`, text);
  }
  if (!response.schema) return none;
  if (answer.body === undefined) {
    // For taxes the description does not show the fields, but a body is stated.
    if (response.assumed || (response.bodyAssumed && (response.mayBeEmpty || status === 202))) return none;
    const wrapper = response.wrapper ? ` with ${response.wrapper}` : '';
    return whole(body, 'empty', `a JSON body${wrapper} from ${id}`, 'an empty body');
  }
  return schemaViolations(id, answer, response, asserted);
}

/** Whether the description has a row with the answers of the operation; of documents created and updated it shows a success at most. */
const showsRefusal = (id: OperationId): boolean => {
  const { documentType, action, responses }: Operation = operations[id];
  if (documentType !== undefined && (action === 'create' || action === 'update')) return false;
  return Object.entries(responses).some(([status, { assumed }]) => status.startsWith('2') && !assumed);
};

/** The response of the stated success status, for an assumed one (a guide's 201 beside its 200): the bodies are the same. */
function statedTwin(id: OperationId, status: number): Response | undefined {
  const { responses } = operations[id];
  if (!isSuccess(status) || !responses[status]?.assumed || status === 202) return undefined;
  const stated = Object.entries(responses).find(
    ([key, one]) => key.startsWith('20') && key !== '202' && !one.assumed,
  );
  return stated?.[1];
}

function isJsonType(type: string | undefined): boolean {
  return (
    type !== undefined && /^\s*(application\/json|text\/json|[\w.+-]+\/[\w.+-]+\+json)\s*(;|$)/i.test(type)
  );
}

/** Two forms are stated (empty, or errors.error); public accounts of the API show a list of {error}. All are valid. */
function isUnauthorizedBody({ body }: Judged, empty: boolean): boolean {
  if (empty || body === null || isErrorList(body)) return true;
  const errors = (body as Schema | undefined)?.errors;
  return isErrorList(errors) || typeof (errors as Schema | undefined)?.error === 'string';
}

function isErrorList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' || 'error' in Object(one));
}

/**
 * Violations in the body of an error. A body that is not stated is no violation: the description does not show the texts, and
 * services give reasons there. A stated body (`errors.error` of an e-mail's 422) may also be empty.
 */
function errorViolations(
  id: OperationId,
  answer: Judged,
  empty: boolean,
  response: Response | undefined,
  whole: Whole,
): BodyJudgement {
  if (empty) return none;
  if (id === 'exportSaft' && answer.status === 422)
    return whole(answerFields.body, 'present', `an empty 422 from ${id}`, answer.text);
  if (!response?.schema || response.assumed || response.bodyAssumed) return none;
  const errors = (answer.body as Schema | undefined)?.errors;
  if (isErrorList(answer.body) || isErrorList(errors)) return none;
  const wrong = shapeErrors(response.schema, answer.body, false, `${id} ${answer.status}`);
  return { violations: wrong.map((one) => asViolation(id, answer.status, one)), wrong: [] };
}

function schemaViolations(
  id: OperationId,
  answer: Judged,
  response: Response,
  asserted: Set<string>,
): BodyJudgement {
  const pointer = response.schema as string;
  const fallback = `${id}`;
  const onlyAssumed = Boolean(response.assumed ?? response.bodyAssumed);
  const every = shapeErrors(pointer, answer.body, true, fallback);
  if (every.length === 0) {
    if (!onlyAssumed) heldIn(id, pointer)(answer.body, asserted);
    return none;
  }
  const stated = onlyAssumed ? [] : shapeErrors(pointer, answer.body, false, fallback);
  const isStated = new Set(stated.map(({ place, symptom }) => `${place} ${symptom}`));
  const interpretations = every.filter(({ place, symptom }) => !isStated.has(`${place} ${symptom}`));
  if (!onlyAssumed && stated.length === 0) heldIn(id, pointer)(answer.body, asserted);
  return {
    violations: [
      ...stated.map((one) => asViolation(id, answer.status, one)),
      ...interpretations.map((one): Violation => ({ ...asViolation(id, answer.status, one), assumed: true })),
    ],
    wrong: stated,
  };
}

/** Violations for duplicate names in objects: parsers differ in which of the values counts. */
function duplicateNames(operation: OperationId, { status, text, body, notJson }: Judged): Violation[] {
  // A 401 or a 5xx may come from a proxy in front of the service.
  if (notJson || body === null || typeof body !== 'object' || status === 401 || isServerError(status))
    return [];
  return readRawJson(text).duplicates.map((place) =>
    violationOf({
      ...{ statement: `status:${operation}/${status}`, sort: 'shape', operation, symptom: 'listed twice' },
      field: isField(fieldOf(place)) ? fieldOf(place) : answerFields.body,
      expected: `${status} of ${operation}: each name once in an object`,
      actual: `${place} stands there twice`,
    }),
  );
}

function asViolation(operation: OperationId, status: number, error: ShapeError): Seen {
  const { place, field, symptom, form, at: where, expected, actual, proof, value } = error;
  const violation = violationOf({
    ...{ statement: `schema:${place}`, sort: 'shape', subject: place, field, symptom, operation },
    ...{ form, at: where, proof, actual },
    expected: `${status} of ${operation}: ${expected}`,
  });
  return { ...violation, value };
}

const held = new Map<string, ReturnType<typeof createHeldProperties>>();

/** The function that collects the tags of stated properties in answers of this operation; cached. */
function heldIn(id: OperationId, pointer: string): ReturnType<typeof createHeldProperties> {
  const key = `${id} ${pointer}`;
  const known = held.get(key);
  if (known) return known;
  const made = createHeldProperties(at(contract, pointer), contract, (path) => tags.property(id, path));
  held.set(key, made);
  return made;
}
