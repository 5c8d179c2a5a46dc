/**
 * Learns, once at the start and on temporary records, which request forms the target accepts where the API description shows
 * none. Operations for which no form works are recorded; their checks fail.
 */
import { operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { createGiven } from '../given/create-given.js';
import type { Given } from '../given/given.js';
import { Ended, orUndefined } from '../judge/outcome.js';
import { isSuccess } from '../judge/status-class.js';
import type { Check } from '../run/check.js';
import { inAccount } from '../run/other-accounts.js';
import type { Run } from '../run/run.js';
import { attempt } from '../target/attempt.js';
import type { Answer, Json } from '../target/call.js';
import { type Client, createClient } from '../target/client.js';
import { unknownParameter } from '../target/outgoing.js';
import { withPatience } from '../target/patience.js';
import type { Settings } from '../target/settings.js';
import {
  type Dialect,
  emptyDialect,
  fill,
  formsOf,
  inForms,
  needsOwner,
  operationsOf,
  type Template,
  withEveryField,
} from './dialect.js';
import type { Learning } from './learn-form.js';
import { learnPayment, learnTreasury } from './learn-payment.js';

interface Learner extends Learning {
  /** Records the answered state of a document, so that the cleanup need not read it. */
  seenIn(type: DocumentType, id: string | number, shown: Answer | undefined): void;
}

/** The parts of the API that a run uses; others are not learned. */
interface Wanted {
  types: ReadonlySet<DocumentType>;
  treasury: boolean;
}

/**
 * Fills `run.shared.dialect` for everything claimed, restricted to `wanted`; parts fixed by a file are kept. Does not throw,
 * whatever the target answers.
 */
export const learnDialect = (run: Run, fixed: Partial<Dialect> = {}, wanted?: Wanted): Promise<Dialect> => {
  const { claims } = run.settings;
  const types = claimedTypes(run).filter((type) => wanted?.types.has(type) ?? true);
  const treasury = claims.includes('treasury') && (wanted?.treasury ?? true);
  return withPatience(run.patience, () => learnForms(run, fixed, types, treasury));
};

/**
 * A smoke run needs only the document types of its checks, and invoices, for payments and files. Undefined for other profiles:
 * they may need everything.
 */
export function wantedBy(
  checks: readonly Pick<Check, 'operation'>[],
  { profile }: Pick<Settings, 'profile'>,
): Wanted | undefined {
  if (profile !== 'smoke') return undefined;
  const own = checks.map(({ operation }) => operations[operation]);
  return {
    types: new Set(['invoices', ...own.flatMap(({ documentType = [] }) => documentType)]),
    treasury: own.some(({ resource, method }) => resource === 'treasury' && method !== 'get'),
  };
}

async function learnForms(
  run: Run,
  fixed: Partial<Dialect>,
  types: readonly DocumentType[],
  treasury: boolean,
): Promise<Dialect> {
  const dialect = Object.assign(run.shared.dialect, emptyDialect());
  Object.assign(dialect.bodies, fixed.bodies);
  Object.assign(dialect.triggers, fixed.triggers);
  Object.assign(dialect.queries, fixed.queries);
  Object.assign(dialect.also, fixed.also);
  const client = createClient({
    settings: run.settings,
    transport: run.transport,
    redact: run.redact,
    hanging: new Map(),
    onSend: run.onSend,
  });
  const learner: Learner = {
    ...{ client, dialect, given: createGiven(client, run.shared) },
    seenIn: (type, id, shown) => {
      const status = shown?.record.status;
      if (typeof status === 'string') run.shared.recordTracker.moved(type, id, status);
    },
  };
  const { list: taxes = [] } = (await attempt(client, 'listTaxes', {})) ?? {};
  dialect.tax = fixed.tax ?? taxAbove0(taxes) ?? (await ownTax(run, learner.given));
  dialect.learned.push(
    dialect.tax
      ? `lines use the tax ${dialect.tax.name} (${dialect.tax.value} %)`
      : 'no tax above 0 found: lines name none',
  );
  await learnForeign(learner, taxes[0]?.id);
  if (run.settings.readOnly) return dialect;
  const { claims } = run.settings;
  await Promise.all([
    claims.includes('clients') && learnFind(learner, fixed),
    claims.includes('sequences') && learnSequences(learner, run.settings),
    learnTypes(learner, types, fixed),
  ]);
  await learnUntaxed(run, learner, types);
  const hasInvoices = types.includes('invoices');
  await Promise.all([
    hasInvoices && claims.includes('payments') && learnPayment(learner),
    hasInvoices && treasury && learnTreasury(learner),
  ]);
  return dialect;
}

async function learnTypes(
  learner: Learner,
  types: readonly DocumentType[],
  fixed: Partial<Dialect>,
): Promise<void> {
  const isNote = (type: DocumentType) => /_notes$/.test(type) && documentTypes[type].family === 'invoices';
  const [first, ...others] = types.filter((type) => !isNote(type));
  // In stages: the first type learns what the others need too, and notes need invoices.
  for (const stage of [first ? [first] : [], others, types.filter(isNote)])
    await Promise.all(stage.map((type) => learnType(learner, type, fixed)));
}

/** Creates a tax above 0 if the account has none. */
async function ownTax(
  { settings }: Pick<Run, 'settings'>,
  given: Given,
): Promise<Dialect['tax'] | undefined> {
  if (settings.readOnly || !settings.claims.includes('taxes')) return undefined;
  const made = await orUndefined(() => given.tax({ value: '23.0' }));
  return made && { name: made.name, value: 23 };
}

/**
 * Learns whether a line without a tax gets the default tax or is exempt. If it is exempt, an invoice with such a line is refused
 * without an exemption reason (rule 4); every line is then sent with a tax, in the second account with one of that account.
 */
async function learnUntaxed(run: Run, learner: Learner, types: readonly DocumentType[]): Promise<void> {
  const { client, dialect, given } = learner;
  const [type] = types.filter((one) => documentTypes[one].family === 'invoices');
  const { tax } = dialect;
  if (type === undefined || tax === undefined || dialect.bodies[operationsOf(type).create] === undefined)
    return;
  const { create } = operationsOf(type);
  const fields = await given.freshFields(type);
  // A line that names an item without a tax: it is exempt if any line is.
  const item = await orUndefined(() => given.item());
  const named = item && { name: item.name };
  const untaxed = (fields.items as Json[]).map((line) => ({ ...line, ...named, tax: undefined }));
  const body = given.body(create, { fields: { ...fields, items: untaxed } });
  const answer = await attempt(client, create, { body });
  if (answer && isSuccess(answer.status)) {
    await orUndefined(() => given.idOf(create, answer, String(fields.reference)));
    return;
  }
  if (!answer || answer.status === 429) return;
  dialect.everyLineTaxed = true;
  dialect.secondTax = await taxOfSecond(run, client);
  dialect.learned.push('a line without a tax is refused, as an exempt one: every line names a tax');
}

async function taxOfSecond(run: Run, client: Client): Promise<Dialect['tax']> {
  const { second: account } = run.settings;
  if (!account || !run.second) return undefined;
  const there = inAccount(client, account, run.second);
  const { list: taxes = [] } = (await attempt(there, 'listTaxes', {})) ?? {};
  return taxAbove0(taxes) ?? (await ownTax(run, createGiven(there, run.second)));
}

function claimedTypes({ settings }: Run): DocumentType[] {
  return (Object.keys(documentTypes) as DocumentType[]).filter((type) => {
    const { family, singular } = documentTypes[type];
    if (singular === 'receipt') return false;
    if (singular === 'simplified_invoice' && !settings.claims.includes('portugal')) return false;
    return (settings.claims as string[]).includes(family);
  });
}

export function taxAbove0(taxes: readonly Json[]): Dialect['tax'] {
  for (const tax of taxes) {
    const value = Number(tax.value);
    if (typeof tax.name === 'string' && value > 0 && value <= 100) return { name: tax.name, value };
  }
  return undefined;
}

/** Learns whether the target ignores an unknown parameter: only then do checks send one. */
async function learnForeign({ client, dialect }: Learner, id: unknown): Promise<void> {
  if (id === undefined) return;
  const answer = await attempt(client, 'getTax', { path: { id }, query: unknownParameter });
  if (answer && isSuccess(answer.status)) dialect.passesOver = true;
}

async function learnFind({ client, dialect, given }: Learner, fixed: Partial<Dialect>): Promise<void> {
  const known = await given.sharedRecord('buyer', 'to be found').catch(() => undefined);
  if (!known) return;
  const [name, code] = [known.name, String(known.sent.code)];
  const tries = [
    ['findClientByName', ['client_name', 'name'], name],
    ['findClientByCode', ['client_code', 'code'], code],
  ] as const;
  for (const [operation, names, value] of tries) {
    if (fixed.queries?.[operation]) continue;
    const query = await firstFinding(client, operation, names, value, name);
    if (query) dialect.queries[operation] = query;
    dialect.learned.push(`${operation} takes the query ${dialect.queries[operation]}`);
  }
}

/**
 * "Portuguese accounts need tax-authority credentials configured": a refusal means that they are missing, if the account shows
 * that it has none or does not show it.
 */
async function learnSequences({ client, dialect, given }: Learner, settings: Settings): Promise<void> {
  const refusal = await given.once('a sequence', () => given.sequence()).then(() => undefined, refusalIn);
  if (refusal === undefined) return;
  const { accountId } = settings;
  const path = { 'account-id': String(accountId) };
  const account = accountId === undefined ? undefined : await attempt(client, 'getAccount', { path });
  if (account?.record.at_configured === true) return;
  dialect.lacks.sequences = `it creates none, as an account without tax-authority credentials may: ${refusal}`;
  dialect.learned.push(`sequences: ${dialect.lacks.sequences}`);
}

/** A text for the 4xx by which a prerequisite was refused. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Ended) || error.ending.verdict !== 'blocked') return undefined;
  const { violation } = error.ending;
  return violation?.sort === 'status' && /^4(?!29)\d\d$/.test(violation.symptom)
    ? violation.actual
    : undefined;
}

/** The first query that finds the client, which searches may show late. */
async function firstFinding(
  client: Client,
  operation: 'findClientByName' | 'findClientByCode',
  names: readonly string[],
  value: string,
  name: string,
): Promise<string | undefined> {
  for (const pauseMs of [0, 100, 400, 1500]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    for (const query of names) {
      const found = await attempt(client, operation, { query: { [query]: value } });
      if (found && isSuccess(found.status) && found.record.name === name) return query;
    }
  }
  return undefined;
}

async function learnType(learner: Learner, type: DocumentType, fixed: Partial<Dialect>): Promise<void> {
  const { dialect } = learner;
  const ids = operationsOf(type);
  const created = await learnCreate(learner, type, fixed.bodies?.[ids.create]);
  if (created === undefined) return;
  dialect.bodies[ids.create] = created.form;
  dialect.bodies[ids.update] ??= created.form;
  dialect.learned.push(`${ids.create} takes ${JSON.stringify(created.form)}`);
  const form = await learnChange(learner, type, created.id, fixed.bodies?.[ids.change]);
  dialect.bodies[ids.change] = form;
  dialect.learned.push(`${ids.change} takes ${JSON.stringify(form)}`);
  if (documentTypes[type].singular === 'quote') await learnAnswers(learner, type, created.id);
}

interface Created {
  form: Template;
  id: string | number;
}

/** The first form that works; if none does, the first one that works with all optional fields. */
async function learnCreate(
  learner: Learner,
  type: DocumentType,
  fixed: Template | undefined,
): Promise<Created | undefined> {
  const { dialect } = learner;
  const forms = fixed === undefined ? formsOf(operationsOf(type).create) : [fixed];
  const plain = await tryForms(learner, type, forms);
  if (typeof plain !== 'string') return plain;
  const lean = await tryWithoutDelivery(learner, type, forms);
  if (lean) return lean;
  const before = dialect.also;
  dialect.also = withEveryField(before);
  const full = await tryForms(learner, type, forms);
  if (typeof full !== 'string') {
    dialect.learned.push(`documents need optional fields too: they also say ${JSON.stringify(dialect.also)}`);
    return full;
  }
  dialect.also = before;
  dialect.failed[operationsOf(type).create] = inForms(plain, forms);
  return undefined;
}

/** The delivery fields of a purchase order are only assumed: a target may refuse them as unknown. */
async function tryWithoutDelivery(
  learner: Learner,
  type: DocumentType,
  forms: readonly Template[],
): Promise<Created | undefined> {
  const { dialect } = learner;
  if (documentTypes[type].family !== 'purchase_orders') return undefined;
  dialect.withoutDelivery = true;
  const lean = await tryForms(learner, type, forms);
  if (typeof lean !== 'string') {
    dialect.learned.push('purchase orders say nothing of their delivery: a body that does is refused');
    return lean;
  }
  dialect.withoutDelivery = false;
  return undefined;
}

/** The first accepted form whose answer has the client's name; else the first accepted form; else the refusal. */
async function tryForms(
  { client, given }: Learner,
  type: DocumentType,
  forms: readonly Template[],
): Promise<Created | string> {
  const ids = operationsOf(type);
  let accepted: Created | undefined;
  let refusal: string | undefined;
  for (const form of forms) {
    const fields = await given.freshFields(type);
    if (needsOwner(form)) {
      const owner = await given.document('invoices', 'final').catch(() => undefined);
      if (!owner) continue;
      fields.owner_invoice_id = owner.id;
    }
    const answer = await attempt(client, ids.create, { body: fill(form, { fields }) });
    refusal ??= answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'no answer, or a 5xx';
    if (!answer || !isSuccess(answer.status)) continue;
    const id = await given.idOf(ids.create, answer, String(fields.reference)).catch(() => undefined);
    if (id === undefined) {
      refusal = `${answer.status}, but the document is found neither in the answer nor in ${ids.list}`;
      continue;
    }
    const shown = await attempt(client, ids.get, { path: { 'document-id': id } });
    const name = (shown?.record.client as Json | undefined)?.name;
    if (name === (fields.client as Json).name) return { form, id };
    accepted ??= { form, id };
  }
  return accepted ?? refusal ?? 'nothing could be sent';
}

/** The first form that changes the state of the draft; else the first form, so that the check of that transition fails. */
async function learnChange(
  { client, seenIn }: Learner,
  type: DocumentType,
  id: string | number,
  fixed: Template | undefined,
): Promise<Template> {
  const ids = operationsOf(type);
  const path = { 'document-id': id };
  const finalize = (form: Template) =>
    attempt(client, ids.change, {
      path,
      body: fill(form, { state: 'finalized', message: 'Conformance run' }),
    });
  if (fixed !== undefined) {
    await finalize(fixed);
    return fixed;
  }
  const forms = formsOf(ids.change);
  for (const form of forms) {
    const answer = await finalize(form);
    if (!answer || !isSuccess(answer.status)) continue;
    const shown = await attempt(client, ids.get, { path });
    seenIn(type, id, shown);
    if (shown && String(shown.record.status).toLowerCase() !== 'draft') return form;
  }
  return forms[0] as Template;
}

/** `accept` and `refuse` are triggers of the table, not necessarily words of a request: some targets use the state's name. */
async function learnAnswers(learner: Learner, type: DocumentType, id: string | number): Promise<void> {
  const { client, dialect } = learner;
  const ids = operationsOf(type);
  const path = { 'document-id': id };
  for (const [trigger, words, state] of [
    ['accept', ['accept', 'accepted'], 'accepted'],
    ['refuse', ['refuse', 'refused'], 'refused'],
  ] as const) {
    for (const word of dialect.triggers[trigger] ? [] : words) {
      const body = fill(dialect.bodies[ids.change], { state: word, message: 'Conformance run' });
      await attempt(client, ids.change, { path, body });
      const shown = await attempt(client, ids.get, { path });
      learner.seenIn(type, id, shown);
      if (String(shown?.record.status).toLowerCase() !== state) continue;
      if (word !== trigger) dialect.triggers[trigger] = word;
      dialect.learned.push(`${trigger} is sent as "${word}"`);
      break;
    }
  }
}
