// An unjudged request: it is repeated after a 5xx and nothing else.
import { expect, test } from '@playwright/test';
import { inconclusive, violated } from '../judge/outcome.js';
import { attempt } from './attempt.js';
import type { Answer } from './call.js';
import type { Client } from './client.js';

const serverError = () =>
  violated({
    ...{ statement: 'rule:no-server-error', sort: 'status', field: 'http.status', symptom: '500' },
    ...{ subject: '', expected: 'a', actual: 'b' },
  });

/** A client that answers or throws these one after the other; counts the requests. */
function clientOf(...ends: (Error | number)[]): { client: Client; sent: () => number } {
  let sent = 0;
  const raw = async (): Promise<Answer> => {
    const end = ends[sent];
    sent += 1;
    if (end instanceof Error) throw end;
    return { status: end } as Answer;
  };
  return { client: { raw } as unknown as Client, sent: () => sent };
}

for (const [name, ends, status, requests] of [
  ['an answer', [201], 201, 1],
  ['a refusal', [422], 422, 1],
  ['a 5xx now and then', [serverError(), serverError(), 201], 201, 3],
  ['a 5xx each time', [serverError(), serverError(), serverError(), 201], undefined, 3],
  ['a time-out', [inconclusive('no answer in time'), 201], undefined, 1],
] as const)
  test(`${name} -> ${status ?? 'nothing'} after ${requests} requests`, async () => {
    const { client, sent } = clientOf(...ends);
    const answer = await attempt(client, 'createItem', { body: { item: {} } });
    expect(answer?.status).toBe(status);
    expect(sent()).toBe(requests);
  });
