/**
 * Made-up results for the tests of this folder: a run of realistic size, with a broken createInvoice, an odd transition and
 * hostile texts.
 */

import type { OperationId } from '../../generated/operations.js';
import type { Symptom } from '../judge/identity.js';
import { type CheckKind, type CheckResult, checkKinds, type Exchange, tags } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import { traceOf } from '../replay/record-trace.js';
import { redactExchange } from '../target/redaction.js';
import type { CoverageTargets } from './coverage.js';
import { groupsOf, type Verifications } from './diagnosis.js';

/** A key that must not appear in any report. */
export const canary = 'canary+KEY/0f3b9c7d"e1';

/** Text that breaks markup, scripts, shells, XML and tables that do not escape it. */
export const hostile = `</script><script>window.broken=1</script>'"\`$(touch /tmp/broken) | ]]> & \u2028\u0007 <img src=x onerror=alert(1)>`;

/** One result; by default it passes and has no data. A failing one has a violation. */
export function result(part: Partial<CheckResult> & { id: string }): CheckResult {
  const operation = part.operation ?? part.id.split('/')[0] ?? part.id;
  const failing = part.verdict === 'fail' || part.verdict === 'note' || part.verdict === 'known';
  return {
    title: `${part.id} holds`,
    rule: 'The answer is the stated one',
    source: 'Endpoints',
    kind: 'operations',
    operation,
    verdict: 'pass',
    violations: failing ? [violationOf(part, operation)] : [],
    called: { [operation]: 1 },
    exchanges: [],
    asserted: [],
    durationMs: 3,
    ...part,
  };
}

function violationOf(
  { expected = 'a', actual = 'b', exchanges = [], verdict, kind }: Partial<CheckResult>,
  operation: string,
): Violation {
  return {
    statement:
      expected === '401' ? `status:${operation as OperationId}/401` : `operation:${operation as OperationId}`,
    sort: /^\d{3}/.test(actual) ? 'status' : kind === 'states' ? 'state' : 'value',
    subject: expected.slice(0, 20),
    field: 'total',
    symptom: ((/\d{3}/.exec(actual) ?? [])[0] ?? 'different') as Symptom,
    operation: operation as OperationId,
    expected,
    actual,
    ...(verdict === 'note' ? { assumed: true as const } : {}),
    exchange: exchanges.at(-1),
  };
}

/** One exchange with the key in its URL. */
export function exchange(part: Partial<Exchange> = {}): Exchange {
  return {
    operation: 'createInvoice',
    method: 'POST',
    url: `http://127.0.0.1:4010/invoices.json?api_key=${encodeURIComponent(canary)}`,
    requestHeaders: { accept: 'application/json', 'content-type': 'application/json' },
    requestBody:
      '{"invoice":{"date":"01/02/2030","due_date":"01/02/2030","client":{"name":"Ana","code":"A1"}}}',
    status: 201,
    responseHeaders: { 'content-type': 'application/json' },
    responseBody: '{"invoice":{"id":4711,"status":"draft","sum":10.5}}',
    durationMs: 4.2,
    ...part,
  };
}

/** Verifications that confirm each failure with the exchanges of its check. */
export function verified(results: readonly CheckResult[]): Verifications {
  const settings = { baseUrl: 'http://127.0.0.1:4010', apiKey: canary };
  return new Map(
    groupsOf(results)
      .filter(({ assumed }) => !assumed)
      .flatMap(({ key, seen }) => {
        const check = seen[0]?.check;
        const exchanges = (results.find(({ id }) => id === check)?.exchanges ?? []).map((one) =>
          redactExchange(one, [canary]),
        );
        const trace = traceOf(
          exchanges,
          { field: 'http.status', proof: { by: 'status', accepted: [[201, 201]] } },
          '',
          settings as never,
        );
        return [
          [key, { confirmation: 'confirmed' as const, check, exchanges, trace, conditions: [], causes: [] }],
        ];
      }),
  );
}

/** About `size` results of all kinds, some of them failing; covers most of the targets. */
export function sampleRun(targets: CoverageTargets, size = 3000): CheckResult[] {
  const all = Object.values(targets.tags).flat();
  const covered = all.filter((_, index) => index % 23 !== 5);
  const operations = Object.keys(targets.resources);
  const results = Array.from({ length: size }, (_, index): CheckResult => {
    const kind = checkKinds[index % checkKinds.length] as CheckKind;
    const operation = operations[index % operations.length] ?? 'createInvoice';
    const asserted = covered.filter((_, at) => at % size === index);
    return result({ id: `${operation}/${kind}-case-${index}`, kind, operation, asserted });
  });
  return [...results, ...faults(targets)];
}

