/**
 * Deletes or cancels the records of a run, as far as the API allows, and restores account-wide defaults. Only records on the
 * journal are removed.
 */
import PQueue from 'p-queue';
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { bodyFor, operationsOf } from '../dialect/dialect.js';
import { mostSlots } from '../given/fixture-pool.js';
import type { Shared } from '../given/given.js';
import { plainItem } from '../given/minimal.js';
import { stepsFrom, tableOf } from '../given/paths.js';
import { deleters } from '../given/record-tracker.js';
import { isServerError, isSuccess } from '../judge/status-class.js';
import type { Answer, CallInput } from '../target/call.js';
import { type Client, createClient } from '../target/client.js';
import { accountKey, type Entry, entryKey, forget, ownersIn, readJournal } from '../target/journal.js';
import { cleaningAtOnce } from './expectation.js';
import type { Guard } from './guard.js';
import { inAccount } from './other-accounts.js';
import type { Run } from './run.js';

export interface CleanupReport {
  /** The number of records on the journal, by the operation that created them. */
  made: Record<string, number>;
  removed: number;
  /** The number of records that the API cannot remove, by the operation that created them. */
  remaining: Record<string, number>;
  /** The number of records of unknown state: there was no answer, or no time. They stay on the journal. */
  unknown: number;
  /** The number of records of a second account whose key this run was not given; they stay there too. */
  keyless?: number;
  /** The number of records of other targets on the same journal, by address; they stay there too. */
  elsewhere: Record<string, number>;
}

/** The outcome for a record; `unknown` if no answer shows it. */
type Ending = 'removed' | 'stays' | 'unknown';

/**
 * Processes the journal until `guard` is over, and removes processed entries from it. Does not throw, whatever the target
 * answers.
 */
export async function cleanUp(run: Run, path: string, guard?: Guard): Promise<CleanupReport> {
  const accounts = accountsOf(run);
  const atOnce = cleaningAtOnce(run.settings);
  const [own, others] = split(readJournal(path), (entry) => accounts.has(accountKey(entry)));
  const [keyless, elsewhere] = split(others, ({ target }) => target === run.settings.baseUrl);
  const seen = new Set<string>();
  // Last created, first removed.
  const queue = own.reverse().filter((entry) => !seen.has(entryKey(entry)) && seen.add(entryKey(entry)));
  const report: CleanupReport = {
    ...{
      made: tally(queue.map(({ operation }) => operation)),
      removed: 0,
      remaining: {},
      unknown: queue.length,
    },
    ...(keyless.length > 0 && { keyless: keyless.length }),
    elsewhere: tally(elsewhere.map(({ target }) => target ?? 'an older version')),
  };
  const done: Entry[] = [];
  let silent = 0;
  const clean = async (entry: Entry) => {
    // If the target no longer answers, the remaining records are skipped.
    if (silent >= mostSilent) return;
    const ending = await remove(accounts.get(accountKey(entry)) as Account, entry);
    if (guard?.isOver) return;
    silent = ending === 'unknown' ? silent + 1 : 0;
    if (ending === 'unknown') return;
    done.push(entry);
    report.unknown -= 1;
    if (ending === 'removed') report.removed += 1;
    else report.remaining[entry.operation] = (report.remaining[entry.operation] ?? 0) + 1;
  };
  const all = async () => {
    for (const entries of split(queue, belongsToAnother)) await sideBySide(entries, atOnce, clean);
    for (const account of accounts.values()) await releaseAll(account, atOnce);
  };
  await (guard ? guard.within(all()) : all());
  forget(path, done);
  return report;
}

const mostSilent = 16;

/** An account whose records are removed, with the state of its records. */
interface Account {
  client: Client;
  shared: Shared;
}

/** The accounts of the run, by `accountKey`. */
function accountsOf(run: Run): Map<string, Account> {
  const { settings, shared, second } = run;
  const client = plainClient(run);
  const [own, there] = ownersIn(settings);
  const accounts = new Map([[accountKey(own), { client, shared }]]);
  if (there && settings.second && second)
    accounts.set(accountKey(there), { client: inAccount(client, settings.second, second), shared: second });
  return accounts;
}

/** Whether it is a receipt or note, which must be removed before the document that it belongs to. */
const belongsToAnother = ({ operation }: Entry): boolean =>
  operation === 'createPartialPayment' || /_notes$/.test(operations[operation].documentType ?? '');

/** Processes the elements in order, `atOnce` at the same time. */
async function sideBySide<T>(
  all: readonly T[],
  concurrency: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  await new PQueue({ concurrency }).addAll(all.map((one) => () => act(one)));
}

/** A client whose judgements are ignored; it counts its requests. */
const plainClient = ({ settings, transport, redact, requests }: Run): Client =>
  createClient({
    ...{ settings, transport, redact, hanging: new Map() },
    onSend: (_outgoing, operation) => requests.set(operation, (requests.get(operation) ?? 0) + 1),
  });

function split<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Renames records that later runs use again to the name and code by which they find them. */
async function releaseAll({ client, shared }: Account, atOnce: number): Promise<void> {
  const { fixturePool, dialect } = shared;
  const moving = fixturePool.known.flatMap((one) => {
    const { kind } = one;
    if (kind !== 'client' && kind !== 'item') return [];
    // A slot whose record was never read may be in use: a record is moved only to slots that are known to be empty.
    if (one.slot === undefined && !fixturePool.exhausted.has(kind)) return [];
    one.slot ??= fixturePool.next[kind]++;
    if (one.slot > mostSlots[kind]) return [];
    const { name, code } = fixturePool.slotOf(kind, one.slot);
    return one.sent.name === name && !one.isStale ? [] : [{ kind, id: one.id, name, code }];
  });
  await sideBySide(moving, atOnce, async ({ kind, id, name, code }) => {
    const [operation, path, fields] =
      kind === 'client'
        ? (['updateClient', { 'client-id': id }, { name, code }] as const)
        : (['updateItem', { 'item-id': id }, { ...plainItem, name }] as const);
    await quiet(client, operation, { path, body: bodyFor(dialect, operation, { fields }) });
  });
}

