/**
 * What an address says besides where to connect: which account (first label of the host) and which world (header
 * `X-Mock-World`, host `NAME.world.localhost`, or path `/__mock/in/NAME`). Knows no world and no account.
 */
type Headers = Record<string, string | string[] | undefined>;

export interface HostParts {
  /** Undefined: the default account. */
  account?: string;
  world?: string;
}

const PLAIN: HostParts = {};
const INSIDE = '/__mock/in/';

let lastHost: string | undefined;
let lastParts = PLAIN;

/** `acme.localhost:4010` -> account acme; `[acme.]NAME.world.localhost` -> world NAME (and account acme). */
export function hostParts(host: string): HostParts {
  // A caller asks the same host again and again.
  if (host !== lastHost) {
    lastParts = readHost(host);
    lastHost = host;
  }
  return lastParts;
}

function readHost(host: string): HostParts {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!name.endsWith('.localhost')) return PLAIN;
  const labels = name.slice(0, -'.localhost'.length).split('.');
  if (labels.length < 2 || labels.at(-1) !== 'world') return { account: labels.join('.') };
  const account = labels.slice(0, -2).join('.');
  return { world: labels.at(-2), account: account === '' ? undefined : account };
}

/** What a request says of its world, for example `ana; from=paid`; undefined when it names none. */
export function worldWish(headers: Headers): string | undefined {
  const header = headers['x-mock-world'];
  if (header !== undefined) return String(header);
  const host = headers.host as string | undefined;
  return host?.includes('.world.') ? hostParts(host).world : undefined;
}

/** The address that links in an answer start with. A world named by header is kept in the path, for browsers. */
export function baseUrlOf(host: string, headers: Headers, base = `http://${host}`): string {
  const header = headers['x-mock-world'];
  if (header === undefined) return base;
  const [name = ''] = String(header).split(';', 1);
  return `${base}${INSIDE}${encodeURIComponent(name.trim())}`;
}

/** Takes the world out of a path and puts it into the header, where everything else looks for it. */
export function rewriteUrl(request: { url?: string; headers: Headers }): string {
  const url = request.url ?? '/';
  if (!url.startsWith(INSIDE)) return url;
  const [, name = '', rest = '/'] = /^\/__mock\/in\/([^/?]*)(.*)$/.exec(url) ?? [];
  request.headers['x-mock-world'] = decoded(name);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of an account, in the same world as the given base URL. */
export function accountUrl(account: string, baseUrl: string): string {
  const match = /^(https?:\/\/)(\[[^\]]*\]|[^/:]*)(:\d+)?(\/__mock\/in\/[^/]+)?/.exec(baseUrl);
  const world = hostParts(match?.[2] ?? '').world;
  const name = world === undefined ? account : `${account}.${world}.world`;
  return `${match?.[1] ?? 'http://'}${name}.localhost${match?.[3] ?? ''}${match?.[4] ?? ''}`;
}
