/**
 * Rules of clients: every field kept, found by name and by code, one account's own, a client's invoices. What
 * documents do to clients is judged with the documents.
 */
import type { Answer, Check, CheckContext, Json } from '../check.js';
import { marks } from '../verdict/result.js';
import { pageChecks, paginationChecks } from './page-checks.js';
import { type FieldedKind, recordChecks, similarNames, unicodeText } from './record-checks.js';
import {
  create,
  createIfTaken,
  fiscalIdFor,
  judgeAll,
  judgeList,
  type Kept,
  make,
  makeSome,
  soon,
  update,
} from './records.js';

const wordOf = (text: unknown) => String(text).replaceAll(/[^A-Za-z0-9]+/g, '-');

function options(t: CheckContext, variant: 0 | 1): Json {
  const word = wordOf(t.unique('V')).toLowerCase();
  const digits = variant === 0 ? '1' : '2';
  return {
    code: `C-${word}`,
    email: `${word}@conformance.example`,
    language: variant === 0 ? 'en' : 'es',
    address: `Rua do Teste ${word}`,
    city: variant === 0 ? 'Porto' : 'Braga',
    postal_code: variant === 0 ? '4000-010' : '1100-148',
    // The list of countries is not shown; this one is sure to be on it.
    country: 'Portugal',
    fiscal_id: fiscalIdFor(word),
    website: `https://${word}.conformance.example`,
    phone: `21000000${digits}`,
    fax: `21111111${digits}`,
    preferred_contact: {
      name: `Ana ${word}`,
      email: `ana-${word}@conformance.example`,
      phone: `91000000${digits}`,
    },
    observations: `Deliveries by the back door ${word}`,
    send_options: variant === 0 ? '2' : '3',
  };
}

export const clientKind: FieldedKind = {
  word: 'client',
  plural: 'clients',
  create: 'createClient',
  get: 'getClient',
  update: 'updateClient',
  list: 'listClients',
  idParameter: 'client-id',
  nameField: 'name',
  source: 'Resources, Client',
  rules: ['client-open-fields'],
  minimum: (t) => {
    const name = t.unique('Client');
    return { name, code: wordOf(name) };
  },
  options,
  fields: [
    'code',
    'email',
    'language',
    'address',
    'city',
    'postal_code',
    'country',
    'fiscal_id',
    'website',
    'phone',
    'fax',
    'preferred_contact',
    'observations',
    'send_options',
  ],
  numbers: [],
  texts: ['address', 'city', 'observations'],
};

type Body = Pick<Check, 'id' | 'title' | 'rule' | 'run'> & Partial<Check>;
const check = (operation: Check['operation'], body: Body): Check => ({
  kind: 'rules',
  source: 'Endpoints, Clients',
  operation,
  ...body,
  id: `${operation}/${body.id}`,
  title: `${operation}: ${body.title}`,
});

