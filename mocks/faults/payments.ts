/** Faults of payments: wrong or no receipts canceled, documents that cannot be paid. */
import { faultsOf } from './adversary.js';
import { idOf, look, recordOf } from './body-fields.js';
import { actingAt, blocking, remembering } from './service-ways.js';

export const paymentFaults = faultsOf({
  'payments/later-receipts-stay': [
    'records',
    ['changeReceiptState'],
    'A receipt that is not the first of its invoice is answered as canceled and is not.',
    actingAt(
      ['createPartialPayment', 'changeReceiptState'],
      remembering(
        () => ({ paid: new Set<string>(), later: new Set<string>() }),
        ({ paid, later }, request, handle, service) => {
          const before = service.snapshot();
          const answer = handle(request);
          if (answer.status >= 300) return answer;
          if (request.operation === 'changeReceiptState') {
            if (later.has(idOf(request))) service.restore(before);
            return answer;
          }
          if (paid.has(idOf(request))) later.add(String(recordOf(answer)?.id));
          paid.add(idOf(request));
          return answer;
        },
      ),
    ),
  ],
  'payments/oldest-receipt-canceled': [
    'records',
    ['changeReceiptState'],
    'Canceling a receipt cancels the oldest of its invoice.',
    actingAt(
      ['createPartialPayment', 'changeReceiptState'],
      remembering(
        () => ({ oldest: new Map<string, string>(), invoiceOf: new Map<string, string>() }),
        ({ oldest, invoiceOf }, request, handle) => {
          if (request.operation === 'changeReceiptState') {
            const first = oldest.get(invoiceOf.get(idOf(request)) ?? '');
            return handle(first === undefined ? request : { ...request, path: { 'receipt-id': first } });
          }
          const answer = handle(request);
          const receipt = String(recordOf(answer)?.id);
          if (answer.status >= 300) return answer;
          invoiceOf.set(receipt, idOf(request));
          if (!oldest.has(idOf(request))) oldest.set(idOf(request), receipt);
          return answer;
        },
      ),
    ),
  ],
  'payments/debit-notes-unknown': [
    'records',
    ['createPartialPayment'],
    'A debit note is not found when it is to be paid.',
    blocking({ status: 404 }, (request, handle) => look(handle, request, 'getDebitNote').status === 200),
  ],
});
