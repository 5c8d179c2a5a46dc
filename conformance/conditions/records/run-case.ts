/**
 * Runs the case of a client, an item or a tax: created, read, updated, refused, named by documents, found, with a similar record
 * beside it. Contains the order of the steps; the steps and their assertions are in the neighbouring files.
 */
import { linesOf } from '../../checks/kit/document-rules.js';
import { difference, shownPart } from '../../checks/kit/record-judging.js';
import type { Kept } from '../../checks/kit/records.js';
import type { CheckContext } from '../../run/check.js';
import { stageOf } from '../documents/stage.js';
import type { RecordPlan } from '../factors/records.js';
import type { Judge } from '../judging.js';
import { placeOf } from '../place.js';
import { acquireSimilar, askLedger, create, end, preparations, restoreSimilar, use } from './making.js';
import { judgeRead, lookAgain, lookAt } from './read-back.js';
import type { RecordCase, UpdatableKind } from './subject.js';

/** Runs the case; faults are collected in `judge`. Throws where the case cannot continue. */
export async function runRecordCase(
  own: CheckContext,
  kind: UpdatableKind,
  plan: RecordPlan,
  judge: Judge,
): Promise<void> {
  const t = await placeOf(own, plan);
  const last = { operation: kind.create, when: 'after it was created' };
  const { taxes, rates } = kind.word === 'item' ? await taxesOf(t) : none;
  const current: RecordCase = {
    ...{ t, kind, plan, judge, taxes, rates, id: '', variant: 0, sent: {}, named: [], seen: new Set(), last },
  };
  await create(current);
  const alike = plan.around.includes('alike') ? await acquireSimilar(current) : undefined;
  for (const [n, preparation] of plan.before.entries())
    await preparations[preparation](current, plan.before[n + 1]);
  for (const type of plan.used) await use(current, type);
  for (const what of plan.ledger) await askLedger(current, what);
  if (plan.used.length + plan.ledger.length > 0) await judgeRead(current);
  await lookAt(current);
  const before = { ...current.sent };
  await preparations.update(current);
  await lookAgain(current, before);
  await judgeNamed(current, before.unit_price);
  if (alike) {
    await judgeAlike(current, alike);
    await restoreSimilar(current, alike);
  }
  await end(current);
}

/** Judges that a document's line keeps the price it was sent with after the item changes; only in cases with one document. */
async function judgeNamed({ t, kind, judge, named, last }: RecordCase, price: unknown): Promise<void> {
  const [one, another] = named;
  if (kind.word !== 'item' || !one || another) return;
  const [line] = linesOf(await t.given.read(one));
  const statement = 'rule:document-fields-kept' as const;
  judge.number(line?.unit_price, String(price), 'items[].unit_price', {
    ...last,
    ...{ statement, symptom: 'changed' },
  });
}

const none = { taxes: [], rates: new Map<string, string>() };

async function taxesOf(t: CheckContext): Promise<Pick<RecordCase, 'taxes' | 'rates'>> {
  const { taxes, rates } = await stageOf(t);
  return { taxes: [taxes.usual, taxes.second].flatMap((one) => (one ? [one.name] : [])), rates };
}

const beside = { statement: null, symptom: 'changed', isBeside: true } as const;

/** Judges that the similar record has not changed. */
async function judgeAlike({ t, kind, judge, last }: RecordCase, alike: Kept): Promise<void> {
  const { record } = await t.call(kind.get, { path: { [kind.idParameter]: alike.id } });
  for (const [field, value] of Object.entries(shownPart(alike.sent, record))) {
    const wrong = difference(kind, field, record[field], value);
    if (wrong) judge.equal(wrong.got, wrong.sent, wrong.path, { ...last, ...beside });
  }
}