function fieldChecks(): Check[] {
  const rule = 'A client keeps every field that was sent.';
  const cases = [
    ...['en', 'pt', 'es'].map((value) => ['language', value] as const),
    ...['1', '2', '3'].map((value) => ['send_options', value] as const),
  ];
  return [
    ...cases.map(([field, value]) =>
      check('createClient', {
        id: `keeps-${field}-${value}`,
        title: `${field} "${value}" -> a GET shows it`,
        rule,
        kind: 'round-trip',
        run: async (t: CheckContext) => {
          const made = await create(t, clientKind, { ...clientKind.minimum(t), [field]: value });
          await judgeAll(t, clientKind, [made], 'after creating it');
        },
      }),
    ),
    ...['name', 'email', 'phone'].map((field) =>
      check('createClient', {
        id: `keeps-preferred_contact-${field}`,
        title: `a preferred contact with a ${field} only -> a GET shows it`,
        rule,
        kind: 'round-trip',
        run: async (t: CheckContext) => {
          const contact = clientKind.options(t, 0).preferred_contact as Json;
          const fields = { ...clientKind.minimum(t), preferred_contact: { [field]: contact[field] } };
          await judgeAll(t, clientKind, [await create(t, clientKind, fields)], 'after creating it');
        },
      }),
    ),
    check('createClient', {
      id: 'keeps-leading-zeros',
      title: 'a code and a postal code with leading zeros -> come back as texts',
      rule,
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const fields = clientKind.minimum(t);
        const code = `00${fiscalIdFor(String(fields.name))}`;
        const made = await create(t, clientKind, {
          ...fields,
          code,
          postal_code: '01000-001',
          phone: '00351210000000',
        });
        await judgeAll(t, clientKind, [made], 'after creating it');
      },
    }),
    check('updateClient', {
      id: 'keeps-country-changed',
      title: 'country set, then changed -> a GET shows the new one, or a country off the list is refused',
      rule,
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const made = await make(t, clientKind);
        await update(t, clientKind, made, { ...made.sent, country: 'Portugal' });
        await judgeAll(
          t,
          clientKind,
          [{ ...made, sent: { ...made.sent, country: 'Portugal' } }],
          'after country was set',
        );
        for (const country of ['Spain', 'France']) {
          const sent = { ...made.sent, country };
          const answer = await update(t, clientKind, made, sent, { status: 'any' });
          if (answer.status < 300)
            await judgeAll(t, clientKind, [{ ...made, sent }], 'after country was changed');
        }
      },
    }),
    check('updateClient', {
      id: 'unsent-fields-stay',
      title: 'an update of name and code alone -> all other fields stay',
      rule: 'What is not sent stays.',
      assumed: true,
      run: async (t: CheckContext) => {
        const made = await make(t, clientKind, clientKind.options(t, 0));
        const sent = { name: t.unique('Renamed'), code: made.sent.code };
        await update(t, clientKind, made, sent);
        await judgeAll(t, clientKind, [{ ...made, sent: { ...made.sent, ...sent } }], 'after the update');
      },
    }),
  ];
}

type Find = 'findClientByName' | 'findClientByCode';
const defaultQuery = { findClientByName: 'client_name', findClientByCode: 'client_code' };

function find(t: CheckContext, operation: Find, value: string, how = {}): Promise<Answer> {
  const query = { [t.dialect.queries[operation] ?? defaultQuery[operation]]: value };
  return t.call(operation, { query }, how);
}

/** A search may follow its records late: that it finds nothing yet is tried again, that it finds another is not. */
async function judgeFound(
  t: CheckContext,
  operation: Find,
  field: 'name' | 'code',
  one: Kept,
): Promise<void> {
  const value = String(one.sent[field]);
  const answer = await soon(
    () => find(t, operation, value, { status: 'any', what: `the ${field} ${value}` }),
    ({ status }) => t.expect.that(status < 300, `the client of the ${field} ${value} is found`, status),
  );
  const { id, name } = answer.record;
  if (id === undefined && name === undefined)
    t.fail(`the client of the ${field} ${value}`, answer.text || 'an empty body');
  // After a change of names a late search may still show the client that had this one before.
  await soon(
    () => find(t, operation, value, { status: 'any' }),
    ({ record }) => {
      if (record.id !== undefined)
        t.expect.equal(
          String(record.id),
          String(one.id),
          `the id of the client found by the ${field} ${value}`,
        );
      for (const key of ['name', 'code'])
        if (record[key] !== undefined)
          t.expect.equal(record[key], one.sent[key], `the ${key} of the client found`);
    },
  );
}

async function judgeMissed(
  t: CheckContext,
  operation: Find,
  field: 'name' | 'code',
  value: string,
): Promise<void> {
  await soon(
    () => find(t, operation, value, { status: 'any', what: `the ${field} ${value} that no client has` }),
    ({ status, record }) =>
      t.expect.that(
        status >= 400 || record.id === undefined || record.id === null,
        `no client for the ${field} ${value}`,
        `${record.name} (${record.code})`,
      ),
  );
}

