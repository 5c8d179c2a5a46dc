/** Faults of payments: receipts canceled in place of others or not at all, documents that cannot be paid. */
import { type Fault, forgetting, idOf, onAnswer, onRequest, recordOf } from './make.js';

export const paymentFaults: readonly Fault[] = [
  {
    id: 'payments/later-receipts-stay',
    area: 'records',
    operations: ['changeReceiptState'],
    says: 'A receipt that is not the first of its invoice is answered as canceled and is not.',
    stateDependent: true,
    decorate: (handle, service) => {
      const later = new Set<string>();
      const paid = new Set<string>();
      const noted = onAnswer(['createPartialPayment'], (response, request) => {
        if (paid.has(idOf(request))) later.add(String(recordOf(response)?.id));
        paid.add(idOf(request));
        return response;
      })(handle, service);
      return forgetting(['changeReceiptState'], (request) => later.has(idOf(request)))(noted, service);
    },
  },
  {
    id: 'payments/oldest-receipt-canceled',
    area: 'records',
    operations: ['changeReceiptState'],
    says: 'Canceling a receipt cancels the oldest of its invoice.',
    stateDependent: true,
    decorate: (handle, service) => {
      const oldest = new Map<string, string>();
      const invoiceOf = new Map<string, string>();
      const noted = onAnswer(['createPartialPayment'], (response, request) => {
        const receipt = String(recordOf(response)?.id);
        invoiceOf.set(receipt, idOf(request));
        if (!oldest.has(idOf(request))) oldest.set(idOf(request), receipt);
        return response;
      })(handle, service);
      return onRequest(['changeReceiptState'], (request) => {
        const first = oldest.get(invoiceOf.get(idOf(request)) ?? '');
        return first === undefined ? undefined : { ...request, path: { 'receipt-id': first } };
      })(noted, service);
    },
  },
  {
    id: 'payments/debit-notes-unknown',
    area: 'records',
    operations: ['createPartialPayment'],
    says: 'A debit note is not found when it is to be paid.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      if (request.operation !== 'createPartialPayment') return handle(request);
      const shown = handle({ ...request, operation: 'getDebitNote', query: {}, body: undefined });
      return shown.status === 200 ? { status: 404 } : handle(request);
    },
  },
];
