/** Sends requests to a server and writes every answer down, with what is random removed. It judges nothing. */
import type { IndependentServer } from './index.js';
import { isObject, type Json, type JsonObject, valueAt } from './json.js';

export interface Answer {
  status: number;
  body: Json | undefined;
}
export interface Drive {
  notes: string[];
  send: (
    method: string,
    path: string,
    body?: Json,
    options?: { key?: string | null; base?: string; raw?: string },
  ) => Promise<Answer>;
  server: IndependentServer;
}

/** Thrown at the first answer that is not the expected one. */
export class Differs extends Error {}

export function driver(server: IndependentServer, expected?: readonly string[]): Drive {
  const notes: string[] = [];
  const plain = (text: string): string =>
    text
      .replaceAll(new URL(server.publicUrl).host, 'HOST')
      .replace(/[0-9a-f]{24,}/g, 'RANDOM')
      .replace(/"saft_hash":"[^"]*"/g, '"saft_hash":"HASH"');
  const send: Drive['send'] = async (method, path, body, options = {}) => {
    const url = new URL(`${options.base ?? server.url}${path}`);
    const key = options.key === undefined ? server.apiKey : options.key;
    if (key !== null) url.searchParams.set('api_key', key);
    const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      ...(payload === undefined ? {} : { body: payload, headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    const note = plain(`${method} ${path} ${payload ?? ''} -> ${answer.status} ${text}`);
    if (expected && expected[notes.length] !== note) throw new Differs(note);
    notes.push(note);
    let parsed: Json | undefined;
    try {
      parsed = text.trim() === '' ? undefined : (JSON.parse(text) as Json);
    } catch {
      parsed = text;
    }
    return { status: answer.status, body: parsed };
  };
  return { notes, send, server };
}

export const idIn = (answer: Answer): string => {
  const inside = isObject(answer.body) ? Object.values(answer.body)[0] : undefined;
  return String(valueAt(inside, 'id') ?? '0');
};

export const line = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  description: `about ${name}`,
  unit_price: '10.25',
  quantity: '2',
  unit: 'hour',
  tax: { name: 'IVA23' },
  ...more,
});
const address = (city: string): JsonObject => ({
  detail: 'Street 1',
  city,
  postal_code: '1000-001',
  country: 'Portugal',
});

export function bodyFor(name: string, more: JsonObject = {}): JsonObject {
  return {
    date: '03/02/2026',
    due_date: '05/03/2026',
    loaded_at: '03/02/2026 10:30:00',
    reference: `ref ${name}`,
    observations: 'own words',
    retention: '5',
    license_plate: '11-AA-22',
    mb_reference: '1',
    address_from: address('Lisboa'),
    address_to: address('Porto'),
    client: { name: 'Flow & Sons', code: 'FS', email: 'flow@firm.example' },
    items: [
      line('First & best'),
      line('Second', { discount: '10', quantity: '1.5' }),
      line("Third's", { tax: { name: 'unknown' }, quantity: '12' }),
    ],
    ...more,
  };
}
