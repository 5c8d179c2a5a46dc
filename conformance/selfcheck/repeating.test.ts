// A check that is no life says when what it tells shows: it is run again, with its documents made plain.
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../../mocks/index.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Run } from '../run/run.js';
import { runCheck } from '../run/run-check.js';
import type { Json } from '../target/call.js';
import { openMockRun, settingsFor, targetOf } from './in-process.js';
import { healthyDialect } from './kill.js';

let mock: Mock;
let run: Run;

test.beforeAll(async () => {
  mock = await startMock({ port: 0, scenario: 'empty', selfCheck: false });
  run = openMockRun(settingsFor(targetOf(mock), 1), await healthyDialect());
});
test.afterAll(async () => {
  await run.transport.close();
  await mock.close();
});

/** A check that makes five quotes and does not like some of them. */
function checkOf(name: string, dislikes: (sent: Json, nth: number) => boolean): Check {
  let runs = 0;
  return {
    id: `createQuote/${name}`,
    statement: 'rule:document-fields-kept',
    ...{ title: name, rule: name, source: 'Endpoints', kind: 'rules', operation: 'createQuote' },
    run: async (t: CheckContext) => {
      runs += 1;
      for (let n = 0; n < 5; n++) {
        const { sent } = await t.given.document('quotes');
        if (dislikes(sent, runs)) t.soft(`${name} is liked`, 'it is not', { subject: name });
      }
    },
  };
}

const conditionOf = async (check: Check) => (await runCheck(check, run)).breaches.map((one) => one.condition);

test('one thing about a document -> that, and nothing else', async () => {
  const check = checkOf('observations', ({ observations }) => observations !== undefined);
  expect(await conditionOf(check)).toEqual(['only with observations']);
});

test('many lines -> that, in the words of the factor', async () => {
  const check = checkOf('lines', ({ items }) => (items as Json[]).length > 2);
  expect(await conditionOf(check)).toEqual(['only with several lines']);
});

test('whatever is in them -> each time', async () => {
  expect(await conditionOf(checkOf('all', () => true))).toEqual(['each time it was tried']);
});

test('only the first time -> at times', async () => {
  expect(await conditionOf(checkOf('once', (_sent, nth) => nth === 1))).toEqual(['it shows at times']);
});

test('nothing wrong -> run once, and nothing is said', async () => {
  let runs = 0;
  const check: Check = {
    ...checkOf('sound', () => false),
    run: async () => {
      runs += 1;
    },
  };
  expect([await conditionOf(check), runs]).toEqual([[], 1]);
});
