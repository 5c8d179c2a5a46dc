/**
 * Filters by text, type, status and archived, and several at once; and that a list follows changes of a document. Ranges are in
 * list-ranges.ts.
 */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { cellOf } from '../../given/given.js';
import { reachable, shortestPath } from '../../given/paths.js';
import { countSymptom, stateSymptom } from '../../judge/identity.js';
import { unlessUnsupported } from '../../judge/outcome.js';
import { timesListed } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { isClaimed, read, trigger, typesOf, update } from '../kit/document-rules.js';
import { withPapers } from '../kit/list-content.js';
import {
  judgeKept,
  type ListKind,
  type Own,
  openScope,
  ownDraft,
  type Scope,
  scopeFields,
  typeAt,
  typeNameOf,
} from '../kit/list-filters.js';
import { idsOf, type Query, walk } from '../kit/list-walk.js';
import { retryJudging } from '../kit/records.js';
import { showsAs } from './list-entries.js';
import { datedDrafts, dayRange } from './list-ranges.js';
import { twelve } from './twelve.js';

export async function byText(t: CheckContext, kind: ListKind): Promise<void> {
  const [{ own: one, query }, { own: other, scope }] = [await twelve(t, kind), await inStates(t, kind)];
  const word = String(query.text);
  const own = [...one, ...other.filter((it) => !isCanceled(it) && it.document.state !== 'deleted')];
  for (const [text, those] of [
    [word, one],
    [scope.word, other],
  ] as const)
    await judgeKept(t, kind, own, { query: { text }, keeps: (it) => those.includes(it) });
  await judgeKept(t, kind, own, { query: { text: subjectIn(scope) }, keeps: () => false });
}

/** Judges that lists follow creations, updates, changes of state and deletions. */
export async function follows(t: CheckContext, kind: ListKind): Promise<void> {
  const [scope, later] = [await openScope(t), await openScope(t)];
  const own: Own[] = [];
  for (let n = 0; n < 4; n += 1) own.push(await ownDraft(t, scope, typeAt(t, kind, n), `document ${n + 1}`));
  const [first, second, third] = own as [Own, Own, Own];
  // The same query each time: an answer that was kept for it would be seen.
  const drafts: Query = { text: scope.word, 'status[]': ['draft', 'draft'] };
  await judgeKept(t, kind, own, { query: drafts, keeps: () => true });
  const line = t.given.line({ unit_price: '77.5' });
  const fields = { ...scopeFields(t, later, 'updated', [line]), client: later.client };
  await update(t, second.document, fields, 'an update of what a list shows');
  const changed = await judgeKept(t, kind, own, {
    query: { text: later.word },
    keeps: (one) => one === second,
  });
  // Earlier documents of the client may show its present name, and with it the word.
  const known = own.map(({ document }) => String(document.id));
  const held = idsOf(changed.entries).filter((id) => known.includes(id));
  t.expect.equal(held.length, 1, `our documents that hold the word of one update in ${kind.list}`, {
    field: 'query.text',
    symptom: held.length === 0 ? 'not listed' : 'listed',
  });
  const fresh = await read(t, second.document);
  t.expect.equal((Object(fresh.client) as Json).name, later.client.name, 'client.name after an update', {
    field: 'client.name',
    operation: operationsOf(second.document.type).update,
  });
  await retryJudging(
    () => walk(t, kind.list, { text: later.word }),
    ({ entries, pages, answers }) => {
      const { id } = second.document;
      const entry = entries.find((one) => String(one.id) === String(id)) ?? {};
      const exchange = answers[pages.findIndex((one) => one.includes(entry))];
      showsAs(t, entry, fresh, `the updated document in ${kind.list}`, { exchange, id });
    },
  );
  await judgeKept(t, kind, own, { query: drafts, keeps: (one) => one !== second });
  await trigger(t, first.document, 'finalized');
  await judgeKept(t, kind, own, { query: drafts, keeps: (one) => one !== first && one !== second });
  await trigger(t, third.document, 'deleted');
  await judgeKept(t, kind, own, { query: drafts, keeps: (one) => one === own[3] });
}

