/** How a document comes into being and is changed: its client, its body, its updates. */

import { documentTypes } from '../../../generated/states.js';
import { draftBeside, linesOf } from '../../checks/kit/document-rules.js';
import { transport } from '../../checks/kit/document-transport.js';
import { findInLongList } from '../../checks/kit/list-walk.js';
import { settled } from '../../checks/kit/records.js';
import { needsOwner } from '../../dialect/dialect.js';
import { dateText } from '../../given/given.js';
import { isAssumedTable } from '../../given/paths.js';
import { statusSymptom, valueSymptom } from '../../judge/identity.js';
import { blocked, tried } from '../../judge/outcome.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import { movesSeries } from '../factors/document-plan.js';
import { documentSubject } from '../factors/documents.js';
import { charsets, longest } from '../factors/texts.js';
import type { About } from '../judging.js';
import { numberIn } from '../model.js';
import { numbered, uniqueDigits } from '../names.js';
import { shifted } from './listed.js';
import { type OddTexts, oddTexts } from './odd-texts.js';
import { judgeSent, judgeUnchanged, readDocument } from './read-back.js';
import type { Party, Stage } from './stage.js';
import type { DocumentCase } from './subject.js';

/** The client of the row, there already or yet to come; renamed right now where the row says so. */
export async function meetParty(current: DocumentCase): Promise<Party> {
  const { t, plan, stage } = current;
  if (plan.party === 'new') {
    const name = formerName(stage) ?? numberedName(current);
    const mailbox = { address: 'new@conformance.example' };
    // A code of digits may begin with a zero, which a number has not.
    const code = plan.charset === 'plain' ? `0${uniqueDigits(t)}` : name.replaceAll(/[^\w-]/g, '-');
    return { name, code, mailbox };
  }
  const party = await stage.party(t, plan.charset, plan.party);
  if (plan.party === 'changed') {
    // What he says from now on, of what is made from now on.
    if (party.sent?.observations !== undefined) {
      party.note = `Ring twice ${stage.word} ${t.unique('now')}`;
      party.sent = { ...party.sent, observations: party.note };
    }
    await rename(current, party);
  }
  return { ...party };
}

/** One that no client has any more; a client of two cases may have left it twice. */
function formerName({ former, reused }: Stage): string | undefined {
  let name = former.pop();
  while (name !== undefined && reused.has(name)) name = former.pop();
  if (name !== undefined) reused.add(name);
  return name;
}

async function rename(current: DocumentCase, party: Party): Promise<void> {
  const { t } = current;
  if (party.id === undefined) return;
  const path = { 'client-id': party.id };
  const named = (name: string) => ({ path, body: { client: { ...party.sent, name } } });
  const before = party.name;
  // Which characters a name may hold is not shown.
  for (const name of oddNames(current)) {
    const { status } = await t.call('updateClient', named(name), { status: 'any' });
    if (!isSuccess(status)) continue;
    party.name = name;
    return;
  }
  party.name = numberedName(current, 'plain');
  await t.given.call('updateClient', named(party.name));
  // Another of the same code, or one in characters that may be refused, says nothing of the name alone.
  if (current.plan.charset === 'plain') current.stage.former.push(before);
}

/** The document's client gets another name, by which the next update knows him. */
export async function renameClient(current: DocumentCase): Promise<void> {
  if (current.plan.party !== 'changed') return;
  await rename(current, current.party);
  current.sent = { ...current.sent, client: { ...(current.sent.client as Json), name: current.party.name } };
}

/** He gets another name while a document names him by the old one; by which it shows him is not stated. */
export async function renameMeanwhile(current: DocumentCase): Promise<void> {
  if (current.plan.party !== 'changed') return;
  await rename(current, current.party);
  current.shown = await readDocument(current);
}

/** What lies beyond 16 bits is left to texts. */
function numberedName({ t, plan, stage }: DocumentCase, charset = plan.charset): string {
  const { short } = charsets[charset === 'beyond' ? 'plain' : charset];
  return numbered(t, `${short} ${stage.word}`);
}

/** Names that a target may refuse, in the order in which they are tried: of digits, of signs, in capitals. */
function oddNames(current: DocumentCase): string[] {
  const { t, plan } = current;
  if (plan.charset === 'plain') return [];
  if (plan.charset === 'beyond') return [t.unique('WORKS').toUpperCase()];
  return [...(plan.charset === 'blanks' ? [uniqueDigits(t)] : []), numberedName(current)];
}

