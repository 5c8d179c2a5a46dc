/** Faults of files and their links: later, elsewhere, of several documents, in other accounts. */
import type { TypeName } from '../../../generated/states.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import { kindAt, statusName } from '../../service/store/document-kinds.js';
import { idOf } from '../make.js';
import type { Api } from './api.js';
import { at, type Drawn, instead, remembering, rowsOf, type Way } from './drawn.js';

const row = rowsOf('file', 'PDF: 202 until it is ready, then 200 with the link of that document');

const document = (request: ServiceRequest, service: Service) =>
  service.read(request.account, 'documents', Number(idOf(request)));
const isSecond = ({ query }: ServiceRequest): boolean => query.second_copy === 'true';
type Answering = { status: number; body?: unknown };

/** The PDF of documents like this is answered so. */
const pdfOf = (
  when: (type: TypeName, status: string, request: ServiceRequest, service: Service) => boolean,
  answer: Answering,
): Way =>
  instead(['getDocumentPdf'], (request, handle, service) => {
    const found = document(request, service);
    const healthy = handle(request);
    const fits =
      found &&
      healthy.status < 300 &&
      when(kindAt(found.kind).type as TypeName, statusName(found.status).toLowerCase(), request, service);
    return fits ? answer : healthy;
  });

const never: Answering = { status: 202 };
const ready = async (api: Api, id: unknown, query = ''): Promise<boolean> => {
  const answer = await api.pdf(id, query);
  return (
    answer?.status === 200 &&
    typeof at(answer.body, 'output.pdfUrl') === 'string' &&
    at(answer.body, 'output.pdfUrl') !== ''
  );
};
const through =
  (type: TypeName, ...triggers: string[]): Drawn['show'] =>
  async (api) => {
    const { id } = await api.doc(type);
    for (const trigger of triggers) await api.state(type, id, trigger);
    return ready(api, id);
  };
const url = async (api: Api, id: unknown, query = ''): Promise<unknown> =>
  at((await api.pdf(id, query))?.body, 'output.pdfUrl');
const isSecondAccount = (request: ServiceRequest): boolean => request.account !== undefined;
const mailed = new WeakMap<Service, Set<string>>();

