/** Words that are not JSON, exponents, the limits of 32 and 64 bits, in bodies, filters, pages and ids. */

import { accountFields } from '../../given/accounts.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import { idIn, type Probe, recordOf, sent } from '../kit/probe.js';
import { createOf, documentCreate, getOf, readOf } from '../kit/probes.js';
import {
  check,
  clientUpdate,
  documentUpdate,
  itemUpdate,
  leftByStages,
  newItem,
  stageOf,
  treasuryWith,
  tryOut,
} from './stage.js';

/** Placeholder for a bare word in a body, which JSON.stringify cannot write. */
const bareMark = '@bare@';

const withBare = (body: unknown, word: string): string =>
  JSON.stringify(body).replaceAll(`"${bareMark}"`, word);

async function bareWords(t: CheckContext): Promise<void> {
  const subject = 'input.bare-nan';
  const stage = await stageOf(t);
  const line = (field: string) => ({ items: [t.given.line({ [field]: bareMark })] });
  const probes: Probe[] = [
    newItem(t, { unit_price: bareMark }),
    itemUpdate(stage, { unit_price: bareMark }),
    clientUpdate(stage, { send_options: bareMark }),
    createOf('client', { name: bareMark, code: bareMark }),
    createOf('tax', { name: t.unique('Tax'), value: bareMark, region: 'PT' }),
    createOf('sequence', { serie: bareMark }),
    createOf('account', { ...accountFields(t), terms: bareMark, email: bareMark }),
    await documentCreate(t, 'invoices', line('unit_price')),
    await documentCreate(t, 'quotes', line('quantity')),
    await documentUpdate(t, stage, 'shippings', line('discount')),
  ];
  const words = ['NaN', 'Infinity', '-Infinity'];
  for (const [n, { body, ...probe }] of probes.filter((one) => one.body !== undefined).entries())
    await tryOut(t, { ...probe, text: withBare(body, words[n % 3] ?? 'NaN') }, subject);
}

const lists: readonly OperationId[] = ['listInvoices', 'listEstimates', 'listPurchaseOrders'];

/** Amounts and dates out of range, in the filters of every list. */
async function queryNumbers(t: CheckContext): Promise<void> {
  for (const operation of lists)
    await sent(
      t,
      { operation, query: { 'total_before_taxes[from]': 'NaN', 'total_before_taxes[to]': 'Infinity' } },
      'input.number-in-filter',
    );
  for (const from of ['1e400', '1e999999999', '-1e-999999999', '0x1F', '1,5'])
    await sent(
      t,
      { operation: 'listInvoices', query: { 'total_before_taxes[from]': from } },
      'input.number-in-filter',
    );
  const days: [OperationId, string, string][] = [
    ['listGuides', 'loaded_at[to]', '31/12/9999'],
    ['listGuides', 'loaded_at[to]', '31/12/+999999999'],
    ['listInvoices', 'date[from]', '01/01/-999999999'],
    ['listEstimates', 'due_date[to]', '00/00/0000'],
    ['listPurchaseOrders', 'date[to]', '31/12/99999999999'],
  ];
  for (const [operation, field, day] of days)
    await sent(t, { operation, query: { [field]: day } }, 'input.date-in-filter');
}

const far = '9'.repeat(400);

/**
 * Pages whose offset exceeds 32 bits, pages beyond 64 bits and beyond floats, fractions; the same for per_page. The pagination of
 * an answer must consist of integers, and fit its entries.
 */
async function pageNumbers(t: CheckContext): Promise<void> {
  const odd = ['9223372036854775807', '1.5', '-9223372036854775809', '1e9', '-1', '9223372036854775808'];
  const paged: OperationId[] = [
    'listClients',
    'listEstimates',
    'listGuides',
    'listItems',
    'listInvoices',
    'listPurchaseOrders',
  ];
  for (const [n, operation] of paged.entries()) {
    const queries = [
      { page: n % 2 === 0 ? 2_147_483_647 : far, per_page: 30 },
      { page: odd[n], per_page: 10 },
      { page: n % 2 === 0 ? 0 : -1, per_page: n === 0 ? 0 : 10 },
      // The first three lists are documented to show their pagination.
      ...(n < 3
        ? [
            { page: odd[n + 3], per_page: 10 },
            { page: 1, per_page: [far, '1.5', '1e9'][n] },
          ]
        : []),
    ];
    for (const query of queries)
      judgePagination(t, operation, await sent(t, { operation, query }, 'input.page'), n < 3);
  }
}