export async function byType(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const types = typesOf(kind.family).filter((type) => isClaimed(t, type));
  // Another type for another seed.
  const first = typeAt(t, kind, t.seed);
  const own: Own[] = [];
  // Types that must be listed come last: a list that is late then already shows the others.
  const order = [...types.filter((type) => !kind.types.includes(type)), ...kind.types];
  for (const type of order.filter((one) => types.includes(one))) {
    // Two documents of the type whose list is read in pages of one.
    for (const n of type === first ? [1, 2] : [1])
      own.push(await ownDraft(t, scope, type, `${documentTypes[type].singular} ${n}`));
  }
  const text: Query = { text: scope.word };
  const required = (one: Own) => kind.types.includes(one.document.type);
  const { entries } = await judgeKept(t, kind, own, {
    query: text,
    keeps: required,
    open: (one) => !required(one),
  });
  const visible = new Set(idsOf(entries));
  const nameOf = (type: DocumentType) => nameAmong(own, type);
  const choices = typeChoices(types, kind);
  const pair = choices.findLast(({ length }) => length === 2);
  for (const chosen of choices) {
    const names = chosen.map(nameOf);
    const value = kind.typeFilter === 'type' ? names[0] : names;
    await judgeKept(t, kind, own, {
      // For one pair on every page: a later page could know one of them only.
      query: { ...text, [kind.typeFilter]: value, ...(chosen === pair && { per_page: 1 }) },
      keeps: ({ document }) => chosen.includes(document.type),
      // A type that the unfiltered list does not show proves nothing.
      open: ({ document }) => chosen.includes(document.type) && !visible.has(String(document.id)),
      fits: ({ type }) => typeof type !== 'string' || names.includes(type),
    });
  }
  // A filter must hold on every page, not on the first only; and a type that is asked for twice is the same type.
  const name = kind.typeFilter === 'type' ? nameOf(first) : [nameOf(first), nameOf(first)];
  await judgeKept(t, kind, own, {
    query: { ...text, [kind.typeFilter]: name, per_page: 1 },
    keeps: ({ document }) => document.type === first,
  });
  await ofForeignType(t, kind, own, text);
}

/** A type that belongs to other lists must keep nothing here; it may be refused. */
async function ofForeignType(
  t: CheckContext,
  kind: ListKind,
  own: readonly Own[],
  text: Query,
): Promise<void> {
  const strange = kind.family === 'invoices' ? 'Quote' : 'Invoice';
  const query = { ...text, [kind.typeFilter]: kind.typeFilter === 'type' ? strange : [strange] };
  const { list } = await t.call(kind.list, { query }, { status: 'any', what: `type ${strange}` });
  const stray = own.find(({ document }) => idsOf(list).includes(String(document.id)));
  if (stray)
    t.fail(`${kind.list} with type ${strange} leaves out ${stray.label}`, 'it is listed', {
      ...{ field: 'query.type', symptom: 'listed', proof: timesListed(stray.document.id, 0) },
    });
}

/** Each type alone; each with the next, so that each comes first and last; all. */
function typeChoices(types: readonly DocumentType[], kind: ListKind): DocumentType[][] {
  if (kind.typeFilter === 'type') return types.map((type) => [type]);
  const pairs = types.map((type, n) => [type, types[(n + 1) % types.length] as DocumentType]);
  return [...types.map((type) => [type]), ...pairs, [...types]];
}

/** The subject of e-mails about documents of the scope: two words that no field of them holds. */
const subjectIn = ({ word }: Scope): string => `${word}x ${word}y`;

/** A document in every reachable state, which no check changes: created once per list. */
const inStates = (t: CheckContext, kind: ListKind) =>
  t.given.once(`states for ${kind.list}`, async () => {
    const scope = await openScope(t);
    const own: Own[] = [];
    const states = reachable(typeAt(t, kind, 0)).keys();
    for (const [n, state] of [...states].entries()) {
      const type = typeAt(t, kind, n);
      const one = await inState(t, () => t.given.document(type, state, scopeFields(t, scope, state)));
      if (!one) continue;
      if (state === 'final') await withPapers(t, one.document, subjectIn(scope));
      own.push({ ...one, label: `the ${documentTypes[type].singular} that is ${state}` });
    }
    return { own, scope };
  });

const threeStates = ['draft', 'final', 'canceled'];

export async function byStatus(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, scope } = await inStates(t, kind);
  const live = own.filter(({ document }) => document.state !== 'deleted');
  await judgeKept(t, kind, live, { query: { text: scope.word }, keeps: () => true, open: isCanceled });
  const wordOf = new Map(live.map(({ document, record }) => [document.state, String(record.status)]));
  const choices = [...wordOf.keys()].map((state) => [state]);
  for (const pair of [
    ['draft', 'canceled'],
    ['canceled', 'draft'],
    ['draft', 'final'],
    ['final', 'draft'],
  ]) {
    if (pair.every((state) => wordOf.has(state))) choices.push(pair);
  }
  for (const states of choices) {
    const words = states.map((state) => wordOf.get(state) ?? state);
    const fitting = new Set(words.map((word) => word.toLowerCase()));
    await judgeKept(t, kind, own, {
      query: { text: scope.word, 'status[]': words },
      keeps: ({ document }) => states.includes(document.state),
      open: isArchived,
      fits: ({ status }) => typeof status !== 'string' || fitting.has(status.toLowerCase()),
    });
  }
  await judgeKept(t, kind, own, {
    // Several pages, the last of them not full: a filter must hold on each.
    query: {
      text: scope.word,
      'status[]': threeStates.map((state) => wordOf.get(state) ?? state),
      per_page: 2,
    },
    keeps: ({ document }) => threeStates.includes(document.state),
    open: isArchived,
  });
}

