/** NUL in every text, bodies that are not text, unpaired surrogates, duplicate keys, deep nesting. */

import { accountFields } from '../../given/accounts.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { Probe } from '../kit/probe.js';
import { createOf } from '../kit/probes.js';
import {
  check,
  clientInvoicesBy,
  clientUpdate,
  documentUpdate,
  itemUpdate,
  leftByStages,
  newItem,
  stageOf,
  treasuryWith,
  tryOut,
} from './stage.js';

/** The same text in every free text of a client; those of documents are in documents.ts. */
export const clientTexts = (text: string): Json =>
  Object.fromEntries(
    ['address', 'city', 'postal_code', 'website', 'phone', 'fax', 'observations'].map((field) => [
      field,
      text,
    ]),
  );

/** NUL in searches and in stored texts. */
async function nul(t: CheckContext): Promise<void> {
  const subject = 'input.nul';
  const stage = await stageOf(t);
  const nulled = `a\u0000b`;
  const { findClientByName, findClientByCode } = t.dialect.queries;
  const probes: Probe[] = [
    ...(['listInvoices', 'listGuides'] as const).map(
      (operation): Probe => ({ operation, query: { 'status[]': [nulled], 'type[]': [nulled] } }),
    ),
    { operation: 'listInvoices', query: { 'date[from]': nulled, 'total_before_taxes[to]': nulled } },
    { operation: 'listItems', query: { page: nulled } },
    { operation: 'findClientByName', query: { [findClientByName]: nulled } },
    { operation: 'findClientByCode', query: { [findClientByCode]: nulled } },
    clientInvoicesBy(stage, { status: [nulled] }),
    { operation: 'getItem', path: { id: nulled } },
    newItem(t, { name: `${t.unique('Item')}${nulled}` }),
    itemUpdate(stage, { description: nulled, unit: nulled }),
    itemUpdate(stage, { tax: { name: nulled } }),
    clientUpdate(stage, clientTexts(nulled)),
    clientUpdate(stage, { email: `x${nulled}@conformance.example` }),
    createOf('tax', {
      ...{ name: `${t.unique('Tax')}${nulled}`, value: '5', region: nulled, default_tax: '0' },
    }),
    createOf('sequence', { serie: nulled, default_sequence: nulled }),
    ...treasuryWith(stage.client.id, { value: '5', observation: nulled }),
    await documentUpdate(t, stage, 'invoices', { date: nulled }),
    await documentUpdate(t, stage, 'invoices', { client: { name: nulled, code: nulled } }),
    await documentUpdate(t, stage, 'invoices', { items: [t.given.line({ name: nulled })] }),
  ];
  for (const probe of probes) await tryOut(t, probe, subject);
}

/** Unpaired surrogates, duplicate keys, deep nesting, bytes that are not text. */
async function brokenBodies(t: CheckContext): Promise<void> {
  const stage = await stageOf(t);
  const half = 'I\ud800abcdefgh';
  const update = itemUpdate(stage, { description: 'x' });
  const json = JSON.stringify(update.body);
  const deep = (open: string, close: string) =>
    json.replace('"x"', `${open.repeat(3000)}1${close.repeat(3000)}`);
  const bytes = (put: number[]) => {
    const [before = '', after = ''] = json.split('"x"');
    return Buffer.concat([Buffer.from(`${before}"`), Buffer.from(put), Buffer.from(`"${after}`)]);
  };
  const { body: _body, ...bare } = update;
  const tax = { name: `${t.unique('Tax')} ${half}`, value: 'odd', region: 'PT', default_tax: '0' };
  const oddNames = '"":1,"__proto__":{},"constructor":{"prototype":1},"description":';
  const all: Readonly<Record<string, readonly Probe[]>> = {
    'input.surrogate': [
      // Refused for its other field: if stored and undeletable, it could break the lists of the account for ever.
      newItem(t, { name: `${half} ${t.unique('Item')}`, unit_price: 'odd' }),
      itemUpdate(stage, { description: half }),
      clientUpdate(stage, { ...clientTexts(half), preferred_contact: { name: '\udc00' } }),
      createOf('tax', tax),
      createOf('sequence', { serie: '\udfff\ud800', default_sequence: 'odd' }),
      createOf('account', { ...accountFields(t), organization_name: half, terms: '7' }),
      clientInvoicesBy(stage, { status: [half] }),
      // Half a pair as bytes, which lenient decoders pass on.
      { ...bare, text: bytes([0xed, 0xa0, 0x80]) },
    ],
    'input.deep-json': [
      { ...bare, text: deep('[', ']') },
      { ...bare, text: deep('{"a":', '}') },
    ],
    'input.broken-encoding': [
      { ...bare, text: bytes([0xff, 0xfe]) },
      { ...bare, text: Buffer.from(`\ufeff${json}`) },
      { ...bare, text: Buffer.from(json, 'utf16le') },
      { ...bare, text: json, headers: { 'content-type': 'application/json; charset=no-such-charset' } },
      { ...bare, text: json, headers: { 'content-encoding': 'gzip' } },
    ],
    'input.duplicate-key': [
      { ...bare, text: json.replace('"item":', '"item":[],"item":') },
      { ...bare, text: json.replace('"name":', '"name":["odd"],"name":') },
      { ...bare, text: json.replace('"description":', oddNames) },
    ],
  };
  for (const [subject, probes] of Object.entries(all))
    for (const probe of probes) await tryOut(t, probe, subject);
}

export const byteChecks: readonly Check[] = [
  check('listInvoices/nul', {
    leaves: leftByStages,
    title: 'NUL in filters, names and texts of many operations -> never a 5xx',
    rule: 'A text with NUL is stored or refused.',
    needs: ['clients', 'items'],
    run: nul,
  }),
  check('updateItem/broken-bodies', {
    leaves: leftByStages,
    title:
      'half pairs of UTF-16, bytes that are no text, depth, doubled keys, in many operations -> never a 5xx',
    rule: 'A body that is not in order is refused or read by its meaning.',
    needs: ['clients'],
    run: brokenBodies,
  }),
];
