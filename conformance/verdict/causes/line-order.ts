/** Lines that an answer shows in another order than they were sent. */
import type { Exchange } from '../../judge/result.js';
import { type Fields, linesSentAndShown } from './bodies.js';
import { type Explanation, explainEach } from './explanation.js';
import { type Groups, isOf, sharesKind } from './group.js';

const isOtherOrder = isOf('rule:fields-kept', 'items', new Set(['different', 'wrong order']));

/** Lines answered in another order than they were sent: wrong values of lines follow if their trace shows that order. */
export function ofLineOrder(groups: Groups): Explanation[] {
  const roots = groups.filter(isOtherOrder);
  const ofLines = groups.filter(({ seen: [first] }) => {
    const { field = '', sort } = first?.violation ?? {};
    return sort === 'value' && /^(items\[\]|text)\./.test(field);
  });
  return explainEach(ofLines, (group) =>
    isReordered(group.replay.exchanges ?? []) ? roots.find((root) => sharesKind(group, root)) : undefined,
  );
}

/** Whether the last answer has all lines of the last request with lines, unchanged but in another order. */
function isReordered(exchanges: readonly Exchange[]): boolean {
  const [sent = [], shown = []] = linesSentAndShown(exchanges) ?? [];
  const isAsSent = (line: Fields, as: Fields) =>
    Object.entries(line).every(([name, value]) => typeof value === 'object' || isSame(as[name], value));
  const free = new Set(shown.keys());
  const places = sent.map((line, nth) => {
    const all = [...free].filter((place) => isAsSent(line, shown[place] as Fields));
    const place = all.includes(nth) ? nth : (all[0] ?? -1);
    free.delete(place);
    return place;
  });
  return !places.includes(-1) && places.some((place, nth) => place !== nth);
}

const isSame = (shown: unknown, sent: unknown): boolean =>
  String(shown) === String(sent) || (sent !== '' && Number(shown) === Number(sent));
