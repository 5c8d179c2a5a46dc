/** Faults of keys: accepted in wrong places or in part, checked too late, refused though valid. */
import { operationIds, operations } from '../../../generated/operations.js';
import type { Arrival } from '../../http/hooks.js';
import type { Service, Snapshot } from '../../service/service.js';
import type { Way } from '../adversary.js';
import { sentBody, sentQuery } from '../body-fields.js';
import { blocking } from '../service-ways.js';
import { answering, arriving, isFor, onStatus, withService } from '../wire-ways.js';
import { rowsOf } from './drawn.js';

const every = operationIds.filter((id) => operations[id].auth);
const of = (pattern: RegExp) => every.filter((id) => pattern.test(id));

/** The valid key of the account that a request is for. */
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

/** Accepts a key that is sent or compared in another way. */
const opened = (when: (arrival: Arrival, right: string, sent: string | null) => boolean): Way =>
  arriving((arrival, service) => {
    const right = rightKey(arrival, service);
    const sent = sentQuery(arrival).get('api_key');
    if (right !== '' && sent !== right && when(arrival, right, sent)) withKey(arrival, right);
  });

/** Checks the key last: a refusal with one of these statuses is returned instead of 401. */
const late =
  (reported: (status: number) => boolean, undoes = true): Way =>
  (of) =>
    withService((service) => {
      const waiting = new Map<Arrival, Snapshot>();
      return {
        before: (arrival) => {
          const main = service();
          if (!main || !isFor(of, arrival)) return undefined;
          const right = rightKey(arrival, main);
          if (sentQuery(arrival).get('api_key') === right) return undefined;
          waiting.set(arrival, main.snapshot());
          withKey(arrival, right);
          return undefined;
        },
        after: (answer, arrival) => {
          const before = waiting.get(arrival);
          waiting.delete(arrival);
          if (!before || reported(answer.status)) return answer;
          if (undoes) service()?.restore(before);
          return answering(401);
        },
      };
    });

export const keyRows = rowsOf('key', {
  header: [
    every,
    'The key is accepted from X-API-Key',
    opened(({ headers }, right) => headers['x-api-key'] === right),
  ],
  bearer: [
    of(/^(list|get)/),
    'The key is accepted as a bearer token by what only reads',
    opened(({ headers }, right) => headers.authorization === `Bearer ${right}`),
  ],
  basic: [
    every,
    'The key is accepted as the user of basic authentication',
    opened(
      ({ headers }, right) =>
        headers.authorization === `Basic ${Buffer.from(`${right}:`).toString('base64')}`,
    ),
  ],
  cookie: [
    every,
    'The key is accepted from a cookie',
    opened(({ headers }, right) => String(headers.cookie ?? '').includes(`api_key=${right}`)),
  ],
  body: [
    of(/^(create|update|change|email)/),
    'The key is accepted from the body',
    opened((arrival, right) => sentBody(arrival).api_key === right),
  ],
  'other-name': [
    of(/^list/),
    'Lists take the key as apikey or key too',
    opened((arrival, right) =>
      ['apikey', 'key', 'apiKey'].some((name) => sentQuery(arrival).get(name) === right),
    ),
  ],
  'in-list': [
    of(/^get/),
    'What reads one record takes the key as api_key[]',
    opened((arrival, right) => sentQuery(arrival).get('api_key[]') === right),
  ],
  padded: [
    every,
    'White space around a key is left out',
    opened((_a, right, sent) => sent?.trim() === right),
  ],
  beginning: [
    of(/^(get|list)/),
    'The first half of a key is enough to read',
    opened((_a, right, sent) => sent !== null && sent.length >= 8 && right.startsWith(sent)),
  ],
  longer: [
    every,
    'A key with something behind it opens the account',
    opened((_a, right, sent) => sent?.startsWith(right) === true),
  ],
  wildcard: [
    every,
    'The key is compared as a pattern',
    opened((_a, _right, sent) => sent === '%' || sent === '*'),
  ],
  words: [
    of(/^list/),
    'Keys like null and undefined open lists',
    opened((_a, _right, sent) => ['null', 'undefined', 'true', '0'].includes(sent ?? '')),
  ],
  empty: [
    of(/^(find|export)/),
    'An empty key opens searches and exports',
    opened((_a, _right, sent) => sent === ''),
  ],
  'later-page': [
    of(/^list/),
    'Later pages need no key',
    opened((arrival) => Number(sentQuery(arrival).get('page') ?? 1) > 1),
  ],
  'second-copy': [
    ['getDocumentPdf'],
    'A second copy needs no key',
    opened((arrival) => sentQuery(arrival).get('second_copy') === 'true'),
  ],
  'filtered-list': [
    of(/^list(Invoices|Estimates|Guides)$/),
    'A list with a filter needs no key',
    opened((arrival) => sentQuery(arrival).has('status[]')),
  ],
  sibling: [
    every,
    'The key of an account opens those whose names begin as its own',
    arriving((arrival, service) => {
      const mine = service.accounts().find((one) => one.apiKey === sentQuery(arrival).get('api_key'));
      const name = String(arrival.headers['x-mock-account'] ?? '');
      if (mine && mine.name !== name && name.startsWith(mine.name.replace(/-\d+$/, '')) && name !== '')
        withKey(arrival, rightKey(arrival, service));
    }),
  ],
  'found-first': [
    of(/^get/),
    'A record that does not exist is reported before a missing key',
    late((status) => status === 404),
  ],
  'judged-first': [
    of(/^create(Item|Tax|Client|Invoice)$/),
    'What is wrong with a body is reported before a missing key',
    late((status) => status === 422),
  ],
  'changed-first': [
    of(/^change/),
    'A forbidden transition is reported before a wrong key',
    late((status) => status === 422),
  ],
  'state-first': [
    ['getDocumentPdf'],
    'That a document has no PDF is reported before a missing key',
    late((status) => status === 406),
  ],
  'page-first': [
    of(/^list/),
    'A wrong page is reported before a missing key',
    late((status) => status === 422),
  ],
  'written-all-the-same': [
    of(/^create(Item|Client|Tax)$/),
    'What is refused for want of a key is stored all the same',
    late(() => false, false),
  ],
  'deleted-all-the-same': [
    ['deleteTax'],
    'A deletion that is refused for want of a key is carried out all the same',
    late(() => false, false),
  ],
  'updated-all-the-same': [
    ['updateClient'],
    'An update that is refused for want of a key is carried out all the same',
    late(() => false, false),
  ],
  'mailed-all-the-same': [
    of(/^email/),
    'An e-mail without a key saves its address',
    late(() => false, false),
  ],
  'new-account': [
    ['listSequences', 'listTaxes'],
    'A new account cannot list its sequences and taxes',
    blocking(
      { status: 401 },
      (request, _handle, service) =>
        request.account !== undefined && !service.accounts()[1]?.name.includes(request.account),
    ),
  ],
  'second-second-copy': [
    ['getDocumentPdf'],
    'Second copies are closed to the right key',
    blocking({ status: 401 }, ({ query }) => query.second_copy === 'true'),
  ],
  'page-shut': [
    ['listClients', 'listItems'],
    'Later pages are closed to the right key',
    blocking({ status: 401 }, ({ query }) => Number(query.page) > 1),
  ],
  forbidden: [
    of(/^(update|delete)/),
    'A wrong key is answered 403',
    onStatus([401], (answer, arrival) =>
      sentQuery(arrival).get('api_key') ? { ...answer, status: 403 } : answer,
    ),
  ],
});
