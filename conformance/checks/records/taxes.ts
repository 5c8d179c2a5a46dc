/**
 * Rules of taxes: deletion, and the one default. The fields of answers are not documented and are judged where they are shown; the
 * default is an interpretation and is restored afterwards.
 */

import { totalOfParts } from '../../conditions/documents/claims.js';
import { numberIn } from '../../conditions/model.js';
import type { MadeDocument } from '../../given/given.js';
import { violationIn } from '../../judge/outcome.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check, declaring } from '../kit/declare.js';
import { linesOf } from '../kit/document-rules.js';
import { ownAccountOnly } from '../kit/lists-apart.js';
import { refuse } from '../kit/probe.js';
import { createOf } from '../kit/probes.js';
import { judgeAll, judgeList } from '../kit/record-judging.js';
import {
  create,
  judgeGone as goneById,
  type Kept,
  make,
  makeSome,
  retryJudging,
  update,
} from '../kit/records.js';
import { isDefaultTax, taxKind } from '../kit/tax-kind.js';
import { recordChecks } from './record-checks.js';

const values = ['0', '0.5', '5.5', '23', '23.0', '100'];
/** The values that are looked for in the list as well. */
const listed = ['0', '0.5'];
const pathOf = ({ id }: { id?: unknown }) => ({ 'tax-id': String(id) });

function deleteChecks(): Check[] {
  const check = declaring({ statement: 'rule:tax-deleted', covers: true });
  return [
    ...([0, 2] as const).map((index) =>
      check(`deleteTax/gone-${['first', 'second', 'third'][index]}`, {
        title: `the ${['first', 'second', 'third'][index]} of three -> gone by id and from the list, the others stay`,
        run: async (t: CheckContext) => {
          const made = await makeSome(t, taxKind, 3);
          await deleteOne(t, made, index);
        },
      }),
    ),
    check('deleteTax/all-one-by-one', {
      title: 'three deleted one after the other -> each time that one goes and the others stay',
      run: async (t: CheckContext) => {
        let left = await makeSome(t, taxKind, 3);
        while (left.length > 0) left = await deleteOne(t, left, left.length > 1 ? 1 : 0);
      },
    }),
    check('deleteTax/stays-gone', {
      title: 'a tax updated and deleted, another one made and read -> the deleted one stays gone',
      run: async (t: CheckContext) => {
        // The id may have been reused, so the tax is looked for and not deleted again.
        const made = await make(t, taxKind);
        await update(t, taxKind, made, { ...made.sent, value: '14.0' });
        await t.call('deleteTax', { path: pathOf(made) });
        await judgeGone(t, made);
        await make(t, taxKind);
        await judgeGone(t, made);
      },
    }),
    check('updateTax/documents-add-up', {
      statement: 'schema:Document.taxes',
      covers: false,
      title:
        'the value of a tax changed, of which an invoice is final -> its taxes are those of its lines; the tax deleted -> its line keeps it',
      rule: 'The taxes of a document are those of its lines.',
      needs: ['invoices'],
      run: documentsAddUp,
    }),
    check('createTax/after-delete-apart', {
      covers: false,
      title: 'a tax created after one was deleted -> a record of its own, the deleted one stays gone',
      run: async (t: CheckContext) => {
        const gone = await make(t, taxKind);
        await t.given.call('deleteTax', { path: pathOf(gone) });
        const made = await create(t, taxKind, taxKind.minimum(t));
        await judgeAll(t, taxKind, [made], 'after another was deleted');
        await judgeGone(t, gone);
      },
    }),
  ];
}

/**
 * Whether a final document follows the tax is not stated; but it follows in all of its amounts or in none, and keeps a tax that is
 * deleted.
 */
async function documentsAddUp(t: CheckContext): Promise<void> {
  const tax = await t.given.tax({ value: '7.0' });
  const line = t.given.line({ unit_price: '100', quantity: '1', tax: { name: tax.name } });
  const document = await t.given.document('invoices', 'final', { items: [line] });
  await followsWhole(t, tax, document);
  await keepsDeleted(t, tax, document);
}

