/** The item of a row's own, which its document makes and changes. */
import { documentTypes } from '../../../generated/states.js';
import { linesOf } from '../../checks/kit/document-rules.js';
import { findInLongList } from '../../checks/kit/list-walk.js';
import { settled } from '../../checks/kit/records.js';
import { valueSymptom } from '../../judge/identity.js';
import { tried } from '../../judge/outcome.js';
import type { Json } from '../../target/call.js';
import type { About } from '../judging.js';
import { numberIn } from '../model.js';
import type { DocumentCase } from './subject.js';

/**
 * It is there from the second run on: named after the part of a run, so that two do not give it values at once. Where a check is
 * tried again on fresh records, it has a name of its own.
 */
export const itemOf = ({ type, t, plan, stage }: DocumentCase) => {
  const own = plan.party === 'changed' ? plan.charset : type.replaceAll('_', ' ');
  if (t.given.itemsOfRows !== 'stay') return `Conformance ${own} ${stage.word}`;
  return `Conformance ${own} ${t.settings.namespace}${t.settings.shard ?? ''}`;
};

/** The item of the row's own is there before the document, with other values, where that is what is tried again. */
export async function itemBefore(current: DocumentCase): Promise<void> {
  const { t, stage, type } = current;
  const { itemsOfRows } = t.given;
  const isBefore = itemsOfRows === 'there before' || itemsOfRows === 'named before';
  if (!isBefore || !hasItem(current) || !t.settings.claims.includes('items')) return;
  const name = itemOf(current);
  if (stage.items.has(name)) return;
  const { tax } = t.given.line();
  const before = {
    name,
    description: 'Before',
    unit_price: '1',
    unit: 'month',
    ...(tax !== undefined && { tax }),
  };
  const made = await tried(() => t.given.item(before));
  if (made) stage.items.set(name, made.id);
  if (itemsOfRows === 'named before')
    await tried(() => t.given.document(type, undefined, { items: [t.given.line(before)] }));
}

/** The rules that speak of the items of a document are those of invoices. */
export const hasItem = ({ plan, type }: DocumentCase): boolean =>
  plan.ownItem && documentTypes[type].family === 'invoices';

/** The item of the row's own: it is there, with the values of its line. */
export async function judgeItem(current: DocumentCase, about: About): Promise<void> {
  const { t, judge, sent, shown, stage } = current;
  if (!hasItem(current) || !t.settings.claims.includes('items')) return;
  const name = itemOf(current);
  const line = (sent.items as Json[]).find((one) => one.name === name);
  if (!line) return;
  let id = stage.items.get(name);
  if (id === undefined) {
    const looked = await settled(
      () => findInLongList(t, 'listItems', (item) => item.name === name),
      ({ found }) => found === 'found',
    );
    // A list that cannot be read is reported by its own checks.
    if (!looked || looked.found === 'too long') return;
    const { entry } = looked;
    const missing = { ...about, statement: 'rule:item-created' as const, symptom: 'not listed' as const };
    if (!judge.that(entry !== undefined, 'item.name', 'comes with the document', 'it is not listed', missing))
      return;
    id = entry?.id as number;
    stage.items.set(name, id);
  }
  const { record } = await t.call('getItem', { path: { 'item-id': id } });
  const its = { ...about, statement: 'rule:item-updated' as const };
  // A text that its own line shows otherwise was reported there.
  const ownLine = linesOf(shown).find((one) => one.name === name) ?? line;
  for (const text of ['description', 'unit'])
    if (line[text] !== undefined && ownLine[text] === line[text])
      judge.equal(record[text], line[text], `item.${text}`, its);
  const [price, actual, within] = [Number(line.unit_price), record.unit_price, 0.0050001];
  judge.that(
    Math.abs(numberIn(actual) - price) <= within,
    'item.unit_price',
    `is ${String(line.unit_price)}`,
    actual,
    { ...its, symptom: valueSymptom(actual, line.unit_price) },
    { by: 'near', expected: [price], within, actual },
  );
  if (line.tax) judge.equal((Object(record.tax) as Json).name, (line.tax as Json).name, 'item.tax.name', its);
}
