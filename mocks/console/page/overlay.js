// One script tag in the page that one is writing: its last calls, what was wrong with them, the world, the clock and
// switches for faults, without a second tab. Does nothing on a page that is not on this machine.
(() => {
  const script = document.currentScript;
  const base = new URL(script.src).origin;
  const world = script.dataset.world ?? 'main';
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(location.hostname);
  const NAME = 'invoicing-mock-overlay';
  if (!isHere || document.getElementById(NAME)) return;

  const CALLS = 12;
  const SWITCHES = [
    ['Everything answers 503', { operation: '*', status: 503 }],
    ['The key is no longer valid', { operation: '*', status: 401 }],
    ['Every answer takes a second', { operation: '*', delayMs: 1000 }],
    ['Connections break', { operation: '*', drop: true }],
  ];
  const STYLE = `
    :host { all: initial; position: fixed; right: 12px; bottom: 12px; z-index: 2147483000; color-scheme: light dark;
      font: 13px/1.45 system-ui, sans-serif; --text: light-dark(#1b2530, #e4ebf1); --paper: light-dark(#fff, #161f26);
      --line: light-dark(#cfd8de, #33434f); --soft: light-dark(#55636f, #a9b7c3); --bad: light-dark(#ad2018, #ff9a90);
      --good: light-dark(#1c6b3c, #7fd6a0); --accent: light-dark(#17627a, #71c6df); color: var(--text); }
    * { box-sizing: border-box; }
    button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
      border-radius: 8px; padding: 4px 10px; cursor: pointer; }
    .toggle { display: block; margin-left: auto; font-weight: 600; box-shadow: 0 2px 12px rgb(0 0 0 / .2); }
    .panel { width: min(30rem, calc(100vw - 24px)); max-height: 70vh; overflow-y: auto; margin-bottom: 8px; padding: 14px 16px;
      background: var(--paper); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 8px 30px rgb(0 0 0 / .25); }
    h2 { font-size: 13px; margin: 14px 0 6px; } h2:first-child { margin-top: 0; }
    p { margin: 0 0 6px; } ul { list-style: none; margin: 0; padding: 0; } li { padding: 3px 0; border-top: 1px solid var(--line); }
    a { color: var(--accent); } small { display: block; color: var(--bad); } .note { color: var(--soft); }
    .good { color: var(--good); } .bad { color: var(--bad); } code { font: 600 12px ui-monospace, monospace; }
    label { display: flex; gap: 8px; align-items: center; padding: 2px 0; }`;

  const h = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
      else if (name === 'checked') element.checked = value;
      else element.setAttribute(name, value);
    }
    element.append(...children.flat().filter(Boolean));
    return element;
  };
  const call = async (method, path, body) => {
    const mark =
      path.startsWith('journal') || world === 'main' ? '' : `${path.includes('?') ? '&' : '?'}world=${world}`;
    const response = await fetch(`${base}/__mock/${path}${mark}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
    return response.status === 204 ? undefined : response.json();
  };

  const host = h('div', { id: NAME });
  const root = host.attachShadow({ mode: 'open' });
  const panel = h('section', { class: 'panel', 'aria-label': 'Invoicing mock' });
  const toggle = h('button', { class: 'toggle', type: 'button', onclick: () => open(panel.hidden) }, 'Mock');
  panel.hidden = sessionStorage.getItem(NAME) !== 'open';
  root.append(h('style', {}, STYLE), panel, toggle);

  function open(isOpen) {
    panel.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    sessionStorage.setItem(NAME, isOpen ? 'open' : 'closed');
    if (isOpen) draw();
  }
  async function act(...what) {
    await call(...what);
    await draw();
  }

  async function draw() {
    const [{ entries }, { rules }, clock] = await Promise.all([
      call('GET', `journal?bodies=false&limit=${CALLS}&world=${world}`),
      call('GET', 'faults'),
      call('GET', 'clock'),
    ]);
    panel.replaceChildren(
      h('h2', {}, `World ${world}`),
      h('p', {}, `Clock ${clock.now.replace('T', ' ').slice(0, 16)}${clock.frozen ? ', stands' : ', runs'} `),
      h(
        'p',
        {},
        move('+ 1 day', { advance: { days: 1 } }),
        ' ',
        move('+ 30 days', { advance: { days: 30 } }),
        ' ',
        clock.frozen ? move('Let run', { unfreeze: true }) : move('Freeze', { freeze: true }),
      ),
      h('h2', {}, 'Faults'),
      ...SWITCHES.map((one) => flip(one, rules)),
      h('h2', {}, 'Last calls'),
      entries.length === 0 ? h('p', { class: 'note' }, 'None yet.') : h('ul', {}, entries.map(row)),
      h(
        'p',
        {},
        h('a', { href: `${base}/__mock/#/journal`, target: '_blank', rel: 'noopener' }, 'The whole console'),
      ),
    );
  }
  const move = (text, change) =>
    h('button', { type: 'button', onclick: () => act('PUT', 'clock', change) }, text);

  function flip([text, rule], rules) {
    const isSame = (one) =>
      Object.entries(rule).every(([name, value]) => one[name] === value) && one.times === undefined;
    const change = async (event) => {
      if (event.target.checked) return act('POST', 'faults', rule);
      // Asked anew: the switch may be turned back before its own rule was drawn.
      const { rules: now } = await call('GET', 'faults');
      for (const { id } of now.filter(isSame)) await act('DELETE', `faults/${id}`);
    };
    return h(
      'label',
      {},
      h('input', { type: 'checkbox', checked: rules.some(isSame), onchange: change }),
      text,
    );
  }
  function row(entry) {
    const isGood = entry.status > 0 && entry.status < 400;
    return h(
      'li',
      {},
      h('code', { class: isGood ? 'good' : 'bad' }, entry.status === 0 ? 'drop' : String(entry.status)),
      ' ',
      h(
        'a',
        { href: `${base}/__mock/#/journal/${entry.id}`, target: '_blank', rel: 'noopener' },
        entry.operation ?? `${entry.method} ${entry.url.split('?')[0]}`,
      ),
      ...[...entry.violations, ...entry.breaches].map((one) => h('small', {}, one)),
      ...entry.notes.map((one) => h('small', { class: 'note' }, one)),
    );
  }

  let seen;
  /** The newest call when the panel was last open, and how many wrong ones came since. */
  let looked;
  let wrong = 0;
  let counts = [];
  const plural = (many, word) => (many > 0 ? `${many} ${word}${many === 1 ? '' : 's'}` : '');
  const say = () => {
    const told = counts.filter(Boolean).join(', ');
    toggle.textContent = told ? `Mock: ${told}` : 'Mock';
  };
  async function countWrong() {
    const path = `journal?bodies=false&violations=true&limit=100&after=${looked}&world=${world}`;
    const { entries } = await call('GET', path);
    if (!panel.hidden) return;
    wrong = entries.length;
    counts[1] = plural(wrong, 'wrong request');
    say();
  }
  const ticks = new EventSource(`${base}/__mock/ticks${world === 'main' ? '' : `?world=${world}`}`);
  ticks.addEventListener('tick', ({ data }) => {
    const { newest, faults, breaches } = JSON.parse(data);
    looked ??= newest;
    if (!panel.hidden) [looked, wrong] = [newest, 0];
    else if (`${newest} ${faults}` !== seen && newest > looked) countWrong().catch(() => {});
    counts = [plural(faults, 'fault'), plural(wrong, 'wrong request')];
    say();
    toggle.className = breaches > 0 ? 'toggle bad' : 'toggle';
    if (!panel.hidden && seen !== `${newest} ${faults}`) draw().catch(() => {});
    seen = `${newest} ${faults}`;
  });
  ticks.addEventListener('error', () => {
    toggle.textContent = 'Mock does not answer';
  });
  document.body.append(host);
  open(!panel.hidden);
})();