async function keepsDeleted(t: CheckContext, tax: Kept, document: MadeDocument): Promise<void> {
  const nameShown = async () => (Object(linesOf(await t.given.read(document))[0]?.tax) as Json).name;
  if ((await nameShown()) !== tax.name) return;
  const what = 'the tax of a final invoice';
  const { status } = await t.call('deleteTax', { path: pathOf(tax) }, { status: 'any', what });
  if (isSuccess(status))
    t.expect.equal(await nameShown(), tax.name, 'the tax that a line had before it was deleted', {
      ...{ field: 'items[].tax.name', operation: 'deleteTax', statement: 'rule:document-fields-kept' },
    });
}

async function followsWhole(t: CheckContext, tax: Kept, document: MadeDocument): Promise<void> {
  const amounts = async () => {
    const record = await t.given.read(document);
    return { taxes: record.taxes, 'items[0].tax_amount': linesOf(record)[0]?.tax_amount };
  };
  const isOff = (shown: Awaited<ReturnType<typeof amounts>>): boolean =>
    Math.abs(numberIn(shown.taxes) - numberIn(shown['items[0].tax_amount'])) > 0.0101;
  const before = await amounts();
  await update(t, taxKind, tax, { ...tax.sent, value: '9.0' });
  const after = await amounts();
  if (isOff(before) || !isOff(after)) return;
  const path = after.taxes === before.taxes ? 'items[0].tax_amount' : 'taxes';
  t.fail(`${path} of the final invoice changes only with all its amounts`, after[path], {
    ...{ field: path.replace('[0]', '[]'), symptom: 'inconsistent', operation: 'updateTax' },
    proof: { by: 'value', compare: 'equal', expected: before[path], actual: after[path], path },
  });
}

async function deleteOne(t: CheckContext, made: readonly Kept[], index: number): Promise<Kept[]> {
  const gone = made[index];
  const left = made.filter((one) => one !== gone);
  if (!gone) return left;
  await t.call('deleteTax', { path: pathOf(gone) });
  await judgeGone(t, gone);
  if (left.length > 0) {
    await judgeAll(t, taxKind, left, 'after another was deleted');
    await judgeList(t, taxKind, left);
  }
  return left;
}

/** Judges that the tax is neither listed nor shown by a GET. */
async function judgeGone(t: CheckContext, gone: Kept): Promise<void> {
  await retryJudging(
    () => t.call('listTaxes'),
    ({ list }) => {
      // A later tax may have the same id; without a name nothing distinguishes them.
      const isIt = (one: Json) =>
        one.name === undefined ? String(one.id) === String(gone.id) : one.name === gone.name;
      t.expect.that(!list.some(isIt), `${gone.name} is not listed after it was deleted`, 'it is', {
        field: 'id',
        symptom: 'listed',
      });
    },
  );
  await goneById(t, taxKind, gone, 'a deleted tax', { operation: 'getTax' });
}

/** An update of a tax must not change issued documents; later lines get the new value, and find the tax by its new name. */
async function laterLines(t: CheckContext): Promise<void> {
  const made = await make(t, taxKind, { value: '10.0', region: 'PT-MA' });
  const items = (name: unknown) => [t.given.line({ tax: { name } })];
  await t.given.document('invoices', 'final', { items: items(made.name) });
  const changed: Json = { ...made.sent, value: '12.0' };
  const renamed: Json = { ...changed, name: t.unique('Renamed'), value: '14.0' };
  const drafts: MadeDocument[] = [];
  for (const [what, fields] of [
    ['changed', changed],
    ['renamed', renamed],
  ] as const) {
    const { status } = await update(t, taxKind, made, fields, { status: 'any' });
    if (isError(status)) t.unsupported(`whether a tax of a final document may be ${what} is not shown`);
    const later = await t.given.document('invoices', 'draft', { items: items(fields.name) });
    const [line] = linesOf(await t.given.read(later));
    const value = String(Number(fields.value));
    t.expect.number((Object(line?.tax) as Json).value, value, `tax.value of a line, after it was ${what}`, {
      ...{ field: 'items[].tax.value', path: 'items[0].tax.value', symptom: 'unchanged' },
    });
    drafts.push(later);
  }
  // A draft may follow its tax or not, but its amounts follow from each other.
  const [earlier] = drafts;
  if (earlier) judgeTotal(t, await t.given.read(earlier));
}

