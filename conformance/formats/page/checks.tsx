/** The list of all checks, and the chips that filter it by verdict. */
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Verdict, verdicts } from '../../judge/result.js';
import { plural } from '../../verdict/plural.js';
import { Evidence, Lazy } from './findings.js';
import {
  filterBy,
  fits,
  meanings,
  NO_FILTER,
  number,
  report,
  type ShownCheck,
  showChecks,
  usedKinds,
  usedVerdicts,
  useFilter,
} from './report-data.js';

export function Chips(): ComponentChild {
  const { verdict: chosen } = useFilter();
  const chip = (verdict: Verdict) => (
    <button
      type="button"
      key={verdict}
      class={`chip v-${verdict}`}
      title={`${meanings[verdict]}: show these checks`}
      aria-pressed={verdict === chosen}
      onClick={() => showChecks({ verdict: verdict === chosen ? '' : verdict })}
    >
      <span class="dot" />
      <b>{number(report.totals[verdict])}</b>
      {verdict}
    </button>
  );
  return <>{usedVerdicts.map(chip)}</>;
}

const PAGE = 200;
const MORE = 500;
const sorted = [...report.checks].sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));

const textsOf = (check: ShownCheck) => {
  const { id, title, rule, operation, kind, verdict, expected, actual, reason, blockedBy } = check;
  return [id, title, rule, operation, kind, verdict, expected, actual, reason, blockedBy];
};

export function Checks(): ComponentChild {
  const filter = useFilter();
  const [shown, setShown] = useState(PAGE);
  useEffect(() => setShown(PAGE), [filter]);
  const { text, verdict, kind, mark } = filter;
  const fitting = sorted.filter(
    (check) =>
      (!verdict || check.verdict === verdict) &&
      (!kind || check.kind === kind) &&
      (!mark || check.asserted.includes(mark)) &&
      fits(filter, check, () => textsOf(check)),
  );
  const left = fitting.length - shown;
  return (
    <section id="checks">
      <h2>All checks</h2>
      <div class="tools chips">
        <Chips />
        <select
          aria-label="Kind of check"
          value={kind}
          onChange={({ currentTarget }) => filterBy({ kind: currentTarget.value })}
        >
          <option value="">every kind</option>
          {usedKinds.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {(text || verdict || kind || mark) && (
          <button type="button" class="plain" onClick={() => filterBy(NO_FILTER)}>
            Show all
          </button>
        )}
        <span class="soft" aria-live="polite">
          {`${number(fitting.length)} of ${plural(report.checks.length, 'check')}${mark && `, asserting ${mark.replace(':', ' ')}`}`}
        </span>
      </div>
      <table class="list">
        <tbody>
          {fitting.slice(0, shown).map((one) => (
            <CheckRow key={one.id} check={one} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p>
          <button type="button" class="plain" onClick={() => setShown(shown + MORE)}>
            {`Show ${number(Math.min(MORE, left))} of ${number(left)} more`}
          </button>
        </p>
      )}
    </section>
  );
}

function CheckRow({ check }: { check: ShownCheck }): ComponentChild {
  const { verdict, id, title, rule } = check;
  return (
    <tr>
      <td>
        <span class={`tag v-${verdict}`}>
          <span class="dot" />
          {verdict}
        </span>
      </td>
      <td>
        <Lazy summary={title}>
          <div class="soft small">{id}</div>
          <Evidence check={check} />
        </Lazy>
      </td>
      <td class="soft">{rule}</td>
    </tr>
  );
}
