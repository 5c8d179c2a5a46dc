/** Faults of payments: receipts that cannot be canceled as the first one was. */
import { type Fault, forgetting, idOf, onAnswer, recordOf } from './make.js';

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
];
