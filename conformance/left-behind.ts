/** Messages about records that runs left on a target, and how to remove them. */

import { visible } from './formats/escape.js';
import type { CleanupReport } from './run/cleanup.js';
import { readJournal } from './target/journal.js';
import type { Settings } from './target/settings.js';

type Where = Pick<Settings, 'baseUrl' | 'report'>;

const howToClean = (baseUrl: string, report: string): string =>
  `invoicing-conformance --cleanup --base-url ${baseUrl} --report ${report}`;

/** The records left by earlier runs, reported before this run adds its own. */
export function leftBefore({ baseUrl, report }: Where, journal: string): string[] {
  const entries = readJournal(journal);
  const own = entries.filter(({ target }) => target === baseUrl).length;
  const others = entries.length - own;
  return [
    ...(own > 0
      ? [
          `an earlier run was not cleaned: ${own} records on ${journal}; this one goes through them at its end`,
        ]
      : []),
    ...(others > 0
      ? [`${others} records of other targets stay on ${journal}: ${howToClean('THEIR-ADDRESS', report)}`]
      : []),
  ];
}

export function cleanupLines(
  { removed, remaining, unknown, elsewhere }: CleanupReport,
  { baseUrl, report }: Where,
  journal: string,
): string[] {
  const left = Object.entries(remaining).map(([operation, count]) => `${count} by ${operation}`);
  const nothing = unknown > 0 ? 'not all was gone through' : 'nothing remains';
  return [
    `cleanup: ${removed} records deleted or canceled; ${left.length > 0 ? `had to remain: ${left.join(', ')}` : nothing}`,
    ...(unknown > 0
      ? [
          `cleanup: of ${unknown} records nobody knows (no answer, or no time); they stay on ${journal}: ${howToClean(baseUrl, report)}`,
        ]
      : []),
    ...Object.entries(elsewhere).map(([target, count]) =>
      visible(`cleanup: ${count} records of ${target} stay on ${journal}: ${howToClean(target, report)}`),
    ),
  ];
}
