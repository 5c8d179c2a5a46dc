/** Faults of dates: zones, summer time, month ends, leap days, far years, formats; one date of one type each. */
import type { OperationId } from '../../../generated/operations.js';
import type { TypeName } from '../../../generated/states.js';
import { innerOf } from '../make.js';
import {
  at,
  type Drawn,
  everyDocument,
  incoming,
  instead,
  type Operations,
  refusing,
  rowsOf,
  textAt,
  typeNamed,
  type Way,
  writing,
} from './drawn.js';

const row = rowsOf('date', 'dates are strings in the form dd/mm/yyyy, and come back as sent');

type Field = 'date' | 'due_date' | 'loaded_at';

const moment = (text: string): Date | undefined => {
  const [, day, month, year, rest = ' 00:00:00'] = /^(\d{2})\/(\d{2})\/(\d{4})( .*)?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(`${year}-${month}-${day}T${rest.trim()}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
const pad = (value: number, size = 2) => String(value).padStart(size, '0');
const written = (date: Date, time: boolean): string =>
  `${pad(date.getUTCDate())}/${pad(date.getUTCMonth() + 1)}/${pad(date.getUTCFullYear(), 4)}${time ? ` ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}` : ''}`;

/** A shift by hours of the dates that `when` picks. */
const shifted = (hours: number, when: (date: Date) => boolean) => (text: string) => {
  const date = moment(text);
  return date && when(date)
    ? written(new Date(date.getTime() + hours * 3_600_000), text.includes(' '))
    : text;
};

const isSummer = (date: Date) => date.getUTCMonth() >= 3 && date.getUTCMonth() <= 8;
const monthDay = (month: number, day: number) => (date: Date) =>
  date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
const ofYear = (least: number) => (date: Date) => date.getUTCFullYear() >= least;

/** What is sent comes back; on create, and when it is sent by an update. */
const kept =
  (type: TypeName, field: Field, sample: string): Drawn['show'] =>
  async (api) => {
    const { id } = await api.doc(type, {
      ...(field === 'due_date' && { date: '01/01/2024' }),
      [field]: sample,
    });
    return (await api.read(type, id))[field] === sample;
  };

/** One date of one type is changed on its way in. */
const dated = (
  slug: string,
  type: TypeName,
  field: Field,
  says: string,
  change: (text: string) => string,
  sample: string,
): Drawn =>
  row(
    slug,
    writing(type),
    `${field} of ${type}: ${says}`,
    incoming(writing(type), field, (value: unknown) => (typeof value === 'string' ? change(value) : value)),
    kept(type, field, sample),
  );

/** One date of one type is written in another form. */
const shown = (
  slug: string,
  type: TypeName,
  field: Field,
  says: string,
  change: (text: string) => unknown,
  sample: string,
): Drawn =>
  row(
    slug,
    [`create${type}`, `get${type}`] as unknown as Operations,
    `${field} of ${type}: ${says}`,
    everyDocument([type], (document) => ({
      ...document,
      [field]: typeof document[field] === 'string' ? change(document[field]) : document[field],
    })),
    kept(type, field, sample),
  );

/** A right date is refused. */
const refused = (
  slug: string,
  type: TypeName,
  field: Field,
  says: string,
  when: (text: string) => boolean,
  sample: string,
  status = 422,
): Drawn =>
  row(
    slug,
    writing(type),
    `${field} of ${type}: ${says}`,
    refusing(writing(type), status, ({ body }) => when(textAt(innerOf(body), field))),
    kept(type, field, sample),
  );

/** An update loses or moves a date that it sends, or that it does not send. */
const updated = (slug: string, type: TypeName, field: Field, says: string, way: Way): Drawn =>
  row(slug, [`update${type}` as OperationId], `${field} of ${type}: ${says}`, way, async (api) => {
    const { id } = await api.doc(type);
    const value = field === 'loaded_at' ? '05/03/2027 08:09:10' : '05/03/2027';
    await api.update(type, id, { date: '04/03/2027', due_date: '06/03/2027', [field]: value });
    return (await api.read(type, id))[field] === value;
  });

export const dateRows: readonly Drawn[] = [
  dated(
    'invoice-summer',
    'Invoice',
    'date',
    'moves back a day in summer time',
    shifted(-24, isSummer),
    '15/07/2026',
  ),
  dated(
    'credit-due-summer',
    'CreditNote',
    'due_date',
    'moves back a day in summer time',
    shifted(-24, isSummer),
    '01/08/2027',
  ),
  dated(
    'quote-switch',
    'Quote',
    'date',
    'moves a day at the change to summer time',
    shifted(-24, (d) => d.getUTCMonth() === 2 && d.getUTCDay() === 0 && d.getUTCDate() > 24),
    '28/03/2027',
  ),
  dated(
    'order-due-last',
    'PurchaseOrder',
    'due_date',
    'the 31st becomes the 30th',
    (v) => v.replace(/^31/, '30'),
    '31/01/2027',
  ),
  dated(
    'receipt-leap',
    'InvoiceReceipt',
    'date',
    'a leap day becomes the 1st of March',
    shifted(24, monthDay(2, 29)),
    '29/02/2028',
  ),
  dated(
    'debit-due-week-year',
    'DebitNote',
    'due_date',
    'the last days of December get the year of their week',
    (v) => (/^(29|30|31)\/12\//.test(v) ? v.slice(0, 6) + (Number(v.slice(6)) + 1) : v),
    '30/12/2027',
  ),
  dated(
    'moss-new-year',
    'VatMossInvoice',
    'date',
    'the 1st of January moves to the day before',
    shifted(-24, monthDay(1, 1)),
    '01/01/2027',
  ),
  dated(
    'proforma-due-2038',
    'Proforma',
    'due_date',
    'from 2038 on becomes 1970',
    (v) => (Number(v.slice(6)) >= 2038 ? '01/01/1970' : v),
    '20/01/2038',
  ),
  dated(
    'transport-due-2100',
    'Transport',
    'due_date',
    'from 2100 on is a day off',
    shifted(24, ofYear(2100)),
    '01/03/2100',
  ),
  dated(
    'simplified-american',
    'SimplifiedInvoice',
    'date',
    'day and month change places where they can',
    (v) => (Number(v.slice(0, 2)) <= 12 ? `${v.slice(3, 5)}/${v.slice(0, 2)}${v.slice(5)}` : v),
    '03/04/2026',
  ),
  dated(
    'order-due-american',
    'PurchaseOrder',
    'due_date',
    'day and month change places where they can',
    (v) => (Number(v.slice(0, 2)) <= 12 ? `${v.slice(3, 5)}/${v.slice(0, 2)}${v.slice(5)}` : v),
    '05/06/2027',
  ),
  dated(
    'fees-due-two-digits',
    'FeesNote',
    'due_date',
    'years keep two digits',
    (v) => `${v.slice(0, 6)}20${v.slice(8, 10)}`,
    '01/02/2126',
  ),
  dated(
    'shipping-loaded-seconds',
    'Shipping',
    'loaded_at',
    'loses its seconds',
    (v) => v.replace(/(\d\d:\d\d):\d\d$/, '$1:00'),
    '21/11/2026 10:30:15',
  ),
  dated(
    'transport-loaded-summer',
    'Transport',
    'loaded_at',
    'moves an hour in summer time',
    shifted(1, isSummer),
    '10/06/2026 09:00:00',
  ),
  dated(
    'devolution-loaded-midnight',
    'Devolution',
    'loaded_at',
    'midnight moves to the day before',
    (v) => (v.endsWith(' 00:00:00') ? shifted(-24, () => true)(v) : v),
    '10/06/2026 00:00:00',
  ),
  dated(
    'shipping-loaded-last',
    'Shipping',
    'loaded_at',
    'the last second of a day moves to the next',
    (v) => (v.endsWith('23:59:59') ? shifted(1 / 3600, () => true)(v) : v),
    '31/12/2026 23:59:59',
  ),
  dated(
    'devolution-loaded-noon',
    'Devolution',
    'loaded_at',
    'afternoons become mornings',
    (v) => v.replace(/ (1[2-9]|2[0-3]):/, (_all, hour) => ` ${pad(Number(hour) - 12)}:`),
    '21/11/2026 15:45:00',
  ),
  dated(
    'transport-loaded-switch',
    'Transport',
    'loaded_at',
    'the hour that summer time leaves out moves',
    (v) => v.replace(/^(28\/03\/2027) 01:/, '$1 02:'),
    '28/03/2027 01:30:00',
  ),
  shown(
    'proforma-iso',
    'Proforma',
    'date',
    'is written yyyy-mm-dd',
    (v) => v.split('/').reverse().join('-'),
    '21/11/2026',
  ),
  shown(
    'quote-due-unpadded',
    'Quote',
    'due_date',
    'is written without zeros',
    (v) => v.replace(/^0/, '').replace('/0', '/'),
    '05/02/2027',
  ),
  shown(
    'shipping-due-time',
    'Shipping',
    'due_date',
    'is written with a time',
    (v) => `${v} 00:00:00`,
    '05/02/2027',
  ),
  shown(
    'transport-loaded-iso',
    'Transport',
    'loaded_at',
    'is written in the form of ISO 8601',
    (v) => `${v.slice(6, 10)}-${v.slice(3, 5)}-${v.slice(0, 2)}T${v.slice(11)}`,
    '21/11/2026 10:30:15',
  ),
  refused(
    'order-leap',
    'PurchaseOrder',
    'date',
    'a leap day is refused',
    (v) => v.startsWith('29/02/'),
    '29/02/2028',
  ),
  refused(
    'invoice-due-2000',
    'Invoice',
    'due_date',
    'the leap day of 2000 is answered 500',
    (v) => v === '29/02/2000' || v === '29/02/2400',
    '29/02/2400',
    500,
  ),
  refused(
    'devolution-past',
    'Devolution',
    'date',
    'days before 2000 are answered 500',
    (v) => Number(v.slice(6, 10)) < 2000,
    '31/12/1999',
    500,
  ),
  updated(
    'credit-due-kept',
    'CreditNote',
    'due_date',
    'an update leaves it',
    incoming(['updateCreditNote'], 'due_date', () => undefined),
  ),
  updated(
    'fees-due-as-date',
    'FeesNote',
    'due_date',
    'an update sets it to the date',
    instead(['updateFeesNote'], (request, handle) => {
      const inner = innerOf(request.body);
      return handle(
        inner.date
          ? { ...request, body: { [typeNamed('FeesNote').singular]: { ...inner, due_date: inner.date } } }
          : request,
      );
    }),
  ),
  updated(
    'devolution-loaded-kept',
    'Devolution',
    'loaded_at',
    'an update takes the day and leaves the time',
    instead(['updateDevolution'], (request, handle, service) => {
      const inner = innerOf(request.body);
      const old = service.read(
        request.account,
        'documents',
        Number(request.path['document-id'] ?? request.path.document_id),
      );
      const time =
        old && old.loadedAt >= 0 ? new Date(old.loadedAt * 1000).toISOString().slice(11, 19) : undefined;
      const sent = at(inner, 'loaded_at');
      return handle(
        time && typeof sent === 'string'
          ? { ...request, body: { devolution: { ...inner, loaded_at: `${sent.slice(0, 10)} ${time}` } } }
          : request,
      );
    }),
  ),
];
