/** Bodies that name another record than the path: that other record must not change. */
import { documentTypes } from '../../../generated/states.js';
import { uniqueDigits } from '../../conditions/names.js';
import type { Made } from '../../given/given.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import { sameJson } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { clientTexts } from '../extremes/bytes.js';
import { madeIn, type Probe, recordOf, sent } from '../kit/probe.js';
import { createOf, readOf, updateOf } from '../kit/probes.js';
import { isDefault, sequenceKind } from '../kit/sequence-kind.js';
import { withDefaultKept } from '../records/sequence-default.js';

export const subject = 'input.undocumented-fields';

export const read = async (t: CheckContext, probe: Probe): Promise<Json> =>
  recordOf(await sent(t, probe, subject));

/** Two records, for updates of the first that name the second. */
interface Pair {
  word: 'client' | 'item';
  of: readonly [Made, Made];
  /** A text field that the update sets. */
  field: string;
  /** Fields documented for responses only, with values that no server sets by itself. */
  shownOnly?: Readonly<Partial<Record<'payment_days' | 'tax_exemption_code', string>>>;
}

/** Whether a query that names another record than the path is neither refused nor followed; judges that it is not followed. */
export async function passesOver(
  t: CheckContext,
  get: Probe,
  query: Probe['query'],
  { id, word }: { id: string | number; word: string },
): Promise<boolean> {
  const asked = await sent(t, { ...get, query }, subject);
  // Parameters that are not documented may be refused.
  if (asked === undefined || !isSuccess(asked.status)) return false;
  const shown = recordOf(asked).id;
  const isAstray = shown !== undefined && String(shown) !== String(id);
  if (isAstray)
    t.soft(`the ${word} in the path is shown, whatever id the query names`, 'another one', {
      symptom: 'different',
      field: 'query.id',
      operation: get.operation,
      statement: 'rule:record-meant',
    });
  return !isAstray;
}

/** An update whose body names the id of the other record: the record in the path must change, the other must not. */
export async function judgePair(t: CheckContext, { of, field, word, shownOnly = {} }: Pair): Promise<void> {
  const [{ id: one, sent: own }, { id: other }] = of;
  const update = (more: Json) => updateOf(word, one, { ...own, ...more });
  const [get, getOther] = [readOf(word, one), readOf(word, other)];
  // An id in the query counts as little as one in the body.
  const query = { id: other, [`${word}_id`]: other, [`${word}-id`]: other };
  const isPassedOver = await passesOver(t, get, query, { id: one, word });
  const before = await read(t, getOther);
  const value = t.unique('Meant');
  const more = {
    ...{ id: other, account_id: 999_999, [`${word}_id`]: other, created_at: '2001-01-01', deleted: true },
  };
  const probe = update({ ...more, ...shownOnly, [field]: value });
  const answer = await sent(t, { ...probe, ...(isPassedOver && { query }) }, subject);
  if (answer === undefined || !isSuccess(answer.status)) return;
  const about = { operation: probe.operation } as const;
  const after = await read(t, get);
  const exchange = t.client.last();
  const neighbour = await read(t, getOther);
  const beside = t.client.last();
  // If an update without another id is not kept either, ids are not the cause.
  const isKept = async () => {
    const plain = t.unique('Plainly meant');
    await sent(t, update({ [field]: plain }), subject);
    return (await read(t, get))[field] === plain;
  };
  if ((String(after.id) !== String(one) || after[field] !== value) && (await isKept()))
    t.soft(`the ${word} in the path is changed, whatever id the body names`, 'unchanged', {
      ...{ ...about, symptom: 'unchanged', field: `${word}.id`, exchange },
    });
  const kept = Object.entries(shownOnly).find(([name, own]) => String(after[name]) === own)?.[0];
  if (kept)
    t.soft(`${kept} stands in answers only: no body sets it`, 'as the body named it', {
      ...{ ...about, symptom: 'changed', field: `${word}.${kept}`, exchange },
      statement: `schema:ClientRecord.${kept as 'payment_days'}`,
    });
  if (!sameJson(neighbour[field], before[field]) || !sameJson(neighbour.name, before.name))
    t.soft(`a ${word} that only the body names stays as it is`, 'changed', {
      ...{ ...about, symptom: 'changed', field: `${word}.id-of-another`, exchange: beside },
    });
}

/** A count that no new sequence has. */
const oddCount = 7777;
const counted = Object.values(documentTypes).flatMap(({ singular }) => [`current_${singular}_number`]);

