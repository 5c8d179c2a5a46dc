/**
 * Create, read, update and list agree with each other: the checks that items, taxes, clients and sequences share,
 * built from a RecordKind. Each changes one record of several and reads all of them, because most defects show
 * on the neighbour. Owns no rule of a single resource.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { paginationOf } from './kit/list-walk.js';
import { type Body, checkOf, type FieldedKind } from './kit/record-declaring.js';
import { judgeAll, judgeList } from './kit/record-judging.js';
import { created, similarNames, withOddTexts } from './kit/record-making.js';
import { create, type Kept, make, makeSome, nameOf, type RecordKind, read, soon } from './kit/records.js';
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
  const check = (body: Body) => checkOf(kind, operation, 'round-trip', body);
  const keeps = `A ${word} keeps every field that was sent.`;
  return [
    check({
      id: 'keeps-all-fields',
      title: 'all fields at once -> a GET shows them',
      rule: keeps,
      profile: 'smoke',
      run: async (t: CheckContext) => judgeAll(t, kind, [await created(t, kind)], 'after creating it'),
    }),
    check({
      id: 'similar-names-apart',
      title:
        'several in a row, each with other optional fields, with names that begin or end alike -> as many ids, each shows its own fields and no more',
      rule: `Creating a ${word} changes no other; it is another one when its name is another.`,
      run: (t) => similarApart(t, kind),
    }),
    check({
      id: 'keeps-texts',
      title: `${kind.texts.length > 0 ? 'other scripts, quotes and marks, long texts' : 'a name in other scripts'} -> come back to the letter, or are refused`,
      rule: `A ${word} keeps texts as they were sent.`,
      run: async (t: CheckContext) => {
        await judgeAll(t, kind, [await withOddTexts(t, kind)], 'after creating it');
      },
    }),
  ];
}

/** What they were not sent must not be found in them; a total that is stated counts them too. */
async function similarApart(t: CheckContext, kind: FieldedKind): Promise<void> {
  const total = async () => (kind.word === 'client' ? await totalOf(t, kind) : 0);
  const made = [await created(t, kind)];
  const before = await total();
  if (kind.word === 'sequence') made.push(await withOddTexts(t, kind));
  else made.push(...(await halves(t, kind, nameOf(kind, made[0]?.sent ?? {}))));
  if (kind.word === 'client')
    await soon(total, (after) =>
      t.expect.that(
        after >= before + 2,
        `total_entries ${before + 2} or more, after two were created`,
        after,
        {
          statement: 'rule:pagination-adds-up',
          operation: kind.list,
        },
      ),
    );
  const ids = new Set(made.map((one) => String(one.id)));
  t.expect.that(ids.size === made.length, `${made.length} different ids`, [...ids].join(', '));
  await judgeAll(t, kind, made, 'after all were created', (one, got) => {
    const values = Object.values(one.sent).filter((value) => typeof value === 'string' && value.length > 3);
    for (const other of kind.fields)
      if (!(other in one.sent) && values.includes(got[other] as string))
        t.fail(`${other} is unset: only ${Object.keys(one.sent).join()} was sent`, got[other]);
  });
  await judgeList(t, kind, made);
}

const totalOf = async (t: CheckContext, kind: RecordKind): Promise<number> =>
  Number(paginationOf(await t.call(kind.list, { query: { per_page: 10 } }))?.total_entries);

/** Named nearly as the first one, with half of the optional fields each. */
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
    checkOf(kind, get, 'round-trip', {
      id: 'right-one-of-many',
      title: `six ${kind.plural} -> each id leads to its own`,
      rule: `GET shows the ${word} of that id.`,
      run: async (t: CheckContext) => {
        const made: Kept[] = [];
        for (let n = 0; n < 6; n += 1) made.push(await make(t, kind, kind.options(t, n % 2 === 0 ? 0 : 1)));
        await judgeAll(t, kind, made, 'by its id');
        await judgeAll(t, kind, [...made].reverse(), 'by its id, backwards');
      },
    }),
    ...(kind.update
      ? [followsUpdate(kind, kind.update, 'get'), followsUpdate(kind, kind.update, 'list')]
      : []),
    checkOf(kind, get, 'round-trip', {
      id: 'same-when-read-again',
      title: 'read twice, and again after others were read -> the same',
      rule: `Reading a ${word} changes nothing.`,
      run: async (t: CheckContext) => {
        const [one, other] = await makeSome(t, kind, 2);
        if (!one || !other) return;
        const first = await read(t, kind, one);
        await read(t, kind, other);
        const again = await read(t, kind, one);
        const fields = Object.keys(one.sent);
        t.expect.equal(picked(again, fields), picked(first, fields), `the ${word} when read again`);
      },
    }),
  ];
}

