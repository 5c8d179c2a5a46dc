/** Writes a report to disk in all formats, and removes scripts of earlier runs. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from '../replay/script.js';
import { swapOf } from '../target/plain-words.js';
import type { Report } from '../verdict/report.js';
import { badgeOf } from './badge.js';
import { ctrfOf } from './ctrf.js';
import { renderHtml } from './html.js';
import { renderJunit } from './junit.js';
import { renderMarkdown } from './markdown.js';

/**
 * Writes report.json, index.html, junit.xml, ctrf.json, summary.md, badge.json and a script per finding into `dir`, which is
 * created if missing; removes scripts of an earlier run. Appends the summary to `$GITHUB_STEP_SUMMARY` if `env` has it.
 * Throws file system errors.
 */
export function writeReports(
  report: Report,
  dir: string,
  env: Record<string, string | undefined> = {},
  compared?: readonly string[],
): void {
  const scripts = join(dir, 'reproduce');
  rmSync(scripts, { recursive: true, force: true });
  mkdirSync(scripts, { recursive: true });
  const markdown = renderMarkdown(report, compared);
  const files = {
    'report.json': `${JSON.stringify(report, null, 1)}\n`,
    'index.html': renderHtml(report),
    'junit.xml': renderJunit(report),
    'ctrf.json': `${JSON.stringify(ctrfOf(report))}\n`,
    'summary.md': markdown,
    'badge.json': `${JSON.stringify(badgeOf(report))}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  for (const finding of report.findings) {
    const { reproduce, trace } = finding;
    if (!reproduce?.startsWith('reproduce/') || !trace) continue;
    // The script sends the words that the run has sent.
    const script = swapOf(report.plain, [report.target])(scriptOf({ ...finding, trace }, report));
    writeFileSync(join(dir, reproduce), script, { mode: 0o755 });
  }
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${markdown}\n`);
}
