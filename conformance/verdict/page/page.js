// Renders the report that is embedded in the page. Every text goes in through textContent, so that nothing
// a target answered can become markup; nothing is ever loaded.
(() => {
  const report = JSON.parse(document.getElementById('report-data').textContent);
  const main = document.getElementById('main');
  const filterBox = document.getElementById('filter');
  const order = ['fail', 'error', 'inconclusive', 'note', 'known', 'blocked', 'unsupported', 'pass'];
  const signs = {
    pass: '✓',
    fail: '✗',
    error: '!',
    inconclusive: '?',
    note: '~',
    known: '=',
    blocked: '·',
    unsupported: '–',
    missing: '',
  };
  const meanings = {
    pass: 'passed',
    fail: 'failed',
    error: 'error of the suite itself',
    inconclusive: 'could not be decided',
    note: 'our interpretation of what is not stated; fails nobody',
    known: 'known deviation',
    blocked: 'blocked by a finding',
    unsupported: 'not claimed',
    missing: 'not asserted in this run',
  };
  const kinds = 'operations,requests,states,round-trip,lists,rules,async,model,robustness'.split(',');
  const number = (n) => n.toLocaleString('en-US');
  const plural = (n, noun) => `${number(n)} ${noun}${n === 1 ? '' : 's'}`;
  /** What the lists are filtered to; `mark` is one cell of a grid. */
  const state = { text: '', verdict: '', kind: '', mark: '', shown: 200 };

  /** h('p.soft', {title}, 'text', node, ...): an element with classes, attributes, listeners and children. */
  function h(tag, attributes, ...children) {
    const [name, ...classes] = tag.split('.');
    const element = document.createElement(name || 'div');
    if (classes.length > 0) element.className = classes.join(' ');
    for (const [key, value] of Object.entries(attributes ?? {})) {
      if (value === undefined || value === false) continue;
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value === true ? '' : String(value));
    }
    element.append(...children.flat().filter((child) => child !== undefined && child !== ''));
    return element;
  }

  function renderHead() {
    const good = report.exitStatus === 0 && report.verdict !== 'part';
    const words = {
      conforms: 'conforms to the contract',
      partial: 'conforms in all it claims',
      'known deviations only': 'deviates only where it is known',
      part: 'was checked in part',
      interrupted: 'was not checked to the end',
      fails: 'breaks the contract',
      inconclusive: 'could not be judged in full',
      error: 'was not judged: the suite itself failed',
      'nothing checked': 'was not checked',
    };
    const total = report.checks.length;
    const used = order.filter((verdict) => report.totals[verdict] > 0);
    document.getElementById('top').append(
      h('p.eyebrow', {}, 'Conformance report'),
      h(
        'h1',
        {},
        `${report.target} `,
        h(`span.outcome${good ? '.good' : ''}`, {}, words[report.verdict] ?? report.verdict),
      ),
      h('p.lede', {}, sentence(report.because)),
      h(
        'div.facts',
        {},
        fact('checks', number(total)),
        fact('seed', report.seed),
        report.profile ? fact('profile', report.profile) : '',
        report.shard ? fact('shard', report.shard) : '',
        fact('started', report.startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')),
        fact('took', `${(report.durationMs / 1000).toFixed(1)} s`),
        fact('exit status', report.exitStatus),
      ),
      h(
        'div.stack',
        { 'aria-hidden': 'true' },
        used.map((verdict) => {
          const part = h(`span.v-${verdict}`, { title: `${verdict}: ${report.totals[verdict]}` });
          part.style.flexGrow = report.totals[verdict];
          return part;
        }),
      ),
      h(
        'div.legend',
        {},
        used.map((verdict) => verdictChip(verdict)),
      ),
    );
  }

  const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const fact = (name, value) => h('span', {}, `${name} `, h('b', {}, String(value)));

  function verdictChip(verdict) {
    const pressed = () => state.verdict === verdict;
    const chip = h(
      `button.chip.v-${verdict}`,
      {
        type: 'button',
        title: `${meanings[verdict]}: show these checks`,
        'aria-pressed': false,
        'data-verdict': verdict,
        onclick: () => {
          state.verdict = pressed() ? '' : verdict;
          refresh();
          document.getElementById('checks').scrollIntoView();
        },
      },
      h('span.dot', {}),
      h('b', {}, number(report.totals[verdict])),
      verdict,
    );
    return chip;
  }

  const findingsOf = (verdict) => report.findings.filter((one) => one.verdict === verdict);

  function renderLinks() {
    const links = [
      ['findings', 'Findings', findingsOf('fail').length],
      ['checked', 'How much'],
      ['statuses', 'Statuses'],
      ['transitions', 'Transitions'],
      ['rest', 'Notes and deviations', findingsOf('note').length + findingsOf('known').length],
      ['checks', 'All checks'],
    ];
    document
      .getElementById('links')
      .append(
        ...links.map(([id, words, count]) =>
          h('a', { href: `#${id}` }, words, count ? ' ' : '', count ? h('b', {}, number(count)) : ''),
        ),
      );
  }

  /** Findings that fit the filter, as cards; the first of those that fail stands open. */
  function findingList(findings, open) {
    const list = h('div', {});
    const draw = () => {
      const fitting = findings.filter((one) => fits(findingText(one)));
      list.replaceChildren(...fitting.map((one, index) => findingCard(one, open && index === 0)));
      if (fitting.length === 0) list.append(h('p.soft', {}, 'Nothing here fits the filter.'));
    };
    redraws.push(draw);
    draw();
    return list;
  }

  const redraws = [];
  const texts = new Map();
  function findingText(finding) {
    if (!texts.has(finding)) {
      const { id, operations, rule, subject, expected, actual, reason = '', condition = '' } = finding;
      const parts = [id, operations.join(' '), rule, subject, expected, actual, reason, condition];
      texts.set(
        finding,
        [...parts, finding.cases.map(({ check }) => check).join(' ')].join(' ').toLowerCase(),
      );
    }
    return texts.get(finding);
  }
  function checkText(check) {
    if (!texts.has(check)) {
      const { id, title, rule, operation, kind, verdict, expected, actual, reason, blockedBy } = check;
      const parts = [id, title, rule, operation, kind, verdict, expected, actual, reason, blockedBy];
      texts.set(check, parts.filter(Boolean).join(' ').toLowerCase());
    }
    return texts.get(check);
  }
  const fits = (text) => state.text.split(/\s+/).every((word) => text.includes(word));
  const anchor = (id) => `finding-${id.replace(/[^A-Za-z0-9]+/g, '-')}`;

  function findingCard(finding, open) {
    const { operations, subject, expected, actual, condition, answers, fails, blocks } = finding;
    const where =
      operations.length > 1 ? `${operations[0]} and ${operations.length - 1} more` : operations[0];
    const touched = fails.length + blocks.length;
    const card = h(
      `details.group.v-${finding.verdict}`,
      { id: anchor(finding.id) },
      h(
        'summary',
        {},
        h('span.op', {}, where),
        h('span.rule', {}, subject),
        h('span.versus', {}, `expected ${short(expected)}, got ${short(actual)}`),
        h(
          'span.tags',
          {},
          condition ? h('span.badge.strong', {}, condition) : '',
          h('span.badge', {}, `${number(answers.violating)} of ${plural(answers.judged, 'answer')}`),
          touched > 0 ? h('span.badge', {}, plural(touched, 'check')) : '',
        ),
      ),
    );
    const fill = () => {
      if (card.childElementCount === 1) card.append(findingInside(finding));
    };
    card.addEventListener('toggle', fill);
    if (open) {
      card.open = true;
      fill();
    }
    return card;
  }

  const short = (text) => (text.length > 140 ? `${text.slice(0, 139)}…` : text);

  /** What is wrong, on which words that rests, since what, and how to see it again. */
  function findingInside(finding) {
    const { id, rule, source, words, statement, operations, expected, actual, reason, reproduce, exchange } =
      finding;
    return h(
      'div.inside',
      {},
      h(
        'div.pair',
        {},
        h('div.want', {}, h('span.label', {}, 'Expected'), h('code', {}, expected)),
        h('div.got', {}, h('span.label', {}, 'Got'), h('code', {}, actual)),
      ),
      reason ? h('p.wrap', {}, reason) : '',
      words
        ? h(
            'blockquote.words',
            { cite: source },
            words,
            h('footer.soft.small', {}, `The description, “${source}”`),
          )
        : '',
      h('p.wrap.soft.small', {}, `${rule}${words ? '' : ` (${source})`} · ${statement}`),
      operations.length > 1 ? h('p.wrap.small', {}, 'Seen in ', h('code', {}, operations.join(', '))) : '',
      reproduce ? command(reproduce) : '',
      exchange ? trail([exchange], finding.at) : '',
      caseTable(finding),
      h('p.soft.small.wrap', {}, `Fingerprint: ${id}`),
    );
  }

  function caseTable({ cases }) {
    if (cases.length < 2) return '';
    const rows = cases.map(({ check, subject, expected, actual }) =>
      h(
        'tr',
        {},
        h('td', {}, h('code', {}, check)),
        h('td', {}, subject),
        h('td', {}, short(expected)),
        h('td', {}, short(actual)),
      ),
    );
    return h(
      'details.others',
      {},
      h('summary', {}, `All ${plural(cases.length, 'case')}`),
      h('div.scroll', {}, h('table.cases', {}, rows)),
    );
  }

  /** Everything known of one check: expected against actual, how to see it again, the exchange. */
  function evidence(check) {
    const { title, id, source, expected, actual, reason, blockedBy, exchanges = [] } = check;
    return [
      h('p.wrap', {}, title, h('br', {}), h('span.soft.small', {}, `${id}. Stated in: ${source}`)),
      expected !== undefined || actual !== undefined
        ? h(
            'div.pair',
            {},
            h('div.want', {}, h('span.label', {}, 'Expected'), h('code', {}, expected ?? '–')),
            h('div.got', {}, h('span.label', {}, 'Actual'), h('code', {}, actual ?? '–')),
          )
        : '',
      reason ? h('p.wrap', {}, reason) : '',
      blockedBy
        ? h('p', {}, 'Because of ', h('a', { href: `#${anchor(blockedBy)}` }, h('code', {}, blockedBy)))
        : '',
      exchanges.length > 0 ? trail(exchanges) : '',
    ];
  }

  function command(reproduce) {
    const text = reproduce.startsWith('reproduce/') ? `CONFORMANCE_API_KEY=… sh ${reproduce}` : reproduce;
    const button = h('button', { type: 'button' }, 'Copy');
    button.addEventListener('click', async () => {
      button.textContent = (await copy(text)) ? 'Copied' : 'Press Ctrl+C';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
    return h('div.command', {}, h('code', { title: 'Run it in the folder of this report' }, text), button);
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = h('textarea', {});
      area.value = text;
      document.body.append(area);
      area.select();
      const done = document.execCommand('copy');
      area.remove();
      return done;
    }
  }

  /** `at` marks the offending place of the last answer. */
  function trail(exchanges, at) {
    return h(
      'ol.trail',
      { 'aria-label': 'Requests and answers' },
      exchanges.map((exchange, index) => exchangeItem(exchange, index === exchanges.length - 1, at)),
    );
  }

  function exchangeItem(exchange, open, at) {
    const { method, url, status, error, durationMs, sentAt, requestHeaders, requestBody } = exchange;
    const request = exchange.responseHeaders?.['x-request-id'];
    const digit = status === undefined ? 0 : String(status).charAt(0);
    const path = url.startsWith(report.target) ? url.slice(report.target.length) || '/' : url;
    return h(
      'li',
      {},
      h(
        'details',
        { open },
        h(
          'summary',
          {},
          h('span.method', {}, method),
          h('span.url', {}, path),
          h(`span.status.s${digit}`, {}, status === undefined ? (error ?? 'no answer') : String(status)),
          h('span.soft', {}, `${sentAt ? `${sentAt.slice(11, 23)} UTC, ` : ''}${Math.round(durationMs)} ms`),
          request ? h('span.soft', {}, `id ${request}`) : '',
        ),
        h(
          'div.bodies',
          {},
          h('div', {}, h('span.label', {}, 'Request'), block(requestHeaders, requestBody)),
          h(
            'div',
            {},
            h('span.label', {}, 'Answer'),
            block(exchange.responseHeaders, error ?? exchange.responseBody, at),
          ),
        ),
      ),
    );
  }

  function block(headers, body, at) {
    const head = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    const text = [head.join('\n'), pretty(body ?? '')].filter(Boolean).join('\n\n');
    const pre = h('pre', { tabindex: 0 }, text || '(nothing)');
    const leaf = at
      ?.split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '');
    const line = leaf ? text.split('\n').findIndex((one) => one.trim().startsWith(`"${leaf}":`)) : -1;
    if (line === -1) return pre;
    const lines = text.split('\n');
    pre.replaceChildren(
      `${lines.slice(0, line).join('\n')}\n`,
      h('mark', {}, lines[line]),
      `\n${lines.slice(line + 1).join('\n')}`,
    );
    return pre;
  }

  function pretty(body) {
    try {
      return JSON.stringify(JSON.parse(body), null, 2);
    } catch {
      return body;
    }
  }

  function renderFindings() {
    const { problems } = report.deviations;
    const failing = findingsOf('fail');
    const section = h(
      'section',
      { id: 'findings' },
      h('h2', {}, failing.length > 0 ? 'What is wrong' : 'Nothing wrong was found'),
      failing.length > 0
        ? h(
            'p.soft',
            {},
            `${plural(failing.length, 'finding')}, most harmful first. One fault is reported once, wherever it showed.`,
          )
        : h('p.calm', {}, `${sentence(report.because)} What was checked, and what was not, is below.`),
    );
    if (failing.length > 0) section.append(findingList(failing, true));
    if (problems.length > 0) {
      section.append(
        h('h3', {}, 'Listed deviations that no longer hold'),
        h(
          'ul.plain',
          {},
          problems.map(({ message }) => h('li', {}, message)),
        ),
      );
    }
    for (const [verdict, title] of [
      ['error', 'Errors of the suite itself'],
      ['inconclusive', 'What could not be decided'],
    ]) {
      const own = report.checks.filter((one) => one.verdict === verdict);
      if (own.length === 0) continue;
      section.append(
        h('h3', {}, title),
        h(
          'ul.plain',
          {},
          own.slice(0, 50).map(({ id, reason }) => h('li', {}, h('code', {}, id), ` ${reason ?? ''}`)),
        ),
      );
    }
    main.append(section);
  }

  function renderChecked() {
    const section = h(
      'section',
      { id: 'checked' },
      h('h2', {}, 'How much was checked'),
      h('p.soft', {}, 'Counted is what was asserted, not what was merely called.'),
    );
    section.append(
      h(
        'div.meters',
        {},
        Object.entries(report.coverage).map(([part, count]) => meter(part, count)),
      ),
    );
    section.append(h('h3', {}, 'Verdicts by kind of check'), h('div.scroll', {}, kindTable()));
    main.append(section);
  }

  function meter(part, { covered, total, missing }) {
    const share = total === 0 ? 0 : Math.floor((covered / total) * 1000) / 10;
    const fill = h('span', {});
    fill.style.width = `${share}%`;
    const list = h('ul', {});
    const details = h('details', {}, h('summary', {}, `${number(missing.length)} not asserted`), list);
    details.addEventListener('toggle', () => {
      if (list.childElementCount > 0) return;
      list.append(...missing.slice(0, 1000).map((mark) => h('li', {}, mark)));
      if (missing.length > 1000) list.append(h('li', {}, `… and ${number(missing.length - 1000)} more`));
    });
    return h(
      'div.meter',
      {},
      h('div', {}, part),
      h('div.figure', {}, total === 0 ? '–' : `${share} %`),
      h('div.track', {}, fill),
      h('div.soft.small', {}, `${number(covered)} of ${number(total)}`),
      missing.length > 0 ? details : '',
    );
  }

  function kindTable() {
    const used = order.filter((verdict) => report.totals[verdict] > 0);
    const rows = kinds.filter((kind) => report.checks.some((check) => check.kind === kind));
    const counts = new Map();
    for (const { kind, verdict } of report.checks) {
      const key = `${kind} ${verdict}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const countCell = (kind, verdict) => {
      const count = counts.get(`${kind} ${verdict}`);
      if (!count) return h('td.soft', {}, '·');
      const show = () => {
        Object.assign(state, { kind, verdict, mark: '' });
        refresh();
        document.getElementById('checks').scrollIntoView();
      };
      return h(`td.v-${verdict}`, {}, h('button', { type: 'button', onclick: show }, number(count)));
    };
    return h(
      'table.kinds',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, ''),
          used.map((verdict) => h('th', { scope: 'col' }, verdict)),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((kind) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, kind),
            used.map((verdict) => countCell(kind, verdict)),
          ),
        ),
      ),
    );
  }

  /** The finding that makes a cell red: of its statement, or with a case at its cell or operation. */
  function findingAt(mark) {
    const [, operation = '', status = ''] = /^status:(\w+) (\d+)$/.exec(mark) ?? [];
    const [, type = '', from = '', trigger = ''] = /^transition:(\w+) (\w+) (\w+)$/.exec(mark) ?? [];
    return findingsOf('fail').find(({ statement, cases }) =>
      operation
        ? statement.includes(`/${status}`) && cases.some((one) => one.operation === operation)
        : cases.some((one) => one.statement === `state:${type}/${from}+${trigger}`),
    );
  }

  function openFinding({ id }) {
    const card = document.getElementById(anchor(id));
    if (!card) return;
    card.open = true;
    card.scrollIntoView();
  }

  /** One square of a grid: shows what it is when looked at, and shows its checks when pressed. */
  function cell(verdict, words, mark, label, { allowed = false, out }) {
    const announce = () => {
      out.textContent = `${words}: ${meanings[verdict]}`;
    };
    const show = () => {
      const finding = verdict === 'fail' ? findingAt(mark) : undefined;
      if (finding) return openFinding(finding);
      Object.assign(state, { mark, verdict: '', kind: '' });
      refresh();
      document.getElementById('checks').scrollIntoView();
    };
    return h(
      `button.cell.v-${verdict}${allowed ? '.allowed' : ''}`,
      {
        type: 'button',
        tabindex: -1,
        title: `${words}: ${meanings[verdict]}`,
        'aria-label': `${words}: ${meanings[verdict]}`,
        onmouseenter: announce,
        onfocus: announce,
        onclick: show,
      },
      label,
    );
  }

  /** Arrow keys move among the cells of a grid; Tab enters and leaves it as one thing. */
  function roving(grid) {
    const rows = () =>
      [...grid.querySelectorAll('[data-row]')].map((row) => [...row.querySelectorAll('.cell')]);
    const first = grid.querySelector('.cell');
    if (first) first.tabIndex = 0;
    grid.addEventListener('keydown', (event) => {
      const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
      const move = moves[event.key];
      if (!move) return;
      const all = rows();
      const y = all.findIndex((row) => row.includes(event.target));
      const x = all[y]?.indexOf(event.target) ?? -1;
      const row = all[y + move[0]];
      const next = row?.[Math.min(x + move[1], row.length - 1)];
      if (!next) return;
      event.preventDefault();
      event.target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
  }

  const key = (extra) =>
    h(
      'div.key',
      {},
      ...[...order]
        .reverse()
        .map((verdict) => h('span', {}, h(`span.cell.v-${verdict}`, {}, signs[verdict]), meanings[verdict])),
      h('span', {}, h('span.cell.v-missing', {}, ''), meanings.missing),
      extra ?? '',
    );

  function renderStatuses() {
    const out = h('output.reported', {}, 'Look at a cell to read it; press it to list its checks.');
    const grid = h('div.statusgrid', {});
    const resources = new Map();
    for (const operation of Object.keys(report.statuses)) {
      const resource = report.resources[operation] || 'operations';
      resources.set(resource, [...(resources.get(resource) ?? []), operation]);
    }
    for (const [resource, operations] of resources) {
      const rows = operations.map((operation) => {
        const cells = Object.entries(report.statuses[operation]).map(([status, verdict]) =>
          cell(verdict, `${operation} ${status}`, `status:${operation} ${status}`, status, { out }),
        );
        return h('div.row', { 'data-row': '' }, h('code', { title: operation }, operation), cells);
      });
      grid.append(h('div.block', {}, h('h4', {}, resource), rows));
    }
    roving(grid);
    const lede =
      'Every status that the contract states, by operation, with the worst verdict that asserted it.';
    main.append(
      h('section', { id: 'statuses' }, h('h2', {}, 'Statuses'), h('p.soft', {}, lede), key(), grid, out),
    );
  }

  function renderTransitions() {
    const out = h('output.reported', {}, 'Look at a cell to read it; press it to list its checks.');
    const machines = h('div.machines', {});
    const types = new Map();
    for (const one of report.cells) types.set(one.type, [...(types.get(one.type) ?? []), one]);
    for (const [type, cells] of types) {
      const figure = h(
        'figure',
        {},
        h('h4', {}, type.replaceAll('_', ' '), ' ', h('span.soft.small', {}, summary(cells))),
        machine(type, cells, out),
      );
      roving(figure);
      machines.append(figure);
    }
    const lede =
      'State by trigger for every type: a ring marks what the contract allows, every other cell must be refused.';
    main.append(
      h(
        'section',
        { id: 'transitions' },
        h('h2', {}, 'Transitions'),
        h('p.soft', {}, lede),
        key(h('span', {}, h('span.cell.allowed.v-pass', {}, ''), 'allowed by the contract')),
        machines,
        out,
      ),
    );
  }

  function summary(cells) {
    const bad = cells.filter(({ verdict }) => verdict === 'fail').length;
    const seen = cells.filter(({ verdict }) => verdict !== 'missing').length;
    return `${seen} of ${cells.length}${bad > 0 ? `, ${bad} failed` : ''}`;
  }

  function machine(type, cells, out) {
    const states = [...new Set(cells.map(({ from }) => from))];
    const triggers = [...new Set(cells.map(({ trigger }) => trigger))];
    const at = new Map(cells.map((one) => [`${one.from} ${one.trigger}`, one]));
    const square = (from, trigger) => {
      const one = at.get(`${from} ${trigger}`);
      if (!one) return h('td', {});
      const outcome = one.to ? `→ ${one.to}` : 'refused';
      const words = `${type}: ${from} + ${trigger} ${outcome}${one.assumed ? ' (assumed)' : ''}`;
      const mark = `transition:${type} ${from} ${trigger}`;
      return h(
        'td',
        {},
        cell(one.verdict, words, mark, signs[one.verdict], { allowed: Boolean(one.to), out }),
      );
    };
    return h(
      'table.cells',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', {}, ''),
          triggers.map((trigger) => h('th', { scope: 'col' }, h('span', {}, trigger))),
        ),
      ),
      h(
        'tbody',
        {},
        states.map((from) =>
          h(
            'tr',
            { 'data-row': '' },
            h('th', { scope: 'row' }, from),
            triggers.map((trigger) => square(from, trigger)),
          ),
        ),
      ),
    );
  }

  function renderRest() {
    const section = h('section', { id: 'rest' }, h('h2', {}, 'Notes and deviations'));
    const [notes, known] = [findingsOf('note'), findingsOf('known')];
    if (known.length > 0) section.append(h('h3', {}, 'Known deviations'), findingList(known, false));
    if (notes.length > 0)
      section.append(
        h('h3', {}, 'Our interpretation of what is not stated'),
        h('p.soft', {}, 'None of it fails the target.'),
        findingList(notes, false),
      );
    const { listed, unjudged } = report.deviations;
    if (section.childElementCount === 1) section.append(h('p.soft', {}, 'No notes, no known deviations.'));
    if (unjudged.length > 0) {
      const words = `${plural(unjudged.length, 'listed deviation')} of ${listed.length} could not be judged in this run.`;
      section.append(
        h('p', {}, words),
        h(
          'ul.idlist',
          {},
          unjudged.map((id) => h('li', {}, id)),
        ),
      );
    }
    if (report.beside) {
      const { target, differences, sharedFindings } = report.beside;
      section.append(
        h('h3', {}, `Where ${target} does otherwise`),
        h(
          'p.soft',
          {},
          `${plural(differences.length, 'difference')}; ${plural(sharedFindings.length, 'finding')} shared. None of it fails the target.`,
        ),
        h(
          'ul.plain',
          {},
          differences.map(({ operations, at = '', here, there }) =>
            h('li', {}, `${at} ${operations.join(', ')}: ${here.join(', ')} here; ${there.join(', ')} there`),
          ),
        ),
      );
    }
    if (report.notes.length > 0) {
      section.append(
        h('h3', {}, 'Notes of the run'),
        h(
          'ul.plain',
          {},
          report.notes.map((note) => h('li', {}, note)),
        ),
      );
    }
    main.append(section);
  }

  function renderChecks() {
    const kindChoice = h(
      'select',
      { 'aria-label': 'Kind of check', onchange: (event) => filterBy({ kind: event.target.value }) },
      h('option', { value: '' }, 'every kind'),
      kinds.map((kind) => h('option', { value: kind }, kind)),
    );
    const count = h('span.soft', { 'aria-live': 'polite' });
    const clear = h('button.more', { type: 'button', onclick: clearAll }, 'Show all');
    const body = h('tbody', {});
    const more = h('p', {});
    const chips = order.filter((verdict) => report.totals[verdict] > 0).map(verdictChip);
    main.append(
      h(
        'section',
        { id: 'checks' },
        h('h2', {}, 'All checks'),
        h('div.tools', {}, chips, kindChoice, clear, count),
        h('table.list', {}, body),
        more,
      ),
    );
    const sorted = [...report.checks].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
    redraws.push(() => {
      const fitting = sorted.filter(
        (check) =>
          (!state.verdict || check.verdict === state.verdict) &&
          (!state.kind || check.kind === state.kind) &&
          (!state.mark || check.asserted.includes(state.mark)) &&
          fits(checkText(check)),
      );
      body.replaceChildren(...fitting.slice(0, state.shown).map(checkRow));
      const filtered = state.mark ? `, asserting ${state.mark.replace(':', ' ')}` : '';
      count.textContent = `${number(fitting.length)} of ${plural(report.checks.length, 'check')}${filtered}`;
      kindChoice.value = state.kind;
      clear.hidden = !(state.text || state.verdict || state.kind || state.mark);
      for (const chip of document.querySelectorAll('[data-verdict]')) {
        chip.setAttribute('aria-pressed', String(chip.dataset.verdict === state.verdict));
      }
      const left = fitting.length - state.shown;
      more.replaceChildren();
      if (left > 0) {
        const words = `Show ${number(Math.min(500, left))} of ${number(left)} more`;
        const show = () => {
          state.shown += 500;
          refresh();
        };
        more.append(h('button.more', { type: 'button', onclick: show }, words));
      }
    });
  }

  function checkRow(check) {
    const { verdict, id, title, rule } = check;
    const detail = h('details', {}, h('summary', {}, title), h('div.soft.small', {}, id));
    detail.addEventListener('toggle', () => {
      if (detail.childElementCount === 2) detail.append(...evidence(check).filter(Boolean));
    });
    return h(
      'tr',
      {},
      h('td', {}, h(`span.tag.v-${verdict}`, {}, h('span.dot', {}), verdict)),
      h('td', {}, detail),
      h('td.soft', {}, rule),
    );
  }

  function filterBy(change) {
    Object.assign(state, change);
    refresh();
  }

  function clearAll() {
    filterBox.value = '';
    filterBy({ text: '', verdict: '', kind: '', mark: '', shown: 200 });
  }

  function refresh() {
    for (const redraw of redraws) redraw();
  }

  let pending;
  filterBox.addEventListener('input', () => {
    clearTimeout(pending);
    pending = setTimeout(() => filterBy({ text: filterBox.value.trim().toLowerCase(), shown: 200 }), 80);
  });
  document.addEventListener('keydown', (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      filterBox.focus();
    } else if (event.key === 'Escape' && event.target === filterBox) {
      clearAll();
      filterBox.blur();
    }
  });

  renderHead();
  renderLinks();
  renderFindings();
  renderChecked();
  renderStatuses();
  renderTransitions();
  renderRest();
  renderChecks();
  refresh();
})();