/** The same relation from the reader's side: what an update has changed must not be read from an old copy. */
function followsUpdate(kind: FieldedKind, operation: OperationId, reader: 'get' | 'list'): Check {
  const { word, plural } = kind;
  return checkOf(kind, kind[reader], reader === 'get' ? 'round-trip' : 'lists', {
    id: 'follows-updates',
    title: `read, updated and read again, twice over -> the new values, of three ${plural} in that one only`,
    rule: `Reading shows the ${word} as the last update left it.`,
    run: async (t: CheckContext) => {
      const made: Kept[] = [];
      for (let n = 0; n < 3; n += 1) made.push(await make(t, kind, kind.options(t, 0)));
      const judge = () =>
        reader === 'get' ? judgeAll(t, kind, made, 'when read again') : judgeList(t, kind, made);
      await judge();
      for (const variant of [1, 0] as const) {
        const one = made[1];
        if (!one) return;
        const sent = { ...kind.minimum(t), ...kind.options(t, variant) };
        const body = t.given.body(operation, { fields: sent });
        await t.given.call(operation, { path: { [kind.idParameter]: one.id }, body });
        made[1] = { id: one.id, name: nameOf(kind, sent), sent };
        await judge();
      }
    },
  });
}

const picked = (record: Json, fields: readonly string[]) =>
  Object.fromEntries(['id', ...fields].map((field) => [field, record[field] ?? null]));

function listChecks(kind: FieldedKind): Check[] {
  return [
    checkOf(kind, kind.list, 'lists', {
      id: 'holds-each-once',
      title: `${kind.plural} just made, with all fields -> each is listed once and as it was sent`,
      rule: `The list of ${kind.plural} holds every ${kind.word} once and agrees with a GET.`,
      run: async (t: CheckContext) => {
        const made: Kept[] = [];
        for (const variant of [0, 1, 0, 1, 0] as const)
          made.push(await make(t, kind, kind.options(t, variant)));
        await judgeList(t, kind, made);
      },
    }),
    checkOf(kind, kind.list, 'lists', {
      id: 'entry-equals-get',
      title: 'an entry of the list and a GET -> the same values in what both show',
      rule: `The list of ${kind.plural} and a GET agree.`,
      readOnly: true,
      run: (t) => entriesAgree(t, kind),
    }),
  ];
}

/** Looks at records of others too: they may change in between, so that a difference counts when it stays. */
async function entriesAgree(t: CheckContext, kind: RecordKind): Promise<void> {
  for (let round = 1; ; round += 1) {
    const { list } = await t.call(kind.list);
    const problem = await firstDisagreement(t, kind, list.slice(0, 6));
    if (!problem) return;
    if (round === 4) t.fail(problem.expected, problem.actual);
    await new Promise((resolve) => setTimeout(resolve, 300 * round));
  }
}

async function firstDisagreement(t: CheckContext, kind: RecordKind, entries: readonly Json[]) {
  for (const entry of entries) {
    if (typeof entry.id !== 'number' && typeof entry.id !== 'string') continue;
    const answer = await t.call(kind.get, { path: { [kind.idParameter]: entry.id } }, { status: 'any' });
    if (answer.status >= 400)
      return {
        expected: `the ${kind.word} ${entry.id} of the list is found by its id`,
        actual: answer.status,
      };
    for (const [field, listed] of Object.entries(entry)) {
      const got = answer.record[field];
      if (listed === null || got === null || got === undefined || typeof listed === 'object') continue;
      // Counts and links move by themselves.
      if (/^current_|link/.test(field) || field === 'default_sequence' || field === 'default_tax') continue;
      if (String(got) !== String(listed) && Number(got) !== Number(listed))
        return {
          expected: `${field} of ${kind.word} ${entry.id} is ${listed} in the list and by id`,
          actual: `${got} by id`,
        };
    }
  }
  return undefined;
}