function findChecks(operation: Find, field: 'name' | 'code'): Check[] {
  const rule = `${operation} returns the client of that ${field}.`;
  const covered = marks.rule(field === 'name' ? 'find-client-by-name' : 'find-client-by-code');
  const similar = async (t: CheckContext) => {
    const names = similarNames(t.unique('Client'));
    const made: Kept[] = [];
    // Longest first and shortest first: a search that takes the first or the last that fits goes wrong in one.
    for (const name of [...names.reverse(), ...similarNames(t.unique('Client'))])
      made.push(await make(t, clientKind, { name, code: wordOf(name) }));
    return made;
  };
  return [
    check(operation, {
      id: 'right-one-of-similar',
      title: `several clients whose ${field} begins or ends alike -> exactly the one`,
      rule,
      profile: 'smoke',
      run: async (t: CheckContext) => {
        for (const one of await similar(t)) await judgeFound(t, operation, field, one);
        t.covers(covered);
      },
    }),
    check(operation, {
      id: 'each-of-twelve',
      title: 'twelve clients -> each is found, also when asked again',
      rule,
      run: async (t: CheckContext) => {
        const made = await makeSome(t, clientKind, 12);
        for (const one of [...made, ...made.slice(0, 3)]) await judgeFound(t, operation, field, one);
        t.covers(covered);
      },
    }),
    check(operation, {
      id: 'all-fields',
      title: 'a client with all fields -> the fields that a GET shows',
      rule,
      run: async (t: CheckContext) => {
        const made = await make(t, clientKind, clientKind.options(t, 0));
        await judgeFound(t, operation, field, made);
        const { record } = await find(t, operation, String(made.sent[field]));
        // What the answer of a search shows is not stated; what it shows must be right.
        for (const [key, sent] of Object.entries(made.sent)) {
          const got = record[key];
          if (got !== null && got !== undefined && typeof sent === 'string')
            t.expect.equal(got, sent, `${key} of the client found`);
        }
        t.covers(covered);
      },
    }),
    check(operation, {
      id: 'miss-shows-nobody',
      title: `a ${field} that no client has, also the beginning of one -> nobody`,
      rule,
      run: async (t: CheckContext) => {
        const [one] = await similar(t);
        const value = String(one?.sent[field]);
        for (const wanted of [`${value}-none`, value.slice(0, -4), `x${value}`]) {
          // Whoever else has such a name or code is not known: ours must not be shown for it.
          await soon(
            () => find(t, operation, wanted, { status: 'any', what: `the ${field} ${wanted}` }),
            ({ status, record }) =>
              t.expect.that(
                status >= 400 || record[field] === undefined || record[field] === wanted,
                `no client but ${wanted}`,
                record[field],
              ),
          );
        }
        await judgeMissed(t, operation, field, t.unique('Nobody'));
        t.covers(covered);
      },
    }),
    check(operation, {
      id: 'follows-update',
      title: `after the ${field} was changed, twice -> found by the new one, not by the old one`,
      rule,
      run: async (t: CheckContext) => {
        const [made, other] = await makeSome(t, clientKind, 2);
        if (!made || !other) return;
        let old = String(made.sent[field]);
        for (let n = 0; n < 2; n += 1) {
          const name = t.unique('Renamed');
          const sent = { ...made.sent, name, code: wordOf(name) };
          await t.given.call('updateClient', { path: { 'client-id': made.id }, body: { client: sent } });
          await judgeFound(t, operation, field, { ...made, sent });
          await judgeMissed(t, operation, field, old);
          old = String(sent[field]);
        }
        await judgeFound(t, operation, field, other);
        t.covers(covered);
      },
    }),
    check(operation, {
      id: 'own-field-only',
      title: `one client's ${field} is another's ${field === 'name' ? 'code' : 'name'} -> the right one`,
      rule,
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
        t.covers(covered);
      },
    }),
    check(operation, {
      id: 'marks-and-scripts',
      title: `a ${field} with marks that an address must escape, or other scripts -> found`,
      rule,
      run: async (t: CheckContext) => {
        const texts =
          field === 'name'
            ? ['A&B + C=D, 50% #1', "O'Neil/Sons?", unicodeText]
            : ['A&B', '50%', '1+1', 'a/b', 'ção'];
        for (const text of texts) {
          const name = t.unique('Client');
          const value = field === 'name' ? `${name} ${text}` : `${wordOf(name)}${text}`;
          // Which letters a code may hold is not shown.
          const made = await createIfTaken(t, clientKind, { name, code: wordOf(name), [field]: value });
          if (made) await judgeFound(t, operation, field, made);
        }
        t.covers(covered);
      },
    }),
  ];
}

