/** The grids of statuses and of transitions: one square each, coloured by the worst verdict that asserted it. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { verdicts } from '../../judge/result.js';
import { type Finding, statusOf } from '../../verdict/finding.js';
import type { CellReport } from '../../verdict/grids.js';
import { anchor, findingsOf, type Mark, meanings, report, showChecks, signs } from './report-data.js';

/** The failing finding of a status cell. */
const findingOfStatus = (operation: string, status: string): Finding | undefined =>
  findingsOf('fail').find(
    ({ statement, cases }) =>
      statusOf(statement) === status && cases.some((one) => one.operation === operation),
  );

/** The failing finding of a cell of a state table. */
const findingOfTransition = ({ type, from, trigger }: CellReport): Finding | undefined =>
  findingsOf('fail').find(({ cases }) =>
    cases.some(({ statement }) => statement === `state:${type}/${from}+${trigger}`),
  );

function press(mark: string, finding: Finding | undefined): void {
  const card = finding && document.getElementById(anchor(finding.id));
  if (card instanceof HTMLDetailsElement) {
    card.open = true;
    card.scrollIntoView();
  } else showChecks({ mark, verdict: '', kind: '' });
}

interface CellProps {
  verdict: Mark;
  words: string;
  mark: string;
  /** The failing finding of this cell. */
  finding: Finding | undefined;
  isAllowed?: boolean;
  onLook(text: string): void;
  children: ComponentChildren;
}

/** A square of a grid: shows its description on hover or focus, and its checks or its finding when pressed. */
function Cell({ verdict, words, mark, finding, isAllowed, onLook, children }: CellProps): ComponentChild {
  const text = `${words}: ${meanings[verdict]}`;
  const look = () => onLook(text);
  return (
    <button
      type="button"
      class={`cell v-${verdict}${isAllowed ? ' allowed' : ''}`}
      tabIndex={-1}
      title={text}
      aria-label={text}
      onMouseEnter={look}
      onFocus={look}
      onClick={() => press(mark, finding)}
    >
      {children}
    </button>
  );
}

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Arrow keys move between the cells of a grid; Tab enters and leaves the grid as a whole. */
function useRoving<Grid extends HTMLElement>() {
  const grid = useRef<Grid>(null);
  useEffect(() => {
    const first = grid.current?.querySelector<HTMLElement>('.cell');
    if (first) first.tabIndex = 0;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const { target } = event;
    if (move === undefined || !(target instanceof HTMLElement)) return;
    const lines = [...(grid.current?.querySelectorAll('[data-row]') ?? [])];
    const rows = lines.map((row) => [...row.querySelectorAll<HTMLElement>('.cell')]);
    const y = rows.findIndex((row) => row.includes(target));
    const row = rows[y + move[0]] ?? [];
    const next = row[Math.min((rows[y]?.indexOf(target) ?? 0) + move[1], row.length - 1)];
    if (next === undefined) return;
    event.preventDefault();
    target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  return { ref: grid, onKeyDown };
}

const Key = ({ children }: { children?: ComponentChildren }): ComponentChild => (
  <div class="key">
    {([...[...verdicts].reverse(), 'missing'] as Mark[]).map((verdict) => (
      <span key={verdict}>
        <span class={`cell v-${verdict}`}>{signs[verdict]}</span>
        {meanings[verdict]}
      </span>
    ))}
    {children}
  </div>
);

const LOOK = 'Look at a cell to read it; press it to list its checks.';

export function Statuses(): ComponentChild {
  const [looked, setLooked] = useState(LOOK);
  const roving = useRoving<HTMLDivElement>();
  const resourceOf = (operation: string) => report.resources[operation] || 'operations';
  const operations = Object.keys(report.statuses);
  return (
    <section id="statuses">
      <h2>Statuses</h2>
      <p class="soft">
        Every status that the contract states, by operation, with the worst verdict that asserted it.
      </p>
      <Key />
      <div class="statusgrid" {...roving}>
        {[...new Set(operations.map(resourceOf))].map((resource) => (
          <div key={resource} class="block">
            <h4>{resource}</h4>
            {operations
              .filter((one) => resourceOf(one) === resource)
              .map((operation) => (
                <div key={operation} class="row" data-row="">
                  <code title={operation}>{operation}</code>
                  {Object.entries(report.statuses[operation] ?? {}).map(([status, verdict]) => (
                    <Cell
                      key={status}
                      {...{ verdict, words: `${operation} ${status}`, onLook: setLooked }}
                      mark={`status:${operation} ${status}`}
                      finding={findingOfStatus(operation, status)}
                    >
                      {status}
                    </Cell>
                  ))}
                </div>
              ))}
          </div>
        ))}
      </div>
      <output class="reported">{looked}</output>
    </section>
  );
}

export function Transitions(): ComponentChild {
  const [looked, setLooked] = useState(LOOK);
  return (
    <section id="transitions">
      <h2>Transitions</h2>
      <p class="soft">
        State by trigger for every type: a ring marks what the contract allows, every other cell must be
        refused.
      </p>
      <Key>
        <span>
          <span class="cell allowed v-pass" />
          allowed by the contract
        </span>
      </Key>
      <div class="machines">
        {[...new Set(report.cells.map(({ type }) => type))].map((type) => (
          <Machine key={type} type={type} onLook={setLooked} />
        ))}
      </div>
      <output class="reported">{looked}</output>
    </section>
  );
}

function Machine({ type, onLook }: { type: string; onLook(text: string): void }): ComponentChild {
  const roving = useRoving<HTMLElement>();
  const cells = report.cells.filter((one) => one.type === type);
  const triggers = [...new Set(cells.map(({ trigger }) => trigger))];
  const bad = cells.filter(({ verdict }) => verdict === 'fail').length;
  const seen = cells.filter(({ verdict }) => verdict !== 'missing').length;
  const square = (from: string, trigger: string) => {
    const one = cells.find((cell) => cell.from === from && cell.trigger === trigger);
    if (one === undefined) return null;
    const { verdict, to, assumed } = one;
    const outcome = `${to ? `→ ${to}` : 'refused'}${assumed ? ' (assumed)' : ''}`;
    return (
      <Cell
        {...{ verdict, onLook, isAllowed: Boolean(to), mark: `transition:${type} ${from} ${trigger}` }}
        words={`${type}: ${from} + ${trigger} ${outcome}`}
        finding={findingOfTransition(one)}
      >
        {signs[verdict]}
      </Cell>
    );
  };
  return (
    <figure class="box" {...roving}>
      <h4>
        {type.replaceAll('_', ' ')}{' '}
        <span class="soft small">{`${seen} of ${cells.length}${bad > 0 ? `, ${bad} failed` : ''}`}</span>
      </h4>
      <table class="cells">
        <thead>
          <tr>
            <th />
            {triggers.map((trigger) => (
              <th key={trigger} scope="col">
                <span>{trigger}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(cells.map(({ from }) => from))].map((from) => (
            <tr key={from} data-row="">
              <th scope="row">{from}</th>
              {triggers.map((trigger) => (
                <td key={trigger}>{square(from, trigger)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
