/** Concurrent updates of one document: a read shows exactly one of them. */

import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { paginationOf } from '../../target/pagination.js';
import { check } from '../kit/declare.js';
import { linesOf } from '../kit/document-rules.js';
import type { Query } from '../kit/list-walk.js';
import { judgeRefusals, type Probe, recordOf, repeatUntilNoted, sendInParallelRows } from '../kit/probe.js';
import { getOf, putOf } from '../kit/probes.js';

const linesIn = (nth: number): number => 2 + nth;

/** The fields of one version; its number determines how many lines it has, and is in each of them. */
function version(t: CheckContext, word: string, nth: number): Json {
  const items = Array.from({ length: linesIn(nth) }, (_, n) =>
    t.given.line({
      description: `${word} of version ${nth}`,
      unit_price: String(10 * nth + n),
      quantity: '1',
    }),
  );
  return { items, reference: `${word} ${nth}`, observations: `${word} of version ${nth}` };
}

/** How a read mixes several versions; undefined where it shows one. */
export function mixture(word: string, record: Json): string | undefined {
  const lines = linesOf(record);
  const versionIn = (text: unknown) =>
    String(text).includes(word) ? / of version (\d)/.exec(String(text))?.[1] : undefined;
  const reference = new RegExp(`^${word} (\\d)$`).exec(String(record.reference))?.[1];
  const shown = new Map([
    ['reference', new Set([reference])],
    ['observations', new Set([versionIn(record.observations)])],
    ['lines', new Set(lines.map(({ description }) => versionIn(description)))],
  ]);
  for (const versions of shown.values()) versions.delete(undefined);
  const all = new Set([...shown.values()].flatMap((versions) => [...versions]));
  if (all.size > 1) {
    const parts = [...shown].filter(([, versions]) => versions.size > 0);
    const said = parts.map(([name, versions]) => `${name} of version ${[...versions].join(' and ')}`);
    return `fields of several updates: ${said.join(', ')}`;
  }
  const [nth] = all;
  if (nth !== undefined && lines.length !== linesIn(Number(nth))) return 'some of the lines of an update';
  const due = lines.reduce((sum, { unit_price }) => sum + Number(unit_price), 0);
  const { sum } = record;
  const isOff = typeof sum === 'number' && Math.abs(sum - due) > 0.5;
  return nth !== undefined && isOff ? 'the amounts of another update' : undefined;
}

/**
 * The list of the type, if its entry shows the document with its lines. Reading many documents takes long, so updates fall into it;
 * the more, the further down the document is. Undefined where an entry shows less than a GET.
 */
async function listOf(t: CheckContext, one: MadeDocument, word: string): Promise<Probe | undefined> {
  const { list } = operationsOf(one.type);
  const queries: Query[] = [{ per_page: 30 }];
  let deepest = { query: {}, depth: -1 };
  for (const query of queries) {
    if (query.text !== undefined && deepest.depth >= 0) break;
    const answer = await t.given.call(list, { query }, { status: 'any' });
    const depth = answer.list.findIndex(isIt(one));
    const entry = answer.list[depth];
    if (entry && linesOf(entry).length > 0 && mixture(word, entry) === undefined && depth > deepest.depth)
      deepest = { query, depth };
    if (queries.length === 1) queries.push(...lastPage(paginationOf(answer)?.total_entries), { text: word });
  }
  return deepest.depth === -1 ? undefined : { operation: list, query: deepest.query };
}

/** The last page, in the size that fills it most and leaves space for documents that are created meanwhile. */
function lastPage(total: unknown): Query[] {
  const left = (size: number) => Number(total) % size;
  const [size] = Array.from({ length: 11 }, (_, n) => 20 + n)
    .filter((one) => left(one) > 0 && left(one) <= one - 5)
    .sort((a, b) => left(b) - left(a));
  return size === undefined ? [] : [{ per_page: size, page: Math.ceil(Number(total) / size) }];
}

const isIt =
  ({ id }: MadeDocument) =>
  (entry: Json): boolean =>
    String(entry.id) === String(id);

/** Puts the document at the end of lists that begin with the newest. A target may refuse it. */
const longAgo: Json = { date: '02/01/1990' };

/** Reads while several fields and lines are updated: a read must show all of one update. */
async function halfWritten(t: CheckContext, type: DocumentType, rounds: number): Promise<void> {
  const { update, get } = operationsOf(type);
  const word = t.unique('Version').replaceAll(' ', '-');
  const one = await t.given.document(type, undefined, version(t, word, 1));
  let day = longAgo;
  const updateTo = (nth: number): Probe => putOf(t, one, { ...one.sent, ...day, ...version(t, word, nth) });
  const updated = async (nth: number) => {
    const { operation, path, body } = updateTo(nth);
    return (await t.given.call(operation, { path, body }, { status: 'any' })).status;
  };
  // First sequentially: if an update is refused, or adds its lines to the others, nothing can be judged.
  for (const nth of [2, 1]) {
    let status = await updated(nth);
    if (!isSuccess(status) && day === longAgo) {
      day = {};
      status = await updated(nth);
    }
    if (!isSuccess(status))
      t.unsupported(`the body of ${update} is not shown, and the target answers ${status}`);
  }
  if (mixture(word, await t.given.read(one)) !== undefined)
    t.unsupported('whether the lines of an update replace all lines is not shown');
  const listed = await listOf(t, one, word);
  await repeatUntilNoted(t, rounds, async (round) => {
    const [a, b] = round % 2 === 0 ? [1, 4] : [4, 2];
    const read = getOf(one);
    // Updates in sequence with reads all the while: reads sent together end before the first update is stored.
    const all = await sendInParallelRows(
      t,
      [
        [updateTo(a), updateTo(b), updateTo(a), updateTo(b)],
        new Array<Probe>(5).fill(read),
        [listed ?? read, read, listed ?? read, read],
      ],
      'overlap.update',
    );
    const about = {
      symptom: 'inconsistent',
      field: 'items',
      statement: 'rule:document-fields-kept',
    } as const;
    judgeRefusals(t, all, 'overlap.update');
    for (const { probe, answer, isAccepted, exchange } of all) {
      const shown = probe.operation === get ? recordOf(answer) : answer?.list.find(isIt(one));
      const mixed = isAccepted && shown && probe.operation !== update ? mixture(word, shown) : undefined;
      if (mixed)
        t.soft('a read beside updates shows one of them whole', mixed, {
          ...about,
          operation: probe.operation,
          exchange: exchange(),
        });
    }
    const mixed = mixture(word, await t.given.read(one));
    if (mixed)
      t.soft('after several updates at once one of them is there whole', mixed, {
        ...about,
        operation: update,
      });
  });
}

export const updateChecks: readonly Check[] = [
  ...(
    [
      ['invoices', 4],
      ['shippings', 1],
    ] as const
  ).map(([type, rounds]): Check => {
    const { update, get } = operationsOf(type);
    return check(`${update}/read-meanwhile`, {
      statement: 'rule:document-fields-kept',
      title: `several updates at once, read meanwhile -> one of them whole, never parts of two`,
      rule: 'No half-written record is read, and none stays.',
      also: [get],
      run: (t) => halfWritten(t, type, rounds),
    });
  }),
];
