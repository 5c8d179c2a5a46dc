/** The console: its pages, the side bar around them, and the updates from the mock. */
import { type ComponentChild, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { chooseWorld, chosenWorld, control } from './client.js';
import { type Console, ConsoleContext } from './console-context.js';
import { Button } from './controls.js';
import { follow, type Tick, throttled, ticksOf } from './live.js';
import { attempt, note } from './notes.js';
import { createRouter, type Page, type Router, route } from './router.js';
import { Shortcuts } from './shortcuts.js';
import { SideBar } from './side-bar.js';
import { accounts } from './views/accounts.js';
import { dataAndTime } from './views/data-and-time.js';
import { document as documentView } from './views/document.js';
import { documents } from './views/documents.js';
import { faults } from './views/faults.js';
import { findings } from './views/findings.js';
import { hybrid } from './views/hybrid.js';
import { journal } from './views/journal.js';
import { newDocument } from './views/new-document.js';
import { notFound } from './views/not-found.js';
import { outbox } from './views/outbox.js';
import { recordForm } from './views/record-form.js';
import { recording } from './views/recording.js';
import { records } from './views/records.js';
import { reference } from './views/reference.js';

/** In the order of the side bar. A proxy has no accounts, documents, mails and clock. */
const PAGES: readonly Page[] = [
  { ...route(/^\/accounts$/, 'Accounts', accounts), of: 'mock', link: '/accounts', key: 'a' },
  {
    ...route(/^\/documents(?:\/([^/]+))?$/, 'Documents', documents),
    ...{ of: 'mock', link: '/documents', key: 'd' },
  },
  { ...route(/^\/documents\/([^/]+)\/new$/, 'New document', newDocument), of: 'mock' },
  { ...route(/^\/documents\/([^/]+)\/(\d+)$/, 'Document', documentView), of: 'mock' },
  {
    ...route(/^\/records(?:\/([^/]+)(?:\/(\w+))?)?$/, 'Records', records),
    ...{ of: 'mock', link: '/records', key: 'r' },
  },
  { ...route(/^\/records\/([^/]+)\/(\w+)\/(\d+|new)$/, 'Record', recordForm), of: 'mock' },
  { ...route(/^\/journal(?:\/(\d+))?$/, 'Journal', journal), link: '/journal', key: 'j' },
  { ...route(/^\/findings$/, 'Findings', findings), link: '/findings', key: 'i' },
  { ...route(/^\/outbox(?:\/(\d+))?$/, 'Outbox', outbox), of: 'mock', link: '/outbox', key: 'o' },
  { ...route(/^\/faults$/, 'Faults', faults), link: '/faults', key: 'f' },
  { ...route(/^\/recording$/, 'Recording', recording), of: 'proxy', link: '/recording' },
  { ...route(/^\/hybrid$/, 'Hybrid', hybrid), of: 'mock', link: '/hybrid', key: 'h' },
  { ...route(/^\/state$/, 'Data and time', dataAndTime), of: 'mock', link: '/state', key: 't' },
  { ...route(/^\/reference(?:\/([\w-]+))?$/, 'API reference', reference), link: '/reference' },
];

interface AppProps {
  pages: readonly Page[];
  router: Router;
  tick: Tick | undefined;
  isDown: boolean;
  upstream: string | null;
  context: Console;
}

function App({ pages, router, tick, isDown, upstream, context }: AppProps) {
  const { shown, isBusy } = router;
  const name = upstream === null ? 'Invoicing mock' : 'Invoicing proxy';
  useEffect(() => {
    if (shown) document.title = `${shown.title} · ${name}`;
  }, [shown?.title]);
  useEffect(() => {
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [shown?.key]);
  return (
    <ConsoleContext.Provider value={context}>
      <button type="button" class="skip" onClick={focusMain}>
        Skip to content
      </button>
      <SideBar {...{ name, tick, upstream, pages, start: context.start, path: shown?.path ?? '' }} />
      <div class="page">
        <div id="down" role="alert">
          {isDown && (
            <p>
              <strong>The mock does not answer. </strong>The console asks again every second.
            </p>
          )}
        </div>
        <main id="main" tabIndex={-1} data-path={shown?.path} aria-busy={isBusy || undefined}>
          {shown?.error ? (
            <NotLoaded reason={shown.error.message} onAgain={router.open} />
          ) : (
            <Keyed shown={shown} />
          )}
        </main>
      </div>
      <Shortcuts pages={pages} />
    </ConsoleContext.Provider>
  );
}

/** Not a link, which would replace the page's address. */
const focusMain = () => document.getElementById('main')?.focus();

/** A newly opened page keeps no state of the one before it. */
const Keyed = ({ shown }: { shown: Router['shown'] }) =>
  shown && <Content key={shown.key}>{shown.content}</Content>;
const Content = ({ children }: { children: ComponentChild }) => children;

const NotLoaded = ({ reason, onAgain }: { reason: string; onAgain(): unknown }) => (
  <>
    <h1>This page could not be loaded</h1>
    <p class="lead">{reason}</p>
    <p>
      <Button onClick={onAgain}>Try again</Button>
    </p>
  </>
);

async function start(root: Element): Promise<void> {
  const { upstream } = await control.state().catch(() => ({ upstream: null }));
  const isMock = upstream === null;
  const pages = PAGES.filter(({ of }) => of === undefined || of === (isMock ? 'mock' : 'proxy'));
  const startPath = isMock ? '/accounts' : '/journal';
  let tick: Tick | undefined;
  let isDown = false;
  let stop = () => {};

  const router = createRouter({
    routes: pages,
    nowhere: route(/$/, 'Not found', notFound),
    start: startPath,
    onChange: () => draw(),
  });
  function draw(): void {
    const key = router.shown?.key;
    const context: Console = {
      ...{ server: isMock ? 'mock' : 'server', start: startPath, scenario: tick?.scenario ?? 'demo' },
      ...{ reload: router.reload, changeWorld },
      readdress: (address) => router.readdress(address, key),
    };
    render(<App {...{ pages, router, tick, isDown, upstream, context }} />, root);
  }
  async function changeWorld(name: string): Promise<void> {
    chooseWorld(name);
    listen();
    await router.open();
  }

  const refresh = throttled(async () => {
    // A failed refresh keeps the page as it is: the mock may be unavailable for a moment.
    await attempt(router.refresh);
  });
  /** Shows requests of other programs at once, in the journal and in the data they change. */
  function listen(): void {
    let seen = '';
    stop();
    stop = follow(ticksOf(chosenWorld()), {
      tick(next) {
        tick = next;
        draw();
        const news = `${next.newest} ${next.oldest} ${next.mark} ${next.faults} ${next.scenario}`;
        if (news !== seen) refresh();
        seen = news;
      },
      down() {
        isDown = true;
        draw();
      },
      up() {
        isDown = false;
        seen = '';
        note('The mock is back.');
        router.open();
      },
    });
  }

  addEventListener('hashchange', router.open);
  listen();
  await router.open();
}

const root = document.getElementById('app');
if (root) start(root);