function faults(targets: CoverageTargets): CheckResult[] {
  const [cell] = targets.cells.filter(({ to }) => to !== undefined);
  const broken = result({
    id: 'createInvoice/minimal',
    title: 'createInvoice: the smallest lawful body -> 201 with the invoice',
    rule: 'A lawful create answers 201 with the record under its type',
    source: 'Endpoints, invoice family',
    verdict: 'fail',
    expected: '201 with {invoice: {id, status, …}}',
    actual: '500 {"errors":{"error":"Something went wrong"}}',
    asserted: [tags.status('createInvoice', 201)],
    exchanges: [exchange({ status: 500, responseBody: `{"errors":{"error":"Something went wrong"}}` })],
  });
  const blocked = Array.from({ length: 182 }, (_, index) =>
    result({
      id: `changeInvoiceState/blocked-${index}`,
      kind: 'states',
      verdict: 'blocked',
      blockedBy: 'createInvoice',
      reason: 'no invoice could be made',
    }),
  );
  const hostileOne = result({
    id: `updateItem/${hostile}`,
    title: `updateItem: a hostile name ${hostile} -> kept as it is`,
    kind: 'robustness',
    operation: 'updateItem',
    verdict: 'fail',
    rule: 'What was stored comes back as it was sent',
    expected: `name ${JSON.stringify(hostile)}`,
    actual: `name "" and the key ${canary}`,
    exchanges: [
      exchange({
        requestBody: JSON.stringify({ item: { name: hostile } }),
        responseBody: `{"item":{"id":99}}`,
      }),
      exchange({
        method: 'PUT',
        url: `http://127.0.0.1:4010/items/99.json?api_key=${encodeURIComponent(canary)}`,
        requestBody: JSON.stringify({ item: { name: hostile, unit_price: "it's 5" } }),
        responseBody: hostile,
        status: 200,
      }),
    ],
  });
  const refused = result({
    id: 'changeQuoteState/refused+accept',
    kind: 'states',
    verdict: 'fail',
    title: 'changeQuoteState: refused + accept -> accepted',
    rule: 'An allowed transition moves the document to the stated state, and a GET confirms it',
    source: 'States, estimates',
    expected: 'state accepted',
    actual: 'state refused',
    asserted: cell ? [tags.transition(cell.type, cell.from, cell.trigger)] : [],
    exchanges: [exchange({ operation: 'getQuote', method: 'GET', requestBody: undefined, status: 200 })],
  });
  const lists = Object.keys(targets.resources).filter((operation) => operation.startsWith('list'));
  const wide = lists.map((operation) =>
    result({
      id: `${operation}/no-key`,
      operation,
      verdict: 'fail',
      rule: 'Without a key the answer is 401',
      source: 'Authentication, 3',
      expected: '401',
      actual: '200',
      exchanges: [exchange({ operation, method: 'GET', requestBody: undefined, status: 200 })],
    }),
  );
  return [
    ...[broken, ...blocked, hostileOne, refused, ...wide],
    result({
      id: 'exportSaft/slow',
      kind: 'async',
      verdict: 'inconclusive',
      reason: 'still 202 after 30000 ms, when the deadline of the run ended',
    }),
    result({
      id: 'getTax/value-is-text',
      verdict: 'note',
      rule: 'The value of a tax is a text (assumed)',
      expected: 'text',
      actual: 'number 23',
    }),
    result({
      id: 'createAccount/works',
      verdict: 'unsupported',
      reason: 'the target does not claim public-url',
    }),
    result({
      id: 'getClientBalance/model',
      kind: 'model',
      verdict: 'error',
      reason: 'TypeError: x is undefined',
    }),
  ];
}

/** Targets with two operations, and two cells of one document type. */
export const smallTargets: CoverageTargets = {
  tags: {
    ...{ operations: [], transitions: [], properties: [], rules: [] },
    statuses: ['status:getItem 200', 'status:getItem 404', 'status:getTax 200'],
  },
  cells: ['accept', 'refuse'].map((trigger) => ({
    ...{ family: 'estimates', type: 'quote', from: 'final', trigger },
  })),
  resources: { getItem: 'items', getTax: 'taxes' },
};
