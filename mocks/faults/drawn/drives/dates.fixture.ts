/** Drives of the drawn faults of dates. */
import type { TypeName } from '../../../../generated/states.js';
import { type Drive, drivesOf } from './api.fixture.js';

type Field = 'date' | 'due_date' | 'loaded_at';

/** The sent date is returned, after create and after update. */
const kept =
  (type: TypeName, field: Field, sample: string): Drive =>
  async (api) => {
    const { id } = await api.doc(type, {
      ...(field === 'due_date' && { date: '01/01/2024' }),
      [field]: sample,
    });
    return (await api.read(type, id))[field] === sample;
  };

const updated =
  (type: TypeName, field: Field): Drive =>
  async (api) => {
    const { id } = await api.doc(type);
    const value = field === 'loaded_at' ? '05/03/2027 08:09:10' : '05/03/2027';
    await api.update(type, id, { date: '04/03/2027', due_date: '06/03/2027', [field]: value });
    return (await api.read(type, id))[field] === value;
  };

export const datesDrives = drivesOf(
  'date',
  'dates are strings in the form dd/mm/yyyy, and come back as sent',
  {
    'invoice-summer': kept('Invoice', 'date', '15/07/2026'),
    'credit-due-summer': kept('CreditNote', 'due_date', '01/08/2027'),
    'quote-switch': kept('Quote', 'date', '28/03/2027'),
    'order-due-last': kept('PurchaseOrder', 'due_date', '31/01/2027'),
    'receipt-leap': kept('InvoiceReceipt', 'date', '29/02/2028'),
    'debit-due-week-year': kept('DebitNote', 'due_date', '30/12/2027'),
    'moss-new-year': kept('VatMossInvoice', 'date', '01/01/2027'),
    'proforma-due-2038': kept('Proforma', 'due_date', '20/01/2038'),
    'transport-due-2100': kept('Transport', 'due_date', '01/03/2100'),
    'simplified-american': kept('SimplifiedInvoice', 'date', '03/04/2026'),
    'order-due-american': kept('PurchaseOrder', 'due_date', '05/06/2027'),
    'fees-due-two-digits': kept('FeesNote', 'due_date', '01/02/2126'),
    'shipping-loaded-seconds': kept('Shipping', 'loaded_at', '21/11/2026 10:30:15'),
    'transport-loaded-summer': kept('Transport', 'loaded_at', '10/06/2026 09:00:00'),
    'devolution-loaded-midnight': kept('Devolution', 'loaded_at', '10/06/2026 00:00:00'),
    'shipping-loaded-last': kept('Shipping', 'loaded_at', '31/12/2026 23:59:59'),
    'devolution-loaded-noon': kept('Devolution', 'loaded_at', '21/11/2026 15:45:00'),
    'transport-loaded-switch': kept('Transport', 'loaded_at', '28/03/2027 01:30:00'),
    'proforma-iso': kept('Proforma', 'date', '21/11/2026'),
    'quote-due-unpadded': kept('Quote', 'due_date', '05/02/2027'),
    'shipping-due-time': kept('Shipping', 'due_date', '05/02/2027'),
    'transport-loaded-iso': kept('Transport', 'loaded_at', '21/11/2026 10:30:15'),
    'order-leap': kept('PurchaseOrder', 'date', '29/02/2028'),
    'invoice-due-2000': kept('Invoice', 'due_date', '29/02/2400'),
    'devolution-past': kept('Devolution', 'date', '31/12/1999'),
    'credit-due-kept': updated('CreditNote', 'due_date'),
    'fees-due-as-date': updated('FeesNote', 'due_date'),
    'devolution-loaded-kept': updated('Devolution', 'loaded_at'),
  },
);
