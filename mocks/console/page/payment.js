// Pays a document through the real API, in part or in full.
import { callApi } from './api.js';
import { h, labelled, note } from './dom.js';

/** A part of it first, then the whole: the API says how much is still open when it is too much. */
/** `open` is what was not paid yet. */
export function paymentCard(account, document, open, draw) {
  const pay = async (event) => {
    event.preventDefault();
    const { amount } = Object.fromEntries(new FormData(event.target));
    window.document.activeElement?.blur();
    const answer = await callApi(account, 'POST', `/documents/${document.id}/partial_payments.json`, {
      partial_payment: { amount, payment_mechanism: 'TB' },
    });
    if (answer.ok) note(`Paid ${amount}: receipt ${answer.body.receipt.sequence_number}`);
    else note(`Payment: answered ${answer.status}. ${answer.reason ?? ''}`, 'bad');
    await draw();
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Payment'),
    h(
      'form',
      { class: 'inline', onsubmit: pay },
      labelled(
        'Amount',
        h('input', {
          name: 'amount',
          required: true,
          inputmode: 'decimal',
          value: open.toFixed(2),
        }),
      ),
      h('button', { 'data-key': 'pay' }, 'Pay'),
    ),
    h('p', { class: 'hint' }, 'Makes a receipt. Paid in full, the document is settled.'),
  );
}
