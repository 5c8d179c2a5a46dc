/**
 * Learns once which fields the target's text filter searches. That is not documented, so nothing is judged here. Checks of lists
 * put their word into a field that is searched.
 */
import { orUndefined } from '../../judge/outcome.js';
import type { CheckContext, DocumentType, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { grace, untilFound } from '../../target/patience.js';
import { buyer, isClaimed, partyOf } from './document-rules.js';

const places = ['reference', 'client', 'observations', 'line'] as const;
type Place = (typeof places)[number];

/** The places in which the text filter finds a word. */
export type TextFilter = ReadonlySet<Place>;

/** A unique word that ends in a letter, so that it is not the beginning of another word of the run. */
export const scopeWord = (t: CheckContext): string =>
  `q${t.unique('').replaceAll(/[^a-z0-9]/gi, 'n')}z`.toLowerCase();

/** The learned places; all places where nothing could be learned, so that filters are judged as if all counted. */
export const textFilterOf = (t: CheckContext): Promise<TextFilter> =>
  t.given.once('text filter', async () => (await orUndefined(() => learn(t))) ?? new Set(places));

const shownBy: readonly (readonly [DocumentType, OperationId])[] = [
  ['invoices', 'listInvoices'],
  ['quotes', 'listEstimates'],
  ['shippings', 'listGuides'],
];

/** Creates one draft with a different word in each place and filters by each word until at least one finds it. */
async function learn(t: CheckContext): Promise<TextFilter> {
  const [type, list] = shownBy.find(([one]) => isClaimed(t, one)) ?? t.unsupported('no list can be filtered');
  const words = Object.fromEntries(places.map((place) => [place, scopeWord(t)])) as Record<Place, string>;
  const fields: Json = {
    client: partyOf(await buyer(t, { name: `Buyer ${words.client} end` })),
    reference: `Ref ${words.reference} end`,
    observations: `Note ${words.observations} end`,
    items: [t.given.line({ name: `Service ${words.line} end` })],
  };
  const { id } = await t.given.document(type, undefined, fields);
  const found = new Set<Place>();
  const look = async () => {
    for (const place of places) {
      if (found.has(place)) continue;
      const { list: entries } = await t.given.call(list, { query: { text: words[place] } });
      if (entries.some((entry) => String(entry.id) === String(id))) found.add(place);
    }
  };
  // A list may be late, and its replicas may differ.
  await untilFound('lists', grace, async () => {
    const before = found.size;
    await look();
    return before > 0 || found.size === places.length || undefined;
  });
  return found.size > 0 ? found : new Set(places);
}
