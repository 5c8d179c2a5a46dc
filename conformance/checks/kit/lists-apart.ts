import type { Exchange } from '../../judge/exchange.js';
import { isSuccess } from '../../judge/status-class.js';
import { timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { withArticle } from '../../target/article.js';
import type { Json } from '../../target/call.js';
import { pageCount } from '../../target/pagination.js';
import { check } from './declare.js';
import type { FieldedKind } from './record-declaring.js';
import { created } from './record-making.js';
import { isPaged, make, type RecordKind } from './records.js';

const mostPages = 6;

/** The entries of the first pages and the last ones of an account's list. */
async function entriesOf(t: CheckContext, kind: RecordKind, account: 'own' | 'second'): Promise<Json[]> {
  if (!isPaged(kind)) return (await t.call(kind.list, {}, { account })).list;
  const entries: Json[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await t.call(
      kind.list,
      { query: { page, per_page: 30 } },
      { account, status: page === 1 ? 'success' : 'any' },
    );
    entries.push(...answer.list);
    const pages = pageCount(answer) ?? Number.NaN;
    if (!isSuccess(answer.status) || answer.list.length < 30 || page >= pages) break;
    if (page < mostPages - 1 && pages > mostPages) page = Math.max(page, pages - 2);
  }
  return entries;
}

const keyOf = (kind: RecordKind, entry: Json): string =>
  JSON.stringify([entry.id, entry[kind.nameField], entry.description ?? entry.code]);

/** The part that all unique names of this run have in common. */
export const tagOf = (t: CheckContext): string => t.unique('').trim().replace(/-\d+$/, '');

/** Creates a record in each account; fails when a list shows a record that this run created in the other account. */
async function judgeListsApart(t: CheckContext, kind: FieldedKind): Promise<void> {
  // A new record, also where an earlier run had the two accounts swapped.
  const { name: ours } =
    kind.word === 'sequence' ? await created(t, kind) : await make(t, kind, kind.minimum(t));
  const fields = kind.minimum(t);
  const theirs = String(fields[kind.nameField]);
  const made = await t.call(
    kind.create,
    { body: t.given.body(kind.create, { fields }) },
    { account: 'second', status: 'any', what: 'in the other account' },
  );
  const own = await entriesOf(t, kind, 'own');
  const ownShown = t.client.last();
  const other = await entriesOf(t, kind, 'second');
  const shown = { own: ownShown, other: t.client.last() };
  const judge = (leaked: unknown, expected: string, key: string, value: unknown, exchange?: Exchange) =>
    t.expect.that(!leaked, expected, leaked, {
      ...{ field: key, symptom: 'leaked', proof: timesListed(value, 0, 0, key), exchange },
    });
  const stray = other.find((one) => one[kind.nameField] === ours);
  judge(stray, `no ${ours} in ${kind.list} of another account`, kind.nameField, ours, shown.other);
  const guest = isSuccess(made.status) && own.find((one) => one[kind.nameField] === theirs);
  judge(guest, `no ${theirs} of another account in ${kind.list}`, kind.nameField, theirs, shown.own);
  // An entry with the run's tag in its name was created by this run in one of the accounts.
  const tag = tagOf(t);
  const isOfRun = (one: Json) => String(one[kind.nameField]).includes(tag);
  const known = new Set(own.filter(isOfRun).map((one) => keyOf(kind, one)));
  const twice = other.find((one) => isOfRun(one) && known.has(keyOf(kind, one)));
  judge(twice, `each ${kind.word} in ${kind.list} of one account`, 'id', twice?.id, shown.other);
}

export const ownAccountOnly = (kind: FieldedKind): Check =>
  check(`${kind.list}/own-account-only`, {
    statement: 'rule:key-identifies-account',
    covers: true,
    title: `${withArticle(kind.word)} in each of two accounts -> in neither list what the other has`,
    needs: ['second-account'],
    run: (t) => judgeListsApart(t, kind),
  });
