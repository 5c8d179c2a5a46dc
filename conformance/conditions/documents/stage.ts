/**
 * What the cases of one process share, made once: clients, items, taxes and a series. Clients, items and sequences cannot be
 * deleted, so that a case has one of its own only where its row is about that.
 */
import { scopeWord } from '../../checks/kit/text-filter.js';
import { type Rate, ratesOf, type Tax } from '../../given/rates.js';
import type { Exchange } from '../../judge/exchange.js';
import { tried } from '../../judge/outcome.js';
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
  /** What the client's observations say. */
  note?: string;
  /** The address that the client has by all that was done; undefined where that is not known. */
  mailbox: { address: string | null | undefined };
  /** What else was sent of a client who exists. */
  sent?: Json;
}

export interface Stage {
  /** Stands in every name and reference: the lists of this process are filtered by it. */
  word: string;
  taxes: Record<Rate, Tax | undefined>;
  /** Rates by name. */
  rates: Map<string, string>;
  /** One that is not the default: its id, and what stands in its numbers. */
  series: { id: string | number; name: string } | undefined;
  party(t: CheckContext, charset: Charset, kind: 'known' | 'changed'): Promise<Party>;
  /** Names that clients had once, and no client has any more. */
  former: string[];
  /** Those of them that new clients have got: each is given once. */
  reused: Set<string>;
  /** The type and number of everything that was finalized, and which document showed it. */
  numbers: Map<string, { owner: string; exchange: Exchange | undefined }>;
  /** By name: the items that rows with an item of their own name. */
  items: Map<string, string | number>;
  /** Documents whose cases are over, the latest of each type: neighbours of those that come. */
  past: Map<DocumentType, Past>;
  /** The first of each type. */
  first: Map<DocumentType, Past>;
  /** Cases that are over, with triggers left to try. */
  over: { type: DocumentType; plan: DocumentPlan; tryLater(t: CheckContext, judge: Judge): Promise<void> }[];
  /** Every change of state that was accepted, in order. */
  deeds: Deed[];
}

/** A change of state: whoever finds a neighbour changed asks which of them did it. */
export interface Deed {
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
  /** When, as exchanges have it. */
  seenAt: number;
  /** That of the document which stands beside it: the target distinguishes them by their ids. */
  reference?: string;
}

export const stageOf = (t: CheckContext): Promise<Stage> => t.given.once('stage', () => openStage(t));

async function openStage(t: CheckContext): Promise<Stage> {
  const word = scopeWord(t);
  const taxes = await ratesOf(t);
  const hasSequences = t.settings.claims.includes('sequences');
  const series = hasSequences ? await tried(() => t.given.acquire('sequence')) : undefined;
  const rates = Object.values(taxes).flatMap((one) => (one ? [[one.name, one.value] as const] : []));
  // Where the characters are not accepted it is a client of its own with a plain name: cases of different character sets run side by
  // side, and each may rename its client.
  const party: Stage['party'] = (its, charset, kind) =>
    its.given.once(`party ${charset} ${kind}`, async () => {
      const initial = kind === 'known' ? 'K' : 'C';
      const code = `${initial}-${charset}-${word}`;
      const inCharset = { name: `${charsets[charset].short} ${word} ${initial}`, code };
      const plain = { name: `${charsets.plain.short} ${word} ${initial}-${charset}`, code };
      return (
        (await openParty(its, word, inCharset, kind, charset)) ??
        (charset === 'plain' ? undefined : await openParty(its, word, plain, kind, charset)) ??
        unmade(plain)
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
    deeds: [],
    first: new Map(),
  };
}

/** A client who could not be made: the documents make him, if they can. */
const unmade = ({ name, code }: Pick<Party, 'name' | 'code'>): Party => ({
  name,
  code,
  mailbox: { address: undefined },
});

/** What documents and e-mails say nothing of: it stays as it is. In which language, and how often, a PDF is printed follows the client. */
const besideOf = (charset: Charset): Json => ({
  ...{ postal_code: '4000-010', website: 'https://conformance.example', fax: '211111111' },
  preferred_contact: { name: 'Ana Teste', email: 'ana+teste@conformance.example', phone: '910000001' },
  ...(charset === 'plain' ? { language: 'es', send_options: '3' } : { language: 'en', send_options: '2' }),
});

/** A client who exists before the document does: only invoices create theirs. Undefined where the target refuses. */
async function openParty(
  t: CheckContext,
  word: string,
  { name, code }: Pick<Party, 'name' | 'code'>,
  kind: 'known' | 'changed',
  charset: Charset,
): Promise<Party | undefined> {
  const note = kind === 'changed' ? `Ring twice ${word}` : undefined;
  // Which countries and characters are accepted is not shown.
  const place = { phone: '0210000001', city: 'Porto', address: 'Rua do Teste 7' };
  for (const where of [...(note ? [{ ...place, country: 'Spain', city: 'Vigo' }] : []), place]) {
    const fields: Json = { name, ...where, ...(note && besideOf(charset)) };
    const sent: Json = { ...fields, code, observations: note };
    const made = await tried(() =>
      note ? t.given.sharedRecord('client', name, sent) : t.given.sharedRecord('buyer', name, fields),
    );
    // An earlier run may have left an address with one that is used again.
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
