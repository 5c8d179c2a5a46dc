/**
 * Create, read, update and list agree with each other: the checks that items, taxes, clients and sequences share, built from a
 * RecordKind. The cases of conditions/records judge one record over a series of requests.
 */

import { statusSymptom } from '../../judge/identity.js';
import { isError } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Asserted } from '../../run/expect.js';
import { withArticle } from '../../target/article.js';
import { isId, type Json } from '../../target/call.js';
import { paginationOf } from '../../target/pagination.js';
import { type FieldedKind, keeping } from '../kit/record-declaring.js';
import { judgeAll, judgeList } from '../kit/record-judging.js';
import { created, similarNames, withOddTexts } from '../kit/record-making.js';
import { create, type Kept, makeSome, nameOf, type RecordKind, retryJudging } from '../kit/records.js';
import { unchangedRecords } from '../kit/unchanged-records.js';
import { updateChecks } from './record-updates.js';

export function recordChecks(kind: FieldedKind): Check[] {
  return [
    ...createChecks(kind),
    ...readChecks(kind),
    ...(kind.update ? updateChecks(kind, kind.update) : []),
    ...listChecks(kind),
  ];
}

function createChecks(kind: FieldedKind): Check[] {
  const { word, create: operation } = kind;
  const check = keeping(kind);
  const keeps = `A ${word} keeps every field that was sent.`;
  const leaves = word === 'tax' ? undefined : [word];
  return [
    check(`${operation}/keeps-all-fields`, {
      leaves,
      title: 'all fields at once -> a GET shows them',
      rule: keeps,
      run: async (t: CheckContext) => judgeAll(t, kind, [await created(t, kind)], 'after creating it'),
    }),
    check(`${operation}/similar-names-apart`, {
      leaves,
      title:
        'several in a row, each with other optional fields, with names that begin or end alike -> as many ids, each shows its own fields and no more',
      rule: `Creating ${withArticle(word)} changes no other; it is another one when its name is another.`,
      run: (t) => similarApart(t, kind),
    }),
    check(`${operation}/keeps-texts`, {
      // The name of an item is compared with others of its account.
      leaves: word === 'item' ? undefined : leaves,
      title: `${kind.texts.length > 0 ? 'other scripts, quotes and signs, long texts' : 'a name in other scripts'} -> come back unchanged, or are refused`,
      rule: `A ${word} keeps texts as they were sent.`,
      run: async (t: CheckContext) => {
        await judgeAll(t, kind, [await withOddTexts(t, kind)], 'after creating it');
      },
    }),
  ];
}

/** Judges that similar records do not get each other's values; a stated total must count them. */
async function similarApart(t: CheckContext, kind: FieldedKind): Promise<void> {
  const total = async () => (kind.word === 'client' ? await totalOf(t, kind) : 0);
  const made = [await created(t, kind)];
  const before = await total();
  if (kind.word === 'sequence') made.push(await withOddTexts(t, kind));
  else made.push(...(await halves(t, kind, nameOf(kind, made[0]?.sent ?? {}))));
  if (kind.word === 'client')
    await retryJudging(total, (after) =>
      t.expect.that(
        after >= before + 2,
        `total_entries ${before + 2} or more, after two were created`,
        after,
        {
          field: 'pagination.total_entries',
          symptom: 'too few',
          statement: 'rule:pagination-adds-up',
          operation: kind.list,
        },
      ),
    );
  const ids = new Set(made.map((one) => String(one.id)));
  t.expect.that(ids.size === made.length, `${made.length} different ids`, [...ids].join(', '), {
    field: 'id',
    symptom: 'not unique',
  });
  await judgeAll(t, kind, made, 'after all were created', (one, got) => {
    const values = Object.values(one.sent).filter((value) => typeof value === 'string' && value.length > 3);
    for (const other of kind.fields)
      if (!(other in one.sent) && values.includes(got[other] as string))
        t.fail(`${other} is unset: only ${Object.keys(one.sent).join()} was sent`, got[other], {
          field: other,
          symptom: 'present',
        });
  });
  await judgeList(t, kind, made);
}

const totalOf = async (t: CheckContext, kind: RecordKind): Promise<number> =>
  Number(paginationOf(await t.call(kind.list, { query: { per_page: 10 } }))?.total_entries);