function isolationChecks(): Check[] {
  const base = {
    rule: 'An account never sees the records of another.',
    source: 'Authentication',
    needs: ['second-account'] as const,
  };
  const covered = marks.rule('key-identifies-account');
  const searches = [
    ['findClientByName', 'name'],
    ['findClientByCode', 'code'],
  ] as const;
  return [
    check('listClients', {
      ...base,
      id: 'own-account-only',
      title: 'a client of ours -> not in the list of another account',
      run: async (t: CheckContext) => {
        const made = await make(t, clientKind);
        const { list } = await t.call('listClients', { query: { per_page: 30 } }, { account: 'second' });
        t.expect.that(
          list.every((one) => one.name !== made.name),
          `no ${made.name} in the other account`,
          'it is listed',
        );
        t.covers(covered);
      },
    }),
    ...searches.map(([operation, field]) =>
      check(operation, {
        ...base,
        id: 'own-account-only',
        title: `the ${field} of a client of ours -> nobody in another account`,
        run: async (t: CheckContext) => {
          const made = await make(t, clientKind);
          await judgeFound(t, operation, field, made);
          const { status, record } = await find(t, operation, String(made.sent[field]), {
            status: 'any',
            account: 'second',
          });
          t.expect.that(
            status >= 400 || record[field] !== made.sent[field],
            'nobody in the other account',
            record,
          );
          t.covers(covered);
        },
      }),
    ),
    check('createClient', {
      ...base,
      id: 'same-name-in-two-accounts',
      title: 'a client of the same name and code in another account -> each account keeps its own',
      run: async (t: CheckContext) => {
        const made = await make(t, clientKind, { city: 'Porto' });
        const body = t.given.body('createClient', { fields: { ...made.sent, city: 'Braga' } });
        await t.call(
          'createClient',
          { body },
          { account: 'second', what: 'the same name in another account' },
        );
        await judgeAll(t, clientKind, [made], 'after another account made one of that name');
        await judgeFound(t, 'findClientByName', 'name', made);
        await judgeList(t, clientKind, [made]);
        t.covers(covered);
      },
    }),
  ];
}

/** The forms in which "no filter" may be asked for: the body is not shown. */
const noFilters = [undefined, {}, { filter: {} }];

async function invoicesOf(t: CheckContext, client: Kept): Promise<Answer> {
  let refused: Answer | undefined;
  for (const body of noFilters) {
    const answer = await t.call(
      'listClientInvoices',
      { path: { client_id: client.id }, body },
      { status: 'any' },
    );
    if (answer.status < 300) return answer;
    refused ??= answer;
  }
  return t.fail('the invoices of a client', `${refused?.status} ${refused?.text}`);
}

/** Two clients with two final invoices and one: drafts may lawfully be left out. */
async function twoBuyers(t: CheckContext) {
  const [one, other] = await makeSome(t, clientKind, 2);
  if (!one || !other) throw new Error('two clients were made');
  const invoice = ({ sent }: Kept) =>
    t.given.document('invoices', 'final', { client: { name: sent.name, code: sent.code } });
  return { one, other, ofOne: [await invoice(one), await invoice(one)], ofOther: [await invoice(other)] };
}

