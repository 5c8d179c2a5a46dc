/**
 * Model-based stories and walks: fast-check draws moves over all resources, the model determines what must hold after each, and at
 * the end of every story all created records are read again. A failure is shrunk to the shortest story on fresh records and reported
 * move by move, with the seed and path that replay it.
 */

import fc from 'fast-check';
import type { OperationId } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { clientKind } from '../checks/kit/client-kind.js';
import { createdTypes, needsOf, typesOf } from '../checks/kit/document-rules.js';
import { itemKind } from '../checks/kit/item-kind.js';
import type { FieldedKind } from '../checks/kit/record-declaring.js';
import { sequenceKind } from '../checks/kit/sequence-kind.js';
import { taxKind } from '../checks/kit/tax-kind.js';
import { operationsOf } from '../dialect/dialect.js';
import { isAssumedTable, stepsOf, tableOf } from '../given/paths.js';
import { Ended, violated } from '../judge/outcome.js';
import type { Check, CheckContext } from '../run/check.js';
import { withArticle } from '../target/article.js';
import type { Feature } from '../target/claims.js';
import type { Profile } from '../target/settings.js';
import { emptyModel, type Model } from './model.js';
import {
  changeDraft,
  changeRecord,
  issueDraft,
  judgeEverything,
  listRecords,
  type Move,
  makeRecord,
  pay,
  pull,
  readDocuments,
  readRecords,
  removeTax,
} from './moves.js';

interface Length {
  runs: number;
  moves: number;
}

const budget: Record<Exclude<Profile, 'smoke'>, Length> = {
  full: { runs: 2, moves: 7 },
  soak: { runs: 40, moves: 24 },
};

type Command = fc.AsyncCommand<Model, CheckContext>;

/** The text of a move that the shortest story does not run. */
const notMade = 'a move that was not made';

/**
 * A move as a command of fast-check; its text is what it did last, so that a shrunk story is readable. `tried`: its text while it has
 * not succeeded; without it a move that fails is named by the violation alone.
 */
function command(move: Move, tried?: string): Command {
  let reported = notMade;
  return {
    check: (model) => move.possible(model),
    async run(model, t) {
      reported = tried ?? reported;
      reported = await move.go(model, t);
    },
    toString: () => reported,
  };
}

const drawn = <T extends readonly unknown[]>(draw: fc.Arbitrary<T>, move: (...values: T) => Move) =>
  draw.map((values) => command(move(...values)));
const which = fc.nat({ max: 3 });
const variant = fc.constantFrom(0 as const, 1 as const);
const plain = (move: Move) => fc.constant(null).map(() => command(move));

function recordMoves(kind: FieldedKind, isNeighbour = false): fc.Arbitrary<Command>[] {
  return [
    drawn(fc.tuple(variant), (one) => makeRecord(kind, one, isNeighbour)),
    plain(readRecords(kind)),
    ...(kind.update ? [drawn(fc.tuple(which, variant), (index, one) => changeRecord(kind, index, one))] : []),
    ...(kind === taxKind ? [drawn(fc.tuple(which), (index) => removeTax(kind, index))] : []),
  ];
}

/** Half of the triggers drawn are ones that change a state, so that rare cells are reached. */
function documentMoves(type: DocumentType): fc.Arbitrary<Command>[] {
  const { triggers } = tableOf(type);
  const leading = stepsOf(type).map(({ trigger }) => trigger);
  const trigger = fc.oneof(fc.constantFrom(...leading), fc.constantFrom(...triggers));
  return [
    plain(issueDraft(type)),
    drawn(fc.tuple(which, fc.integer({ min: 1, max: 900 })), (index, price) =>
      changeDraft(type, index, price),
    ),
    drawn(fc.tuple(which, trigger), (index, word) => pull(type, index, word)),
    plain(readDocuments),
    ...(type === 'invoices' ? [drawn(fc.tuple(which), (index) => pay(type, index))] : []),
  ];
}

const isEmpty = ({ documents, records, removed }: Model): boolean =>
  documents.length + removed.length === 0 && [...records.values()].every((all) => all.length === 0);

/** What surrounds the moves that are drawn. */
interface Frame {
  /** Creates, as prerequisites, the records with which every story begins. */
  start?(model: Model, t: CheckContext): Promise<void>;
  /** Judges what is there when a story ends. */
  end?(model: Model, t: CheckContext): Promise<void>;
}

