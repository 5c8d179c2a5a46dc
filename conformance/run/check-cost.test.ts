// The class of a check, and the number of requests of that class.
import { expect, test } from '@playwright/test';
import type { CheckKind } from '../judge/result.js';
import {
  type Costed,
  caseClassOf,
  classAmong,
  classOf,
  kindOfResource,
  meanOf,
  requestsOf,
  wordOf,
} from './check-cost.js';
import { requestsOfClass } from './costs.js';

const check = (id: string, kind: CheckKind = 'rules') =>
  ({ id, kind, operation: id.split('/')[0] }) as Costed;

test('the word is what stands behind the operation', () => {
  expect([wordOf({ id: 'getItem/a/b' }), wordOf({ id: 'getItem/' }), wordOf({ id: 'x' })]).toEqual([
    'a/b',
    '',
    'x',
  ]);
});

test('rows of a covering array -> cases, of documents or of records; other words are none', () => {
  expect(caseClassOf(check('createInvoice/case-one'))).toBe('case of documents');
  expect(caseClassOf(check('createItem/case'))).toBe('case of records');
  for (const word of ['cases', 'in-case', 'casework'])
    expect(caseClassOf(check(`createItem/${word}`))).toBeUndefined();
});

test('the class of a case, else that of the word, else of kind and resource, else of the kind', () => {
  const known =
    (...names: string[]) =>
    (name: string) =>
      names.includes(name);
  const one = check('getItem/archived', 'lists');
  const resource = kindOfResource(one);
  expect(resource).toBe('lists of items');
  expect(classAmong(one, known('archived', resource))).toBe('archived');
  expect(classAmong(one, known(resource))).toBe(resource);
  expect(classAmong(one, known())).toBe('lists');
  expect(classAmong(check('getItem/case-archived'), known('case-archived'))).toBe('case of records');
});

test('the mean of the class, and 7 requests for one that was not counted', () => {
  const [[word, mean] = ['', 0]] = Object.entries(requestsOfClass).filter(([name]) => !/ |^case/.test(name));
  expect(requestsOf(check(`getItem/${word}`))).toBe(mean);
  expect(classOf(check(`getItem/${word}`))).toBe(word);
  expect(classOf(check('getItem/toString', 'async'))).not.toBe('toString');
  expect([meanOf('no such class'), meanOf('archived')]).toEqual([7, requestsOfClass.archived]);
});
