/**
 * What the checks are known to do on the mock: what each kind of them sends to a lawful one and asserts there, and what some see on
 * faulty ones.
 * A change of a check that nothing else notices shows there. Owns no fault and no check.
 */

import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '../../../generated/operations.js';
import { type FaultId, startMock, type VariantName } from '../../../mocks/index.js';
import { checksFor } from '../../checks/index.js';
import type { Dialect } from '../../dialect/dialect.js';
import type { CheckResult, Exchange } from '../../judge/result.js';
import type { Check } from '../../run/check.js';
import type { Assertion } from '../../run/expect.js';
import { openGuard } from '../../run/guard.js';
import { type RunOutcome, runChecks as runAsCommand } from '../../run/runner.js';
import { selectChecks } from '../../run/selection.js';
import { groupBy } from '../../verdict/finding.js';
import { learn, onMock, runChecks, settingsFor, targetOf } from '../in-process.js';
import { healthyDialect, onFault, seenBy } from '../kill.js';
import { digestOf, kindOf } from './declared.js';

/** What a run has sent and asserted, by the check that did. */
export type Sent = ReadonlyMap<string, readonly string[]>;

/** By kind of check one line: how many checks, how many requests of each method, and a digest of all that was sent and asserted. */
export function sentByKind(results: readonly CheckResult[], sent: Sent): string[] {
  return groupBy(results, ({ id }) => kindOf(id))
    .map((all) => {
      const sums = new Map<string, number>();
      for (const [operation, count] of all.flatMap(({ called }) => Object.entries(called))) {
        const { method } = operations[operation as OperationId];
        sums.set(method, (sums.get(method) ?? 0) + count);
      }
      const requests = [...sums].sort().map(([method, count]) => `${method} ${count}`);
      const kind = kindOf(all[0]?.id ?? '');
      const texts = all.flatMap(({ id, asserted }) => [...(sent.get(id) ?? []), ...asserted]).sort();
      const digest = digestOf(texts);
      return `${kind} (${all.length}): ${requests.join(', ') || 'none by name'}; ${digest}`;
    })
    .sort();
}

/** Without what differs from run to run and from day to day: ids, names that hold the tag, dates. */
export const plainText = (text: string, tag: string): string =>
  text
    .replaceAll(new RegExp(`${tag}\\w*(-\\d+)?`, 'gi'), '<name>')
    .replaceAll(/\d\d(\/|%2F)\d\d\1\d{4}|\d{4}-\d\d-\d\d|(?<=\bmonth=)\d+/g, '<date>')
    .replaceAll(/(?<![\d.])\d{4,}(?![\d.])/g, '<id>');

/** A request without that, and without keys. */
export const requestText = ({ method, url, requestBody = '' }: Exchange, tag: string): string =>
  plainText(
    [method, url.replace(/^https?:\/\/[^/]+|\bvia=conformance&|&?\bapi_key=[^&]*&?/g, ''), requestBody].join(
      ' ',
    ),
    tag,
  );

/** JSON in which the order of names does not count. */
export const inAnyOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    Object(one) === one && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
  );

/**
 * An assertion without its wording, of which only numbers count. What would be reported of it is as it stands, with what its check
 * declares where it says nothing else; but for exchanges, which are known anyway.
 */
export function assertionText(
  { how, actual, expected, what, about }: Assertion,
  { operation, statement }: Pick<Check, 'operation' | 'statement'>,
  tag: string,
): string {
  const isInWords = how === 'that';
  const { exchange: _exchange, others: _others, when, ...given } = about as Record<string, unknown>;
  // A case names its operations, and rests on places of documents where it says nothing else.
  const reported = when === undefined && how !== 'status' ? { operation, statement, ...given } : given;
  const words = plainText(`${what} ${when ?? ''} ${isInWords ? expected : ''}`, tag);
  const values = inAnyOrder([...(isInWords ? [] : [actual, expected]), reported]);
  return [how, plainText(values, tag), ...(words.match(/\d+([.,]\d+)*/g) ?? [])].join(' ');
}

/** Every check of a full run on the lawful mock, one after another: what they share is then made by the same ones each time. */
export async function runOnLawful(): Promise<RunOutcome & { sent: Sent }> {
  // Numbers for names are drawn from the tag.
  return onMock({}, { dialect: await healthyDialect(), tag: 'sc000002' }, async ({ run, settings }) => {
    const guard = openGuard(run, {});
    const checks = selectChecks(checksFor(1), settings);
    const byId = new Map(checks.map((check) => [check.id, check]));
    const sent = new Map<string, string[]>();
    const { tag } = run.shared;
    const note = (check: string, text: string) => {
      const all = sent.get(check) ?? [];
      all.push(text);
      sent.set(check, all);
    };
    run.onExchange = (exchange, check) => note(check, requestText(exchange, tag));
    run.onAssertion = (one, id) => note(id, assertionText(one, byId.get(id) as Check, tag));
    const outcome = await runAsCommand(checks, run, { workers: 1, guard }).finally(() => guard.done());
    return { ...outcome, sent };
  });
}

/** What checks see on one faulty mock, as texts that rewording does not change. */
export interface Counterexample {
  fault: FaultId;
  checks: { check: string; sees: string[] }[];
}

/** What these checks see on the mock with that fault, one after another and nothing else before them. */
export function seenOn(fault: FaultId, ids: readonly string[]): Promise<Counterexample> {
  const checks = checksFor(1).filter(({ id }) => ids.includes(id));
  return onFault(fault, async ({ run }) => ({
    fault,
    checks: (await runChecks(checks, run)).map((one) => ({ check: one.id, sees: seenBy(one) })),
  }));
}

/** What is learned of the request forms of a mock, where it differs from what is learned of the plain one. */
export async function learnedOf(variant: VariantName): Promise<Partial<Dialect>> {
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} },
    variants: [variant],
  });
  try {
    const plain = await healthyDialect();
    const { learned: _words, tax, ...others } = await learn(settingsFor(targetOf(mock)));
    // A tax that the run made has its tag in its name.
    const dialect = { ...others, tax: tax && { ...tax, name: tax.name.replace(/ sc\w+-\d+$/, '') } };
    const parts = Object.entries(dialect) as [keyof typeof dialect, unknown][];
    return Object.fromEntries(
      parts
        .filter(([name, value]) => !isDeepStrictEqual(value, plain[name]))
        .map(([name, value]) => [name, onlyOther(value, plain[name])]),
    );
  } finally {
    await mock.close();
  }
}

/** Of a table its rows that differ. */
function onlyOther(value: unknown, plain: unknown): unknown {
  if (Object(value) !== value || Object(plain) !== plain) return value;
  const rows = Object.entries(value as object);
  return Object.fromEntries(
    rows.filter(([name, one]) => !isDeepStrictEqual(one, (plain as Record<string, unknown>)[name])),
  );
}
