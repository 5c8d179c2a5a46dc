/**
 * A journal entry as code: curl, fetch, openapi-fetch, tests, and the line that adds a fault rule. Independent of the
 * page, so that a test can run the code.
 */
import { jsonIn } from '../../http/json.js';
import type { Entry, OperationRow, Rule } from './client.js';

/** The parts of an entry that are needed to send it again. */
export type SentRequest = Pick<Entry, 'method' | 'url' | 'world' | 'status' | 'fault' | 'request'>;
type Exchange = SentRequest & Pick<Entry, 'operation' | 'answer'>;
type Caller = { url: string; apiKey?: string } | undefined;

/** The journal's replacement for a key. */
const HIDDEN = '[redacted]';
const WRONG_KEY = 'not-the-key';
const isName = /^[A-Za-z_$][\w$]*$/;
const MAX_LINE = 90;

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A value as source code; a short one is on one line. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const inner = (one: unknown) => literal(one, `${indent}  `);
  const parts = isList
    ? value.map(inner)
    : Object.entries(value).map(([name, one]) => `${isName.test(name) ? name : quoted(name)}: ${inner(one)}`);
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return start + end;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && line.length + indent.length < MAX_LINE) return line;
  return `${start}\n${parts.map((one) => `${indent}  ${one},\n`).join('')}${indent}${end}`;
}

/** Path and query without the key, and whether there was a key. */
export function addressOf({ url }: Pick<Entry, 'url'>) {
  const [path = '', query = ''] = url.split('?', 2);
  const rest = query.split('&').filter((one) => one !== '' && !/^api_key=/.test(one));
  return { path, query: rest.join('&'), hasKey: /(^|&)api_key=/.test(query) };
}

/** Whether a wrong key must be sent again: the journal keeps no keys. */
export const wasKeyRefused = ({ status, fault }: SentRequest): boolean => status === 401 && fault === null;

