// Chooses the view for the address, and tells it when something happened. What a view shows is its own business.
import { control, world } from './api.js';
import { h, note, plural, show } from './dom.js';
import { follow } from './live.js';
import { listenForShortcuts } from './shortcuts.js';

/** Path, title, module; a view is loaded when it is opened. */
const inProxy = [
  [/^\/journal(?:\/(\d+))?$/, 'Journal', () => import('./journal.js')],
  [/^\/findings$/, 'Findings', () => import('./findings.js')],
  [/^\/faults$/, 'Faults', () => import('./faults.js')],
  [/^\/reference(?:\/([\w-]+))?$/, 'API reference', () => import('./reference.js')],
];
const recording = [/^\/recording$/, 'Recording', () => import('./recording.js')];
const inMock = [
  [/^\/accounts$/, 'Accounts', () => import('./accounts.js')],
  [/^\/documents(?:\/([^/]+))?$/, 'Documents', () => import('./documents.js')],
  [/^\/documents\/([^/]+)\/new$/, 'New document', () => import('./new-document.js')],
  [/^\/documents\/([^/]+)\/(\d+)$/, 'Document', () => import('./document.js')],
  [/^\/records(?:\/([^/]+)(?:\/(\w+)(?:\/(\d+|new))?)?)?$/, 'Records', () => import('./records.js')],
  [/^\/outbox(?:\/(\d+))?$/, 'Outbox', () => import('./outbox.js')],
  [/^\/hybrid$/, 'Hybrid', () => import('./hybrid.js')],
  [/^\/state$/, 'Data and time', () => import('./state.js')],
  ...inProxy,
];
const nowhere = [/$/, 'Not found', () => import('./not-found.js')];
let views = inMock;
let home = '/accounts';
let upstream = null;
const main = document.getElementById('main');
/** A refresh may take this share of the time at most, so that watching costs the mock next to nothing. */
const REFRESH_MS = 300;
const REST = 20;
let current;
let shownPath;

/** `#/documents/acme?type=Invoice` -> path and query. */
function place() {
  const [path = home, query = ''] = (location.hash.slice(1) || home).split('?');
  return { path, query: new URLSearchParams(query) };
}

async function open() {
  const { path, query } = place();
  const [pattern, title, load] = views.find(([one]) => one.test(path)) ?? nowhere;
  const args = (pattern.exec(path) ?? []).slice(1).map((one) => one && decodeURIComponent(one));
  const moved = shownPath !== path;
  shownPath = path;
  document.title = `${title} · ${document.getElementById('brand').textContent}`;
  markTab(path);
  const mine = { args, path, query, home, server: upstream === null ? 'mock' : 'server', refresh: undefined };
  const isCurrent = () => current === mine;
  // What a view asked for may come when another one is shown already: then it changes neither page nor address.
  mine.show = (...children) => isCurrent() && show(main, ...children);
  mine.readdress = (address) => isCurrent() && history.replaceState(null, '', `#${address}`);
  current = mine;
  main.setAttribute('aria-busy', 'true');
  try {
    const { view } = await load();
    await view(mine);
  } catch (error) {
    fail(error, mine);
  }
  if (!isCurrent()) return;
  main.dataset.path = path;
  main.removeAttribute('aria-busy');
  if (!moved) return;
  window.scrollTo(0, 0);
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
}

