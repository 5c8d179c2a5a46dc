/** Drives of the drawn faults of lists. */
import { at, type Json, recordOf } from '../../body-fields.js';
import { type Api, type Drive, drivesOf, line } from './api.fixture.js';

const ids = (list: Json[]): string =>
  list
    .map(({ id }) => id)
    .sort()
    .join();

const found =
  (path: string, make: (api: Api) => Promise<Json[]>): Drive =>
  async (api) => {
    const wanted = await make(api);
    return ids(await api.list(path)) === ids(wanted);
  };

const pages = async (api: Api, path: string, more = ''): Promise<Json[]> => {
  const all: Json[] = [];
  for (let one = 1; one < 10; one++) {
    const list = await api.list(`${path}?page=${one}&per_page=10${more}`);
    if (list.length === 0) break;
    all.push(...list);
  }
  return all;
};

/** Two orders with the word needle, the second of which is dated from June on. */
const ofTwoDates = async (api: Api): Promise<Json[]> => {
  const words = { reference: 'needle', observations: 'needle' };
  await api.doc('PurchaseOrder', { ...words, date: '01/03/2026' });
  return [await api.doc('PurchaseOrder', { ...words, date: '01/09/2026' })];
};

const figure = (api: Api, path: string) => async (name: string) =>
  at((await api.get(path)).body, `pagination.${name}`);

