/** Drives of the drawn faults of reach. */
import type { TypeName } from '../../../../generated/states.js';
import { at, type Json, recordOf, textAt } from '../../body-fields.js';
import { type Api, type Drive, drivesOf, line, type Reply, two } from './api.fixture.js';

/** A write to one record whose body has the id of another leaves the other unchanged. */
const spared =
  (of: 'item' | 'client' | 'tax', path: string, field: string): Drive =>
  async (api) => {
    const [mine, other] = await two(() => api[of]());
    const { name, code } = mine;
    await api.put(`/${path}/${mine.id}.json`, {
      [of]: { ...(of === 'client' && { name, code }), id: other.id, [field]: 'PT-AC' },
    });
    return (await api.one(`/${path}/${other.id}.json`))[field] !== 'PT-AC';
  };

const sparedDocument =
  (type: TypeName): Drive =>
  async (api) => {
    const [mine, other] = await two(() => api.doc(type));
    await api.update(type, mine.id, { id: other.id, observations: 'changed' });
    return (await api.read(type, other.id)).observations !== 'changed';
  };

/** An additional field that is sent with a document has no effect. */
const unmoved =
  (type: TypeName, sent: Json, field: string): Drive =>
  async (api) => {
    const { id } = await api.doc(type, sent);
    return (await api.read(type, id))[field] !== sent[field];
  };

const cancelReceipt = (api: Api, payment: Reply) =>
  api.put(`/receipts/${recordOf(payment)?.id}/change-state.json`, {
    receipt: { state: 'canceled', message: 'm' },
  });

