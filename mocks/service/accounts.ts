/** Account operations: create, get and update, and the credentials for the tax authority. auth.ts checks API keys. */
import { type NewAccount, openAccount, readDetails } from './account-opening.js';
import { type Answer, ok } from './answer.js';
import {
  choice,
  complain,
  email,
  flag,
  inner,
  own,
  type Reader,
  readerOf,
  requiredText,
  settle,
  text,
  unwrap,
} from './body-values.js';
import type { Context, Handler } from './context.js';
import type { Problem } from './error-body.js';
import { idIn, pathText } from './look-up.js';
import { invalid, problem, refusal } from './refusal.js';
import type { AccountRecord } from './store/records.js';
import { type AccountState, accountById, everyAccount, putAccount } from './store/world.js';

function uniqueFiscalId(
  context: Context,
  reader: Reader,
  fiscalId: string | undefined,
  isOwn: boolean,
): void {
  if (fiscalId === undefined || fiscalId === '') return;
  const others = everyAccount(context.world).filter((one) => !isOwn || one !== context.account);
  if (others.some(({ record }) => record.fiscalId === fiscalId))
    complain(reader, 'fiscal_id', 'belongs to another account already');
}

function requiredFlag(reader: Reader, key: string): boolean | undefined {
  if (own(reader.fields, key) === undefined) return complain(reader, key, 'is required');
  return flag(reader, key);
}

function requiredEmail(reader: Reader): string | undefined {
  return requiredText(reader, 'email') === undefined ? undefined : email(reader, 'email');
}

function readNewAccount(context: Context, reader: Reader): NewAccount {
  const organizationName = requiredText(reader, 'organization_name');
  const mail = requiredEmail(reader);
  const password = requiredText(reader, 'password');
  const terms = requiredFlag(reader, 'terms');
  if (terms === false) complain(reader, 'terms', 'must be accepted (1)');
  requiredFlag(reader, 'marketing');
  const fiscalId = text(reader, 'fiscal_id');
  uniqueFiscalId(context, reader, fiscalId, false);
  const taxCountry = text(reader, 'tax_country') ?? '1';
  if (!/^\d{1,3}$/.test(taxCountry))
    complain(reader, 'tax_country', 'must be the number of a country, e.g. 1');
  const language = choice(reader, 'language', ['pt', 'en', 'es']) ?? 'pt';
  const details = readDetails(reader);
  settle(reader);
  return {
    organizationName: organizationName as string,
    fiscalId: fiscalId || null,
    email: mail as string,
    password: password as string,
    taxCountry,
    language,
    state: 'active',
    atConfigured: false,
    trial: true,
    details,
  };
}

function accountCreated(context: Context, baseUrl: string, account: NewAccount) {
  const { record } = openAccount(context.world, context.settings, context.clock.now(), account);
  const { id, name, apiKey, state } = record;
  const url = context.settings.accountUrl(name, baseUrl);
  return { status: 201, body: { account: { id: String(id), name, url, api_key: apiKey, state } } };
}

const createAccount: Handler = (context, request) =>
  accountCreated(context, request.baseUrl, readNewAccount(context, unwrap(request.body, 'account')));

const createAccountForUser: Handler = (context, request) => {
  const account = readNewAccount(context, unwrap(request.body, 'account'));
  const isKnown = everyAccount(context.world).some(
    ({ record }) => record.email === account.email && record.password === account.password,
  );
  if (!isKnown && context.settings.variations.unknownUser === 'refuse') {
    throw invalid('account.email', 'and password must be those of an existing user');
  }
  return accountCreated(context, request.baseUrl, account);
};

/** Throws unless `id` is the account of the request's host: no other account is visible. */
function needOwnId(context: Context, id: number | undefined): void {
  if (id === context.account.record.id) return;
  const { foreignRecord } = context.settings.variations;
  const foreign = id !== undefined && accountById(context.world, id) !== undefined;
  if (foreign && foreignRecord === 401)
    throw refusal(401, problem('', 'The api_key does not open this account.'));
  throw refusal(404, problem('', `There is no account ${id ?? 'with such an id'} that this key opens.`));
}

