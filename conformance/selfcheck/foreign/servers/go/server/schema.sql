CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT ''
);

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users(id),
  name TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL,
  api_key TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL,
  organization_name TEXT NOT NULL,
  fiscal_id TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  address TEXT NOT NULL,
  city TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  website TEXT NOT NULL,
  fax TEXT NOT NULL,
  language TEXT NOT NULL,
  tax_country INTEGER NOT NULL,
  marketing INTEGER NOT NULL,
  trial INTEGER NOT NULL,
  at_configured INTEGER NOT NULL,
  at_username TEXT NOT NULL,
  per_page INTEGER NOT NULL
);
CREATE UNIQUE INDEX accounts_fiscal_id ON accounts(fiscal_id) WHERE fiscal_id <> '';

CREATE TABLE taxes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  region TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  UNIQUE (account_id, name)
);

CREATE TABLE items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  unit_price TEXT NOT NULL,
  unit TEXT NOT NULL,
  tax_id INTEGER REFERENCES taxes(id) ON DELETE SET NULL,
  UNIQUE (account_id, name)
);

CREATE TABLE clients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  name TEXT NOT NULL,
  code TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  address TEXT NOT NULL,
  city TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  country TEXT NOT NULL,
  fiscal_id TEXT NOT NULL,
  website TEXT NOT NULL,
  phone TEXT NOT NULL,
  fax TEXT NOT NULL,
  preferred_contact TEXT NOT NULL,
  observations TEXT NOT NULL,
  send_options TEXT NOT NULL,
  payment_days TEXT NOT NULL,
  tax_exemption_code TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  initial_balance TEXT NOT NULL,
  UNIQUE (account_id, code)
);
CREATE INDEX clients_name ON clients(account_id, name);

CREATE TABLE sequences (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  serie TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  validation_code TEXT NOT NULL,
  UNIQUE (account_id, serie)
);

CREATE TABLE sequence_counters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sequence_id INTEGER NOT NULL REFERENCES sequences(id),
  kind TEXT NOT NULL,
  number INTEGER NOT NULL DEFAULT 0,
  UNIQUE (sequence_id, kind)
);

CREATE TABLE documents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  kind TEXT NOT NULL,
  counter TEXT NOT NULL,
  status TEXT NOT NULL,
  archived INTEGER NOT NULL,
  sent INTEGER NOT NULL,
  sequence_id INTEGER NOT NULL REFERENCES sequences(id),
  serie TEXT NOT NULL,
  number INTEGER NOT NULL,
  manual_number INTEGER NOT NULL,
  atcud TEXT NOT NULL,
  date TEXT NOT NULL,
  due_date TEXT NOT NULL,
  loaded_at TEXT NOT NULL,
  reference TEXT NOT NULL,
  observations TEXT NOT NULL,
  retention TEXT NOT NULL,
  tax_exemption TEXT NOT NULL,
  saft_hash TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  sum TEXT NOT NULL,
  discount TEXT NOT NULL,
  before_taxes TEXT NOT NULL,
  taxes TEXT NOT NULL,
  total TEXT NOT NULL,
  currency TEXT NOT NULL,
  client_id INTEGER NOT NULL REFERENCES clients(id),
  client_name TEXT NOT NULL,
  client_country TEXT NOT NULL,
  client_fiscal_id TEXT NOT NULL,
  client_address TEXT NOT NULL,
  license_plate TEXT NOT NULL,
  load_site TEXT NOT NULL,
  delivery_site TEXT NOT NULL,
  address_from TEXT NOT NULL,
  address_to TEXT NOT NULL,
  at_doc_code_id TEXT NOT NULL,
  related_id INTEGER REFERENCES documents(id),
  state_message TEXT NOT NULL,
  version INTEGER NOT NULL
);
CREATE INDEX documents_account ON documents(account_id, kind, status);
CREATE INDEX documents_related ON documents(related_id);
CREATE UNIQUE INDEX documents_number ON documents(sequence_id, counter, number) WHERE number > 0;

CREATE TABLE document_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  document_id INTEGER NOT NULL REFERENCES documents(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  unit_price TEXT NOT NULL,
  unit TEXT NOT NULL,
  quantity TEXT NOT NULL,
  discount TEXT NOT NULL,
  tax_id INTEGER NOT NULL,
  tax_name TEXT NOT NULL,
  tax_value TEXT NOT NULL,
  subtotal TEXT NOT NULL,
  discount_amount TEXT NOT NULL,
  tax_amount TEXT NOT NULL,
  total TEXT NOT NULL
);
CREATE INDEX document_lines_document ON document_lines(document_id);

CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  document_id INTEGER NOT NULL REFERENCES documents(id),
  recipient TEXT NOT NULL,
  cc TEXT NOT NULL,
  bcc TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  logo INTEGER NOT NULL,
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Files made in the background: PDFs and SAF-T exports.
CREATE TABLE exports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  source TEXT NOT NULL,      -- what it shows, e.g. pdf/12/original
  revision TEXT NOT NULL,    -- the state of the data it shows
  status TEXT NOT NULL,      -- pending, done, failed
  file_name TEXT NOT NULL UNIQUE,
  content_type TEXT NOT NULL,
  data BLOB,
  UNIQUE (account_id, source)
);

CREATE TABLE treasury_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts(id),
  client_id INTEGER NOT NULL REFERENCES clients(id),
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  date TEXT NOT NULL,
  observations TEXT NOT NULL
);
CREATE INDEX treasury_entries_client ON treasury_entries(client_id, kind);
