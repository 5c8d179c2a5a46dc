/** Sentences about findings that are new, gone or changed between two reports. */
import type { Finding } from './finding.js';
import type { Report } from './report.js';

/** One sentence per difference, or one that states that there is none. Findings are matched by id. */
export function compareReports(before: Report, after: Report): string[] {
  const counts = (report: Report) => report.findings.filter(({ verdict }) => verdict !== 'note');
  const [old, now] = [new Map(counts(before).map((one) => [one.id, one])), counts(after)];
  const added = now.filter(({ id }) => !old.has(id));
  const still = new Set(now.map(({ id }) => id));
  const gone = [...old.values()].filter(({ id }) => !still.has(id));
  const lines = [
    ...added.map((one) => `new: ${words(one)}`),
    ...gone.map((one) => `gone: ${words(one)}`),
    ...now.flatMap((one) => {
      const other = old.get(one.id);
      const how = other && difference(other, one);
      return how ? [`changed: ${words(one)}: ${how}`] : [];
    }),
  ];
  return lines.length > 0 ? lines : ['the same findings as before'];
}

const words = ({ operations, expected, actual }: Finding): string =>
  `${operations[0]}: ${expected}; got ${actual}`;

function difference(before: Finding, after: Finding): string | undefined {
  const more = after.operations.filter((one) => !before.operations.includes(one));
  const fewer = before.operations.filter((one) => !after.operations.includes(one));
  if (more.length > 0) return `now also in ${more.join(', ')}`;
  if (fewer.length > 0) return `no longer in ${fewer.join(', ')}`;
  if (before.verdict !== after.verdict) return `was ${before.verdict}, is ${after.verdict}`;
  return before.condition === after.condition
    ? undefined
    : `${after.condition ?? 'always'}, was ${before.condition ?? 'always'}`;
}
