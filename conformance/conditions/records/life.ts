/**
 * The life of a client, an item or a tax as its row says: made, read, updated, refused, named by documents, found, and what is
 * like it beside it. Owns the order of the steps; what each does and judges stands beside it.
 */
import { linesOf } from '../../checks/kit/document-rules.js';
import { difference, shownPart } from '../../checks/kit/record-judging.js';
import type { Kept } from '../../checks/kit/records.js';
import type { CheckContext } from '../../run/check.js';
import { stageOf } from '../documents/stage.js';
import type { RecordPlan } from '../factors/records.js';
import type { Judge } from '../judging.js';
import { placeOf } from '../place.js';
import { ask, create, deeds, end, leaveAlike, meetAlike, use } from './making.js';
import { judgeRead, lookAt } from './reading.js';
import type { LivingKind, RecordLife } from './subject.js';

/** Lives it; everything that is wrong is in the judge then. Throws where it cannot go on. */
export async function liveRecord(
  own: CheckContext,
  kind: LivingKind,
  plan: RecordPlan,
  judge: Judge,
): Promise<void> {
  const t = await placeOf(own, plan);
  const last = { operation: kind.create, when: 'after it was created' };
  const { taxes, rates } = kind.word === 'item' ? await taxesOf(t) : none;
  const life: RecordLife = {
    ...{ t, kind, plan, judge, taxes, rates, id: '', variant: 0, sent: {}, named: [], seen: new Set(), last },
  };
  await create(life);
  const alike = plan.around.includes('alike') ? await meetAlike(life) : undefined;
  for (const deed of plan.before) await deeds[deed](life);
  for (const type of plan.used) await use(life, type);
  for (const what of plan.ledger) await ask(life, what);
  if (plan.used.length + plan.ledger.length > 0) await judgeRead(life);
  await lookAt(life);
  const price = life.sent.unit_price;
  await deeds.update(life);
  await judgeNamed(life, price);
  if (alike) {
    await judgeAlike(life, alike);
    await leaveAlike(life, alike);
  }
  await end(life);
}

/** The line of a document keeps the price that was sent with it, whatever becomes of the item: one look for lives with one document. */
async function judgeNamed({ t, kind, judge, named, last }: RecordLife, price: unknown): Promise<void> {
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

async function taxesOf(t: CheckContext): Promise<Pick<RecordLife, 'taxes' | 'rates'>> {
  const { taxes, rates } = await stageOf(t);
  return { taxes: [taxes.usual, taxes.second].flatMap((one) => (one ? [one.name] : [])), rates };
}

const beside = { statement: null, symptom: 'changed', isBeside: true } as const;

/** It is as it was made. */
async function judgeAlike({ t, kind, judge, last }: RecordLife, alike: Kept): Promise<void> {
  const { record } = await t.call(kind.get, { path: { [kind.idParameter]: alike.id } });
  for (const [field, value] of Object.entries(shownPart(alike.sent, record))) {
    const wrong = difference(kind, field, record[field], value);
    if (wrong) judge.equal(wrong.got, wrong.sent, wrong.path, { ...last, ...beside });
  }
}
