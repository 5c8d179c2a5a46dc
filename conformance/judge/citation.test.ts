/** Citations: a check that can fail a server cannot cite an assumed statement, neither in types nor in a run. */
import { expect, test } from '@playwright/test';
import { interpretations, statements } from '../../generated/statements.js';
import { checksFor } from '../checks/index.js';
import type { Body } from '../checks/kit/declare.js';
import type { Compared } from '../run/expect.js';
import type { CallOptions } from '../target/call.js';
import { type Citation, citation, cited } from './citation.js';

/** The checks of the default seed. */
const checks = checksFor(1);

test('an assumption cited by what fails a server, or nothing cited -> `npm run types` stops', () => {
  // @ts-expect-error an assumed statement under a check that fails a server
  const assumed: Citation = { statement: 'rule:payment-cap' };
  // @ts-expect-error no statement at all
  const none: Citation = {};
  // @ts-expect-error no statement at all, in a declaration
  const body: Body = { title: 'y', run: async () => {} };
  // @ts-expect-error an assumed statement in an assertion
  const reporting: Compared = { field: 'x', statement: 'rule:payment-cap' };
  // @ts-expect-error an assumed statement behind a status
  const call: CallOptions = { statement: 'rule:payment-cap' };
  // @ts-expect-error no statement has this id
  const unknown: Compared = { field: 'x', statement: 'rule:no-such-rule' };
  // The compiler checks the lines above: it fails if one of them compiles without error.
  expect([assumed, none, body, reporting, call, unknown]).toHaveLength(6);
});

test('every check that fails a server cites words of the description; an assumed one may cite an interpretation', () => {
  const uncited = checks.filter(
    ({ statement, assumed }) =>
      !(statement in statements || (assumed === true && statement in interpretations)),
  );
  expect(uncited.map(({ id, statement }) => `${id} cites ${statement}`)).toEqual([]);
});

test('a statement -> its section and its words; no id is a statement and an interpretation at once', () => {
  const wordless = Object.entries(statements).filter(
    ([, { section, words }]) => section === '' || words === '',
  );
  expect(wordless.map(([id]) => id)).toEqual([]);
  expect(Object.keys(interpretations).filter((id) => id in statements)).toEqual([]);
});

test('what nobody said -> cannot be cited, and is assumed where it is judged', () => {
  expect(() => cited('rule:payment-cap')).toThrow('no words of the description say rule:payment-cap');
  expect(citation('rule:payment-cap')).toEqual({ assumed: true, statement: 'rule:payment-cap' });
  expect(citation('status:createPartialPayment/201', 'rule:item-no-tax')).toEqual({
    statement: 'rule:item-no-tax',
  });
  expect(() => citation('rule:no-such-rule')).toThrow('neither a statement nor an interpretation');
});
