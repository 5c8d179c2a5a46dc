/** Faults of dates: time zones, summer time, month ends, leap days, far years, formats; each in one date of one type. */
import type { OperationId } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import { formatDateTime, parseDateTime } from '../../service/dates.js';
import type { Way } from '../adversary.js';
import { fields, innerOf, storedAt, textAt, writing } from '../body-fields.js';
import { everyDocument, incoming, onBody, replacing, undoingAs } from '../service-ways.js';
import { type DrawnRow, rowsOf } from './drawn.js';

type Field = 'date' | 'due_date' | 'loaded_at';

/** Shifts the dates selected by `when` by some hours. */
const shifted = (hours: number, when: (date: Date) => boolean) => (text: string) => {
  const seconds = parseDateTime(text);
  if (seconds === undefined || !when(new Date(seconds * 1000))) return text;
  const moved = formatDateTime(seconds + hours * 3600);
  return text.includes(' ') ? moved : moved.slice(0, 10);
};

const isSummer = (date: Date) => date.getUTCMonth() >= 3 && date.getUTCMonth() <= 8;

const monthDay = (month: number, day: number) => (date: Date) =>
  date.getUTCMonth() + 1 === month && date.getUTCDate() === day;

const ofYear = (least: number) => (date: Date) => date.getUTCFullYear() >= least;
const sentence = (type: TypeName, field: Field, says: string) => `${field} of ${type}: ${says}`;

/** One date of one type is changed in the request. */
const dated = (type: TypeName, field: Field, says: string, change: (text: string) => string): DrawnRow => [
  writing(type),
  sentence(type, field, says),
  incoming(field, (value: unknown) => (typeof value === 'string' ? change(value) : value)),
];

/** One date of one type is shown in another form. */
const shown = (type: TypeName, field: Field, says: string, change: (text: string) => unknown): DrawnRow => [
  [`create${type}` as OperationId, `get${type}` as OperationId],
  sentence(type, field, says),
  everyDocument([type], (document) => ({
    ...document,
    [field]: typeof document[field] === 'string' ? change(document[field]) : document[field],
  })),
];

/** A valid date is refused. */
const refused = (
  type: TypeName,
  field: Field,
  says: string,
  when: (text: string) => boolean,
  status = 422,
): DrawnRow => [
  writing(type),
  sentence(type, field, says),
  undoingAs(status, ({ body }) => when(textAt(innerOf(body), field))),
];

/** An update loses or moves a date, whether or not it was sent. */
const updated = (type: TypeName, field: Field, says: string, way: Way): DrawnRow => [
  [`update${type}` as OperationId],
  sentence(type, field, says),
  way,
];