/** The total of a draft after its tax was changed. */
function judgeTotal(t: CheckContext, record: Json): void {
  const { field, read, isRight, expected, proof } = totalOfParts;
  const off = read(record);
  t.expect.that(isRight(off), `total of a draft, after its tax was changed, ${expected}`, off, {
    ...{ field, statement: 'rule:total-sum', symptom: 'inconsistent', operation: 'updateTax' },
    proof: proof?.(off),
  });
}

/** Declared as exclusive by the checks that move the default. */
const exclusive = ['default tax'];

/** Runs with the rate of the default tax, and restores the default in any case. */
async function withDefaultKept(t: CheckContext, run: (rate: Json) => Promise<void>): Promise<void> {
  let old: Json | undefined;
  for (let round = 0; round < 12; round += 1) {
    const { list } = await t.given.call('listTaxes');
    old = list.find((tax) => isDefaultTax(tax) && !String(tax.name).startsWith('Mark '));
    // A concurrent check may have moved it temporarily.
    if (old || !list.some(isDefaultTax)) break;
    await new Promise((resolve) => setTimeout(resolve, 100 + 40 * round));
  }
  if (!old) t.unsupported('the account shows no default tax that could be put back');
  const { name, value, region } = old;
  try {
    await run({ value: String(value), ...(region ? { region } : {}) });
  } finally {
    const tax = { name, value: String(value), ...(region ? { region } : {}), default_tax: '1' };
    await t.client.call(
      'updateTax',
      { path: pathOf(old), body: { tax } },
      { what: 'the old default put back' },
    );
  }
}

/** Acts and judges; repeats when a concurrent check moved the default meanwhile, since a real fault persists. */
async function becomesDefault(t: CheckContext, act: () => Promise<string | number>): Promise<void> {
  for (let round = 1; ; round += 1) {
    const id = String(await act());
    try {
      await retryJudging(
        () => t.call('listTaxes'),
        ({ list }) => {
          const marked = list.filter(isDefaultTax).map((tax) => String(tax.id));
          t.expect.equal(marked, [id], 'the ids of all default taxes', {
            field: 'default_tax',
            symptom: marked.length > 1 ? 'not unique' : 'unchanged',
          });
        },
      );
      return;
    } catch (error) {
      if (round === 3 || !violationIn(error)) throw error;
    }
  }
}

function defaultChecks(): Check[] {
  const check = declaring({
    rule: 'We assume: there is one default tax.',
    statement: 'rule:one-default-tax',
    ...{ assumed: true, covers: true, exclusive },
  });
  return [
    check('createTax/one-default', {
      title: 'created with default_tax 1 -> it is the only default',
      run: (t: CheckContext) =>
        withDefaultKept(t, async (rate) => {
          await becomesDefault(t, async () => {
            const fields = { ...taxKind.minimum(t), ...rate, name: t.unique('Mark'), default_tax: '1' };
            return (await create(t, taxKind, fields)).id;
          });
        }),
    }),
    check('updateTax/one-default', {
      title: 'updated with default_tax 1, twice over -> it is the only default',
      run: (t: CheckContext) =>
        withDefaultKept(t, async (rate) => {
          for (const name of [t.unique('Mark'), t.unique('Mark')]) {
            const made = await make(t, taxKind, { ...rate, name });
            await becomesDefault(t, async () => {
              await update(t, taxKind, made, { ...made.sent, default_tax: '1' });
              return made.id;
            });
          }
        }),
    }),
  ];
}

