/** Defects of clients and sequences. */
import {
  again,
  all,
  answered,
  answers,
  asked,
  changes,
  type Defect,
  defect,
  drops,
  good,
  instead,
  is,
  listOf,
  not,
  puts,
  requests,
  sent,
  status,
  stores,
  type Test,
} from './defect-kit.js';
import type { Call } from './http.js';
import { isObject, type Json, objectAt, setAt } from './json.js';
import type { Client, Sequence } from './store.js';

const list = 'GET /clients.json';
const get = 'GET /clients/:client-id.json';
const create = 'POST /clients.json';
const update = 'PUT /clients/:client-id.json';
const byName = 'GET /clients/find-by-name.json';
const byCode = 'GET /clients/find-by-code.json';
const series = 'GET /sequences.json';
const seriesGet = 'GET /sequences/:sequence-id.json';
const seriesCreate = 'POST /sequences.json';
const current = 'PUT /sequences/:sequence-id/set_current.json';

const client = (call: Call): Client => call.touched as Client;
const sequence = (call: Call): Sequence => call.touched as Sequence;
const refusedWith =
  (code: number): Test =>
  (_call, reply) =>
    reply?.status === code;
const changed: Test = (call) => (call.touched?.updates ?? 0) > 0;
const mailed: Test = (call) =>
  [...call.account.docs.values()].some((doc) => doc.clientId === call.touched?.id && doc.mails > 0);
const write =
  (key: string, value: Json | undefined | ((was: Json | undefined) => Json | undefined)) =>
  (call: Call): void => {
    client(call).fields[key] = typeof value === 'function' ? value(client(call).fields[key]) : value;
  };
const both = (call: Call): boolean => is(create)(call) || is(update)(call);
const notAnAddress = (value: Json): boolean =>
  typeof value === 'string' && value !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value);
const letIn =
  (path: string, wrong: (value: Json) => boolean, right: Json | undefined): ((call: Call) => void) =>
  (call) => {
    if (sent(path, wrong)(call)) setAt(call.body, path, right);
  };
const elsewhere = (call: Call, table: 'clients' | 'sequences', param: string): void => {
  const id = Number(call.params[param]);
  const owner = call.world.accounts.find((each) => each[table].has(id));
  if (owner) call.account = owner;
};

// biome-ignore format: a table, one row a line
const fields: readonly Defect[] = [
  defect('client-id-is-a-number', 'the id is a number in get', get, 'Client: id string in get response', puts(is(get), 'client.id', Number)),
  defect('client-get-lacks-open-link', 'open_account_link is missing', get, 'Client: open_account_link', drops(is(get), 'client.open_account_link')),
  defect('client-payment-days-is-a-number', 'payment_days is a number', get, 'Client: payment_days string', puts(is(get), 'client.payment_days', 30)),
  defect('client-get-lacks-exemption-code', 'tax_exemption_code is missing', get, 'Client: tax_exemption_code', drops(is(get), 'client.tax_exemption_code')),
  defect('client-language-is-always-pt', 'the language is lost', create, 'Client: language', stores(is(create), write('language', 'pt')), 'another language is sent'),
  defect('client-language-default-is-en', 'the language defaults to en', create, 'Client: defaults to the account language', stores(all(is(create), not(sent('client.language'))), write('language', 'en')), 'no language is sent'),
  defect('client-language-lost-by-update', 'an update without language sets pt', update, 'Client: language', stores(all(is(update), not(sent('client.language'))), write('language', 'pt')), 'no language is sent'),
  defect('client-contact-loses-phone', 'preferred_contact.phone is lost', create, 'Client: preferred_contact phone', requests(is(create), (call) => setAt(call.body, 'client.preferred_contact.phone', undefined))),
  defect('client-contact-lost-by-update', 'an update takes the preferred contact away', update, 'Client: preferred_contact', stores(is(update), write('preferred_contact', undefined))),
  defect('client-fax-goes-to-phone', 'the fax is stored as phone', create, 'Client: fax, phone', stores(all(is(create), sent('client.fax')), (call) => write('phone', client(call).fields.fax)(call)), 'a fax is sent'),
  defect('client-website-not-stored', 'the website is lost', create, 'Client: website', stores(is(create), write('website', undefined))),
  defect('client-postal-code-loses-dash', 'a postal code loses its dash', create, 'Client: postal_code string', stores(is(create), write('postal_code', (was) => (typeof was === 'string' ? was.replace('-', '') : was))), 'the code has a dash'),
  defect('client-city-lost-by-second-update', 'the second update loses the city', update, 'Client: city', stores(all(is(update), again('client update')), write('city', undefined)), 'from the second update on'),
  defect('client-phone-lost-after-mail', 'the phone is gone after an e-mail', get, 'Client: phone', drops(all(is(get), mailed), 'client.phone'), 'after an e-mail'),
  defect('client-observations-lost-after-an-update', 'the observations are gone in get', get, 'Client: observations', drops(all(is(get), changed), 'client.observations'), 'after an update'),
  defect('client-send-options-always-1', 'send_options is always 1', create, 'Client: send_options', stores(all(is(create), sent('client.send_options')), write('send_options', '1')), 'send_options is 2 or 3'),
  defect('client-names-are-cut', 'a name is cut after 60 characters', create, 'Client: name string', stores(is(create), write('name', (was) => String(was).slice(0, 60))), 'the name is long'),
  defect('client-names-in-capitals', 'a name is stored in capitals', create, 'Client: name string', stores(is(create), write('name', (was) => String(was).toUpperCase()))),
  defect('client-get-unwrapped', 'the wrapper client is missing', get, 'Clients: 200 {client}', answers(all(is(get), good), (_call, reply) => ({ ...reply, body: objectAt(reply.body, 'client') ?? null }))),
  defect('client-fiscal-id-not-stored-beside-country', 'the fiscal id is lost', create, 'Client: fiscal_id', stores(all(is(create), sent('client.country')), write('fiscal_id', undefined)), 'beside a country'),
];

