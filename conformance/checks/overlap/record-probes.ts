/** Probes for concurrent updates of clients and items, and their fields. */
import type { Made } from '../../given/given.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { clientKind } from '../kit/client-kind.js';
import type { Probe } from '../kit/probe.js';
import { readOf, updateOf } from '../kit/probes.js';

export const clientProbe = ({ id, name, sent }: Made, fields?: Json): Probe =>
  fields ? updateOf('client', id, { name, code: sent.code, ...fields }) : readOf('client', id);

export const itemProbe = ({ id, name }: Made, fields?: Json): Probe =>
  fields ? updateOf('item', id, { name, unit_price: '100', ...fields }) : readOf('item', id);

export const taxProbe = ({ id, name }: Made, fields?: Json): Probe =>
  fields ? updateOf('tax', id, { name, ...fields }) : readOf('tax', id);

export const aClient = (t: CheckContext): Promise<Made> => t.given.acquire('client', clientKind.minimum(t));

export const anItem = (t: CheckContext): Promise<Made> =>
  t.given.acquire('item', { name: t.unique('Item'), description: 'At once', unit_price: '100' });
