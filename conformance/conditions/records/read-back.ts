/** Judges what a client, an item or a tax shows in its GET, its list and searches against what was last sent. */

import { findInLongList } from '../../checks/kit/list-walk.js';
import { difference, hasValue, shownPart } from '../../checks/kit/record-judging.js';
import { isPaged, retryJudging, settled } from '../../checks/kit/records.js';
import { statusSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import { timesListed } from '../../judge/violation.js';
import type { OperationId } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import type { About } from '../judging.js';
import type { RecordCase } from './subject.js';

async function readRecord({ t, kind, id }: RecordCase): Promise<Json> {
  return (await t.call(kind.get, { path: { [kind.idParameter]: id } })).record;
}

/** Reports the differences between what is shown and what was sent, by field. */
function report(current: RecordCase, shown: Json, sent: Json, about: About): void {
  const { kind, judge, seen } = current;
  for (const [field, value] of Object.entries(sent)) {
    if (hasValue(shown[field])) seen.add(field);
    else if (kind.byEvidence && !seen.has(field)) continue;
    const wrong = difference(kind, field, shown[field], value);
    if (wrong) judge.equal(wrong.got, wrong.sent, wrong.path, { ...about, statement: kind.statement });
  }
  reportRate(current, shown, sent, about);
}

/** Judges that an item shows the rate of the tax it names; stated as an integer, so other rates may be rounded. */
function reportRate({ judge, rates }: RecordCase, shown: Json, sent: Json, about: About): void {
  const [tax, { name }] = [Object(shown.tax) as Json, Object(sent.tax) as Json];
  const rate = rates.get(String(name));
  if (rate === undefined || tax.name !== name || !hasValue(tax.value) || !Number.isInteger(Number(rate)))
    return;
  judge.number(tax.value, rate, 'tax.value', { ...about, statement: 'rule:item-tax-by-name' });
}

const isRight = ({ kind }: RecordCase, shown: Json, sent: Json): boolean =>
  Object.entries(sent).every(([field, value]) => !difference(kind, field, shown[field], value));

/** Reads the record and judges it; if the list shows it correctly, the GET is at fault. */
export async function judgeRead(current: RecordCase, about: About = current.last): Promise<void> {
  const { kind, judge, id, sent } = current;
  const shown = await readRecord(current);
  const exchange = judge.last();
  const blamed = { ...about, ...(exchange && { exchange }) };
  if (hasValue(shown.id) || !kind.byEvidence)
    judge.equal(String(shown.id), String(id), 'id', {
      ...{ ...blamed, operation: kind.get, statement: 'rule:record-meant' },
    });
  const wanted = kind.byEvidence ? shownPart(sent, shown) : sent;
  if (isRight(current, shown, wanted)) return report(current, shown, sent, blamed);
  const entry = await entryOf(current).catch(() => undefined);
  const isListRight = entry !== undefined && isRight(current, entry, shownPart(sent, entry));
  report(current, shown, sent, isListRight ? { ...blamed, operation: kind.get } : blamed);
}

async function entryOf({ t, kind, id }: RecordCase): Promise<Json | undefined> {
  return (await findInLongList(t, kind.list, (one) => String(one.id) === String(id))).entry;
}

interface Search {
  operation: OperationId & `findClient${string}`;
  field: 'name' | 'code';
  ask(): Promise<Answer>;
}

/** The search of the plan; undefined where it is the list, or where the target is not known to support the search. */
function searchOf({ t, plan, sent }: RecordCase): Search | undefined {
  if (plan.look === 'list') return undefined;
  const field = plan.look;
  const operation = field === 'name' ? 'findClientByName' : 'findClientByCode';
  const parameter = t.dialect.queries[operation];
  if (t.dialect.failed[operation]) return undefined;
  const query = { [parameter]: String(sent[field]) };
  return { operation, field, ask: () => t.call(operation, { query }, { status: 'any' }) };
}

/** Judges that the list or the search of the plan finds the record. */
export async function lookAt(current: RecordCase): Promise<void> {
  if (current.plan.look === 'list') return lookAtList(current);
  const search = searchOf(current);
  // A field that was not kept as sent cannot be searched for.
  if (search && !current.judge.knows(search.field)) await lookBy(current, search);
}

/** Judges that after an update the search shows new values; stale ones are a fault even after the wait. */
export async function lookAgain(current: RecordCase, before: Json): Promise<void> {
  const { judge, id, sent, last, kind } = current;
  const search = searchOf(current);
  if (!search || before[search.field] !== sent[search.field]) return;
  const { operation, field, ask } = search;
  const stale = ({ status, record }: Answer): string[] =>
    isSuccess(status) && String(record.id ?? id) === String(id)
      ? Object.keys(sent).filter(
          (one) =>
            hasValue(record[one]) &&
            sent[one] !== before[one] &&
            record[one] === before[one] &&
            !judge.knows(one),
        )
      : [];
  const found = await settled(ask, (answer) => stale(answer).length === 0);
  const about = { operation, when: `of what is found by its ${field}, ${last.when}` };
  for (const one of found ? stale(found) : [])
    judge.equal(found?.record[one], sent[one], one, { ...about, statement: kind.statement });
}

async function lookAtList(current: RecordCase): Promise<void> {
  const { t, kind, judge, id, sent } = current;
  const about = { operation: kind.list, when: `in the list, ${current.last.when}` };
  const isIt = (one: Json) => String(one.id) === String(id);
  const part = (entry: Json) => shownPart(sent, entry);
  const looked = await settled(
    () => findInLongList(t, kind.list, isIt),
    ({ found, entry }) => found !== 'absent' && (!entry || isRight(current, entry, part(entry))),
  );
  if (!looked || looked.found === 'too long') return;
  const { entry, place } = looked;
  const missing = { ...about, statement: null, symptom: 'not listed' as const };
  const isThere = entry !== undefined;
  if (judge.that(isThere, 'id', 'is listed', 'it is missing', missing, timesListed(id, 1)) && entry)
    report(current, entry, part(entry), about);
  if (isPaged(kind) && place !== undefined) await lookAtEnd(current, place);
}

/** Requests a shorter last page that ends with the record, or with a newer one: judged by its schema only. */
async function lookAtEnd({ t, kind }: RecordCase, place: number): Promise<void> {
  const size = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].find((one) => place % one === 0);
  if (size === undefined) return;
  await t.call(kind.list, { query: { per_page: size, page: place / size } }, { status: 'any' });
}

async function lookBy(current: RecordCase, { operation, field, ask }: Search): Promise<void> {
  const { t, judge, id, sent, last } = current;
  const about = { operation, when: `of what is found by its ${field}, ${last.when}`, statement: null };
  const asFound = ['name', 'code'] as const;
  // A search may show an update late, too.
  const isRight = ({ status, record }: Answer) =>
    isSuccess(status) &&
    (record.id === undefined || String(record.id) === String(id)) &&
    asFound.every((key) => record[key] === undefined || record[key] === sent[key]);
  let answer = await ask();
  await retryJudging(
    async () => {
      if (!isRight(answer)) answer = await ask();
      return answer;
    },
    (found) => {
      if (!isRight(found)) t.fail('it is found', found.status, { field: 'id', symptom: 'not listed' });
    },
    'searches',
  ).catch(() => undefined);
  const { status, record } = answer;
  const missed = { ...about, symptom: statusSymptom(status) };
  if (!judge.that(isSuccess(status), `query.${field}`, 'finds the client', status, missed)) return;
  if (record.id !== undefined) judge.equal(String(record.id), String(id), 'id', about);
  for (const key of asFound) if (record[key] !== undefined) judge.equal(record[key], sent[key], key, about);
}
