/** The flow of a document from a draft to every state, by every way. */
import { bodyFor, type Drive, idIn, line } from './drive.fixture.js';
import type { JsonObject } from './json.js';
import { kinds } from './kinds.js';

const states = [
  'archived',
  '',
  'finalized',
  'deleted',
  'canceled',
  'settled',
  'unsettled',
  'accept',
  'refuse',
];

export async function change(drive: Drive, plural: string, id: string, state: string): Promise<void> {
  const wrapper = kinds.find((kind) => kind.plural === plural)?.singular ?? '';
  await drive.send('PUT', `/${plural}/${id}/change-state.json`, { [wrapper]: { state, message: 'because' } });
  await drive.send('GET', `/${plural}/${id}.json`);
}

export const mail = (more: JsonObject = {}, client: JsonObject = {}): JsonObject => ({
  message: {
    client: { email: 'to@firm.example', save: '0', ...client },
    subject: 'hello',
    body: 'text',
    ...more,
  },
});

/** From a draft to every state by every way, each with what is not allowed there, mailed and updated on the way. */
const ways: string[][] = [
  [],
  ['deleted'],
  ['finalized'],
  ['finalized', 'canceled'],
  ['finalized', 'settled'],
  ['finalized', 'settled', 'unsettled'],
  ['finalized', 'accept'],
  ['finalized', 'accept', 'refuse'],
  ['finalized', 'refuse'],
  ['finalized', 'refuse', 'accept'],
  ['finalized', 'refuse', 'canceled'],
  ['finalized', 'accept', 'canceled'],
];

export async function stateWays(drive: Drive, plural: string, singular: string): Promise<void> {
  for (const [at, way] of ways.entries()) {
    for (const shape of [0, 1]) {
      const body = bodyFor(
        `${plural} ${at}`,
        shape === 0 ? {} : { reference: undefined, items: [line('Only one', { quantity: '3' })] },
      );
      const id = idIn(await drive.send('POST', `/${plural}.json`, { [singular]: body }));
      if (shape === 0) {
        await drive.send('PUT', `/${plural}/${id}.json`, { [singular]: { due_date: '06/03/2026' } });
        await drive.send('PUT', `/${plural}/${id}/email-document.json`, mail());
      }
      for (const state of way) await change(drive, plural, id, state);
      for (const state of states)
        if (!(at === 0 && (state === 'finalized' || state === 'deleted')))
          await change(drive, plural, id, state);
      await drive.send('GET', `/api/pdf/${id}.json`);
      await drive.send('GET', `/api/pdf/${id}.json`);
    }
  }
  const id = idIn(
    await drive.send('POST', `/${plural}.json`, { [singular]: bodyFor(`${plural} tried twice`) }),
  );
  for (const state of ['finalized', 'deleted', 'deleted']) await change(drive, plural, id, state);
  await drive.send('PUT', `/${plural}/999999999/change-state.json`, { [singular]: { state: 'finalized' } });
}
