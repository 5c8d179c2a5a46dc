// Calls the control API about the chosen world, and the mocked API with an account's key. Throws an Error with the
// reason that the answer gives.

const WORLD = 'mock-world';

export const world = () => sessionStorage.getItem(WORLD) ?? 'main';
export const chooseWorld = (name) => sessionStorage.setItem(WORLD, name);

/** `control('POST', 'reset')`; the answer's body, undefined when it has none. */
export async function control(method, path, body) {
  const [place, query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  if (world() !== 'main' && !/^(worlds|journal|tables|openapi|control\b)/.test(place))
    search.set('world', world());
  const address = `/__mock/${place}${search.size > 0 ? `?${search}` : ''}`;
  const response = await fetch(address, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new Error(reasonOf(answer) ?? `${method} ${address} answered ${response.status}`);
  return answer;
}

/**
 * Answers may overtake each other: `const isLast = ask()` before a question, and what came is shown only if `isLast()`. A
 * quiet one takes nothing away from those before it.
 */
export function questions() {
  let asked = 0;
  return (isQuiet = false) => {
    if (!isQuiet) asked++;
    const mine = asked;
    return () => mine === asked;
  };
}

/** A real call of the mocked API: `{status, ok, body, reason}`. */
export function callApi(account, method, path, body) {
  return send({
    base: account.url,
    address: path,
    key: account.apiKey,
    method,
    type: body === undefined ? undefined : 'application/json',
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** As callApi, with the body as text and a key of one's choice. */
export async function send({ base, address, key, method, type, body }) {
  const join = address.includes('?') ? '&' : '?';
  const url = base + address + (key === undefined ? '' : `${join}api_key=${encodeURIComponent(key)}`);
  const response = await fetch(url, {
    method,
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });
  const text = await response.text();
  let answer = text;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    // Not JSON: shown as it is.
  }
  return { status: response.status, ok: response.ok, text, body: answer, reason: reasonOf(answer) };
}

function reasonOf(answer) {
  const errors = answer?.errors;
  if (Array.isArray(errors)) return errors.map((one) => one.error).join('; ');
  return errors?.error;
}

let tables;
/** Operations, document types and state machines; read once. */
export function contractTables() {
  tables ??= control('GET', 'tables.json');
  return tables;
}

/** Accounts with address and key; none before a real server. */
export const knownAccounts = async () => (await control('GET', 'state')).accounts;
