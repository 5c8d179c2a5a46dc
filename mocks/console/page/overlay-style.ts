/** The overlay's styles. Its shadow root separates them from those of the page. */
export const OVERLAY_STYLE = `
:host { all: initial; position: fixed; right: 12px; bottom: 12px; z-index: 2147483000; color-scheme: light dark;
  font: 13px/1.45 system-ui, sans-serif; --text: light-dark(#1b2530, #e4ebf1); --paper: light-dark(#fff, #161f26);
  --line: light-dark(#cfd8de, #33434f); --soft: light-dark(#55636f, #a9b7c3); --bad: light-dark(#ad2018, #ff9a90);
  --good: light-dark(#1c6b3c, #7fd6a0); --accent: light-dark(#17627a, #71c6df); color: var(--text); }
* { box-sizing: border-box; }
button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
  border-radius: 8px; padding: 4px 10px; cursor: pointer; }
.toggle { display: block; margin-left: auto; font-weight: 600; box-shadow: 0 2px 12px rgb(0 0 0 / .2); }
.panel { width: min(30rem, calc(100vw - 24px)); max-height: 70vh; overflow-y: auto; margin-bottom: 8px;
  padding: 14px 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px;
  box-shadow: 0 8px 30px rgb(0 0 0 / .25); }
h2 { font-size: 13px; margin: 14px 0 6px; }
h2:first-child { margin-top: 0; }
p { margin: 0 0 6px; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 3px 0; border-top: 1px solid var(--line); }
a { color: var(--accent); }
small { display: block; color: var(--bad); }
.note { color: var(--soft); }
.good { color: var(--good); }
.bad { color: var(--bad); }
code { font: 600 12px ui-monospace, monospace; }
label { display: flex; gap: 8px; align-items: center; padding: 2px 0; }
`;
