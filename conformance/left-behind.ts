/** Messages about records that runs left on a target, and how to remove them. */

import { visible } from './formats/escape.js';
import type { CleanupReport } from './run/cleanup.js';
import { accountKey, ownersIn, readJournal } from './target/journal.js';
import type { Settings } from './target/settings.js';
import { plural } from './verdict/plural.js';

type Where = Pick<Settings, 'baseUrl' | 'report'>;

const howToClean = (baseUrl: string, report: string): string =>
  `invoicing-conformance --cleanup --base-url ${baseUrl} --report ${report}`;

const keylessLine = (keyless: number, { baseUrl, report }: Where, journal: string): string[] =>
  keyless > 0
    ? [
        `${plural(keyless, 'record')} of a second account stay on ${journal}, since its key is missing: ${howToClean(baseUrl, report)} --second-base-url ${baseUrl} --second-api-key KEY`,
      ]
    : [];

/** The records left by earlier runs, reported before this run adds its own. */
export function leftBefore(where: Where & Pick<Settings, 'second'>, journal: string): string[] {
  const entries = readJournal(journal);
  const accounts = ownersIn(where).flatMap((one) => (one ? [accountKey(one)] : []));
  const own = entries.filter((entry) => accounts.includes(accountKey(entry))).length;
  const others = entries.filter(({ target }) => !accounts.includes(accountKey({ target }))).length;
  return [
    ...(own > 0
      ? [
          `an earlier run was not cleaned: ${plural(own, 'record')} on ${journal}; this one goes through them at its end`,
        ]
      : []),
    ...(others > 0
      ? [
          `${plural(others, 'record')} of other targets stay on ${journal}: ${howToClean('THEIR-ADDRESS', where.report)}`,
        ]
      : []),
    ...keylessLine(entries.length - own - others, where, journal),
  ];
}

export function cleanupLines(
  { removed, remaining, unknown, keyless = 0, elsewhere }: CleanupReport,
  { baseUrl, report }: Where,
  journal: string,
): string[] {
  const left = Object.entries(remaining).map(([operation, count]) => `${count} by ${operation}`);
  const nothing = unknown > 0 ? 'not all was gone through' : 'nothing remains';
  return [
    `cleanup: ${plural(removed, 'record')} deleted or canceled; ${left.length > 0 ? `had to remain: ${left.join(', ')}` : nothing}`,
    ...(unknown > 0
      ? [
          `cleanup: ${plural(unknown, 'record')} may be left (no answer, or no time), listed in ${journal}: ${howToClean(baseUrl, report)}`,
        ]
      : []),
    ...keylessLine(keyless, { baseUrl, report }, journal).map((line) => `cleanup: ${line}`),
    ...Object.entries(elsewhere).map(([target, count]) =>
      visible(
        `cleanup: ${plural(count, 'record')} of ${target} stay on ${journal}: ${howToClean(target, report)}`,
      ),
    ),
  ];
}
