/**
 * The script of a finding: its minimized trace, with the runtime that replays and judges it. Needs a shell and Node.js. Exits
 * with 1 if the violation shows, with 0 if it does not, with 2 if it cannot be judged.
 */
import { literalPattern } from '../target/literal-pattern.js';
import * as runtime from './runtime.js';
import type { Piece, Trace } from './trace.js';

export interface ScriptSubject {
  id: string;
  rule: string;
  source: string;
  expected: string;
  actual: string;
  trace: Trace;
}

export interface ScriptTarget {
  target: string;
  publicUrl?: string;
  secondBaseUrl?: string;
}

/** A file name for the finding, unique among `names` (to which it is added): letters, digits, dots and dashes. */
export function scriptName(id: string, names: Set<string>): string {
  const plain =
    id
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80) || 'finding';
  let name = `${plain}.sh`;
  for (let n = 2; names.has(name.toLowerCase()); n++) name = `${plain}-${n}.sh`;
  names.add(name.toLowerCase());
  return name;
}

/** The number of tries before a violation counts as absent: some show only for every third record. */
const rounds = 3;

export function scriptOf(subject: ScriptSubject, target: ScriptTarget): string {
  const { trace } = subject;
  const usesBurst = trace.steps.some(({ burst }) => burst !== undefined);
  const uses = (wanted: (piece: Exclude<Piece, string>) => boolean) =>
    trace.steps.some(({ url, body = [] }) =>
      [...url, ...body].some((piece) => typeof piece !== 'string' && wanted(piece)),
    );
  const needsSecond = uses(
    (piece) => ('base' in piece && piece.base === 'second') || ('key' in piece && piece.key === 'second'),
  );
  return [
    '#!/bin/sh',
    comment(subject.id),
    comment(`Rule:     ${subject.rule} (${subject.source})`),
    comment(`Expected: ${withoutTag(subject.expected, trace.tag)}`),
    comment(`Got:      ${withoutTag(subject.actual, trace.tag)}`),
    '#',
    '# Sends these requests on fresh records and judges the last answer:',
    ...trace.steps.map(({ method, url, body }, n) =>
      comment(`${n + 1}. ${method} ${shown(url)}${body ? `  ${shown(body)}` : ''}${beside(trace, n)}`),
    ),
    '#',
    `# Set CONFORMANCE_API_KEY${needsSecond ? ' and CONFORMANCE_SECOND_API_KEY' : ''}; CONFORMANCE_BASE_URL and its like override the addresses. Needs Node 18 or later.`,
    '# Ends with 1 when the violation shows, with 0 when it does not, with 2 when nothing can be said.',
    'exec node --input-type=module - "$@" <<\'END_OF_SCRIPT\'',
    'const __name = (value) => value;',
    `const trace = ${asSource(trace)};`,
    `const defaults = ${asSource({ own: trim(target.target), second: trim(target.secondBaseUrl), public: trim(target.publicUrl) })};`,
    `const expected = ${asSource(withoutTag(subject.expected, trace.tag))};`,
    `const rounds = ${usesBurst ? runtime.burstRounds : rounds};`,
    `const needsSecond = ${needsSecond};`,
    ...functionsOf(runtime).map(String),
    main,
    'END_OF_SCRIPT',
    '',
  ].join('\n');
}

/** What belongs to the recorded run is not what the script creates. */
const withoutTag = (text: string, tag: string): string =>
  tag === '' ? text : text.replace(new RegExp(literalPattern(tag), 'gi'), '<fresh>');

/** With which other steps a step is sent at once. */
function beside({ steps }: Trace, n: number): string {
  const { burst } = steps[n] ?? {};
  const others = steps.flatMap((step, other) =>
    burst !== undefined && step.burst === burst && other !== n ? [other + 1] : [],
  );
  return others.length > 0 ? `  (at once with ${others.join(', ')})` : '';
}

const functionsOf = (all: object): unknown[] => Object.values(all).filter((one) => typeof one === 'function');

const trim = (url: string | undefined) => url?.replace(/\/+$/, '');

/** JSON that is safe in a script and in a here-document of a shell. */
const asSource = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined')
    .replace(/[\u2028\u2029\u007f-\u009f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('END_OF_SCRIPT', 'END\\u005fOF_SCRIPT');

const shown = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('slot' in piece) return `<id ${piece.slot + 1}>`;
      if ('base' in piece) return piece.base === 'own' ? '' : `<${piece.base} address>`;
      if ('key' in piece) return '<key>';
      return '<fresh>';
    })
    .join('')
    .slice(0, 600);

/** A comment line; control characters and line breaks are replaced, so that no text can end it. */
const comment = (text: string): string => `# ${text.replace(/\p{Cc}+|[\u2028\u2029]+/gu, ' ')}`;

const main = `
const { request } = await import('node:http');
const { request: secureRequest } = await import('node:https');
const { env } = process;
const keys = { own: env.CONFORMANCE_API_KEY, second: env.CONFORMANCE_SECOND_API_KEY };
const end = (status, words) => { console.log(words); process.exit(status); };
if (!keys.own) end(2, 'Set CONFORMANCE_API_KEY to the key of the account.');
if (needsSecond && !keys.second) end(2, 'Set CONFORMANCE_SECOND_API_KEY to the key of the second account.');
const addresses = {
  own: env.CONFORMANCE_BASE_URL || defaults.own,
  second: env.CONFORMANCE_SECOND_BASE_URL || defaults.second,
  public: env.CONFORMANCE_PUBLIC_URL || defaults.public,
};
const send = ({ method, url, headers, body }) => new Promise((resolve) => {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const all = { accept: 'application/json', ...headers, ...(bytes && { 'content-length': bytes.length }) };
  const outgoing = (url.startsWith('https:') ? secureRequest : request)(url, { method, headers: all, agent: false, timeout: 30000 }, (answer) => {
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(parts).toString('utf8') }));
    answer.on('error', () => resolve({ status: 0, body: '' }));
  });
  outgoing.on('timeout', () => outgoing.destroy());
  outgoing.on('error', () => resolve({ status: 0, body: '' }));
  outgoing.end(bytes);
});
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const alive = await send({ method: 'GET', url: addresses.own + '/', headers: {} });
if (alive.status === 0) end(2, 'No server answers at ' + addresses.own + ': nothing can be said.');
let last = { outcome: 'unknown', says: '' };
for (let round = 1; round <= rounds; round += 1) {
  const tag = 's' + Date.now().toString(36) + process.pid.toString(36) + round;
  const found = await replayTrace(trace, { send, sleep, addresses, keys, tag });
  if (found.outcome === 'shows') { console.log('Expected: ' + expected); end(1, 'Got:      ' + found.says + '\\nThe violation shows.'); }
  if (found.outcome === 'absent' || last.outcome === 'unknown') last = found;
}
if (last.outcome === 'absent') end(0, 'Got:      ' + last.says + '\\nThe violation does not show.');
end(2, 'Nothing can be said: ' + last.says);
`;
