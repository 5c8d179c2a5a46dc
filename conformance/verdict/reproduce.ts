/**
 * A shell script per finding that sends the same requests again with curl and judges the telling answer by the assertion
 * itself: its status, the value at its place, or, where neither says it, its whole body. Ends with 1 when the fault shows,
 * with 0 when it does not.
 */

import type { CheckResult, Exchange } from '../judge/result.js';
import { captures, type Part, type Slot, withoutSlots } from './chain.js';
import type { Finding } from './finding.js';
import { judgeText, pickText } from './reproduce-judge.js';
import { idsSpokenOf, proofOf, type Told } from './reproduce-proof.js';

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

/** The requests that lead to what was seen, or, where that is not known, those of the check that shows it up to the telling one. */
export function exchangesOf(
  { toldBy, cases, exchange, before }: Pick<Finding, 'toldBy' | 'cases' | 'exchange' | 'before'>,
  checks: readonly Pick<CheckResult, 'id' | 'exchanges'>[],
): Exchange[] {
  if (exchange && before) return [...before, exchange];
  const kept = checks.find(({ id }) => id === (toldBy ?? cases[0]?.check))?.exchanges ?? [];
  const last = kept.findIndex(
    (one) =>
      one.sentAt === exchange?.sentAt && one.clockMs === exchange?.clockMs && one.url === exchange?.url,
  );
  if (last !== -1) return kept.slice(0, last + 1);
  return exchange ? [...kept, exchange] : kept;
}

/** How often a script goes through all of its requests before it says that nothing shows. */
const rounds = 3;

/**
 * The script as text. Keys come from CONFORMANCE_API_KEY (and CONFORMANCE_SECOND_API_KEY), addresses from
 * CONFORMANCE_BASE_URL and its like, with the ones of the run as defaults. An id in a later request that
 * came from an earlier answer is taken from the new answer. Every text of the target is quoted as data.
 */
export function reproduceScript(
  finding: Told & Pick<Finding, 'id' | 'rule' | 'source' | 'expected' | 'actual'>,
  exchanges: readonly Exchange[],
  settings: ReplaySettings,
): string {
  const slots = captures(exchanges, idsSpokenOf(finding));
  const steps = exchanges.map((exchange, index) => step(exchange, index, slots, settings));
  const used = steps.join('\n');
  const proof = JSON.stringify(proofOf(finding, exchanges, slots));
  const tag = quote(settings.tag ?? '');
  const made = numberOfMaking(exchanges);
  return [
    '#!/bin/sh',
    ...comment(finding.id),
    ...comment(`Rule: ${finding.rule} (${finding.source})`),
    '# Sends the requests that showed this finding again, and judges the last answer. Needs curl and node.',
    '# Set CONFORMANCE_API_KEY; CONFORMANCE_BASE_URL overrides the address. Ends with 1 when the fault shows, with 0 when',
    '# it does not, and with 2 when nothing can be said: the answers are others than those that were judged.',
    'set -u',
    ...keyLines(used),
    ...addressLines(used, settings),
    `TAG_THEN=${tag}`,
    'work=$(mktemp -d) || exit 2',
    'trap \'rm -rf "$work"\' EXIT',
    ...slots.map(({ name, value }) => `${name}=${quote(value)}`),
    ...functions,
    '',
    '# once NAME UP-TO: the requests up to that number, with names of their own for the new records.',
    'once() {',
    'upto=$2',
    `TAG=${tag}$(date +%s)$$$1`,
    `TAG_IN_CAPITALS=$(printf %s "$TAG" | tr 'a-z' 'A-Z')`,
    'status=none',
    'taken=',
    'lost=',
    ...steps,
    // A change of state that was refused, and that the target takes now, has left what was seen behind.
    'if [ -n "$taken" ] && [ "$taken" != "$last" ]; then',
    '  echo "Request $taken was refused then and is taken now: the fault does not show."; return 0',
    'fi',
    '[ "$upto" = "$all" ] || return 0',
    'if [ -n "$lost" ]; then echo "Request $lost is refused now: nothing can be said."; return 2; fi',
    `PROOF=${quote(proof)} TAG_THEN="$TAG_THEN" TAG_NOW="$TAG" STATUS="$status" LAST="$last" SLOTS="${slots.map(({ name }) => `$${name}`).join(' ')}" \\`,
    `  node -e ${quote(judgeText)} "$work"`,
    '}',
    '',
    `printf '%s\n' ${quote(`Rule:     ${finding.rule}`)}`,
    `printf '%s\n' ${quote(`Expected: ${finding.expected}`)}`,
    `printf '%s\n\n' ${quote(`Then:     ${finding.actual}`)}`,
    ...(finding.proof?.by === 'silence' ? preflight(exchanges, settings) : []),
    `all=${exchanges.length}`,
    'said=2',
    `for round in ${Array.from({ length: rounds }, (_, n) => n + 1).join(' ')}; do`,
    '  if [ "$round" != 1 ]; then',
    '    printf "\\nOnce more: some faults show only now and then.\\n"',
    // Of what is wrong with every third record it must not always be the first or the second that is looked at.
    ...(made > 0 ? [`    once "m$round" ${made}`] : []),
    '  fi',
    '  once "$round" "$all"',
    '  case $? in',
    '    1) exit 1 ;;',
    '    0) said=0 ;;',
    '  esac',
    'done',
    'exit $said',
    '',
  ].join('\n');
}