function markTab(path) {
  for (const link of document.querySelectorAll('nav a')) {
    const target = link.getAttribute('href').slice(1);
    const isHere = path === target || path.startsWith(`${target}/`);
    if (isHere) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  showTab();
}

/** On narrow screens the tabs scroll sideways; the page itself stays where it is. */
function showTab() {
  const link = document.querySelector('.side nav a[aria-current]');
  if (link === null) return;
  const nav = link.closest('nav');
  const [at, around] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollLeft += at.left + at.width / 2 - (around.left + around.width / 2);
}

function fail(error, view) {
  view.show(
    h('h1', {}, 'This page could not be loaded'),
    h('p', { class: 'lead' }, error.message),
    h('p', {}, h('button', { type: 'button', 'data-key': 'again', onclick: open }, 'Try again')),
  );
}

function drawStatus(tick) {
  const count = document.getElementById('fault-count');
  count.textContent = tick.faults;
  const moves = count.hidden !== (tick.faults === 0);
  count.hidden = tick.faults === 0;
  if (moves) showTab();
  const broken =
    tick.breaches > 0 &&
    h(
      'p',
      { class: 'bad' },
      h('a', { href: '#/findings' }, `${plural(tick.breaches, 'answer')} broke the contract`),
    );
  const now = tick.clock.now.replace('T', ' ').slice(0, 16);
  const lines =
    upstream === null
      ? [
          h('p', {}, h('span', {}, 'Scenario '), h('strong', {}, tick.scenario)),
          world() !== 'main' && h('p', {}, h('span', {}, 'World '), h('strong', {}, world())),
          h(
            'p',
            {},
            h('span', {}, tick.clock.frozen ? 'Clock stands at ' : 'Clock runs, '),
            h('strong', { class: 'when' }, now),
          ),
        ]
      : [h('p', {}, h('span', {}, 'Before '), h('strong', {}, upstream))];
  show(document.getElementById('status'), ...lines, broken);
}

/** So long a view waits for the first word of the mock: what happens after that word is told by the next one. */
const FIRST_MS = 500;

let stop;
/**
 * Requests of whatever program is being written show at once, in the journal and in what they change. Resolves when the
 * first word was heard: a view that is drawn then misses nothing.
 */
async function listen() {
  let seen;
  let heard;
  let isLate = false;
  const first = new Promise((resolve) => {
    heard = resolve;
  });
  let timer;
  let notBefore = 0;
  let latest;
  const refresh = async () => {
    if (isPressed) {
      timer = setTimeout(refresh, 50);
      return;
    }
    timer = undefined;
    const view = current;
    const start = performance.now();
    try {
      await view?.refresh?.(latest);
    } catch (error) {
      // A refresh that fails leaves what is shown: the mock may be gone for a moment.
      note(error.message, 'bad');
    }
    notBefore = Date.now() + Math.max(REFRESH_MS, REST * (performance.now() - start));
  };
  stop?.();
  stop = follow(world(), {
    tick(next) {
      drawStatus(next);
      const news = `${next.newest} ${next.oldest} ${next.mark} ${next.faults} ${next.scenario}`;
      const isFirst = seen === undefined;
      if (news === seen) return;
      seen = news;
      heard();
      if (isFirst && !isLate) return;
      latest = next;
      if (timer === undefined) timer = setTimeout(refresh, Math.max(0, notBefore - Date.now()));
    },
    down() {
      show(
        document.getElementById('down'),
        h('p', {}, h('strong', {}, 'The mock does not answer. '), 'The console asks again every second.'),
      );
    },
    up() {
      show(document.getElementById('down'));
      seen = '';
      note('The mock is back.');
      open();
    },
  });
  const late = setTimeout(() => {
    isLate = true;
    heard();
  }, FIRST_MS);
  await first;
  clearTimeout(late);
}

// What is drawn anew between press and release swallows the click.
let isPressed = false;
document.addEventListener('pointerdown', () => {
  isPressed = true;
});
for (const end of ['pointerup', 'pointercancel'])
  document.addEventListener(end, () =>
    setTimeout(() => {
      isPressed = false;
    }),
  );

document.addEventListener('console:changed', () => open());
document.addEventListener('console:world', () => listen().then(open));
window.addEventListener('unhandledrejection', (event) => note(event.reason?.message ?? 'It failed.', 'bad'));
window.addEventListener('hashchange', open);
listenForShortcuts(main);

/** Before a real server there are no accounts, documents, mails and clock to look at. */
async function start() {
  const state = await control('GET', 'state').catch(() => ({ upstream: null }));
  upstream = state.upstream;
  if (upstream !== null) {
    views = [recording, ...inProxy];
    home = '/journal';
    const brand = document.getElementById('brand');
    brand.textContent = 'Invoicing proxy';
    brand.href = `#${home}`;
    for (const link of document.querySelectorAll('nav [data-of]')) link.hidden = link.dataset.of !== 'proxy';
  }
  await listen();
  await open();
}
start();
