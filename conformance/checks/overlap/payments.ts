/** Concurrent payments of one invoice. */

import { isSuccess } from '../../judge/status-class.js';
import { proofOfOtherRecord } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { check } from '../kit/declare.js';
import { partyOf } from '../kit/document-rules.js';
import { invoice, pay } from '../kit/payment-steps.js';
import { isText, madeIn, type Probe, recordOf, repeatUntilNoted, sendConcurrently } from '../kit/probe.js';

/** Concurrent payments must not exceed the open amount, an interpretation; that receipts have unique numbers is stated. */
async function payments(t: CheckContext): Promise<void> {
  await repeatUntilNoted(t, 2, async () => {
    const client = partyOf(
      await t.given.acquire('buyer').then(({ name, sent }) => ({ name, code: String(sent.code) })),
    );
    const one = await invoice(t, client);
    const { total } = await t.given.read(one);
    const amount = (Number(total) * 0.4).toFixed(2);
    const body = t.given.body('createPartialPayment', {
      fields: { amount, payment_mechanism: 'TB', note: 'Conformance run' },
    });
    const all = await sendConcurrently(
      t,
      new Array<Probe>(5).fill({ operation: 'createPartialPayment', path: { 'document-id': one.id }, body }),
      'overlap.payment',
    );
    const receipts = all.filter(({ isAccepted }) => isAccepted);
    for (const { answer } of receipts) madeIn(t, 'createPartialPayment', answer);
    const numbered = receipts.flatMap(({ answer, exchange }) => {
      const { type, sequence_number } = recordOf(answer);
      return type === 'Receipt' && isText(sequence_number) ? [{ sequence_number, exchange }] : [];
    });
    const numbers = numbered.map(({ sequence_number }) => sequence_number);
    const again = numbered.find(({ sequence_number }, n) => numbers.indexOf(sequence_number) < n);
    if (again) {
      const first = numbered[numbers.indexOf(again.sequence_number)]?.exchange();
      t.soft('each of several receipts made at once has a number of its own', 'the number of another', {
        ...{ symptom: 'not unique', field: 'sequence_number', statement: 'rule:number-unique' },
        ...{ operation: 'createPartialPayment', exchange: again.exchange() },
        ...proofOfOtherRecord(again.sequence_number, first),
      });
    }
    if (receipts.length <= 2) return;
    // Judged only if the target refuses overpayment in sequence.
    const other = await invoice(t, client);
    let payments = 0;
    for (let n = 0; n < 3; n += 1) payments += isSuccess((await pay(t, other, amount, 'any')).status) ? 1 : 0;
    if (payments === 2)
      t.note('rule:payment-cap', 'payments at once do not add up to more than what was open', 'they do', {
        ...{ field: 'overlap.payment', symptom: 'too many' },
      });
  });
}

export const paymentChecks: readonly Check[] = [
  check('createPartialPayment/paid-at-once', {
    statement: 'rule:no-server-error',
    title:
      'several payments of one invoice at once -> no 5xx, receipts with numbers of their own; not more than is open (assumed)',
    rule: 'A number is unique in its series and type. We assume: an amount above what is open is refused.',
    needs: ['payments', 'invoices'],
    run: payments,
  }),
];