const figures = ['current_page', 'per_page', 'total_pages', 'total_entries'] as const;

/** Its numbers are integers, and a page behind the last one lists nothing. 400 digits are an integer that no float holds. */
function judgePagination(
  t: CheckContext,
  operation: OperationId,
  answer: Answer | undefined,
  isStated: boolean,
): void {
  const shown = (Object(answer?.body) as Json).pagination;
  if (!isStated || answer === undefined || !isSuccess(answer.status) || Object(shown) !== shown) return;
  const isWhole = (value: unknown) =>
    typeof value === 'number' && (Number.isInteger(value) || !Number.isFinite(value));
  const { current_page, total_pages } = shown as Json;
  // Wrong whatever a page behind the last one is answered with: one that shows entries is not behind it.
  if (answer.list.length > 0 && Number(current_page) > Number(total_pages))
    t.soft(
      'a page behind the last one lists nothing',
      `${answer.list.length} entries on page ${current_page} of ${total_pages}`,
      { symptom: 'listed', field: 'input.page', statement: 'rule:pagination-adds-up', operation },
    );
  const field = figures.find((name) => name in (shown as Json) && !isWhole((shown as Json)[name]));
  if (field === undefined) return;
  const value = (shown as Json)[field];
  t.soft(`pagination.${field} is an integer, whatever page was asked for`, `${value}`, {
    ...{ symptom: value === null ? 'null' : 'wrong type', field: `pagination.${field}` },
    ...{ statement: `schema:Pagination.${field}`, operation },
  });
}

async function idsBeyond(t: CheckContext): Promise<void> {
  const ids = [
    '9223372036854775807',
    '9223372036854775808',
    '18446744073709551616',
    '-9223372036854775809',
    '2147483648',
    '9'.repeat(100),
  ];
  const gets: OperationId[] = [
    'getItem',
    'getTax',
    'getClient',
    'getSequence',
    'getInvoice',
    'getShipping',
    'getDocumentPdf',
    'getDocumentQrCode',
    'listRelatedDocuments',
    'getClientBalance',
    'getAccount',
  ];
  for (const [n, operation] of gets.entries())
    await sent(t, { operation, path: { id: ids[n % 6] ?? '' } }, 'input.id');
  // Truncated to 32 bits, these are the ids of existing records.
  const hasTaxes = t.settings.claims.includes('taxes');
  const there: readonly [OperationId, string | number][] = [
    ...(hasTaxes ? [['getTax', (await t.given.tax()).id] as [OperationId, string | number]] : []),
    ['getClient', (await stageOf(t)).client.id],
  ];
  for (const [operation, own] of there) {
    if (!/^\d{1,9}$/.test(String(own))) continue;
    const answer = await sent(t, { operation, path: { id: Number(own) + 2 ** 32 } }, 'input.id');
    if (answer && isSuccess(answer.status) && String(recordOf(answer).id) === String(own))
      t.soft('an id beyond 32 bits is not that of another record', 'the record of another id', {
        ...{ symptom: 'present', field: 'input.id', statement: 'rule:record-unknown', operation },
      });
  }
  const [id = ''] = ids;
  await sent(t, { operation: 'setCurrentSequence', path: { id } }, 'input.id');
  await sent(t, { operation: 'deleteTax', path: { id: ids[1] ?? '' } }, 'input.id');
  for (const field of ['manual_sequence_number', 'sequence_id'])
    for (const value of ['99999999999999999999', far])
      await tryOut(
        t,
        await documentCreate(t, field === 'sequence_id' ? 'quotes' : 'shippings', { [field]: value }),
        `input.${field.replaceAll('_', '-')}`,
      );
}

const isFigure = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value));

