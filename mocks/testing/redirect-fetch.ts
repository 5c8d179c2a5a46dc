/**
 * Routes `fetch` requests for the API's usual address to the world of the running test. Replaces the global `fetch`
 * while a test with a mock runs, and restores it.
 */
import { redirectNodeFetch } from '../http/node-fetch.js';
import { inWorld, type TestMock } from './test-mock.js';

interface Taker {
  api: string;
  mock: TestMock;
}

const takers = new Set<Taker>();
let original: typeof fetch | undefined;
let stopRedirecting: (() => void) | undefined;

/** Returns a function that ends it. While two tests run, a request is refused with an explanation: its test is unknown. */
export function redirectFetch(api: string, mock: TestMock): () => void {
  const taker = { api, mock };
  takers.add(taker);
  if (original === undefined) {
    original = globalThis.fetch;
    globalThis.fetch = routed(original);
    stopRedirecting = redirectNodeFetch(destinationOf);
  }
  return () => {
    takers.delete(taker);
    if (takers.size > 0 || original === undefined) return;
    globalThis.fetch = original;
    original = undefined;
    stopRedirecting?.();
  };
}

/** The destination of a request by a client that kept the `fetch` from before the test. */
function destinationOf(url: string): { origin: string; path: string } | undefined {
  const place = placeOf(url);
  if (place === undefined) return undefined;
  const { origin } = new URL(place);
  return { origin, path: place.slice(origin.length) || '/' };
}

/** The address in the world of the running test. Throws when several tests run. */
function placeOf(asked: string): string | undefined {
  const [place, another] = [...takers].flatMap(({ api, mock }) => inWorld(asked, api, mock) ?? []);
  if (another === undefined) return place;
  throw new Error(
    `Tests run at the same time, so nobody knows whose call ${asked} is: give the code under test mock.url.`,
  );
}

const routed =
  (real: typeof fetch): typeof fetch =>
  async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    const place = placeOf(asked);
    if (place === undefined) return real(input, init);
    return input instanceof Request ? real(new Request(place, input), init) : real(place, init);
  };