async function explore(
  t: CheckContext,
  { start, end }: Frame,
  moves: fc.Arbitrary<Command>[],
  { runs, moves: maxCommands }: Length,
): Promise<void> {
  let ended: Ended | undefined;
  const stories = fc.commands(moves, { maxCommands, size: 'max' });
  const property = fc.asyncProperty(stories, async (story) => {
    // A story that could not be judged is not shrunk.
    if (ended && ended.ending.verdict !== 'fail') return;
    const model = emptyModel();
    try {
      await start?.(model, t);
      await fc.asyncModelRun(() => ({ model, real: t }), story);
      await end?.(model, t);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      ended = error;
      if (error.ending.verdict === 'fail') throw error;
    }
  });
  const details = await fc.check(property, { seed: t.seed, numRuns: runs });
  if (!ended) {
    if (details.failed) throw details.errorInstance ?? new Error('fast-check failed without an error');
    return;
  }
  if (ended.ending.verdict !== 'fail') throw ended;
  const made = [...(details.counterexample?.[0] ?? [])].map(String).filter((one) => one !== notMade);
  const steps = made.length > 0 ? made.join(', then ') : 'one create';
  const { violation } = ended.ending;
  throw violated({
    ...violation,
    expected: `${violation.expected}; the shortest sequence that fails: ${steps} (seed ${details.seed}, path ${details.counterexamplePath})`,
  });
}

/** Reads everything again. A story that created nothing makes the `first` move before, so that each story has something to judge. */
const readAll =
  (first: Move): Frame['end'] =>
  async (model, t) => {
    if (isEmpty(model)) await first.go(model, t);
    await judgeEverything(model, t);
  };

interface Story {
  operation: OperationId;
  about: string;
  needs?: Check['needs'];
  first: Move;
  /** Drawn three times as often as those in `company`. */
  focus: fc.Arbitrary<Command>[];
  /** Left out if the target does not claim the feature. */
  company: { feature: Feature; moves: fc.Arbitrary<Command>[] };
}

function checkOf(story: Story, profile: 'full' | 'soak'): Check {
  const { operation, about, needs, first, focus, company } = story;
  return {
    id: `${operation}/stories${profile === 'soak' ? '-long' : ''}`,
    statement: 'rule:record-meant',
    title: `${about}, among other records: any moves in any order -> each is as the last move left it`,
    rule: `Whatever is made, changed and deleted in whatever order, each record is as it was last sent, and no other moves.`,
    source: 'Resources; States and transitions',
    kind: 'model',
    operation,
    profile,
    needs,
    run: (t) => {
      const others = t.settings.claims.includes(company.feature) ? company.moves : [];
      return explore(t, { end: readAll(first) }, [...focus, ...focus, ...focus, ...others], budget[profile]);
    },
  };
}

function recordStory(kind: FieldedKind, neighbour: FieldedKind): Story {
  return {
    operation: kind.update ?? kind.create,
    about: kind.plural,
    first: makeRecord(kind, 0, false),
    focus: [...recordMoves(kind), plain(listRecords(kind))],
    company: { feature: neighbour.plural as Feature, moves: recordMoves(neighbour, true) },
  };
}

function documentStory(type: DocumentType): Story {
  const { family, singular } = documentTypes[type];
  const sibling = typesOf(family).find((one) => one !== type && needsOf(one).length === 0);
  return {
    operation: operationsOf(type).update,
    about: withArticle(singular.replaceAll('_', ' ')),
    needs: needsOf(type),
    first: issueDraft(type),
    focus: documentMoves(type),
    company: { feature: family as Feature, moves: sibling ? documentMoves(sibling) : [] },
  };
}

const stories: readonly Story[] = [
  recordStory(itemKind, taxKind),
  recordStory(taxKind, itemKind),
  recordStory(clientKind, itemKind),
  recordStory(sequenceKind, clientKind),
  ...createdTypes.map(documentStory),
];

export const storyChecks: readonly Check[] = stories.flatMap((story) => [
  checkOf(story, 'full'),
  checkOf(story, 'soak'),
]);

const walkers = 2;

/** Any triggers on two documents of a type. Only in the soak profile: in the full one the cases cover the states. */
function walkCheck(type: DocumentType): Check {
  const { singular } = documentTypes[type];
  const { change } = operationsOf(type);
  const { initial, triggers } = tableOf(type);
  const trigger = fc.constantFrom(...triggers);
  const start: Frame['start'] = async ({ documents }, t) => {
    for (let n = 0; n < walkers; n += 1)
      documents.push({ document: await t.given.document(type), state: initial });
  };
  const step = fc
    .tuple(fc.nat({ max: walkers - 1 }), trigger)
    .map(([index, word]) => command(pull(type, index, word), `${word} on ${singular} ${index + 1}`));
  return {
    id: `${change}/random-walks`,
    statement: 'rule:transition-allowed',
    title: `${singular}: any steps over ${walkers} documents -> each is where the state table says`,
    rule: `Whatever the order of its triggers, ${withArticle(singular)} is in the state that the table gives, and no other document moves.`,
    source: 'States and transitions',
    kind: 'model',
    operation: change,
    profile: 'soak',
    run: (t) => explore(t, { start }, [step], { runs: 40, moves: 9 }),
  };
}

export const walkChecks = createdTypes.filter((type) => !isAssumedTable(type)).map(walkCheck);