/** Exponents out of a float's range: must be refused, or shown as numbers. */
async function exponents(t: CheckContext): Promise<void> {
  const subject = 'input.exponent';
  const stage = await stageOf(t);
  const get = readOf('item', stage.item.id);
  let isLost = false;
  for (const value of ['1e400', '1e-400', '9'.repeat(400)]) {
    const answer = await sent(t, itemUpdate(stage, { unit_price: value }), subject);
    if (answer === undefined || !isSuccess(answer.status)) continue;
    const read = await sent(t, get, subject);
    if (read && isSuccess(read.status) && !isFigure(recordOf(read).unit_price)) {
      isLost = true;
      const shown = recordOf(read).unit_price ?? 'nothing';
      t.soft('unit_price is a number, when a price with an exponent was accepted', shown, {
        ...{ symptom: 'absent', field: 'item.unit_price', statement: 'rule:item-fields-kept' },
        operation: 'updateItem',
      });
    }
    await sent(t, itemUpdate(stage, {}), subject);
  }
  // An accepted number that cannot be shown breaks every list with it: restore the item.
  const name = t.unique('Extreme item');
  const item = idIn(await tryOut(t, newItem(t, { name, unit_price: '1e400' }), subject));
  if (item !== undefined)
    await sent(t, { ...itemUpdate(stage, { name }), path: { 'item-id': item } }, subject);
  await tryOut(
    t,
    await documentCreate(t, 'quotes', { retention: `0.${'0'.repeat(40)}1` }),
    'input.retention',
  );
  await tryOut(t, newItem(t, { name: `${t.unique('Extreme')} ${'é'.repeat(200)}` }), 'input.name-bytes');
  const tax = { name: t.unique('Tax'), value: '1e400', region: 'PT', default_tax: '0' };
  const taxId = idIn(await tryOut(t, createOf('tax', tax), subject));
  if (taxId !== undefined) await sent(t, { operation: 'deleteTax', path: { 'tax-id': taxId } }, subject);
  const lines: Json[] = [
    { unit_price: '1e400' },
    { quantity: '1e400' },
    { unit_price: '1e300', quantity: '1e300' },
    { discount: '1e400' },
  ];
  for (const line of lines) {
    // A line may update the item that it names.
    const named = t.given.line({ ...line, name: stage.item.fields.name });
    const probe = await documentCreate(t, 'quotes', { items: [named] });
    const id = idIn(await tryOut(t, probe, subject));
    if (id === undefined) continue;
    const read = await sent(t, getOf({ type: 'quotes', id }), subject);
    const record = recordOf(read);
    const odd =
      read && isSuccess(read.status) ? ['sum', 'total'].find((field) => !isFigure(record[field])) : undefined;
    // A price that is lost is missing in every sum: the same fault.
    if (odd && !isLost)
      t.soft(
        'sum and total are numbers, when an amount with an exponent was accepted',
        record[odd] ?? 'nothing',
        {
          ...{ symptom: 'absent', field: odd, statement: 'rule:total-sum', operation: 'createQuote' },
        },
      );
  }
  for (const probe of treasuryWith(stage.client.id, { value: '1e400' })) await sent(t, probe, subject);
  await sent(t, itemUpdate(stage, {}), subject);
  const many = Array.from({ length: 120 }, () =>
    t.given.line({ unit_price: '999999999', quantity: '999999' }),
  );
  await tryOut(t, await documentCreate(t, 'quotes', { items: many }), 'input.huge-sum');
}

export const numberChecks: readonly Check[] = [
  check('createItem/bare-words', {
    title: 'NaN and Infinity as bare words, in ten operations -> never a 5xx',
    rule: 'What is no JSON breaks nothing.',
    needs: ['clients'],
    run: bareWords,
  }),
  check('listInvoices/extreme-numbers', {
    title: 'NaN, huge exponents and far days in the filters of every list -> a list or a 4xx',
    rule: 'A number that cannot be one is refused or finds nothing.',
    run: queryNumbers,
  }),
  check('listClients/extreme-pages', {
    statement: 'schema:Pagination.current_page',
    title:
      'pages beyond 32 and 64 bits, beyond a float, fractions, in every list -> a 4xx, or a list whose pagination has integers',
    rule: 'A page that is none, or none that there is, is refused or empty.',
    also: ['listItems', 'listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'],
    run: pageNumbers,
  }),
  check('getItem/ids-beyond-64-bits', {
    title: 'ids, series and numbers at the ends of 32 and 64 bits, in many operations -> never a 5xx',
    rule: 'A number beyond what a layer holds is refused.',
    run: idsBeyond,
  }),
  check('updateItem/exponents', {
    leaves: leftByStages,
    title: 'exponents in prices, quantities and rates -> refused, or shown as numbers',
    rule: 'Amounts are numbers in every answer.',
    also: ['createQuote', 'getQuote'],
    needs: ['clients'],
    // A list with a number that cannot be shown fails for all checks.
    place: 'last',
    run: exponents,
  }),
];
