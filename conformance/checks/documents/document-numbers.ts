/**
 * Numbers of final documents: both orders agree, each is one higher than the last, and the sequence's counter follows. Sequences
 * themselves are judged in records/.
 */
import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import { isAssumedTable } from '../../given/paths.js';
import type { Exchange } from '../../judge/exchange.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import { invertedProof, proofOfOtherRecord } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import {
  buyer,
  type DocumentRule,
  isFirstType,
  isNumbered,
  make,
  makeIfAccepted,
  partsOfNumber,
  partyOf,
  read,
  tryTrigger,
} from '../kit/document-rules.js';

interface Numbered {
  number: number;
  serie: string;
  sequenceId: string;
  atcud: string;
}

/** Fails unless number/series and series/number agree. */
function numbersOf(t: CheckContext, record: Json, who: string, type?: DocumentType): Numbered {
  const operation = type && operationsOf(type).change;
  const [text, inverted] = [String(record.sequence_number), String(record.inverted_sequence_number)];
  const { number, serie } = partsOfNumber(text);
  t.expect.that(
    number !== undefined && serie !== undefined,
    `sequence_number of ${who} is number/series`,
    text,
    { field: 'sequence_number', symptom: 'wrong form', statement: 'rule:number-on-final', operation },
  );
  t.expect.equal(inverted, `${serie}/${number}`, `inverted_sequence_number of ${who}`, {
    ...{ field: 'inverted_sequence_number', symptom: 'inconsistent', statement: 'rule:number-on-final' },
    ...{ operation, proof: invertedProof },
  });
  return {
    number: Number(number),
    serie: String(serie),
    sequenceId: String(record.sequence_id),
    atcud: String(record.atcud),
  };
}

/** Judges the number of an invoice in this sequence, whatever signs its series has; an account may refuse the invoice. */
export async function judgeNumberIn(t: CheckContext, sequence: string | number): Promise<void> {
  const mayRefuse = 'the sequence of an invoice is an optional field';
  const draft = await makeIfAccepted(t, 'invoices', inSequence(sequence), mayRefuse);
  if (!draft || !isSuccess((await tryTrigger(t, draft, 'finalized')).status)) return;
  const record = await read(t, draft);
  if (isNumbered(record.sequence_number))
    numbersOf(t, record, 'an invoice in a series with signs', draft.type);
}

/** A sequence that only these checks use; undefined where none can be created, for example for lack of credentials. */
async function ownSequence(t: CheckContext): Promise<string | number | undefined> {
  if (!t.settings.claims.includes('sequences')) return undefined;
  return (await orUndefined(() => t.given.sharedRecord('sequence', 'of numbers')))?.id;
}

/** The field by which a document names its sequence; empty without a sequence. */
const inSequence = (id: string | number | undefined): Json =>
  id === undefined ? {} : { sequence_id: String(id) };

/** Two documents finalized at the same time must not get the same number. */
async function apartAtOnce(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const fields = { client, ...inSequence(await ownSequence(t)) };
  const drafts: MadeDocument[] = [];
  for (let n = 0; n < 2; n += 1) drafts.push(await make(t, type, fields));
  // One of them may be refused because of the other; only numbered documents are judged.
  const what = 'two finalized at once';
  await Promise.all(drafts.map((draft) => tryTrigger(t, draft, 'finalized', what)));
  const shown = new Map<string, Exchange | undefined>();
  for (const [n, draft] of drafts.entries()) {
    const record = await read(t, draft);
    if (String(record.status).toLowerCase() === 'draft') continue;
    const exchange = t.client.last();
    const { number, serie } = numbersOf(t, record, `document ${n + 1}`);
    const full = `${number}/${serie}`;
    t.expect.that(
      !shown.has(full),
      'each of two documents finalized at once has its own number',
      `${full} twice`,
      {
        ...{ field: 'sequence_number', symptom: 'not unique', exchange },
        ...proofOfOtherRecord(record.sequence_number, shown.get(full)),
      },
    );
    shown.set(full, exchange);
  }
}

/** For the first type of each family, except purchase orders, whose transitions are not documented. Cases judge every type. */
export const numberRules = (type: DocumentType): readonly DocumentRule[] =>
  isAssumedTable(type) || !isFirstType(type)
    ? []
    : [
        {
          id: 'change/numbers-apart',
          statement: 'rule:number-unique',
          covers: true,
          isRace: true,
          title: 'two finalized at once -> each has a number of its own',
          run: apartAtOnce,
        },
      ];