export const fileRows: readonly Drawn[] = [
  row(
    'settled-never',
    ['getDocumentPdf'],
    'The PDF of a settled invoice is never ready',
    pdfOf((_t, status) => status === 'settled', never),
    through('Invoice', 'finalized', 'settled'),
  ),
  row(
    'accepted-missing',
    ['getDocumentPdf'],
    'The PDF of an accepted estimate is not found',
    pdfOf((_t, status) => status === 'accepted', { status: 404 }),
    through('Quote', 'finalized', 'accept'),
  ),
  row(
    'refused-never',
    ['getDocumentPdf'],
    'The PDF of a refused estimate is never ready',
    pdfOf((_t, status) => status === 'refused', never),
    through('Proforma', 'finalized', 'refuse'),
  ),
  row(
    'canceled-crash',
    ['getDocumentPdf'],
    'The PDF of a canceled document is answered 500',
    pdfOf((_t, status) => status === 'canceled', { status: 500 }),
    async (api) => {
      const { id } = await api.final('DebitNote');
      await api.state('DebitNote', id, 'canceled');
      return ((await api.pdf(id))?.status ?? 0) < 500;
    },
    'PDF: 200, 202, 401, 404, 406',
  ),
  row(
    'moss-missing',
    ['getDocumentPdf'],
    'VAT MOSS invoices are not found when their PDF is asked for',
    pdfOf((type) => type === 'VatMossInvoice', { status: 404 }),
    through('VatMossInvoice', 'finalized'),
  ),
  row(
    'devolution-url',
    ['getDocumentPdf'],
    'The link of a devolution is called pdf_url',
    pdfOf((type) => type === 'Devolution', { status: 200, body: { output: { pdf_url: 'http://x/y.pdf' } } }),
    through('Devolution', 'finalized'),
  ),
  row(
    'fees-empty',
    ['getDocumentPdf'],
    'The link of a fees note is empty',
    pdfOf((type) => type === 'FeesNote', { status: 200, body: { output: { pdfUrl: '' } } }),
    through('FeesNote', 'finalized'),
  ),
  row(
    'second-copy-never',
    ['getDocumentPdf'],
    'A second copy is never ready',
    pdfOf((_t, _s, request) => isSecond(request), never),
    async (api) => ready(api, (await api.final('Invoice')).id, '?second_copy=true'),
  ),
  row(
    'second-copy-guides',
    ['getDocumentPdf'],
    'A second copy of a guide is answered 422',
    pdfOf(
      (type, _s, request) => isSecond(request) && ['Shipping', 'Transport', 'Devolution'].includes(type),
      { status: 422 },
    ),
    async (api) => ready(api, (await api.final('Transport')).id, '?second_copy=true'),
  ),
  row(
    'second-copy-null',
    ['getDocumentPdf'],
    'The link of a second copy is null',
    pdfOf((_t, _s, request) => isSecond(request), { status: 200, body: { output: { pdfUrl: null } } }),
    async (api) => ready(api, (await api.final('Quote')).id, '?second_copy=true'),
  ),
  row(
    'other-account-never',
    ['getDocumentPdf'],
    'In other accounts than the first no PDF is ever ready',
    pdfOf((_t, _s, request) => isSecondAccount(request), never),
    async (api) => {
      const other = await api.other();
      return ready(other, (await other.final('Invoice')).id);
    },
  ),
  row(
    'mailed-never',
    ['emailInvoice', 'getDocumentPdf'],
    'After an e-mail the PDF of an invoice is never ready',
    instead(['emailInvoice', 'getDocumentPdf'], (request, handle, service) => {
      const answer = handle(request);
      const sent = mailed.get(service) ?? new Set<string>();
      mailed.set(service, sent);
      if (request.operation === 'emailInvoice' && answer.status === 200) sent.add(idOf(request));
      return request.operation === 'getDocumentPdf' && answer.status === 200 && sent.has(idOf(request))
        ? never
        : answer;
    }),
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.email('Invoice', id);
      return ready(api, id);
    },
  ),
  row(
    'same-link',
    ['getDocumentPdf'],
    'The second document gets the link of the first',
    remembering(
      ['getDocumentPdf'],
      () => ({ body: undefined as unknown }),
      (memory, request, handle) => {
        const answer = handle(request);
        if (answer.status !== 200) return answer;
        memory.body ??= answer.body;
        return { ...answer, body: memory.body };
      },
    ),
    async (api) =>
      new Set([
        await url(api, (await api.final('Invoice')).id),
        await url(api, (await api.final('Invoice')).id),
      ]).size === 2,
  ),
  row(
    'link-by-number',
    ['getDocumentPdf'],
    'Documents of two types with one number share a link',
    remembering(
      ['getDocumentPdf'],
      () => new Map<string, unknown>(),
      (memory, request, handle, service) => {
        const answer = handle(request);
        const found = document(request, service);
        if (answer.status !== 200 || !found) return answer;
        const key = `${found.number}/${found.serie} ${isSecond(request)} ${request.account}`;
        if (!memory.has(key)) memory.set(key, answer.body);
        return { ...answer, body: memory.get(key) };
      },
    ),
    async (api) =>
      (await url(api, (await api.final('Invoice')).id)) !== (await url(api, (await api.final('Quote')).id)),
  ),
  row(
    'one-at-a-time',
    ['getDocumentPdf'],
    'Asking for one PDF forgets another that is being made',
    remembering(
      ['getDocumentPdf'],
      () => ({ last: '', forgotten: new Set<string>() }),
      (memory, request, handle) => {
        const answer = handle(request);
        const isOther = memory.last !== '' && memory.last !== idOf(request);
        if (isOther) memory.forgotten.add(idOf(request));
        else if (memory.forgotten.size > 0 && answer.status === 202) memory.forgotten.clear();
        memory.last = idOf(request);
        return answer.status === 200 && isOther ? never : answer;
      },
    ),
    async (api) => {
      const ids = [(await api.final('Invoice')).id, (await api.final('Invoice')).id];
      for (let poll = 0; poll < 8; poll++) {
        const answers = [await api.get(`/api/pdf/${ids[0]}.json`), await api.get(`/api/pdf/${ids[1]}.json`)];
        if (answers.every(({ status }) => status === 200)) return true;
      }
      return false;
    },
  ),
  row(
    'accepted-body',
    ['getDocumentPdf'],
    'While a PDF is being made the answer says so',
    instead(['getDocumentPdf'], (request, handle) => {
      const answer = handle(request);
      return answer.status === 202
        ? { status: 202, body: { message: 'in progress' }, unjudged: true }
        : answer;
    }),
    async (api) => {
      const first = await api.get(`/api/pdf/${(await api.final('Proforma')).id}.json`);
      return first.status !== 202 || first.text === '';
    },
    '202 accepted, empty',
  ),
  row(
    'foreign-name',
    ['getDocumentPdf'],
    'The PDF of a client with letters beyond Latin is answered 500',
    instead(['getDocumentPdf'], (request, handle, service) => {
      const found = document(request, service);
      return found && /[\u0100-\uffff]/.test(found.client.name) ? { status: 500 } : handle(request);
    }),
    async (api) =>
      ready(api, (await api.final('Invoice', { client: { name: 'Ελληνικά 株式', code: 'x1' } })).id),
  ),
  row(
    'many-lines',
    ['getDocumentPdf'],
    'The PDF of more lines than fit on a page is never ready',
    instead(['getDocumentPdf'], (request, handle, service) =>
      (document(request, service)?.lines.length ?? 0) > 20 ? never : handle(request),
    ),
    async (api) =>
      ready(
        api,
        (
          await api.final('Quote', {
            items: Array.from({ length: 30 }, (_x, place) => ({
              name: `n${place}`,
              unit_price: '1',
              quantity: '1',
            })),
          })
        ).id,
      ),
  ),
  row(
    'qr-second',
    ['getDocumentQrCode'],
    'The second document gets the QR code of the first',
    remembering(
      ['getDocumentQrCode'],
      () => ({ body: undefined as unknown }),
      (memory, request, handle) => {
        const answer = handle(request);
        if (answer.status !== 200) return answer;
        memory.body ??= answer.body;
        return { ...answer, body: memory.body };
      },
    ),
    async (api) => {
      const codes = [];
      for (const _time of [1, 2])
        codes.push((await api.get(`/api/qr_codes/${(await api.final('Invoice')).id}.json`)).text);
      return codes[0] !== codes[1];
    },
    'qr_code.url of the document',
  ),
  row(
    'qr-settled',
    ['getDocumentQrCode'],
    'A settled invoice has no QR code',
    instead(['getDocumentQrCode'], (request, handle, service) => {
      const found = document(request, service);
      return found && statusName(found.status) === 'settled' ? { status: 404 } : handle(request);
    }),
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.state('Invoice', id, 'settled');
      return (await api.get(`/api/qr_codes/${id}.json`)).status === 200;
    },
    'qr_code.url of the document',
  ),
  row(
    'qr-other-account',
    ['getDocumentQrCode'],
    'In other accounts there are no QR codes',
    instead(['getDocumentQrCode'], (request, handle) =>
      isSecondAccount(request) ? { status: 404 } : handle(request),
    ),
    async (api) => {
      const other = await api.other();
      return (await other.get(`/api/qr_codes/${(await other.final('Invoice')).id}.json`)).status === 200;
    },
    'qr_code.url of the document',
  ),
  row(
    'saft-other-account',
    ['exportSaft'],
    'In other accounts an export is never ready',
    instead(['exportSaft'], (request, handle) => {
      const answer = handle(request);
      return isSecondAccount(request) && answer.status === 200
        ? { status: 202, body: { message: 'in progress' } }
        : answer;
    }),
    async (api) => {
      const other = await api.other();
      for (let poll = 0; poll < 8; poll++)
        if ((await other.get('/api/export_saft.json?month=10&years=2026')).status === 200) return true;
      return false;
    },
    'repeat until 200',
  ),
  row(
    'saft-december',
    ['exportSaft'],
    'The export of a December is answered 422',
    instead(['exportSaft'], (request, handle) =>
      Number(request.query.month) === 12 ? { status: 422 } : handle(request),
    ),
    async (api) => {
      const { status } = await api.get('/api/export_saft.json?month=12&years=2025');
      return status === 200 || status === 202;
    },
    '422 invalid parameters',
  ),
  row(
    'related-none',
    ['listRelatedDocuments'],
    'Related documents of a canceled document are answered 404',
    instead(['listRelatedDocuments'], (request, handle, service) => {
      const found = document(request, service);
      return found && statusName(found.status) === 'canceled' ? { status: 404 } : handle(request);
    }),
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.state('Invoice', id, 'canceled');
      return (await api.get(`/document/${id}/related_documents.json`)).status < 300;
    },
    '404 where the document does not exist',
  ),
];
