/**
 * Invalid requests with one fault each, from the contract's schemas: a required field missing, a stated form violated. The answer
 * must be the stated 422 (any 4xx where none is stated), and nothing may change. Bodies that are only assumed are left out.
 */

import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { charsets } from '../../conditions/factors/texts.js';
import { lawfulRequest, ownUpdate } from '../../given/lawful-requests.js';
import { cited, type StatementId } from '../../judge/citation.js';
import { fieldOf } from '../../judge/identity.js';
import { contract } from '../../judge/judge.js';
import { tags } from '../../judge/result.js';
import { at, type Schema } from '../../judge/stated-schema.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { CallInput, Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { content } from '../kit/document-rules.js';
import { expectNoClient } from '../kit/records.js';
import { firstPlace, mayBeEmpty } from './operations.js';

interface Fault {
  /** Field names below the wrapper; empty: the wrapper itself. */
  path: readonly string[];
  slug: string;
  says: string;
  /** undefined removes the field. */
  value: unknown;
}

/** Fields whose form is in the contract but not stated, or where a lawful server may be lax. */
const lax = new Set(['tax_country', 'country']);
const laxEmails: readonly OperationId[] = ['createAccount', 'createAccountForUser'];

function resolved(node: unknown): Schema {
  const schema = (node ?? {}) as Schema;
  if (typeof schema.$ref !== 'string') return schema;
  const { $ref, ...rest } = schema;
  return { ...resolved(at(contract, $ref)), ...rest };
}

/** The schemas that apply to a value: the schema itself and its allOf, without alternatives. */
function partsOf(node: unknown): Schema[] {
  const schema = resolved(node);
  const more = Array.isArray(schema.allOf) ? schema.allOf.flatMap(partsOf) : [];
  return [schema, ...more];
}

/** Operations whose second invalid address is a list of two valid ones; that of the others has no host. */
const sentLists: readonly OperationId[] = ['createClient', 'emailQuote', 'emailPurchaseOrder'];
const noHost = { value: 'nobody@', says: 'an e-mail address without a host' };
const aList = {
  value: 'one@conformance.example, two@conformance.example',
  says: 'a list of two e-mail addresses',
};

/** Values that violate the stated form of a property; empty where no form is stated. */
function breaking(id: OperationId, node: unknown): { value: unknown; says: string; slug?: string }[] {
  const schema = resolved(node);
  const alternatives = (schema.anyOf as unknown[] | undefined)?.map(resolved) ?? [schema];
  const stated = alternatives.filter((one) => one['x-assumed'] === undefined && one.type !== 'null');
  const [only] = stated;
  if (stated.length !== 1 || !only) return [];
  if (Array.isArray(only.enum) && only.enum.every((one) => typeof one === 'string')) {
    return [{ value: 'none-of-these', says: `not one of ${only.enum.join(', ')}` }];
  }
  if (only.format === 'email') {
    return [
      { value: 'not an address', says: 'no e-mail address' },
      { ...(sentLists.includes(id) ? aList : noHost), slug: '-half' },
    ];
  }
  if (typeof only.pattern === 'string' && only.pattern.startsWith('^[0-9]+(')) {
    return [{ value: 'twelve', says: 'not a number' }];
  }
  return [];
}

function faultsIn(id: OperationId, node: unknown, path: readonly string[] = []): Fault[] {
  return partsOf(node).flatMap((schema) => {
    if (schema['x-assumed'] !== undefined) return [];
    const properties = Object.entries((schema.properties ?? {}) as Schema);
    const required = schema['x-assumed-required'] === undefined ? ((schema.required ?? []) as string[]) : [];
    const named = (name: string) => [...path, name].join('.');
    return [
      ...required.map((name) => ({
        path: [...path, name],
        slug: `without-${named(name)}`,
        says: `${named(name)} is absent`,
        value: undefined,
      })),
      ...properties.flatMap(([name, property]): Fault[] => {
        if (lax.has(name) || resolved(property)['x-assumed'] !== undefined) return [];
        const broken = breaking(id, property);
        const isEmail = resolved(property).format === 'email';
        if (broken.length === 0 || (isEmail && laxEmails.includes(id)))
          return faultsIn(id, property, [...path, name]);
        return broken.map(({ value, says, slug = '' }) => ({
          path: [...path, name],
          slug: `broken-${named(name)}${slug}`,
          says: `${named(name)} is ${says}`,
          value,
        }));
      }),
    ];
  });
}

