/** Made-up violations and replays for the tests of explanations. */
import { groupOf } from '../../judge/identity.js';
import type { CheckResult } from '../../judge/result.js';
import type { Violation } from '../../judge/violation.js';
import type { Confirmation, Verification } from '../../replay/confirm.js';
import type { TraceStep } from '../../replay/trace.js';
import { diagnose } from '../diagnosis.js';
import { result } from '../sample.fixture.js';

const plain: Violation = {
  ...{ statement: 'rule:no-server-error', sort: 'status', field: 'http.status', symptom: '500' },
  ...{ subject: '', expected: 'a', actual: 'b' },
};
export const violated = (parts: Partial<Violation>): Violation => ({ ...plain, ...parts });
export const seen = (id: string, violations: Violation[], called: Record<string, number> = {}): CheckResult =>
  result({ id, verdict: 'fail', violations, called });
export const shownAs = (
  violation: Violation,
  confirmation: Confirmation,
  more: Partial<Verification> = {},
): [string, Verification] => [groupOf(violation), { confirmation, conditions: [], causes: [], ...more }];
export const found = (results: readonly CheckResult[], ...verifications: [string, Verification][]) =>
  diagnose(results, new Map(verifications)).findings.map(({ id, operations, consequences = [] }) => ({
    id,
    operations,
    consequences,
  }));
export const stepsOf = (...steps: Partial<TraceStep>[]): Partial<Verification> => ({
  trace: {
    ...{ slots: [], tag: '', assertion: { proof: { by: 'body' }, recorded: { status: 500, body: '' } } },
    steps: steps.map((one) => ({ method: 'POST', url: [], headers: {}, ...one })),
  },
});
