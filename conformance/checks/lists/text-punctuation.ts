/** Wildcards, accents and the name of a field in the text filter of every list. */

import { timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { pageCount } from '../../target/pagination.js';
import { check } from '../kit/declare.js';
import { isClaimed } from '../kit/document-rules.js';
import { listKinds } from '../kit/list-filters.js';
import { sent } from '../kit/probe.js';
import { retryJudging } from '../kit/records.js';
import { scopeWord } from '../kit/text-filter.js';

/** A name in the bodies of documents: found everywhere where the filter searches bodies as they are stored. */
const fieldName = 'quantity';

/** Wildcards and accents must match only themselves: the document with the text is found, a similar one is not. */
async function wildcards(t: CheckContext): Promise<void> {
  const word = scopeWord(t);
  const accented = `Atrações ${word}`;
  const signs = `${word} 7% a_b c\\d`;
  const text = `${accented}${signs.slice(word.length)}`;
  const client = { name: `Buyer ${text}`, code: `${word}-1` };
  const made = await t.given.acquire('client', client);
  const alike = `${word} 7xx aXb cxd`;
  const other = await t.given.acquire('client', { name: `Buyer ${alike}`, code: `${word}-2` });
  for (const { list, types } of listKinds) {
    const [type] = types;
    if (!type || !isClaimed(t, type)) continue;
    const holding = (value: string): Json => ({
      reference: value,
      observations: value,
      items: [t.given.line({ description: value })],
    });
    const { id } = await t.given.document(type, undefined, {
      ...holding(text),
      client: { name: made.name, code: client.code },
    });
    const { id: like } = await t.given.document(type, undefined, {
      ...holding(alike),
      client: { name: other.name, code: `${word}-2` },
    });
    const about = { statement: 'rule:list-text', operation: list } as const;
    const find = async (value: string, page = 1) => {
      const query = { text: value, per_page: 30, ...(page > 1 && { page }) };
      const answer = await t.call(list, { query });
      const ids = answer.list.map((one) => String(one.id));
      return { ids, pages: pageCount(answer) ?? 1, exchange: t.client.last() };
    };
    const finds = ({ ids, exchange }: Awaited<ReturnType<typeof find>>, what: string, field: string) =>
      t.expect.that(
        ids.includes(String(id)),
        `a text with ${what} finds the document that holds it`,
        'not listed',
        { ...about, field, symptom: 'not listed', proof: timesListed(id, 1), exchange },
      );
    let filters = false;
    const marked = retryJudging(
      async () => ({
        plain: await find(word),
        found: [await find(signs), await find(`${word} 7%`)],
        withAccents: await find(accented),
      }),
      ({ plain, found, withAccents }) => {
        // If the word alone finds nothing, the filter searches other fields; other checks report it.
        filters = plain.ids.includes(String(id)) && plain.ids.includes(String(like));
        if (!filters) return;
        finds(withAccents, 'accents', 'query.text-accents');
        for (const one of found) {
          finds(one, '%, _ and \\', 'query.text');
          const { ids, exchange } = one;
          t.expect.that(
            !ids.includes(String(like)),
            'a text with %, _ and \\ finds no document that does not hold it',
            'listed',
            {
              ...{ ...about, field: 'query.text-like', symptom: 'listed' },
              ...{ proof: timesListed(like, 0), exchange },
            },
          );
        }
      },
    );
    // Sent after the other texts, whatever their outcome, and judged by their own answers.
    const [ended] = await Promise.allSettled([marked]);
    const nul = await sent(t, { operation: list, query: { text: `${alike}\u0000none` } }, 'input.nul');
    const withNul = t.client.last();
    let byKey = await find(fieldName);
    // Lists may begin with the oldest document.
    if (filters && byKey.pages > 1 && !byKey.ids.includes(String(like)))
      byKey = await find(fieldName, byKey.pages);
    if (filters && byKey.ids.includes(String(like)))
      t.soft(
        `${fieldName}, which is no text of the document but the name of a field, does not find it`,
        'listed',
        {
          ...{ ...about, field: 'query.text-key', symptom: 'listed' },
          ...{ proof: timesListed(like, 0), exchange: byKey.exchange },
        },
      );
    if (ended.status === 'rejected') throw ended.reason;
    t.expect.that(
      !filters || (nul?.list.every((one) => String(one.id) !== String(like)) ?? true),
      'a text with NUL finds no document that holds only what stands before it',
      'listed',
      {
        ...{ ...about, field: 'query.text-nul', symptom: 'listed' },
        ...{ proof: timesListed(like, 0), exchange: withNul },
      },
    );
  }
}

export const textPunctuationChecks: readonly Check[] = [
  check('listInvoices/marks-in-text-filter', {
    statement: 'rule:list-text',
    title:
      'a text with accents, %, _, \\ or NUL, or the name of a field, in every list -> the documents that hold it, none that is alike',
    also: ['listEstimates', 'listGuides', 'listPurchaseOrders'],
    needs: ['clients'],
    run: wildcards,
  }),
];
