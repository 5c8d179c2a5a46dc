/**
 * Create, read, update and list agree with each other: the checks that items, taxes, clients and sequences share,
 * built from a RecordKind. Each changes one record of several and reads all of them, because most defects show
 * on the neighbour. Owns no rule of a single resource.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import {
  astralText,
  type Body,
  checkOf,
  type FieldedKind,
  longText,
  markedText,
  shortNames,
  textsOf,
  unicodeText,
  veryLongText,
} from './kit/record-declaring.js';
import { judgeAll, judgeList, judgeRecord, shownFields } from './kit/record-judging.js';
import {
  create,
  createIfTaken,
  type Kept,
  make,
  makeSome,
  nameOf,
  type RecordKind,
  read,
} from './kit/records.js';
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
      run: async (t: CheckContext) => {
        const made = await create(t, kind, { ...kind.minimum(t), ...kind.options(t, 0) });
        await judgeAll(t, kind, [made], 'after creating it');
      },
    }),
    ...fewer(kind).map((fields) =>
      check({
        id: `keeps-${fields.join('-')}-alone`,
        title: `${fields.join(', ')} besides what is required -> a GET shows it, there only`,
        rule: keeps,
        run: (t) => keptAlone(t, kind, fields),
      }),
    ),
    ...textChecks(kind, check),
    check({
      id: 'similar-names-apart',
      title: 'several in a row, with names that begin or end alike -> as many ids, each shows its own fields',
      rule: `Creating a ${word} changes no other; it is another one when its name is another.`,
      run: async (t: CheckContext) => {
        const made: Kept[] = [];
        // A sequence stays for good, and can take no other name later.
        const names = similarNames(nameOf(kind, kind.minimum(t))).slice(0, word === 'sequence' ? 2 : 4);
        for (const [n, name] of names.entries())
          made.push(
            await create(
              t,
              kind,
              { ...kind.minimum(t), ...kind.options(t, n % 2 === 0 ? 0 : 1), [kind.nameField]: name },
              `the name ${name}`,
            ),
          );
        const ids = new Set(made.map((one) => String(one.id)));
        t.expect.that(ids.size === made.length, `${made.length} different ids`, [...ids].join(', '));
        await judgeAll(t, kind, made, 'after all were created');
        await judgeList(t, kind, made);
      },
    }),
  ];
}

/** One, what begins like it, what ends like it. Not by a digit more: that may be the next unique name. */
export const similarNames = (name: string): string[] => [name, `${name}x`, `${name}x1`, `A${name}`];

/** Every third field together: each record that is made stays for good. */
const fewer = ({ fields }: FieldedKind): (readonly string[])[] =>
  fields.length < 6
    ? fields.map((one) => [one])
    : [0, 1, 2].map((nth) => fields.filter((_, n) => n % 3 === nth));

async function keptAlone(t: CheckContext, kind: FieldedKind, fields: readonly string[]): Promise<void> {
  const options = kind.options(t, 0);
  const sent = Object.fromEntries(
    fields.flatMap((one) => (options[one] === undefined ? [] : [[one, options[one]]])),
  );
  if (Object.keys(sent).length === 0) t.unsupported(`the account has nothing to name in ${fields.join()}`);
  const made = await create(t, kind, { ...kind.minimum(t), ...sent }, `with ${fields.join()}`);
  const shown = await shownFields(t, kind, [made]);
  const got = await read(t, kind, made);
  judgeRecord(t, kind, got, made, `the ${kind.word}`, shown);
  const values = Object.values(sent).filter((one) => typeof one === 'string' && one.length > 3);
  for (const other of kind.fields)
    if (!(other in made.sent) && values.includes(got[other] as string))
      t.fail(`${other} is unset: only ${fields.join()} was sent`, got[other]);
}

function textChecks(kind: FieldedKind, check: (body: Body) => Check): Check[] {
  const rule = `A ${kind.word} keeps texts as they were sent.`;
  const cases = [
    {
      id: 'unicode',
      title: 'accents and other scripts -> come back to the letter, or are refused',
      text: unicodeText,
    },
    {
      id: 'marks',
      title: 'quotes, ampersands and other marks -> come back to the letter, or are refused',
      text: markedText,
    },
    {
      id: 'astral',
      title: 'characters beyond 16 bits -> come back, or are refused',
      text: astralText,
    },
    { id: 'long', title: 'long texts -> come back whole, or are refused', text: longText },
    {
      id: 'empty',
      title: 'empty texts -> come back empty or as nothing, or are refused',
      text: '',
    },
  ];
  // What letters a name may hold is shown neither for taxes nor for series: there they may be refused.
  const nameOnly = kind.texts.length === 0;
  // A serie with marks has a check of its own.
  const some = kind.word === 'sequence' ? [] : ['unicode', 'astral'];
  const fitting = cases.filter(({ id }) =>
    nameOnly ? some.includes(id) : id !== 'empty' || kind.word !== 'client',
  );
  return fitting.map(({ id, title, text }) =>
    check({
      id: `keeps-${id}-text`,
      title,
      rule,
      run: async (t: CheckContext) => {
        const fields = { ...kind.minimum(t), ...textsOf(kind, text) };
        if (text !== '' && id !== 'long')
          fields[kind.nameField] = `${nameOf(kind, fields)} ${shortNames[text]}`;
        const made = await createIfTaken(t, kind, fields);
        if (made) await judgeAll(t, kind, [made], 'after creating it');
        if (id === 'long') await keptVeryLong(t, kind);
      },
    }),
  );
}

/** 5,000 characters in every text, and 300 in the name. */
async function keptVeryLong(t: CheckContext, kind: FieldedKind): Promise<void> {
  for (const [texts, name] of [
    [textsOf(kind, veryLongText), ''],
    [{}, longText],
  ] as const) {
    const fields = { ...kind.minimum(t), ...texts };
    if (name) fields[kind.nameField] = `${nameOf(kind, fields)} ${name}`.slice(0, 300);
    const made = await createIfTaken(t, kind, fields);
    if (made) await judgeAll(t, kind, [made], 'with very long texts');
  }
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
