/** Creates a document and judges it, its client and its item. */
import { isAssumedTable } from '../../given/paths.js';
import { statusSymptom } from '../../judge/identity.js';
import { blocked } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import { documentSubject } from '../factors/documents.js';
import { clientFields, compose } from './compose.js';
import { itemBefore, judgeItem } from './item.js';
import { shifted } from './listed.js';
import { chooseParty } from './party.js';
import { judgeSent, readDocument } from './read-back.js';
import type { DocumentCase } from './subject.js';

const days: ReadonlySet<string> = new Set(['date', 'due', 'later']);

/** The plan with plain values in place of those that the target may lawfully refuse; undefined if there are none. */
function softened(current: DocumentCase): DocumentCase['plan'] | undefined {
  const { plan, type } = current;
  let softer = plan;
  for (const { values } of documentSubject(type).factors) {
    const [plain, ...others] = Object.values(values);
    // One value of this factor stands for several days.
    const isAccepted = (part: object) =>
      Object.entries(part).every(([key, value]) =>
        days.has(key) ? plan.date !== undefined : String(plan[key as keyof typeof plan]) === String(value),
      );
    if (plain && others.some(({ mayRefuse, plan: part }) => mayRefuse && isAccepted(part)))
      softer = { ...softer, ...plain.plan };
  }
  return softer === plan ? undefined : softer;
}

/** Creates the document and judges what it shows. */
export async function create(current: DocumentCase, fields: Json): Promise<void> {
  const { t, type, ops } = current;
  const failed = t.dialect.failed[ops.create];
  if (failed) throw blocked(ops.create, `no request form works: ${failed}`);
  const softer = softened(current);
  const isOpen = isAssumedTable(type) || softer !== undefined;
  await itemBefore(current);
  const body = t.given.body(ops.create, { fields });
  const answer = await t.call(ops.create, { body }, { status: isOpen ? 'any' : 'success' });
  if (!isSuccess(answer.status)) {
    if (!softer)
      return t.unsupported(`the body of a purchase order is not shown; the target answers ${answer.status}`);
    await judgeRefusedDay(current, fields, answer.status);
    // The item with plainer characters belongs to another case, which may run at the same time.
    const isPlainer = softer.charset !== current.plan.charset;
    current.plan = isPlainer ? { ...softer, ownItem: false } : softer;
    // The new client's name contains the refused characters.
    if (isPlainer && current.plan.party === 'new') current.party = await chooseParty(current);
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
  if (current.plan.party === 'new') await judgeNewClient(current);
  await judgeItem(current, about);
}

/** Judges a refused date: how old it may be is not documented, but a target that accepts the day before must accept it too. */
async function judgeRefusedDay(current: DocumentCase, fields: Json, status: number): Promise<void> {
  const { t, ops, plan, judge } = current;
  if (plan.date === undefined) return;
  const accepts = async (dates: Json, what: string): Promise<boolean> => {
    const changed = { ...fields, ...dates, reference: t.unique('Earlier') };
    const body = t.given.body(ops.create, { fields: changed });
    const answer = await t.call(ops.create, { body }, { status: 'any', what });
    if (isSuccess(answer.status)) await t.given.idOf(ops.create, answer, changed.reference);
    return isSuccess(answer.status);
  };
  // The due date may be the one that is refused.
  const due =
    plan.due !== undefined && fields.due_date === plan.due ? shifted(plan.due, -1) : fields.due_date;
  if (!(await accepts({ date: shifted(plan.date, -1), due_date: due }, 'the day before'))) return;
  // The reference may be the reason for the refusal.
  if (await accepts({}, 'with a plain reference')) return;
  judge.that(false, 'document.date', `is accepted: ${plan.date}, due ${fields.due_date}`, status, {
    operation: ops.create,
    when: 'where the days before are accepted',
    symptom: statusSymptom(status),
  });
}

/** Judges that the client which the document created can be read by its id. */
async function judgeNewClient(current: DocumentCase): Promise<void> {
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

/** Judges that a second document with the same client name and code gets the same client. */
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
