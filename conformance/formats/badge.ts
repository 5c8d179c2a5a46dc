/** The verdict as a badge in the endpoint format of shields.io. */
import { plural } from '../verdict/plural.js';
import type { Report } from '../verdict/report.js';

export interface Badge {
  schemaVersion: 1;
  label: string;
  message: string;
  color: string;
}

const colors: Partial<Record<Report['verdict'], string>> = {
  conforms: 'brightgreen',
  partial: 'yellowgreen',
  'known deviations only': 'yellow',
  fails: 'red',
};

export function badgeOf({ verdict, findings, part }: Pick<Report, 'verdict' | 'findings' | 'part'>): Badge {
  const failing = findings.filter((one) => one.verdict === 'fail').length;
  // The badge of a partial run shows how many operations were judged, and is never green.
  const words =
    verdict === 'part' && part ? `${part.operations} of ${part.of} operations: no failure` : verdict;
  const message = verdict === 'fails' && failing > 0 ? plural(failing, 'finding') : words;
  return { schemaVersion: 1, label: 'conformance', message, color: colors[verdict] ?? 'lightgrey' };
}
