/**
 * Requests that overlap, on items, clients, sequences and accounts: names made once, updates that do not take away each other's
 * fields, records read while they are written, the one default, answers that belong to their requests. Documents are in
 * concurrency.ts.
 */

import { operationsOf } from '../dialect/dialect.js';
import { accountFields, fiscalIdFor, fullAccount } from '../given/accounts.js';
import type { Made } from '../given/given.js';
import { lawfulRequest } from '../given/lawful-requests.js';
import { statusSymptom } from '../judge/identity.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { clientKind } from './kit/client-kind.js';
import { firstShown, shown } from './kit/made-account.js';
import { burst, judgeRefusals, madeIn, type Probe, recordOf, untilShown, wrong } from './kit/probe.js';
import { soon } from './kit/records.js';
import { isDefault } from './kit/sequence-kind.js';
import { withDefaultKept } from './sequence-default.js';

const base = { kind: 'rules' as const, source: 'Resources; Endpoints' };

const clientProbe = (one: Made, fields?: Json): Probe => ({
  operation: fields ? 'updateClient' : 'getClient',
  path: { 'client-id': one.id },
  ...(fields && { body: { client: { name: one.name, code: one.sent.code, ...fields } } }),
});
const itemProbe = (one: Made, fields?: Json): Probe => ({
  operation: fields ? 'updateItem' : 'getItem',
  path: { 'item-id': one.id },
  ...(fields && { body: { item: { name: one.name, unit_price: '100', ...fields } } }),
});

const aClient = (t: CheckContext): Promise<Made> => t.given.acquire('client', clientKind.minimum(t));
const anItem = (t: CheckContext): Promise<Made> =>
  t.given.acquire('item', { name: t.unique('Item'), description: 'At once', unit_price: '100' });

const alone = async (t: CheckContext, probe: Probe): Promise<Json> => {
  const { operation, path, body } = probe;
  return (await t.given.call(operation, { ...(path && { path }), ...(body !== undefined && { body }) }))
    .record;
};

/** One name for several items, by creates and by updates. */
async function oneName(t: CheckContext): Promise<void> {
  await untilShown(t, 2, async () => {
    const item = { name: t.unique('Item'), description: 'At once', unit_price: '1' };
    const all = await burst(
      t,
      Array.from({ length: 5 }, (): Probe => ({ operation: 'createItem', body: { item } })),
      'overlap.create',
    );
    judgeRefusals(t, all, 'overlap.create');
    const made = all.filter(({ isAccepted }) => isAccepted);
    const [first] = made;
    const id = madeIn(t, 'createItem', first?.answer);
    if (id !== undefined) t.given.releaseRecord('item', id, item);
    if (made.length > 1)
      wrong(t, 'of several items of one name, created at once, one is made', 'several made', {
        ...{
          symptom: 'not unique',
          field: 'item.name',
          statement: 'rule:item-name-unique',
          operation: 'createItem',
        },
      });
  });
  const items = [await anItem(t), await anItem(t), await anItem(t), await anItem(t)];
  await untilShown(t, 3, async () => {
    const name = t.unique('One name');
    const all = await burst(
      t,
      items.map((one) => itemProbe(one, { name, description: 'At once' })),
      'overlap.update',
    );
    judgeRefusals(t, all, 'overlap.update');
    if (all.filter(({ isAccepted }) => isAccepted).length > 1)
      wrong(t, 'of several items given one name at once, one gets it', 'several got it', {
        ...{
          symptom: 'not unique',
          field: 'item.name',
          statement: 'rule:item-name-unique',
          operation: 'updateItem',
        },
      });
  });
}

const texts = ['address', 'city', 'postal_code', 'website', 'phone', 'fax', 'observations'] as const;
const ownTexts = (name: string, word: string): Json => ({
  name: `${name} ${word}`,
  ...Object.fromEntries(texts.map((field) => [field, `${field} ${word}`])),
  website: `https://${word}.conformance.example`,
  preferred_contact: { name: `Ana ${word}`, phone: `9100 ${word}` },
});

