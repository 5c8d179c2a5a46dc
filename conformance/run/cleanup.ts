/**
 * Deletes or cancels what a run has made, as far as the API allows, and puts back account-wide defaults. Reads
 * the journal; never touches anything that is not on it.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { bodyFor, operationsOf } from '../dialect/dialect.js';
import { stepsFrom } from '../given/paths.js';
import type { Answer, CallInput } from '../target/call.js';
import { type Client, createClient } from '../target/client.js';
import { type Entry, readJournal } from '../target/journal.js';
import type { Run } from './run.js';

export interface CleanupReport {
  removed: number;
  /** What the API has no way to remove, by the operation that made it. */
  remaining: Record<string, number>;
}

const deleters: Partial<
  Record<OperationId, { operation: OperationId; path: (entry: Entry) => Record<string, string> }>
> = {
  createTax: { operation: 'deleteTax', path: ({ id }) => ({ 'tax-id': id }) },
  createRegularization: {
    operation: 'deleteRegularization',
    path: ({ id, parent = '' }) => ({ client_id: parent, id }),
  },
  createTreasuryMovement: {
    operation: 'deleteTreasuryMovement',
    path: ({ id, parent = '' }) => ({ client_id: parent, id }),
  },
};

/** Never throws for what the target answers; `atOnce` requests run side by side. */
export async function cleanUp(run: Run, path: string, atOnce = 8): Promise<CleanupReport> {
  const report: CleanupReport = { removed: 0, remaining: {} };
  const client = createClient({
    settings: run.settings,
    transport: run.transport,
    redact: run.redact,
    hanging: new Map(),
  });
  const seen = new Set<string>();
  // Last made, first removed: receipts and notes before the documents that they belong to.
  const queue = readJournal(path)
    .reverse()
    .filter(({ operation, id }) => !seen.has(`${operation} ${id}`) && seen.add(`${operation} ${id}`));
  const work = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const gone = await remove(client, run, entry).catch(() => false);
      if (gone) report.removed += 1;
      else report.remaining[entry.operation] = (report.remaining[entry.operation] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}

async function remove(client: Client, run: Run, entry: Entry): Promise<boolean> {
  const deleter = deleters[entry.operation];
  if (deleter) return (await quiet(client, deleter.operation, { path: deleter.path(entry) })) !== undefined;
  if (entry.operation === 'createPartialPayment') {
    const body = bodyFor(run.shared.dialect, 'changeReceiptState', {
      state: 'canceled',
      message: 'End of a conformance run',
    });
    return (
      (await quiet(client, 'changeReceiptState', { path: { 'receipt-id': entry.id }, body })) !== undefined
    );
  }
  const type = operations[entry.operation].documentType;
  return type && documentTypes[type].singular !== 'receipt' ? retire(client, run, type, entry.id) : false;
}

/** Drafts are deleted, others canceled; a settled note is unsettled first. Most are drafts or final: try those. */
async function retire(client: Client, run: Run, type: DocumentType, id: string): Promise<boolean> {
  const { get, change } = operationsOf(type);
  for (let tries = 0; tries < 3; tries += 1) {
    const shown = await client
      .call(get, { path: { 'document-id': id } }, { status: 'any' })
      .catch(() => undefined);
    // Without an answer nobody knows: a target that has ended has deleted nothing.
    if (!shown || (shown.status >= 300 && shown.status !== 404 && shown.status !== 410)) return false;
    const status = shown.status >= 300 ? 'deleted' : String(shown.record.status ?? 'deleted').toLowerCase();
    if (['deleted', 'canceled'].includes(status)) return true;
    const steps = stepsFrom(type, status);
    const step = steps.find(({ to }) => to === 'deleted' || to === 'canceled') ?? steps[0];
    if (!step) return false;
    const body = bodyFor(run.shared.dialect, change, {
      state: run.shared.dialect.triggers[step.trigger] ?? step.trigger,
      message: 'End of a conformance run',
    });
    if ((await quiet(client, change, { path: { 'document-id': id }, body })) === undefined) return false;
  }
  return false;
}

async function quiet(client: Client, operation: OperationId, input: CallInput): Promise<Answer | undefined> {
  try {
    const answer = await client.call(operation, input, { status: 'any' });
    return answer.status < 300 ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The account-wide defaults that checks may move, as they were before the run. */
export interface Defaults {
  sequence?: string | number;
  tax?: { id: string | number; name: unknown; value: unknown; region: unknown };
}

export async function readDefaults(run: Run): Promise<Defaults> {
  const client = createClient({
    settings: run.settings,
    transport: run.transport,
    redact: run.redact,
    hanging: new Map(),
  });
  const sequences = await quiet(client, 'listSequences', {});
  const taxes = await quiet(client, 'listTaxes', {});
  const sequence = sequences?.list.find((one) => Number(one.default_sequence) === 1);
  const tax = taxes?.list.find((one) => Number(one.default_tax) === 1);
  return {
    sequence: sequence?.id as number | undefined,
    tax: tax && { id: tax.id as number, name: tax.name, value: tax.value, region: tax.region },
  };
}

/** Sends something only where a default has moved. */
export async function restoreDefaults(run: Run, before: Defaults): Promise<void> {
  const client = createClient({
    settings: run.settings,
    transport: run.transport,
    redact: run.redact,
    hanging: new Map(),
  });
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
