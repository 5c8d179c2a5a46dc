/** Drives of the drawn faults of files. */
import type { TypeName } from '../../../../generated/states.js';
import { at, textAt } from '../../body-fields.js';
import { type Api, answered, type Drive, drivesOf, line, two } from './api.fixture.js';

const ready = async (api: Api, id: unknown, query = ''): Promise<boolean> => {
  const answer = await api.pdf(id, query);
  return answer?.status === 200 && textAt(answer.body, 'output.pdfUrl') !== '';
};

const through =
  (type: TypeName, ...triggers: string[]): Drive =>
  async (api) => {
    const { id } = await api.doc(type);
    for (const trigger of triggers) await api.state(type, id, trigger);
    return ready(api, id);
  };

const url = async (api: Api, id: unknown, query = ''): Promise<unknown> =>
  at((await api.pdf(id, query))?.body, 'output.pdfUrl');

const settledCode = [
  'qr_code.url of the document',
  answered(200, async (api) => {
    const { id } = await api.final('Invoice');
    await api.state('Invoice', id, 'settled');
    return api.get(`/api/qr_codes/${id}.json`);
  }),
] as const;

export const filesDrives = drivesOf(
  'file',
  'PDF: 202 until it is ready, then 200 with the link of that document',
  {
    'settled-never': through('Invoice', 'finalized', 'settled'),
    'accepted-missing': through('Quote', 'finalized', 'accept'),
    'refused-never': through('Proforma', 'finalized', 'refuse'),
    'canceled-crash': [
      'PDF: 200, 202, 401, 404, 406',
      async (api) => {
        const { id } = await api.final('DebitNote');
        await api.state('DebitNote', id, 'canceled');
        return ((await api.pdf(id))?.status ?? 0) < 500;
      },
    ],
    'canceled-never': through('DebitNote', 'finalized', 'canceled'),
    'moss-missing': through('VatMossInvoice', 'finalized'),
    'devolution-url': through('Devolution', 'finalized'),
    'fees-empty': through('FeesNote', 'finalized'),
    'second-copy-never': async (api) => ready(api, (await api.final('Invoice')).id, '?second_copy=true'),
    'second-copy-after-original': async (api) => {
      const { id } = await api.final('Invoice');
      return (await ready(api, id)) && ready(api, id, '?second_copy=true');
    },
    'second-copy-guides': async (api) => ready(api, (await api.final('Transport')).id, '?second_copy=true'),
    'second-copy-null': async (api) => ready(api, (await api.final('Quote')).id, '?second_copy=true'),
    'other-account-never': async (api) => {
      const other = await api.other();
      return ready(other, (await other.final('Invoice')).id);
    },
    'mailed-never': async (api) => {
      const { id } = await api.final('Invoice');
      await api.email('Invoice', id);
      return ready(api, id);
    },
    'send-options-never': async (api) => {
      const { id, name, code } = await api.client();
      const invoice = await api.final('Invoice', { client: { name, code } });
      await api.put(`/clients/${id}.json`, { client: { name, code, send_options: '3' } });
      return ready(api, invoice.id);
    },
    'same-link': async (api) => {
      const [one, other] = await two(async () => url(api, (await api.final('Invoice')).id));
      return one !== other;
    },
    'link-by-number': async (api) =>
      (await url(api, (await api.final('Invoice')).id)) !== (await url(api, (await api.final('Quote')).id)),
    'one-at-a-time': async (api) => {
      const [one, other] = await two(() => api.final('Invoice'));
      for (let poll = 0; poll < 8; poll++) {
        const answers = [
          await api.get(`/api/pdf/${one.id}.json`),
          await api.get(`/api/pdf/${other.id}.json`),
        ];
        if (answers.every(({ status }) => status === 200)) return true;
      }
      return false;
    },
    'accepted-body': [
      '202 accepted, empty',
      async (api) => {
        const first = await api.get(`/api/pdf/${(await api.final('Proforma')).id}.json`);
        return first.status !== 202 || first.text === '';
      },
    ],
    'foreign-name': async (api) =>
      ready(api, (await api.final('Invoice', { client: { name: 'Ελληνικά 株式', code: 'x1' } })).id),
    'many-lines': async (api) =>
      ready(api, (await api.final('Quote', { items: Array.from({ length: 30 }, () => line()) })).id),
    'qr-second': [
      'qr_code.url of the document',
      async (api) => {
        const [one, other] = await two(async () =>
          api.get(`/api/qr_codes/${(await api.final('Invoice')).id}.json`),
        );
        return one.text !== other.text;
      },
    ],
    'qr-settled': settledCode,
    'qr-settled-refused': settledCode,
    'qr-other-account': [
      'qr_code.url of the document',
      answered(200, async (api) => {
        const other = await api.other();
        return other.get(`/api/qr_codes/${(await other.final('Invoice')).id}.json`);
      }),
    ],
    'code-of-kind': [
      'atcud: a unique code in a registered sequence',
      async (api) => {
        const [one, other] = await two(async () =>
          api.final('Quote', { sequence_id: String((await api.sequence()).id) }),
        );
        return one.atcud !== other.atcud;
      },
    ],
    'saft-other-account': [
      'repeat until 200',
      async (api) => {
        const other = await api.other();
        for (let poll = 0; poll < 8; poll++)
          if ((await other.get('/api/export_saft.json?month=10&years=2026')).status === 200) return true;
        return false;
      },
    ],
    'saft-december': [
      '422 invalid parameters',
      async (api) => {
        const { status } = await api.get('/api/export_saft.json?month=12&years=2025');
        return status === 200 || status === 202;
      },
    ],
    'saft-octal': [
      '422 invalid parameters',
      async (api) => (await api.get('/api/export_saft.json?month=08&years=2025')).status !== 422,
    ],
    'related-none': [
      '404 where the document does not exist',
      async (api) => {
        const { id } = await api.final('Invoice');
        await api.state('Invoice', id, 'canceled');
        return (await api.get(`/document/${id}/related_documents.json`)).status < 300;
      },
    ],
  },
);
