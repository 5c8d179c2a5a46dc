/** Records that a create answers and that are not there afterwards, always or at times: what shows only for that follows. */
import { type Exchange, statedWrapper, withoutQuery } from '../../judge/exchange.js';
import { isSuccess } from '../../judge/status-class.js';
import { triggerIn } from '../../replay/state-changes.js';
import type { Observation } from '../finding.js';
import { recordIn } from './bodies.js';
import { type Explanation, explainAllBy } from './explanation.js';
import { bySeen, type Group, type Groups, isConfirmed, kindOf, operationsOf } from './group.js';

/**
 * If a GET misses what was created, a 404 follows in all operations of these records, and so does what lists of them lack, and
 * whatever shows after the next record got the same id. Without such a GET, a 404 is only about its own operation.
 */
export function ofLostRecords(groups: Groups): Explanation[] {
  const reads = groups.filter(
    (group) => isConfirmed(group) && operationsOf(group).some((one) => /^get/.test(one)),
  );
  const lost = bySeen(reads).map((by) => ({ by, create: createOfLost(by) }));
  const roots = lost.filter(
    ({ create }, n) => create !== '' && lost.findIndex((one) => one.create === create) === n,
  );
  return roots.flatMap(({ by, create }) => {
    const isOfLost = ({ violation, called }: Observation): boolean =>
      violation.exchange?.status === 404
        ? kindOf(violation.exchange.operation ?? '') === kindOf(create)
        : violation.symptom === 'not listed' && (called[create] ?? 0) > 0;
    return explainAllBy(
      by,
      groups.filter((group) => group.seen.every(isOfLost) || hasIdTwice(group, create)),
    );
  });
}

/** The create of the record for which the last answer of a replay is a 404, unless it was deleted; '' for other replays. */
function createOfLost({ replay: { exchanges = [] } }: Group): string {
  const last = exchanges.at(-1);
  const [, id = ''] = /.*\/(\d+)(?=[./]|$)/.exec(withoutQuery(last?.url ?? '')) ?? [];
  if (last?.status !== 404 || id === '') return '';
  const isOf = ({ url }: Exchange) => withoutQuery(url).split(/[/.]/).includes(id);
  const isDeletion = (one: Exchange) =>
    isOf(one) && (one.method === 'DELETE' || triggerIn(one.requestBody) === 'deleted');
  if (exchanges.some(isDeletion)) return '';
  const answered = new RegExp(`"id"\\s*:\\s*"?${id}"?(?=\\s*[,}])`);
  const create = exchanges.find(
    (one) =>
      isAcceptedPost(one) &&
      kindOf(one.operation ?? '') === kindOf(last.operation ?? '') &&
      answered.test(one.responseBody ?? ''),
  );
  return create?.operation ?? '';
}

/** Whether two of the create's answers in a replay have the same id, though nothing was deleted. */
function hasIdTwice({ replay: { exchanges = [] } }: Group, create: string): boolean {
  if (exchanges.some(({ method }) => method === 'DELETE')) return false;
  const ids = exchanges
    .filter((one) => one.operation === create && isAcceptedPost(one))
    .flatMap(
      ({ status, responseBody }) => recordIn(responseBody, statedWrapper(create, status) ?? '').id ?? [],
    );
  return new Set(ids).size < ids.length;
}

const isAcceptedPost = ({ method, status = 0 }: Exchange): boolean => method === 'POST' && isSuccess(status);
