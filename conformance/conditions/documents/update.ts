/** Updates of a document, accepted and refused. */
import { draftBeside } from '../../checks/kit/document-rules.js';
import { transport } from '../../checks/kit/document-transport.js';
import { dateText } from '../../given/given.js';
import { isAssumedTable } from '../../given/paths.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import { movesSeries } from '../factors/document-plan.js';
import { charsets } from '../factors/texts.js';
import { lineName, referenceOf, seriesOf } from './compose.js';
import { judgeItem } from './item.js';
import { type OddTexts, oddTexts } from './odd-texts.js';
import { judgeSent, readDocument } from './read-back.js';
import type { DocumentCase } from './subject.js';
import { judgeUnchanged } from './unchanged.js';

/**
 * Changes reference, date, the order of lines and a price; in every other case adds a line. The next one changes one figure only:
 * all amounts that follow from it must change.
 */
export async function updateOnce(current: DocumentCase): Promise<void> {
  const { t, plan } = current;
  if (current.updates > 0) return updateFigure(current);
  const isMore = !plan.dropsDiscount && (current.sent.items as Json[]).length <= plan.lines;
  const added = t.given.line({
    name: lineName('', 1),
    description: 'Added by an update',
    unit_price: '12.5',
  });
  await updateTexts(current, (items) => (isMore ? [...items, added] : items));
}

/** One figure of the first line, in rotation; the quantity where the other one is not there to change. */
async function updateFigure(current: DocumentCase): Promise<void> {
  const { sent, plan, updates } = current;
  current.updates += 1;
  const [first, ...others] = sent.items as Json[];
  const figures = [
    { unit_price: '44.5' },
    first?.discount === undefined ? {} : { discount: '25' },
    otherTax(current, first),
    {},
  ];
  const figure = figures[(updates + (plan.origin?.rotation ?? 0)) % figures.length] ?? {};
  const other = { quantity: first?.quantity === '3' ? '5' : '3' };
  const items = [{ ...first, ...(Object.keys(figure).length > 0 ? figure : other) }, ...others];
  await update(current, { ...sent, items }, 'after an update of one figure');
}

/** Removes one line, where there are several. */
export async function updateToFewer(current: DocumentCase): Promise<void> {
  await updateTexts(current, (items) => items.slice(0, Math.max(1, items.length - 1)));
}

/**
 * An update with odd texts or, alternately, with undocumented fields; if refused, without them. Undocumented fields are not
 * expected to come back.
 */
async function updateTexts(current: DocumentCase, lines: (items: Json[]) => Json[]): Promise<void> {
  current.updates += 1;
  const isOdd = (current.updates + (current.plan.origin?.rotation ?? 0)) % 2 === 0;
  const withTexts = (texts: OddTexts): Json => {
    const fields = updated(current, texts);
    return { ...fields, items: lines(fields.items as Json[]) };
  };
  await update(current, withTexts(isOdd ? oddTexts(current) : {}), 'after an update', {
    plain: withTexts({}),
    beside: isOdd ? {} : await undocumented(current),
  });
}

/** Undocumented fields: another draft's id, another number, a state, amounts, an account. Path and documented fields decide. */
async function undocumented({ t, type, stage }: DocumentCase): Promise<Json> {
  const { id } = await draftBeside(t, type);
  return {
    ...{ id, document_id: id, sequence_number: stage.past.get(type)?.shown.sequence_number },
    ...{ status: 'final', total: 7777.77, sum: 7777.77, taxes: 7777.77 },
    ...{ account_id: 999_999, created_at: '2001-01-01', type: 'Receipt' },
  };
}

/** An update that is not read back before the next one. */
export async function updateUnseen(current: DocumentCase): Promise<void> {
  const { t, ops, id, type } = current;
  const fields = updated(current);
  const body = t.given.body(ops.update, { fields: withOwn(current, fields) });
  const isOpen = isAssumedTable(type) || movesSeries(current);
  const how = { status: isOpen ? ('any' as const) : ('success' as const), what: 'an update' };
  const answer = await t.call(ops.update, { path: { 'document-id': id }, body }, how);
  if (isSuccess(answer.status)) current.sent = fields;
}

