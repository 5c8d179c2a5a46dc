/** Coverage counts what is stated and asserted, nothing assumed. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { operationIds, operations } from '../../generated/operations.js';
import { rules } from '../../generated/rules.js';
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import { type CoverageTables, coverage, coverageTargets, mergeCoverage } from './coverage.js';
import { contractTargets } from './coverage-targets.js';
import { result } from './sample.fixture.js';
import { unreachable } from './unreachable.js';

const tables: CoverageTables = {
  operations: {
    getInvoice: {
      id: 'getInvoice',
      responses: {
        '200': { empty: false, schema: '/s/answer' },
        '404': { empty: true },
        '406': { empty: true, assumed: 'a guess' },
      },
    },
  },
  documentTypes: { invoices: { singular: 'invoice' }, notes: { singular: 'note' } },
  stateTables: {
    invoices: {
      family: 'invoices',
      types: ['invoices', 'notes'],
    },
  },
  cells: {
    invoices: { draft: { finalized: { to: 'final' } }, final: { finalized: null } },
    notes: { draft: { finalized: { to: 'settled' } }, settled: { finalized: null } },
  },
  rules: { one: { kind: 'stated' }, two: { kind: 'assumed' }, three: { kind: 'uncheckable' } },
  openapi: {
    s: {
      answer: { properties: { invoice: { allOf: [{ $ref: '#/s/base' }, { properties: { sum: {} } }] } } },
      base: {
        properties: {
          id: {},
          guess: { 'x-assumed': 'why' },
          guessed: { $ref: '#/s/assumed' },
          items: {
            type: 'array',
            items: { oneOf: [{ properties: { name: {} } }, { properties: { unit: {} } }] },
          },
          parent: { $ref: '#/s/base' },
        },
      },
      assumed: { 'x-assumed': 'why', properties: { deep: {} } },
    },
  },
};

test('tables -> every stated mark, nothing that is assumed', () => {
  const { tags, cells } = coverageTargets(tables);
  expect(tags.statuses).toEqual(['status:getInvoice 200', 'status:getInvoice 404']);
  expect(tags.rules).toEqual(['rule:one']);
  const properties = tags.properties.map((mark) => mark.replace('property:getInvoice ', ''));
  expect(properties).toEqual([
    'invoice',
    'invoice.id',
    'invoice.items',
    'invoice.items[].name',
    'invoice.items[].unit',
    'invoice.parent',
    'invoice.sum',
  ]);
  expect(cells.map(({ type, from, to }) => `${type} ${from} ${to}`)).toEqual([
    'invoice draft final',
    'invoice final undefined',
    'note draft settled',
    'note settled undefined',
  ]);
});

test('results -> covered is what they asserted; tags beyond the contract do not count', () => {
  const asserted = ['status:getInvoice 200', 'status:getInvoice 406', 'rule:one', 'rule:invented'];
  const counted = coverage([result({ id: 'getInvoice/x', asserted })], coverageTargets(tables));
  expect(counted.statuses).toEqual({ covered: 1, total: 2, missing: ['getInvoice 404'] });
  expect(counted.rules).toEqual({ covered: 1, total: 1, missing: [] });
  expect(counted.operations).toEqual({ covered: 0, total: 1, missing: ['getInvoice'] });
});

test('two halves of a run -> merged coverage is that of the whole', () => {
  const targets = coverageTargets(tables);
  const one = [result({ id: 'getInvoice/a', asserted: ['status:getInvoice 200', 'operation:getInvoice'] })];
  const two = [result({ id: 'getInvoice/b', asserted: ['status:getInvoice 404', 'operation:getInvoice'] })];
  const halves = [coverage(one, targets), coverage(two, targets)];
  expect(mergeCoverage(halves)).toEqual(coverage([...one, ...two], targets));
});

test('the contract -> every operation and type that it states, and something to assert in every part', () => {
  const { tags, cells } = contractTargets();
  const stated = operationIds.filter((id) => operations[id].assumed === undefined);
  expect(tags.operations.toSorted()).toEqual(stated.map((id) => `operation:${id}`).toSorted());
  expect(tags.transitions).toHaveLength(cells.length);
  const types = Object.values(documentTypes).map(({ singular }) => singular);
  expect(new Set(cells.map(({ type }) => type))).toEqual(new Set(types));
  expect(tags.properties).toContain('property:getInvoice invoice.items[].name');
  for (const part of Object.values(tags)) expect(new Set(part).size).toBe(part.length);
});

test('what cannot be brought about -> stated in the contract all the same, and not counted', () => {
  const openapi = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));
  const { tags: stated } = coverageTargets({ operations, stateTables, documentTypes, cells, rules, openapi });
  const { tags: counted } = contractTargets();
  const all = new Set([...stated.statuses, ...stated.properties]);
  for (const [mark, reason] of unreachable) {
    expect(all.has(mark), `${mark} (${reason})`).toBe(true);
    expect([...counted.statuses, ...counted.properties]).not.toContain(mark);
  }
  expect(all.size).toBe(counted.statuses.length + counted.properties.length + unreachable.size);
});
