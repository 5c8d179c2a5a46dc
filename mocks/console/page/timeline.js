// What happened to a document, in one line of time: requests, states, mails, payments and related documents, each
// with its link.
import { h, pill, when } from './dom.js';

const LINKS = {
  entry: (id) => [`#/journal/${id}`, 'request'],
  mail: (id) => [`#/outbox/${id}`, 'mail'],
};

export function timelineCard(account, document, events) {
  return h(
    'section',
    { class: 'card', 'aria-label': 'Timeline' },
    h('h2', {}, 'Timeline'),
    events.length === 0
      ? h('p', { class: 'empty' }, 'Nothing is known of it but what it is now.')
      : h(
          'ol',
          { class: 'timeline' },
          events.map((one) => event(account, one)),
        ),
    h(
      'p',
      { class: 'hint' },
      'By the clock of the mock. Requests are those that the journal still keeps; ',
      h('a', { href: `#/journal?document=${document.id}` }, 'all of them in the journal'),
      '.',
    ),
  );
}

function event(account, { at, kind, text, status, entry, mail, document, number, state }) {
  const failed = status !== null && (status === 0 || status >= 400);
  return h(
    'li',
    { class: failed ? `${kind} failed` : kind },
    h('time', { datetime: at }, when(at)),
    h(
      'span',
      {},
      text,
      ' ',
      state && pill(state),
      status !== null &&
        h('small', { class: 'inline-note' }, status === 0 ? 'no answer' : `answered ${status}`),
    ),
    h(
      'span',
      { class: 'end' },
      entry !== null && link(LINKS.entry(entry)),
      mail !== null && link(LINKS.mail(mail)),
      document !== null &&
        link([`#/documents/${encodeURIComponent(account.name)}/${document}`, number ?? `#${document}`]),
    ),
  );
}

const link = ([href, text]) => h('a', { href }, text);
