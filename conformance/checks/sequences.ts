/**
 * Rules of sequences: the one default, which is always put back, and counts that go up with every finalized
 * document. The numbers that documents show are judged with the documents.
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { Check, CheckContext, Json } from '../check.js';
import { Ended } from '../outcome.js';
import { marks } from '../verdict/result.js';
import { declaring } from './declare.js';
import { type FieldedKind, recordChecks } from './record-checks.js';
import { create, judgeAll, type Kept, make, makeSome, read, soon } from './records.js';

export const sequenceKind: FieldedKind = {
  word: 'sequence',
  plural: 'sequences',
  create: 'createSequence',
  get: 'getSequence',
  list: 'listSequences',
  idParameter: 'sequence-id',
  nameField: 'serie',
  source: 'Resources, Sequence',
  rules: [],
  minimum: (t) => ({ serie: t.unique('S').replaceAll(/[^A-Za-z0-9]/g, '') }),
  options: () => ({ default_sequence: '0' }),
  fields: ['default_sequence'],
  numbers: [],
  texts: [],
};

const check = declaring({ source: 'Endpoints, Sequences' });

const pathOf = ({ id }: { id?: unknown }) => ({ 'sequence-id': String(id) });
/** Sequences that a check makes the default for a moment are called so, for checks beside it to see. */
const markSerie = (t: CheckContext) => `MARK${sequenceKind.minimum(t).serie}`;

const isDefault = (sequence: Json) => String(sequence.default_sequence) === '1';

/**
 * Runs with the right to move the default, and puts the old one back whatever happens. A check beside this one
 * may be moving it in the same moment: its marked sequence is waited for, never put back as "the old one".
 */
async function withDefaultKept(t: CheckContext, run: () => Promise<void>): Promise<void> {
  let old: Json | undefined;
  for (let round = 0; round < 12; round += 1) {
    const { list } = await t.given.call('listSequences');
    old = list.find(isDefault);
    if (!old || !String(old.serie).startsWith('MARK')) break;
    await new Promise((resolve) => setTimeout(resolve, 100 + 40 * round));
  }
  if (!old) t.unsupported('the account shows no default sequence that could be put back');
  try {
    await run();
  } finally {
    await t.client.call('setCurrentSequence', { path: pathOf(old) }, { what: 'the old default put back' });
  }
}

/** How long checks beside this one may get in its way, in ms. */
const patienceMs = 3000;

/**
 * Does it and judges it, again when somebody else moved the default in between: a fault shows every time.
 * `others` are sequences that must not be the default.
 */
async function becomesDefault(
  t: CheckContext,
  act: () => Promise<string | number>,
  others: readonly Kept[] = [],
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let round = 1; ; round += 1) {
    const id = String(await act());
    try {
      await judgeDefault(t, id, others);
      return;
    } catch (error) {
      const failed = error instanceof Ended && error.ending.verdict === 'fail';
      if (!failed || (round > 2 && performance.now() > deadline) || (await oneOf(t, others, id))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 60 * round + ((t.seed + 31 * round) % 90)));
  }
}

/** Whether another of these is the default: nobody else makes it so, and then nobody has disturbed us. */
async function oneOf(t: CheckContext, others: readonly Kept[], id: string): Promise<boolean> {
  for (const one of others)
    if (String(one.id) !== id && isDefault(await read(t, sequenceKind, one))) return true;
  return false;
}

async function judgeDefault(t: CheckContext, id: string, others: readonly Kept[]): Promise<void> {
  const { record } = await t.call('getSequence', { path: { 'sequence-id': id } });
  for (const one of others) {
    if (String(one.id) === id) continue;
    const other = await read(t, sequenceKind, one);
    if (isDefault(other)) t.fail(`default_sequence of sequence ${one.id} is 0`, other.default_sequence);
  }
  if (!isDefault(record)) t.fail('default_sequence is 1 in a GET of the sequence', record.default_sequence);
  await soon(
    () => t.call('listSequences'),
    ({ list }) => {
      const listed = list.filter(isDefault).map((one) => String(one.id));
      t.expect.equal(listed, [id], 'the ids of all default sequences');
    },
  );
}

