/**
 * The known behaviour of the checks on the mock: what each kind of check sends to a lawful mock and asserts there, and what some
 * checks see on faulty mocks. It shows changes of a check that nothing else notices.
 */

import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '../../../generated/operations.js';
import type { FaultId, VariantName } from '../../../mocks/index.js';
import { checksFor } from '../../checks/index.js';
import type { Dialect } from '../../dialect/dialect.js';
import type { CheckResult, Exchange } from '../../judge/result.js';
import type { Check } from '../../run/check.js';
import type { Assertion } from '../../run/expect.js';
import { openGuard } from '../../run/guard.js';
import { type RunOutcome, runChecks as runAsCommand } from '../../run/runner.js';
import { selectChecks } from '../../run/selection.js';
import { groupBy } from '../../verdict/finding.js';
import { learn, onMock, runChecks, settingsFor, targetOf, withMock } from '../in-process.js';
import { healthyDialect, onFault, seenBy } from '../kill.js';
import { digestOf, kindOf } from './declared.js';

/** What a run sent and asserted, by check. */
export type Sent = ReadonlyMap<string, readonly string[]>;

/** One line for each kind of check: number of checks, requests by method, and a digest of everything sent and asserted. */
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

/** Replaces what differs between runs and days: ids, names with the tag, dates. */
export const plainText = (text: string, tag: string): string =>
  text
    .replaceAll(new RegExp(`${tag}\\w*(-\\d+)?`, 'gi'), '<name>')
    .replaceAll(/\d\d(\/|%2F)\d\d\1\d{4}|\d{4}-\d\d-\d\d|(?<=\bmonth=)\d+/g, '<date>')
    .replaceAll(/(?<![\d.])\d{4,}(?![\d.])/g, '<id>');

/** A request as text, without what differs between runs and without keys. */
export const requestText = ({ method, url, requestBody = '' }: Exchange, tag: string): string =>
  plainText(
    [method, url.replace(/^https?:\/\/[^/]+|\bvia=conformance&|&?\bapi_key=[^&]*&?/g, ''), requestBody].join(
      ' ',
    ),
    tag,
  );

/** JSON that does not depend on the order of keys. */
export const inAnyOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    Object(one) === one && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
  );

/**
 * An assertion as text, of whose wording only numbers count. Includes what would be reported, with the check's declaration as the
 * default; exchanges are left out because they are recorded separately.
 */
export function assertionText(
  { how, actual, expected, what, about }: Assertion,
  { operation, statement }: Pick<Check, 'operation' | 'statement'>,
  tag: string,
): string {
  const isInWords = how === 'that';
  const { exchange: _exchange, others: _others, when, ...given } = about as Record<string, unknown>;
  // The assertions of a case name their operation, and default to the statement of the document's field.
  const reported = when === undefined && how !== 'status' ? { operation, statement, ...given } : given;
  const words = plainText(`${what} ${when ?? ''} ${isInWords ? expected : ''}`, tag);
  const values = inAnyOrder([...(isInWords ? [] : [actual, expected]), reported]);
  return [how, plainText(values, tag), ...(words.match(/\d+([.,]\d+)*/g) ?? [])].join(' ');
}

/** Runs every check of a full run on the lawful mock in sequence, so that the same checks create the fixtures each time. */
export async function runOnLawful(): Promise<RunOutcome & { sent: Sent }> {
  // The tag is fixed, because numbers in names are derived from it.
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

/** What checks see on one faulty mock, independent of wording. */
export interface Counterexample {
  fault: FaultId;
  checks: { check: string; sees: string[] }[];
}

/** What these checks see on the mock with this fault, in sequence and without others before them. */
export function seenOn(fault: FaultId, ids: readonly string[]): Promise<Counterexample> {
  const checks = checksFor(1).filter(({ id }) => ids.includes(id));
  return onFault(fault, async ({ run }) => ({
    fault,
    checks: (await runChecks(checks, run)).map((one) => ({ check: one.id, sees: seenBy(one) })),
  }));
}

/** The learned dialect of a mock, where it differs from that of the plain one. */
export async function learnedOf(variant: VariantName): Promise<Partial<Dialect>> {
  const plain = await healthyDialect();
  const learned = await withMock({ variants: [variant] }, (mock) => learn(settingsFor(targetOf(mock))));
  const { learned: _words, tax, ...others } = learned;
  // The name of a tax that the run created contains its tag.
  const dialect = { ...others, tax: tax && { ...tax, name: tax.name.replace(/ sc\w+-\d+$/, '') } };
  const parts = Object.entries(dialect) as [keyof typeof dialect, unknown][];
  return Object.fromEntries(
    parts
      .filter(([name, value]) => !isDeepStrictEqual(value, plain[name]))
      .map(([name, value]) => [name, onlyOther(value, plain[name])]),
  );
}

/** The rows of a table that differ. */
function onlyOther(value: unknown, plain: unknown): unknown {
  if (Object(value) !== value || Object(plain) !== plain) return value;
  const rows = Object.entries(value as object);
  return Object.fromEntries(
    rows.filter(([name, one]) => !isDeepStrictEqual(one, (plain as Record<string, unknown>)[name])),
  );
}
