/**
 * Which page is shown for the address, and with what data. Everything that a page shows is loaded before it is drawn and
 * again after news from the mock. Draws nothing itself.
 */
import type { ComponentChild, ComponentType } from 'preact';
import { createElement } from 'preact';

/** `#/documents/acme?type=Invoice`, split. */
export interface Place {
  path: string;
  /** What the route's pattern captures. */
  args: readonly (string | undefined)[];
  query: URLSearchParams;
}

export interface ViewProps<Data> {
  data: Data;
  place: Place;
}

/** A page of the console: what it loads, and how it looks then. */
export interface View<Data> {
  load(place: Place): Promise<Data>;
  View: ComponentType<ViewProps<Data>>;
  /** Loaded when it is opened and not again after news. */
  isStatic?: boolean;
}

export interface Route {
  pattern: RegExp;
  title: string;
  isStatic: boolean;
  open(place: Place): Promise<ComponentChild>;
}

/** A route, and how one comes to it without knowing the address. */
export interface Page extends Route {
  /** Before what alone there is something to show. */
  of?: 'mock' | 'proxy';
  /** Where the side bar leads. */
  link?: string;
  /** The key that leads there after "g". */
  key?: string;
}

export const route = <Data>(
  pattern: RegExp,
  title: string,
  { load, View, isStatic = false }: View<Data>,
): Route => ({
  ...{ pattern, title, isStatic },
  open: async (place) => createElement(View, { data: await load(place), place }),
});

export interface Shown {
  title: string;
  path: string;
  /** Changes where a page must not keep what the one before it held, such as half-filled fields. */
  key: number;
  content: ComponentChild;
  error?: Error;
}

export interface Router {
  shown: Shown | undefined;
  /** A page is being loaded that somebody asked for. */
  isBusy: boolean;
  /** Opens what the address says. */
  open(): Promise<void>;
  /** Loads the page again and keeps what it holds. */
  reload(): Promise<void>;
  /** As reload, after news from the mock: it gives way to anything that somebody asked for. */
  refresh(): Promise<void>;
  /**
   * Shows another state of the same page under its own address, without a step in the browser's history. `key` is that of
   * the page that asks: one that is no longer shown changes nothing.
   */
  readdress(address: string, key: number | undefined): Promise<void>;
}

interface Options {
  routes: readonly Route[];
  nowhere: Route;
  /** Where an address without a path leads. */
  start: string;
  onChange(): void;
}

export function createRouter({ routes, nowhere, start, onChange }: Options): Router {
  /** Answers may overtake each other: only that to the last request is shown. */
  let asked = 0;
  let key = 0;
  /** The path and the query that the address names now. */
  const addressed = (): [path: string, query: string] => {
    const [path = start, query = ''] = (location.hash.slice(1) || start).split('?');
    return [path, query];
  };

  async function load(mine: number, isQuiet: boolean): Promise<void> {
    const [path, query] = addressed();
    const found = routes.find(({ pattern }) => pattern.test(path)) ?? nowhere;
    if (isQuiet && found.isStatic) return;
    const captured = found.pattern.exec(path)?.slice(1) ?? [];
    const args = captured.map((one) => (one === undefined ? undefined : decodeURIComponent(one)));
    const content = await found.open({ path, args, query: new URLSearchParams(query) });
    if (mine !== asked) return;
    router.shown = { title: found.title, path, key, content };
  }
  async function ask(work: (mine: number) => Promise<void>): Promise<void> {
    const mine = ++asked;
    router.isBusy = true;
    onChange();
    try {
      await work(mine);
    } finally {
      if (mine === asked) {
        router.isBusy = false;
        onChange();
      }
    }
  }

  const router: Router = {
    shown: undefined,
    isBusy: false,
    open: () =>
      ask(async (mine) => {
        key++;
        try {
          await load(mine, false);
        } catch (error) {
          const [path] = addressed();
          const reason = error instanceof Error ? error : new Error(String(error));
          if (mine === asked) router.shown = { title: 'Not loaded', path, key, content: null, error: reason };
        }
      }),
    reload: () => ask((mine) => load(mine, false)),
    async refresh() {
      await load(asked, true);
      onChange();
    },
    async readdress(address, of) {
      // Who has gone elsewhere stays there, also before the browser has reported it.
      const [path] = addressed();
      if (of !== key || path !== router.shown?.path) return;
      history.replaceState(null, '', address);
      await router.reload();
    },
  };
  return router;
}