/** The number of the first request that makes a record of the kind that is looked at; 0 where there is none. */
function numberOfMaking(exchanges: readonly Exchange[]): number {
  const pathOf = (url = '') => url.replace(/\?.*$/s, '').replace(/\.json$/, '');
  const looked = pathOf(exchanges.at(-1)?.url);
  const isIts = ({ method, url }: Exchange) =>
    method === 'POST' && (looked === pathOf(url) || looked.startsWith(`${pathOf(url)}/`));
  return exchanges.slice(0, -1).findIndex(isIts) + 1;
}

/** No answer to one request says something only where others are answered. */
function preflight(exchanges: readonly Exchange[], settings: ReplaySettings): string[] {
  const url = exchanges.at(-1)?.url.replace(/\?.*$/s, '') ?? '';
  const known = [settings.secondBaseUrl, settings.target, settings.publicUrl].find(
    (one) => one && url.startsWith(one),
  );
  return [
    `if ! curl -sS -o "$work/0" --max-time 20 ${word(`${known ?? settings.target}/`, [], settings)}; then`,
    '  echo "No server answers there: nothing can be said."; exit 2',
    'fi',
  ];
}

const functions = [
  '# call NUMBER RECORDED-STATUS SECONDS WORDS CURL-ARGUMENTS...',
  'call() {',
  '  number=$1; recorded=$2; seconds=$3; words=$4; shift 4',
  '  [ "$number" -le "$upto" ] || return 0',
  '  : >"$work/$number"',
  '  for wait in 0 0.2 0.5 1 2 4 8; do',
  '    sleep $wait',
  `    status=$(curl -sS -g --path-as-is --max-time "$seconds" -o "$work/$number" -w '%{http_code}' "$@") || true`,
  '    # Files are asked for until they are there.',
  '    [ "$status" = 202 ] && [ "$recorded" = 200 ] || break',
  '  done',
  '  last=$number',
  `  printf '%2s. %s -> %s (recorded: %s)\\n' "$number" "$words" "$status" "$recorded"`,
  '  case "$words $recorded-$status" in *change-state*" "[45]*-2*) taken=$number ;; esac',
  '}',
  '# pick NAME NUMBER PLACE: what stands there in an answer; what it was before, where nothing does',
  'pick() {',
  '  [ "$2" -le "$upto" ] || return 0',
  `  found=$(TAG_THEN="$TAG_THEN" TAG_NOW="$TAG" node -e ${quote(pickText)} "$work/$2" "$3")`,
  '  [ -z "$found" ] || eval "$1=\\$found"',
  '  # Without the record that was made then, later requests mean another one, or none.',
  '  [ "$status" -lt 400 ] || [ "$recorded" -ge 400 ] || lost=$2',
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
    word(exchange.url, open, settings, exchange.nearKey),
  ];
  const cut = /… \(\d+ more\)$/.test(exchange.requestBody ?? '');
  const taken = slots.filter((slot) => slot.from === index);
  return [
    ...(exchange.error ? comment(`Recorded: ${exchange.error}`) : []),
    ...(cut ? ['# The body was too long to be recorded whole: this is its beginning.'] : []),
    `call ${number} ${recorded} ${secondsFor(exchange)} ${quote(words)} \\`,
    `  ${args.join(' \\\n  ')}`,
    ...taken.map(({ name, path }) => `pick ${name} ${number} ${quote(JSON.stringify(path))}`),
    '',
  ].join('\n');
}