function invoiceChecks(): Check[] {
  const operation = 'listClientInvoices';
  const base = { rule: "A client's invoices are that client's.", needs: ['invoices'] as const };
  const covered = marks.rule('client-invoices');
  return [
    check(operation, {
      ...base,
      id: 'own-invoices-only',
      title: 'two clients with invoices -> each shows its own',
      run: async (t: CheckContext) => {
        const { one, other, ofOne, ofOther } = await twoBuyers(t);
        for (const [client, own, foreign] of [
          [one, ofOne, ofOther],
          [other, ofOther, ofOne],
        ] as const) {
          await soon(
            () => invoicesOf(t, client),
            ({ list }) => {
              const ids = list.map((entry) => String(entry.id));
              for (const { id, name } of own)
                t.expect.that(
                  ids.filter((listed) => listed === String(id)).length === 1,
                  `the client's invoice ${name} once`,
                  ids.join(),
                );
              for (const { id, name } of foreign)
                t.expect.that(!ids.includes(String(id)), `no invoice ${name} of another client`, ids.join());
            },
          );
        }
        t.covers(covered);
      },
    }),
    check(operation, {
      ...base,
      id: 'none-for-new-client',
      title: 'a client without invoices -> none',
      run: async (t: CheckContext) => {
        const client = await make(t, clientKind);
        await t.given.document('invoices', 'final');
        const { list } = await invoicesOf(t, client);
        t.expect.that(list.length === 0, 'no invoices', `${list.length}`);
        t.covers(covered);
      },
    }),
    ...filterCases.map(([slug, filter, states]) =>
      check(operation, {
        id: `filter-${slug}`,
        title: `filter ${JSON.stringify(filter)} -> exactly the matching ones`,
        rule: "A client's invoices are filterable by status, type and archived or not.",
        needs: ['invoices'] as const,
        assumed: true,
        run: (t: CheckContext) => filtered(t, filter, states),
      }),
    ),
  ];
}

/** Three invoices, a draft, a final and a settled one; which of them each filter keeps. */
const filterCases = [
  ['status-final', { status: ['final'] }, ['final']],
  ['status-settled', { status: ['settled'] }, ['settled']],
  ['status-two', { status: ['draft', 'settled'] }, ['draft', 'settled']],
  ['type-invoice', { by_type: ['Invoice'] }, ['draft', 'final', 'settled']],
  ['type-other', { by_type: ['CreditNote'] }, []],
  ['archived', { archived: ['archived'] }, []],
  ['non-archived', { archived: ['non_archived'] }, ['draft', 'final', 'settled']],
] as const;

async function filtered(t: CheckContext, filter: Json, states: readonly string[]): Promise<void> {
  const client = await make(t, clientKind);
  const buyer = { client: { name: client.sent.name, code: client.sent.code } };
  const wanted: string[] = [];
  for (const state of ['draft', 'final', 'settled']) {
    const { id } = await t.given.document('invoices', state, buyer);
    if (states.includes(state)) wanted.push(String(id));
  }
  await soon(
    () => t.call('listClientInvoices', { path: { client_id: client.id }, body: { filter } }),
    ({ list }) =>
      t.expect.equal(
        list.map((one) => String(one.id)).sort(),
        [...wanted].sort(),
        'the ids of the invoices kept',
      ),
  );
  t.covers(marks.rule('client-invoices'));
}

export const clientChecks: Check[] = [
  ...recordChecks(clientKind),
  ...pageChecks(clientKind),
  ...paginationChecks(clientKind),
  ...fieldChecks(),
  ...findChecks('findClientByName', 'name'),
  ...findChecks('findClientByCode', 'code'),
  ...isolationChecks(),
  ...invoiceChecks(),
];
