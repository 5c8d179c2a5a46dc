// Chooses the view for the address, keeps the side bar up to date and tells views when something happened.
import { accountsView } from './accounts.js';
import { control, world } from './api.js';
import { documentView } from './document.js';
import { documentsView } from './documents.js';
import { h, note, show } from './dom.js';
import { faultsView } from './faults.js';
import { journalView } from './journal.js';
import { outboxView } from './outbox.js';
import { stateView } from './state.js';

/** What can be seen of the mock, and of a real server behind the proxy; the first is where one starts. */
const shared = [
  [/^\/journal(?:\/(\d+))?$/, 'Journal', journalView],
  [/^\/faults$/, 'Faults', faultsView],
];
let views = [
  [/^\/accounts$/, 'Accounts', accountsView],
  [/^\/documents(?:\/([^/]+))?$/, 'Documents', documentsView],
  [/^\/documents\/([^/]+)\/(\d+)$/, 'Document', documentView],
  [/^\/outbox(?:\/(\d+))?$/, 'Outbox', outboxView],
  [/^\/state$/, 'Data and time', stateView],
  ...shared,
];
let home = '/accounts';
let upstream = null;
const main = document.getElementById('main');
const REFRESH_MS = 400;
let current;
let shownPath;

/** `#/documents/acme?type=Invoice` -> path and query. */
function place() {
  const [path = home, query = ''] = (location.hash.slice(1) || home).split('?');
  return { path, query: new URLSearchParams(query) };
}

async function open() {
  const { path, query } = place();
  const found = views.find(([pattern]) => pattern.test(path)) ?? views[0];
  const [pattern, title, view] = found;
  const args = (pattern.exec(path) ?? []).slice(1).map((one) => one && decodeURIComponent(one));
  const moved = shownPath !== path;
  shownPath = path;
  document.title = `${title} · ${document.getElementById('brand').textContent}`;
  for (const link of document.querySelectorAll('nav a')) {
    const target = link.getAttribute('href').slice(1);
    if (path.startsWith(target)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const server = upstream === null ? 'mock' : 'server';
  const mine = { args, query, server, refresh: undefined };
  const isCurrent = () => current === mine;
  // What a view asked for may come when another one is shown already: then it changes neither page nor address.
  mine.show = (...children) => isCurrent() && show(main, ...children);
  mine.readdress = (address) => isCurrent() && history.replaceState(null, '', `#${address}`);
  current = mine;
  main.setAttribute('aria-busy', 'true');
  try {
    await view(mine);
  } catch (error) {
    fail(error, mine);
  }
  if (!isCurrent()) return;
  main.dataset.path = path;
  main.removeAttribute('aria-busy');
  if (moved) {
    window.scrollTo(0, 0);
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }
  await drawStatus();
}

function fail(error, view) {
  view.show(h('h1', {}, 'That did not work'), h('p', { class: 'lead' }, error.message));
}

async function drawStatus() {
  const state = await control('GET', 'state').catch(() => undefined);
  const status = document.getElementById('status');
  if (state === undefined) {
    show(status, h('p', { class: 'bad' }, 'The mock does not answer.'));
    return;
  }
  const count = document.getElementById('fault-count');
  count.textContent = state.faults;
  count.hidden = state.faults === 0;
  const answers = state.breaches === 1 ? '1 answer' : `${state.breaches} answers`;
  const broken = state.breaches > 0 && h('p', { class: 'bad' }, `${answers} broke the contract`);
  if (upstream !== null) {
    show(status, h('p', {}, h('span', {}, 'Before '), h('strong', {}, upstream)), broken);
    return;
  }
  const now = state.clock.now.replace('T', ' ').slice(0, 16);
  show(
    status,
    h('p', {}, h('span', {}, 'Scenario '), h('strong', {}, state.scenario)),
    world() === 'main' ? undefined : h('p', {}, h('span', {}, 'World '), h('strong', {}, world())),
    h('p', {}, h('span', {}, state.clock.frozen ? 'Stands at ' : 'Runs at '), h('strong', {}, now)),
    broken,
  );
}

/** Requests of whatever program is being written show at once, in the journal and in what they change. */
function listen() {
  const stream = new EventSource('/__mock/journal/stream');
  let timer;
  stream.addEventListener('exchange', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const view = current;
      view?.refresh?.()?.catch?.((error) => fail(error, view));
      drawStatus();
    }, REFRESH_MS);
  });
}

document.addEventListener('keydown', (event) => {
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const search = main.querySelector('input[type=search]');
  if (search === null) return;
  event.preventDefault();
  search.focus();
});
document.addEventListener('console:changed', () => open());
window.addEventListener('unhandledrejection', (event) =>
  note(event.reason?.message ?? 'That did not work', 'bad'),
);
window.addEventListener('hashchange', open);

/** Before a real server there are no accounts, documents, mails and clock to look at. */
async function start() {
  ({ upstream } = await control('GET', 'state').catch(() => ({ upstream: null })));
  if (upstream !== null) {
    views = shared;
    home = '/journal';
    const brand = document.getElementById('brand');
    brand.textContent = 'Invoicing proxy';
    brand.href = `#${home}`;
    for (const link of document.querySelectorAll('nav [data-of=mock]')) link.hidden = true;
  }
  open();
  listen();
}
start();
