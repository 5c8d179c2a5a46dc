/** The page: its views, and the call for each click. Refusals are shown in the API's words. */
import { type Api, ApiError, type Connection, connect, type NewInvoice } from './api.js';
import { invoiceDetail, pdfFrame } from './detail.js';
import { byId, el } from './dom.js';
import { type Form, invoiceForm } from './form.js';
import { invoiceList } from './list.js';

const state: { page: number; open?: number } = { page: 1 };

/** `?url=...&key=...`, or the mock started by the command that serves this page. */
async function connection(): Promise<Connection> {
  const asked = new URLSearchParams(location.search);
  const [url, apiKey] = [asked.get('url'), asked.get('key')];
  if (url !== null && apiKey !== null) return { url, apiKey };
  return (await fetch('connection.json')).json();
}

/** Runs an act and shows its error, if any; the page is unchanged then. */
async function attempt(act: () => Promise<void>, form?: Form): Promise<void> {
  document.body.setAttribute('aria-busy', 'true');
  try {
    await act();
    byId('notice').replaceChildren();
    form?.explain({});
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {};
    form?.explain(fields);
    byId('notice').replaceChildren(
      el(
        'strong',
        {},
        error instanceof ApiError && error.status > 0 ? `The API refused (${error.status}).` : '',
      ),
      el('span', {}, error instanceof Error ? error.message : String(error)),
      el('button', { type: 'button', onclick: () => byId('notice').replaceChildren() }, 'Close'),
    );
  } finally {
    document.body.removeAttribute('aria-busy');
  }
}

async function showList(api: Api): Promise<void> {
  const list = await api.listInvoices(state.page);
  const elements = invoiceList(list, state.open, {
    open: (id) => attempt(() => showInvoice(api, id)),
    page: (page) =>
      attempt(async () => {
        state.page = page;
        await showList(api);
      }),
    create: () => attempt(() => showForm(api)),
  });
  byId('list').replaceChildren(...elements);
}

async function showInvoice(api: Api, id: number): Promise<void> {
  const invoice = await api.getInvoice(id);
  state.open = id;
  const detail = invoiceDetail(invoice, {
    change: (_, trigger, message) =>
      attempt(async () => {
        await api.changeState(id, trigger, message);
        await showInvoice(api, id);
      }),
    showPdf: () =>
      attempt(async () => {
        byId('pdf').replaceChildren(el('p', { className: 'soft' }, 'The PDF is being made ...'));
        try {
          byId('pdf').replaceChildren(...pdfFrame(await api.pdfUrl(id)));
        } catch (error) {
          byId('pdf').replaceChildren();
          throw error;
        }
      }),
  });
  byId('side').replaceChildren(detail);
  await showList(api);
}

async function showForm(api: Api): Promise<void> {
  const save = (invoice: NewInvoice) =>
    attempt(async () => {
      const { id } = await api.createInvoice(invoice);
      state.page = 1;
      await showInvoice(api, id);
    }, form);
  const form = invoiceForm(await api.listTaxes(), save);
  byId('side').replaceChildren(form.element);
  form.element.querySelector('input')?.focus();
}

attempt(async () => {
  const found = await connection();
  byId('where').textContent = `from ${found.url}`;
  const api = connect(found);
  byId('side').replaceChildren(el('p', { className: 'empty' }, 'Choose an invoice, or make a new one.'));
  await showList(api);
});
