/** Mutually exclusive transitions sent at once: one must be refused. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { isAssumedTable } from '../../given/paths.js';
import { isClientError } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { check } from '../kit/declare.js';
import { createdTypes, isFirstType, issuedState, needsOf, readMaybe } from '../kit/document-rules.js';
import { isOtherStatus, judgeRefusals, repeatUntilNoted, sendConcurrently } from '../kit/probe.js';
import { changeOf } from '../kit/probes.js';

interface Exclusive {
  type: DocumentType;
  from: 'draft' | 'final';
  /** After either of the two the other one is forbidden. */
  words: readonly [string, string];
}

const exclusives: readonly Exclusive[] = createdTypes
  .filter((type) => !isAssumedTable(type))
  .flatMap((type, n): Exclusive[] => [
    { type, from: 'draft', words: n % 2 === 0 ? ['finalized', 'deleted'] : ['deleted', 'finalized'] },
    ...(documentTypes[type].family === 'invoices' && issuedState(type) === 'final'
      ? [{ type, from: 'final', words: ['canceled', 'settled'] } as const]
      : []),
  ]);

const leadsTo = (type: DocumentType, word: string): string =>
  word === 'finalized' ? issuedState(type) : word;

/** Sends two mutually exclusive transitions at once. */
async function transitions(t: CheckContext, { type, from, words }: Exclusive): Promise<void> {
  await repeatUntilNoted(t, isFirstType(type) ? 2 : 1, async (round) => {
    const one = await t.given.document(type, from === 'final' ? 'final' : undefined);
    const [first, second] = round % 2 === 0 ? [words[1], words[0]] : words;
    const all = await sendConcurrently(
      t,
      // Twice each for the first type of a family; the other types probably share its code.
      (isFirstType(type) ? [first, second, first, second] : [first, second]).map((word) =>
        changeOf(t, one, word),
      ),
      'overlap.change-state',
    );
    // The other trigger has made it a forbidden one, which any 4xx may refuse.
    judgeRefusals(
      t,
      all.filter(({ answer }) => !isClientError(answer?.status ?? 0)),
      'overlap.change-state',
    );
    const accepted = words.filter((word) =>
      all.some(({ probe, isAccepted }) => isAccepted && JSON.stringify(probe.body).includes(`"${word}"`)),
    );
    const operation = operationsOf(type).change;
    if (accepted.length === 2)
      t.soft(`one of ${words.join(' and ')} is refused, when both are sent at once`, 'both accepted', {
        ...{ symptom: 'accepted', field: 'status', statement: 'rule:transition-forbidden', operation },
        proof: { by: 'status', accepted: [[400, 599]], everyBody: true },
        // Each of them alone would be lawful.
        exchange: all.findLast(({ isAccepted }) => isAccepted)?.exchange(),
      });
    const [only] = accepted;
    if (accepted.length !== 1 || only === undefined) return;
    const record = await readMaybe(t, one);
    const due = leadsTo(type, only);
    // A deleted document may answer 404.
    if (record !== undefined && isOtherStatus(record, due))
      t.soft(`status is ${due}: ${only} was accepted, what excludes it was refused`, record.status, {
        ...{ symptom: 'different', field: 'status', statement: 'rule:transition-allowed', operation },
      });
  });
}

export const transitionChecks: readonly Check[] = [
  ...exclusives.map((one): Check => {
    const operation = operationsOf(one.type).change;
    return check(`${operation}/${one.words.join('-or-')}-at-once`, {
      statement: 'rule:transition-forbidden',
      title: `${one.words.join(' and ')} at once -> one of them`,
      rule: 'Of two transitions that exclude each other one is refused, when both are sent at once.',
      needs: needsOf(one.type),
      run: (t) => transitions(t, one),
    });
  }),
];