/** Bodies that name another sequence, beside a path that makes one the default or in a create. */
export async function sequencesBeside(t: CheckContext): Promise<void> {
  if (!t.settings.claims.includes('sequences') || t.dialect.lacks.sequences !== undefined) return;
  const [one, other] = [await t.given.acquire('sequence'), await t.given.acquire('sequence')];
  const path = { 'sequence-id': one.id };
  const body = { sequence: { id: other.id, serie: other.name, default_sequence: '1' }, id: other.id };
  await withDefaultKept(t, async () => {
    // Other names for the default flag, beside one that says it is not the default; counters, which only documents change.
    const flags = { default: '1', is_default: true, current: '1', default_serie: '1', id: other.id };
    const counters = Object.fromEntries(counted.map((field) => [field, oddCount]));
    // A series of digits must stay a text.
    const serie = `00${uniqueDigits(t)}`;
    const sequence = { ...sequenceKind.minimum(t), serie, default_sequence: '0', ...flags, ...counters };
    const id = madeIn(t, 'createSequence', await sent(t, createOf('sequence', sequence), subject));
    if (id !== undefined) {
      const made = await read(t, readOf('sequence', id));
      const operation = 'createSequence';
      if (isDefault(made))
        t.soft('a sequence whose default_sequence is 0 does not become the default', 'it did', {
          ...{ symptom: 'changed', field: 'default_sequence', statement: 'rule:one-default-sequence' },
          operation,
        });
      if (made.id !== undefined && made.serie !== serie)
        t.soft('a serie of digits comes back as it was sent', made.serie ?? 'nothing', {
          ...{ symptom: 'different', field: 'sequence.serie', statement: 'rule:sequence-fields-kept' },
          operation,
        });
      if (counted.some((field) => Number(made[field]) === oddCount))
        t.soft('a new sequence counts its documents, whatever number its body names', oddCount, {
          ...{ symptom: 'changed', field: 'sequence.current_number', statement: 'operation:createSequence' },
          operation,
        });
    }
    await sent(t, { operation: 'setCurrentSequence', path, body }, subject);
    if (isDefault(await read(t, readOf('sequence', other.id))))
      t.soft('the sequence in the path becomes the default, whatever the body names', 'another one', {
        ...{ symptom: 'changed', field: 'sequence.id-of-another', operation: 'setCurrentSequence' },
      });
  });
}

/** A rate that no tax of the suite has. */
const oddRate = 77;

/** Creates that name the id of another record, and items that name a value for their tax: neither may change. */
export async function madeBeside(
  t: CheckContext,
  others: Readonly<Record<'item' | 'client', Made>>,
  { id: taxId, name: taxName }: Made,
): Promise<void> {
  const tax = { name: taxName, value: oddRate, id: taxId };
  const item = { name: t.unique('Reach'), description: 'Reach anew', unit_price: '1' };
  const client = { name: t.unique('Reach'), code: t.unique('reach').replaceAll(' ', '-') };
  await taxKept(t, taxId, updateOf('item', others.item.id, { ...others.item.sent, tax }));
  const create = {
    item: () => taxKept(t, taxId, createOf('item', { ...item, id: others.item.id, tax })),
    client: () => newClient(t, { ...client, id: others.client.id }),
  };
  for (const [word, own, operation] of [
    ['item', item, 'createItem'],
    ['client', client, 'createClient'],
  ] as const) {
    const id = madeIn(t, operation, await create[word]());
    if (id !== undefined) t.given.releaseRecord(word, id, own);
    if ((await read(t, readOf(word, others[word].id))).name === own.name)
      t.soft('a create makes a new record, whatever id its body names', 'the record of that id', {
        ...{ symptom: 'changed', field: `${word}.id`, operation },
      });
  }
}

/** A client with NUL in its texts, or without where that is refused: clients cannot be deleted, so others are not created. */
async function newClient(t: CheckContext, client: Json) {
  const nulled = { ...clientTexts('a\u0000b'), ...client };
  const answer = await sent(t, createOf('client', nulled), 'input.nul');
  return answer && isSuccess(answer.status) ? answer : sent(t, createOf('client', client), subject);
}

/** Judges that a tax keeps its value, whatever else an item's body says of it. */
async function taxKept(t: CheckContext, id: string | number, probe: Probe) {
  const answer = await sent(t, probe, subject);
  if (Number((await read(t, readOf('tax', id))).value) === oddRate)
    t.soft('the value of a tax stays, whatever an item names', oddRate, {
      ...{ symptom: 'changed', field: 'item.tax.value', operation: probe.operation },
    });
  return answer;
}
