/**
 * The moves of the stories (stories.ts): each makes one or a few calls on a record of the model, judges them, and updates the
 * model.
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import {
  expectSent,
  make as makeDocument,
  readMaybe,
  update as updateDocument,
} from '../checks/kit/document-rules.js';
import type { FieldedKind } from '../checks/kit/record-declaring.js';
import { judgeAll, judgeList } from '../checks/kit/record-judging.js';
import { create, judgeGone, make, nameOf, update } from '../checks/kit/records.js';
import { judgeTrigger } from '../checks/kit/state-cells.js';
import { isAssumedTable, stateAfter, tableOf } from '../given/paths.js';
import { receiptIn } from '../given/receipts.js';
import { isSuccess } from '../judge/status-class.js';
import type { CheckContext } from '../run/check.js';
import { chosen, type Model, type ModelDocument, recordsOf } from './model.js';

export interface Move {
  /** Whether the model has the records that the move needs. */
  possible(model: Model): boolean;
  /** Runs the move, judges it, and returns a text for it. */
  go(model: Model, t: CheckContext): Promise<string>;
}

type Variant = 0 | 1;
const always = () => true;
const nameIn = (kind: FieldedKind, index: number) => `${kind.word} ${index + 1}`;

/** The checks that have created a record; kinds that cannot be deleted are updated instead of created again. */
const creators = new WeakSet<CheckContext>();

export const makeRecord = (kind: FieldedKind, variant: Variant, isNeighbour: boolean): Move => ({
  possible: always,
  async go(model, t) {
    const all = recordsOf(model, kind);
    const stays = kind.word !== 'item' || isNeighbour || creators.has(t);
    if (stays && kind.word !== 'tax') all.push(await make(t, kind, kind.options(t, variant)));
    else all.push(await create(t, kind, { ...kind.minimum(t), ...kind.options(t, variant) }));
    creators.add(t);
    return `make ${nameIn(kind, all.length - 1)}`;
  },
});

export const changeRecord = (kind: FieldedKind, which: number, variant: Variant): Move => ({
  possible: (model) => recordsOf(model, kind).length > 0,
  async go(model, t) {
    const all = recordsOf(model, kind);
    const index = which % all.length;
    const before = all[index];
    if (!before) return 'nothing to change';
    const sent = { ...kind.minimum(t), ...kind.options(t, variant) };
    await update(t, kind, before, sent);
    all[index] = { id: before.id, name: nameOf(kind, sent), sent };
    return `change ${nameIn(kind, index)}`;
  },
});

/** Reads all records of the kind, because most defects show on other records. */
export const readRecords = (kind: FieldedKind): Move => ({
  possible: (model) => recordsOf(model, kind).length > 0,
  async go(model, t) {
    await judgeAll(t, kind, recordsOf(model, kind), 'in a story');
    return `read every ${kind.word}`;
  },
});

export const listRecords = (kind: FieldedKind): Move => ({
  possible: (model) => recordsOf(model, kind).length > 0,
  async go(model, t) {
    await judgeList(t, kind, recordsOf(model, kind));
    return `list the ${kind.plural}`;
  },
});

/** Only taxes can be deleted. */
export const removeTax = (kind: FieldedKind, which: number): Move => ({
  possible: (model) => recordsOf(model, kind).length > 0,
  async go(model, t) {
    const all = recordsOf(model, kind);
    const index = which % all.length;
    const [record] = all.splice(index, 1);
    if (!record) return 'nothing to delete';
    await t.call('deleteTax', { path: { [kind.idParameter]: record.id } });
    model.removed.push({ kind, record });
    return `delete ${kind.word} "${record.name}"`;
  },
});

const documentsOf = (model: Model, type: DocumentType, wanted: (one: ModelDocument) => boolean = always) =>
  model.documents.filter((one) => one.document.type === type && wanted(one));
const isDraft = (one: ModelDocument) => one.state === tableOf(one.document.type).initial;
const wordFor = (model: Model, { document }: ModelDocument) => {
  const index = documentsOf(model, document.type).findIndex((one) => one.document === document);
  return `${documentTypes[document.type].singular} ${index + 1}`;
};