/** The words that a record shows; several where it was written in parts. */
function wordsIn(record: Json, words: readonly string[]): string[] {
  const shown = [
    record.name,
    ...texts.map((field) => record[field]),
    ...Object.values(Object(record.preferred_contact) as Json),
  ];
  return words.filter((word) => shown.some((text) => typeof text === 'string' && text.includes(word)));
}

/** A client read while it is updated, by its id and in a list: all of one update. */
async function halfWritten(t: CheckContext): Promise<void> {
  const one = await aClient(t);
  const words = ['versiona', 'versionb', 'versionc', 'versiond'];
  // Both updates differ from what is there: else one of them changes nothing, whoever reads meanwhile.
  let there = words[1];
  for (const word of words.slice(0, 2)) await alone(t, clientProbe(one, ownTexts(one.name, word)));
  await untilShown(t, 3, async (round) => {
    const others = words.filter((word) => word !== there);
    const [a = '', b = ''] = round % 2 === 1 ? others : others.reverse();
    const get = clientProbe(one);
    const probes = [
      clientProbe(one, ownTexts(one.name, a)),
      get,
      get,
      clientProbe(one, ownTexts(one.name, b)),
      get,
      get,
      get,
    ];
    const all = await burst(t, probes, 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    const reads = all.map(({ answer, probe, exchange }) => ({
      record: recordOf(answer),
      probe,
      exchange: exchange(),
    }));
    const last = await alone(t, get);
    there = wordsIn(last, words)[0] ?? there;
    for (const { record, probe, exchange } of [
      ...reads,
      { record: last, probe: get, exchange: t.client.last() },
    ])
      if (probe.operation === 'getClient' && wordsIn(record, words).length > 1)
        wrong(t, 'a client read beside updates is as one of them left it', 'fields of two updates', {
          ...{
            symptom: 'inconsistent',
            field: 'client',
            statement: 'rule:client-open-fields',
            operation: 'getClient',
            exchange,
          },
        });
  });
}

/** Each update has a field of its own: where one after another leaves all, so do several at once. */
async function lostFields(t: CheckContext): Promise<void> {
  const one = await aClient(t);
  const fields = ['city', 'phone', 'address', 'observations'] as const;
  const update = (field: string, word: string) => clientProbe(one, { [field]: `${field} ${word}` });
  for (const field of fields) await alone(t, update(field, 'alone'));
  const before = await alone(t, clientProbe(one));
  const keeps = fields.every((field) => before[field] === `${field} alone`);
  await untilShown(t, keeps ? 2 : 1, async (round) => {
    const all = await burst(
      t,
      fields.map((field) => update(field, `${round}`)),
      'overlap.update',
    );
    judgeRefusals(t, all, 'overlap.update');
    if (!keeps) return;
    const after = await alone(t, clientProbe(one));
    const lost = fields.filter((field, n) => all[n]?.isAccepted && after[field] !== `${field} ${round}`);
    if (lost.length > 0)
      wrong(
        t,
        'updates of one field each, at once, are all kept, as they are one after another',
        'some are lost',
        {
          ...{
            symptom: 'unchanged',
            field: 'client',
            statement: 'rule:client-open-fields',
            operation: 'updateClient',
          },
        },
      );
  });
  if (t.settings.claims.includes('taxes')) await lostTaxFields(t);
  const item = await anItem(t);
  for (const part of [{ unit: 'unit' }, { description: 'Alone' }]) await alone(t, itemProbe(item, part));
  const itemKeeps = (await alone(t, itemProbe(item))).unit === 'unit';
  await untilShown(t, itemKeeps ? 3 : 1, async (round) => {
    const [description, unit] = [`Own words ${round}`, round % 2 === 0 ? 'unit' : 'hour'];
    const all = await burst(
      t,
      [itemProbe(item, { description }), itemProbe(item, { unit })],
      'overlap.update',
    );
    judgeRefusals(t, all, 'overlap.update');
    if (!itemKeeps || !all.every(({ isAccepted }) => isAccepted)) return;
    const after = await alone(t, itemProbe(item));
    if (after.description !== description || after.unit !== unit)
      wrong(
        t,
        'updates of one field each, at once, are all kept, as they are one after another',
        'one is lost',
        {
          ...{
            symptom: 'unchanged',
            field: 'item',
            statement: 'rule:item-fields-kept',
            operation: 'updateItem',
          },
        },
      );
  });
}

/** A tax: its region beside its value. */
async function lostTaxFields(t: CheckContext): Promise<void> {
  const { id, sent } = await t.given.tax();
  const update = (fields: Json): Probe => ({
    operation: 'updateTax',
    path: { 'tax-id': id },
    body: { tax: { name: sent.name, ...fields } },
  });
  const get: Probe = { operation: 'getTax', path: { 'tax-id': id } };
  for (const part of [{ region: 'PT-MA' }, { value: '7.0' }]) await alone(t, update(part));
  const before = await alone(t, get);
  if (before.region !== 'PT-MA' || Number(before.value) !== 7) return;
  await untilShown(t, 2, async (round) => {
    const [region, value] = [round % 2 === 0 ? 'PT-MA' : 'PT-AC', `${round + 7}.0`];
    const all = await burst(t, [update({ region }), update({ value }), get], 'overlap.update');
    judgeRefusals(t, all, 'overlap.update');
    if (!all.every(({ isAccepted }) => isAccepted)) return;
    const after = await alone(t, get);
    if (after.region === region && Number(after.value) === Number(value)) return;
    wrong(
      t,
      'updates of one field each, at once, are all kept, as they are one after another',
      'one is lost',
      { symptom: 'unchanged', field: 'tax', statement: 'rule:record-meant', operation: 'updateTax' },
    );
  });
}

/** Clients and items made at once, each answered with its own. */
async function madeAtOnce(t: CheckContext): Promise<void> {
  const clients = [1, 2, 3].map(() => ({
    name: t.unique('Made'),
    code: t.unique('made').replaceAll(' ', '-'),
  }));
  const items = [1, 2, 3].map(() => ({ name: t.unique('Made'), description: 'At once', unit_price: '1' }));
  const probes: Probe[] = [
    ...clients.map((client): Probe => ({ operation: 'createClient', body: { client } })),
    ...items.map((item): Probe => ({ operation: 'createItem', body: { item } })),
  ];
  const all = await burst(t, probes, 'overlap.create');
  judgeRefusals(t, all, 'overlap.create');
  for (const [n, { answer, probe, isAccepted, exchange }] of all.entries()) {
    const fields = [...clients, ...items][n] ?? { name: '' };
    const id = madeIn(t, probe.operation, answer);
    const { name } = recordOf(answer);
    if (!isAccepted || name === undefined) continue;
    if (name === fields.name && id !== undefined)
      t.given.releaseRecord(n < clients.length ? 'client' : 'item', id, fields);
    if (name !== fields.name)
      wrong(t, 'an answer shows the record that its request made', 'another record', {
        ...{ symptom: 'different', field: 'name', operation: probe.operation, exchange: exchange() },
        statement: 'rule:record-meant',
      });
  }
}

/** A mail that saves the address beside an update of the client: the address changes nothing else, the update is kept. */
async function mailBesideUpdate(t: CheckContext): Promise<void> {
  const one = await t.given.acquire('buyer');
  const party = { name: one.name, code: String(one.sent.code) };
  const { id } = await t.given.document('invoices', 'final', { client: party });
  const other = await t.given.document('invoices');
  await untilShown(t, 3, async (round) => {
    const mail: Probe = {
      operation: operationsOf('invoices').email,
      path: { 'document-id': id },
      body: {
        message: {
          client: { email: `saved-${round}@conformance.example`, save: '1' },
          subject: 'Conformance run',
          body: 'At once',
        },
      },
    };
    const city = `City ${round}`;
    // Another document is sent meanwhile.
    const second: Probe = { ...mail, path: { 'document-id': other.id } };
    const all = await burst(
      t,
      [clientProbe(one, { city }), mail, ...(round === 1 ? [second] : [])],
      'overlap.email',
    );
    judgeRefusals(t, all, 'overlap.email');
    const after = await alone(t, clientProbe(one));
    if (all[0]?.isAccepted && after.city !== city)
      wrong(
        t,
        'a mail that saves an address leaves an update of the client at the same time as it is',
        'the update is lost',
        {
          ...{
            symptom: 'unchanged',
            field: 'client.city',
            statement: 'rule:client-open-fields',
            operation: 'emailInvoice',
          },
        },
      );
  });
}

/** Answers of many requests at once, over kept connections, in two accounts. */
async function ownAnswers(t: CheckContext): Promise<void> {
  await madeAtOnce(t);
  const there = t.elsewhere();
  const made: { at: CheckContext; probe: (fields?: Json) => Probe; one: Made; field: string }[] = [];
  for (const at of there ? [t, t, there] : [t, t, t]) {
    const [client, item] = [await aClient(at), await anItem(at)];
    made.push({ at, one: client, probe: (fields) => clientProbe(client, fields), field: 'city' });
    made.push({ at, one: item, probe: (fields) => itemProbe(item, fields), field: 'description' });
  }
  const places = made.map(({ at }) => at);
  await untilShown(t, 2, async (round) => {
    const value = (n: number) => `Place ${n} of round ${round}`;
    const writes = await burst(
      t,
      made.map(({ probe, field }, n) => probe({ [field]: value(n) })),
      'overlap.update',
      places,
    );
    judgeRefusals(t, writes, 'overlap.update');
    for (const { answer, probe, exchange } of writes)
      if (answer?.status === 422 || answer?.status === 409)
        t.note(
          'rule:record-fields-stay',
          'updates of different records at once are all accepted',
          `${answer.status}`,
          {
            ...{ field: 'overlap.update', symptom: statusSymptom(answer.status), operation: probe.operation },
            ...((exchange() && { exchange: exchange() }) as object),
          },
        );
    const reads = await burst(
      t,
      made.map(({ probe }) => probe()),
      'overlap.read',
      places,
    );
    for (const [n, { answer, probe, isAccepted, exchange }] of reads.entries()) {
      const { one, field } = made[n] ?? { one: { id: '', name: '' }, field: '' };
      const record = recordOf(answer);
      const about = {
        statement: 'rule:record-meant',
        operation: probe.operation,
        exchange: exchange(),
      } as const;
      if (answer !== undefined && !isAccepted)
        wrong(t, 'a read beside other requests is answered', `${answer.status}`, {
          ...about,
          symptom: statusSymptom(answer.status),
          field: 'http.status',
        });
      else if (isAccepted && (String(record.id) !== String(one.id) || record.name !== one.name))
        wrong(t, 'an answer shows the record that its request asked for', 'another record', {
          ...about,
          symptom: 'different',
          field: 'id',
        });
      else if (isAccepted && writes[n]?.isAccepted && record[field] !== value(n))
        wrong(t, 'each of several records updated at once has its own new value', 'another value', {
          ...about,
          symptom: 'different',
          field: field,
        });
    }
  });
}

/** Several made the default at once, one of which is it already, while documents are created that name none. */
async function oneDefault(t: CheckContext): Promise<void> {
  const series = [await t.given.acquire('sequence'), await t.given.acquire('sequence')];
  const setTo = (one: Made): Probe => ({ operation: 'setCurrentSequence', path: { 'sequence-id': one.id } });
  const { create } = operationsOf('quotes');
  const hasQuotes = t.settings.claims.includes('estimates');
  await withDefaultKept(t, async () => {
    let now = series[0] as Made;
    await alone(t, setTo(now));
    await untilShown(t, 4, async (round) => {
      const next = series.find((one) => one !== now) as Made;
      const draft: Probe[] = [];
      if (hasQuotes && round <= 2) {
        const fields = await t.given.freshFields('quotes');
        draft.push({ operation: create, body: t.given.body(create, { fields }) });
      }
      // What has read the default before another one became it, and writes after that.
      const order = round % 2 === 1 ? [next, now, now, now] : [now, next, now, next, now];
      const all = await burst(t, [...order.map(setTo), ...draft], 'overlap.default');
      judgeRefusals(t, all, 'overlap.default');
      for (const { probe, answer } of all) if (probe.operation === create) madeIn(t, create, answer);
      if (!all.some(({ isAccepted, probe }) => isAccepted && probe.operation === 'setCurrentSequence'))
        return;
      await soon(
        async () => (await t.given.call('listSequences')).list,
        (list) => {
          const found = list.filter(isDefault);
          t.expect.equal(found.length, 1, 'the number of default sequences', {
            ...{
              field: 'default_sequence',
              statement: 'rule:one-default-sequence',
              operation: 'setCurrentSequence',
            },
          });
          now = series.find(({ id }) => String(id) === String(found[0]?.id)) ?? now;
        },
      );
    });
  });
}

/** A fiscal_id opens one account, however many are opened at once. */
async function oneFiscalId(t: CheckContext): Promise<void> {
  await untilShown(t, 2, async () => {
    const fiscal_id = fiscalIdFor(t.unique('NIF'));
    const probes = Array.from(
      { length: 4 },
      (): Probe => ({
        operation: 'createAccount',
        body: { account: { ...accountFields(t), fiscal_id } },
      }),
    );
    const all = await burst(t, probes, 'overlap.create');
    judgeRefusals(t, all, 'overlap.create');
    const made = all.filter(({ isAccepted }) => isAccepted);
    for (const { answer } of made) madeIn(t, 'createAccount', answer);
    if (made.length > 1)
      wrong(t, 'of several accounts of one fiscal_id, opened at once, one is opened', 'several opened', {
        ...{
          symptom: 'not unique',
          field: 'account.fiscal_id',
          statement: 'rule:fiscal-id-unique',
          operation: 'createAccount',
        },
      });
  });
}

/**
 * An update of the whole account beside updates of one field each: what is shown is of one of them, never of before, where one
 * after another each leaves what it does not name.
 */
async function accountAtOnce(t: CheckContext): Promise<void> {
  const { account } = await firstShown(t);
  const { fiscal_id, password } = account.sent;
  const put = (fields: Json) =>
    t.call(
      'updateAccount',
      { path: { 'account-id': account.id }, body: { account: fields } },
      { account, status: 'any' },
    );
  const plain = { fiscal_id, address: 'Rua do Teste 4' };
  const fresh = () => {
    const { organization_name, email } = accountFields(t);
    return { organization_name, email };
  };
  const alone = fresh();
  for (const [field, value] of Object.entries(alone)) await put({ ...plain, [field]: value });
  const before = await shown(t, account);
  if (accountNames.some((field) => before[field] !== alone[field])) return;
  await untilShown(t, 4, async () => {
    const [whole, single] = [fresh(), fresh()];
    const all = await Promise.allSettled([
      put({ ...whole, password, terms: '1' }),
      put({ ...plain, organization_name: single.organization_name }),
      put({ ...plain, email: single.email }),
    ]);
    for (const one of all) if (one.status === 'rejected') throw one.reason;
    if (all.some((one) => one.status === 'fulfilled' && one.value.status >= 300)) return;
    const after = await shown(t, account);
    const lost = accountNames.find((field) => ![whole[field], single[field]].includes(after[field]));
    if (lost)
      wrong(t, 'of updates of an account at once none brings back what was there before', 'it is back', {
        ...{ symptom: 'unchanged', field: 'account', statement: 'rule:record-meant' },
        operation: 'updateAccount',
      });
  });
}

const accountNames = ['organization_name', 'email'] as const;

const deletions = ['deleteTax', 'deleteRegularization', 'deleteTreasuryMovement'] as const;

/** One record deleted by several requests at once: one of them finds it, and nothing breaks. */
async function deletedAtOnce(t: CheckContext): Promise<void> {
  for (const operation of deletions) {
    if (operation !== 'deleteTax' && !t.settings.claims.includes('treasury')) continue;
    await untilShown(t, operation === 'deleteTreasuryMovement' ? 2 : 1, async () => {
      const { path } = await lawfulRequest(t, operation);
      if (path) await burst(t, new Array<Probe>(5).fill({ operation, path }), 'overlap.delete');
    });
  }
}

export const recordConcurrencyChecks: readonly Check[] = [
  {
    ...base,
    id: 'createItem/one-name-at-once',
    statement: 'rule:item-name-unique',
    title: 'createItem: one name in several creates at once, and in several updates -> one item has it',
    rule: "An item's name is unique.",
    operation: 'createItem',
    also: ['updateItem'],
    run: oneName,
  },
  {
    ...base,
    id: 'updateClient/read-meanwhile',
    statement: 'rule:client-open-fields',
    title: 'updateClient: updates of all fields, read meanwhile -> one of them whole, never parts of two',
    rule: 'No half-written record is read, and none stays.',
    operation: 'updateClient',
    also: ['getClient'],
    run: halfWritten,
  },
  {
    ...base,
    id: 'updateClient/own-fields-at-once',
    statement: 'rule:client-open-fields',
    title:
      'updateClient, updateItem: updates of one field each, at once -> all kept, where they are one after another',
    rule: 'No update is lost because another one was under way.',
    operation: 'updateClient',
    also: ['updateItem', 'updateTax'],
    needs: ['items'],
    run: lostFields,
  },
  {
    ...base,
    id: 'emailInvoice/beside-update-of-client',
    statement: 'rule:client-open-fields',
    title: 'emailInvoice: a mail that saves the address while its client is updated -> the update stays',
    rule: 'What a mail saves is the address, nothing else.',
    operation: 'emailInvoice',
    also: ['updateClient'],
    needs: ['clients'],
    run: mailBesideUpdate,
  },
  {
    ...base,
    id: 'updateClient/many-at-once',
    statement: 'rule:record-meant',
    title:
      'updateClient, updateItem: different records written and read at once, in two accounts -> each answer belongs to its request',
    rule: 'An answer belongs to its request.',
    operation: 'updateClient',
    also: ['getClient', 'updateItem', 'getItem'],
    needs: ['items'],
    run: ownAnswers,
  },
  {
    ...base,
    id: 'setCurrentSequence/several-at-once',
    statement: 'rule:one-default-sequence',
    title:
      'setCurrentSequence: two sequences made the default at once, one of which is it -> one is the default afterwards',
    rule: 'At most one sequence is the default, and what was made the default is it.',
    operation: 'setCurrentSequence',
    exclusive: ['default sequence'],
    run: oneDefault,
  },
  {
    ...base,
    id: 'updateAccount/several-at-once',
    statement: 'rule:record-meant',
    title:
      'updateAccount: an update of everything beside updates of one field each -> what is shown is of one of them',
    rule: 'No update is lost because another one was under way.',
    operation: 'updateAccount',
    also: ['getAccount'],
    exclusive: [fullAccount],
    needs: ['public-url'],
    run: accountAtOnce,
  },
  {
    ...base,
    id: 'deleteTax/several-at-once',
    statement: 'rule:no-server-error',
    title:
      'deleteTax, deleteRegularization, deleteTreasuryMovement: one record deleted by several requests at once -> never a 5xx',
    rule: 'What is deleted already is answered by a 404.',
    operation: 'deleteTax',
    also: ['deleteRegularization', 'deleteTreasuryMovement'],
    // An id may be given anew when its record is gone: nobody else makes such records meanwhile.
    place: 'end',
    run: deletedAtOnce,
  },
  {
    ...base,
    id: 'createAccount/one-fiscal-id-at-once',
    statement: 'rule:fiscal-id-unique',
    title: 'createAccount: one fiscal_id in several requests at once -> one account',
    rule: 'fiscal_id is unique in the system when present.',
    operation: 'createAccount',
    needs: ['public-url'],
    run: oneFiscalId,
  },
];
