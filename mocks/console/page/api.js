// Calls the control API about the chosen world, and the mocked API with an account's key. Throws an Error with the
// reason that the answer gives.

const WORLD = 'mock-world';

export const world = () => sessionStorage.getItem(WORLD) ?? 'main';
export const chooseWorld = (name) => sessionStorage.setItem(WORLD, name);

/** `control('POST', 'reset')`; the answer's body, undefined when it has none. */
export async function control(method, path, body) {
  const [place, query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  if (world() !== 'main' && !/^(worlds|journal|tables|openapi|control)/.test(place))
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

/** A real call of the mocked API: `{status, body, reason}`. */
export async function callApi(account, method, path, body) {
  const url = new URL(account.url + path);
  url.searchParams.set('api_key', account.apiKey);
  const response = await fetch(url, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  const text = await response.text();
  let answer = text;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    // Not JSON: shown as it is.
  }
  return { status: response.status, ok: response.ok, body: answer, reason: reasonOf(answer) };
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
