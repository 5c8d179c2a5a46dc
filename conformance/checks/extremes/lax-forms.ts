/** What a lax expression takes for a number, a date or an address: digits of other scripts, control characters, a second line. */
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { type Probe, recordOf, sent, wrong } from '../kit/probe.js';
import { base, clientUpdate, documentUpdate, itemUpdate, stageOf, tryOut } from './stage.js';

/** A request, where to read what it set, and whether that is the value meant or one that was there before. */
interface Written {
  request: Probe;
  read: Probe;
  field: string;
  isLawful: (shown: unknown) => boolean;
  about: Pick<Parameters<typeof wrong>[3], 'statement' | 'symptom'> & { subject: string; expected: string };
}

/** Refused, or shown by its meaning. */
async function judgeWritten(t: CheckContext, { request, read, field, isLawful, about }: Written) {
  const { subject, expected, ...rest } = about;
  const answer = await sent(t, request, subject);
  if (answer === undefined || answer.status >= 300) return;
  const shown = recordOf(await sent(t, read, subject))[field.split('.')[1] ?? ''];
  if (!isLawful(shown))
    wrong(t, expected, shown ?? 'nothing', { ...rest, field, operation: request.operation });
}

/** Ten, in Arabic, Devanagari and wide digits. */
const tens = ['\u0661\u0660', '\u0967\u0966', '\uff11\uff10'];

async function otherDigits(t: CheckContext): Promise<void> {
  const subject = 'input.other-digits';
  const stage = await stageOf(t);
  const getItem: Probe = { operation: 'getItem', path: { 'item-id': stage.item.id } };
  const before = Number(stage.item.fields.unit_price);
  for (const ten of tens)
    await judgeWritten(t, {
      ...{ request: itemUpdate(stage, { unit_price: ten }), read: getItem, field: 'item.unit_price' },
      isLawful: (shown) => [10, before].includes(Number(shown)),
      about: {
        ...{ subject, statement: 'rule:item-fields-kept', symptom: 'different' },
        expected: 'a price in digits of another script is refused, or the number that it says',
      },
    });
  const update = await documentUpdate(t, stage, 'quotes', { date: '25/11/\u0662\u0660\u0662\u0666' });
  const read: Probe = { operation: 'getQuote', ...(update.path && { path: update.path }) };
  if (update.body !== undefined)
    await judgeWritten(t, {
      ...{ request: update, read, field: 'document.date' },
      isLawful: (shown) => typeof shown === 'string' && /^\d{2}\/\d{2}\/20\d\d$/.test(shown),
      about: {
        ...{ subject, statement: 'rule:document-fields-kept', symptom: 'different' },
        expected: 'a year in digits of another script is refused, or the year that it says',
      },
    });
  const tax = { name: t.unique('Tax'), value: '\u0662\u0663', region: 'PT', default_tax: '0' };
  const made = await tryOut(t, { operation: 'createTax', body: { tax } }, subject);
  const { value } = recordOf(made);
  if (made && made.status < 300 && Number(value) !== 23)
    wrong(
      t,
      'a rate in digits of another script is refused, or the number that it says',
      value ?? 'nothing',
      {
        ...{
          symptom: 'different',
          field: 'tax.value',
          statement: 'rule:tax-fields-kept',
          operation: 'createTax',
        },
      },
    );
  await sent(t, { operation: 'listInvoices', query: { page: '\u0662', per_page: '\u0663' } }, subject);
}

/** None is a valid address; with a line feed at its end it is one for who trims it. */
const addresses = [
  'line@conformance.example\n',
  'nul\u0000@conformance.example',
  'bell\u0007@conformance.example',
  'two@conformance.example\nthree@conformance.example',
];

async function controlsInAddresses(t: CheckContext): Promise<void> {
  const subject = 'input.control-in-address';
  const stage = await stageOf(t);
  const read: Probe = { operation: 'getClient', path: { 'client-id': stage.client.id } };
  for (const email of addresses)
    await judgeWritten(t, {
      ...{ request: clientUpdate(stage, { email }), read, field: 'client.email' },
      isLawful: (shown) => !/\p{Cc}/u.test(String(shown)),
      about: {
        ...{ subject, statement: 'status:updateClient/422', symptom: 'accepted' },
        expected: 'an address with control characters is refused: it is not valid',
      },
    });
  if (!t.settings.claims.includes('estimates')) return;
  const path = { 'document-id': (await t.given.document('quotes', 'final')).id };
  const operation: OperationId = 'emailQuote';
  const client = { email: 'line@conformance.example', save: '0' };
  const messages: Readonly<Record<string, Json>> = {
    'message.client.email': { client: { ...client, email: addresses[3] } },
    'message.cc': { client, cc: addresses[1] },
  };
  for (const [field, message] of Object.entries(messages)) {
    const answer = await sent(t, { operation, path, body: { message } }, subject);
    if (answer && answer.status < 300)
      wrong(t, `${field} with control characters is refused: it is not valid`, `${answer.status} accepted`, {
        ...{ symptom: 'accepted', field, statement: 'rule:email-addresses-valid', operation },
      });
  }
}

export const laxFormChecks: readonly Check[] = [
  {
    ...base,
    id: 'updateItem/other-digits',
    title:
      'updateItem: digits of other scripts as a price, a year, a rate and a page -> refused, or read by what they say',
    rule: 'What an expression takes for digits is the number that it says, or is refused.',
    operation: 'updateItem',
    also: ['updateQuote', 'createTax', 'listInvoices'],
    needs: ['clients', 'items'],
    run: otherDigits,
  },
  {
    ...base,
    id: 'updateClient/controls-in-addresses',
    title: 'updateClient: control characters and a second line in addresses, also of e-mails -> refused',
    rule: 'An address is valid.',
    operation: 'updateClient',
    also: ['getClient', 'emailQuote'],
    needs: ['clients', 'items'],
    run: controlsInAddresses,
  },
];