function urlOf(entry: SentRequest, base: string, key: string): string {
  const { path, query, hasKey } = addressOf(entry);
  const search = [hasKey && `api_key=${key}`, query].filter(Boolean).join('&');
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

/** The key that gives the same answer. */
export const keyFor = (entry: SentRequest, own: string): string => (wasKeyRefused(entry) ? WRONG_KEY : own);

const hostOf = ({ request }: SentRequest, caller: Caller) => caller?.url ?? `http://${request.headers.host}`;
/** Whether the account's address contains a world, as it does outside of main. */
const namesWorld = (caller: Caller) => /\/__mock\/in\/|\.world\./.test(caller?.url ?? '');
const isMain = ({ world }: SentRequest) => world === '' || world === 'main';

/** A command that can be pasted into a shell. */
export function asCurl(entry: SentRequest, caller: Caller): string {
  const { body, headers } = entry.request;
  const key = caller === undefined ? HIDDEN : keyFor(entry, caller.apiKey ?? '');
  const [before = '', after] = urlOf(entry, hostOf(entry, caller), key).split(HIDDEN, 2);
  const url =
    after === undefined ? shellQuoted(before) : `${shellQuoted(before)}"$API_KEY"${shellQuoted(after)}`;
  const type = headers['content-type'];
  return [
    `curl -i -g -X ${entry.method} ${url}`,
    type && body !== '' && `-H ${shellQuoted(`content-type: ${type}`)}`,
    !isMain(entry) && !namesWorld(caller) && `-H ${shellQuoted(`x-mock-world: ${entry.world}`)}`,
    // Not --data-binary, which reads a file when the body starts with "@".
    body !== '' && `--data-raw ${shellQuoted(body)}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

function fetchOptions({ method, request }: SentRequest, indent: string): string {
  if (request.body === '') return method === 'GET' ? '' : `, { method: ${quoted(method)} }`;
  const body = jsonIn(request.body);
  const text = body === undefined ? quoted(request.body) : `JSON.stringify(${literal(body, `${indent}  `)})`;
  return `, {
${indent}  method: ${quoted(method)},
${indent}  headers: { 'content-type': 'application/json' },
${indent}  body: ${text},
${indent}}`;
}

export function asFetch(entry: SentRequest, caller: Caller): string {
  const key = caller === undefined ? 'YOUR-KEY' : keyFor(entry, caller.apiKey ?? '');
  const url = quoted(urlOf(entry, hostOf(entry, caller), key));
  return `const response = await fetch(${url}${fetchOptions(entry, '')});
console.log(response.status, await response.text());
`;
}

const numberOrText = (text: string, pattern: RegExp) => (pattern.test(text) ? Number(text) : text);

function pathValues(template: string, path: string): Record<string, string | number> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+?)');
  const found = new RegExp(`^${pattern}$`).exec(path) ?? [];
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      numberOrText(decodeURIComponent(found[index + 1] ?? ''), /^\d{1,15}$/),
    ]),
  );
}

/** `a=1&b[]=x&b[]=y` -> { a: 1, 'b[]': ['x', 'y'] }. */
function queryValues(query: string): Record<string, unknown> {
  const search = new URLSearchParams(query);
  return Object.fromEntries(
    [...search].map(([name, value]) => [
      name,
      name.endsWith('[]') ? search.getAll(name) : numberOrText(value, /^\d{1,9}$/),
    ]),
  );
}

const isFilled = (values: object) => Object.keys(values).length > 0;

/** Uses the client of the README, which adds the key to every call. Undefined for an unknown path. */
export function asOpenapiFetch(entry: SentRequest, operation: OperationRow | undefined): string | undefined {
  if (operation === undefined) return undefined;
  const address = addressOf(entry);
  const [path, query] = [pathValues(operation.path, address.path), queryValues(address.query)];
  const params = { ...(isFilled(path) && { path }), ...(isFilled(query) && { query }) };
  const body = jsonIn(entry.request.body);
  const init = { ...(isFilled(params) && { params }), ...(body !== undefined && { body }) };
  const more = isFilled(init) ? `, ${literal(init)}` : '';
  return `const { data, error, response } = await api.${entry.method}(${quoted(operation.path)}${more});
`;
}

export const asFaultLine = (rule: Rule): string => `mock.faults.add(${literal(rule)});`;

/** Fields that are the same in every run of a test, the most significant first. Ids, times and links are not. */
const ESSENTIAL = [
  'status',
  'state',
  'type',
  'name',
  'code',
  'value',
  'total',
  'amount',
  'serie',
  'reference',
];
const MAX_FIELDS = 4;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function essentialsOf(record: Record<string, unknown>): Record<string, unknown> {
  const found = ESSENTIAL.filter((name) => ['string', 'number'].includes(typeof record[name]));
  return Object.fromEntries(found.slice(0, MAX_FIELDS).map((name) => [name, record[name]]));
}

/** The reason of a refusal without the mock's additions. */
const withoutDetails = (errors: unknown): unknown => {
  if (Array.isArray(errors)) return errors.map(withoutDetails);
  return isPlain(errors) && 'error' in errors ? { error: errors.error } : errors;
};

/** What a test can assert of an answer besides its status; undefined when there is nothing. */
export function seenIn(answer: string): Record<string, unknown> | undefined {
  const body = jsonIn(answer);
  if (!isPlain(body) || answer.includes(HIDDEN)) return undefined;
  if ('errors' in body) return { errors: withoutDetails(body.errors) };
  const seen: Record<string, unknown> = essentialsOf(body);
  for (const [name, value] of Object.entries(body)) {
    if (name === 'pagination' && isPlain(value)) seen[name] = { total_entries: value.total_entries };
    else if (isPlain(value) && isFilled(essentialsOf(value))) seen[name] = essentialsOf(value);
    // Lists without pagination are part of the account's setup.
    else if (Array.isArray(value) && !('pagination' in body) && value.every(isPlain))
      seen[name] = value.map(essentialsOf);
  }
  return isFilled(seen) && literal(seen).length < MAX_SEEN ? seen : undefined;
}

const MAX_SEEN = 1200;
const IMPORTS = {
  vitest: "import { expect, test } from 'vitest';",
  playwright: "import { expect, test } from '@playwright/test';",
};

interface TestContext {
  scenario: string;
  /** Added before the request, whose answer is then the rule's. */
  rule?: Rule;
}

/** A whole test file: a mock, the rule if there is one, the request, and assertions of its status and fields. */
export function asTest(kind: keyof typeof IMPORTS, entry: Exchange, { scenario, rule }: TestContext): string {
  const { path } = addressOf(entry);
  const key = wasKeyRefused(entry) ? WRONG_KEY : `$\{mock.apiKey}`;
  const url = `\`$\{mock.url}${urlOf(entry, '', key).replaceAll('`', '\\`')}\``;
  const outcome = rule?.drop ? 'no answer' : (rule?.status ?? entry.status);
  const call = `fetch(${url}${fetchOptions(entry, '    ')})`;
  const lines = [
    rule && asFaultLine(rule),
    ...(outcome === 'no answer' || outcome === 0
      ? [`await expect(${call}).rejects.toThrow();`]
      : [
          `const response = await ${call};`,
          `expect(response.status).toBe(${outcome});`,
          ...seenLines(
            rule?.status === undefined ? seenIn(entry.answer.body) : seenIn(JSON.stringify(rule.body ?? '')),
          ),
        ]),
  ].filter((one) => one !== undefined);
  return `${IMPORTS[kind]}
import { startMock } from 'invoicing-contract/mock';

test(${quoted(`${entry.operation ?? `${entry.method} ${path}`} -> ${outcome}`)}, async () => {
  const mock = await startMock({ scenario: ${quoted(scenario)}, port: 0 });
  try {
    ${lines.join('\n    ')}
  } finally {
    await mock.close();
  }
});
`;
}

const seenLines = (seen: Record<string, unknown> | undefined): string[] =>
  seen === undefined ? [] : [`expect(await response.json()).toMatchObject(${literal(seen, '    ')});`];
