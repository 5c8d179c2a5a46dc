// A journal entry as a piece of program: curl, fetch, openapi-fetch, tests, and the line that makes a fault rule of
// it. Text in, text out: knows no page, so that a test can run what it writes.

const HIDDEN = '[redacted]';
const WRONG_KEY = 'not-the-key';
const isName = /^[A-Za-z_$][\w$]*$/;

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const shellQuoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A value as it stands in a program; what is short stays on one line. */
function literal(value, indent = '') {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one) => literal(one, `${indent}  `))
    : Object.entries(value).map(
        ([name, one]) => `${isName.test(name) ? name : quoted(name)}: ${literal(one, `${indent}  `)}`,
      );
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return start + end;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && line.length + indent.length < 90) return line;
  return `${start}\n${parts.map((one) => `${indent}  ${one},\n`).join('')}${indent}${end}`;
}

const jsonOf = (text) => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** Path and query without the key, and whether there was one. */
export function addressOf(entry) {
  const [path, query = ''] = entry.url.split('?', 2);
  const rest = query.split('&').filter((one) => one !== '' && !/^api_key=/.test(one));
  return { path, query: rest.join('&'), hasKey: /(^|&)api_key=/.test(query) };
}

/** The key that leads to the same answer: the account's own, or a wrong one where the answer was 401. */
export function keyFor(entry, account) {
  return entry.status === 401 && entry.fault === null ? WRONG_KEY : account.apiKey;
}

function urlOf(entry, base, key) {
  const { path, query, hasKey } = addressOf(entry);
  const search = [hasKey && `api_key=${key}`, query].filter(Boolean).join('&');
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}

const isMain = ({ world }) => world === '' || world === 'main';

/** Runs as it is pasted. */
export function asCurl(entry, account) {
  const body = entry.request.body;
  const key = account === undefined ? HIDDEN : keyFor(entry, account);
  const host = account?.url ?? `http://${entry.request.headers.host}`;
  const [before, after] = urlOf(entry, host, key).split(HIDDEN, 2);
  const url =
    after === undefined ? shellQuoted(before) : `${shellQuoted(before)}"$API_KEY"${shellQuoted(after)}`;
  const type = entry.request.headers['content-type'];
  return [
    `curl -i -g -X ${entry.method} ${url}`,
    type && body !== '' && `-H ${shellQuoted(`content-type: ${type}`)}`,
    !isMain(entry) && !inAddress(account) && `-H ${shellQuoted(`x-mock-world: ${entry.world}`)}`,
    body !== '' && `--data-binary ${shellQuoted(body)}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ');
}

/** The address of an account in another world names that world. */
const inAddress = (account) => /\/__mock\/in\/|\.world\./.test(account?.url ?? '');

/** What follows the address in `fetch(address, ...)`. */
function fetchOptions(entry, indent) {
  const body = jsonOf(entry.request.body);
  if (entry.request.body === '') return entry.method === 'GET' ? '' : `, { method: ${quoted(entry.method)} }`;
  const text =
    body === undefined ? quoted(entry.request.body) : `JSON.stringify(${literal(body.value, `${indent}  `)})`;
  return `, {
${indent}  method: ${quoted(entry.method)},
${indent}  headers: { 'content-type': 'application/json' },
${indent}  body: ${text},
${indent}}`;
}

export function asFetch(entry, account) {
  const key = account === undefined ? 'YOUR-KEY' : keyFor(entry, account);
  const url = quoted(urlOf(entry, account?.url ?? `http://${entry.request.headers.host}`, key));
  return `const response = await fetch(${url}${fetchOptions(entry, '')});
console.log(response.status, await response.text());
`;
}

/** The values of a path's parameters, by the operation's template. */
function pathValues(template, path) {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+?)');
  const found = new RegExp(`^${pattern}$`).exec(path) ?? [];
  return Object.fromEntries(
    names.map((name, index) => {
      const text = decodeURIComponent(found[index + 1] ?? '');
      return [name, /^\d{1,15}$/.test(text) ? Number(text) : text];
    }),
  );
}

/** `a=1&b[]=x&b[]=y` -> { a: '1', 'b[]': ['x', 'y'] }. */
function queryValues(query) {
  const values = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (name.endsWith('[]')) values[name] = [...(values[name] ?? []), value];
    else values[name] = /^\d{1,9}$/.test(value) ? Number(value) : value;
  }
  return values;
}

/** With the client of the README, which adds the key to every call. Undefined for a path of no operation. */
export function asOpenapiFetch(entry, operation) {
  if (operation === undefined) return undefined;
  const { path, query } = addressOf(entry);
  const [inPath, inQuery] = [pathValues(operation.path, path), queryValues(query)];
  const params = {
    ...(Object.keys(inPath).length > 0 && { path: inPath }),
    ...(Object.keys(inQuery).length > 0 && { query: inQuery }),
  };
  const body = jsonOf(entry.request.body);
  const init = { ...(Object.keys(params).length > 0 && { params }), ...(body && { body: body.value }) };
  const more = Object.keys(init).length === 0 ? '' : `, ${literal(init)}`;
  return `const { data, error, response } = await api.${entry.method}(${quoted(operation.path)}${more});
`;
}

/** The line that makes the same happen in a test. */
export const asFaultLine = (rule) => `mock.faults.add(${literal(rule)});`;

const TESTS = {
  vitest: "import { expect, test } from 'vitest';",
  playwright: "import { expect, test } from '@playwright/test';",
};

/** A whole test file: a mock of its own, the rule where there is one, the request and what it answered. */
export function asTest(kind, entry, { scenario, rule }) {
  const { path, query, hasKey } = addressOf(entry);
  const key = entry.status === 401 && entry.fault === null ? WRONG_KEY : `$\{mock.apiKey}`;
  const search = [hasKey && `api_key=${key}`, query].filter(Boolean).join('&');
  const url = `\`\${mock.url}${(path + (search === '' ? '' : `?${search}`)).replaceAll('`', '\\`')}\``;
  const name = `${entry.operation ?? `${entry.method} ${path}`} -> ${rule?.status ?? entry.status}`;
  return `${TESTS[kind]}
import { startMock } from 'invoicing-contract/mock';

test(${quoted(name)}, async () => {
  const mock = await startMock({ scenario: ${quoted(scenario)}, port: 0 });
  try {
${rule === undefined ? '' : `    mock.faults.add(${literal(rule, '    ')});\n`}    const response = await fetch(${url}${fetchOptions(entry, '    ')});
    expect(response.status).toBe(${rule?.status ?? entry.status});
  } finally {
    await mock.close();
  }
});
`;
}
