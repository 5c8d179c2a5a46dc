/** Findings as cards: what is wrong, the words it violates, since when, and how to reproduce it. */

import type { ComponentChild, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Finding } from '../../verdict/finding.js';
import { firstOf, plural } from '../../verdict/plural.js';
import { againWithoutScript } from '../again.js';
import { Trail } from './exchanges.js';
import { anchor, fits, number, type ShownCheck, short, useFilter } from './report-data.js';

interface LazyProps {
  class?: string;
  id?: string;
  isOpen?: boolean;
  summary: ComponentChildren;
  children: ComponentChildren;
}

/** Renders its content when it is opened first. */
export function Lazy({ class: name, id, isOpen = false, summary, children }: LazyProps): ComponentChild {
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <details class={name} id={id} open={isOpen} onToggle={() => setWasOpen(true)}>
      <summary>{summary}</summary>
      {wasOpen && children}
    </details>
  );
}

const textsOf = ({ id, operations, rule, subject, expected, actual, reason, condition, cases }: Finding) => [
  ...[id, ...operations, rule, subject, expected, actual, reason, condition],
  ...cases.map(({ check }) => check),
];

/** Findings that match the filter; the first failing one is open. */
export function FindingList({ findings, isFirstOpen }: { findings: readonly Finding[]; isFirstOpen?: true }) {
  const filter = useFilter();
  const fitting = findings.filter((one) => fits(filter, one, () => textsOf(one)));
  if (fitting.length === 0) return <p class="soft">Nothing here fits the filter.</p>;
  return (
    <div>
      {fitting.map((one, index) => (
        <FindingCard key={one.id} finding={one} isOpen={isFirstOpen && index === 0} />
      ))}
    </div>
  );
}

function FindingCard({ finding, isOpen }: { finding: Finding; isOpen?: boolean }): ComponentChild {
  const { verdict, operations, subject, expected, actual, condition, answers, fails, blocks } = finding;
  const touched = fails.length + blocks.length;
  const summary = (
    <>
      <span class="op">{firstOf(operations)}</span>
      <span class="rule">{subject}</span>
      <span class="versus soft">{`expected ${short(expected)}, got ${short(actual)}`}</span>
      <span class="tags">
        {condition && <span class="badge strong">{condition}</span>}
        <span class="badge">{`${number(answers.violating)} of ${plural(answers.judged, 'answer')}`}</span>
        {touched > 0 && <span class="badge">{plural(touched, 'check')}</span>}
      </span>
    </>
  );
  return (
    <Lazy class={`group box v-${verdict}`} id={anchor(finding.id)} isOpen={isOpen} summary={summary}>
      <Inside finding={finding} />
    </Lazy>
  );
}

function Inside({ finding }: { finding: Finding }): ComponentChild {
  const { id, rule, source, words, statement, operations, expected, actual, reason, reproduce } = finding;
  const without = againWithoutScript(finding);
  return (
    <div class="inside">
      <Pair want={expected} got={actual} label="Got" />
      {reason && <p>{reason}</p>}
      {words && (
        <blockquote cite={source}>
          {words}
          <footer class="soft small">{`The description, “${source}”`}</footer>
        </blockquote>
      )}
      <p class="soft small">{`${rule}${words ? '' : ` (${source})`} · ${statement}`}</p>
      {operations.length > 1 && (
        <p class="small">
          Seen in <code>{operations.join(', ')}</code>
        </p>
      )}
      {reproduce && <Command reproduce={reproduce} />}
      {without && <p class="small">{`To see it again: ${without}`}</p>}
      {finding.exchange && <Trail exchanges={[finding.exchange]} at={finding.at} />}
      <Cases {...finding} />
      <p class="soft small">{`Fingerprint: ${id}`}</p>
    </div>
  );
}

const Pair = ({ want, got, label }: { want: string; got: string; label: string }) => (
  <div class="pair">
    <div class="want">
      <span class="label">Expected</span>
      <code>{want}</code>
    </div>
    <div class="got">
      <span class="label">{label}</span>
      <code>{got}</code>
    </div>
  </div>
);

function Cases({ cases }: Pick<Finding, 'cases'>): ComponentChild {
  if (cases.length < 2) return null;
  return (
    <details class="others">
      <summary>{`All ${plural(cases.length, 'case')}`}</summary>
      <div class="scroll">
        <table class="cases">
          {cases.map(({ check, subject, expected, actual }) => (
            <tr key={`${check} ${subject}`}>
              <td>
                <code>{check}</code>
              </td>
              <td>{subject}</td>
              <td>{short(expected)}</td>
              <td>{short(actual)}</td>
            </tr>
          ))}
        </table>
      </div>
    </details>
  );
}

/** Everything known of one check: expected and actual values, the cause, requests and answers. */
export function Evidence({ check }: { check: ShownCheck }): ComponentChild {
  const { title, id, source, expected, actual, reason, blockedBy, exchanges = [] } = check;
  return (
    <>
      <p>
        {title}
        <br />
        <span class="soft small">{`${id}. Stated in: ${source}`}</span>
      </p>
      {(expected ?? actual) !== undefined && (
        <Pair want={expected ?? '–'} got={actual ?? '–'} label="Actual" />
      )}
      {reason && <p>{reason}</p>}
      {blockedBy && (
        <p>
          Because of{' '}
          <a href={`#${anchor(blockedBy)}`}>
            <code>{blockedBy}</code>
          </a>
        </p>
      )}
      {exchanges.length > 0 && <Trail exchanges={exchanges} />}
    </>
  );
}

const COPIED_MS = 1500;

function Command({ reproduce }: { reproduce: string }): ComponentChild {
  const [label, setLabel] = useState('Copy');
  const text = reproduce.startsWith('reproduce/') ? `CONFORMANCE_API_KEY=… sh ${reproduce}` : reproduce;
  const press = async () => {
    setLabel((await copy(text)) ? 'Copied' : 'Press Ctrl+C');
    setTimeout(() => setLabel('Copy'), COPIED_MS);
  };
  return (
    <div class="command">
      <code title="Run it in the folder of this report">{text}</code>
      <button type="button" class="plain" onClick={press}>
        {label}
      </button>
    </div>
  );
}

/** Pages from a file may lack access to the clipboard: then the text is selected and copied by execCommand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
