/** Selects checks by profile, patterns, read-only and assumed; and the features that a check needs. */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import type { Feature } from '../target/claims.js';
import { matchesGlob } from '../target/glob.js';
import type { Profile, Settings } from '../target/settings.js';
import type { Check } from './check.js';
import { requestsOf } from './check-cost.js';

const profiles: readonly Profile[] = ['smoke', 'full', 'soak'];

/** The checks to run, in a stable order. */
export function selectChecks(checks: readonly Check[], settings: Settings): Check[] {
  const level = profiles.indexOf(settings.profile);
  return checks.filter(
    (check) =>
      (check.onlyIn === undefined || check.onlyIn === settings.profile || settings.only.includes(check.id)) &&
      profiles.indexOf(check.profile ?? 'full') <= level &&
      (!check.assumed || settings.assumed !== 'off') &&
      (!settings.readOnly || check.readOnly === true) &&
      (settings.only.length === 0 || settings.only.some((pattern) => matches(check, pattern))) &&
      !settings.skip.some((pattern) => matches(check, pattern)),
  );
}

/**
 * A pattern names a check id, a start of one (`createInvoice/`), an operation, a resource (`clients`), a family or type
 * (`estimates`, `quotes`), a kind (`states` or `states/`), or any word of an id (`codes-unique`); `*` stands for any text.
 */
function matches(check: Check, pattern: string): boolean {
  const { resource, family, documentType } = operations[check.operation];
  const plain = pattern.replace(/\/$/, '');
  if ([check.id, check.operation, check.kind, resource, family, documentType].includes(plain)) return true;
  if (check.also?.some((one) => one === plain)) return true;
  if (check.id.startsWith(pattern) || check.id.split(/[/+]/).includes(plain)) return true;
  return pattern.includes('*') && matchesGlob(check.id, pattern);
}

/** The patterns that match no check, which are probably typos. */
export function unmatched(checks: readonly Check[], patterns: readonly string[]): string[] {
  return patterns.filter((pattern) => !checks.some((check) => matches(check, pattern)));
}

/** The features of the contract that an operation belongs to: its resource or family, and what it does. */
export function featuresOf(id: OperationId): Feature[] {
  const operation: Operation = operations[id];
  const byResource: Record<string, Feature[]> = {
    accounts: ['accounts'],
    items: ['items'],
    taxes: ['taxes'],
    clients: ['clients'],
    sequences: ['sequences'],
    payments: ['payments', 'invoices'],
    saft: ['saft'],
    treasury: ['treasury', 'clients'],
  };
  const byId: Partial<Record<string, Feature[]>> = {
    getDocumentPdf: ['pdf'],
    getDocumentQrCode: ['qr'],
    listRelatedDocuments: ['related'],
    listReceipts: ['payments'],
    listClientInvoices: ['clients', 'invoices'],
  };
  const family = operation.family === 'receipts' ? 'payments' : operation.family;
  const list = byId[operation.id] ?? byResource[operation.resource] ?? (family ? [family as Feature] : []);
  const email: Feature[] = operation.action === 'email' ? ['email'] : [];
  const server: Feature[] = operation.server === 'public' ? ['public-url'] : [];
  const account: Feature[] =
    operation.id === 'getAccount' || operation.id === 'updateAccount' ? ['account-id'] : [];
  // These exist only in Portugal.
  const country: Feature[] = operation.documentType === 'simplified_invoices' ? ['portugal'] : [];
  return [...list, ...email, ...server, ...account, ...country];
}

/** The first feature that the check needs and the target does not have. */
export function missingFeature(
  check: Check,
  settings: Settings,
  lacks: Partial<Record<Feature, string>> = {},
): Feature | undefined {
  return [...featuresOf(check.operation), ...(check.needs ?? [])].find((feature) => {
    if (!settings.claims.includes(feature) || lacks[feature] !== undefined) return true;
    if (feature === 'public-url') return settings.publicUrl === undefined;
    if (feature === 'account-id') return settings.accountId === undefined;
    return feature === 'second-account' && settings.second === undefined;
  });
}

/**
 * The checks of one shard, in the order of the list. The most expensive checks are distributed first, each to the shard with the
 * lowest cost so far, so that all shards have similar costs.
 */
export function shardOf<T extends Pick<Check, 'id' | 'kind' | 'operation'>>(
  all: readonly T[],
  shard: string | undefined,
): T[] {
  const [index = 1, total = 1] = (shard ?? '1/1').split('/').map(Number);
  const loads = new Array<number>(total).fill(0);
  const partOf = new Map<T, number>();
  const byCost = all.map((check) => ({ check, cost: requestsOf(check) })).sort((a, b) => b.cost - a.cost);
  for (const { check, cost } of byCost) {
    const part = loads.indexOf(Math.min(...loads));
    loads[part] = (loads[part] ?? 0) + cost;
    partOf.set(check, part);
  }
  return all.filter((check) => partOf.get(check) === index - 1);
}