/** An interpretation: `sent` selects final documents. */
export async function bySentAlone(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, scope } = await inStates(t, kind);
  await bySent(t, kind, own, { text: scope.word });
}

/** Archived documents: whether unfiltered lists show them, and what archives them, is not stated. */
export const isArchived = ({ record }: Own) => record.archived === true;
const isCanceled = ({ document }: Own) => document.state === 'canceled';

/** `sent` means final documents; whether it includes answered, settled or canceled ones is not stated. */
async function bySent(t: CheckContext, kind: ListKind, own: readonly Own[], text: Query): Promise<void> {
  const open = ({ document }: Own) => !['draft', 'final', 'deleted'].includes(document.state);
  const isFinal = ({ document }: Own) => document.state === 'final';
  await judgeKept(t, kind, own, { query: { ...text, 'status[]': ['sent'] }, keeps: isFinal, open });
  for (const both of [
    ['sent', 'draft'],
    ['draft', 'sent'],
  ]) {
    const keeps = (one: Own) => isFinal(one) || one.document.state === 'draft';
    await judgeKept(t, kind, own, { query: { ...text, 'status[]': both }, keeps, open });
  }
}

/** The name of a type as one of these documents shows it. */
export const nameAmong = (own: readonly Own[], type: DocumentType): string =>
  typeNameOf(type, own.find(({ document }) => document.type === type)?.record);

/** The document in its state; undefined where only assumed transitions lead there and the target refuses them. */
function inState(t: CheckContext, bring: () => ReturnType<CheckContext['given']['document']>) {
  return unlessUnsupported(async () => {
    const document = await bring();
    const { get, change } = operationsOf(document.type);
    const shown = await t.call(get, { path: { 'document-id': document.id } }, { status: [200, 404] });
    const last = shortestPath(document.type, document.state)?.at(-1);
    const { status = document.state } = shown.record;
    if (last && !last.assumed && String(status).toLowerCase() !== document.state) {
      // The wrong state is reported for the step; the list then proves nothing.
      const cell = cellOf(document.type, last.from, last.trigger);
      t.soft(`status after ${last.from} + ${last.trigger} is ${last.to}`, status, {
        field: 'status',
        symptom: stateSymptom(status, last.from),
        ...cell,
        operation: change,
      });
      return undefined;
    }
    return { document, record: shown.record };
  });
}

export async function byArchived(t: CheckContext, kind: ListKind): Promise<void> {
  const states = await inStates(t, kind);
  const own = states.own.filter(({ document }) => ['draft', 'final', 'settled'].includes(document.state));
  const text = { text: states.scope.word };
  await judgeKept(t, kind, own, { query: { ...text, non_archived: true }, keeps: () => true });
  await judgeKept(t, kind, own, { query: { ...text, archived: true }, keeps: () => false });
  // `false` may mean "not archived" or "no filter": our documents are listed either way.
  await judgeKept(t, kind, own, { query: { ...text, archived: false }, keeps: () => true });
}

/** Three filters together keep what each keeps, also on every page. Pairs of filters are in list-pairs.ts. */
export async function combined(t: CheckContext, kind: ListKind): Promise<void> {
  const { scope, year, own } = await datedDrafts(t, kind);
  const text: Query = { text: scope.word };
  const [from, to] = [`14/12/${year}`, `02/02/${year + 1}`];
  const days = { [`${kind.dayFilter}[from]`]: from, [`${kind.dayFilter}[to]`]: to };
  const inDays = dayRange(kind.dayFilter, from, to, '').keeps;
  const type = typeAt(t, kind, 1);
  const name = nameAmong(own, type);
  const types = { [kind.typeFilter]: kind.typeFilter === 'type' ? name : [name] };
  const ofType = ({ document }: Own) => document.type === type;
  const some = (one: Own) => inDays(one) && ofType(one);
  for (const rest of [text, days]) {
    const keeps = rest === text ? ofType : some;
    await judgeKept(t, kind, own, { query: { ...rest, ...types, 'status[]': ['draft'] }, keeps });
    await judgeKept(t, kind, own, {
      query: { ...rest, ...types, 'status[]': ['final'] },
      keeps: () => false,
    });
  }
  await judgeKept(t, kind, own, {
    query: { ...days, text: `${scope.word}none` },
    keeps: () => false,
    decisive: 'text',
  });
  const size = 2;
  const { pages: shown } = await judgeKept(t, kind, own, {
    query: { ...days, ...text, 'status[]': ['draft'], per_page: size },
    keeps: inDays,
  });
  const kept = own.filter(inDays).length;
  t.expect.equal(
    shown.length,
    Math.ceil(kept / size),
    `pages of ${size} for ${kept} documents in a range of days`,
    { field: 'query.per_page', symptom: countSymptom(shown.length, Math.ceil(kept / size)) },
  );
}
