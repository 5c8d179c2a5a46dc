/**
 * The part of a mock that a test gets: a world with its address, key and journal, and the journal as text for the
 * report of a failed test.
 */
import type { Entry, JournalFilter, Mock, MockOptions, MockWorld } from '../index.js';
import { withoutTrailing } from '../service/text-ends.js';

/** A world of the worker's mock: its documents, clock, outbox and faults belong to this test alone. */
export interface TestMock extends MockWorld {
  readonly apiKey: string;
  readonly accountId: number;
  /** Exchanges of this test, newest first. */
  journal(filter?: JournalFilter): Entry[];
}

/** The address that the page or the code under test calls by default: that of `invoicing-mock`. */
export const USUAL_API = 'http://127.0.0.1:4010';

/** Gives every worker's mock the same key, so that a page can be built with it. */
const SEED = 'test';
/** Maximum length of a body in the text; the JSON has all of it. */
const MAX_BODY = 400;

/**
 * The fixture of a worker's mock, on a free port, for both runners. Loads the mock on demand, so that test files that
 * do not need it start fast.
 */
export async function workerMock(
  { mockOptions }: { mockOptions: MockOptions },
  use: (mock: Mock) => Promise<void>,
): Promise<void> {
  const { startMock } = await import('../index.js');
  const mock = await startMock({ seed: SEED, ...mockOptions, port: 0 });
  await use(mock);
  await mock.close();
}

/** A new world of the mock. Drop it at the end of the test. */
export function testMockOf(mock: Mock, testName: string): TestMock {
  const name = testName.replace(/[^\w.-]+/g, '-').slice(-64);
  const world = mock.world(name);
  const { apiKey, accountId } = mock;
  return Object.assign(world, {
    apiKey,
    accountId,
    journal: (filter: JournalFilter = {}) => mock.journal({ ...filter, world: name }),
  });
}

/** The exchanges as text, oldest first. Empty when there were none. */
export function journalText(mock: TestMock): string {
  const entries = mock.journal({ limit: 1000 }).reverse();
  return entries
    .map(({ method, url, operation, status, violations, request, answer }) =>
      [
        `${method} ${url} -> ${status === 0 ? 'dropped' : status}${operation === null ? '' : ` (${operation})`}`,
        ...violations.map((one) => `  ! ${one}`),
        ...(request.body === '' ? [] : [`  > ${cut(request.body)}`]),
        ...(answer.body === '' ? [] : [`  < ${cut(answer.body)}`]),
      ].join('\n'),
    )
    .join('\n');
}

const cut = (body: string): string => (body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body);

/** The address in the test's world for `url`, or undefined when `url` is not below `api`. */
export function inWorld(url: string, api: string, mock: Pick<TestMock, 'url'>): string | undefined {
  const base = withoutTrailing(api, '/');
  if (!url.startsWith(base)) return undefined;
  const rest = url.slice(base.length);
  return rest === '' || /^[/?]/.test(rest) ? `${mock.url}${rest}` : undefined;
}
