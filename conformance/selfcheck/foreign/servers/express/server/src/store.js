import fs from 'node:fs';
import path from 'node:path';

/** One collection: a Map of plain rows, every row belonging to an account. */
class Repository {
  constructor(store) {
    this.store = store;
    this.rows = new Map();
    this.lastId = 0;
  }

  insert(row) {
    const saved = { id: ++this.lastId, ...row };
    this.rows.set(saved.id, saved);
    this.store.dirty = true;
    return saved;
  }

  update(row, changes) {
    Object.assign(row, changes);
    this.store.dirty = true;
    return row;
  }

  remove(row) {
    this.rows.delete(row.id);
    this.store.dirty = true;
  }

  get(id) {
    return this.rows.get(id);
  }

  find(accountId, id) {
    const row = this.rows.get(id);
    return row?.account_id === accountId ? row : undefined;
  }

  all(accountId) {
    return [...this.rows.values()].filter((row) => row.account_id === accountId);
  }

  first(predicate) {
    for (const row of this.rows.values()) if (predicate(row)) return row;
    return undefined;
  }

  firstOf(accountId, predicate) {
    return this.first((row) => row.account_id === accountId && predicate(row));
  }
}

const COLLECTIONS = [
  'users', 'accounts', 'items', 'taxes', 'clients', 'sequences', 'documents', 'emails',
  'regularizations', 'treasury_movements',
];

class Store {
  constructor() {
    this.dirty = false;
    for (const name of COLLECTIONS) this[name] = new Repository(this);
  }

  open(directory) {
    this.file = path.join(directory, 'database.json');
    if (fs.existsSync(this.file)) {
      const saved = JSON.parse(fs.readFileSync(this.file, 'utf8'));
      for (const name of COLLECTIONS) {
        this[name].lastId = saved[name].lastId;
        this[name].rows = new Map(saved[name].rows.map((row) => [row.id, row]));
      }
    }
    setInterval(() => this.save(), 1000);
  }

  save() {
    if (!this.dirty) return;
    this.dirty = false;
    const data = {};
    for (const name of COLLECTIONS) {
      data[name] = { lastId: this[name].lastId, rows: [...this[name].rows.values()] };
    }
    fs.writeFileSync(`${this.file}.tmp`, JSON.stringify(data));
    fs.renameSync(`${this.file}.tmp`, this.file);
  }
}

export const db = new Store();
