import { expect, test } from '@playwright/test';
import { runShow } from './show-script.js';

const started = {
  ...{ base_url: 'http://127.0.0.1:1', public_url: 'http://127.0.0.1:2', api_key: 'k1', account_id: 7 },
  ...{ second_base_url: 'http://127.0.0.1:3', second_api_key: 'k2' },
};

test('a script has the addresses and keys under both names', async () => {
  const { status, last } = await runShow(
    'echo "$BASE_URL $BASE $API_KEY $KEY $BASE2 $KEY2 $PUBLIC $ACCOUNT_ID"',
    started,
  );
  expect(status).toBe(0);
  expect(last).toBe('http://127.0.0.1:1 http://127.0.0.1:1 k1 k1 http://127.0.0.1:3 k2 http://127.0.0.1:2 7');
});

test('a script that cannot reach the server could not tell', async () => {
  const { status, last } = await runShow('new_item', started);
  expect(status).toBe(2);
  expect(last).toContain('not a success');
});

test('the exit status is the answer of the script', async () => {
  expect((await runShow('[ 1 = 2 ]', started)).status).toBe(1);
});
