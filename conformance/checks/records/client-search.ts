/**
 * Finding a client by name and by code, within one account. The cases of conditions/records judge searches after updates, and with
 * signs and other scripts.
 */

import { fiscalIdFor } from '../../given/accounts.js';
import { statusSymptom } from '../../judge/identity.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer } from '../../target/call.js';
import { clientKind, wordOf } from '../kit/client-kind.js';
import { declaring } from '../kit/declare.js';
import { ownAccountOnly } from '../kit/lists-apart.js';
import { judgeAll, judgeList } from '../kit/record-judging.js';
import { type Kept, make, read, retryJudging } from '../kit/records.js';
import { similarRecords } from '../kit/unchanged-records.js';

type Find = 'findClientByName' | 'findClientByCode';

function find(t: CheckContext, operation: Find, value: string, how = {}): Promise<Answer> {
  const query = { [t.dialect.queries[operation]]: value };
  return t.call(operation, { query }, how);
}

/** Judges that the client is found. A search may be late: it may find nothing yet, or a client that had the name before. */
async function judgeFound(
  t: CheckContext,
  operation: Find,
  field: 'name' | 'code',
  one: Kept,
): Promise<void> {
  const value = String(one.sent[field]);
  // A success may also say that no client was found.
  await retryJudging(
    () => find(t, operation, value, { status: 'any', what: `the ${field} ${value}` }),
    ({ status, record, text }) => {
      t.expect.that(isSuccess(status), `the client of the ${field} ${value} is found`, status, {
        field: `query.${field}`,
        symptom: statusSymptom(status),
      });
      if (record.id === undefined && record.name === undefined)
        t.fail(`the client of the ${field} ${value}`, text || 'an empty body', {
          field: `query.${field}`,
          symptom: 'empty',
        });
      if (record.id !== undefined) {
        const found = `the id of the client found by the ${field} ${value}`;
        t.expect.equal(String(record.id), String(one.id), found, { field: 'id', operation });
      }
      for (const key of ['name', 'code'])
        if (record[key] !== undefined)
          t.expect.equal(record[key], one.sent[key], `the ${key} of the client found`, {
            field: key,
            statement: 'rule:client-open-fields',
          });
    },
    'searches',
  );
}

/** Judges a search without a match, whose answer is not documented: any 4xx, or a success without a client of that name or code. */
async function judgeMissed(
  t: CheckContext,
  operation: Find,
  field: 'name' | 'code',
  value: string,
): Promise<void> {
  await retryJudging(
    () => find(t, operation, value, { status: 'any', what: `the ${field} ${value} that no client has` }),
    ({ status, record }) => {
      const shown = record.id !== undefined && record.id !== null;
      t.expect.that(
        !isSuccess(status) || !shown,
        `no client for the ${field} ${value}`,
        `${record.name} (${record.code})`,
        {
          field: `query.${field}`,
          symptom: 'present',
        },
      );
    },
    'searches',
  );
}

function findChecks(operation: Find, field: 'name' | 'code'): Check[] {
  const check = declaring({
    statement: `rule:find-client-by-${field}`,
    rule: `${operation} returns the client of that ${field}.`,
    ...{ covers: true, assumed: true },
    // When other checks have created several clients.
    place: 'last',
  });
  return [
    check(`${operation}/right-one-of-similar`, {
      title: `several clients whose ${field} begins or ends alike -> exactly the one`,
      run: async (t: CheckContext) => {
        for (const one of await similarRecords(t, clientKind)) await judgeFound(t, operation, field, one);
      },
    }),
    check(`${operation}/miss-shows-nobody`, {
      title: `a ${field} that no client has, also the beginning of one -> nobody`,
      run: async (t: CheckContext) => {
        const [one] = await similarRecords(t, clientKind);
        const value = String(one?.sent[field]);
        for (const wanted of [`${value}-none`, value.slice(0, -4), `x${value}`]) {
          // Other clients may have this name or code, but ours must not be shown for it.
          await retryJudging(
            () => find(t, operation, wanted, { status: 'any', what: `the ${field} ${wanted}` }),
            ({ status, record }) =>
              t.expect.that(
                isError(status) || record[field] === undefined || record[field] === wanted,
                `no client but ${wanted}`,
                record[field],
                { field: `query.${field}`, symptom: 'present' },
              ),
          );
        }
        await judgeMissed(t, operation, field, t.unique('Nobody'));
      },
    }),
    check(`${operation}/own-field-only`, {
      title: `one client's ${field} is another's ${field === 'name' ? 'code' : 'name'} -> the right one`,
      run: async (t: CheckContext) => {
        const other = field === 'name' ? 'code' : 'name';
        const fresh = () => ({ name: t.unique('Decoy'), code: wordOf(t.unique('Decoy')) });
        const [before, after] = [wordOf(t.unique('Shared')), wordOf(t.unique('Shared'))];
        await make(t, clientKind, { ...fresh(), [other]: before });
        const made = await make(t, clientKind, { ...fresh(), [field]: before });
        const earlier = await make(t, clientKind, { ...fresh(), [field]: after });
        await make(t, clientKind, { ...fresh(), [other]: after });
        await judgeFound(t, operation, field, earlier);
        await judgeFound(t, operation, field, made);
      },
    }),
  ];
}

