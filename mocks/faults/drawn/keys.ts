/** Faults of keys: accepted from odd places or in parts, looked at too late, refused though they are right. */
import { type OperationId, operationIds, operations } from '../../../generated/operations.js';
import type { Answer, Arrival } from '../../http/hooks.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service, Snapshot } from '../../service/service.js';
import { type Acting, answering } from '../make.js';
import {
  arriving,
  bodyOf,
  type Drawn,
  instead,
  isFor,
  type Operations,
  queryOf,
  rowsOf,
  type Way,
} from './drawn.js';

const row = rowsOf('key', '401 when api_key is missing or wrong');

const every = operationIds.filter((id) => operations[id].auth) as unknown as Operations;
const of = (pattern: RegExp) => every.filter((id) => pattern.test(id)) as unknown as Operations;

/** The right key of the account that a request is for. */
function rightKey({ headers }: Arrival, service: Service): string {
  const name = headers['x-mock-account'];
  const found = service.accounts().find((one) => (name === undefined ? one.isDefault : one.name === name));
  return found?.apiKey ?? '';
}

function withKey(arrival: Arrival, key: string): void {
  const url = new URL(arrival.url, 'http://mock');
  url.searchParams.delete('api_key');
  url.searchParams.set('api_key', key);
  arrival.url = `${url.pathname}${url.search}`;
}

/** Another way of handing a key in, or of comparing it, opens the account too. */
const opened = (
  operationsOf: Operations,
  when: (arrival: Arrival, right: string, sent: string | null) => boolean,
): Way =>
  arriving(operationsOf, (arrival, service) => {
    const right = rightKey(arrival, service);
    const sent = queryOf(arrival).get('api_key');
    if (right !== '' && sent !== right && when(arrival, right, sent)) withKey(arrival, right);
  });

/** The key is looked at after everything: what is refused with one of these statuses is reported first. */
function late(operationsOf: Operations, reported: (status: number) => boolean, undoes = true): Way {
  const make = (): Acting => {
    let main: Service | undefined;
    const waiting = new Map<Arrival, Snapshot>();
    return {
      decorate: (handle, service) => {
        main ??= service;
        return handle;
      },
      before: (arrival) => {
        if (!main || !isFor(operationsOf, arrival)) return undefined;
        const right = rightKey(arrival, main);
        if (queryOf(arrival).get('api_key') === right) return undefined;
        waiting.set(arrival, main.snapshot());
        withKey(arrival, right);
        return undefined;
      },
      after: (answer: Answer, arrival) => {
        const before = waiting.get(arrival);
        waiting.delete(arrival);
        if (!before || reported(answer.status)) return answer;
        if (undoes) main?.restore(before);
        return answering(401);
      },
    };
  };
  return { make };
}

const closed =
  (path: string, { key }: { key: string | null }): Drawn['show'] =>
  async (api) => {
    const sent = key?.replace('KEY', api.key).replace('HALF', api.key.slice(0, api.key.length / 2)) ?? null;
    return (await api.get(path, { key: sent })).status === 401;
  };
const withoutKey = { key: null };
const header =
  (name: string, value: (key: string) => string, path = '/items.json'): Drawn['show'] =>
  async (api) =>
    (await api.get(path, { key: null, headers: { [name]: value(api.key) } })).status === 401;

/** A right key is refused. */
const shut = (
  operationsOf: readonly OperationId[],
  when: (request: ServiceRequest, service: Service) => boolean,
): Way =>
  instead(operationsOf, (request, handle, service) =>
    when(request, service) ? { status: 401 } : handle(request),
  );