function updated(current: DocumentCase, odd: OddTexts = {}): Json {
  const { t, sent, plan, party, stage } = current;
  const { long } = charsets[plan.charset];
  // The reference is free where lists find the document by its client's name.
  const isFree = odd.reference !== undefined && party.name.includes(stage.word);
  const [first, ...others] = [...(sent.items as Json[])].reverse();
  const isLeast = plan.extras.includes('least');
  const items = [
    {
      ...first,
      unit_price: '33.35',
      quantity: first?.quantity === '4' ? '6' : '4',
      description: isLeast ? undefined : (odd.description ?? `${long} anew`),
      ...otherTax(current, first),
      ...(plan.dropsDiscount && first?.discount !== undefined && { discount: '0' }),
      ...(first?.unit !== undefined && { unit: odd.unit ?? 'day' }),
    },
    ...others,
  ];
  return {
    ...sent,
    items,
    ...transport(current.type, 'beta', plan.origin?.rotation),
    reference: isLeast ? undefined : isFree ? odd.reference : referenceOf(current),
    ...(isDatedByRow(current)
      ? { date: plan.later, due_date: plan.later }
      : { due_date: typeof plan.dueAnew === 'number' ? dateText(plan.dueAnew) : plan.dueAnew }),
    ...(sent.retention !== undefined && { retention: sent.retention === '7.5' ? '11.5' : '7.5' }),
    ...(movesSeries(current) && seriesOf(current)),
    ...(plan.extras.includes('observations') && {
      observations: odd.observations ?? `${long} ${t.unique('anew')}`,
    }),
  };
}

/** Alternates between the usual and the second tax; an exempt line stays exempt. */
function otherTax({ stage }: DocumentCase, line: Json | undefined): Json {
  const { usual, second } = stage.taxes;
  const now = (Object(line?.tax) as Json).name;
  const next = now === usual?.name ? second : now === second?.name ? usual : undefined;
  return next ? { tax: { name: next.name } } : {};
}

/** Whether the date is still the row's: where the target refuses the row's date, it is replaced by today's. */
export const isDatedByRow = ({ plan, sent }: DocumentCase): boolean =>
  plan.date !== undefined && (sent.date === plan.date || sent.date === plan.later);

const withOwn = ({ t }: DocumentCase, fields: Json): Json => ({
  ...fields,
  client: { ...t.dialect.also.client, ...(fields.client as Json) },
});

/** Additional fields, and the fields to send if they are refused, which is lawful. */
interface Tried {
  beside: Json;
  plain: Json;
}

export async function update(
  current: DocumentCase,
  fields: Json,
  when: string,
  tried?: Tried,
): Promise<void> {
  const { t, ops, type, id } = current;
  const moves = movesSeries(current) && fields.sequence_id !== undefined;
  const open = isAssumedTable(type) || tried !== undefined || moves;
  const sent = { ...withOwn(current, fields), ...tried?.beside };
  const body = t.given.body(ops.update, { fields: sent });
  const how = { status: open ? ('any' as const) : ('success' as const), what: when };
  const answer = await t.call(ops.update, { path: { 'document-id': id }, body }, how);
  if (!isSuccess(answer.status)) {
    if (tried) return update(current, tried.plain, when);
    return moves ? update(current, inItsSeries(current, fields), when) : undefined;
  }
  current.sent = fields;
  current.last = { operation: ops.update, when };
  current.before = current.shown;
  current.shown = await readDocument(current);
  await judgeSent(current, current.last);
  await judgeItem(current, current.last);
}

/** The fields without the series: a draft may lawfully be refused another series, and then stays in the default one. */
function inItsSeries(current: DocumentCase, { sequence_id: _other, ...fields }: Json): Json {
  current.plan = { ...current.plan, series: 'default' };
  return fields;
}

/**
 * Two updates, judged by one GET: one without lines and a date; one whose last line has no price, after another reference. If
 * refused, nothing may have changed; what they do otherwise is not stated.
 */
export async function refuseTwice(current: DocumentCase): Promise<void> {
  const { t, sent } = current;
  const [line] = sent.items as Json[];
  if (!(await isUpdateRefused(current, { date: 'no date', items: 'none' })))
    current.shown = await readDocument(current);
  const header = sent.reference === undefined ? {} : { reference: t.unique('Refused') };
  const items = [line, { ...line, unit_price: 'no number' }];
  if (await isUpdateRefused(current, { ...header, items }))
    await judgeUnchanged(current, 'refusal', {
      operation: current.ops.update,
      when: 'after a refused update',
    });
}

async function isUpdateRefused({ t, ops, id, sent }: DocumentCase, broken: Json): Promise<boolean> {
  const body = t.given.body(ops.update, { fields: { ...sent, ...broken } });
  const { status } = await t.call(ops.update, { path: { 'document-id': id }, body }, { status: 'any' });
  return isError(status);
}
