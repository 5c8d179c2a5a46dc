/**
 * A shell script per finding that sends the same requests again with curl and judges the telling answer by the assertion
 * itself: its status, the value at its place, or, where neither says it, its whole body. Ends with 1 when the fault shows,
 * with 0 when it does not.
 */

import type { Exchange } from '../judge/result.js';
import { captures, type Part, type Slot, withoutSlots } from './chain.js';
import type { Finding } from './finding.js';
import { judgeText } from './reproduce-judge.js';

/** Where a script sends its requests, and what in them belonged to the one run. */
export interface ReplaySettings {
  target: string;
  publicUrl?: string;
  secondBaseUrl?: string;
  /** The run's tag in names; the script puts a fresh one in its place, because names must be unique. */
  tag?: string;
}

/** A file name for the check, unique among `taken` (to which it is added): letters, digits, dots and dashes. */
export function scriptName(id: string, taken: Set<string>): string {
  const plain =
    id
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 80) || 'check';
  let name = `${plain}.sh`;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${plain}-${n}.sh`;
  taken.add(name.toLowerCase());
  return name;
}

/**
 * The script as text. Keys come from CONFORMANCE_API_KEY (and CONFORMANCE_SECOND_API_KEY), addresses from
 * CONFORMANCE_BASE_URL and its like, with the ones of the run as defaults. An id in a later request that
 * came from an earlier answer is taken from the new answer. Every text of the target is quoted as data.
 */
export function reproduceScript(
  finding: Pick<Finding, 'id' | 'rule' | 'source' | 'expected' | 'actual' | 'at' | 'entry' | 'proof'>,
  exchanges: readonly Exchange[],
  settings: ReplaySettings,
): string {
  const slots = captures(exchanges);
  const steps = exchanges.map((exchange, index) => step(exchange, index, slots, settings));
  const used = steps.join('\n');
  const proof = JSON.stringify(proofOf(finding, exchanges.at(-1), slots));
  return [
    '#!/bin/sh',
    ...comment(finding.id),
    ...comment(`Rule: ${finding.rule} (${finding.source})`),
    '# Sends the requests that showed this finding again, and judges the last answer. Needs curl and node.',
    '# Set CONFORMANCE_API_KEY; CONFORMANCE_BASE_URL overrides the address. Ends with 1 when the fault shows, else 0.',
    'set -u',
    ...keyLines(used),
    ...addressLines(used, settings),
    `TAG=${quote(settings.tag ?? '')}$(date +%s)$$`,
    'work=$(mktemp -d) || exit 2',
    'trap \'rm -rf "$work"\' EXIT',
    ...functions,
    '',
    ...steps,
    `printf '\\n%s\\n' ${quote(`Rule:     ${finding.rule}`)}`,
    `printf '%s\\n' ${quote(`Expected: ${finding.expected}`)}`,
    `printf '%s\\n' ${quote(`Then:     ${finding.actual}`)}`,
    // A change of state that was refused, and that the target takes now, has left what was seen behind.
    `if [ -n "$taken" ] && [ "$taken" != "$last" ]; then`,
    `  echo "Request $taken was refused then and is taken now: the fault does not show."; exit 0`,
    'fi',
    `PROOF=${quote(proof)} TAG_THEN=${quote(settings.tag ?? '')} TAG_NOW="$TAG" STATUS="$status" SLOTS="${slots.map(({ name }) => `$${name}`).join(' ')}" \\`,
    `  node -e ${quote(judgeText)} "$work/$last"`,
    '',
  ].join('\n');
}

/** What the script judges by: the assertion as data, with the place in the answer where it was seen. */
function proofOf(
  { proof, at, entry }: Pick<Finding, 'proof' | 'at' | 'entry'>,
  telling: Exchange | undefined,
  slots: readonly Slot[],
) {
  const values = slots.map(({ value }) => value);
  const then = { status: telling?.status ?? 0, body: telling?.responseBody ?? '' };
  const isWhole = proof && (proof.by === 'status' || at !== undefined);
  return isWhole ? { ...proof, at, entry, then, values } : { by: 'body', then, values };
}

const functions = [
  'status=none',
  'taken=',
  '# call NUMBER RECORDED-STATUS WORDS CURL-ARGUMENTS...',
  'call() {',
  '  number=$1; recorded=$2; words=$3; shift 3',
  '  : >"$work/$number"',
  '  for wait in 0 0.2 0.5 1 2 4 8; do',
  '    sleep $wait',
  `    status=$(curl -sS -g --path-as-is --max-time 60 -o "$work/$number" -w '%{http_code}' "$@") || true`,
  '    # Files are asked for until they are there.',
  '    [ "$status" = 202 ] && [ "$recorded" = 200 ] || break',
  '  done',
  '  last=$number',
  `  printf '%2s. %s -> %s (recorded: %s)\\n' "$number" "$words" "$status" "$recorded"`,
  '  case "$words $recorded-$status" in *change-state*" "[45]*-2*) taken=$number ;; esac',
  '}',
  '# field NUMBER NAME N: the Nth value of a JSON member of that name in an answer',
  'field() {',
  `  tr -d '\\n' <"$work/$1" | grep -o "\\"$2\\" *: *\\"\\{0,1\\}[^\\",} ]*" | sed -n "$3p" | sed 's/^"[^"]*" *: *"\\{0,1\\}//'`,
  '}',
];

function step(exchange: Exchange, index: number, slots: readonly Slot[], settings: ReplaySettings): string {
  const number = index + 1;
  const open = slots.filter((slot) => slot.from < index);
  const words = `${exchange.method} ${exchange.url}`;
  const recorded = exchange.status === undefined ? '000' : String(exchange.status);
  const args = [
    `-X ${quote(exchange.method)}`,
    ...(exchange.method === 'HEAD' ? ['-I'] : []),
    ...headers(exchange).map((line) => `-H ${quote(line)}`),
    ...(exchange.requestBody === undefined
      ? []
      : [`--data-raw ${word(exchange.requestBody, open, settings)}`]),
    word(exchange.url, open, settings),
  ];
  const cut = /… \(\d+ more\)$/.test(exchange.requestBody ?? '');
  const taken = slots.filter((slot) => slot.from === index);
  return [
    ...(exchange.error ? comment(`Recorded: ${exchange.error}`) : []),
    ...(cut ? ['# The body was too long to be recorded whole: this is its beginning.'] : []),
    `call ${number} ${recorded} ${quote(words)} \\`,
    `  ${args.join(' \\\n  ')}`,
    ...taken.map(({ name, field, occurrence }) => `${name}=$(field ${number} ${field} ${occurrence})`),
    '',
  ].join('\n');
}

/** One shell word: literal text in single quotes, what changes between runs as double-quoted variables. */
function word(text: string, slots: readonly Slot[], settings: ReplaySettings): string {
  const rules: { find: string; variable: string; atStart?: boolean }[] = [];
  const address = (url: string | undefined, variable: string) => {
    if (url) rules.push({ find: url.replace(/\/+$/, ''), variable, atStart: true });
  };
  address(settings.secondBaseUrl, 'SECOND_BASE_URL');
  address(settings.target, 'BASE_URL');
  address(settings.publicUrl, 'PUBLIC_URL');
  const parts = withoutSlots(text, slots).flatMap((part) => splitFixed(part, rules, settings.tag));
  const isUrl = /^https?:/.test(text);
  const name = (variable: string) => (isUrl ? variable.replace(/^CONFORMANCE_/, 'URL_') : variable);
  return (
    parts.map((part) => (typeof part === 'string' ? quote(part) : `"$${name(part.variable)}"`)).join('') ||
    "''"
  );
}

function splitFixed(
  part: Part,
  addresses: readonly { find: string; variable: string }[],
  tag: string | undefined,
): Part[] {
  if (typeof part !== 'string') return [part];
  const address = addresses.find(({ find }) => part === find || part.startsWith(`${find}/`));
  const rest = address ? part.slice(address.find.length) : part;
  const head: Part[] = address ? [{ variable: address.variable }] : [];
  const keyed = rest
    .split(/(REDACTED-KEY-\d+|(?:<|%3C)API_KEY(?:>|%3E))/)
    .map((piece): Part => keyVariable(piece) ?? piece);
  const tagged = keyed.flatMap((piece): Part[] => {
    if (typeof piece !== 'string' || !tag) return [piece];
    return piece.split(tag).flatMap((text, i): Part[] => (i === 0 ? [text] : [{ variable: 'TAG' }, text]));
  });
  return [...head, ...tagged].filter((piece) => piece !== '');
}

function keyVariable(piece: string): Part | undefined {
  if (/API_KEY/.test(piece) && /^(<|%3C)/.test(piece)) return { variable: 'CONFORMANCE_API_KEY' };
  const [, index] = /^REDACTED-KEY-(\d+)$/.exec(piece) ?? [];
  if (!index) return undefined;
  if (index === '1') return { variable: 'CONFORMANCE_API_KEY' };
  return { variable: index === '2' ? 'CONFORMANCE_SECOND_API_KEY' : `CONFORMANCE_API_KEY_${index}` };
}

/** Asks for the keys that the requests need; those that stand in an address are percent-encoded there. */
function keyLines(script: string): string[] {
  const used = [...script.matchAll(/"\$(CONFORMANCE|URL)_(\w*API_KEY\w*)"/g)];
  const names = new Set(used.map(([, , name]) => name));
  const encoded = new Set(used.filter(([, place]) => place === 'URL').map(([, , name]) => name));
  return [
    ...[...names].map((name) => `: "\${CONFORMANCE_${name}:?set it to the API key that this request needs}"`),
    ...[...encoded].map(
      (name) =>
        `URL_${name}=$(printf %s "$CONFORMANCE_${name}" | od -An -v -tx1 | tr -d ' \\n' | sed 's/../%&/g')`,
    ),
  ];
}

function addressLines(script: string, settings: ReplaySettings): string[] {
  const lines = [
    ['BASE_URL', settings.target],
    ['PUBLIC_URL', settings.publicUrl],
    ['SECOND_BASE_URL', settings.secondBaseUrl],
  ] as const;
  return lines
    .filter(([name, url]) => url && script.includes(`"$${name}"`))
    .flatMap(([name, url]) => [
      `default=${quote((url as string).replace(/\/+$/, ''))}`,
      `${name}=\${CONFORMANCE_${name}:-$default}`,
    ]);
}

const unsent = new Set([
  'host',
  'content-length',
  'connection',
  'user-agent',
  'accept-encoding',
  'transfer-encoding',
]);

/** curl makes up a content type of its own for bodies, unless it is told, or told to leave it out. */
function headers({ requestHeaders = {}, requestBody }: Exchange): string[] {
  const sent = Object.entries(requestHeaders).filter(
    ([name, value]) => !unsent.has(name.toLowerCase()) && /^[\w-]+$/.test(name) && !/[\r\n]/.test(value),
  );
  const typed = sent.some(([name]) => name.toLowerCase() === 'content-type');
  return [
    ...sent.map(([name, value]) => `${name}: ${value}`),
    ...(requestBody !== undefined && !typed ? ['content-type: application/json'] : []),
  ];
}

/** Single-quoted for sh, whatever it holds; NUL, which no shell word can hold, is left out. */
export function quote(text: string): string {
  return `'${text.replaceAll('\u0000', '').replaceAll("'", "'\\''")}'`;
}

/** A hostile title must not end the comment. */
const comment = (text: string): string[] => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  const line = text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ');
  return [`# ${line}`];
};
