/** Errors whose bodies are pages and no JSON, whatever their status is: one handler writes them. Pure. */
import { type Explanation, follows, type Groups, isAmong, isOf, isUpheld, mostSeen } from './group.js';

/** The bodies of one status, which most answers show, explain those of the others; a 5xx explains its own. */
export function ofErrorPages(groups: Groups): Explanation[] {
  const pages = groups.filter(isOf(/^status:[45]\d\d$/, 'http.body', 'invalid JSON')).filter(isUpheld);
  const most = mostSeen(pages);
  return follows(pages, (group) => {
    const ofStatus = groups.filter(
      ({ symptom }) => /^5/.test(symptom) && group.statement === `status:${symptom}`,
    );
    return ofStatus.find((one) => isAmong(group, one)) ?? most;
  });
}