/** The fields of the document that the plan describes. */
export async function compose(current: DocumentCase): Promise<Json> {
  const { t, type, plan, stage, party } = current;
  const { short, long } = charsets[plan.charset];
  const has = (extra: DocumentExtra) => plan.extras.includes(extra);
  const own = hasItem(current) ? { first: 0, second: 1, last: plan.lines - 1 }[plan.itemLine] : undefined;
  const items = Array.from({ length: plan.lines }, (_, n) => {
    const rate = plan.rates[n % plan.rates.length] ?? 'usual';
    const tax = stage.taxes[rate];
    const line = t.given.line({
      name: n === own ? itemOf(current) : lineName(short, n),
      description: has('least')
        ? undefined
        : `${n === 0 && plan.charset === 'beyond' ? longest : long} ${n + 1}`,
      unit_price: plan.prices[n % plan.prices.length],
      quantity: plan.quantities[n % plan.quantities.length],
      discount: plan.discount(n, plan.lines),
      unit: has('unit') ? (n % 2 === 0 ? 'hour' : 'unit') : undefined,
      tax: tax && { name: tax.name },
    });
    const isUnnamed = !plan.namesTax && !t.dialect.everyLineTaxed && rate === 'usual' && n === plan.lines - 1;
    return isUnnamed ? { ...line, tax: undefined } : line;
  });
  const isExempt = plan.rates.slice(0, plan.lines).includes('exempt') || has('exemption');
  const fields: Json = {
    client: {
      ...clientFields(party, plan.party === 'new'),
      ...(has('client') && detailsOf(party)),
      // Nobody else mails him meanwhile.
      ...(plan.party === 'changed' && { email: party.mailbox.address ?? 'known@conformance.example' }),
    },
    items,
    // What the row does not say is plain: documents that checks just need differ in it.
    ...{
      due_date: typeof plan.dueIn === 'number' ? dateText(plan.dueIn) : plan.dueIn,
      observations: undefined,
    },
    reference: has('least') ? undefined : referenceOf(current),
    ...transport(type, 'alpha', plan.origin?.rotation),
    ...(plan.date ? { date: plan.date, due_date: plan.due } : has('least') && { due_date: undefined }),
    ...(has('observations') && {
      observations: `${plan.charset === 'beyond' ? longest : long} ${t.unique('seen')}`,
    }),
    ...(has('retention') && { retention: '11.5' }),
    ...(isExempt && { tax_exemption: 'M01', tax_exemption_reason: 'M01' }),
    ...(!movesSeries(current) && seriesOf(current)),
  };
  return t.given.freshFields(type, fields);
}
const seriesOf = ({ plan, stage }: DocumentCase): Json =>
  plan.series === 'own' && stage.series ? { sequence_id: String(stage.series.id) } : {};

type DocumentExtra = DocumentCase['plan']['extras'][number];

/** An item comes with every name, and stays for good: every other line has one in plain characters. */
const lineName = (short: string, n: number): string =>
  n % 2 === 0 ? `${short} conformance 0` : `${charsets.plain.short} conformance 1`;

const clientFields = ({ name, code }: Party, isNew: boolean): Json =>
  isNew ? { name, code, email: 'new@conformance.example', city: 'Braga' } : { name, code };

/** Lists are filtered by a word of it, or of the client's name: then it may be a number with a zero in front. */
function referenceOf({ t, plan, stage, party }: DocumentCase): string {
  const { short } = charsets[plan.charset];
  const isFoundByName = party.name.includes(stage.word);
  if (plan.charset !== 'blanks' || !isFoundByName) return t.unique(`${short} ${stage.word}`);
  return `0${uniqueDigits(t)}`;
}

/** Of a client who is there already, what is known of him anyway. */
const detailsOf = ({ sent }: Party): Json =>
  Object.fromEntries(detailFields.flatMap((key) => (sent?.[key] === undefined ? [] : [[key, sent[key]]])));
const detailFields = ['address', 'city', 'postal_code', 'country', 'website', 'phone', 'fax'];

const days: ReadonlySet<string> = new Set(['date', 'due', 'later']);

/** Values that the target may lawfully refuse, replaced by the plain ones. */
function softened(current: DocumentCase): DocumentCase['plan'] | undefined {
  const { plan, type } = current;
  let softer = plan;
  for (const { values } of documentSubject(type).factors) {
    const [plain, ...others] = Object.values(values);
    // Cases take several days for one value.
    const isAccepted = (part: object) =>
      Object.entries(part).every(([key, value]) =>
        days.has(key) ? plan.date !== undefined : String(plan[key as keyof typeof plan]) === String(value),
      );
    if (plain && others.some(({ mayRefuse, plan: part }) => mayRefuse && isAccepted(part)))
      softer = { ...softer, ...plain.plan };
  }
  return softer === plan ? undefined : softer;
}