// biome-ignore format: a table, one row a line
const judged: readonly Defect[] = [
  defect('client-code-not-needed', 'a client needs no code', create, 'Client: code required', requests(all(is(create), sent('client'), not(sent('client.code'))), (call) => setAt(call.body, 'client.code', `c${Math.random()}`))),
  defect('client-name-not-needed', 'a client needs no name', create, 'Client: name required', requests(all(is(create), sent('client'), not(sent('client.name'))), (call) => setAt(call.body, 'client.name', `n${Math.random()}`))),
  defect('client-update-needs-no-code', 'an update needs no code', update, 'Clients: name and code required', requests(all(is(update), sent('client'), not(sent('client.code'))), (call) => setAt(call.body, 'client.code', call.account.clients.get(Number(call.params['client-id']))?.fields.code))),
  defect('client-email-not-judged', 'any text is an e-mail address', create, 'Client: a valid e-mail address', requests(is(create), letIn('client.email', notAnAddress, undefined))),
  defect('client-email-not-judged-by-update', 'an update takes any text as e-mail address', update, 'Client: a valid e-mail address', requests(is(update), letIn('client.email', notAnAddress, undefined)), 'by an update'),
  defect('client-language-not-judged', 'any language is accepted', create, 'Client: one of en, pt, es', requests(is(create), letIn('client.language', (value) => !['en', 'pt', 'es', ''].includes(String(value)), 'pt'))),
  defect('client-send-options-not-judged', 'send_options 4 is accepted', create, 'Client: send_options 1, 2, 3', requests(is(create), letIn('client.send_options', (value) => !['1', '2', '3', ''].includes(String(value)), '3'))),
  defect('client-send-options-not-judged-by-update', 'an update takes send_options 0', update, 'Client: send_options 1, 2, 3', requests(is(update), letIn('client.send_options', (value) => !['1', '2', '3', ''].includes(String(value)), '1')), 'by an update'),
  defect('client-refused-in-spanish', 'language es is refused', [create, update], 'Client: one of en, pt, es', instead(all(both, sent('client.language', (value) => value === 'es')), () => ({ status: 422 })), 'the language is es'),
  defect('client-missing-is-200', 'an unknown client is 200', get, 'Clients: 404', status(all(is(get), refusedWith(404)), 200, { client: null })),
  defect('client-update-of-none-creates', 'an update of no client is 201', update, 'Clients: 404', status(all(is(update), refusedWith(404)), 201)),
  defect('client-contact-as-text-breaks', 'a text as preferred_contact breaks the server', create, 'Errors: 422', instead(all(is(create), sent('client.preferred_contact', (value) => typeof value === 'string')), () => ({ status: 500 })), 'preferred_contact is a text'),
  defect('client-body-as-list-breaks', 'a list as body breaks the server', create, 'Errors: 422', instead(all(is(create), (call) => Array.isArray(call.body)), () => ({ status: 500 })), 'the body is a list'),
  defect('client-emoji-breaks', 'an emoji in the address breaks the server', create, 'Client: address string', instead(all(is(create), sent('client.address', (value) => /\p{Extended_Pictographic}/u.test(String(value)))), () => ({ status: 500 })), 'the address has an emoji'),
  defect('client-refused-update-stores-city', 'a refused update stores its city', update, 'Errors: 422', answers(all(is(update), refusedWith(422), sent('client.city')), (call) => { const found = call.account.clients.get(Number(call.params['client-id'])); if (found) found.fields.city = objectAt(call.body, 'client')?.city; return undefined; }), 'the update is refused'),
  defect('client-update-reaches-the-neighbour', 'an update changes the city of another client', update, 'Clients: update of client-id', stores(is(update), (call) => { const other = [...call.account.clients.values()].find((each) => each !== call.touched); if (other) other.fields.city = client(call).fields.city; })),
  defect('client-of-others-is-read', "another account's client is read", get, 'Authentication 2', requests(is(get), (call) => elsewhere(call, 'clients', 'client-id'))),
  defect('client-of-others-is-changed', "another account's client is changed", update, 'Authentication 2', requests(is(update), (call) => elsewhere(call, 'clients', 'client-id'))),
  defect('client-find-finds-others', "find by code finds another account's client", byCode, 'Authentication 2', requests(is(byCode), (call) => { const owner = call.world.accounts.find((each) => [...each.clients.values()].some((found) => found.fields.code === call.query.get('client_code'))); if (owner) call.account = owner; })),
  defect('client-find-by-name-finds-any', 'find by name answers the first client', byName, 'find-by-name: a specific client', changes(is(byName), (body, call) => { const first = [...call.account.clients.values()][0]; if (first && isObject(body.client)) Object.assign(body.client, first.fields, { id: String(first.id) }); }), 'there are two clients'),
  defect('client-find-loses-updated', 'find by code misses a client that was updated', byCode, 'find-by-code: a specific client', answers(all(is(byCode), good, changed), () => ({ status: 404 })), 'after an update'),
  defect('client-find-misses-ampersand', 'find by name misses names with an ampersand', byName, 'find-by-name: a specific client', answers(all(is(byName), good, asked('client_name', (name) => name.includes('&'))), () => ({ status: 404 })), 'the name has an ampersand'),
  defect('client-list-lacks-pagination', 'pagination is missing', list, 'Clients: {clients, pagination}', drops(is(list), 'pagination')),
  defect('client-list-pages-are-text', 'total_pages is a text', list, 'Pagination: integers', puts(is(list), 'pagination.total_pages', String)),
  defect('client-list-count-of-page', 'total_entries counts the page only', list, 'Pagination: total_entries', changes(is(list), (body, _call, reply) => setAt(body, 'pagination.total_entries', listOf(reply)?.length ?? 0)), 'there is more than a page'),
  defect('client-list-current-page-stays-1', 'current_page is always 1', list, 'Pagination: current_page', puts(all(is(list), asked('page')), 'pagination.current_page', 1), 'another page is asked'),
  defect('client-list-loses-last-on-last-page', 'the last client is missing', list, 'Clients: list', changes(is(list), (body, _call, reply) => { const page = objectAt(body, 'pagination'); if (page?.current_page === page?.total_pages && page?.total_pages !== 1) listOf(reply)?.pop(); }), 'on the last of several pages'),
  defect('client-list-per-page-wrong-on-last', 'per_page is the length of the page', list, 'Pagination: per_page', changes(is(list), (body, _call, reply) => setAt(body, 'pagination.per_page', listOf(reply)?.length ?? 0)), 'a page is not full'),
  defect('client-list-of-others', "clients of other accounts are listed", list, 'Authentication 2', answers(all(is(list), good), (call, reply) => { const other = call.world.accounts.find((each) => each !== call.account && each.clients.size > 0); const found = other && [...other.clients.values()][0]; if (found) listOf(reply)?.push({ ...found.fields, id: String(found.id) }); return undefined; }), 'another account has clients'),
];

