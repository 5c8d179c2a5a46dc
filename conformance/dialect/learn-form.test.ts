// Which of the likely forms is kept, what a refusal means, and the message if all are refused.
import { expect, test } from '@playwright/test';
import { onTiny, tinyService } from '../run/tiny-service.fixture.js';
import { emptyDialect, formsOf, type Template } from './dialect.js';
import { firstAccepted } from './learn-form.js';

const operation = 'createRegularization';
const likely = formsOf(operation);

/** Learns from a service that answers these statuses one after the other. */
async function learned(statuses: number[], fixed?: Template) {
  const tried: unknown[] = [];
  const answer = ({ body }: { body: unknown }) => {
    tried.push(body);
    return { status: statuses[tried.length - 1] ?? 200, body: { item: { id: 5 } } };
  };
  const { run } = tinyService({ faults: [answer] });
  const { client } = onTiny(run);
  const dialect = emptyDialect();
  if (fixed !== undefined) dialect.bodies[operation] = fixed;
  const record = await firstAccepted({ client, dialect }, operation, 5, { fields: 1 });
  return { record, dialect, tried: tried.length };
}

test('the first form is accepted -> kept, and no other is tried', async () => {
  const { record, dialect, tried } = await learned([200]);
  expect([record, tried]).toEqual([{ id: 5 }, 1]);
  expect(dialect.bodies[operation]).toEqual(likely[0]);
  expect(dialect.learned).toEqual(['createRegularization takes {"regularization":"{fields}"}']);
});

for (const status of [400, 409, 415, 422])
  test(`${status} -> may be meant for the form: the next one is tried`, async () => {
    const { record, dialect } = await learned([status]);
    expect([record, dialect.bodies[operation]]).toEqual([{ id: 5 }, likely[1]]);
    expect(dialect.failed).toEqual({});
  });

for (const status of [300, 401, 404, 500])
  test(`${status} -> says nothing of the form: no other is tried, and none has failed`, async () => {
    const { record, dialect } = await learned([status, status, status]);
    expect([record, dialect.bodies[operation], dialect.failed]).toEqual([undefined, undefined, {}]);
  });

test('all are refused -> the first refusal, with what was tried', async () => {
  const { record, dialect } = await learned([422, 400]);
  expect(record).toBeUndefined();
  expect(dialect.failed[operation]).toMatch(
    /^422 \{"item".*; tried .*"\{fields\}".*"\{fields:days\}".*--dialect FILE/,
  );
});

test('a form that a file fixed -> no other is tried', async () => {
  const fixed = { regularization: { own: '{fields}' } };
  expect((await learned([200], fixed)).dialect.bodies[operation]).toEqual(fixed);
  const { dialect, tried } = await learned([422], fixed);
  expect(tried).toBe(1);
  expect(dialect.failed[operation]).not.toContain('days');
});
