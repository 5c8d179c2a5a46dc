/**
 * Looks at what Node's own `fetch` is about to send, whoever holds a reference to it: a client that was made when a
 * module was loaded has kept the `fetch` of that moment, and no later replacement of the global one reaches it. Node's
 * `fetch` asks a global dispatcher at each call, which is what is replaced here. Does nothing outside of Node.
 */

/** Where a request goes; the rest of it stays as it is. */
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

/** Asked about each request until the result is called. */
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
  // Node makes its dispatcher when the first of these is looked at.
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
  // Somebody else may have put another one in front of it.
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
