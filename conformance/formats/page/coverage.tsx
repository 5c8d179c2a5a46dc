/** Coverage: a meter for each part of the contract, and the verdicts by kind of check. */
import type { ComponentChild } from 'preact';
import { Lazy } from './findings.js';
import { number, report, showChecks, usedKinds, usedVerdicts } from './report-data.js';

export const Checked = (): ComponentChild => (
  <section id="checked">
    <h2>How much was checked</h2>
    <p class="soft">Counted is what was asserted, not what was merely called.</p>
    <div class="meters">
      {Object.entries(report.coverage).map(([part, count]) => (
        <Meter key={part} part={part} {...count} />
      ))}
    </div>
    <h3>Verdicts by kind of check</h3>
    <div class="scroll">
      <KindTable />
    </div>
  </section>
);

const MOST_LISTED = 1000;

function Meter({ part, covered, total, missing }: MeterProps): ComponentChild {
  const share = total === 0 ? 0 : Math.floor((covered / total) * 1000) / 10;
  const left = missing.length - MOST_LISTED;
  return (
    <div class="meter box">
      <div>{part}</div>
      <div class="figure">{total === 0 ? '–' : `${share} %`}</div>
      <div class="track">
        <span style={{ width: `${share}%` }} />
      </div>
      <div class="soft small">{`${number(covered)} of ${number(total)}`}</div>
      {missing.length > 0 && (
        <Lazy class="small" summary={`${number(missing.length)} not asserted`}>
          <ul class="ids">
            {missing.slice(0, MOST_LISTED).map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
            {left > 0 && <li>{`… and ${number(left)} more`}</li>}
          </ul>
        </Lazy>
      )}
    </div>
  );
}

interface MeterProps {
  part: string;
  covered: number;
  total: number;
  missing: readonly string[];
}

const KindTable = (): ComponentChild => (
  <table class="kinds">
    <thead>
      <tr>
        {['', ...usedVerdicts].map((one) => (
          <th key={one} scope="col">
            {one}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {usedKinds.map((kind) => (
        <tr key={kind}>
          <th scope="row">{kind}</th>
          {usedVerdicts.map((verdict) => {
            const count = report.checks.filter((one) => one.kind === kind && one.verdict === verdict).length;
            return (
              <td key={verdict} class={`v-${verdict}`}>
                {count === 0 ? (
                  <span class="soft">·</span>
                ) : (
                  <button type="button" onClick={() => showChecks({ kind, verdict, mark: '' })}>
                    {number(count)}
                  </button>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
