// The form over a list: words to search for, and what else narrows it. Owns no list and keeps no wish.
import { choice, h, labelled } from './dom.js';

/** How long a hand may rest between two letters before it is looked. */
export const TYPING_MS = 200;

/** `oninput` is the search field's listener; `more` stands beside it. */
export const searchForm = ({ hint, value, oninput }, ...more) =>
  h(
    'form',
    { class: 'filters', role: 'search', onsubmit: (event) => event.preventDefault() },
    labelled('Search', h('input', { type: 'search', placeholder: `${hint}  ( / )`, value, oninput })),
    more,
  );

/** A listener that tells the words once the hand rests. */
export function onceTyped(tell) {
  let timer;
  return ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(target.value), TYPING_MS);
  };
}

/** What narrows a list beside words: folded on a narrow page until some of it is set. */
export const folded = (isSet, ...fields) =>
  h(
    'details',
    { class: 'folded', open: isSet || window.innerWidth > 830 },
    h('summary', {}, 'Filters'),
    fields,
  );

/** `chosen` is told the name. */
export const accountChoice = (accounts, account, chosen) =>
  labelled(
    'Account',
    choice(
      { onchange: ({ target }) => chosen(target.value) },
      accounts.map(({ name }) => [name, name]),
      account.name,
    ),
  );