/** Creates two records with names similar to the first, each with one half of the optional fields. */
async function halves(t: CheckContext, kind: FieldedKind, first: string): Promise<Kept[]> {
  const made: Kept[] = [];
  for (const [n, name] of similarNames(first).slice(1, 3).entries()) {
    const options = kind.options(t, n === 0 ? 1 : 0);
    const chosen = kind.fields.filter((field, place) => place % 2 === n && options[field] !== undefined);
    const some = Object.fromEntries(chosen.map((field) => [field, options[field]]));
    const fields = { ...kind.minimum(t), ...some, [kind.nameField]: name };
    made.push(await create(t, kind, fields, { what: `the name ${name}` }));
  }
  return made;
}

function readChecks(kind: FieldedKind): Check[] {
  const { word, get } = kind;
  return [
    keeping(kind)(`${get}/right-one-of-many`, {
      place: 'last',
      title: `several ${kind.plural} -> each id leads to its own`,
      rule: `GET shows the ${word} of that id.`,
      run: async (t: CheckContext) => {
        const made = (await several(t, kind)).slice(0, 6);
        await judgeAll(t, kind, made, 'by its id');
      },
    }),
  ];
}

/** Several records of a kind; for items and clients those that no check changes. */
async function several(t: CheckContext, kind: RecordKind): Promise<Kept[]> {
  if (kind.word === 'tax') return t.given.once('six taxes', () => makeSome(t, kind, 6));
  if (kind.word !== 'sequence') return unchangedRecords(t, kind);
  const made: Kept[] = [];
  for (const n of [1, 2, 3]) made.push(await t.given.sharedRecord('sequence', `one of three, ${n}`));
  return made.map(({ id, name }) => ({ id, name, sent: { serie: name } }));
}

function listChecks(kind: FieldedKind): Check[] {
  return [
    keeping(kind)(`${kind.list}/holds-each-once`, {
      kind: 'lists',
      place: 'last',
      title: `several ${kind.plural} -> each is listed once and as it was sent`,
      rule: `The list of ${kind.plural} holds every ${kind.word} once and agrees with a GET.`,
      run: async (t: CheckContext) => {
        await judgeList(t, kind, (await several(t, kind)).slice(0, 6));
      },
    }),
    keeping(kind)(`${kind.list}/entry-equals-get`, {
      kind: 'lists',
      title: 'an entry of the list and a GET -> the same values in what both show',
      rule: `The list of ${kind.plural} and a GET agree.`,
      readOnly: true,
      run: (t) => entriesAgree(t, kind),
    }),
  ];
}

/** The values that both show, those inside an object one by one. */
type Both = readonly [field: string, listed: unknown, got: unknown];
const inBoth = (entry: Json, record: Json): Both[] =>
  Object.entries(entry).flatMap(([field, listed]): Both[] => {
    const got = record[field];
    if (listed === null || got === null || got === undefined) return [];
    if (typeof listed !== 'object') return [[field, listed, got]];
    if (typeof got !== 'object' || Array.isArray(listed)) return [];
    const inner = inBoth(listed as Json, got as Json);
    return inner.map(([name, one, other]) => [`${field}.${name}`, one, other]);
  });

/** Also compares records of others, which may change between the requests: a difference counts if it persists. */
async function entriesAgree(t: CheckContext, kind: RecordKind): Promise<void> {
  for (let round = 1; ; round += 1) {
    const { list } = await t.call(kind.list);
    const problem = await firstDisagreement(t, kind, list.slice(0, 6));
    if (!problem) return;
    if (round === 4)
      t.fail(problem.expected, problem.actual, { field: problem.field, symptom: problem.symptom });
    await new Promise((resolve) => setTimeout(resolve, 300 * round));
  }
}

async function firstDisagreement(
  t: CheckContext,
  kind: RecordKind,
  entries: readonly Json[],
): Promise<(Asserted & { expected: string; actual: unknown }) | undefined> {
  for (const entry of entries) {
    if (!isId(entry.id)) continue;
    const answer = await t.call(kind.get, { path: { [kind.idParameter]: entry.id } }, { status: 'any' });
    if (isError(answer.status))
      return {
        expected: `the ${kind.word} ${entry.id} of the list is found by its id`,
        actual: answer.status,
        ...{ field: 'id', symptom: statusSymptom(answer.status) },
      };
    for (const [field, listed, got] of inBoth(entry, answer.record)) {
      // Counts and links may change at any time.
      if (/^current_|link/.test(field) || field === 'default_sequence' || field === 'default_tax') continue;
      if (String(got) !== String(listed) && Number(got) !== Number(listed))
        return {
          expected: `${field} of ${kind.word} ${entry.id} is ${listed} in the list and by id`,
          actual: `${got} by id`,
          ...{ field, symptom: 'different' as const },
        };
    }
  }
  return undefined;
}
