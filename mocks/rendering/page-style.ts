// The style sheet of the permalink page: one column on phones, two on wide screens, and print.
export const pageStyle = `
:root { --text: #1c2430; --soft: #5d6b7c; --accent: #17627a; --tint: #eef4f6; --rule: #d3dce2; --paper: #fff; --desk: #f4f6f8; --alarm: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --soft: #9aa8b6; --accent: #6cc3dd; --tint: #1d2a33; --rule: #33424d; --paper: #141c22; --desk: #0c1216; --alarm: #ff8a80; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
main { max-width: 56rem; margin: 2rem auto; padding: clamp(1.25rem, 4vw, 3rem); background: var(--paper); border: 1px solid var(--rule); border-radius: 10px; overflow-wrap: anywhere; }
header, .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem 2.5rem; align-items: start; margin-bottom: 1.75rem; }
section > * { display: block; }
section span { color: var(--soft); font-size: .92em; }
section strong { font-size: 1.1em; }
header section strong { font-size: 1.45em; line-height: 1.2; color: var(--accent); margin-bottom: .3rem; }
h1 { margin: 0 0 .4rem; font-size: 1.55rem; line-height: 1.2; }
h2 { margin: 0 0 .25rem; font-size: .72rem; letter-spacing: .06em; text-transform: uppercase; color: var(--accent); }
p { margin: 0 0 1.25rem; white-space: pre-line; }
.title { text-align: right; }
.pair > section { background: var(--tint); border-radius: 8px; padding: 1rem 1.2rem; }
.state { display: inline-block; padding: .15rem .65rem; border-radius: 99px; border: 1px solid var(--rule); background: var(--tint); font-size: .85em; font-weight: 600; }
.state.canceled, .state.deleted, .state.refused { color: var(--alarm); border-color: currentColor; }
.state.draft { border-style: dashed; }
.button { display: inline-block; margin-left: .6rem; padding: .3rem .9rem; border-radius: 6px; background: var(--accent); color: var(--paper); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .3rem 0; border-bottom: 1px solid var(--rule); }
dt { color: var(--soft); flex: none; }
dd { margin: 0; font-weight: 600; text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; margin-bottom: 1.75rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { background: var(--tint); color: var(--accent); font-size: .82em; }
th, td { padding: .55rem .7rem; text-align: right; vertical-align: top; border-bottom: 1px solid var(--rule); }
td:not(:first-child), th { white-space: nowrap; overflow-wrap: normal; }
th:first-child, td:first-child { text-align: left; min-width: 12rem; }
td small { display: block; color: var(--soft); white-space: pre-line; }
.totals div:last-child { margin-top: .5rem; padding: .7rem 1rem; border: 0; border-radius: 6px; background: var(--accent); color: var(--paper); font-size: 1.15em; }
.totals div:last-child dt { color: inherit; }
img { display: block; background: #fff; border-radius: 6px; }
footer { margin-top: 2rem; color: var(--soft); font-size: .85em; }
@media (max-width: 40rem) { main { margin: 0; border: 0; border-radius: 0; } header, .pair { grid-template-columns: 1fr; } .title { text-align: left; } }
@media print { body { background: none; } main { margin: 0; padding: 0; border: 0; } .button { display: none; } }
`;
