// `npm run ledger` writes into spec/README.md which files check each statement of the description, and why a statement
// is only assumed or not checked. It searches the suite's files for rule ids as text; they are typed there, so a
// misspelt one does not compile. A test keeps the ledger fresh.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Rule, rules } from '../generated/rules.js';
import { interpretations, type StatementKind, statements } from '../generated/statements.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const README = join(ROOT, 'spec/README.md');
/** Folders with assertions; `selfcheck` tests the suite itself. */
const FOLDERS = ['checks', 'conditions', 'dialect', 'given', 'judge', 'properties', 'run'];

/** The files that check all statements of a kind; every rule has its own row. */
const JUDGED_IN: Record<Exclude<StatementKind, 'rule'>, string> = {
  operation: '`checks/operations.ts`: a lawful request to each',
  status:
    '`checks/operations.ts` and `checks/requests.ts`: a lawful request, no key, an unknown id, a broken body',
  errors: '`judge/`: what a status means, at every answer',
  state: '`conditions/documents/states.ts` and `checks/kit/state-cells.ts`: every cell, allowed or not',
  schema: '`judge/`: every answer against the schema of its operation',
  request: '`checks/requests.ts`: one thing broken in a request that is lawful otherwise',
};

interface Source {
  file: string;
  text: string;
}

function sources(): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, 'conformance', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
      .sort()
      .map((name) => ({
        file: `${folder}/${name}`,
        text: readFileSync(join(ROOT, 'conformance', folder, name), 'utf8'),
      })),
  );
}

/** The files that contain a rule's id, alone or as `rule:id`. */
const judgedIn = (id: string, among: readonly Source[]): string[] =>
  among.filter(({ text }) => new RegExp(`['"\`](?:rule:)?${id}['"\`]`).test(text)).map(({ file }) => file);

function row(rule: Rule, among: readonly Source[]): string {
  const files = judgedIn(rule.id, among).map((file) => `\`${file}\``);
  const judged = files.length > 0 ? files.join(', ') : 'no file names it';
  const last = rule.kind === 'stated' ? judged : `${rule.kind}: ${rule.reason ?? ''}`;
  return `| \`${rule.id}\` | ${rule.source} | ${last.replaceAll('|', '\\|')} |`;
}

/** Stated rules whose id occurs in no file of the suite. */
export const unjudged = (): string[] => {
  const among = sources();
  return Object.values<Rule>(rules)
    .filter(({ id, kind }) => kind === 'stated' && judgedIn(id, among).length === 0)
    .map(({ id }) => id);
};

export function ledger(): string {
  const among = sources();
  const of = (table: Record<string, { kind: string }>, kind: string): number =>
    Object.values(table).filter((one) => one.kind === kind).length;
  return [
    '| kind | stated | only read into it | judged in `conformance/` |',
    '| --- | --- | --- | --- |',
    ...Object.entries(JUDGED_IN).map(
      ([kind, where]) => `| ${kind} | ${of(statements, kind)} | ${of(interpretations, kind)} | ${where} |`,
    ),
    `| rule | ${of(statements, 'rule')} | ${of(interpretations, 'rule')} | below |`,
    '',
    '| rule | section | judged in `conformance/`, or why not |',
    '| --- | --- | --- |',
    ...Object.values<Rule>(rules).map((rule) => row(rule, among)),
  ].join('\n');
}

/** The text of the README with a new ledger. */
export const withLedger = (text: string): string =>
  text.replace(
    /(<!-- ledger -->\n)[\s\S]*(<!-- \/ledger -->)/,
    (_all, start: string, end: string) => `${start}\n${ledger()}\n\n${end}`,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(README, withLedger(readFileSync(README, 'utf8')));
  const lost = unjudged();
  for (const id of lost)
    console.error(`spec/rules.yaml: ${id} is stated, and no check of the suite names it.`);
  if (lost.length > 0) process.exitCode = 1;
}
