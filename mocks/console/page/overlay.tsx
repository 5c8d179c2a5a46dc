/**
 * One script tag in the user's page: its last calls and their violations, the world, the clock and switches for faults,
 * without a second tab. Does nothing on a page that is not on this machine.
 */
import { render } from 'preact';
import {
  type ActiveFault,
  type ClockChange,
  type ClockState,
  controlAt,
  type Rule,
  type Summary,
} from './client.js';
import { Button, Check } from './controls.js';
import { isSameRule } from './fault-rule.js';
import { plural } from './format.js';
import { follow, type Tick, ticksOf } from './live.js';
import { OVERLAY_STYLE } from './overlay-style.js';

const NAME = 'invoicing-mock-overlay';
const CALLS = 12;
const MAX_COUNTED = 100;
const everything = { operation: '*' };
const SWITCHES: readonly (readonly [text: string, rule: Rule])[] = [
  ['Everything answers 503', { ...everything, status: 503 }],
  ['The key is no longer valid', { ...everything, status: 401 }],
  ['Every POST answers 422', { ...everything, method: 'POST', status: 422 }],
  ['Too many requests, 429', { ...everything, status: 429, headers: { 'retry-after': '30' } }],
  ['Every answer takes a second', { ...everything, delayMs: 1000 }],
  ['Connections break', { ...everything, drop: true }],
];

interface Shown {
  entries: Summary[];
  rules: ActiveFault[];
  clock: ClockState;
}

interface PanelProps {
  shown: Shown;
  base: string;
  world: string;
  onClock(change: ClockChange): unknown;
  onSwitch(rule: Rule, isOn: boolean): unknown;
}

function Panel({ shown: { entries, rules, clock }, base, world, onClock, onSwitch }: PanelProps) {
  const move = (text: string, change: ClockChange) => <Button onClick={() => onClock(change)}>{text}</Button>;
  return (
    <section class="panel" aria-label="Invoicing mock">
      <h2>{`World ${world}`}</h2>
      <p>{`Clock ${clock.now.replace('T', ' ').slice(0, 16)}${clock.frozen ? ', stands' : ', runs'}`}</p>
      <p>
        {move('+ 1 day', { advance: { days: 1 } })} {move('+ 30 days', { advance: { days: 30 } })}{' '}
        {clock.frozen ? move('Let run', { unfreeze: true }) : move('Freeze', { freeze: true })}
      </p>
      <h2>Faults</h2>
      {SWITCHES.map(([text, rule]) => (
        <Check
          key={text}
          isOn={rules.some((one) => isSameRule(one, rule))}
          onSwitch={(isOn) => onSwitch(rule, isOn)}
        >
          {text}
        </Check>
      ))}
      <h2>Last calls</h2>
      {entries.length === 0 && <p class="note">None yet.</p>}
      <ul>
        {entries.map((one) => (
          <Call key={one.id} entry={one} base={base} />
        ))}
      </ul>
      <p>
        <a href={`${base}/__mock/#/journal`} target="_blank" rel="noopener">
          The whole console
        </a>
      </p>
    </section>
  );
}

function Call({ entry, base }: { entry: Summary; base: string }) {
  const { id, status, operation, method, url } = entry;
  const isGood = status > 0 && status < 400;
  return (
    <li>
      <code class={isGood ? 'good' : 'bad'}>{status === 0 ? 'drop' : status}</code>{' '}
      <a href={`${base}/__mock/#/journal/${id}`} target="_blank" rel="noopener">
        {operation ?? `${method} ${url.split('?')[0]}`}
      </a>
      {[...entry.violations, ...entry.answerViolations].map((one, index) => (
        <small key={index}>{one}</small>
      ))}
      {entry.notes.map((one, index) => (
        <small key={index} class="note">
          {one}
        </small>
      ))}
    </li>
  );
}

const counted = (count: number, word: string) => (count > 0 ? plural(count, word) : '');

