import { statusSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { judgeNumberIn } from '../documents/document-numbers.js';
import { check } from '../kit/declare.js';
import { isClaimed } from '../kit/document-rules.js';
import { ownAccountOnly } from '../kit/lists-apart.js';
import { refuse } from '../kit/probe.js';
import { createOf } from '../kit/probes.js';
import { judgeAll, judgeList } from '../kit/record-judging.js';
import { createIfAccepted, make, makeSome, read, retryJudging } from '../kit/records.js';
import { isDefault, sequenceKind, unusedSequence } from '../kit/sequence-kind.js';
import { recordChecks } from './record-checks.js';
import { countChecks } from './sequence-counts.js';
import { defaultChecks } from './sequence-default.js';

const registerChecks: readonly Check[] = [
  check('registerSequence/registers', {
    statement: 'operation:registerSequence',
    title: 'a sequence that exists -> accepted, its serie and counts stay; once more -> no 5xx',
    rule: 'The operation registers the sequence with the tax authority.',
    source: 'Endpoints, Sequences',
    assumed: true,
    run: async (t: CheckContext) => {
      const made = await makeSome(t, sequenceKind, 2);
      const [one] = made;
      await t.call('registerSequence', { path: { sequence_id: String(one?.id) } });
      await judgeAll(t, sequenceKind, made, 'after one was registered');
      const how = { status: 'any' as const, what: 'a registered sequence' };
      await t.call('registerSequence', { path: { sequence_id: String(one?.id) } }, how);
    },
  }),
];

/** The sequence that no check uses, as it was read first. */
export const freshSequence = (t: CheckContext) =>
  t.given.once('a fresh sequence', async () => read(t, sequenceKind, await unusedSequence(t)));

const marked = `Conformance A&B's "C" 1/2; a, b | 5% + <x> \\ Ação Łódź Ж 東京 עב 🧾`;

/** Judges that another account can have a series of the same name, if it accepts any series. */
async function serieOfBoth(t: CheckContext): Promise<void> {
  const there = t.inSecondAccount() ?? t.unsupported('there is no second account');
  const { sent: own } = await unusedSequence(t);
  const create = (serie: unknown) =>
    there.call('createSequence', { body: { sequence: { serie } } }, { status: 'any' });
  const answer = await create(own.serie);
  const made = isSuccess(answer.status) ? answer : await create(sequenceKind.minimum(there).serie);
  there.given.made('createSequence', made.record.id);
  t.expect.that(
    isSuccess(answer.status) || !isSuccess(made.status),
    'a series of another account may be created, as a new one may',
    `${answer.status} refused`,
    { field: 'sequence.serie', symptom: statusSymptom(answer.status) },
  );
}

export const sequenceChecks: Check[] = [
  ...recordChecks(sequenceKind),
  check('createSequence/same-serie-in-two-accounts', {
    title: 'the serie of another account -> accepted, where a new one is',
    rule: 'Each account has series of its own.',
    statement: 'rule:key-identifies-account',
    needs: ['second-account'],
    run: serieOfBoth,
  }),
  check('getSequence/keeps-marked-serie', {
    title:
      'marks and characters of many scripts in the serie -> refused, or read, listed and in numbers as it was sent',
    statement: 'rule:sequence-fields-kept',
    run: async (t: CheckContext) => {
      // Reuses the one of an earlier run, because sequences cannot be deleted.
      const there = (await t.call('listSequences')).list.find(({ serie }) => serie === marked);
      const id = there?.id as number | undefined;
      const one =
        id === undefined
          ? await createIfAccepted(t, sequenceKind, { serie: marked })
          : { id, name: marked, sent: { serie: marked } };
      if (!one) return;
      await judgeAll(t, sequenceKind, [one], 'with signs');
      await judgeList(t, sequenceKind, [one]);
      if (isClaimed(t, 'invoices')) await judgeNumberIn(t, one.id);
    },
  }),
  check('createSequence/starts-at-nothing', {
    title: 'a new sequence -> every count is 0 or null',
    rule: 'A sequence counts its documents; a new one has none.',
    statement: 'rule:sequence-counts-up',
    assumed: true,
    run: async (t: CheckContext) => {
      const got = await freshSequence(t);
      for (const [field, value] of Object.entries(got))
        if (/^current_\w+_number$/.test(field))
          t.expect.that(value === null || value === 0, `${field} is 0 or null`, value, {
            field,
            symptom: 'present',
          });
    },
  }),
  check('createSequence/not-default-unasked', {
    statement: 'rule:one-default-sequence',
    title: 'a new sequence without default_sequence -> it is not the default',
    rule: '`default_sequence` is optional; `1` makes the sequence the default.',
    run: async (t: CheckContext) => {
      // In an empty account the first sequence may become the default.
      await make(t, sequenceKind);
      const got = await freshSequence(t);
      t.expect.that(!isDefault(got), 'not the default: that was not asked for', got.default_sequence, {
        field: 'default_sequence',
        symptom: 'present',
      });
    },
  }),
  check('createSequence/refused-used-serie', {
    statement: 'rule:sequence-names-unique',
    title: 'a serie that exists -> 422',
    assumed: true,
    run: async (t: CheckContext) => {
      const made = await make(t, sequenceKind);
      await refuse(t, createOf('sequence', made.sent), 'sequence.serie', 'a used serie');
    },
  }),
  check('listSequences/one-default', {
    title: 'the list -> at most one sequence is the default',
    rule: 'At most one sequence is the default; none is, until one was chosen.',
    statement: 'rule:one-default-sequence',
    covers: true,
    readOnly: true,
    run: async (t: CheckContext) => {
      await retryJudging(
        () => t.call('listSequences'),
        ({ list }) => {
          const marked = list.filter(isDefault).length;
          t.expect.that(marked <= 1, 'at most one default sequence', marked, {
            field: 'default_sequence',
            symptom: 'not unique',
          });
        },
      );
    },
  }),
  ownAccountOnly(sequenceKind),
  ...defaultChecks(),
  ...countChecks(),
  ...registerChecks,
];
