import crypto from 'node:crypto';
import { db } from '../store.js';
import { compact, invalid } from '../lib.js';
import { createSequence } from './sequences.js';

const hash = (password, salt = crypto.randomBytes(8).toString('hex')) =>
  `${salt}:${crypto.scryptSync(password, salt, 32, { N: 1024 }).toString('hex')}`;

const matches = (user, password) => hash(password, user.password.split(':')[0]) === user.password;

const TAXES = {
  1: { region: 'PT', list: [['IVA23', 23], ['IVA13', 13], ['IVA6', 6], ['Isento', 0]] },
  2: { region: 'ES', list: [['IVA21', 21], ['IVA10', 10], ['IVA4', 4], ['Exento', 0]] },
  3: { region: 'GB', list: [['VAT20', 20], ['VAT5', 5], ['Exempt', 0]] },
};

export const inPortugal = (account) => account.tax_country === '1';
export const region = (account) => TAXES[account.tax_country].region;

function uniqueName(organization) {
  const slug = organization.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '') || 'account';
  let name = slug;
  for (let n = 2; db.accounts.first((row) => row.name === name); n++) name = `${slug}${n}`;
  return name;
}

export function checkFiscalId(fiscalId) {
  if (fiscalId && db.accounts.first((row) => row.fiscal_id === fiscalId)) throw invalid('account.fiscal_id: is already taken');
}

function openAccount(user, data) {
  checkFiscalId(data.fiscal_id);
  const account = db.accounts.insert({
    user_id: user.id,
    name: uniqueName(data.organization_name),
    organization_name: data.organization_name,
    email: data.email,
    phone: data.phone ?? '',
    fiscal_id: data.fiscal_id ?? '',
    tax_country: data.tax_country,
    language: data.language,
    api_key: crypto.randomBytes(20).toString('hex'),
    state: 'active',
    trial: true,
    per_page: 10,
  });
  const { region: code, list } = TAXES[account.tax_country];
  list.forEach(([name, value], index) =>
    db.taxes.insert({ account_id: account.id, name, value, region: code, default_tax: index === 0 }));
  createSequence(account, { serie: String(new Date().getFullYear()), default_sequence: true });
  return account;
}

const findUser = (email) => db.users.first((row) => row.email.toLowerCase() === email.toLowerCase());

export function createAccount(data) {
  if (findUser(data.email)) throw invalid('account.email: is already taken');
  checkFiscalId(data.fiscal_id);
  const user = db.users.insert({
    email: data.email,
    password: hash(data.password),
    first_name: data.first_name ?? '',
    last_name: data.last_name ?? '',
  });
  return openAccount(user, data);
}

export function createAccountOfUser(data) {
  const user = findUser(data.email);
  if (!user || !matches(user, data.password)) throw invalid('account.email: e-mail or password is wrong');
  return openAccount(user, data);
}

export function updateAccount(account, data) {
  const { first_name, last_name, password, terms, fiscal_id, ...fields } = data;
  if (fiscal_id && fiscal_id !== account.fiscal_id) {
    if (account.fiscal_id) throw invalid('account.fiscal_id: cannot be changed');
    checkFiscalId(fiscal_id);
    fields.fiscal_id = fiscal_id;
  }
  const user = db.users.get(account.user_id);
  if (fields.email) {
    const other = findUser(fields.email);
    if (other && other !== user) throw invalid('account.email: is already taken');
  }
  db.users.update(user, compact({
    first_name, last_name, email: fields.email, password: password && hash(password),
  }));
  db.accounts.update(account, compact(fields));
}
