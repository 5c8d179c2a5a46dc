/** The score as one self-contained page, for phones and desktops. */
import { escapeHtml } from '../rendering/document-page.js';
import type { Fidelity, OperationScore, Point, TierScore } from './score.js';

const style = `
:root { --text: #1c2430; --soft: #5d6b7c; --accent: #17627a; --tint: #eef4f6; --rule: #d3dce2; --paper: #fff; --alarm: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --soft: #9aa8b6; --accent: #6cc3dd; --tint: #1d2a33; --rule: #33424d; --paper: #141c22; --alarm: #ff8a80; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem); overflow-wrap: anywhere; }
h1 { margin: 0 0 .3rem; font-size: 1.5rem; }
h2 { margin: 2rem 0 .6rem; font-size: 1.05rem; color: var(--accent); }
p { margin: 0 0 .8rem; color: var(--soft); }
.tiers { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin: 1.2rem 0; }
.tiers section { background: var(--tint); border-radius: 10px; padding: 1rem 1.2rem; }
.tiers h2 { margin: 0; }
.score { font-size: 2.2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .2rem 0; border-top: 1px solid var(--rule); }
dt { color: var(--soft); }
dd { margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
details { border-bottom: 1px solid var(--rule); }
summary { display: flex; gap: .8rem; padding: .6rem 0; cursor: pointer; }
summary b { flex: 1; min-width: 0; font-weight: 600; }
summary span { white-space: nowrap; font-variant-numeric: tabular-nums; }
summary .count { color: var(--soft); }
.less { color: var(--alarm); }
ul { margin: 0 0 1rem; padding: 0; list-style: none; }
li { padding: .35rem 0 .35rem .8rem; border-left: 3px solid var(--rule); margin-bottom: .3rem; }
li code { font: 13px/1.4 ui-monospace, monospace; }
li small { display: block; color: var(--soft); }
summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

export const percentText = (score: number | null): string => (score === null ? 'none' : `${score} %`);

const terms = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

const tier = (name: string, one: TierScore, covered: readonly (readonly [string, string])[]): string =>
  `<section><h2>${name}</h2><div class="score">${percentText(one.score)}</div>${terms([
    ['Status', percentText(one.status)],
    ['Shape', percentText(one.shape)],
    ['Derived values', percentText(one.value)],
    ['Points', String(one.points)],
    ...covered,
  ])}</section>`;

const difference = ({ aspect, place, same, of, recorded = '', mock = '' }: Point): string =>
  `<li><code>${escapeHtml(place)}</code> ${aspect}: ${same} of ${of} the same<small>recorded ${escapeHtml(recorded)}; mock ${escapeHtml(mock)}</small></li>`;

function operationRow({ operation, exchanges, score, points }: OperationScore): string {
  const differences = points.filter(({ same, of }) => same < of);
  const head = `<b>${operation}</b><span class="count">${exchanges} sent</span><span${score < 100 ? ' class="less"' : ''}>${percentText(score)}</span>`;
  const rows = differences.map(difference).join('');
  return `<details><summary>${head}</summary><ul>${rows || `<li>${points.length} points, all the same</li>`}</ul></details>`;
}

export function pageOf({ tiers, coverage, recordings, skipped, operations }: Fidelity): string {
  const { core, operations: all, fields, fieldsBeyond } = coverage;
  const of = ({ exercised, all: total }: { exercised: number; all: number }) => `${exercised} of ${total}`;
  const sorted = [...operations].sort((a, b) => a.score - b.score);
  const group = (isCore: boolean) =>
    sorted
      .filter((one) => one.isCore === isCore)
      .map(operationRow)
      .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fidelity ${percentText(tiers.complete.score)}</title><style>${style}</style></head>
<body><main><h1>Fidelity of the mock</h1>
<p>The recorded requests were sent to a fresh mock, and its answers compared with the recorded ones. What was not exercised is in no score.</p>
<div class="tiers">${tier('Core', tiers.core, [['Operations', of(core)]])}${tier('Complete', tiers.complete, [
    ['Operations', of(all)],
    ['Described fields', of(fields)],
    ['Fields beyond the contract', String(fieldsBeyond)],
  ])}</div>
<h2>Recordings</h2>${terms(recordings.map((one) => [one.folder, `${one.compared} of ${one.exchanges} compared`]))}
${skipped.length > 0 ? `<h2>Not compared</h2>${terms(skipped.map((one) => [one.reason, String(one.exchanges)]))}` : ''}
<h2>Core operations</h2>${group(true) || '<p>None was exercised.</p>'}
<h2>Other operations</h2>${group(false) || '<p>None was exercised.</p>'}
</main></body></html>
`;
}
