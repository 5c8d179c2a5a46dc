/** Updates of drafts, for every document type: they stick, the second too, and change no other document. */
import type { DocumentType } from '../../generated/states.js';
import { dateText, type MadeDocument } from '../given/given.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { addsUp } from './document-amounts.js';
import {
  buyer,
  carriesSent,
  type DocumentRule,
  linesOf,
  make,
  partyOf,
  read,
  sameContent,
  untouched,
  update,
} from './kit/document-rules.js';
import { carriesTransport, transport } from './kit/document-transport.js';

/** Three drafts; the second is updated twice, then the third once. Only what is updated changes. */
async function updates(t: CheckContext, type: DocumentType): Promise<void> {
  const first = partyOf(await buyer(t));
  const other = partyOf(await buyer(t));
  const made: MadeDocument[] = [];
  for (let n = 1; n <= 3; n += 1)
    made.push(await make(t, type, { client: first, ...transport(type, `a${n}`) }));
  const [one, two, three] = made as [MadeDocument, MadeDocument, MadeDocument];
  let expected = await Promise.all(made.map((document) => read(t, document)));
  const rounds: [MadeDocument, string, Json][] = [
    [two, 'the first update', { client: other }],
    [two, 'the second update', { client: first }],
    [three, 'an update of another', { client: other }],
  ];
  for (const [n, [target, what, party]] of rounds.entries()) {
    const fields = changedFields(t, type, n + 1, party);
    const sent = await update(t, target, fields, what);
    const after = await Promise.all([one, two, three].map((document) => read(t, document)));
    judgeUpdated(t, after[made.indexOf(target)] ?? {}, sent, what);
    for (const [m, document] of made.entries()) {
      if (document !== target)
        untouched(t, after[m] ?? {}, expected[m] ?? {}, `document ${m + 1} after ${what}`);
    }
    expected = after;
  }
  const last = await Promise.all(made.map((document) => read(t, document)));
  for (const [n, record] of last.entries())
    sameContent(t, record, expected[n] ?? {}, `of document ${n + 1}, read later`);
}

function changedFields(t: CheckContext, type: DocumentType, n: number, party: Json): Json {
  return {
    ...party,
    ...transport(type, `upd${n}`),
    reference: t.unique(`Changed ${n}`),
    observations: `Changed ${n} times`,
    date: dateText(-n),
    due_date: dateText(40 + n),
    items: [
      t.given.line({ description: `Changed ${n} a`, unit_price: `${n}1.5`, quantity: '2' }),
      t.given.line({ description: `Changed ${n} b`, unit_price: `${n}2.25`, quantity: '3' }),
    ],
  };
}

/** Whether lines replace the old ones is assumed (another check); those sent are there in any case. */
function judgeUpdated(t: CheckContext, record: Json, sent: Json, what: string): void {
  const lines = linesOf(record);
  const present = (sent.items as Json[]).map(
    (line) => lines.find((one) => one.description === line.description) ?? line,
  );
  const missing = (sent.items as Json[]).find(
    (line) => !lines.some((one) => one.description === line.description),
  );
  if (missing) t.fail(`the line "${missing.description}" is there after ${what}`, lines);
  carriesSent(t, { ...record, items: present }, sent, `the document after ${what}`);
  carriesTransport(t, record, sent, `the document after ${what}`);
  t.expect.sameWord(record.status, 'draft', `status after ${what}`);
  addsUp(t, record, `the document after ${what}`);
  const sum = lines.reduce((total, line) => total + Number(line.unit_price) * Number(line.quantity), 0);
  t.expect.cents(record.sum, sum.toFixed(6), `sum (of the lines shown) after ${what}`);
}

const agreement = { source: 'Endpoints, Documents', kind: 'round-trip' as const };

export const updateRules: readonly DocumentRule[] = [
  {
    ...agreement,
    slug: 'changes-one-document',
    action: 'update',
    title: 'a draft among others updated, and again -> it alone shows the new values',
    rule: 'An update of a draft sticks, the second too, and changes no other document.',
    run: updates,
  },
  {
    ...agreement,
    slug: 'lines-replaced',
    action: 'update',
    title: 'an update with fewer lines -> the lines sent are the only ones',
    rule: 'We assume: the lines sent in an update replace all lines.',
    rules: ['update-lines-replace'],
    assumed: true,
    run: async (t, type) => {
      const line = (n: number) => t.given.line({ description: `Line ${n}` });
      const made = await make(t, type, { items: [line(1), line(2), line(3)] });
      const sent = await update(t, made, { items: [line(4), line(2)] });
      carriesSent(t, await read(t, made), sent, 'the updated document');
    },
  },
];
