/** The invoices of a client: only the client's own, and, as an interpretation, how they are filtered. */

import { statusSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import { clientWithoutDocuments } from '../accounts/treasury.js';
import { declaring } from '../kit/declare.js';
import { buyer, partyOf } from '../kit/document-rules.js';
import { retryJudging } from '../kit/records.js';

/** Possible bodies for "no filter": the body is not documented. */
const noFilters = [undefined, {}, { filter: {} }];

type Buyer = Awaited<ReturnType<typeof buyer>>;

async function invoicesOf(t: CheckContext, client: Pick<Buyer, 'id'>): Promise<Answer> {
  let refused: Answer | undefined;
  for (const body of noFilters) {
    const answer = await t.call(
      'listClientInvoices',
      { path: { client_id: client.id ?? '' }, body },
      { status: 'any' },
    );
    if (isSuccess(answer.status)) return answer;
    refused ??= answer;
  }
  return t.fail('the invoices of a client', `${refused?.status} ${refused?.text}`, {
    field: 'filter',
    symptom: refused ? statusSymptom(refused.status) : 'absent',
  });
}

/** Whether it may be the first of several pages, which the description does not give this operation; the client may be an old one. */
const mayGoOn = ({ length }: readonly string[]): boolean => [10, 20, 30].includes(length);

/** Two clients with two final invoices and one: drafts may lawfully be left out. */
async function twoBuyers(t: CheckContext) {
  const [one, other] = [await buyer(t), await buyer(t)];
  const invoice = (party: Buyer) => t.given.document('invoices', 'final', { client: partyOf(party) });
  return { one, other, ofOne: [await invoice(one), await invoice(one)], ofOther: [await invoice(other)] };
}

const check = declaring({
  statement: 'rule:client-invoices',
  covers: true,
  assumed: true,
  needs: ['invoices'],
});

function invoiceChecks(): Check[] {
  const operation = 'listClientInvoices';
  const rule = "A client's invoices are that client's.";
  return [
    check(`${operation}/own-invoices-only`, {
      rule,
      title: 'two clients with invoices -> each shows its own',
      run: async (t: CheckContext) => {
        const { one, other, ofOne, ofOther } = await twoBuyers(t);
        for (const [client, own, foreign] of [
          [one, ofOne, ofOther],
          [other, ofOther, ofOne],
        ] as const) {
          await retryJudging(
            () => invoicesOf(t, client),
            ({ list }) => {
              const ids = list.map((entry) => String(entry.id));
              for (const { id, name } of own)
                t.expect.that(
                  mayGoOn(ids) || ids.filter((listed) => listed === String(id)).length === 1,
                  `the client's invoice ${name} once`,
                  ids.join(),
                  { field: 'id', symptom: ids.includes(String(id)) ? 'listed twice' : 'not listed' },
                );
              for (const { id, name } of foreign)
                t.expect.that(!ids.includes(String(id)), `no invoice ${name} of another client`, ids.join(), {
                  field: 'id',
                  symptom: 'listed',
                });
            },
          );
        }
      },
    }),
    check(`${operation}/none-of-others`, {
      rule,
      title: 'a client for whom no invoice was made -> none of another client',
      run: async (t: CheckContext) => {
        const client = await clientWithoutDocuments(t);
        const { id, name } = await t.given.sharedDocument('invoices', 'final');
        const { list } = await invoicesOf(t, client);
        const strays = list.filter((one) => String(one.id) === String(id));
        t.expect.that(strays.length === 0, `no invoice ${name} of another client`, `${strays.length}`, {
          field: 'id',
          symptom: 'listed',
        });
      },
    }),
    ...filterCases.map(([slug, filter, states]) =>
      check(`${operation}/filter-${slug}`, {
        title: `filter ${JSON.stringify(filter)} -> exactly the matching ones`,
        run: (t: CheckContext) => filtered(t, filter, states),
      }),
    ),
  ];
}

/** Filters, and which of three invoices (draft, final, settled) each keeps. */
const filterCases = [
  ['status-final', { status: ['final'] }, ['final']],
  ['status-settled', { status: ['settled'] }, ['settled']],
  ['status-two', { status: ['draft', 'settled'] }, ['draft', 'settled']],
  ['type-invoice', { by_type: ['Invoice'] }, ['draft', 'final', 'settled']],
  ['type-other', { by_type: ['CreditNote'] }, []],
  ['archived', { archived: ['archived'] }, []],
  ['non-archived', { archived: ['non_archived'] }, ['draft', 'final', 'settled']],
] as const;

async function threeInvoices(t: CheckContext) {
  const client = await t.given.sharedRecord('buyer', 'with three invoices');
  const party = { client: { name: client.sent.name, code: client.sent.code } };
  const ids = new Map<string, string>();
  for (const state of ['draft', 'final', 'settled'])
    ids.set(state, String((await t.given.document('invoices', state, party)).id));
  return { client, ids };
}

/** The names of our invoices that the filter keeps; earlier runs may have left others to the client. */
async function ownInvoices(
  t: CheckContext,
  client: string | number,
  filter: Json,
  own: readonly string[],
): Promise<string[]> {
  const kept = new Set<string>();
  for (let page = 1; page <= 6; page += 1) {
    const query = { page, per_page: 30 };
    const { list } = await t.call('listClientInvoices', {
      ...{ path: { client_id: client }, query, body: { filter } },
    });
    for (const { id } of list) if (own.includes(String(id))) kept.add(String(id));
    if (list.length < 30) break;
  }
  return [...kept];
}

async function filtered(t: CheckContext, filter: Json, states: readonly string[]): Promise<void> {
  const { client, ids } = await t.given.once('a client with three invoices', () => threeInvoices(t));
  const wanted = states.map((state) => ids.get(state));
  const own = [...ids.values()];
  await retryJudging(
    () => ownInvoices(t, client.id, filter, own),
    (kept) =>
      t.expect.equal(kept.sort(), [...wanted].sort(), 'the ids of the invoices kept', {
        field: `filter.${Object.keys(filter)[0] ?? ''}`,
        symptom: wanted.every((id) => id !== undefined && kept.includes(id)) ? 'listed' : 'not listed',
      }),
  );
}

export const clientInvoiceChecks: Check[] = invoiceChecks();
