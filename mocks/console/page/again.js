// "Make this happen again": a fault rule out of a journal entry, in force with one click, and the line for a test.
import { control } from './api.js';
import { button, choice, copyButton, h, labelled, note, show } from './dom.js';
import { asFaultLine, asTest } from './snippets.js';

/** What a rule may do besides what the entry shows. */
const OUTCOMES = [401, 404, 409, 422, 429, 500, 502, 503];
const SLOW_MS = 2000;

export function againCard({ entry, operations, page }) {
  const wish = { operation: entry.operation ?? '*', outcome: firstOutcome(entry), often: 'once', times: 3 };
  const shown = h('div', { class: 'rule-line' });
  const scenario = document.querySelector('#status strong')?.textContent ?? 'demo';

  function draw() {
    const rule = ruleOf(wish, entry);
    const line = asFaultLine(rule);
    show(
      shown,
      h('pre', { tabindex: 0, role: 'region', 'aria-label': 'The line for a test' }, line),
      h(
        'p',
        { class: 'buttons' },
        copyButton(line, 'Copy line'),
        entry.operation !== null &&
          copyButton(asTest('vitest', entry, { scenario, rule }), 'Copy Vitest test'),
        entry.operation !== null &&
          copyButton(asTest('playwright', entry, { scenario, rule }), 'Copy Playwright test'),
      ),
    );
  }
  const times = labelled(
    'Times',
    h('input', { type: 'number', min: 2, value: wish.times, oninput: (event) => change('times')(event) }),
  );
  const change = (name) => (event) => {
    wish[name] = event.target.value;
    times.hidden = wish.often !== 'times';
    draw();
  };
  const add = async () => {
    const made = await control('POST', 'faults', ruleOf(wish, entry));
    note(`Rule ${made.id} is in force: ${often(wish)}.`, 'good', [
      'Remove it',
      async () => {
        await control('DELETE', `faults/${made.id}`);
        note(`Rule ${made.id} is gone.`);
      },
    ]);
  };
  times.hidden = true;
  draw();
  return h(
    'section',
    { class: 'tool', 'aria-label': 'Make this happen again' },
    h(
      'div',
      { class: 'inline' },
      labelled(
        'Where',
        choice(
          { onchange: change('operation') },
          [['*', 'everything'], ...operations.map(({ id }) => [id, id])],
          wish.operation,
        ),
      ),
      labelled('What', choice({ onchange: change('outcome') }, outcomes(entry, page), wish.outcome)),
      labelled(
        'How often',
        choice(
          { onchange: change('often') },
          [
            ['once', 'once'],
            ['times', 'n times'],
            ['always', 'always'],
          ],
          wish.often,
        ),
      ),
      times,
      button('Add the rule', add),
    ),
    shown,
  );
}

const often = ({ often: how, times }) => (how === 'times' ? `${times} times` : how);

function firstOutcome({ status }) {
  if (status === 0) return 'drop';
  return status >= 400 ? `same ${status}` : '503';
}

function outcomes({ status, durationMs }, page) {
  const same = status >= 400 ? [[`same ${status}`, `${status}, as it was answered here`]] : [];
  return [
    ...same,
    ...OUTCOMES.map((one) => [String(one), `answer ${one}`]),
    ['drop', 'break the connection'],
    [
      `slow ${Math.max(SLOW_MS, Math.round(durationMs))}`,
      `wait ${Math.max(SLOW_MS, Math.round(durationMs))} ms, then the ${page.server}'s answer`,
    ],
  ];
}

/** The rule as the control API takes it. */
function ruleOf({ operation, outcome, often: how, times }, entry) {
  const rule = { operation };
  const [kind, number] = outcome.split(' ');
  if (kind === 'same') {
    rule.status = Number(number);
    const body = bodyOf(entry);
    if (body !== undefined) rule.body = body;
  } else if (kind === 'drop') rule.drop = true;
  else if (kind === 'slow') rule.delayMs = Number(number);
  else rule.status = Number(kind);
  if (how === 'once') rule.times = 1;
  if (how === 'times') rule.times = Number(times) || 2;
  return rule;
}

function bodyOf({ answer }) {
  try {
    return answer.body === '' ? undefined : JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}
