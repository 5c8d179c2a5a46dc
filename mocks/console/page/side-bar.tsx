/** The side bar: where one can go, messages, and how the mock stands. On narrow screens it stands over the page. */
import type { ComponentChild } from 'preact';
import { chosenWorld } from './client.js';
import { plural } from './format.js';
import type { Tick } from './live.js';
import { Notes } from './notes.js';

export interface NavLink {
  path: string;
  text: string;
  /** Shown before a mock or a proxy only. */
  of?: 'mock' | 'proxy';
}

interface SideBarProps {
  name: string;
  /** The start page. */
  start: string;
  links: readonly NavLink[];
  /** Of the page that is shown. */
  path: string;
  tick: Tick | undefined;
  /** The real server that this is before. */
  upstream: string | null;
}

export const SideBar = ({
  name,
  start,
  links,
  path: shown,
  tick,
  upstream,
}: SideBarProps): ComponentChild => (
  <header class="side">
    <a class="brand" href={`#${start}`}>
      {name}
    </a>
    <nav aria-label="Console">
      {links.map(({ path, text }) => {
        const isHere = shown === path || shown.startsWith(`${path}/`);
        return (
          <a key={path} href={`#${path}`} aria-current={isHere ? 'page' : undefined}>
            {text}
            {path === '/faults' && (
              <>
                {' '}
                <span class="count" id="fault-count" hidden={!tick?.faults}>
                  {tick?.faults}
                </span>
              </>
            )}
          </a>
        );
      })}
    </nav>
    <Notes />
    <div class="status" id="status">
      {tick && <Status tick={tick} upstream={upstream} />}
    </div>
  </header>
);

function Status({ tick, upstream }: { tick: Tick; upstream: string | null }): ComponentChild {
  const { scenario, clock, answerViolations } = tick;
  const lines: [label: string, value: string][] =
    upstream === null
      ? [
          ['Scenario ', scenario],
          ...(chosenWorld() === 'main' ? [] : [['World ', chosenWorld()] satisfies [string, string]]),
          [clock.frozen ? 'Clock stands at ' : 'Clock runs, ', clock.now.replace('T', ' ').slice(0, 16)],
        ]
      : [['Before ', upstream]];
  return (
    <>
      {lines.map(([label, value]) => (
        <p key={label}>
          <span>{label}</span>
          <strong>{value}</strong>
        </p>
      ))}
      {answerViolations > 0 && (
        <p class="bad">
          <a href="#/findings">{`${plural(answerViolations, 'answer')} broke the contract`}</a>
        </p>
      )}
    </>
  );
}
