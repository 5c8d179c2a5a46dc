/**
 * Keys in the wrong place or form: only in a header or body, twice, under a similar name, with one character changed, as patterns.
 * Without the right key in the query the answer must be 401, whatever else is wrong with the request.
 */

import { statusSymptom } from '../../judge/identity.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { invalidKeyVariants } from '../../target/invalid-key-variants.js';
import { percent } from '../../target/percent.js';
import { declaring } from '../kit/declare.js';
import { type Probe, sent, unknownId } from '../kit/probe.js';

/** Wrong keys for the query, by kind. */
const wrongKeys = (t: CheckContext): Readonly<Record<string, string>> => ({
  ...invalidKeyVariants(t.settings),
  percent: '%',
  underscores: '_'.repeat(t.settings.apiKey.length),
  star: '*',
  regex: '.*',
  none: 'None',
  blank: '  ',
  quote: "' OR '1'='1",
  null: 'null',
  zero: '0',
  true: 'true',
  undefined: 'undefined',
});

/** Names of wrong keys that other programs write for "no value". */
const words: ReadonlySet<string> = new Set(['null', 'undefined', 'zero']);

/** The value that requests with a wrong key try to store. */
const never = 'Never';

/** One request of each kind that checks the key: a list, its second page, a record, a create, an update, a deletion, files. */
async function requests(t: CheckContext): Promise<Probe[]> {
  const client = await t.given.acquire('client', {
    name: t.unique('Keys'),
    code: t.unique('keys').replaceAll(' ', '-'),
  });
  const path = { 'client-id': client.id };
  const unknown = { id: unknownId };
  return [
    { operation: 'listItems' },
    { operation: 'getClient', path },
    { operation: 'listInvoices', query: { page: 2, per_page: 1 } },
    { operation: 'createItem', body: { item: { name: t.unique('Never') } } },
    { operation: 'updateClient', path, body: { client: { ...client.sent, city: never } } },
    { operation: 'deleteTax', path: unknown },
    { operation: 'getDocumentPdf', path: unknown },
    { operation: 'listSequences', query: { page: 'x' } },
    { operation: 'getClientBalance', path: unknown },
    { operation: 'setCurrentSequence', path: unknown },
  ];
}

/** Sends the probe without the right key; the answer must be 401, whatever else is wrong, or else `isDue`. */
async function refused(
  t: CheckContext,
  probe: Probe,
  field: string,
  words: string,
  isDue: (status: number) => boolean = (status) => status === 401,
): Promise<void> {
  const answer = await sent(t, { ...probe, key: 'none' }, 'input.odd-key');
  if (answer === undefined || isDue(answer.status)) return;
  t.soft(`401 for ${words}`, `${answer.status}`, {
    ...{ symptom: statusSymptom(answer.status), field, operation: probe.operation, sort: 'status' },
  });
}

async function wrongOnes(t: CheckContext): Promise<void> {
  const all = await requests(t);
  const keys = Object.entries(wrongKeys(t));
  for (const [n, [name, key]] of keys.entries()) {
    const probe = all[n % all.length] as Probe;
    const isListed = words.has(name) && probe.operation !== 'listItems';
    // Here the key is the only parameter; the other check combines it with others.
    for (const one of isListed ? [probe, { operation: 'listItems' } as const] : [probe]) {
      const query = { ...('query' in one && one.query), api_key: key };
      await refused(t, { ...one, query }, `query.api_key-${name}`, 'a wrong key');
    }
  }
  await nothingSet(t, all);
}

/** Judges that none of the refused updates was stored. */
async function nothingSet(t: CheckContext, all: readonly Probe[]): Promise<void> {
  const [update] = all.filter(({ operation }) => operation === 'updateClient');
  if (!update?.path) return;
  const { record } = await t.given.call('getClient', { path: update.path });
  if (record.city === never)
    t.soft('a client whose updates had wrong keys is as it was', 'changed', {
      ...{ symptom: 'changed', field: 'city', operation: 'updateClient' },
      proof: { by: 'value', compare: 'not', expected: never, actual: record.city },
    });
}