function defaultChecks(): Check[] {
  const rule = 'There is one default sequence: making one the default takes it from the other.';
  const covered = marks.rule('one-default-sequence');
  const mark = (t: CheckContext) => make(t, sequenceKind, { serie: markSerie(t) });
  const setTo = async (t: CheckContext, one: Kept) => {
    await t.call('setCurrentSequence', { path: pathOf(one) });
    return one.id;
  };
  return [
    check('setCurrentSequence', {
      id: 'becomes-the-default',
      title: 'each of three in turn, and the first again -> it is the only default, counts and series stay',
      rule,
      profile: 'smoke',
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          const made = [await mark(t), await mark(t), await mark(t)];
          for (const one of [...made.slice(1), ...made.slice(0, 1), ...made.slice(1, 2)])
            await becomesDefault(t, () => setTo(t, one), made);
          const series = made.map((one) => ({ ...one, sent: { serie: one.sent.serie } }));
          await judgeAll(t, sequenceKind, series, 'after the default has moved');
          t.covers(covered);
        }),
    }),
    check('setCurrentSequence', {
      id: 'twice-stays-default',
      title: 'the default made the default again -> it stays the only one',
      rule,
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          const one = await mark(t);
          await becomesDefault(t, async () => {
            await setTo(t, one);
            return setTo(t, one);
          });
          t.covers(covered);
        }),
    }),
    check('createSequence', {
      id: 'default-when-asked',
      title: 'created with default_sequence 1 -> it is the only default',
      rule,
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          await becomesDefault(t, async () => {
            const body = { sequence: { serie: markSerie(t), default_sequence: '1' } };
            const answer = await t.call('createSequence', { body });
            return t.given.idOf('createSequence', answer, body.sequence.serie);
          });
          t.covers(covered);
        }),
    }),
    check('createSequence', {
      id: 'default-stays-unless-asked',
      title: 'created without default_sequence, or with 0 -> another one stays the default',
      rule,
      run: async (t: CheckContext) => {
        for (const fields of [{}, { default_sequence: '0' }, {}, { default_sequence: '0' }, {}]) {
          const made = await make(t, sequenceKind, fields);
          const { list } = await t.call('listSequences');
          // Checks beside this one create sequences too, and none of them asks for the default without the mark.
          const unmarked = made.name.replace(/\d+$/, '');
          const taken = list.find((one) => isDefault(one) && String(one.serie).startsWith(unmarked));
          if (taken)
            t.fail('the default stays where it was: nobody asked for it', `it went to ${taken.serie}`);
        }
        t.covers(covered);
      },
    }),
    check('setCurrentSequence', {
      id: 'new-documents-take-it',
      title: 'a document without a sequence, after the default was set -> the default sequence',
      rule: 'The default sequence is the one that documents take which name none.',
      needs: ['invoices'],
      assumed: true,
      run: (t: CheckContext) =>
        withDefaultKept(t, async () => {
          const one = await mark(t);
          for (let round = 1; ; round += 1) {
            await setTo(t, one);
            const { id } = await t.given.document('invoices', 'final');
            const { sequence_id: shown } = await t.given.read({ type: 'invoices', id });
            if (String(shown) === String(one.id)) return;
            // A check beside this one may have moved the default in between.
            if (round === 4) t.fail(`sequence_id ${one.id} in the document`, shown);
          }
        }),
    }),
  ];
}

/** The kind that a sequence counts a document type as. */
const kindOf = (type: DocumentType) => documentTypes[type].singular;

const countedTypes = (Object.keys(documentTypes) as DocumentType[]).filter(
  (type) => documentTypes[type].singular !== 'receipt',
);

function countChecks(): Check[] {
  return countedTypes.map((type): Check => {
    const { singular, family } = documentTypes[type];
    return {
      id: `getSequence/counts-${singular}`,
      title: `getSequence: three finalized ${type} -> current_${kindOf(type)}_number goes up by one each time, no draft and no other kind counts`,
      rule: 'Finalizing a document counts the kind of that document up in its sequence.',
      source: 'Resources, Sequence',
      kind: 'rules',
      operation: 'getSequence',
      needs: [family as 'invoices', ...(singular === 'simplified_invoice' ? (['portugal'] as const) : [])],
      // Which triggers a purchase order has is not shown.
      assumed: family === 'purchase_orders',
      run: (t) => countsUp(t, type),
    };
  });
}

const countOf = (sequence: Json, type: DocumentType) =>
  Number(sequence[`current_${kindOf(type)}_number`] ?? 0);

/**
 * That a document can name its sequence is shown for guides only: where the target takes the default instead,
 * others count there too, and only "at least one more" can be said.
 */
