// What is shown for an address that leads nowhere.
import { h } from './dom.js';

export function view(page) {
  page.show(
    h('h1', {}, 'There is no such page'),
    h('p', { class: 'lead' }, 'The console has nothing at ', h('code', {}, `#${page.path}`), '.'),
    h('p', {}, h('a', { href: `#${page.home}` }, 'Go to the start page')),
  );
}
