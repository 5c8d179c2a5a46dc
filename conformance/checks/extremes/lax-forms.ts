/** Values that lax patterns accept as numbers, dates or addresses: digits of other scripts, control characters, a second line. */

import type { StatementId } from '../../judge/citation.js';
import { isSuccess } from '../../judge/status-class.js';
import { type Proof, proofOfValue } from '../../judge/violation.js';
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { type Probe, recordOf, sent } from '../kit/probe.js';
import { createOf, readOf } from '../kit/probes.js';
import { check, clientUpdate, documentUpdate, itemUpdate, stageOf, tryOut } from './stage.js';

/** A request, the GET of the field that it sets, and whether the field then shows the meant or the former value. */
interface Written {
  request: Probe;
  read: Probe;
  field: string;
  isLawful: (shown: unknown) => boolean;
  statement: StatementId;
}

/** Must be refused or shown by its meaning. One lax pattern accepts several such values, so they are reported as one violation. */
async function judgeWritten(
  t: CheckContext,
  subject: keyof typeof due,
  { request, read, field, isLawful, statement }: Written,
) {
  const answer = await sent(t, request, subject);
  if (answer === undefined || !isSuccess(answer.status)) return;
  const shown = recordOf(await sent(t, read, subject))[field];
  const proof = { ...proofOfValue(shown), path: field };
  if (!isLawful(shown))
    accepted(t, subject, `${field} is ${shown ?? 'nothing'}`, request.operation, statement, proof);
}

function accepted(
  t: CheckContext,
  subject: keyof typeof due,
  actual: string,
  operation: OperationId,
  statement: StatementId,
  proof?: Proof,
) {
  const about = { symptom: 'accepted', field: subject, statement, operation } as const;
  t.soft(due[subject], actual, { ...about, ...(proof && { proof }) });
}

/** What is expected for each kind of value. */
const due = {
  'input.other-digits': 'digits of another script are refused, or read as the number that they are',
  'input.control-in-address': 'an e-mail address with a control character is refused: it is not valid',
} as const;

/** Ten, in Arabic and in full-width digits. */
const tens = ['\u0661\u0660', '\uff11\uff10'];

async function otherDigits(t: CheckContext): Promise<void> {
  const subject = 'input.other-digits' as const;
  const stage = await stageOf(t);
  const getItem = readOf('item', stage.item.id);
  const before = Number(stage.item.fields.unit_price);
  for (const ten of tens)
    await judgeWritten(t, subject, {
      ...{ request: itemUpdate(stage, { unit_price: ten }), read: getItem, field: 'unit_price' },
      isLawful: (shown) => [10, before].includes(Number(shown)),
      statement: 'errors:422',
    });
  const update = await documentUpdate(t, stage, 'quotes', { date: '25/11/\u0662\u0660\u0662\u0666' });
  if (update.path !== undefined)
    await judgeWritten(t, subject, {
      ...{ request: update, read: { operation: 'getQuote', path: update.path }, field: 'date' },
      isLawful: (shown) => /^\d{2}\/\d{2}\/20\d\d$/.test(String(shown)),
      statement: 'errors:422',
    });
  const fields = { name: t.unique('Tax'), value: '\u0662\u0663', region: 'PT', default_tax: '0' };
  const tax = await tryOut(t, createOf('tax', fields), subject);
  if (tax && isSuccess(tax.status) && Number(recordOf(tax).value) !== 23)
    accepted(t, subject, `value is ${recordOf(tax).value}`, 'createTax', 'errors:422');
}

/** None is a valid address; the one that ends in a line feed becomes valid when trimmed. */
const addresses = [
  'line@conformance.example\n',
  'nul\u0000@conformance.example',
  'two@conformance.example\nthree@conformance.example',
];

async function controlsInAddresses(t: CheckContext): Promise<void> {
  const subject = 'input.control-in-address' as const;
  const stage = await stageOf(t);
  const read = readOf('client', stage.client.id);
  for (const email of addresses)
    await judgeWritten(t, subject, {
      ...{ request: clientUpdate(stage, { email }), read, field: 'email' },
      isLawful: (shown) => !/\p{Cc}/u.test(String(shown)),
      statement: 'status:updateClient/422',
    });
  if (!t.settings.claims.includes('estimates')) return;
  const path = { 'document-id': (await t.given.document('quotes', 'final')).id };
  const client = { email: 'line@conformance.example', save: '0' };
  const messages: readonly Json[] = [
    { client: { ...client, email: addresses[2] } },
    { client, cc: addresses[1] },
  ];
  for (const message of messages) {
    const answer = await sent(t, { operation: 'emailQuote', path, body: { message } }, subject);
    if (answer && isSuccess(answer.status))
      accepted(t, subject, `${answer.status}`, 'emailQuote', 'status:emailQuote/422');
  }
}

export const laxFormChecks: readonly Check[] = [
  check('updateItem/other-digits', {
    statement: 'errors:422',
    title: 'digits of other scripts as a price, a year and a rate -> refused, or read by what they say',
    rule: 'What an expression takes for digits is the number that it says, or is refused.',
    also: ['updateQuote', 'createTax'],
    needs: ['clients', 'items'],
    run: otherDigits,
  }),
  check('updateClient/controls-in-addresses', {
    statement: 'status:updateClient/422',
    title: 'control characters and a second line in addresses, also of e-mails -> refused',
    rule: 'An address is valid.',
    also: ['getClient', 'emailQuote'],
    needs: ['clients', 'items'],
    run: controlsInAddresses,
  }),
];
