/** Concurrent creates, updates and e-mails: each answer belongs to its request. */

import type { Made } from '../../given/given.js';
import { statusSymptom } from '../../judge/identity.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import {
  alone,
  judgeRefusals,
  madeIn,
  type Probe,
  provedBy,
  recordOf,
  repeatUntilNoted,
  sendConcurrently,
} from '../kit/probe.js';
import { createOf, emailOf } from '../kit/probes.js';
import { aClient, anItem, clientProbe, itemProbe } from './record-probes.js';

/** Clients and items created at once: each answer shows its own record. */
async function madeAtOnce(t: CheckContext): Promise<void> {
  const clients = [1, 2].map(() => ({
    name: t.unique('Made'),
    code: t.unique('made').replaceAll(' ', '-'),
  }));
  const items = [1, 2].map(() => ({ name: t.unique('Made'), description: 'At once', unit_price: '1' }));
  const probes = [
    ...clients.map((client) => createOf('client', client)),
    ...items.map((item) => createOf('item', item)),
  ];
  const all = await sendConcurrently(t, probes, 'overlap.create');
  judgeRefusals(t, all, 'overlap.create');
  for (const [n, { answer, probe, isAccepted, exchange }] of all.entries()) {
    const fields = [...clients, ...items][n] ?? { name: '' };
    const id = madeIn(t, probe.operation, answer);
    const { name } = recordOf(answer);
    if (!isAccepted || name === undefined) continue;
    if (name === fields.name && id !== undefined)
      t.given.releaseRecord(n < clients.length ? 'client' : 'item', id, fields);
    if (name !== fields.name)
      t.soft('an answer shows the record that its request made', 'another record', {
        ...{ symptom: 'different', field: 'name', operation: probe.operation, exchange: exchange() },
        statement: 'rule:record-meant',
        ...provedBy('name', fields.name, name),
      });
  }
}

/** An e-mail that saves the address, concurrent with an update of the client: both are kept. */
async function mailBesideUpdate(t: CheckContext): Promise<void> {
  const one = await t.given.acquire('buyer');
  const party = { name: one.name, code: String(one.sent.code) };
  const { id } = await t.given.document('invoices', 'final', { client: party });
  const other = await t.given.document('invoices');
  // If updates are not kept anyway, nothing can be judged.
  await alone(t, clientProbe(one, { city: 'Alone' }));
  if ((await alone(t, clientProbe(one))).city !== 'Alone') return;
  await repeatUntilNoted(t, 3, async (round) => {
    const client = { email: `saved-${round}@conformance.example`, save: '1' };
    const message = { client, subject: 'Conformance run', body: 'At once' };
    const mail = emailOf({ type: 'invoices', id }, message);
    const city = `City ${round}`;
    // Sends another document at the same time.
    const second: Probe = { ...mail, path: { 'document-id': other.id } };
    const all = await sendConcurrently(
      t,
      [clientProbe(one, { city }), mail, ...(round === 1 ? [second] : [])],
      'overlap.email',
    );
    judgeRefusals(t, all, 'overlap.email');
    const after = await alone(t, clientProbe(one));
    if (all[0]?.isAccepted && after.city !== city)
      t.soft('a mail leaves an update of the client at the same time as it is', 'the update is lost', {
        ...{ symptom: 'unchanged', field: 'client.city', operation: 'emailInvoice' },
      });
  });
}

/** Many requests at once over keep-alive connections, in two accounts: each answer belongs to its request. */
async function ownAnswers(t: CheckContext): Promise<void> {
  await madeAtOnce(t);
  const there = t.inSecondAccount();
  const made: { at: CheckContext; probe: (fields?: Json) => Probe; one: Made; field: string }[] = [];
  for (const at of there ? [t, t, there] : [t, t, t]) {
    const [client, item] = [await aClient(at), await anItem(at)];
    made.push({ at, one: client, probe: (fields) => clientProbe(client, fields), field: 'city' });
    made.push({ at, one: item, probe: (fields) => itemProbe(item, fields), field: 'description' });
  }
  const places = made.map(({ at }) => at);
  await repeatUntilNoted(t, 2, async (round) => {
    const value = (n: number) => `Place ${n} of round ${round}`;
    const writes = await sendConcurrently(
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
    const reads = await sendConcurrently(
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
        t.soft('a read beside other requests is answered', `${answer.status}`, {
          ...{ ...about, symptom: statusSymptom(answer.status), field: 'http.status' },
        });
      else if (isAccepted && (String(record.id) !== String(one.id) || (record.name ?? one.name) !== one.name))
        t.soft('an answer shows the record that its request asked for', 'another record', {
          ...about,
          ...{ symptom: 'different', field: 'id' },
          ...(String(record.id) === String(one.id)
            ? provedBy('name', one.name, record.name)
            : provedBy('id', one.id, record.id)),
        });
      // A value that is not a text is a violation of its field's schema.
      else if (
        isAccepted &&
        writes[n]?.isAccepted &&
        typeof record[field] === 'string' &&
        record[field] !== value(n)
      )
        t.soft('each of several records updated at once has its own new value', 'another value', {
          ...about,
          ...{ symptom: 'different', field },
          ...provedBy(field, value(n), record[field]),
        });
    }
  });
}

export const answerChecks: readonly Check[] = [
  check('emailInvoice/beside-update-of-client', {
    statement: 'rule:client-open-fields',
    title: 'a mail that saves the address while its client is updated -> the update stays',
    rule: 'What a mail saves is the address, nothing else.',
    also: ['updateClient'],
    needs: ['clients'],
    run: mailBesideUpdate,
  }),
  check('updateClient/many-at-once', {
    statement: 'rule:record-meant',
    subject: 'updateClient, updateItem',
    title:
      'different records written and read at once, in two accounts -> each answer belongs to its request',
    rule: 'An answer belongs to its request.',
    also: ['getClient', 'updateItem', 'getItem'],
    needs: ['items'],
    run: ownAnswers,
  }),
];
