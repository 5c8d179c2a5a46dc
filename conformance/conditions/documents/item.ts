/** The item that only rows with `ownItem` use: their documents create and update it. */
import { documentTypes } from '../../../generated/states.js';
import { linesOf } from '../../checks/kit/document-rules.js';
import { findInLongList } from '../../checks/kit/list-walk.js';
import { settled } from '../../checks/kit/records.js';
import { valueSymptom } from '../../judge/identity.js';
import { orUndefined } from '../../judge/outcome.js';
import { timesListed } from '../../judge/violation.js';
import type { Json } from '../../target/call.js';
import type { About } from '../judging.js';
import { numberIn } from '../model.js';
import type { DocumentCase } from './subject.js';

/**
 * Its name. From the second run on it exists. The name contains the part of a run, so that two parts do not update one item at the
 * same time, and a unique word where a check is replayed with fresh records.
 */
export const itemOf = ({ type, t, plan, stage }: DocumentCase) => {
  const own = plan.party === 'changed' ? plan.charset : type.replaceAll('_', ' ');
  if (t.given.itemsOfRows !== 'stay') return `Conformance ${own} ${stage.word}`;
  return `Conformance ${own} ${t.settings.namespace}${t.settings.shard ?? ''}`;
};

/** In replays that require it, creates the item before the document, with other values. */
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
  const made = await orUndefined(() => t.given.item(before));
  if (made) stage.items.set(name, made.id);
  if (itemsOfRows === 'named before')
    await orUndefined(() => t.given.document(type, undefined, { items: [t.given.line(before)] }));
}

/** The rules on the items of documents are stated for invoices. */
export const hasItem = ({ plan, type }: DocumentCase): boolean =>
  plan.ownItem && documentTypes[type].family === 'invoices';

/** Judges that the item exists and has the values of its line. */
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
    // Other checks report a list that cannot be read.
    if (!looked || looked.found === 'too long') return;
    const { entry } = looked;
    const missing = { ...about, statement: 'rule:item-created' as const, symptom: 'not listed' as const };
    const proof = timesListed(name, 1, 1, 'name');
    const isThere = entry !== undefined;
    if (!judge.that(isThere, 'item.name', 'comes with the document', 'it is not listed', missing, proof))
      return;
    id = entry?.id as number;
    stage.items.set(name, id);
  }
  const { record } = await t.call('getItem', { path: { 'item-id': id } });
  const its = { ...about, statement: 'rule:item-updated' as const };
  // A text that the document's line shows wrongly was reported there.
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