export const listsDrives = drivesOf('list', 'filters, page and per_page hold for every list that has them', {
  'second-status': found('/guides.json?status[]=draft&status[]=final', async (api) => [
    await api.doc('Shipping'),
    await api.final('Transport'),
  ]),
  'first-type': found('/estimates.json?type[]=Quote&type[]=Proforma', async (api) => {
    await api.doc('FeesNote');
    return [await api.doc('Quote'), await api.doc('Proforma')];
  }),
  'type-repeated': found('/estimates.json?type[]=Quote&type[]=Quote', async (api) => [
    await api.doc('Quote'),
  ]),
  'type-or-status': found('/estimates.json?type[]=Quote&status[]=draft', async (api) => {
    await api.doc('Proforma');
    return [await api.doc('Quote')];
  }),
  'date-with-text': found('/purchase_orders.json?text=needle&date[from]=01/06/2026', ofTwoDates),
  'date-with-text-status': found(
    '/purchase_orders.json?text=needle&status[]=draft&date[from]=01/06/2026',
    ofTwoDates,
  ),
  'due-as-date': found('/estimates.json?due_date[from]=01/12/2026', async (api) => [await api.doc('Quote')]),
  'dates-as-text': found('/invoices.json?date[from]=20/10/2026', async (api) => {
    await api.doc('Invoice', { date: '25/01/2026' });
    return [await api.doc('Invoice', { date: '05/11/2026' })];
  }),
  'amounts-as-text': found('/estimates.json?total_before_taxes[from]=9', async (api) => [
    await api.doc('Quote', { items: [line({ unit_price: '100.00' })] }),
  ]),
  'amounts-with-taxes': found('/purchase_orders.json?total_before_taxes[to]=21', async (api) => [
    await api.doc('PurchaseOrder'),
  ]),
  'loaded-time': found('/guides.json?loaded_at[from]=20/11/2026', async (api) => [
    await api.doc('Shipping', { loaded_at: '05/12/2026 10:00:00' }),
  ]),
  'text-accents': found('/estimates.json?text=atra%C3%A7%C3%B5es', async (api) => [
    await api.doc('Quote', { reference: 'Atrações', observations: 'Atrações' }),
  ]),
  'text-keys': found('/estimates.json?text=quantity', async (api) => {
    await api.doc('Quote');
    return [];
  }),
  'text-subject': found('/guides.json?text=needle', async (api) => {
    await api.email('Shipping', (await api.doc('Shipping')).id, { subject: 'A needle' });
    return [await api.doc('Shipping', { reference: 'needle', observations: 'needle' })];
  }),
  'status-first-verdict': found('/estimates.json?status[]=refused', async (api) => {
    const quote = await api.final('Quote');
    for (const verdict of ['accept', 'refuse']) await api.state('Quote', quote.id, verdict);
    return [quote];
  }),
  'page-of-32-bits': async (api) => {
    await api.client();
    return (await api.list('/clients.json?page=2147483647')).length === 0;
  },
  'text-small': found('/estimates.json?text=needle', async (api) => [
    await api.doc('Quote', {
      client: { name: 'sharp needle', code: 'n' },
      reference: 'needle',
      observations: 'needle',
    }),
  ]),
  'filter-page-two': async (api) => {
    await api.final('Quote');
    for (let n = 0; n < 12; n++) await api.doc('Quote');
    await api.state('Quote', (await api.doc('Quote')).id, 'finalized');
    return (await pages(api, '/estimates.json', '&status[]=draft')).every(({ status }) => status === 'draft');
  },
  'text-page-two': async (api) => {
    await api.doc('Quote');
    for (let n = 0; n < 12; n++) await api.doc('Quote', { reference: 'needle', observations: 'needle' });
    const all = await pages(api, '/estimates.json', '&text=needle');
    return all.every(({ reference }) => reference === 'needle');
  },
  'page-beyond': async (api) => {
    await api.client();
    return (await api.list('/clients.json?page=9')).length === 0;
  },
  'items-skipped': async (api) => {
    for (let n = 0; n < 12; n++) await api.item();
    return (await api.list('/items.json?page=2')).length === 2;
  },
  'boundary-lost': async (api) => {
    for (let n = 0; n < 12; n++) await api.client();
    return new Set((await pages(api, '/clients.json')).map(({ id }) => id)).size === 12;
  },
  'boundary-twice': async (api) => {
    for (let n = 0; n < 12; n++) await api.item();
    const all = await pages(api, '/items.json');
    return new Set(all.map(({ id }) => id)).size === 12 && all.length === 12;
  },
  'per-page-one': async (api) => {
    await api.client();
    await api.client();
    return (await api.list('/clients.json?per_page=1')).length === 1;
  },
  'per-page-filtered': async (api) => {
    for (let n = 0; n < 4; n++) await api.doc('Quote');
    return (await api.list('/estimates.json?status[]=draft&per_page=3')).length === 3;
  },
  'per-page-thirty': [
    'per_page: 10, 20 or 30',
    async (api) => {
      for (let n = 0; n < 23; n++) await api.client();
      return (await api.list('/clients.json?per_page=30')).length === 23;
    },
  ],
  'default-size': [
    'per_page defaults to 10, or the account setting (10, 20 or 30)',
    async (api) => {
      for (let n = 0; n < 12; n++) await api.client();
      return (await api.list('/clients.json')).length === 10;
    },
  ],
  'entries-of-page': async (api) => {
    await api.client();
    await api.client();
    return (await figure(api, '/clients.json?per_page=1')('total_entries')) === 2;
  },
  'entries-beyond': async (api) => {
    await api.client();
    return (await figure(api, '/clients.json?page=9')('total_entries')) === 1;
  },
  'pages-floored': async (api) => {
    for (let n = 0; n < 3; n++) await api.client();
    return (await figure(api, '/clients.json?per_page=2')('total_pages')) === 2;
  },
  'pages-unfiltered': async (api) => {
    await api.doc('Quote');
    await api.final('Quote');
    return (await figure(api, '/estimates.json?status[]=draft')('total_entries')) === 1;
  },
  'current-page-zero': async (api) => (await figure(api, '/estimates.json')('current_page')) === 1,
  'size-reported': async (api) => (await figure(api, '/guides.json?per_page=20')('per_page')) === 20,
  'notes-mixed': [
    'each list holds its type',
    async (api) => {
      await api.doc('DebitNote');
      return (await api.list('/credit_notes.json')).length === 0;
    },
  ],
  'find-part': [
    'returns a specific client',
    async (api) => {
      await api.client({ name: 'Longname Lda' });
      return (await api.get('/clients/find-by-name.json?client_name=Longname')).status !== 200;
    },
  ],
  'client-invoices-all': [
    "lists a client's invoices",
    async (api) => {
      const [a] = [
        await api.client({ name: 'Same', code: 'S1' }),
        await api.client({ name: 'Same', code: 'S2' }),
      ];
      await api.doc('Invoice', { client: { name: 'Same', code: 'S2' } });
      const { body } = await api.post(`/clients/${a?.id}/invoices.json`, {});
      return ((Object.values(body).find(Array.isArray) ?? []) as Json[]).length === 0;
    },
  ],
  'payment-again': [
    'generate a payment',
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '5.00');
      return (await api.pay(id, '5.00')).status < 300;
    },
  ],
  'payment-cents': [
    'generate a payment',
    async (api) => {
      const { id } = await api.final('Invoice');
      await api.pay(id, '5.55');
      return (await api.list('/receipts.json')).some(({ total }) => total === 5.55);
    },
  ],
  'payment-other-client': [
    'client of a document',
    async (api) =>
      at(
        recordOf(
          await api.pay((await api.final('Invoice', { client: { name: 'Payer', code: 'P' } })).id, '5.00'),
        ),
        'client.name',
      ) === 'Payer',
  ],
  'receipts-mixed': [
    'receipts are listed by /receipts.json',
    async (api) => {
      await api.pay((await api.final('Invoice')).id, '5.00');
      await api.final('InvoiceReceipt');
      return (await api.list('/receipts.json')).every(({ type }) => type === 'Receipt');
    },
  ],
});
