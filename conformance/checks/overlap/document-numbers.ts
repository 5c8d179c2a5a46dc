/** Documents made final at once in one series: numbers of their own, never final without one. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import {
  burst,
  judgeRefusals,
  type Overlapped,
  type Probe,
  recordOf,
  untilShown,
  wrong,
} from '../kit/probe.js';
import { base, changeOf, getOf, isFinal, isText } from './document-probes.js';

/** Finalized at once in one series, and read meanwhile. */
async function numbers(t: CheckContext): Promise<void> {
  const series = await t.given.acquire('sequence');
  const types: DocumentType[] = ['invoices', 'invoices', 'credit_notes', 'credit_notes', 'quotes', 'quotes'];
  const claimed = types.filter((type) =>
    t.settings.claims.includes(documentTypes[type].family as 'invoices'),
  );
  await untilShown(t, 2, async () => {
    const drafts: MadeDocument[] = [];
    for (const type of claimed)
      drafts.push(await t.given.document(type, undefined, { sequence_id: String(series.id) }));
    const all = await burst(
      t,
      drafts.flatMap((one) => [changeOf(t, one, 'finalized'), getOf(one)]),
      'overlap.finalize',
    );
    judgeRefusals(t, all, 'overlap.finalize');
    for (const { probe, answer, exchange } of all)
      if (probe.body === undefined) judgeNumber(t, recordOf(answer), probe, exchange());
    await judgeUnique(t, drafts);
  });
}

/** Whoever reads sees the draft or the final document, never one that is final without a number. */
function judgeNumber(
  t: CheckContext,
  record: Json,
  { operation }: Probe,
  exchange: ReturnType<Overlapped['exchange']>,
): void {
  if (!isFinal(record) || isText(record.sequence_number)) return;
  wrong(
    t,
    'a final document has its number, read while it is made final',
    record.sequence_number ?? 'nothing',
    {
      ...{
        symptom: 'absent',
        field: 'sequence_number',
        statement: 'rule:number-on-final',
        operation,
        exchange,
      },
    },
  );
}

async function judgeUnique(t: CheckContext, drafts: readonly MadeDocument[]): Promise<void> {
  const seen = new Map<string, string>();
  for (const one of drafts) {
    const record = await t.given.read(one);
    if (!isFinal(record)) continue;
    judgeNumber(t, record, getOf(one), t.client.last());
    const key = `${one.type} ${record.sequence_number}`;
    const operation = operationsOf(one.type).change;
    if (isText(record.sequence_number) && seen.has(key))
      wrong(
        t,
        'each of several documents made final at once has a number of its own',
        'the number of another',
        {
          ...{ symptom: 'not unique', field: 'sequence_number', statement: 'rule:number-unique', operation },
        },
      );
    seen.set(key, one.name);
  }
}

export const numberChecks: readonly Check[] = [
  {
    ...base,
    id: 'changeInvoiceState/finalized-at-once',
    statement: 'rule:number-unique',
    title:
      'changeInvoiceState: several documents made final at once in one series -> numbers of their own, never final without one',
    rule: 'A number is unique in its series and type, however many documents are made final at once.',
    operation: 'changeInvoiceState',
    also: ['changeQuoteState', 'changeCreditNoteState', 'getInvoice', 'getCreditNote', 'getQuote'],
    needs: ['invoices', 'sequences'],
    run: numbers,
  },
];