/** An update of one tax changes no other: `default_tax` "0" says nothing of the tax that is the default, and "1" leaves it so. */
const leavesTheDefault: Check = check('updateTax/leaves-the-default', {
  statement: 'rule:tax-fields-kept',
  title: 'another tax updated with default_tax 0, the default itself with 1 -> that one is it as before',
  rule: 'default_tax marks the default tax, until another one becomes it.',
  exclusive,
  run: (t: CheckContext) =>
    withDefaultKept(t, async (rate) => {
      const chosen = await make(t, taxKind, { ...rate, name: t.unique('Mark'), default_tax: '1' });
      const other = await make(t, taxKind);
      // Read at once after each update: a later check could restore the mark.
      const shown = async () => (await t.call('getTax', { path: pathOf(chosen) })).record.default_tax;
      if (!isDefaultTax({ default_tax: await shown() }))
        t.unsupported('a tax created with default_tax 1 does not show that it is the default');
      for (const [tax, default_tax, symptom] of [
        [other, '0', 'changed'],
        [chosen, '1', 'different'],
      ] as const) {
        await update(t, taxKind, tax, { ...tax.sent, default_tax });
        const mark = await shown();
        const after = tax === other ? 'an update of another tax' : 'an update with default_tax 1';
        t.expect.that(
          isDefaultTax({ default_tax: mark }),
          `the tax ${chosen.name} is still the default after ${after}`,
          mark,
          {
            ...{ field: 'default_tax', symptom },
          },
        );
      }
    }),
});

export const taxChecks: Check[] = [
  ...recordChecks(taxKind),
  ...values.map((value) =>
    check(`createTax/keeps-value-${value}`, {
      statement: 'rule:tax-fields-kept',
      title: `value "${value}" -> that number`,
      rule: "A tax's value is a percentage, a decimal number written as text.",
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const made = await create(
          t,
          taxKind,
          { ...taxKind.minimum(t), value },
          { what: `the value ${value}` },
        );
        await judgeAll(t, taxKind, [made], `with the value ${value}`);
        if (listed.includes(value)) await judgeList(t, taxKind, [made]);
      },
    }),
  ),
  check('createTax/answers-the-tax', {
    title: 'a tax created, after a create of its name was refused -> the answer holds it',
    statement: 'rule:tax-answered',
    covers: true,
    run: async (t: CheckContext) => {
      const fields = taxKind.minimum(t);
      // A create that is refused leaves the name free. Whether a tax needs a value is not stated.
      const { value: _value, ...without } = fields;
      const how = { status: 'any', what: 'a tax without a value' } as const;
      const early = await t.call('createTax', { body: { tax: without } }, how);
      if (isSuccess(early.status)) {
        t.given.made('createTax', early.record.id, String(fields.name));
        fields.name = t.unique('Tax');
      }
      const { body, text, record } = await t.call('createTax', { body: { tax: fields } });
      // Its fields and their names are not documented.
      const isThere = body !== null && typeof body === 'object' && Object.keys(body).length > 0;
      t.expect.that(isThere, 'the tax in the answer', text || 'an empty body', {
        field: 'http.body',
        symptom: 'empty',
      });
      if (typeof record.name === 'string')
        t.expect.equal(record.name, fields.name, 'tax.name in the answer', { field: 'name' });
      await t.given.idOf('createTax', { ...(await t.call('listTaxes')), record }, String(fields.name));
    },
  }),
  ...deleteChecks(),
  ...defaultChecks(),
  leavesTheDefault,
  check('updateTax/unsent-fields-stay', {
    statement: 'rule:record-fields-stay',
    title: 'an update of the value alone -> name and region stay',
    assumed: true,
    run: async (t: CheckContext) => {
      const made = await make(t, taxKind, { region: 'PT-MA' });
      await update(t, taxKind, made, { value: '9.0' });
      await judgeAll(t, taxKind, [{ ...made, sent: { ...made.sent, value: '9.0' } }], 'after the update');
    },
  }),
  check('updateTax/value-of-later-lines', {
    statement: 'rule:tax-fields-kept',
    title:
      'a tax of a region, its value changed after a final document had it, then its name and value -> the next document finds it as it is, and an earlier draft adds up',
    rule: 'A tax shows what was last sent, on the lines of later documents too.',
    needs: ['invoices'],
    run: laterLines,
  }),
  check('createTax/refused-used-name', {
    statement: 'rule:tax-names-unique',
    title: 'a name that another tax has -> 422',
    assumed: true,
    run: async (t: CheckContext) => {
      const made = await make(t, taxKind);
      await refuse(t, createOf('tax', made.sent), 'tax.name', 'a used name');
    },
  }),
  ownAccountOnly(taxKind),
];
