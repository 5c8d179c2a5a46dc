/**
 * Where a target's text filter looks, learned once: which fields count is not shown, so that nothing here is judged. Lists are
 * then filtered by a word that stands there.
 */
import { tried } from '../../judge/outcome.js';
import type { CheckContext, DocumentType, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { grace, startWait } from '../../target/patience.js';
import { buyer, isClaimed, partyOf } from './document-rules.js';

const places = ['reference', 'client', 'observations', 'line'] as const;
type Place = (typeof places)[number];

/** A text in one of these finds the document. */
export type TextFilter = ReadonlySet<Place>;

/** The word ends in a letter, so that no other word of the run begins with it. */
export const scopeWord = (t: CheckContext): string =>
  `q${t.unique('').replaceAll(/[^a-z0-9]/gi, 'n')}z`.toLowerCase();

/** All places where nothing could be learned: what narrows by them is then judged as if they counted. */
export const textFilterOf = (t: CheckContext): Promise<TextFilter> =>
  t.given.once('text filter', async () => (await tried(() => learn(t))) ?? new Set(places));

const shownBy: readonly (readonly [DocumentType, OperationId])[] = [
  ['invoices', 'listInvoices'],
  ['quotes', 'listEstimates'],
  ['shippings', 'listGuides'],
];

/** One draft with a word of its own in each place, looked for by each until one finds it. */
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
  // A list may follow a little late, and not each of its copies at once.
  for (const wait = startWait('lists', grace); ; await wait.pause()) {
    const before = found.size;
    await look();
    if (before > 0 || wait.isOver()) return found.size > 0 ? found : new Set(places);
    if (found.size === places.length) return found;
  }
}
