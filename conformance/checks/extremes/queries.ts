/** Queries that are nested, repeated, incomplete, malformed or very long. */
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import { isClaimed } from '../kit/document-rules.js';
import { type Probe, sent } from '../kit/probe.js';
import { check } from './stage.js';

/** A request that is refused before it is fully read leaves an unusable connection, so it is closed. */
const closing = { connection: 'close' };

/** Forms of a query that parsers read as maps or lists, or cannot parse. */
async function queryForms(t: CheckContext): Promise<void> {
  const deep = (operation: OperationId, name: string, depth: number): [Probe, string] => [
    { operation, suffix: `${name}${'[a]'.repeat(depth)}=1` },
    'input.deep-query',
  ];
  const form = (operation: OperationId, suffix: string): [Probe, string] => [
    { operation, suffix },
    /%(ff|c3|ed|zz)/.test(suffix) ? 'input.broken-encoding' : 'input.query-form',
  ];
  const many = (operation: OperationId, suffix: string): [Probe, string] => [
    { operation, headers: closing, suffix },
    'input.many-values',
  ];
  const { findClientByName, findClientByCode } = t.dialect.queries;
  const all: [Probe, string][] = [
    deep('listItems', 'x', 120),
    deep('listInvoices', 'x', 520),
    deep('listTaxes', 'x', 920),
    deep('listInvoices', 'date', 110),
    ...[
      'text[]=x',
      'text[a]=x',
      'text[toString]=x',
      'page[toString]=1',
      'status[][valueOf]=final',
      'date[from][toString]=1',
      '__proto__[page]=2&constructor=1&toString=1&hasOwnProperty=1',
      'page[]=1',
      'page[a]=1',
      'per_page[a][b]=1',
      'status=final',
      'status[a]=final',
      'status[][a]=final',
      'type[a][b]=Invoice',
      'date=x',
      'date[]=x',
      'date[from][a]=x',
      'total_before_taxes=1',
      'total_before_taxes[from][]=1',
      'archived[a]=1',
      'x[=1',
      'x]=1&[=2&=3',
      '%=1&%zz=1',
      'text=%ff%fe',
      'text=%c3%28',
      'text=%ed%a0%80',
      'status[]=%ff',
      '&&&==&',
      'x=1;y=2',
    ].map((suffix) => form('listInvoices', suffix)),
    ...(['listEstimates', 'listGuides', 'listPurchaseOrders'] as const).flatMap((operation) => [
      form(operation, 'text[toString]=x&status[a]=final&page[valueOf]=2'),
      form(operation, 'text=%ff&type[]=%ff'),
    ]),
    form('findClientByName', `${findClientByName}[a]=x`),
    form('findClientByCode', `${findClientByCode}=%ff`),
    form('listItems', 'page[toString]=1'),
    form('listClients', 'per_page[toString]=1'),
    many('listInvoices', 'status[]=final&'.repeat(700).slice(0, -1)),
    many('listGuides', Array.from({ length: 600 }, (_, n) => `type[]=a${n}`).join('&')),
  ];
  for (const [probe, subject] of all) await sent(t, probe, subject);
}

async function longQueries(t: CheckContext): Promise<void> {
  for (const [operation, type, length] of [
    ['listEstimates', 'quotes', 50_100],
    ['listInvoices', 'invoices', 12_000],
    ['listGuides', 'shippings', 7_500],
  ] as const) {
    if (!isClaimed(t, type)) continue;
    // Some servers evaluate the text only if there are documents.
    await t.given.document(type);
    await sent(
      t,
      { operation, query: { text: 'a'.repeat(length) }, headers: closing },
      'input.long-text-filter',
    );
  }
}

export const queryChecks: readonly Check[] = [
  check('listInvoices/query-forms', {
    title: 'nested, repeated, half and broken parameters, hundreds of values, in many lists -> never a 5xx',
    rule: 'A query that makes no sense is refused or passed over.',
    run: queryForms,
  }),
  check('listInvoices/long-text', {
    title: 'a text filter of 7,500 to 50,000 characters -> a list or a 4xx',
    rule: 'A long text finds nothing, or is refused.',
    run: longQueries,
  }),
];