/** The schema below the wrapper; undefined where the body has alternatives there or is not stated. */
function innerSchema({ body }: Operation): unknown {
  if (!body || body.assumed) return undefined;
  const schema = resolved(at(contract, body.schema));
  const [wrapper] = body.wrappers;
  return wrapper && !schema.anyOf ? (schema.properties as Schema | undefined)?.[wrapper] : undefined;
}

/** An e-mail with all optional fields, for requests that are refused anyway: who may use a logo is not documented. */
function withEverything(body: unknown): unknown {
  const [[wrapper, message] = []] = Object.entries(body as Json);
  const also = { cc: 'copy@conformance.example', bcc: 'blind@conformance.example', logo: '1' };
  return wrapper === undefined ? body : { [wrapper]: { ...(message as Json), ...also } };
}

/** The body with one fault, under the wrapper that the target accepts. */
function withFault(body: unknown, { path, value }: Fault): unknown {
  const copy = structuredClone(body) as Json;
  const [wrapper] = Object.keys(copy);
  let holder = copy[wrapper ?? ''] as Json;
  for (const name of path.slice(0, -1)) {
    holder[name] ??= {};
    holder = holder[name] as Json;
  }
  const last = path.at(-1) ?? '';
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const getOf = (operation: Operation): OperationId | undefined => {
  const name = operation.id
    .replace(/^(update|email)|^change(?=\w+State$)/, 'get')
    .replace(/State$/, '') as OperationId;
  return name !== operation.id && operations[name] ? name : undefined;
};

/** Fields that may change at any time. */
const volatile = /(_at|_on|_link|permalink|^_?(links?|meta)|url|token|hash|version|etag)$/;

/** The record as a GET shows it, less fields that may differ between two reads; a refused request must not change it. */
async function snapshot(
  t: CheckContext,
  operation: Operation,
  path: Record<string, string | number>,
): Promise<Json | undefined> {
  const get = getOf(operation);
  if (!get) return undefined;
  const { record } = await t.call(get, { path });
  const stable = operation.documentType ? { status: record.status, ...content(record) } : record;
  return Object.fromEntries(Object.entries(stable).filter(([key]) => !volatile.test(key)));
}

/** The statement of the invalid field; for a missing one, that it is required. */
function statementOf({ id, body }: Operation, { path, value }: Fault): StatementId {
  const place = `request:${id}/${[body?.wrappers[0], ...path].join('.')}`;
  return cited(
    ...(value === undefined ? [`${place}/required`] : []),
    place,
    `status:${id}/422`,
    'errors:422',
  );
}

/** The lawful request that gets a fault, and the record before. */
interface Start {
  name?: string;
  path?: Record<string, string | number>;
  body?: unknown;
  before?: Json | undefined;
}

/** A refused request changes nothing, so one record serves all faults of an update or an e-mail. */
function startOf(t: CheckContext, operation: Operation): Promise<Start> {
  const { id, method } = operation;
  if (method !== 'put') return lawfulRequest(t, id);
  return t.given.once(`broken ${id}`, async () => {
    const prepared = await ownUpdate(t, id, 'to be sent broken fields');
    return { ...prepared, before: await snapshot(t, operation, prepared.path ?? {}) };
  });
}

const freeText = `${charsets.signs.long}\n${charsets.blanks.long}`;

/** Valid new values beside the fault: a server might store part of a refused body. */
const others: Readonly<Record<string, Json>> = {
  item: { unit: 'week', unit_price: '77.70' },
  client: { address: 'Rua 7', city: 'Faro', phone: '210000077', language: 'es' },
};

/** Texts of every kind in the record's free text, and optional fields of a new account: for half of the faults. */
const sometimes: Readonly<Record<string, Json>> = {
  item: { description: freeText },
  client: { observations: freeText },
  account: { tax_country: '1', first_name: 'Rui', phone: '210000088' },
};

/** The body with valid values in fields that it does not need. */
function worded(body: unknown, { slug }: Fault): unknown {
  const [[wrapper = '', fields] = []] = Object.entries((body ?? {}) as Json);
  if (sometimes[wrapper] === undefined) return body;
  const more = slug.length % 2 === 1 ? sometimes[wrapper] : {};
  return { [wrapper]: { ...(fields as Json), ...others[wrapper], ...more } };
}

/** `readsBack`: whether the record is judged after this fault; for e-mails, only after the last one. */
function faultCheck(operation: Operation, fault: Fault, readsBack: boolean): Check {
  const { id } = operation;
  return check(`${id}/${fault.slug}`, {
    statement: statementOf(operation, fault),
    title: `${fault.says} -> 422${readsBack ? ', and nothing changes' : ''}`,
    rule: `${id} is refused when ${fault.says}.`,
    source: 'Endpoints (required fields and forms), Errors (422)',
    kind: 'requests',
    run: async (own) => {
      const t = await firstPlace(own, operation);
      const start = await startOf(t, operation);
      const { name, before, ...input } = start;
      // Cases send these invalid addresses with further fields, so here the message has none.
      const isFull = operation.action === 'email' && !/^broken-(cc|bcc|client\.email)$/.test(fault.slug);
      const sent = isFull ? withEverything(input.body) : worded(input.body, fault);
      const body = withFault(sent, fault);
      const field = fieldOf(...(operation.body?.wrappers.slice(0, 1) ?? []), ...fault.path);
      await t.call(id, { ...input, body }, { status: 422, field, what: fault.says });
      if (before !== undefined && readsBack) {
        const after = await snapshot(t, operation, input.path ?? {});
        // Reported once: the next fault starts from the record as it is.
        start.before = after;
        t.expect.stays(after, before, 'the record after the refused request', unchanged);
        t.covers(tags.rule('refused-changes-nothing'));
      }
      if (id === 'createClient' && name) await expectNoClient(t, name, 'the refused client', unchanged);
      if (operation.action === 'email')
        t.covers(tags.rule(/cc/.test(fault.slug) ? 'email-addresses-valid' : 'email-needs-recipient'));
    },
  });
}

const unchanged = { statement: 'rule:refused-changes-nothing' } as const;

const oddBodies = {
  bare: ['the body has no wrapper', () => ({})],
  text: ['the wrapper holds text', (sent: Json) => ({ [Object.keys(sent)[0] ?? 'x']: 'text' })],
} as const;

const hasOddBody = ({ id, body }: Operation): boolean => body?.required === true && id !== 'updateAccount';

/**
 * Sends a malformed body, which must be refused as stated; skipped where the body is not documented. The rows of creates and updates of
 * documents, and of the create of a client, list no status.
 */
export async function sendOddBody(
  t: CheckContext,
  operation: Operation,
  input: CallInput,
  odd: keyof typeof oddBodies,
): Promise<void> {
  const { id, body, responses } = operation;
  if (!hasOddBody(operation)) return;
  const isOfRow =
    id !== 'createClient' && !(operation.documentType && /^(create|update)$/.test(operation.action ?? ''));
  const stated = isOfRow && responses['422'] && !responses['422'].assumed ? 422 : 'refused';
  const [what, make] = oddBodies[odd];
  await t.call(
    id,
    { ...input, body: make(input.body as Json) },
    {
      status: body?.assumed || (odd === 'bare' && mayBeEmpty(operation)) ? 'any' : stated,
      field: 'body',
      what,
    },
  );
}

/** A body without a wrapper, or with something other than an object in it: refused where the body is documented and required. */
export function wrapperChecks(operation: Operation): Check[] {
  const { id, body } = operation;
  if (!hasOddBody(operation)) return [];
  const mayBeAccepted = body?.assumed !== undefined || mayBeEmpty(operation);
  return [
    check(`${id}/odd-wrapper`, {
      statement: mayBeAccepted ? 'rule:refused-changes-nothing' : cited(`status:${id}/422`, 'errors:422'),
      title: `no wrapper -> ${mayBeAccepted ? 'no 5xx, and nothing changes' : 'a 4xx'}`,
      rule: `${id} wraps its data in one named object.`,
      source: 'General conventions',
      kind: 'requests',
      run: async (own) => {
        const t = await firstPlace(own, operation);
        const { name: _name, ...input } = await lawfulRequest(t, id, true);
        if (!mayBeAccepted) return sendOddBody(t, operation, input, 'bare');
        const before = await snapshot(t, operation, input.path ?? {});
        await sendOddBody(t, operation, input, 'bare');
        if (before === undefined) return;
        const after = await snapshot(t, operation, input.path ?? {});
        t.expect.stays(after, before, 'the record after a body that says nothing', unchanged);
      },
    }),
  ];
}

/** A check for each required field and each stated form. */
export const faultChecks = (operation: Operation): Check[] =>
  faultsIn(operation.id, innerSchema(operation)).map((fault, n, all) =>
    faultCheck(operation, fault, operation.action !== 'email' || n === all.length - 1),
  );