function accountAnswer({ record }: AccountState): Answer {
  return {
    organization_name: record.organizationName,
    fiscal_id: record.fiscalId,
    email: record.email,
    state: record.state,
    at_configured: record.atConfigured,
    trial: record.trial,
  };
}

type Variant = (reader: Reader) => void;

const variantA: Variant = (reader) => {
  for (const key of ['organization_name', 'password']) requiredText(reader, key);
  requiredEmail(reader);
  requiredFlag(reader, 'terms');
};

const variantB: Variant = (reader) => {
  for (const key of ['fiscal_id', 'address']) requiredText(reader, key);
  email(reader, 'email');
};

/** Fields that occur only in answers: a body with all of them is a GET answer sent back. */
const answered = ['state', 'at_configured', 'trial'];

/** The description has two different forms of the body: either is accepted, and so is a GET answer sent back. */
function checkVariants(reader: Reader): void {
  if (answered.every((key) => key in reader.fields)) {
    email(reader, 'email');
    return;
  }
  const found: Problem[][] = [];
  for (const check of [variantA, variantB]) {
    const problems: Problem[] = [];
    check(readerOf(reader.fields, reader.path, problems));
    if (problems.length === 0) return;
    found.push(problems);
  }
  const looksLikeB =
    !('password' in reader.fields) && ('fiscal_id' in reader.fields || 'address' in reader.fields);
  reader.problems.push(...(found[looksLikeB ? 1 : 0] ?? []));
}

/** True when credentials for the tax authority were sent. */
function readCredentials(reader: Reader): boolean {
  const credentials = inner(reader, 'credentials');
  if (!credentials) return false;
  requiredText(credentials, 'username');
  choice(credentials, 'type', ['AT']);
  choice(credentials, 'context', ['Sequences']);
  return true;
}

const updateAccount: Handler = (context, request) => {
  needOwnId(context, idIn(pathText(request, 'account-id')));
  const { record } = context.account;
  const reader = unwrap(request.body, 'account');
  checkVariants(reader);
  const credentials = readCredentials(reader);
  // A fiscal id that is set never changes: another one in the body is ignored.
  const fiscalId = record.fiscalId ?? (text(reader, 'fiscal_id') || null);
  uniqueFiscalId(context, reader, fiscalId ?? undefined, fiscalId === record.fiscalId);
  const changed: AccountRecord = {
    ...record,
    organizationName: text(reader, 'organization_name') || record.organizationName,
    email: text(reader, 'email') || record.email,
    password: text(reader, 'password') || record.password,
    fiscalId,
    atConfigured: record.atConfigured || credentials,
    details: readDetails(reader, record.details),
  };
  settle(reader);
  putAccount(context.world, context.account, changed);
  return ok();
};

const configureAtCommunication: Handler = (context, request) => {
  const reader = unwrap(request.body, 'at_communication');
  const subuser = requiredText(reader, 'at_subuser');
  if (subuser !== undefined && !/^\d{8,9}\/\d+$/.test(subuser)) {
    complain(reader, 'at_subuser', 'must be a fiscal number and a user number, e.g. 508000011/1');
  }
  const password = requiredText(reader, 'at_password');
  if (password !== undefined && !/^[A-Za-z0-9+/]+={0,2}$/.test(password)) {
    complain(reader, 'at_password', 'must be base64 text');
  }
  const type = choice(reader, 'communication_type', ['auto', 'manual', 'guides', 'portal_at']);
  if (type === undefined && reader.problems.length === 0)
    complain(reader, 'communication_type', 'is required');
  settle(reader);
  putAccount(context.world, context.account, { ...context.account.record, atConfigured: true });
  return ok({ success: 'true' });
};

export const accountHandlers = {
  createAccount,
  createAccountForUser,
  getAccount: (context, request) => {
    needOwnId(context, idIn(pathText(request, 'account-id')));
    return ok({ account: accountAnswer(context.account) });
  },
  updateAccount,
  configureAtCommunication,
} satisfies Record<string, Handler>;