/** Creates it and judges what is there then. */
export async function create(current: DocumentCase, fields: Json): Promise<void> {
  const { t, type, ops } = current;
  const failed = t.dialect.failed[ops.create];
  if (failed) throw blocked(ops.create, `no request form works: ${failed}`);
  if (needsOwner(t.dialect.bodies[ops.create]))
    fields.owner_invoice_id ??= (await t.given.once('owner', () => t.given.document('invoices', 'final'))).id;
  const softer = softened(current);
  const isOpen = isAssumedTable(type) || softer !== undefined;
  await itemBefore(current);
  const body = t.given.body(ops.create, { fields });
  const answer = await t.call(ops.create, { body }, { status: isOpen ? 'any' : 'success' });
  if (!isSuccess(answer.status)) {
    if (!softer)
      return t.unsupported(`the body of a purchase order is not shown; the target answers ${answer.status}`);
    await judgeRefusedDay(current, fields, answer.status);
    // The item of plainer letters is another case's, which may be run meanwhile.
    const isPlainer = softer.charset !== current.plan.charset;
    current.plan = isPlainer ? { ...softer, ownItem: false } : softer;
    // The new client's name was in the letters that are refused.
    if (isPlainer && current.plan.party === 'new') current.party = await meetParty(current);
    return create(current, await compose(current));
  }
  if (answer.record.id === undefined && fields.reference === undefined)
    return t.unsupported('what was made shows no id, and has no reference by which a list would find it');
  current.sent = fields;
  current.id = await t.given.idOf(ops.create, answer, String(fields.reference));
  current.shown = await readDocument(current);
  const { date, before_taxes: amount, observations } = current.shown;
  Object.assign(current.first, { date, loadedAt: fields.loaded_at, amount, observations });
  const about = { operation: ops.create, when: 'after it was created' };
  current.judge.word(current.shown.status, current.state, 'status', about);
  await judgeSent(current, about);
  if (current.plan.party === 'new') await judgeNewcomer(current);
  await judgeItem(current, about);
}

/** How old a date may be is not shown; a target that takes the day before takes the last day of a month too. */
async function judgeRefusedDay(current: DocumentCase, fields: Json, status: number): Promise<void> {
  const { t, ops, plan, judge } = current;
  if (plan.date === undefined) return;
  const accepts = async (date: unknown, what: string): Promise<boolean> => {
    const changed = { ...fields, date, reference: t.unique('Earlier') };
    const body = t.given.body(ops.create, { fields: changed });
    const answer = await t.call(ops.create, { body }, { status: 'any', what });
    if (isSuccess(answer.status)) await t.given.idOf(ops.create, answer, changed.reference);
    return isSuccess(answer.status);
  };
  // Its reference may be what was refused.
  if (!(await accepts(shifted(plan.date, -1), 'the day before'))) return;
  if (await accepts(fields.date, 'with a plain reference')) return;
  judge.that(false, 'document.date', `is in use: ${plan.date}`, status, {
    operation: ops.create,
    when: 'where the day before is accepted',
    symptom: statusSymptom(status),
  });
}

/** The client that came with the document is a record of its own. */
async function judgeNewcomer(current: DocumentCase): Promise<void> {
  const { t, judge, party, ops, shown } = current;
  const about = {
    operation: ops.create,
    when: 'of a client that came with the document',
    statement: 'rule:client-created' as const,
  };
  const id = (Object(shown.client) as Json).id;
  const answer = await t.call('getClient', { path: { 'client-id': String(id) } }, { status: [200, 404] });
  const missing = { ...about, symptom: 'absent' as const };
  if (!judge.that(answer.status === 200, 'client.id', 'is that of a client', answer.status, missing)) return;
  party.id = id as number;
  const wanted = clientFields(party, true);
  for (const [field, value] of Object.entries(wanted))
    judge.equal(answer.record[field], value, `client.${field}`, about);
  await judgeSecond(current);
}

/** A client is made when there is none of that name: a second document is his as well. */
async function judgeSecond(current: DocumentCase): Promise<void> {
  const { t, judge, party, ops, type } = current;
  const { name, code } = party;
  const { client } = await t.given.read(await t.given.document(type, undefined, { client: { name, code } }));
  judge.equal(String((Object(client) as Json).id), String(party.id), 'client.id', {
    operation: ops.create,
    when: 'of a second document for a client of the same name and code, that came with the first,',
    statement: 'rule:client-created',
  });
}

