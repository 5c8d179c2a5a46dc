PRAGMA journal_mode = WAL;
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL DEFAULT '', last_name TEXT NOT NULL DEFAULT '', marketing INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL REFERENCES users(id), api_key TEXT NOT NULL UNIQUE,
  organization_name TEXT NOT NULL, fiscal_id TEXT NOT NULL DEFAULT '', email TEXT NOT NULL, phone TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL DEFAULT '', city TEXT NOT NULL DEFAULT '', postal_code TEXT NOT NULL DEFAULT '', website TEXT NOT NULL DEFAULT '',
  fax TEXT NOT NULL DEFAULT '', tax_country INTEGER NOT NULL DEFAULT 1, language TEXT NOT NULL DEFAULT 'pt', currency TEXT NOT NULL DEFAULT 'EUR',
  state TEXT NOT NULL DEFAULT 'active', trial INTEGER NOT NULL DEFAULT 1, at_username TEXT, per_page INTEGER NOT NULL DEFAULT 10
);
CREATE UNIQUE INDEX accounts_fiscal_id ON accounts(fiscal_id) WHERE fiscal_id <> '';
CREATE TABLE taxes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts(id), name TEXT NOT NULL COLLATE NOCASE,
  value REAL NOT NULL, region TEXT NOT NULL DEFAULT '', default_tax INTEGER NOT NULL DEFAULT 0, UNIQUE (account_id, name)
);
CREATE TABLE items (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts(id), name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '', unit_price REAL NOT NULL, unit TEXT NOT NULL DEFAULT '',
  tax_id INTEGER REFERENCES taxes(id) ON DELETE SET NULL, UNIQUE (account_id, name)
);
CREATE TABLE clients (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts(id), name TEXT NOT NULL, code TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '', language TEXT NOT NULL DEFAULT 'pt', address TEXT NOT NULL DEFAULT '', city TEXT NOT NULL DEFAULT '',
  postal_code TEXT NOT NULL DEFAULT '', country TEXT NOT NULL DEFAULT '', fiscal_id TEXT NOT NULL DEFAULT '', website TEXT NOT NULL DEFAULT '',
  phone TEXT NOT NULL DEFAULT '', fax TEXT NOT NULL DEFAULT '', preferred_name TEXT NOT NULL DEFAULT '', preferred_email TEXT NOT NULL DEFAULT '',
  preferred_phone TEXT NOT NULL DEFAULT '', observations TEXT NOT NULL DEFAULT '', send_options TEXT NOT NULL DEFAULT '1',
  payment_days TEXT NOT NULL DEFAULT '0', tax_exemption_code TEXT NOT NULL DEFAULT '', token TEXT NOT NULL UNIQUE,
  initial_balance REAL NOT NULL DEFAULT 0, initial_balance_date TEXT, UNIQUE (account_id, code)
);
CREATE INDEX clients_name ON clients(account_id, name);
CREATE TABLE sequences (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts(id), serie TEXT NOT NULL,
  default_sequence INTEGER NOT NULL DEFAULT 0, registered INTEGER NOT NULL DEFAULT 0, UNIQUE (account_id, serie)
);
CREATE TABLE sequence_kinds (
  id INTEGER PRIMARY KEY AUTOINCREMENT, sequence_id INTEGER NOT NULL REFERENCES sequences(id), kind TEXT NOT NULL,
  number INTEGER NOT NULL DEFAULT 0, validation_code TEXT, UNIQUE (sequence_id, kind)
);
-- ids of the per-kind counters never meet those of sequences, so a document may name either as its sequence_id
INSERT INTO sqlite_sequence(name, seq) VALUES ('sequence_kinds', 1000000);
CREATE TABLE documents (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts(id), type TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'draft', archived INTEGER NOT NULL DEFAULT 0, sequence_id INTEGER NOT NULL REFERENCES sequences(id),
  number INTEGER, manual_sequence_number INTEGER, atcud TEXT NOT NULL DEFAULT 'N/D', tax_exemption TEXT NOT NULL DEFAULT '',
  date TEXT NOT NULL, due_date TEXT NOT NULL, loaded_at TEXT, reference TEXT NOT NULL DEFAULT '', observations TEXT NOT NULL DEFAULT '',
  retention REAL NOT NULL DEFAULT 0, token TEXT NOT NULL UNIQUE, saft_hash TEXT NOT NULL DEFAULT '', currency TEXT NOT NULL,
  client_id INTEGER NOT NULL REFERENCES clients(id), client_name TEXT NOT NULL, client_country TEXT NOT NULL DEFAULT '',
  license_plate TEXT NOT NULL DEFAULT '', address_from TEXT, address_to TEXT, load_site TEXT NOT NULL DEFAULT '',
  delivery_site TEXT NOT NULL DEFAULT '', at_doc_code_id TEXT NOT NULL DEFAULT '', mb_reference TEXT, owner_id INTEGER REFERENCES documents(id),
  payment_mechanism TEXT NOT NULL DEFAULT '', message TEXT NOT NULL DEFAULT '', sent_at TEXT,
  sum REAL NOT NULL DEFAULT 0, discount REAL NOT NULL DEFAULT 0, before_taxes REAL NOT NULL DEFAULT 0, taxes REAL NOT NULL DEFAULT 0,
  total REAL NOT NULL DEFAULT 0, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX documents_account ON documents(account_id, type, status);
CREATE INDEX documents_owner ON documents(owner_id);
CREATE INDEX documents_client ON documents(client_id);
CREATE TABLE document_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT, document_id INTEGER NOT NULL REFERENCES documents(id) ON DELETE CASCADE, name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '', unit_price REAL NOT NULL, unit TEXT NOT NULL DEFAULT '', quantity REAL NOT NULL,
  tax_id INTEGER, tax_name TEXT, tax_value REAL NOT NULL DEFAULT 0, discount REAL NOT NULL DEFAULT 0, subtotal REAL NOT NULL,
  tax_amount REAL NOT NULL, discount_amount REAL NOT NULL, total REAL NOT NULL
);
CREATE INDEX lines_document ON document_lines(document_id);
CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL, document_id INTEGER NOT NULL REFERENCES documents(id), recipient TEXT NOT NULL,
  cc TEXT, bcc TEXT, subject TEXT, body TEXT, logo INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL
);
CREATE TABLE jobs ( -- asynchronous PDF and SAF-T generation
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL, job_key TEXT NOT NULL, fingerprint TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'queued', token TEXT NOT NULL UNIQUE, content_type TEXT, file_name TEXT, content BLOB, UNIQUE (account_id, job_key)
);
CREATE TABLE regularizations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL, client_id INTEGER NOT NULL REFERENCES clients(id), value REAL NOT NULL,
  date TEXT NOT NULL, observations TEXT NOT NULL DEFAULT ''
);
CREATE TABLE treasury_movements (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL, client_id INTEGER NOT NULL REFERENCES clients(id), movement_type TEXT NOT NULL,
  value REAL NOT NULL, date TEXT NOT NULL, payment_mechanism TEXT NOT NULL DEFAULT '', observations TEXT NOT NULL DEFAULT ''
);
