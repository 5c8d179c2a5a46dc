/** Errors of any status whose bodies are no JSON: one error handler writes them, so they are one finding. */
import { type Explanation, explainEach } from './explanation.js';
import { type Groups, hasOnlyOperationsOf, isOf, isUpheld, mostSeen } from './group.js';

/** The most frequent group explains the others; for a page with a 5xx, the group about that 5xx takes precedence. */
export function ofErrorPages(groups: Groups): Explanation[] {
  const pages = groups.filter(isOf(/^status:[45]\d\d$/, 'http.body', 'invalid JSON')).filter(isUpheld);
  const most = mostSeen(pages);
  return explainEach(pages, (group) => {
    const ofStatus = groups.filter(
      ({ symptom }) => /^5/.test(symptom) && group.statement === `status:${symptom}`,
    );
    return ofStatus.find((one) => hasOnlyOperationsOf(group, one)) ?? most;
  });
}