async function remove(
  account: Account,
  { operation, id, parent = '' }: Pick<Entry, 'operation' | 'id' | 'parent'>,
): Promise<Ending> {
  const { client, shared } = account;
  if (shared.recordTracker.isGone(operation, id)) return 'removed';
  const deleter = deleters[operation];
  if (deleter) {
    const path = { ...(deleter.parent && { [deleter.parent]: parent }), [deleter.id]: id };
    return endingBy(await asked(client, deleter.operation, { path }));
  }
  if (operation === 'createPartialPayment') return cancelReceipt(account, id);
  const type = operations[operation].documentType;
  return type && documentTypes[type].singular !== 'receipt' ? retire(account, type, id) : 'stays';
}

async function cancelReceipt({ client, shared }: Account, id: string): Promise<Ending> {
  if (shared.recordTracker.stateOf('receipts', id) === 'canceled') return 'removed';
  const path = { 'receipt-id': id };
  const body = bodyFor(shared.dialect, 'changeReceiptState', {
    state: 'canceled',
    message: 'End of a conformance run',
  });
  const ending = endingBy(await asked(client, 'changeReceiptState', { path, body }));
  if (ending !== 'stays') return ending;
  // It was refused, possibly because a check has already canceled it.
  const shown = await asked(client, 'getReceipt', { path });
  return String(shown?.record.status).toLowerCase() === 'canceled' ? 'removed' : 'stays';
}

/** The outcome for a record by the answer to its deletion. */
function endingBy(answer: Answer | undefined): Ending {
  if (!answer || isServerError(answer.status) || [401, 403, 408, 429].includes(answer.status))
    return 'unknown';
  return isSuccess(answer.status) || answer.status === 404 || answer.status === 410 ? 'removed' : 'stays';
}

/** Deletes a draft, cancels another document; a settled note is unsettled first. */
async function retire({ client, shared }: Account, type: DocumentType, id: string): Promise<Ending> {
  const { get, change } = operationsOf(type);
  const leave = async (trigger: string) => {
    const body = bodyFor(shared.dialect, change, {
      state: shared.dialect.triggers[trigger] ?? trigger,
      message: 'End of a conformance run',
    });
    return asked(client, change, { path: { 'document-id': id }, body });
  };
  // The last known state; the document is read only if that does not suffice.
  const last = shared.recordTracker.stateOf(type, id) ?? tableOf(type).initial;
  if (last === 'deleted' || last === 'canceled') return 'removed';
  const known = stepsFrom(type, last).find(({ to }) => to === 'deleted' || to === 'canceled');
  if (known) {
    const answer = await leave(known.trigger);
    if (!answer || isSuccess(answer.status)) return endingBy(answer);
  }
  for (let tries = 0; tries < 3; tries += 1) {
    const shown = await asked(client, get, { path: { 'document-id': id } });
    if (!shown || !isSuccess(shown.status)) return endingBy(shown);
    const status = String(shown.record.status ?? 'deleted').toLowerCase();
    if (['deleted', 'canceled'].includes(status)) return 'removed';
    const steps = stepsFrom(type, status);
    const step = steps.find(({ to }) => to === 'deleted' || to === 'canceled') ?? steps[0];
    if (!step) return 'stays';
    const ending = endingBy(await leave(step.trigger));
    if (ending !== 'removed') return ending;
  }
  return 'stays';
}

const asked = (client: Client, operation: OperationId, input: CallInput): Promise<Answer | undefined> =>
  client.call(operation, input, { status: 'any' }).catch(() => undefined);

async function quiet(client: Client, operation: OperationId, input: CallInput): Promise<Answer | undefined> {
  const answer = await asked(client, operation, input);
  return answer && isSuccess(answer.status) ? answer : undefined;
}

/** The account-wide defaults that checks may change, as before the run. */
export interface Defaults {
  sequence?: string | number;
  tax?: { id: string | number; name: unknown; value: unknown; region: unknown };
}

export async function readDefaults(run: Run): Promise<Defaults> {
  const client = plainClient(run);
  const [sequences, taxes] = await Promise.all([
    quiet(client, 'listSequences', {}),
    quiet(client, 'listTaxes', {}),
  ]);
  const sequence = sequences?.list.find((one) => Number(one.default_sequence) === 1);
  const tax = taxes?.list.find((one) => Number(one.default_tax) === 1);
  return {
    sequence: sequence?.id as number | undefined,
    tax: tax && { id: tax.id as number, name: tax.name, value: tax.value, region: tax.region },
  };
}

/** Restores the defaults that have changed. */
export async function restoreDefaults(run: Run, before: Defaults): Promise<void> {
  const client = plainClient(run);
  const now = await readDefaults(run);
  if (before.sequence !== undefined && now.sequence !== before.sequence) {
    await quiet(client, 'setCurrentSequence', { path: { 'sequence-id': before.sequence } });
  }
  if (before.tax && now.tax?.id !== before.tax.id) {
    const { id, ...fields } = before.tax;
    const tax = { ...fields, value: String(fields.value), default_tax: '1' };
    await quiet(client, 'updateTax', { path: { 'tax-id': id }, body: { tax } });
  }
}