/**
 * It is there from the second run on: named after the part of a run, so that two do not give it values at once. Where a check is
 * tried again on fresh records, it has a name of its own.
 */
const itemOf = ({ type, t, plan, stage }: DocumentCase) => {
  const own = plan.party === 'changed' ? plan.charset : type.replaceAll('_', ' ');
  if (t.given.itemsOfRows !== 'stay') return `Conformance ${own} ${stage.word}`;
  return `Conformance ${own} ${t.settings.namespace}${t.settings.shard ?? ''}`;
};

/** The item of the row's own is there before the document, with other values, where that is what is tried again. */
async function itemBefore(current: DocumentCase): Promise<void> {
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
const hasItem = ({ plan, type }: DocumentCase): boolean =>
  plan.ownItem && documentTypes[type].family === 'invoices';

/** The item of the row's own: it is there, with the values of its line. */
async function judgeItem(current: DocumentCase, about: About): Promise<void> {
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

/** Another reference, another day, the lines turned round, a new price on the first; in every other case one line more. */
export async function updateOnce(current: DocumentCase): Promise<void> {
  const { t, plan } = current;
  const isMore = !plan.dropsDiscount && (current.sent.items as Json[]).length <= plan.lines;
  const added = t.given.line({
    name: lineName('', 1),
    description: 'Added by an update',
    unit_price: '12.5',
  });
  await updateTexts(current, (items) => (isMore ? [...items, added] : items));
}

/** One line less, where there are several. */
export async function updateToFewer(current: DocumentCase): Promise<void> {
  await updateTexts(current, (items) => items.slice(0, Math.max(1, items.length - 1)));
}

/**
 * With texts that a layer may change, or beside what no update documents, in turn; where that is refused, without. What is sent
 * beside comes back nowhere: it is none of the fields.
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

/** The id of a draft beside it, the number of another, a state, figures, an owner: the path and the fields decide. */
async function undocumented({ t, type, stage }: DocumentCase): Promise<Json> {
  const { id } = await draftBeside(t, type);
  return {
    ...{ id, document_id: id, sequence_number: stage.past.get(type)?.shown.sequence_number },
    ...{ status: 'final', total: 7777.77, sum: 7777.77, taxes: 7777.77 },
    ...{ account_id: 999_999, created_at: '2001-01-01', type: 'Receipt' },
  };
}

/** One that nobody looks at before the next comes. */
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
  // Where lists find it by its client's name its reference is free.
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

/** The usual tax and the second one alternate; what is exempt stays so. */
function otherTax({ stage }: DocumentCase, line: Json | undefined): Json {
  const { usual, second } = stage.taxes;
  const now = (Object(line?.tax) as Json).name;
  const next = now === usual?.name ? second : now === second?.name ? usual : undefined;
  return next ? { tax: { name: next.name } } : {};
}

/** And not by the calendar, as which it begins or comes to be where the target does not take the row's day. */
export const isDatedByRow = ({ plan, sent }: DocumentCase): boolean =>
  plan.date !== undefined && (sent.date === plan.date || sent.date === plan.later);

const withOwn = ({ t }: DocumentCase, fields: Json): Json => ({
  ...fields,
  client: { ...t.dialect.also.client, ...(fields.client as Json) },
});

/** What is sent besides, and what instead where that is refused, which it may be. */
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

/** Whether a draft may still change its series is not said, as where it has its number already: then it stays in the default one. */
function inItsSeries(current: DocumentCase, { sequence_id: _other, ...fields }: Json): Json {
  current.plan = { ...current.plan, series: 'default' };
  return fields;
}

/** Lines that are none: refused, and then nothing may have changed; what a target makes of it otherwise is not stated. */
async function refuseUpdate(current: DocumentCase): Promise<void> {
  if (await isUpdateRefused(current))
    await judgeUnchanged(current, 'refusal', {
      operation: current.ops.update,
      when: 'after a refused update',
    });
}

/** Two of them, and one look for both. */
export async function refuseTwice(current: DocumentCase): Promise<void> {
  await isUpdateRefused(current);
  await refuseUpdate(current);
}

async function isUpdateRefused({ t, ops, id, sent }: DocumentCase): Promise<boolean> {
  const body = t.given.body(ops.update, { fields: { ...sent, date: 'no date', items: 'none' } });
  const { status } = await t.call(ops.update, { path: { 'document-id': id }, body }, { status: 'any' });
  return isError(status);
}