export const reachDrives = drivesOf(
  'reach',
  'only the documented fields change, and only in the record of the path',
  {
    'item-other-id': spared('item', 'items', 'unit'),
    'client-other-id': spared('client', 'clients', 'city'),
    'tax-other-id': spared('tax', 'taxes', 'region'),
    'invoice-other-id': sparedDocument('Invoice'),
    'fees-other-id': sparedDocument('FeesNote'),
    'guide-other-id': sparedDocument('Transport'),
    'state-other-id': async (api) => {
      const [mine, other] = await two(() => api.doc('Quote'));
      await api.state('Quote', mine.id, 'finalized', { id: other.id });
      return (await api.read('Quote', other.id)).status === 'draft';
    },
    'current-other-id': async (api) => {
      const [mine, other] = await two(() => api.sequence());
      await api.put(`/sequences/${mine.id}/set_current.json`, { sequence: { id: other.id } });
      return (await api.one(`/sequences/${other.id}.json`)).default_sequence !== 1;
    },
    'item-made-over': async (api) => {
      const old = await api.item();
      await api.item({ id: old.id, description: 'accepted over' });
      return (await api.one(`/items/${old.id}.json`)).description === 'x';
    },
    'client-made-over': async (api) => {
      const old = await api.client();
      await api.client({ id: old.id });
      return (await api.one(`/clients/${old.id}.json`)).code === old.code;
    },
    'made-final': ['states change by triggers', unmoved('Quote', { status: 'final' }, 'status')],
    'updated-settled': [
      'states change by triggers',
      async (api) => {
        const { id } = await api.doc('Invoice');
        await api.update('Invoice', id, { status: 'settled', reference: 'r' });
        return (await api.read('Invoice', id)).status === 'draft';
      },
    ],
    'made-total': ['total = before_taxes + taxes', unmoved('PurchaseOrder', { total: 1 }, 'total')],
    'updated-taxes': [
      'taxes are those of the lines',
      async (api) => {
        const { id, taxes } = await api.doc('Quote');
        await api.update('Quote', id, { taxes: 0.5, reference: 'r' });
        return (await api.read('Quote', id)).taxes === taxes;
      },
    ],
    'state-more': [
      'change-state body: state and message',
      async (api) => {
        const { id, due_date } = await api.doc('Transport');
        await api.state('Transport', id, 'finalized', { due_date: '01/01/2030' });
        return (await api.read('Transport', id)).due_date === due_date;
      },
    ],
    'state-total': [
      'change-state body: state and message',
      async (api) => {
        const { id, total } = await api.doc('Quote');
        await api.state('Quote', id, 'finalized', { total: 1 });
        return (await api.read('Quote', id)).total === total;
      },
    ],
    'mail-state': [
      'message body',
      async (api) => {
        const { id } = await api.doc('Quote');
        await api.email('Quote', id, { status: 'final' });
        return (await api.read('Quote', id)).status === 'draft';
      },
    ],
    'mail-name': [
      'save: the e-mail of the client',
      async (api) => {
        const client = await api.client();
        const { id } = await api.doc('Invoice', { client: { name: client.name, code: client.code } });
        await api.email('Invoice', id, { client: { email: 'a@example.com', save: '1', name: 'Renamed' } });
        return (await api.one(`/clients/${client.id}.json`)).name === client.name;
      },
    ],
    'mail-all': [
      'save: the e-mail of the client',
      async (api) => {
        const other = await api.client();
        const { id } = await api.doc('Invoice');
        await api.email('Invoice', id, { client: { email: 'a@example.com', save: '1' } });
        return !(await api.one(`/clients/${other.id}.json`)).email;
      },
    ],
    'mail-same-address': [
      'save: the e-mail of the client',
      async (api) => {
        const [mine, other] = await two(() => api.client({ email: 'same@example.com' }));
        const { id } = await api.doc('Invoice', { client: { name: mine.name, code: mine.code } });
        await api.email('Invoice', id, { client: { email: 'new@example.com', save: '1' } });
        return (await api.one(`/clients/${other.id}.json`)).email === 'same@example.com';
      },
    ],
    'line-tax-value': [
      'tax.value: response only',
      async (api) => {
        const tax = await api.tax();
        await api.doc('DebitNote', { items: [line({ tax: { name: tax.name, value: 1 } })] });
        return Number((await api.one(`/taxes/${tax.id}.json`)).value) === 10;
      },
    ],
    'item-tax-value': [
      'tax.value: response only',
      async (api) => {
        const tax = await api.tax();
        await api.item({ tax: { name: tax.name, value: 1 } });
        return Number((await api.one(`/taxes/${tax.id}.json`)).value) === 10;
      },
    ],
    'item-empty-tax': [
      'tax.name: no tax without one',
      async (api) => {
        const { id } = await api.item({ tax: { name: '' } });
        return !(await api.one(`/items/${id}.json`)).tax;
      },
    ],
    'document-client-id': [
      'client body: name, code, ...',
      async (api) => {
        const [a, b] = await two(() => api.client());
        const made = await api.doc('Quote', { client: { name: a.name, code: a.code, id: b.id } });
        return (made.client as Json).id === a.id;
      },
    ],
    'document-client-renamed': [
      'client body: name, code, ...',
      async (api) => {
        const [a, b] = await two(() => api.client());
        await api.doc('Shipping', { client: { name: a.name, code: a.code, id: b.id } });
        return (await api.one(`/clients/${b.id}.json`)).name === b.name;
      },
    ],
    'draft-moved-text': [
      'observations of a client: added to every document sent to it',
      async (api) => {
        const client = async (observations: string) => {
          const { name, code } = await api.client({ observations });
          return { name, code };
        };
        const { id } = await api.doc('Quote', { client: await client('Text A') });
        await api.update('Quote', id, { client: await client('Text B') });
        return textAt(await api.read('Quote', id), 'observations').includes('Text B');
      },
    ],
    'contact-phone-kept': [
      'preferred_contact: that of the client',
      async (api) => {
        await api.client({ preferred_contact: { name: 'Ana', phone: '210000000' } });
        const { id } = await api.client({ preferred_contact: { name: 'Rui' } });
        return !at(await api.one(`/clients/${id}.json`), 'preferred_contact.phone');
      },
    ],
    'client-by-fifty': [
      'a client that does not exist is created',
      async (api) => {
        const [one, other] = ['one', 'other'].map((end) => ({ name: `${'n'.repeat(50)} ${end}`, code: end }));
        await api.doc('Invoice', { client: one });
        return at(await api.doc('Invoice', { client: other }), 'client.name') === other?.name;
      },
    ],
    'client-by-code': [
      'the path decides which record is meant',
      async (api) => {
        const { id, code } = await api.client();
        await api.client({ code: String(id) });
        return (await api.one(`/clients/${id}.json`)).code === code;
      },
    ],
    'client-renamed-case': [
      'a client that exists is used',
      async (api) => {
        const { id, code } = await api.client({ name: 'Norte Lda' });
        const client = { name: 'NORTE LDA', code };
        await api.put(`/clients/${id}.json`, { client });
        const { status } = await api.get('/clients/find-by-name.json?client_name=NORTE%20LDA');
        return status === 200 && at(await api.doc('Quote', { client }), 'client.id') === id;
      },
    ],
    'account-state': async (api) => {
      const before = await api.one(`/api/accounts/${api.id}/get.json`);
      await api.put(`/api/accounts/${api.id}/update.json`, {
        account: { fiscal_id: '508000011', address: 'A', state: 'blocked' },
      });
      return (await api.one(`/api/accounts/${api.id}/get.json`)).state === before.state;
    },
    'sequence-number': [
      'sequence body: serie, default_sequence',
      async (api) => {
        const { id } = await api.sequence({ current_invoice_number: 900 });
        return (await api.one(`/sequences/${id}.json`)).current_invoice_number !== 900;
      },
    ],
    'sequence-default-field': [
      'default_sequence 1 makes it the default',
      async (api) => {
        const { id } = await api.sequence({ is_default: true });
        return (await api.one(`/sequences/${id}.json`)).default_sequence !== 1;
      },
    ],
    'tax-default-cleared': [
      'default_tax marks the default tax',
      async (api) => {
        const { id } = await api.tax({ default_tax: '1' });
        const { id: other, name } = await api.tax();
        const tax = { name, value: '10', region: 'PT', default_tax: '0' };
        await api.put(`/taxes/${other}.json`, { tax });
        return (await api.one(`/taxes/${id}.json`)).default_tax === 1;
      },
    ],
    'tax-deleted-more': async (api) => {
      const [a, b] = await two(() => api.tax({ value: '7' }));
      await api.send('DELETE', `/taxes/${a.id}.json`);
      return (await api.one(`/taxes/${b.id}.json`)).name === b.name;
    },
    'tax-in-place': async (api) => {
      const tax = await api.tax();
      const { id } = await api.item({ tax: { name: tax.name } });
      await api.send('DELETE', `/taxes/${tax.id}.json`);
      await api.tax();
      return [undefined, tax.name].includes(Object((await api.one(`/items/${id}.json`)).tax).name);
    },
    'receipt-cancels-all': [
      'cancel a payment: the receipt of the path',
      async (api) => {
        const { id } = await api.final('Invoice');
        const [a, b] = [await api.pay(id, '5.00'), await api.pay(id, '6.00')];
        await cancelReceipt(api, a);
        return (
          (await api.list('/receipts.json')).find((one) => one.id === recordOf(b)?.id)?.status !== 'canceled'
        );
      },
    ],
    'receipt-reopens-others': [
      'cancel a payment: the receipt of the path',
      async (api) => {
        const { name, code } = await api.client();
        const [one, other] = await two(() => api.final('Invoice', { client: { name, code } }));
        await api.pay(other.id, '24.60');
        await cancelReceipt(api, await api.pay(one.id, '24.60'));
        return (await api.read('Invoice', other.id)).status === 'settled';
      },
    ],
    'paid-unsettled': [
      'unsettled: credit notes and debit notes only',
      async (api) => {
        const { id } = await api.final('Invoice');
        await api.pay(id, '24.60');
        return (await api.state('Invoice', id, 'unsettled')).status >= 400;
      },
    ],
    'guide-addresses-one': async (api) => {
      const { id, address_from } = await api.doc('Shipping');
      await api.update('Shipping', id, { address_to: { ...(address_from as Json), city: 'Faro' } });
      return at(await api.read('Shipping', id), 'address_from.city') === 'Lisboa';
    },
    'default-of-invoices': [
      'set_current: the default sequence',
      async (api) => {
        const { id } = await api.sequence();
        await api.put(`/sequences/${id}/set_current.json`);
        return (await api.final('Quote')).sequence_id === String(id);
      },
    ],
    'number-of-former-default': [
      'sequence_number: number and series',
      async (api) => {
        const { id } = await api.doc('Quote');
        const { serie } = await api.sequence({ default_sequence: '1' });
        await api.state('Quote', id, 'finalized');
        return (await api.read('Quote', id)).sequence_number === `1/${serie}`;
      },
    ],
    'cancel-message': [
      'change-state body: state and message',
      async (api) => {
        const { id, observations } = await api.final('Transport');
        await api.state('Transport', id, 'canceled');
        return (await api.read('Transport', id)).observations === observations;
      },
    ],
    'tax-deletes-items': async (api) => {
      const { id, name } = await api.tax();
      const item = await api.item({ tax: { name } });
      await api.send('DELETE', `/taxes/${id}.json`);
      return (await api.get(`/items/${item.id}.json`)).status === 200;
    },
    'document-by-query': [
      'the path decides which record is meant',
      async (api) => {
        const [one, other] = await two(() => api.doc('Quote'));
        return (await api.one(`/quotes/${one.id}.json?id=${other.id}`)).id === one.id;
      },
    ],
  },
);
