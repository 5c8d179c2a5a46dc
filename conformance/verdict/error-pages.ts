/** Errors whose bodies are pages and no JSON, whatever their status is: one handler writes them. Pure. */
import { bySeen, type Explained, type Group, isAmong, isUnconfirmed, type Verifications } from './group.js';

const ofPages = /^status:[45]\d\d \| http\.body \| invalid JSON$/;

/** The bodies of one status, which most answers show, explain those of the others; a 5xx explains its own. */
export function ofErrorPages(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const pages = groups.filter((group) => ofPages.test(group.key) && !isUnconfirmed(group, verifications));
  const [most] = bySeen(pages);
  return pages.map((group) => {
    const [, status] = /^status:(5\d\d)/.exec(group.key) ?? [];
    const own = groups.find(
      (one) => status !== undefined && one.key.endsWith(` | ${status}`) && isAmong(group, one),
    );
    return [group, { by: own ?? most ?? group, also: [] }];
  });
}