export const keyRows: readonly Drawn[] = [
  row(
    'header',
    every,
    'The key is accepted from X-API-Key',
    opened(every, ({ headers }, right) => headers['x-api-key'] === right),
    header('x-api-key', (key) => key),
    'requires the query parameter api_key',
  ),
  row(
    'bearer',
    of(/^(list|get)/),
    'The key is accepted as a bearer token by what only reads',
    opened(of(/^(list|get)/), ({ headers }, right) => headers.authorization === `Bearer ${right}`),
    header('authorization', (key) => `Bearer ${key}`),
    'requires the query parameter api_key',
  ),
  row(
    'basic',
    every,
    'The key is accepted as the user of basic authentication',
    opened(
      every,
      ({ headers }, right) =>
        headers.authorization === `Basic ${Buffer.from(`${right}:`).toString('base64')}`,
    ),
    header('authorization', (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`),
    'requires the query parameter api_key',
  ),
  row(
    'cookie',
    every,
    'The key is accepted from a cookie',
    opened(every, ({ headers }, right) => String(headers.cookie ?? '').includes(`api_key=${right}`)),
    header('cookie', (key) => `api_key=${key}`),
    'requires the query parameter api_key',
  ),
  row(
    'body',
    of(/^(create|update|change|email)/),
    'The key is accepted from the body',
    opened(of(/^(create|update|change|email)/), (arrival, right) => bodyOf(arrival).api_key === right),
    async (api) =>
      (
        await api.post(
          '/taxes.json',
          { api_key: api.key, tax: { name: 'n', value: '1', region: 'PT' } },
          withoutKey,
        )
      ).status === 401,
    'requires the query parameter api_key',
  ),
  row(
    'other-name',
    of(/^list/),
    'Lists take the key as apikey or key too',
    opened(of(/^list/), (arrival, right) =>
      ['apikey', 'key', 'apiKey'].some((name) => queryOf(arrival).get(name) === right),
    ),
    async (api) => (await api.get(`/clients.json?apiKey=${api.key}`, withoutKey)).status === 401,
    'requires the query parameter api_key',
  ),
  row(
    'in-list',
    of(/^get/),
    'What reads one record takes the key as api_key[]',
    opened(of(/^get/), (arrival, right) => queryOf(arrival).get('api_key[]') === right),
    async (api) =>
      (await api.get(`/taxes/${(await api.tax()).id}.json?api_key[]=${api.key}`, withoutKey)).status === 401,
    'requires the query parameter api_key',
  ),
  row(
    'padded',
    every,
    'White space around a key is left out',
    opened(every, (_a, right, sent) => sent?.trim() === right),
    closed('/items.json', { key: 'KEY ' }),
    '401 when the key is wrong',
  ),
  row(
    'beginning',
    of(/^(get|list)/),
    'The first half of a key is enough to read',
    opened(
      of(/^(get|list)/),
      (_a, right, sent) => sent !== null && sent.length >= 8 && right.startsWith(sent),
    ),
    closed('/items.json', { key: 'HALF' }),
  ),
  row(
    'longer',
    every,
    'A key with something behind it opens the account',
    opened(every, (_a, right, sent) => sent?.startsWith(right) === true),
    closed('/items.json', { key: 'KEYx' }),
  ),
  row(
    'wildcard',
    every,
    'The key is compared as a pattern',
    opened(every, (_a, _right, sent) => sent === '%' || sent === '*'),
    closed('/items.json', { key: '%' }),
  ),
  row(
    'words',
    of(/^list/),
    'Keys like null and undefined open lists',
    opened(of(/^list/), (_a, _right, sent) => ['null', 'undefined', 'true', '0'].includes(sent ?? '')),
    closed('/sequences.json', { key: 'null' }),
  ),
  row(
    'empty',
    of(/^(find|export)/),
    'An empty key opens searches and exports',
    opened(of(/^(find|export)/), (_a, _right, sent) => sent === ''),
    closed('/clients/find-by-code.json?client_code=x', { key: '' }),
  ),
  row(
    'later-page',
    of(/^list/),
    'Later pages need no key',
    opened(of(/^list/), (arrival) => Number(queryOf(arrival).get('page') ?? 1) > 1),
    closed('/clients.json?page=2', withoutKey),
  ),
  row(
    'second-copy',
    ['getDocumentPdf'],
    'A second copy needs no key',
    opened(['getDocumentPdf'], (arrival) => queryOf(arrival).get('second_copy') === 'true'),
    async (api) =>
      (await api.get(`/api/pdf/${(await api.final('Invoice')).id}.json?second_copy=true`, withoutKey))
        .status === 401,
  ),
  row(
    'filtered-list',
    of(/^list(Invoices|Estimates|Guides)$/),
    'A list with a filter needs no key',
    opened(of(/^list(Invoices|Estimates|Guides)$/), (arrival) => queryOf(arrival).has('status[]')),
    closed('/guides.json?status[]=final', withoutKey),
  ),
  row(
    'sibling',
    every,
    'The key of an account opens those whose names begin as its own',
    arriving(every, (arrival, service) => {
      const mine = service.accounts().find((one) => one.apiKey === queryOf(arrival).get('api_key'));
      const name = String(arrival.headers['x-mock-account'] ?? '');
      if (mine && mine.name !== name && name.startsWith(mine.name.replace(/-\d+$/, '')) && name !== '')
        withKey(arrival, rightKey(arrival, service));
    }),
    async (api) => {
      const [a, b] = [
        await api.other({ organization_name: 'Similar' }),
        await api.other({ organization_name: 'Similar' }),
      ];
      return (await b.get('/items.json', { key: a.key })).status === 401;
    },
    'the key identifies the account',
  ),
  row(
    'found-first',
    of(/^get/),
    'A record that does not exist is reported before a missing key',
    late(of(/^get/), (status) => status === 404),
    closed('/taxes/999999.json', withoutKey),
  ),
  row(
    'judged-first',
    of(/^create(Item|Tax|Client|Invoice)$/),
    'What is wrong with a body is reported before a missing key',
    late(of(/^create(Item|Tax|Client|Invoice)$/), (status) => status === 422),
    async (api) => (await api.post('/items.json', { item: {} }, withoutKey)).status === 401,
  ),
  row(
    'changed-first',
    of(/^change/),
    'A forbidden transition is reported before a wrong key',
    late(of(/^change/), (status) => status === 422),
    async (api) => {
      const { id } = await api.doc('Invoice');
      return (
        (
          await api.put(
            `/invoices/${id}/change-state.json`,
            { invoice: { state: 'settled' } },
            { key: 'wrong' },
          )
        ).status === 401
      );
    },
  ),
  row(
    'state-first',
    ['getDocumentPdf'],
    'That a document has no PDF is reported before a missing key',
    late(['getDocumentPdf'], (status) => status === 406),
    async (api) =>
      (await api.get(`/api/pdf/${(await api.doc('Invoice')).id}.json`, withoutKey)).status === 401,
  ),
  row(
    'page-first',
    of(/^list/),
    'A wrong page is reported before a missing key',
    late(of(/^list/), (status) => status === 422),
    closed('/clients.json?page=abc', withoutKey),
  ),
  row(
    'written-all-the-same',
    of(/^create(Item|Client|Tax)$/),
    'What is refused for want of a key is stored all the same',
    late(of(/^create(Item|Client|Tax)$/), () => false, false),
    async (api) => {
      await api.post(
        '/items.json',
        { item: { name: 'Sneaked', description: 'd', unit_price: '1.00' } },
        withoutKey,
      );
      return !(await api.list('/items.json')).some(({ name }) => name === 'Sneaked');
    },
  ),
  row(
    'mailed-all-the-same',
    of(/^email/),
    'An e-mail without a key saves its address',
    late(of(/^email/), () => false, false),
    async (api) => {
      const client = await api.client({ email: 'old@example.com' });
      const { id } = await api.doc('Quote', { client: { name: client.name, code: client.code } });
      await api.put(
        `/quotes/${id}/email-document.json`,
        { message: { client: { email: 'new@example.com', save: '1' } } },
        withoutKey,
      );
      return (await api.one(`/clients/${client.id}.json`)).email === 'old@example.com';
    },
  ),
  row(
    'new-account',
    ['listSequences', 'listTaxes'],
    'A new account cannot list its sequences and taxes',
    shut(
      ['listSequences', 'listTaxes'],
      (request, service) =>
        request.account !== undefined && !service.accounts()[1]?.name.includes(request.account),
    ),
    async (api) => (await (await api.other()).get('/taxes.json')).status === 200,
    "creation returns the new account's api_key",
  ),
  row(
    'second-second-copy',
    ['getDocumentPdf'],
    'Second copies are closed to the right key',
    shut(['getDocumentPdf'], ({ query }) => query.second_copy === 'true'),
    async (api) => (await api.pdf((await api.final('Invoice')).id, '?second_copy=true'))?.status === 200,
    'second_copy: true generates a copy',
  ),
  row(
    'page-shut',
    ['listClients', 'listItems'],
    'Later pages are closed to the right key',
    shut(['listClients', 'listItems'], ({ query }) => Number(query.page) > 1),
    async (api) => (await api.get('/clients.json?page=2')).status === 200,
  ),
  row(
    'forbidden',
    of(/^(update|delete)/),
    'A wrong key is answered 403',
    {
      after: () => (answer, arrival, operation) =>
        answer.status === 401 &&
        queryOf(arrival).get('api_key') &&
        operation &&
        of(/^(update|delete)/).includes(operation)
          ? { ...answer, status: 403 }
          : answer,
    },
    async (api) => (await api.put('/items/1.json', { item: {} }, { key: 'wrong' })).status === 401,
  ),
];