async function countsUp(t: CheckContext, type: DocumentType): Promise<void> {
  const [own, bystander] = await makeSome(t, sequenceKind, 2);
  if (!own || !bystander) return;
  const untouched = await read(t, sequenceKind, bystander);
  const state = type === 'invoice_receipts' ? 'settled' : 'final';
  for (let n = 1; n <= 3; n += 1) {
    const listed = await countsNow(t);
    const before = await read(t, sequenceKind, own);
    await t.given.document(type, undefined, { sequence_id: String(own.id) });
    t.expect.equal(counts(await read(t, sequenceKind, own)), counts(before), 'the counts beside a draft');
    const { id } = await t.given.document(type, state, { sequence_id: String(own.id) });
    const shown = String((await t.given.read({ type, id })).sequence_id ?? '');
    const used = shown === '' ? String(own.id) : shown;
    const after = await t.call('getSequence', { path: { 'sequence-id': used } });
    const was = used === String(own.id) ? before : listed.get(used);
    if (!was) t.fail(`sequence ${used}, which the document shows, is listed`, 'it is not');
    const [old, now] = [countOf(was, type), countOf(after.record, type)];
    const field = `current_${kindOf(type)}_number`;
    if (used !== String(own.id)) {
      t.expect.that(now > old, `${field} above ${old}, after document ${n}`, now);
      continue;
    }
    if (n === 1) t.expect.that(now > old, `${field} above ${old}, after the first document`, now);
    else t.expect.equal(now, old + 1, `${field} after document ${n}`);
    othersStay(t, was, after.record, type);
  }
  t.expect.equal(
    counts(await read(t, sequenceKind, bystander)),
    counts(untouched),
    'the counts of another sequence',
  );
  t.covers(marks.rule('sequence-counts-up'));
}

async function countsNow(t: CheckContext): Promise<Map<string, Json>> {
  const { list } = await t.call('listSequences');
  return new Map(list.map((one) => [String(one.id), one]));
}

function counts(sequence: Json): Json {
  const entries = Object.entries(sequence).filter(([field]) => /^current_\w+_number$/.test(field));
  return Object.fromEntries(entries.map(([field, value]) => [field, Number(value ?? 0)]));
}

function othersStay(t: CheckContext, before: Json, after: Json, type: DocumentType): void {
  // A document of VAT MOSS may be counted beside the plain one of its sort.
  const plain = kindOf(type).replace('vat_moss_', '');
  const related = (field: string) =>
    [`current_${plain}_number`, `current_vat_moss_${plain}_number`].includes(field);
  const rest = (sequence: Json) =>
    Object.fromEntries(Object.entries(counts(sequence)).filter(([field]) => !related(field)));
  t.expect.equal(rest(after), rest(before), 'the counts of other kinds');
}

function registerChecks(): Check[] {
  return [
    check('registerSequence', {
      id: 'registers',
      title: 'a sequence that exists -> taken, its serie and counts stay',
      rule: 'The operation registers the sequence with the tax authority.',
      assumed: true,
      run: async (t: CheckContext) => {
        const made = await makeSome(t, sequenceKind, 2);
        const [one] = made;
        await t.call('registerSequence', { path: { sequence_id: String(one?.id) } });
        await judgeAll(t, sequenceKind, made, 'after one was registered');
      },
    }),
  ];
}

export const sequenceChecks: Check[] = [
  ...recordChecks(sequenceKind),
  check('createSequence', {
    id: 'starts-at-nothing',
    title: 'a new sequence -> every count is 0 or null, and it is not the default',
    rule: 'A sequence counts its documents; a new one has none.',
    run: async (t: CheckContext) => {
      const got = await read(t, sequenceKind, await create(t, sequenceKind, sequenceKind.minimum(t)));
      for (const [field, value] of Object.entries(got))
        if (/^current_\w+_number$/.test(field))
          t.expect.that(value === null || value === 0, `${field} is 0 or null`, value);
      t.expect.that(!isDefault(got), 'not the default: that was not asked for', got.default_sequence);
    },
  }),
  check('createSequence', {
    id: 'refused-taken-serie',
    title: 'a serie that exists -> 422',
    rule: 'A serie exists once.',
    assumed: true,
    run: async (t: CheckContext) => {
      const made = await make(t, sequenceKind);
      await t.call(
        'createSequence',
        { body: { sequence: made.sent } },
        { status: 422, what: 'a taken serie' },
      );
    },
  }),
  check('listSequences', {
    id: 'one-default',
    title: 'the list -> one sequence is the default',
    rule: 'There is one default sequence.',
    readOnly: true,
    run: async (t: CheckContext) => {
      await soon(
        () => t.call('listSequences'),
        ({ list }) => {
          // An account without any sequence has no default.
          if (list.length > 0)
            t.expect.equal(list.filter(isDefault).length, 1, 'the number of default sequences');
        },
      );
      t.covers(marks.rule('one-default-sequence'));
    },
  }),
  check('listSequences', {
    id: 'own-account-only',
    title: 'a sequence of ours -> not in the list of another account',
    rule: 'An account never sees the records of another.',
    source: 'Authentication',
    needs: ['second-account'],
    run: async (t: CheckContext) => {
      const made = await make(t, sequenceKind);
      const { list } = await t.call('listSequences', {}, { account: 'second' });
      t.expect.that(
        list.every((one) => one.serie !== made.name),
        `no ${made.name} in the other account`,
        'it is listed',
      );
      t.covers(marks.rule('key-identifies-account'));
    },
  }),
  ...defaultChecks(),
  ...countChecks(),
  ...registerChecks(),
];
