/** Updates of clients and items that overlap, and what names them. */
import type { Made } from '../../given/given.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { clientKind } from '../kit/client-kind.js';
import type { Probe } from '../kit/probe.js';

export const clientProbe = (one: Made, fields?: Json): Probe => ({
  operation: fields ? 'updateClient' : 'getClient',
  path: { 'client-id': one.id },
  ...(fields && { body: { client: { name: one.name, code: one.sent.code, ...fields } } }),
});

export const itemProbe = (one: Made, fields?: Json): Probe => ({
  operation: fields ? 'updateItem' : 'getItem',
  path: { 'item-id': one.id },
  ...(fields && { body: { item: { name: one.name, unit_price: '100', ...fields } } }),
});

export const aClient = (t: CheckContext): Promise<Made> => t.given.acquire('client', clientKind.minimum(t));

export const anItem = (t: CheckContext): Promise<Made> =>
  t.given.acquire('item', { name: t.unique('Item'), description: 'At once', unit_price: '100' });

export const alone = async (t: CheckContext, probe: Probe): Promise<Json> => {
  const { operation, path, body } = probe;
  return (await t.given.call(operation, { ...(path && { path }), ...(body !== undefined && { body }) }))
    .record;
};
