/**
 * Sends what `fetch` asks of the API's usual address to the world of the running test. Owns the global `fetch` while a
 * test with a mock runs, and gives it back.
 */
import { inWorld, type TestMock } from './test-mock.js';

interface Taker {
  api: string;
  mock: TestMock;
}

const takers = new Set<Taker>();
let original: typeof fetch | undefined;

/** Until the result is called. Two tests at a time cannot be told apart: such a request is refused, with what to do. */
export function takeFetch(api: string, mock: TestMock): () => void {
  const taker = { api, mock };
  takers.add(taker);
  if (original === undefined) {
    original = globalThis.fetch;
    globalThis.fetch = routed(original);
  }
  return () => {
    takers.delete(taker);
    if (takers.size > 0 || original === undefined) return;
    globalThis.fetch = original;
    original = undefined;
  };
}

const routed =
  (real: typeof fetch): typeof fetch =>
  async (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    const places = [...takers].flatMap(({ api, mock }) => inWorld(asked, api, mock) ?? []);
    const [place, another] = places;
    if (place === undefined) return real(input, init);
    if (another !== undefined) {
      throw new Error(
        `Tests run at the same time, so nobody knows whose call ${asked} is: give the code under test mock.url.`,
      );
    }
    return input instanceof Request ? real(new Request(place, input), init) : real(place, init);
  };
