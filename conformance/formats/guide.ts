/**
 * The usage of the suite as data for programs and coding agents: options, exit statuses, files, verdicts. The build writes it to
 * `dist/guide.json`, together with the mock's options.
 */
import { checkKinds, type Verdict } from '../judge/result.js';
import { features } from '../target/claims.js';
import { options, variableOf } from '../target/settings.js';
import type { ExitStatus } from '../verdict/run-verdict.js';

export interface GuideOption {
  flag: string;
  help: string;
  environment?: string;
}

/** Its type ensures that every exit status has a description. */
const exitStatuses: Record<ExitStatus, string> = {
  0: 'conforms, only known deviations, PARTIAL (parts are not claimed, not set up or not reached), or no failure in a selected PART',
  1: 'does not conform, a listed deviation no longer holds, or too little could be judged',
  2: 'wrong usage, or no such target; nothing was judged',
  3: 'the suite itself failed; its report holds what was seen',
  130: 'interrupted; the report holds what was seen until then',
  143: 'terminated; the report holds what was seen until then',
};

const verdictMeanings: Record<Verdict, string> = {
  pass: 'what is stated holds',
  fail: 'what is stated does not hold',
  note: 'only something that is assumed does not hold; fails no server',
  known: 'fails by a finding that the deviations file lists',
  unsupported: 'not claimed, or a setting is missing',
  blocked: 'could not be judged because of a finding, which it names in blockedBy',
  inconclusive: 'time-out or rate limit',
  error: 'a fault of the suite',
};

/** Paths in a report folder, and their contents. */
export const reportFiles = {
  'report.json': 'everything, findings first; its JSON Schema is invoicing-contract/report.schema.json',
  'index.html': 'one offline page',
  'junit.xml': 'JUnit: a case for each finding, then the checks',
  'ctrf.json': 'the same in the Common Test Report Format',
  'summary.md': 'Markdown for a job page; appended to $GITHUB_STEP_SUMMARY when that is set',
  'badge.json': 'an endpoint badge of shields.io',
  'reproduce/*.sh': 'a script for each finding: 1 the fault shows, 0 it does not, 2 nothing can be said',
  'journal.jsonl': 'records that still have to be removed from the target (--cleanup)',
} as const;

export const suiteGuide = () => ({
  command: 'invoicing-conformance',
  description: 'Judges any server that claims to have the invoicing API, over HTTP.',
  run: 'invoicing-conformance --base-url URL --report DIR   (the key in CONFORMANCE_API_KEY)',
  subcommands: {
    'merge DIR... --report DIR': 'the reports of shards as one, with one verdict',
    'annotate DIR --format github|gitlab': "a report's findings as annotations of a pipeline's page",
  },
  options: options.map(
    ({ name, value, help }): GuideOption => ({
      flag: value === undefined ? `--${name}` : `--${name} ${value}`,
      help,
      environment: variableOf(name),
    }),
  ),
  exitStatuses,
  verdicts: verdictMeanings,
  kindsOfChecks: checkKinds,
  claims: features,
  reportFiles,
  findings: {
    where: 'report.json, findings[]',
    fields: {
      id: 'stable; what a deviations file names',
      operations: 'operationIds, the one at fault first',
      'expected, actual': 'what the contract says and what was seen',
      condition: 'when it shows',
      reproduce: 'path of the script that shows it again',
    },
  },
  deviations: {
    file: 'YAML: a list of {finding, reason, expect?, operations?, issue?, expires?}',
    write: 'invoicing-conformance ... --deviations FILE --accept',
    read: 'invoicing-conformance ... --deviations FILE',
  },
});
