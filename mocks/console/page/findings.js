// What broke the contract, told once however often it was seen: what is wrong, since when, where, and the way to the
// exchanges that show it.
import { control, questions } from './api.js';
import { copyButton, h, number, pill, plural, when } from './dom.js';

export async function view(page) {
  const ask = questions();
  async function draw() {
    const isLast = ask();
    const { findings } = await control('GET', 'findings');
    if (!isLast()) return;
    const [answers, requests] = [of(findings, 'answer'), of(findings, 'request')];
    page.show(
      h('h1', {}, 'Findings'),
      h(
        'p',
        { class: 'lead' },
        'What broke the contract since the journal was cleared. The same symptom at the same place is told once, by the name that the conformance suite gives it.',
      ),
      findings.length === 0 &&
        h('p', { class: 'empty' }, 'Nothing so far. What breaks the contract shows here as it happens.'),
      group(`Wrong answers: defects of the ${page.server}`, answers, page.query.get('of')),
      group('Wrong requests: defects of the program that sends them', requests, page.query.get('of')),
    );
    const marked = document.querySelector('.finding.marked');
    if (!isShown) marked?.scrollIntoView({ block: 'center' });
    isShown = true;
  }
  let isShown = false;
  page.refresh = draw;
  await draw();
}

const of = (findings, side) => findings.filter((one) => one.of === side);

const group = (title, findings, marked) =>
  findings.length > 0 &&
  h(
    'section',
    { 'aria-label': title },
    h('h2', { class: 'group' }, title),
    findings.map((one) => card(one, one.id === marked)),
  );

function card(one, isMarked) {
  const { id, statement, symptom, isAssumed, operations, times, since, last, newest, message } = one;
  const kind = isAssumed ? '' : one.of === 'answer' ? 'bad' : 'warn';
  return h(
    'article',
    { class: `card finding ${kind}${isMarked ? ' marked' : ''}`, 'aria-label': id },
    h('header', {}, h('h3', {}, message), isAssumed && pill('only assumed')),
    h('p', { class: 'name' }, h('code', {}, `${statement} -> ${symptom}`)),
    one.words !== null && h('blockquote', {}, one.words, h('footer', {}, `The description, ${one.section}`)),
    isAssumed && h('p', { class: 'hint' }, 'The description does not say so: a server may see it otherwise.'),
    h(
      'p',
      { class: 'counts' },
      h('span', {}, plural(times, 'exchange')),
      h('span', {}, `since ${when(since)}`),
      times > 1 && h('span', {}, `last ${when(last)}`),
      h('span', {}, `in ${plural(operations.length, 'operation')}: `, places(operations)),
    ),
    h(
      'p',
      { class: 'buttons' },
      h('a', { href: `#/journal/${newest}` }, 'Newest exchange'),
      times > 1 && h('a', { href: `#/journal?finding=${encodeURIComponent(id)}` }, 'All its exchanges'),
      copyButton(id, 'Copy name', id),
    ),
  );
}

const FEW = 6;
/** The first few; who needs all finds them in the JSON. */
const places = (operations) =>
  operations.slice(0, FEW).join(', ') +
  (operations.length > FEW ? ` and ${number.format(operations.length - FEW)} more` : '');
