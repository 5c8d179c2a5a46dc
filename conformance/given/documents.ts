/** Creates documents, with their client and lines, and brings them into a state by the shortest path. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { needsOwner, operationsOf } from '../dialect/dialect.js';
import { stateSymptom } from '../judge/identity.js';
import { blocked, Ended, unsupported } from '../judge/outcome.js';
import { violationOf } from '../judge/violation.js';
import { withArticle } from '../target/article.js';
import type { Json } from '../target/call.js';
import type { Drawing } from './document-content.js';
import { cellOf, dateText, type Given, type MadeDocument, type Shared } from './given.js';
import { type Step, shortestPath } from './paths.js';

export async function document(
  given: Given,
  shared: Shared,
  drawing: Drawing,
  type: DocumentType,
  state: string | undefined,
  fields: Json,
): Promise<MadeDocument> {
  const ids = operationsOf(type);
  const path = state === undefined ? [] : shortestPath(type, state);
  if (!path)
    throw unsupported(`no stated path leads ${withArticle(documentTypes[type].singular)} to ${state}`);
  const from = drawing.drawn.length;
  const sent = await given.freshFields(type, fields);
  const name = String(sent.reference);
  const answer = await given.call(ids.create, { body: given.body(ids.create, { fields: sent }) });
  const id = await given.idOf(ids.create, answer, name);
  for (const step of path) await take(given, type, id, step);
  if (path.length > 0) shared.recordTracker.moved(type, id, path.at(-1)?.to ?? '');
  const draws = drawing.drawn.slice(from);
  return { id, type, sent, name, state: path.at(-1)?.to ?? 'draft', draws };
}

const invoiceType = (Object.keys(documentTypes) as DocumentType[]).find(
  (one) => documentTypes[one].singular === 'invoice',
) as DocumentType;

/**
 * Sends one trigger of a path. A refused assumed step ends the check as unsupported, a status other than the stated one as
 * blocked. The status is read from the answer; no GET is sent.
 */
async function take(given: Given, type: DocumentType, id: string | number, step: Step): Promise<void> {
  const change = operationsOf(type).change;
  const input = { path: { 'document-id': id }, body: given.changeBody(type, step.trigger) };
  const cell = cellOf(type, step.from, step.trigger);
  try {
    const { record } = await given.call(change, input, { ...cell });
    const status = typeof record.status === 'string' ? record.status : step.to;
    if (!step.assumed && status.toLowerCase() !== step.to) {
      throw blocked(
        `${change}/${step.from}+${step.trigger}`,
        `${step.trigger} led to ${status} instead of ${step.to}`,
        given.withExchange(
          violationOf({
            statement: cell.statement ?? `operation:${change}`,
            ...{ sort: 'state', field: 'status', operation: change },
            symptom: stateSymptom(status, step.from),
            expected: `status is ${step.to} after ${step.trigger}`,
            actual: status,
            proof: { by: 'value', compare: 'word', expected: step.to, actual: status },
          }),
        ),
      );
    }
  } catch (error) {
    if (step.assumed && error instanceof Ended) {
      throw unsupported(`${step.from} + ${step.trigger} is only assumed, and the target refuses it`);
    }
    throw error;
  }
}

export async function freshFields(
  given: Given,
  shared: Shared,
  drawing: Drawing,
  type: DocumentType,
  fields: Json,
): Promise<Json> {
  const { family } = documentTypes[type];
  const place = { detail: 'Rua do Teste 1', city: 'Porto', postal_code: '4000-010', country: 'Portugal' };
  const transport =
    family === 'guides'
      ? {
          loaded_at: `${dateText(1)} 09:30:00`,
          address_from: place,
          address_to: { ...place, city: 'Lisboa' },
        }
      : {};
  const { also, withoutDelivery } = shared.dialect;
  const delivery =
    family === 'purchase_orders' && !withoutDelivery
      ? { loaded_at: `${dateText(1)} 09:30:00`, delivery_site: 'Porto' }
      : {};
  const { lines, dueIn, isUpperCase = false, observations } = drawing.next(type);
  const isOwned = needsOwner(shared.dialect.bodies[operationsOf(type).create]);
  const owner =
    isOwned && fields.owner_invoice_id === undefined
      ? await given.once('owner', () => given.document(invoiceType, 'final'))
      : undefined;
  return {
    date: dateText(0),
    due_date: dateText(dueIn),
    reference: given.unique('Ref'),
    ...(observations && { observations }),
    items: lines.map((line) => given.line(line)),
    ...transport,
    ...delivery,
    ...(family === 'guides' ? also.guide : {}),
    ...(owner && { owner_invoice_id: owner.id }),
    ...fields,
    client: {
      ...also.client,
      ...((fields.client as Json | undefined) ?? (await sharedClient(given, shared, isUpperCase))),
    },
  };
}

/**
 * One of two clients with an address that all documents of a process share; the other has an upper-case name. When creating it
 * fails, documents name a new client, which their creation creates (rule 1); createClient has checks of its own.
 */
function sharedClient(given: Given, shared: Shared, isUpperCase: boolean): Promise<Party> {
  const casedName = (name: string) => (isUpperCase ? name.toUpperCase() : name);
  const slot = casedName('of documents');
  const fields = {
    ...(isUpperCase && { name: `WORKS ${shared.tag}`.toUpperCase() }),
    email: 'known@conformance.example',
  };
  return given.once(`client ${slot}`, () =>
    given.sharedRecord('buyer', slot, fields).then(
      ({ sent }) => ({ name: String(sent.name), code: String(sent.code) }),
      () => ({ name: casedName(`Buyer ${shared.tag}`), code: casedName(`buyer-${shared.tag}`) }),
    ),
  );
}

interface Party {
  name: string;
  code: string;
}
