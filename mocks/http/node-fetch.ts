/**
 * Intercepts requests of Node's own `fetch`, for clients that keep a reference to it: a client made when a module was
 * loaded is not affected by a later replacement of the global `fetch`. At each call, Node's `fetch` looks up a global
 * dispatcher, which is replaced here. Does nothing outside of Node.
 */

/** The destination of a request; the rest of the request does not change. */
export interface Destination {
  origin: string;
  /** Path and query. */
  path: string;
}

/** Another destination, or undefined to let the request pass. May throw: `fetch` then rejects with that as its cause. */
export type Redirect = (url: string) => Destination | undefined;

interface Dispatcher {
  dispatch(options: { origin?: string | URL; path: string }, handler: unknown): boolean;
}

/** Where undici, and with it every version of Node's `fetch`, keeps its dispatcher. */
const PLACE = Symbol.for('undici.globalDispatcher.1');
const redirects = new Set<Redirect>();
let replaced: { before: Dispatcher; ours: Dispatcher } | undefined;

/** Calls `redirect` for each request until the returned function is called. */
export function redirectNodeFetch(redirect: Redirect): () => void {
  redirects.add(redirect);
  install();
  return () => {
    redirects.delete(redirect);
    if (redirects.size === 0) uninstall();
  };
}

const holder = globalThis as { [PLACE]?: Dispatcher };

function install(): void {
  if (replaced !== undefined) return;
  // Access to one of these globals makes Node create its dispatcher.
  void globalThis.Request;
  const before = holder[PLACE];
  if (before === undefined) return;
  const ours = new Proxy(before, {
    get(target, name) {
      if (name === 'dispatch') return dispatchVia(target);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  holder[PLACE] = ours;
  replaced = { before, ours };
}

function uninstall(): void {
  // Other code may have replaced the dispatcher since.
  if (replaced !== undefined && holder[PLACE] === replaced.ours) {
    holder[PLACE] = replaced.before;
    replaced = undefined;
  }
}

const dispatchVia =
  (target: Dispatcher): Dispatcher['dispatch'] =>
  (options, handler) => {
    const url = `${String(options.origin ?? '')}${options.path}`;
    for (const redirect of redirects) {
      const destination = redirect(url);
      if (destination !== undefined) return target.dispatch({ ...options, ...destination }, handler);
    }
    return target.dispatch(options, handler);
  };
