/** Clients: the recipients of documents. balance.ts computes what they owe. */
import { type Answer, askedPage, created, ok, optional, queryText } from './answer.js';
import {
  choice,
  email,
  inner,
  type Reader,
  requiredText,
  sent,
  settle,
  text,
  unwrap,
} from './body-values.js';
import type { Context, Handler } from './context.js';
import { clientLink } from './link-addresses.js';
import { find, findNamed, idIn, pathText } from './look-up.js';
import { invalid, problem, refusal } from './refusal.js';
import type { ServiceRequest } from './request.js';
import { type ClientRecord, type ClientText, clientTexts } from './store/records.js';
import { findAll, newId, put } from './store/world.js';

/** The optional fields that accept any text. */
export const freeClientTexts = clientTexts.filter((key) => key !== 'language' && key !== 'send_options');

/** A client as list, create and find answer it: id and send_options are numbers, which are text in get. */
function clientAnswer(context: Context, client: ClientRecord): Answer {
  const answer: Answer = { id: client.id, name: client.name, code: client.code };
  for (const key of clientTexts) optional(context, answer, key, client.texts[key]);
  if (client.texts.send_options) answer.send_options = Number(client.texts.send_options);
  optional(context, answer, 'preferred_contact', client.contact);
  if (context.settings.variations.extraFields) answer.tags = ['mock'];
  return answer;
}

/** A client with the three fields that only get and find answer. */
function foundAnswer(context: Context, request: ServiceRequest, client: ClientRecord): Answer {
  const answer = clientAnswer(context, client);
  answer.open_account_link = clientLink(context, request.baseUrl, client.id);
  answer.payment_days = 30;
  optional(context, answer, 'tax_exemption_code', undefined);
  return answer;
}

/** A client as get answers it: numbers of the other answers are text. */
function fullAnswer(context: Context, request: ServiceRequest, client: ClientRecord): Answer {
  const answer = foundAnswer(context, request, client);
  answer.id = String(client.id);
  if (client.texts.send_options) answer.send_options = client.texts.send_options;
  answer.payment_days = '30';
  return answer;
}

function readText(reader: Reader, key: ClientText): string | undefined {
  if (key === 'email') return email(reader, key);
  if (key === 'language') return choice(reader, key, ['en', 'pt', 'es']);
  if (key === 'send_options') return choice(reader, key, ['1', '2', '3']);
  return text(reader, key);
}

/** The optional texts sent, merged over `before`; null removes one. */
function readTexts(reader: Reader, before: ClientRecord['texts'] = {}): ClientRecord['texts'] {
  const texts: Partial<Record<ClientText, string>> = { ...before };
  for (const key of clientTexts) {
    if (!sent(reader, key)) continue;
    const value = readText(reader, key);
    if (value === undefined) delete texts[key];
    else texts[key] = value;
  }
  return texts;
}

function readContact(reader: Reader, before: ClientRecord['contact']): ClientRecord['contact'] {
  if (!sent(reader, 'preferred_contact')) return before;
  const contact = inner(reader, 'preferred_contact');
  if (!contact) return null;
  const entries = ['name', 'email', 'phone'].map((key) => [key, text(contact, key)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export const clientOf = (context: Context, request: ServiceRequest): ClientRecord =>
  find(context, 'clients', idIn(pathText(request, 'client_id')), 'client');

/** A client's language is the account's when none is given. */
const withLanguage = ({ account }: Context, texts: ClientRecord['texts']): ClientRecord['texts'] => ({
  ...texts,
  language: texts.language ?? account.record.language,
});

/** Stores a new client. */
function addClient(
  context: Context,
  client: Omit<ClientRecord, 'id' | 'code'> & { code?: string },
): ClientRecord {
  const id = newId(context.world);
  const texts = withLanguage(context, client.texts);
  const record: ClientRecord = { ...client, id, code: client.code ?? String(id), texts };
  put(context.world, context.account, 'clients', record);
  return record;
}

/** The client in a request's body; fields that are not sent keep the values of `before`. */
function clientIn({ body }: ServiceRequest, before?: ClientRecord): Omit<ClientRecord, 'id'> {
  const reader = unwrap(body, 'client');
  const [name, code] = [requiredText(reader, 'name'), requiredText(reader, 'code')];
  const texts = readTexts(reader, before?.texts);
  const contact = readContact(reader, before?.contact ?? null);
  settle(reader);
  return { name: name as string, code: code as string, texts, contact };
}

const createClient: Handler = (context, request) => {
  const client = addClient(context, clientIn(request));
  return created(context, { client: clientAnswer(context, client) });
};

const updateClient: Handler = (context, request) => {
  const client = clientOf(context, request);
  const updated = clientIn(request, client);
  const texts = withLanguage(context, updated.texts);
  put(context.world, context.account, 'clients', { ...client, ...updated, texts });
  return { status: context.settings.variations.clientUpdateStatus };
};

const findBy =
  (field: 'name' | 'code', parameter: string): Handler =>
  (context, request) => {
    const value = queryText(request, parameter);
    if (value === undefined || value === '') throw invalid(parameter, 'is required');
    const client = findNamed(context.account, 'clients', field, value);
    if (!client)
      throw refusal(404, problem('', `There is no client with the ${field} "${value}" in this account.`));
    return ok({ client: foundAnswer(context, request, client) });
  };

/**
 * The client that a document names: the one with this name (and this code, where several share the name), or a new one
 * (create rule 1). An existing client is not changed. Nothing is written before `store` is called.
 */
export function clientMeant(context: Context, reader: Reader): { store: () => ClientRecord } {
  const name = requiredText(reader, 'name');
  const code = text(reader, 'code');
  const texts = readTexts(reader);
  const known = name === undefined ? undefined : namesake(context, name, code);
  if (known) return { store: () => known };
  const blank = code === undefined || code === '';
  return {
    store: () =>
      addClient(context, { name: name as string, texts, contact: null, ...(blank ? {} : { code }) }),
  };
}

function namesake(context: Context, name: string, code: string | undefined): ClientRecord | undefined {
  const clients = findAll(context.account, 'clients', (client) => client.name === name);
  return clients.find((client) => client.code === code) ?? clients[0];
}

export const clientHandlers = {
  listClients: (context, request) => {
    const { records, pagination } = askedPage(context, request, context.account.tables.clients);
    const clients = records.map((client) => clientAnswer(context, client));
    return ok({ clients, pagination });
  },
  createClient,
  getClient: (context, request) => ok({ client: fullAnswer(context, request, clientOf(context, request)) }),
  updateClient,
  findClientByName: findBy('name', 'client_name'),
  findClientByCode: findBy('code', 'client_code'),
} satisfies Record<string, Handler>;