// biome-ignore format: a table, one row a line
const seriesDefects: readonly Defect[] = [
  defect('series-get-lacks-a-number', 'current_credit_note_number is missing', seriesGet, 'Sequence: current_K_number', drops(is(seriesGet), 'sequence.current_credit_note_number')),
  defect('series-get-lacks-a-sequence-id', 'current_vat_moss_receipt_sequence_id is missing', seriesGet, 'Sequence: current_K_sequence_id', drops(is(seriesGet), 'sequence.current_vat_moss_receipt_sequence_id')),
  defect('series-numbers-are-text', 'current_invoice_number is a text', seriesGet, 'Sequence: integer fields', puts(is(seriesGet), 'sequence.current_invoice_number', String)),
  defect('series-default-is-boolean', 'default_sequence is true or false', seriesGet, 'Sequence: integer in responses', puts(is(seriesGet), 'sequence.default_sequence', (was) => was === 1)),
  defect('series-default-is-text-when-set', 'default_sequence is "1"', seriesGet, 'Sequence: integer in responses', puts(all(is(seriesGet), answered('sequence.default_sequence', (value) => value === 1)), 'sequence.default_sequence', '1'), 'it is the default'),
  defect('series-id-is-text', 'the id is a text', seriesGet, 'Sequence: id integer', puts(is(seriesGet), 'sequence.id', String)),
  defect('series-missing-is-200', 'an unknown series is 200', seriesGet, 'Sequences: 404', status(all(is(seriesGet), refusedWith(404)), 200, { sequence: null })),
  defect('series-needs-no-name', 'a series needs no name', seriesCreate, 'Sequences: serie required', requests(all(is(seriesCreate), sent('sequence'), not(sent('sequence.serie'))), (call) => setAt(call.body, 'sequence.serie', `S${Math.random()}`))),
  defect('series-default-flag-ignored', 'default_sequence 1 does nothing', seriesCreate, 'Sequences: 1 makes it the default', requests(is(seriesCreate), (call) => setAt(call.body, 'sequence.default_sequence', undefined)), 'default_sequence is sent'),
  defect('series-always-default', 'every new series is the default', seriesCreate, 'Sequences: 1 makes it the default', requests(all(is(seriesCreate), not(sent('sequence.default_sequence'))), (call) => setAt(call.body, 'sequence.default_sequence', '1')), 'default_sequence is not sent'),
  defect('series-name-in-lower-case', 'the name is stored in lower case', seriesCreate, 'Sequence: serie', stores(is(seriesCreate), (call) => { sequence(call).serie = sequence(call).serie.toLowerCase(); }), 'the name has capitals'),
  defect('series-list-loses-the-newest', 'the newest series is not listed', series, 'Sequences: list', changes(is(series), (_body, _call, reply) => { listOf(reply)?.pop(); })),
  defect('series-of-others-is-read', "another account's series is read", seriesGet, 'Authentication 2', requests(is(seriesGet), (call) => elsewhere(call, 'sequences', 'sequence-id'))),
  defect('current-does-nothing', 'set_current does nothing', current, 'set_current: makes it the default', instead(all(is(current), (call) => call.account.sequences.has(Number(call.params['sequence-id']))), () => ({ status: 200 }))),
  defect('current-leaves-the-old', 'set_current leaves the old default too', current, 'set_current: makes it the default', requests(is(current), (call) => { const old = [...call.account.sequences.values()].find((each) => each.isDefault); if (old) call.params.old = String(old.id); })),
  defect('current-answers-it', 'set_current has a body', current, 'set_current: 200 empty', answers(all(is(current), good), (call, reply) => ({ ...reply, body: { sequence: { id: sequence(call).id } } }))),
  defect('current-of-none-is-200', 'set_current of no series is 200', current, 'set_current: 404', status(all(is(current), refusedWith(404)), 200)),
  defect('current-works-only-once', 'the second set_current of a series does nothing', current, 'set_current: makes it the default', instead(all(is(current), again('current')), () => ({ status: 200 })), 'the second time for one series'),
  defect('current-is-201', 'set_current is 201', current, 'set_current: 200 empty', status(all(is(current), good), 201)),
].map((each) =>
  each.name !== 'current-leaves-the-old'
    ? each
    : { ...each, after: (call: Call) => { const old = call.account.sequences.get(Number(call.params.old)); if (old) old.isDefault = true; return undefined; } },
);

export const clientDefects: readonly Defect[] = [...fields, ...judged, ...seriesDefects];