/** Sends the right key in forms other than the query parameter api_key. */
async function elsewhere(t: CheckContext): Promise<void> {
  const key = t.settings.apiKey;
  // Content types with a charset that does not exist for texts.
  const charset = { 'content-type': 'application/json; charset=base64' };
  await sent(t, { operation: 'listItems', headers: charset }, 'input.charset');
  const all = await requests(t);
  const headers: Record<string, string>[] = [
    { 'x-api-key': key },
    { api_key: key },
    { authorization: `Bearer ${key}` },
    { authorization: `Basic ${Buffer.from(`${key}:x`).toString('base64')}` },
    { cookie: `api_key=${key}` },
  ];
  for (const [n, header] of headers.entries()) {
    const probe = all[n % all.length] as Probe;
    await refused(t, { ...probe, headers: header }, 'header', 'a key in a header alone');
  }
  const [, get, , create, update] = all as [Probe, Probe, Probe, Probe, Probe];
  await otherPaths(t, get);
  for (const probe of [create, update]) {
    const body = { ...(probe.body as object), api_key: key };
    await refused(t, { ...probe, body }, 'body.api_key', 'a key in the body alone');
  }
  await inForm(t, key);
  // Twice, in a list, under another name, badly encoded: which one counts is not stated, but nothing may break.
  const [own, other] = [percent(key), percent(t.settings.second?.apiKey ?? 'wrong')];
  const forms = [
    `api_key=wrong&api_key=${own}`,
    `api_key=${own}&api_key=wrong`,
    `api_key=${own}&api_key=${other}`,
    `api_key=&api_key=${own}`,
    `api_key[]=${own}`,
    `api_key[a]=${own}`,
    `api_key[$ne]=x`,
    'api_key=%ff',
    'api_key=a%00b',
    `apikey=${own}`,
    `api_key=${own}%00`,
  ];
  for (const [n, form] of forms.entries()) {
    const { query: _query, ...probe } = all[n % 3] as Probe;
    const asked = { ...probe, rawPath: undefined, suffix: form, key: 'none' } as const;
    const answer = await sent(t, asked, 'input.odd-key');
    if (/\$ne|%ff|a%00b|^apikey/.test(form) && answer && !isError(answer.status))
      t.soft('no success without the right key', `${answer.status}`, {
        ...{ symptom: statusSymptom(answer.status), field: 'query.api_key-form', sort: 'status' },
        operation: probe.operation,
      });
  }
}

/** In a form, whose fields some frameworks treat as parameters of the query. The content type may be refused first. */
async function inForm(t: CheckContext, key: string): Promise<void> {
  const path = { 'sequence-id': unknownId };
  const form = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    text: `api_key=${percent(key)}`,
  };
  const probe: Probe = { operation: 'setCurrentSequence', path, ...form };
  const isUnread = (status: number) => status !== 404 && !isSuccess(status);
  await refused(t, probe, 'body.api_key', 'a key in a form alone', isUnread);
}

/** Paths that routers and filters may treat differently: without a key they must show no record. */
async function otherPaths(t: CheckContext, { path }: Probe): Promise<void> {
  const id = Object.values(path ?? {})[0];
  const paths = [
    '/items.json/',
    '//items.json',
    '/ITEMS.JSON',
    '/items',
    `/clients/${id}`,
    `/clients/${id}.json/`,
  ];
  for (const rawPath of paths) {
    const operation = rawPath.startsWith('/clients') ? 'getClient' : 'listItems';
    const answer = await sent(t, { operation, rawPath, key: 'none' }, 'input.path-form');
    const isShown = answer !== undefined && (answer.list.length > 0 || answer.record.id !== undefined);
    if (answer && isSuccess(answer.status) && isShown)
      t.soft('no record without a key, however the path is written', 'records', {
        ...{ symptom: 'leaked', field: 'http.path', operation },
      });
  }
}

const check = declaring({ statement: 'rule:key-needed', needs: ['clients'] });

export const oddKeyChecks: readonly Check[] = [
  check('listItems/keys-nearly-right', {
    title:
      'keys that differ in one letter, parts, doubles and patterns of the right one, over ten operations -> 401',
    run: wrongOnes,
  }),
  check('listItems/keys-elsewhere', {
    title:
      'the right key in a header or in the body alone -> 401; twice, in lists, in broken letters, beside an odd charset -> never a 5xx',
    rule: 'The key is a parameter of the query.',
    run: elsewhere,
  }),
];
