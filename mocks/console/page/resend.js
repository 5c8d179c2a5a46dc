// Sends a request of the journal again, as it was or edited. It goes through the mocked API like any other.
import { control, send } from './api.js';
import { button, h, labelled, note, pretty } from './dom.js';
import { addressOf, keyFor } from './snippets.js';

export function sendCard({ entry, account, open }) {
  const { path, query, hasKey } = addressOf(entry);
  const address = h('input', {
    name: 'address',
    value: query === '' ? path : `${path}?${query}`,
    spellcheck: 'false',
  });
  const body = h('textarea', {
    name: 'body',
    rows: Math.min(16, pretty(entry.request.body).split('\n').length + 1),
    value: pretty(entry.request.body),
    spellcheck: 'false',
  });
  const isReading = entry.method === 'GET' || entry.method === 'HEAD';
  const go = async (event) => {
    event.preventDefault();
    const { newest } = await control('GET', 'journal?limit=1&bodies=false');
    const isSame = body.value === pretty(entry.request.body);
    const answer = await send({
      base: account.url,
      address: address.value,
      key: hasKey ? keyFor(entry, account) : undefined,
      method: entry.method,
      type: entry.request.headers['content-type'],
      // What was not touched goes out letter by letter as it came in.
      body: isReading ? undefined : isSame ? entry.request.body : body.value,
    });
    note(`Answered ${answer.status}.`, answer.ok ? 'good' : 'bad');
    const sent = await findSent(newest, entry.method, address.value.split('?')[0]);
    if (sent !== undefined) await open(sent);
  };
  return h(
    'form',
    { class: 'tool', 'aria-label': 'Send again', onsubmit: go },
    labelled(`${entry.method}, path and query`, address),
    !isReading && labelled('Body', body),
    h(
      'p',
      { class: 'buttons' },
      h('button', { 'data-key': 'send' }, 'Send'),
      !isReading &&
        button(
          'As it was',
          () => {
            body.value = pretty(entry.request.body);
            address.value = query === '' ? path : `${path}?${query}`;
          },
          'quiet',
        ),
    ),
    h('p', { class: 'hint' }, `The key of ${account.name} goes with it.`),
  );
}

/** The entry of what was just sent: the first of its kind after what was there before. */
async function findSent(after, method, path) {
  const { entries } = await control('GET', `journal?bodies=false&after=${after}&method=${method}`);
  return entries.reverse().find((one) => one.url.split('?')[0] === path)?.id;
}
