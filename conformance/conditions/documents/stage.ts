/**
 * What the cases of one process share, created once: clients, items, taxes and a series. Clients, items and sequences cannot be
 * deleted, so a case has its own only where its row is about that.
 */
import { scopeWord } from '../../checks/kit/text-filter.js';
import { type Rate, ratesOf, type Tax } from '../../given/rates.js';
import type { Exchange } from '../../judge/exchange.js';
import { orUndefined } from '../../judge/outcome.js';
import type { CheckContext, DocumentType } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { DocumentPlan } from '../factors/document-plan.js';
import { charsets } from '../factors/texts.js';
import type { Judge } from '../judging.js';

type Charset = keyof typeof charsets;

export interface Party {
  name: string;
  code: string;
  id?: string | number;
  /** The client's observations. */
  note?: string;
  /** The client's e-mail address after all requests; undefined where it is not known. */
  mailbox: { address: string | null | undefined };
  /** The other fields sent for an existing client. */
  sent?: Json;
}

export interface Stage {
  /** Part of every name and reference: lists of this process are filtered by it. */
  word: string;
  taxes: Record<Rate, Tax | undefined>;
  /** Rates by name. */
  rates: Map<string, string>;
  /** A series other than the default one: its id, and the text in its numbers. */
  series: { id: string | number; name: string } | undefined;
  party(t: CheckContext, charset: Charset, kind: 'known' | 'changed'): Promise<Party>;
  /** Former names of clients, which no client has any more. */
  former: string[];
  /** Former names that new clients were given; each is used once. */
  reused: Set<string>;
  /** By type and number of every finalized document: its id, and the exchange that showed it. */
  numbers: Map<string, { owner: string; exchange: Exchange | undefined }>;
  /** The ids of the items of rows with `ownItem`, by name. */
  items: Map<string, string | number>;
  /** The document of the last finished case of each type: neighbours of later cases. */
  past: Map<DocumentType, Past>;
  /** The document of the first finished case of each type. */
  first: Map<DocumentType, Past>;
  /** Finished cases with triggers left to try. */
  over: { type: DocumentType; plan: DocumentPlan; tryLater(t: CheckContext, judge: Judge): Promise<void> }[];
  /** All accepted changes of state, in order. */
  stateChanges: StateChange[];
}

/** A change of state, to find the one that changed a neighbour. */
export interface StateChange {
  type: DocumentType;
  id: string | number;
  to: string;
  exchange: Exchange;
}

/** A document as it was last seen. */
export interface Past {
  type: DocumentType;
  id: string | number;
  shown: Json;
  /** When it was last seen, on the clock of exchanges. */
  seenAt: number;
  /** Of a twin, its own reference: the case's document has another one. */
  reference?: string;
}

export const stageOf = (t: CheckContext): Promise<Stage> => t.given.once('stage', () => openStage(t));

async function openStage(t: CheckContext): Promise<Stage> {
  const word = scopeWord(t);
  const taxes = await ratesOf(t);
  const hasSequences = t.settings.claims.includes('sequences');
  const series = hasSequences ? await orUndefined(() => t.given.acquire('sequence')) : undefined;
  const rates = Object.values(taxes).flatMap((one) => (one ? [[one.name, one.value] as const] : []));
  // Where the characters are refused it is a client with a plain name, another one per character set: cases run concurrently, and
  // each may rename its client.
  const party: Stage['party'] = (its, charset, kind) =>
    its.given.once(`party ${charset} ${kind}`, async () => {
      const initial = kind === 'known' ? 'K' : 'C';
      const code = `${initial}-${charset}-${word}`;
      const inCharset = { name: `${charsets[charset].short} ${word} ${initial}`, code };
      // With a code of its own: a client may have been created under the other one, and not be found.
      const plain = { name: `${charsets.plain.short} ${word} ${initial}-${charset}`, code: `${code}-2` };
      return (
        (await openParty(its, word, inCharset, kind, charset)) ??
        (charset === 'plain' ? undefined : await openParty(its, word, plain, kind, charset)) ??
        notCreated(plain)
      );
    });
  return {
    word,
    taxes,
    rates: new Map(rates),
    series,
    party,
    former: [],
    reused: new Set(),
    numbers: new Map(),
    items: new Map(),
    past: new Map(),
    over: [],
    stateChanges: [],
    first: new Map(),
  };
}

/** A client that could not be created; creating a document may still create it. */
const notCreated = ({ name, code }: Pick<Party, 'name' | 'code'>): Party => ({
  name,
  code,
  mailbox: { address: undefined },
});

/** Fields that documents and e-mails must not change. Language and number of copies of a PDF follow the client's. */
const besideOf = (charset: Charset): Json => ({
  ...{ postal_code: '4000-010', website: 'https://conformance.example', fax: '211111111' },
  preferred_contact: { name: 'Ana Teste', email: 'ana+teste@conformance.example', phone: '910000001' },
  ...(charset === 'plain' ? { language: 'es', send_options: '3' } : { language: 'en', send_options: '2' }),
});

/** A client that exists before its document: only invoices create their client. Undefined where the target refuses it. */
async function openParty(
  t: CheckContext,
  word: string,
  { name, code }: Pick<Party, 'name' | 'code'>,
  kind: 'known' | 'changed',
  charset: Charset,
): Promise<Party | undefined> {
  const note = kind === 'changed' ? `Ring twice ${word}` : undefined;
  // Which countries and characters are accepted is not documented.
  const place = { phone: '0210000001', city: 'Porto', address: 'Rua do Teste 7' };
  for (const where of [...(note ? [{ ...place, country: 'Spain', city: 'Vigo' }] : []), place]) {
    const fields: Json = { name, ...where, ...(note && besideOf(charset)) };
    const sent: Json = { ...fields, code, observations: note };
    const made = await orUndefined(() =>
      note ? t.given.sharedRecord('client', name, sent) : t.given.sharedRecord('buyer', name, fields),
    );
    // A reused client may have an address from an earlier run.
    if (made) {
      const own = String(made.sent.code);
      return {
        ...{ name, code: own, id: made.id, note, mailbox: { address: undefined } },
        sent: { ...fields, code: own, ...(note && { observations: note }) },
      };
    }
  }
  return undefined;
}