/** What was not answered in time is waited for twice as long. */
const secondsFor = ({ status, durationMs }: Exchange): number =>
  status === undefined ? Math.min(60, Math.ceil((2 * durationMs) / 1000) + 2) : 60;

/** One shell word: literal text in single quotes, what changes between runs as double-quoted variables. */
function word(
  text: string,
  slots: readonly Slot[],
  settings: ReplaySettings,
  nearKey?: Exchange['nearKey'],
): string {
  const rules: { find: string; variable: string; atStart?: boolean }[] = [];
  const address = (url: string | undefined, variable: string) => {
    if (url) rules.push({ find: url.replace(/\/+$/, ''), variable, atStart: true });
  };
  address(settings.secondBaseUrl, 'SECOND_BASE_URL');
  address(settings.target, 'BASE_URL');
  address(settings.publicUrl, 'PUBLIC_URL');
  const parts = withoutSlots(text, slots).flatMap((part) => splitFixed(part, rules, settings.tag, nearKey));
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
  nearKey: Exchange['nearKey'],
): Part[] {
  if (typeof part !== 'string') return [part];
  const address = addresses.find(({ find }) => part === find || part.startsWith(`${find}/`));
  const rest = address ? part.slice(address.find.length) : part;
  const head: Part[] = address ? [{ variable: address.variable }] : [];
  const keyed = rest
    .split(/(REDACTED-KEY-\d+|(?:<|%3C)API_KEY(?:>|%3E))/)
    .map((piece): Part => keyVariable(piece, nearKey) ?? piece);
  const tagged = keyed.flatMap((piece): Part[] => {
    if (typeof piece !== 'string' || !tag) return [piece];
    // Names in capitals have the tag in capitals.
    return piece.split(new RegExp(`(${tag}|${tag.toUpperCase()})`)).map((text): Part => {
      if (text === tag) return { variable: 'TAG' };
      return text === tag.toUpperCase() ? { variable: 'TAG_IN_CAPITALS' } : text;
    });
  });
  return [...head, ...tagged].filter((piece) => piece !== '');
}

function keyVariable(piece: string, nearKey: Exchange['nearKey']): Part | undefined {
  if (/API_KEY/.test(piece) && /^(<|%3C)/.test(piece)) return { variable: 'CONFORMANCE_API_KEY' };
  const [, index] = /^REDACTED-KEY-(\d+)$/.exec(piece) ?? [];
  if (!index) return undefined;
  if (nearKey) return { variable: `CONFORMANCE_API_KEY_${nearKey}` };
  if (index === '1') return { variable: 'CONFORMANCE_API_KEY' };
  return { variable: index === '2' ? 'CONFORMANCE_SECOND_API_KEY' : `CONFORMANCE_API_KEY_${index}` };
}

/** Made of the account's own key. */
const nearKeys: Readonly<Record<string, string>> = {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: for the shell
  API_KEY_cut: '${CONFORMANCE_API_KEY%?}',
  API_KEY_longer: '${CONFORMANCE_API_KEY}0',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: for the shell
  API_KEY_recased: `$(printf %s "$CONFORMANCE_API_KEY" | tr 'a-zA-Z' 'A-Za-z')`,
};

/** Asks for the keys that the requests need; those that stand in an address are percent-encoded there. */
function keyLines(script: string): string[] {
  const used = [...script.matchAll(/"\$(CONFORMANCE|URL)_(\w*API_KEY\w*)"/g)];
  const names = new Set(used.map(([, , name = '']) => name));
  const encoded = new Set(used.filter(([, place]) => place === 'URL').map(([, , name = '']) => name));
  const asked = new Set([...names].map((name) => (nearKeys[name] ? 'API_KEY' : name)));
  return [
    ...[...asked].map((name) => `: "\${CONFORMANCE_${name}:?set it to the API key that this request needs}"`),
    ...[...names].flatMap((name) => (nearKeys[name] ? [`CONFORMANCE_${name}=${nearKeys[name]}`] : [])),
    ...[...encoded].map(
      (name) => `URL_${name}=$(node -p 'encodeURIComponent(process.argv[1])' "$CONFORMANCE_${name}")`,
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
