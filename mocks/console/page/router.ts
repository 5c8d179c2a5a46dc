/**
 * The page for the address, with its data. All data of a page are loaded before it is drawn, and again after news from
 * the mock.
 */
import type { ComponentChild, ComponentType } from 'preact';
import { createElement } from 'preact';

/** `#/documents/acme?type=Invoice`, split. */
export interface Place {
  path: string;
  /** The captures of the route's pattern. */
  args: readonly (string | undefined)[];
  query: URLSearchParams;
}

export interface ViewProps<Data> {
  data: Data;
  place: Place;
}

/** A page of the console: how it loads its data and draws them. */
export interface View<Data> {
  load(place: Place): Promise<Data>;
  View: ComponentType<ViewProps<Data>>;
  /** Loaded when it is opened, but not again after news. */
  isStatic?: boolean;
}

/** A page whose data have the type that `load` returns. */
export const view = <Data>(page: View<Data>): View<Data> => page;

export interface Route {
  pattern: RegExp;
  title: string;
  isStatic: boolean;
  open(place: Place): Promise<ComponentChild>;
}

/** A route, and how to open it without its address. */
export interface Page extends Route {
  /** Only the mock, or only a proxy, has it; undefined: both. */
  of?: 'mock' | 'proxy';
  /** The address for the side bar. */
  link?: string;
  /** The key that opens it after "g". */
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
  /** Changes when a page must not keep state of the one before it, such as half-filled fields. */
  key: number;
  content: ComponentChild;
  error?: Error;
}

export interface Router {
  shown: Shown | undefined;
  /** A page that the user opened is being loaded. */
  isBusy: boolean;
  /** Opens the page of the address. */
  open(): Promise<void>;
  /** Loads the page again and keeps its state. */
  reload(): Promise<void>;
  /** As reload, after news from the mock; anything that the user opens takes precedence. */
  refresh(): Promise<void>;
  /**
   * Shows another state of the same page under its own address, without a step in the browser's history. `key` is that
   * of the calling page: one that is no longer shown changes nothing.
   */
  readdress(address: string, key: number | undefined): Promise<void>;
}

interface Options {
  routes: readonly Route[];
  nowhere: Route;
  /** The page for an address without a path. */
  start: string;
  onChange(): void;
}

export function createRouter({ routes, nowhere, start, onChange }: Options): Router {
  /** Answers may arrive out of order: only that to the last request is shown. */
  let asked = 0;
  let key = 0;
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
      // A user who has opened another page stays there, even before the browser has reported it.
      const [path] = addressed();
      if (of !== key || path !== router.shown?.path) return;
      history.replaceState(null, '', address);
      await router.reload();
    },
  };
  return router;
}
