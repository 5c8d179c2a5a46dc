/**
 * Updates of items, taxes and clients: kept, on the record meant and no other, and visible in the list. The cases of
 * conditions/records judge every field, texts of every script and repeated updates.
 */
import type { OperationId } from '../../../generated/operations.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { type FieldedKind, keeping, longText, textsOf, veryLongText } from '../kit/record-declaring.js';
import { judgeAll, judgeList } from '../kit/record-judging.js';
import { type Kept, make, makeSome, nameOf, type RecordKind, update } from '../kit/records.js';

export function updateChecks(kind: FieldedKind, operation: OperationId): Check[] {
  const { word } = kind;
  const check = keeping(kind);
  const rule = `An update changes the ${word} of that id, to what was sent, and no other.`;
  return [
    check(`${operation}/keeps-all-fields`, {
      title: 'all fields changed -> a GET shows the new ones',
      rule,
      run: (t) => changeAll(t, kind),
    }),
    check(`${operation}/others-untouched`, {
      title: 'each of three changed in turn -> the other two stay',
      rule,
      run: (t) => changeEach(t, kind),
    }),
    check(`${operation}/same-values-accepted`, {
      title: 'an update that repeats what is there -> accepted, nothing changes',
      rule: `A ${word} may keep its own name.`,
      run: async (t: CheckContext) => {
        const made = await make(t, kind, kind.options(t, 0));
        await update(t, kind, made, made.sent, { what: 'its own values' });
        await judgeAll(t, kind, [made], 'after its own values were sent');
      },
    }),
    ...updatedTexts(kind, operation),
    check(`${operation}/list-follows`, {
      place: 'alone',
      title: 'after an update -> the list shows the new values once, the old ones never',
      rule: `The list of ${kind.plural} and a GET agree.`,
      run: async (t: CheckContext) => {
        const made = await makeSome(t, kind, 3);
        const [first, second, third] = made;
        if (!first || !second || !third) return;
        await judgeList(t, kind, made);
        const unlike = unlikeOthers(t, kind);
        const sent = { ...kind.minimum(t), ...kind.options(t, 1), ...unlike };
        await update(t, kind, second, sent);
        const changed = { id: second.id, name: nameOf(kind, sent), sent };
        const entries = await judgeList(t, kind, [first, changed, third]);
        await reachedNobodyElse(t, kind, entries, changed, unlike);
        const old = entries.filter((entry) => entry[kind.nameField] === second.name);
        t.expect.that(
          old.length === 0,
          `${kind.list} no longer shows ${second.name}`,
          `${old.length} times`,
          { field: kind.nameField, symptom: 'listed' },
        );
      },
    }),
  ];
}

/** Values that no other record has. */
function unlikeOthers(t: CheckContext, kind: FieldedKind): Json {
  if (kind.texts.length === 0) return { value: `${5 + (t.seed % 90)}.${11 + (t.seed % 83)}` };
  const texts = Object.fromEntries(kind.texts.map((field) => [field, t.unique(`Only ${field}`)]));
  return kind.fields.includes('preferred_contact')
    ? { ...texts, preferred_contact: { name: t.unique('Only contact') } }
    : texts;
}

/** Whether a record shows the value; for an object, each of its parts. */
const shows = (shown: unknown, value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).every(([name, part]) => (Object(shown) as Json)[name] === part)
    : shown === value;

/** Judges the oldest and the newest record of the list, which a wrong id is most likely to hit. */
async function reachedNobodyElse(
  t: CheckContext,
  kind: FieldedKind,
  entries: readonly Json[],
  own: Kept,
  unlike: Json,
): Promise<void> {
  const others = entries.filter(({ id }) => String(id) !== String(own.id));
  const ends = [others[0], others.at(-1)].filter((one) => one !== undefined);
  for (const { id } of ends) {
    const path = { [kind.idParameter]: String(id) };
    // A record of another user may have been deleted meanwhile.
    const { record } = await t.call(kind.get, { path }, { status: 'any', what: 'a record beside it' });
    for (const [field, value] of Object.entries(unlike)) {
      const isIts =
        shows(record[field], value) || (field === 'value' && Number(record[field]) === Number(value));
      t.expect.that(!isIts, `${field} of another ${kind.word} stays as it was`, record[field], {
        field,
        symptom: 'changed',
        statement: 'rule:record-meant',
        operation: kind.update,
        ofAnother: true,
      });
    }
  }
  t.covers(tags.rule('record-meant'), tags.rule('record-listed'));
}

async function changeAll(t: CheckContext, kind: RecordKind): Promise<void> {
  const made = await make(t, kind, kind.options(t, 0));
  const sent = { ...kind.minimum(t), ...kind.options(t, 1) };
  await update(t, kind, made, sent);
  await judgeAll(t, kind, [{ ...made, sent }], 'after the update');
}

async function changeEach(t: CheckContext, kind: RecordKind): Promise<void> {
  // With all fields, so that any change to a neighbour shows.
  const made: Kept[] = [];
  for (let n = 0; n < 3; n += 1) made.push(await make(t, kind, kind.options(t, 0)));
  for (const index of [1, 2, 0]) {
    const target = made[index];
    if (!target) continue;
    const sent = { ...kind.minimum(t), ...kind.options(t, 1) };
    await update(t, kind, target, sent);
    made[index] = { id: target.id, name: nameOf(kind, sent), sent };
    // Its own new values are judged with the last change, and in another check.
    const judged = index === 0 ? made : made.filter(({ id }) => id !== target.id);
    await judgeAll(t, kind, judged, `after number ${index + 1} was changed`, undefined, target);
  }
}

/** An update with a name of 300 characters at most. */
async function longName(t: CheckContext, kind: FieldedKind, made: Kept): Promise<void> {
  const sent = { ...kind.minimum(t), ...kind.options(t, 0) };
  // No blank at its end, which might be trimmed.
  sent[kind.nameField] = `${`${nameOf(kind, sent)} ${longText}`.slice(0, 299).trimEnd()}.`;
  const answer = await update(t, kind, made, sent, { status: 'any' });
  if (isSuccess(answer.status)) await judgeAll(t, kind, [{ ...made, sent }], 'with a long name');
}

function updatedTexts(kind: FieldedKind, operation: OperationId): Check[] {
  if (kind.texts.length === 0) return [];
  const cases = [
    {
      id: 'long',
      title: '5,000 characters in every text -> come back whole, or are refused',
      text: veryLongText,
    },
    {
      id: 'empty',
      title: 'texts emptied -> come back empty or as nothing, or are refused',
      text: '',
    },
  ];
  return cases.map(({ id, title, text }) =>
    keeping(kind)(`${operation}/keeps-${id}-text`, {
      title,
      rule: `A ${kind.word} keeps texts as they were sent.`,
      run: async (t: CheckContext) => {
        const made = await make(t, kind, kind.options(t, 0));
        const sent = { ...made.sent, ...textsOf(kind, text) };
        const answer = await update(t, kind, made, sent, { status: 'any' });
        if (isSuccess(answer.status)) await judgeAll(t, kind, [{ ...made, sent }], 'after the update');
        if (id === 'long') await longName(t, kind, made);
      },
    }),
  );
}