export const issueDraft = (type: DocumentType): Move => ({
  possible: always,
  async go(model, t) {
    const made = { document: await makeDocument(t, type), state: tableOf(type).initial };
    model.documents.push(made);
    return `make ${wordFor(model, made)}`;
  },
});

export const changeDraft = (type: DocumentType, which: number, price: number): Move => ({
  possible: (model) => documentsOf(model, type, isDraft).length > 0,
  async go(model, t) {
    const one = chosen(documentsOf(model, type, isDraft), which);
    if (!one) return 'no draft to change';
    const items = [t.given.line({ unit_price: `${price}.5` }), t.given.line({ quantity: '2.0' })];
    const fields = { reference: t.unique('Ref'), observations: t.unique('Note'), items };
    one.document.sent = await updateDocument(t, one.document, fields);
    return `change ${wordFor(model, one)}`;
  },
});

export const pull = (type: DocumentType, which: number, trigger: string): Move => ({
  possible: (model) => documentsOf(model, type, ({ state }) => state !== undefined).length > 0,
  async go(model, t) {
    const one = chosen(
      documentsOf(model, type, ({ state }) => state !== undefined),
      which,
    );
    if (one?.state === undefined) return 'no document to move';
    const from = one.state;
    await judgeTrigger(t, one.document, from, trigger);
    one.state = isAssumedTable(type) ? undefined : stateAfter(type, from, trigger);
    return `${trigger} on ${wordFor(model, one)}, which is ${from}`;
  },
});

/** The state after a payment is not stated: from then on none is expected. */
export const pay = (type: DocumentType, which: number): Move => ({
  possible: (model) => documentsOf(model, type, ({ state }) => state === 'final').length > 0,
  async go(model, t) {
    const one = chosen(
      documentsOf(model, type, ({ state }) => state === 'final'),
      which,
    );
    const isOpen = t.settings.claims.includes('payments') && !t.dialect.failed.createPartialPayment;
    if (!one || !isOpen) return 'no payment';
    const body = t.given.body('createPartialPayment', { fields: { amount: 10 } });
    const path = { 'document-id': one.document.id };
    const { status, record } = await t.call('createPartialPayment', { path, body }, { status: 'any' });
    if (isSuccess(status)) {
      one.state = undefined;
      const receipt = receiptIn(record, one.document.id);
      if (receipt !== undefined) t.given.made('createPartialPayment', receipt);
    }
    return `pay a part of ${wordFor(model, one)}`;
  },
});

/** Judges every document of the model: content as sent, state as expected. */
async function judgeDocuments(model: Model, t: CheckContext): Promise<void> {
  for (const one of model.documents) {
    const who = wordFor(model, one);
    const record = await readMaybe(t, one.document);
    if (record === undefined) {
      const mayBeGone = one.state === 'deleted' || one.state === undefined;
      if (!mayBeGone)
        t.fail(`${who} is ${one.state}`, 'a GET answers 404', { field: 'status', symptom: 'absent' });
      continue;
    }
    const { date: _date, due_date: _due, ...issued } = one.document.sent;
    // What finalizing does to the dates is not stated.
    expectSent(t, record, one.state === 'draft' ? one.document.sent : issued, who, 'schema:Document.items');
    if (one.state !== undefined && !isAssumedTable(one.document.type))
      t.expect.sameWord(record.status, one.state, `status of ${who}`, { field: 'status' });
  }
}

export const readDocuments: Move = {
  possible: (model) => model.documents.length > 0,
  async go(model, t) {
    await judgeDocuments(model, t);
    return 'read every document';
  },
};

/** Called at the end of every story: all records are as in the model, and deleted ones are gone. */
export async function judgeEverything(model: Model, t: CheckContext): Promise<void> {
  for (const [kind, all] of model.records) if (all.length > 0) await judgeAll(t, kind, all, 'at the end');
  for (const { kind, record } of model.removed) {
    await judgeGone(t, kind, record, `the deleted ${kind.word} "${record.name}"`);
  }
  await judgeDocuments(model, t);
}
