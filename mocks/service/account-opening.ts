/** Opens accounts for requests and scenarios: a free host name, a key, and the taxes and sequence of a new account. */
import { email, flag, isObject, type Reader, readerOf, settle, text } from './body-values.js';
import { dayOfMoment, yearOf } from './dates.js';
import type { Settings } from './settings.js';
import { token } from './store/ids.js';
import type { AccountRecord } from './store/records.js';
import { type AccountState, addAccount, everyAccount, newId, put, type World } from './store/world.js';

const newTaxes = [
  { name: 'IVA23', value: '23', code: 'NOR', isDefault: true },
  { name: 'IVA13', value: '13', code: 'INT', isDefault: false },
  { name: 'IVA6', value: '6', code: 'RED', isDefault: false },
  { name: 'Isento', value: '0', code: 'ISE', isDefault: false },
];

export type NewAccount = Omit<AccountRecord, 'id' | 'apiKey' | 'name'> & {
  readonly name?: string | undefined;
};

/** A host name derived from the organisation's name that no account has yet. */
function freeName(world: World, wished: string): string {
  const plain = wished
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  const slug = words.slice(0, 40).replace(/-$/, '') || 'account';
  const used = new Set(everyAccount(world).map(({ record }) => record.name));
  let name = slug;
  for (let n = 2; used.has(name); n++) name = `${slug}-${n}`;
  return name;
}

/** Opens an account with the defaults of a new one: four taxes and a sequence named after the year. */
export function openAccount(
  world: World,
  settings: Settings,
  now: number,
  account: NewAccount,
): AccountState {
  const id = newId(world);
  const state = addAccount(world, {
    ...account,
    id,
    name: account.name ?? freeName(world, account.organizationName),
    apiKey: token(settings.seed, 'key', world.accounts.size),
  });
  for (const tax of newTaxes) put(world, state, 'taxes', { id: newId(world), region: 'PT', ...tax });
  put(world, state, 'sequences', {
    id: newId(world),
    serie: String(yearOf(dayOfMoment(now))),
    isDefault: true,
    registered: false,
    counters: {},
    lastDays: {},
  });
  return state;
}

/** Optional fields about the owner and the address. */
export const detailKeys = [
  'first_name',
  'last_name',
  'phone',
  'address',
  'city',
  'postal_code',
  'website',
  'fax',
];

/** The details sent in the body, merged over `before`. */
export function readDetails(reader: Reader, before: AccountRecord['details'] = {}): AccountRecord['details'] {
  const details = { ...before };
  for (const key of detailKeys) {
    const value = text(reader, key);
    if (value !== undefined) details[key] = value;
  }
  return details;
}

/** An account from the fields of a scenario or a test; missing fields come from `fallback`. */
export function accountFrom(fields: unknown, fallback: NewAccount): NewAccount {
  if (!isObject(fields)) return fallback;
  const reader = readerOf(fields, 'account');
  const account: NewAccount = {
    name: text(reader, 'name') ?? fallback.name,
    organizationName: text(reader, 'organization_name') ?? fallback.organizationName,
    fiscalId: text(reader, 'fiscal_id') ?? fallback.fiscalId,
    email: email(reader, 'email') ?? fallback.email,
    password: text(reader, 'password') ?? fallback.password,
    taxCountry: text(reader, 'tax_country') ?? fallback.taxCountry,
    language: text(reader, 'language') ?? fallback.language,
    state: text(reader, 'state') ?? fallback.state,
    atConfigured: flag(reader, 'at_configured') ?? fallback.atConfigured,
    trial: flag(reader, 'trial') ?? fallback.trial,
    details: readDetails(reader, fallback.details),
  };
  settle(reader);
  return account;
}
