/** Records that stand beside the one in the path: what a body names of theirs must not change them. */
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { madeIn, type Probe, recordOf, sent, wrong } from '../kit/probe.js';
import { isDefault, sequenceKind } from '../kit/sequence-kind.js';
import { withDefaultKept } from '../records/sequence-default.js';

export const base = { kind: 'rules' as const, source: 'Endpoints (bodies); States and transitions' };

export const subject = 'input.undocumented-fields';

export const read = async (t: CheckContext, probe: Probe): Promise<Json> =>
  recordOf(await sent(t, probe, subject));

/** A record, its neighbour, and a body for the one that names the other. */
interface Pair {
  word: string;
  get(id: string | number): Probe;
  update(id: string | number, more: Json): Probe;
  ids: readonly [string | number, string | number];
  /** A text field that the update sets. */
  field: string;
  /** Stated as `response only`, with values that no server decides by itself. */
  shownOnly?: Readonly<Partial<Record<'payment_days' | 'tax_exemption_code', string>>>;
}

/** The update of one names the id of the other, in the body alone: the one in the path changes. */
export async function judgePair(
  t: CheckContext,
  { get, update, ids, field, word, shownOnly = {} }: Pair,
): Promise<void> {
  const [one, other] = ids;
  const before = await read(t, get(other));
  const value = t.unique('Meant');
  const more = {
    id: other,
    account_id: 999_999,
    [`${word}_id`]: other,
    created_at: '2001-01-01',
    deleted: true,
  };
  const answer = await sent(t, update(one, { ...more, ...shownOnly, [field]: value }), subject);
  if (answer === undefined || answer.status >= 300) return;
  const about = { statement: 'rule:record-meant', operation: update(one, {}).operation } as const;
  const [after, neighbour] = [await read(t, get(one)), await read(t, get(other))];
  if (String(after.id) !== String(one) || after[field] !== value)
    wrong(t, `the ${word} in the path is changed, whatever id the body names`, 'unchanged', {
      ...about,
      symptom: 'unchanged',
      field: `${word}.id`,
    });
  const kept = Object.entries(shownOnly).find(([name, own]) => String(after[name]) === own)?.[0];
  if (kept)
    wrong(t, `${kept} stands in answers only: no body sets it`, 'as the body named it', {
      ...about,
      symptom: 'changed',
      field: `${word}.${kept}`,
      statement: `schema:ClientRecord.${kept as 'payment_days'}`,
    });
  if (neighbour[field] !== before[field] || neighbour.name !== before.name)
    wrong(t, `a ${word} that only the body names stays as it is`, 'changed', {
      ...about,
      symptom: 'changed',
      field: `${word}.id-of-another`,
    });
}

/** What makes a sequence the default names none but that of its path. */
export async function sequencesBeside(t: CheckContext): Promise<void> {
  const [one, other] = [await t.given.acquire('sequence'), await t.given.acquire('sequence')];
  const path = { 'sequence-id': one.id };
  const body = { sequence: { id: other.id, serie: other.name, default_sequence: '1' }, id: other.id };
  await withDefaultKept(t, async () => {
    // Other names of what makes it the default, beside the one that says it is not.
    const flags = { default: '1', is_default: true, current: '1', default_serie: '1', id: other.id };
    const sequence = { ...sequenceKind.minimum(t), default_sequence: '0', ...flags };
    const answer = await sent(t, { operation: 'createSequence', body: { sequence } }, subject);
    const id = madeIn(t, 'createSequence', answer);
    if (
      id !== undefined &&
      isDefault(await read(t, { operation: 'getSequence', path: { 'sequence-id': id } }))
    )
      wrong(t, 'a sequence whose default_sequence is 0 does not become the default', 'it did', {
        ...{ symptom: 'changed', field: 'default_sequence', statement: 'rule:one-default-sequence' },
        operation: 'createSequence',
      });
    await sent(t, { operation: 'setCurrentSequence', path, body }, subject);
    const neighbour = await read(t, { operation: 'getSequence', path: { 'sequence-id': other.id } });
    if (isDefault(neighbour))
      wrong(t, 'the sequence in the path becomes the default, whatever the body names', 'another one', {
        ...{ symptom: 'changed', field: 'sequence.id-of-another', statement: 'rule:record-meant' },
        operation: 'setCurrentSequence',
      });
  });
}

/** Creates that name the id of another record, and an item that names a value of its tax: neither changes. */
export async function madeBeside(
  t: CheckContext,
  others: Readonly<Record<'item' | 'client', { id: string | number; name: string }>>,
  tax: { id: string | number; name: string },
): Promise<void> {
  const [before, item] = [
    await read(t, { operation: 'getTax', path: { 'tax-id': tax.id } }),
    { name: t.unique('Reach'), description: 'Reach anew', unit_price: '1', id: others.item.id },
  ];
  const client = {
    name: t.unique('Reach'),
    code: t.unique('reach').replaceAll(' ', '-'),
    id: others.client.id,
  };
  const creates: readonly [Probe, Probe, string, 'item' | 'client'][] = [
    [
      {
        operation: 'createItem',
        body: { item: { ...item, tax: { name: tax.name, value: 77, id: tax.id } } },
      },
      { operation: 'getItem', path: { 'item-id': others.item.id } },
      'item.id',
      'item',
    ],
    [
      { operation: 'createClient', body: { client } },
      { operation: 'getClient', path: { 'client-id': others.client.id } },
      'client.id',
      'client',
    ],
  ];
  for (const [create, get, field, word] of creates) {
    const id = madeIn(t, create.operation, await sent(t, create, subject));
    if (id !== undefined) t.given.releaseRecord(word, id, word === 'item' ? item : client);
    if ((await read(t, get)).name === (word === 'item' ? item : client).name)
      wrong(t, 'a create makes a new record, whatever id its body names', 'the record of that id', {
        ...{ symptom: 'changed', field, statement: 'rule:record-meant', operation: create.operation },
      });
  }
  const after = await read(t, { operation: 'getTax', path: { 'tax-id': tax.id } });
  if (after.id !== undefined && !Object.is(Number(after.value), Number(before.value)))
    wrong(t, 'the value of a tax stays, whatever an item names', after.value ?? 'nothing', {
      ...{
        symptom: 'changed',
        field: 'item.tax.value',
        statement: 'rule:record-meant',
        operation: 'createItem',
      },
    });
}
