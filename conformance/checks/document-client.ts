/**
 * What a document takes over from the client it is for: the text that stands in the client's observations. Clients
 * that come into being with a document are in creation-rules.ts.
 */
import type { DocumentType } from '../../generated/states.js';
import { operationsOf } from '../dialect/dialect.js';
import type { MadeDocument } from '../given/given.js';
import { isAssumedTable } from '../given/paths.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import {
  buyer,
  checksOf,
  createdTypes,
  type DocumentRule,
  make,
  partyOf,
  read,
  trigger,
} from './kit/document-rules.js';

/** Finalized and mailed: whenever it is that the text comes in, by then it is there. */
async function sent(t: CheckContext, document: MadeDocument): Promise<Json> {
  await trigger(t, document, 'finalized');
  const message = { client: { email: 'buyer@conformance.example', save: '0' } };
  const path = { 'document-id': document.id };
  await t.given.call(operationsOf(document.type).email, { path, body: { message } });
  return read(t, document);
}

async function clientText(t: CheckContext, type: DocumentType): Promise<void> {
  const [text, own] = [t.unique('Ring twice'), t.unique('Handle with care')];
  const one = await buyer(t, { observations: text });
  if (one.id === undefined) t.unsupported('clients cannot be made');
  const other = await buyer(t);
  const textOf = async (fields: Json) =>
    String((await sent(t, await make(t, type, fields))).observations ?? '');
  const judge = (isRight: boolean, expected: string, got: string) => t.expect.that(isRight, expected, got);
  for (const time of ['the first', 'the second']) {
    const got = await textOf({ client: partyOf(one) });
    judge(got.includes(text), `observations of ${time} document hold "${text}", which the client says`, got);
  }
  // Whether a default is added to what is there already is not clear; what is there must stay.
  const both = await textOf({ client: partyOf(one), observations: own });
  judge(both.includes(own), `observations of a document that says "${own}" itself hold that`, both);
  const others = await textOf({ client: partyOf(other) });
  judge(!others.includes(text), "observations of another client's document do not hold the text", others);
}

const rules: readonly DocumentRule[] = [
  {
    slug: 'client-observations',
    action: 'create',
    title: 'for a client with observations -> they stand in those of the document, whose own text stays',
    rule: "A client's observations are default text added to the observations of every document sent to this client.",
    source: 'Resources, Client',
    kind: 'rules',
    rules: ['client-observations-added'],
    needs: ['clients', 'email'],
    run: clientText,
  },
];

/** Purchase orders are left out: their bodies are not shown. */
export const documentClientChecks: Check[] = createdTypes
  .filter((type) => !isAssumedTable(type))
  .flatMap((type) => checksOf(type, rules));