/** The client after an e-mail that saves its address; unchanged where e-mails are not claimed. */
async function mailedTo(t: CheckContext, one: Kept, email: string): Promise<Kept> {
  if (!['invoices', 'email'].every((claim) => t.settings.claims.includes(claim as 'email'))) return one;
  const client = { name: one.sent.name, code: one.sent.code };
  const { id } = await t.given.document('invoices', 'final', { client });
  const body = { message: { client: { email, save: '1' } } };
  await t.call('emailInvoice', { path: { 'document-id': id }, body });
  return { ...one, sent: { ...one.sent, email } };
}

/** Judges that the address was saved in the client's account, before the other account is judged. */
async function judgeSaved(t: CheckContext, saved: Kept, { sent: { email: before } }: Kept): Promise<void> {
  const { email } = await read(t, clientKind, saved);
  t.expect.that(
    email !== before || saved.sent.email === before,
    `email is "${saved.sent.email}" after an e-mail that saves it`,
    email,
    {
      ...{ field: 'client.email', symptom: 'different', statement: 'rule:email-saves-address' },
      operation: 'emailInvoice',
      proof: { by: 'value', compare: 'equal', expected: saved.sent.email, actual: email },
    },
  );
}

function isolationChecks(): Check[] {
  const check = declaring({
    statement: 'rule:key-identifies-account',
    covers: true,
    needs: ['second-account'],
  });
  const searches = [
    ['findClientByName', 'name'],
    ['findClientByCode', 'code'],
  ] as const;
  return [
    ownAccountOnly(clientKind),
    ...searches.map(([operation, field]) =>
      check(`${operation}/own-account-only`, {
        place: 'last',
        title: `the ${field} of a client of ours -> nobody in another account`,
        run: async (t: CheckContext) => {
          const [similar] = await similarRecords(t, clientKind);
          // A name or code of digits might be searched as an id.
          const digits = fiscalIdFor(t.unique('Digits'));
          const ofDigits = await make(t, clientKind, { name: digits, code: digits });
          for (const made of [similar, ofDigits]) {
            if (!made) continue;
            await judgeFound(t, operation, field, made);
            const { status, record } = await find(t, operation, String(made.sent[field]), {
              status: 'any',
              account: 'second',
            });
            t.expect.that(
              isError(status) || record[field] !== made.sent[field],
              'nobody in the other account',
              record,
              { field: `query.${field}`, symptom: 'leaked' },
            );
          }
        },
      }),
    ),
    check('createClient/same-name-in-two-accounts', {
      title:
        'a client of the same name and code in another account -> each account finds, mails and keeps its own',
      run: async (t: CheckContext) => {
        const there = t.inSecondAccount() ?? t.unsupported('there is no second account');
        const name = t.unique('Namesake');
        const sent = { name, code: wordOf(name) };
        // A search beyond the account finds either the older or the newer client, so both accounts are searched.
        const theirs = await make(there, clientKind, {
          ...sent,
          city: 'Braga',
          email: 'theirs@conformance.example',
        });
        const fields = {
          ...clientKind.minimum(t),
          ...sent,
          city: 'Porto',
          email: 'ours@conformance.example',
        };
        const ours = await make(t, clientKind, fields);
        for (const operation of ['findClientByName', 'findClientByCode'] as const) {
          const field = operation === 'findClientByName' ? 'name' : 'code';
          await judgeFound(t, operation, field, ours);
          await judgeFound(there, operation, field, theirs);
        }
        const [saved, savedThere] = [
          await mailedTo(t, ours, 'ours-anew@conformance.example'),
          await mailedTo(there, theirs, 'theirs-anew@conformance.example'),
        ];
        for (const [at, one, before] of [
          [t, saved, ours],
          [there, savedThere, theirs],
        ] as const)
          await judgeSaved(at, one, before);
        await judgeAll(t, clientKind, [saved], 'after another account made one of that name');
        await judgeAll(there, clientKind, [savedThere], 'after another account made one of that name');
        await judgeList(t, clientKind, [saved]);
      },
    }),
  ];
}

export const clientSearchChecks: Check[] = [
  ...findChecks('findClientByName', 'name'),
  ...findChecks('findClientByCode', 'code'),
  ...isolationChecks(),
];
