/** Renders the report that is embedded in the page. Texts are inserted as text, never as markup; nothing is loaded. */
import { type ComponentChild, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { plural } from '../../verdict/plural.js';
import { type Section, sections } from '../sections.js';
import { Checks, Chips } from './checks.js';
import { Checked } from './coverage.js';
import { FindingList } from './findings.js';
import { Statuses, Transitions } from './grids.js';
import {
  filterBy,
  findingsOf,
  NO_FILTER,
  number,
  report,
  sentence,
  usedVerdicts,
  useFilter,
} from './report-data.js';

const OUTCOMES: Readonly<Record<string, string>> = {
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

function Head(): ComponentChild {
  const { target, verdict, seed, profile, shard, startedAt, durationMs, exitStatus } = report;
  const isGood = exitStatus === 0 && verdict !== 'part';
  const facts = {
    checks: number(report.checks.length),
    seed,
    profile,
    shard,
    started: startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
    took: `${(durationMs / 1000).toFixed(1)} s`,
    'exit status': exitStatus,
  };
  return (
    <header id="top">
      <p class="eyebrow soft">Conformance report</p>
      <h1>
        {target} <span class={isGood ? 'outcome good' : 'outcome'}>{OUTCOMES[verdict] ?? verdict}</span>
      </h1>
      <p class="lede">{sentence(report.because)}</p>
      <div class="facts soft small">
        {Object.entries(facts).map(
          ([name, value]) =>
            value !== undefined && (
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ),
        )}
      </div>
      <div class="stack" aria-hidden="true">
        {usedVerdicts.map((one) => (
          <span key={one} class={`v-${one}`} style={{ flexGrow: report.totals[one] }} />
        ))}
      </div>
      <div class="chips">
        <Chips />
      </div>
    </header>
  );
}

const TYPING_MS = 80;

function Bar(): ComponentChild {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { text } = useFilter();
  useEffect(() => {
    if (text === '' && box.current) box.current.value = '';
  }, [text]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyping = target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        box.current?.focus();
      } else if (key === 'Escape' && target === box.current) {
        clearTimeout(timer.current);
        filterBy(NO_FILTER);
        box.current?.blur();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const links: readonly [id: string, text: string, count?: number][] = [
    ['findings', 'Findings', findingsOf('fail').length],
    ['checked', 'How much'],
    ['statuses', 'Statuses'],
    ['transitions', 'Transitions'],
    ['rest', 'Notes and deviations', findingsOf('note').length + findingsOf('known').length],
    ['checks', 'All checks'],
  ];
  const type = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => filterBy({ text: value.trim().toLowerCase() }), TYPING_MS);
  };
  return (
    <nav class="bar" aria-label="Report">
      <div class="links">
        {links.map(([id, words, count = 0]) => (
          <a key={id} href={`#${id}`}>
            {words} {count > 0 && <b>{number(count)}</b>}
          </a>
        ))}
      </div>
      <label class="search">
        <span class="hidden">Filter by operation, rule, id or text</span>
        <input
          {...{ ref: box, id: 'filter', type: 'search', autocomplete: 'off', spellcheck: false }}
          placeholder="Filter: operation, rule, id, text…"
          onInput={type}
        />
        <kbd>/</kbd>
      </label>
    </nav>
  );
}

/** A list with a title; nothing if the list is empty. */
function Lines({ title, items }: Pick<Section, 'title' | 'items'>): ComponentChild {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="lines">
        {items.map((one, index) => (
          <li key={index}>{one}</li>
        ))}
      </ul>
    </>
  );
}

/** The sections with these ids. */
const Sections = ({ ids }: { ids: readonly Section['id'][] }): ComponentChild =>
  sections(report)
    .filter(({ id }) => ids.includes(id))
    .map((one) => <Lines key={one.id} {...one} />);

function Findings(): ComponentChild {
  const failing = findingsOf('fail');
  return (
    <section id="findings">
      <h2>{failing.length > 0 ? 'What is wrong' : 'Nothing wrong was found'}</h2>
      {failing.length > 0 ? (
        <>
          <p class="soft">
            {`${plural(failing.length, 'finding')}, most harmful first. One fault is reported once, wherever it showed.`}
          </p>
          <FindingList findings={failing} isFirstOpen />
        </>
      ) : (
        <p class="calm">{`${sentence(report.because)} What was checked, and what was not, is below.`}</p>
      )}
      <Sections ids={['problems', 'error', 'inconclusive']} />
    </section>
  );
}

function Rest(): ComponentChild {
  const [notes, known] = [findingsOf('note'), findingsOf('known')];
  const { beside } = report;
  return (
    <section id="rest">
      <h2>Notes and deviations</h2>
      {known.length > 0 && (
        <>
          <h3>Known deviations</h3>
          <FindingList findings={known} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <h3>Our interpretation of what is not stated</h3>
          <p class="soft">None of it fails the target.</p>
          <FindingList findings={notes} />
        </>
      )}
      {notes.length + known.length === 0 && <p class="soft">No notes, no known deviations.</p>}
      <Sections ids={['unjudged', 'beside']} />
      {beside && (
        <p class="soft">
          {`${plural(beside.differences.length, 'difference')} from ${beside.target}; ${plural(beside.sharedFindings.length, 'finding')} shared. None of it fails the target.`}
        </p>
      )}
      <Sections ids={['new', 'run']} />
    </section>
  );
}

const page = document.getElementById('page');
if (page)
  render(
    <>
      <Head />
      <Bar />
      <main id="main">
        <Findings />
        <Checked />
        <Statuses />
        <Transitions />
        <Rest />
        <Checks />
      </main>
    </>,
    page,
  );