function start(base: string, world: string): void {
  const client = controlAt(base, () => world);
  const host = Object.assign(document.createElement('div'), { id: NAME });
  const root = host.attachShadow({ mode: 'open' });
  let isOpen = sessionStorage.getItem(NAME) === 'open';
  let isDown = false;
  let shown: Shown | undefined;
  let tick: Tick | undefined;
  /** The newest call when the panel was last open, and the number of wrong ones since. */
  let looked: number | undefined;
  let wrong = 0;
  let loads = 0;
  let loading = Promise.resolve();
  /** Rules that were sent but are not shown yet, so that they can be removed when they are switched off at once. */
  const adding = new Map<Rule, Promise<ActiveFault>>();

  async function read(): Promise<Shown> {
    const [{ entries }, { rules }, clock] = await Promise.all([
      client.journal({ world, limit: CALLS }),
      client.faults(),
      client.clock(),
    ]);
    return { entries, rules, clock };
  }
  async function wrongSince(after: number): Promise<number> {
    return (await client.journal({ world, violations: true, limit: MAX_COUNTED, after })).entries.length;
  }
  /** Resolves after the newest load: a switch that waits for its rule must not fall back to its earlier state. */
  function load(): Promise<void> {
    const mine = ++loads;
    const own = read()
      .catch(() => shown)
      .then((next) => {
        if (mine !== loads) return loading;
        shown = next;
        draw();
      });
    loading = own;
    return own;
  }
  /** Sends before any await: the page may be left at this moment. */
  async function switchRule(rule: Rule, isOn: boolean): Promise<void> {
    if (isOn) adding.set(rule, client.addFault(rule));
    const own = adding.get(rule);
    const known = shown?.rules.filter((one) => isSameRule(one, rule)) ?? [];
    const removed = isOn ? [] : known.map(({ id }) => client.removeFault(id));
    const { id } = (await own) ?? {};
    if (!isOn && id !== undefined && !known.some((one) => one.id === id))
      removed.push(client.removeFault(id));
    // A rule that does not exist any more needs no removal.
    await Promise.allSettled(removed);
    await load();
    if (adding.get(rule) === own) adding.delete(rule);
  }
  function open(next: boolean): void {
    isOpen = next;
    sessionStorage.setItem(NAME, isOpen ? 'open' : 'closed');
    if (isOpen) {
      [looked, wrong] = [tick?.newest, 0];
      load();
    }
    draw();
  }
  function draw(): void {
    const counts = [counted(tick?.faults ?? 0, 'fault'), counted(wrong, 'wrong request')];
    const text = counts.filter(Boolean).join(', ');
    const label = isDown ? 'Mock does not answer' : text ? `Mock: ${text}` : 'Mock';
    const change = async (to: ClockChange) => {
      await client.changeClock(to);
      await load();
    };
    render(
      <>
        <style>{OVERLAY_STYLE}</style>
        {isOpen && shown && <Panel {...{ shown, base, world }} onClock={change} onSwitch={switchRule} />}
        <Button
          kind={tick && tick.answerViolations > 0 ? 'toggle bad' : 'toggle'}
          isExpanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {label}
        </Button>
      </>,
      root,
    );
  }

  let seen = '';
  follow(base + ticksOf(world), {
    async tick(next) {
      tick = next;
      looked ??= next.newest;
      const news = `${next.newest} ${next.faults} ${next.mark}`;
      const isNews = news !== seen;
      seen = news;
      draw();
      if (!isNews) return;
      if (isOpen) {
        [looked, wrong] = [next.newest, 0];
        await load();
      } else if (next.newest > looked) {
        const count = await wrongSince(looked).catch(() => wrong);
        if (!isOpen) wrong = count;
        draw();
      }
    },
    down() {
      isDown = true;
      draw();
    },
    up() {
      isDown = false;
      draw();
    },
  });
  document.body.append(host);
  open(isOpen);
}

const script = document.currentScript;
const isHere = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(location.hostname);
if (script instanceof HTMLScriptElement && isHere && document.getElementById(NAME) === null)
  start(new URL(script.src).origin, script.dataset.world ?? 'main');
