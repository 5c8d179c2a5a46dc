/** The side bar: links, messages, and the mock's state. On narrow screens it is above the page. */
import { chosenWorld } from './client.js';
import { plural } from './format.js';
import type { Tick } from './live.js';
import { Notes } from './notes.js';
import type { Page } from './router.js';

interface SideBarProps {
  name: string;
  start: string;
  pages: readonly Page[];
  /** The path of the page shown. */
  path: string;
  tick: Tick | undefined;
  /** The real server behind the proxy; null for the mock. */
  upstream: string | null;
}

export const SideBar = ({ name, start, pages, path: shown, tick, upstream }: SideBarProps) => (
  <header class="side">
    <a class="brand" href={`#${start}`}>
      {name}
    </a>
    <nav aria-label="Console">
      {pages.map(({ link, title }) => {
        const isHere = shown === link || shown.startsWith(`${link}/`);
        return (
          link && (
            <a key={link} href={`#${link}`} aria-current={isHere ? 'page' : undefined}>
              {title}
              {link === '/faults' && (
                <>
                  {' '}
                  <span class="count" id="fault-count" hidden={!tick?.faults}>
                    {tick?.faults}
                  </span>
                </>
              )}
            </a>
          )
        );
      })}
    </nav>
    <Notes />
    <div class="status" id="status">
      {tick && <Status tick={tick} upstream={upstream} />}
    </div>
  </header>
);

function Status({ tick, upstream }: { tick: Tick; upstream: string | null }) {
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