export const dateRows = rowsOf('date', {
  'invoice-summer': dated('Invoice', 'date', 'moves back a day in summer time', shifted(-24, isSummer)),
  'credit-due-summer': dated(
    'CreditNote',
    'due_date',
    'moves back a day in summer time',
    shifted(-24, isSummer),
  ),
  'quote-switch': dated(
    'Quote',
    'date',
    'moves a day at the change to summer time',
    shifted(-24, (d) => d.getUTCMonth() === 2 && d.getUTCDay() === 0 && d.getUTCDate() > 24),
  ),
  'order-due-last': dated('PurchaseOrder', 'due_date', 'the 31st becomes the 30th', (v) =>
    v.replace(/^31/, '30'),
  ),
  'receipt-leap': dated(
    'InvoiceReceipt',
    'date',
    'a leap day becomes the 1st of March',
    shifted(24, monthDay(2, 29)),
  ),
  'debit-due-week-year': dated(
    'DebitNote',
    'due_date',
    'the last days of December get the year of their week',
    (v) => (/^(29|30|31)\/12\//.test(v) ? v.slice(0, 6) + (Number(v.slice(6)) + 1) : v),
  ),
  'moss-new-year': dated(
    'VatMossInvoice',
    'date',
    'the 1st of January moves to the day before',
    shifted(-24, monthDay(1, 1)),
  ),
  'proforma-due-2038': dated('Proforma', 'due_date', 'from 2038 on becomes 1970', (v) =>
    Number(v.slice(6)) >= 2038 ? '01/01/1970' : v,
  ),
  'transport-due-2100': dated(
    'Transport',
    'due_date',
    'from 2100 on is a day off',
    shifted(24, ofYear(2100)),
  ),
  'simplified-american': dated(
    'SimplifiedInvoice',
    'date',
    'day and month change places where they can',
    (v) => (Number(v.slice(0, 2)) <= 12 ? `${v.slice(3, 5)}/${v.slice(0, 2)}${v.slice(5)}` : v),
  ),
  'order-due-american': dated(
    'PurchaseOrder',
    'due_date',
    'day and month change places where they can',
    (v) => (Number(v.slice(0, 2)) <= 12 ? `${v.slice(3, 5)}/${v.slice(0, 2)}${v.slice(5)}` : v),
  ),
  'fees-due-two-digits': dated(
    'FeesNote',
    'due_date',
    'years keep two digits',
    (v) => `${v.slice(0, 6)}20${v.slice(8, 10)}`,
  ),
  'shipping-loaded-seconds': dated('Shipping', 'loaded_at', 'loses its seconds', (v) =>
    v.replace(/(\d\d:\d\d):\d\d$/, '$1:00'),
  ),
  'transport-loaded-summer': dated(
    'Transport',
    'loaded_at',
    'moves an hour in summer time',
    shifted(1, isSummer),
  ),
  'devolution-loaded-midnight': dated('Devolution', 'loaded_at', 'midnight moves to the day before', (v) =>
    v.endsWith(' 00:00:00') ? shifted(-24, () => true)(v) : v,
  ),
  'shipping-loaded-last': dated('Shipping', 'loaded_at', 'the last second of a day moves to the next', (v) =>
    v.endsWith('23:59:59') ? shifted(1 / 3600, () => true)(v) : v,
  ),
  'devolution-loaded-noon': dated('Devolution', 'loaded_at', 'afternoons become mornings', (v) =>
    v.replace(/ (1[2-9]|2[0-3]):/, (_all, hour) => ` ${String(Number(hour) - 12).padStart(2, '0')}:`),
  ),
  'transport-loaded-switch': dated(
    'Transport',
    'loaded_at',
    'the hour that summer time leaves out moves',
    (v) => v.replace(/^(28\/03\/2027) 01:/, '$1 02:'),
  ),
  'proforma-iso': shown('Proforma', 'date', 'is written yyyy-mm-dd', (v) => v.split('/').reverse().join('-')),
  'quote-due-unpadded': shown('Quote', 'due_date', 'is written without zeros', (v) =>
    v.replace(/^0/, '').replace('/0', '/'),
  ),
  'shipping-due-time': shown('Shipping', 'due_date', 'is written with a time', (v) => `${v} 00:00:00`),
  'transport-loaded-iso': shown(
    'Transport',
    'loaded_at',
    'is written in the form of ISO 8601',
    (v) => `${v.slice(6, 10)}-${v.slice(3, 5)}-${v.slice(0, 2)}T${v.slice(11)}`,
  ),
  'order-leap': refused('PurchaseOrder', 'date', 'a leap day is refused', (v) => v.startsWith('29/02/')),
  'invoice-due-2000': refused(
    'Invoice',
    'due_date',
    'the leap day of 2000 is answered 500',
    (v) => v === '29/02/2000' || v === '29/02/2400',
    500,
  ),
  'devolution-past': refused(
    'Devolution',
    'date',
    'days before 2000 are answered 500',
    (v) => Number(v.slice(6, 10)) < 2000,
    500,
  ),
  'credit-due-kept': updated(
    'CreditNote',
    'due_date',
    'an update leaves it',
    incoming('due_date', () => undefined),
  ),
  'fees-due-as-date': updated(
    'FeesNote',
    'due_date',
    'an update sets it to the date',
    onBody((inner) => {
      if (inner.date) inner.due_date = inner.date;
    }),
  ),
  'devolution-loaded-kept': updated(
    'Devolution',
    'loaded_at',
    'an update takes the day and leaves the time',
    replacing((request, handle, service) => {
      const old = storedAt(service, request, 'documents');
      if (!old || old.loadedAt < 0) return handle(request);
      const time = new Date(old.loadedAt * 1000).toISOString().slice(11, 19);
      return handle(
        fields(request, (inner) => {
          if (typeof inner.loaded_at === 'string')
            inner.loaded_at = `${inner.loaded_at.slice(0, 10)} ${time}`;
        }),
      );
    }),
  ),
});
