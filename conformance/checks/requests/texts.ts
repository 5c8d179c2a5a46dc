/**
 * Easily altered texts in the text fields of clients, items and documents, many in one request: stored as sent, or refused with a
 * 4xx. Texts in other scripts are also in the covering arrays.
 */

import { uniqueDigits } from '../../conditions/names.js';
import { operationsOf } from '../../dialect/dialect.js';
import { fullAccount } from '../../given/accounts.js';
import type { Exchange } from '../../judge/exchange.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, DocumentType } from '../../run/check.js';
import { clientUpdate, itemUpdate, stageOf } from '../extremes/stage.js';
import { declaring } from '../kit/declare.js';
import { createdTypes, needsOf } from '../kit/document-rules.js';
import { firstShown, shown, updateAccount } from '../kit/made-account.js';
import { recordOf, sent } from '../kit/probe.js';
import { readOf } from '../kit/probes.js';
import { digits, kindOf, long, mixtures, type Text, wholes } from './odd-texts.js';
import { clientPlace, documentPlaces, formsIn, itemPlace, judgeTexts, type Place } from './text-places.js';

/** Combined texts, one for every field. */
const mixed = ({ fields }: Place) =>
  fields.map((field, n) => ({ ...(mixtures[n % mixtures.length] as Text), field }));

/** Sends every whole text in some field of the place; which field depends on the place. */
async function everyText(t: CheckContext, place: Place, shift: number): Promise<void> {
  const { fields } = place;
  await judgeTexts(t, place, [...mixed(place), ...formsIn(place, shift)]);
  for (let from = 0; from < wholes.length; from += fields.length) {
    const part = wholes.slice(from, from + fields.length);
    const turn = from / fields.length;
    await judgeTexts(t, place, [
      ...part.map((one, n) => ({ ...one, field: fields[(n + shift + turn) % fields.length] ?? '' })),
      ...formsIn(place, turn),
    ]);
  }
}

/** Numbers with leading zeros, for fields where a target may insist on another form. */
const numbered = (t: CheckContext, place: Place, fields: readonly string[]): Promise<void> =>
  judgeTexts(
    t,
    place,
    fields.map((field) => ({ kind: 'numbers', text: `00${uniqueDigits(t).slice(-9)}`, field })),
  );

/** The number of updates with whole texts per document type. */
const rounds = 2;

/**
 * A create with combined texts, updates with whole texts, and one update with long texts; which text a field gets depends on the
 * type and the seed.
 */
async function textsOfType(t: CheckContext, type: DocumentType, nth: number): Promise<void> {
  const { made, updated } = documentPlaces(t, type);
  const { fields } = updated;
  const day = nth * 3 + t.settings.seed * 7;
  await judgeTexts(t, made, [...mixed(made), ...formsIn(made, day)]);
  for (let round = 1; round <= rounds; round += 1)
    await judgeTexts(t, updated, [
      ...fields.map((field, n) => {
        const turn = nth * 3 + round * 7 + n + t.settings.seed * 11;
        const one = n === 0 && round === rounds ? digits : (wholes[turn % wholes.length] as Text);
        return { ...one, field };
      }),
      ...formsIn(updated, day + round),
    ]);
  const longs = [...fields.map((field) => ({ ...long, field })), ...formsIn(updated, day + rounds + 1)];
  await judgeTexts(t, updated, longs, { left: 2 });
}

/** Names, which are also looked up: kept by the record, and by the document that creates or names it. */
async function names(t: CheckContext): Promise<void> {
  const stage = await stageOf(t);
  const tag = t.unique('N').replaceAll(/\W/g, '');
  const odd: readonly Text[] = [
    { kind: 'trimming', text: `  ${tag} around  ` },
    { kind: 'normalizing', text: `e\u0301 ${tag} \u212b` },
    { kind: 'numbers', text: `0${tag.replaceAll(/\D/g, '')}` },
    { kind: 'escapes', text: `<b>&amp;</b> ${tag}` },
    { kind: 'templates', text: `=1+1 -- ${tag} +351 %25; $1` },
    { kind: 'templates', text: `${tag} 100% a_b \\` },
    { kind: 'lines', text: `${tag}\r\nb` },
    { kind: 'invisible', text: `null ${tag} 👩‍👩‍👧` },
    { kind: 'bytes', text: `${tag} item ${long.text}` },
    { kind: 'bytes', text: `${tag} client ${long.text}` },
  ];
  const stored = { item: 0, client: 0 };
  const changed: (Text & {
    of: 'item' | 'client';
    field: string;
    due: string;
    shown: unknown;
    exchange: Exchange | undefined;
  })[] = [];
  for (const [n, one] of odd.entries()) {
    const name = one.text;
    const of = n % 2 === 0 ? 'item' : 'client';
    const probe =
      of === 'item' ? itemUpdate(stage, { name }) : clientUpdate(stage, { name, code: `${name} code` });
    const answer = await sent(t, probe, 'input.texts');
    if (answer === undefined || !isSuccess(answer.status)) continue;
    const record = recordOf(await sent(t, readOf(of, stage[of].id), 'input.texts'));
    if (record.id === undefined) continue;
    const field = of === 'item' || record.name !== name ? 'name' : 'code';
    const due = field === 'name' ? name : `${name} code`;
    if (record[field] === due) stored[of] += 1;
    else changed.push({ ...one, of, field, due, shown: record[field], exchange: t.client.last() });
  }
  for (const { kind, of, field, due, shown, exchange } of changed)
    t.soft(`a ${field} with what ${kind} changes comes back as it was sent`, JSON.stringify(shown), {
      // The cause is that of other texts: one that trims all. Where no name is stored at all, the field is at fault.
      ...{ symptom: 'different', field: stored[of] > 0 ? `text.${kind}` : `${of}.${field}`, exchange },
      proof: { by: 'value', compare: 'equal', expected: due, actual: shown, path: field },
      ...(of === 'item'
        ? { operation: 'updateItem', statement: 'rule:item-fields-kept' }
        : { operation: 'updateClient', statement: 'rule:client-open-fields' }),
    });
}

/** The name of the run's own account, as a GET shows it; restored afterwards. */
async function accountName(t: CheckContext): Promise<void> {
  const { account } = await firstShown(t);
  const { organization_name, fiscal_id } = account.sent;
  const named = (name: unknown) => {
    const fields = { fiscal_id, organization_name: name, address: 'Rua do Teste 5' };
    return updateAccount(t, account, fields, { status: 'any' });
  };
  const one = mixtures[0] as Text;
  if (isSuccess((await named(one.text)).status)) {
    const name = (await shown(t, account)).organization_name;
    if (name !== one.text)
      t.soft(`a name with what ${kindOf(one, name)} changes comes back as it was sent`, name ?? 'nothing', {
        ...{ symptom: 'different', field: `text.${kindOf(one, name)}`, operation: 'updateAccount' },
        statement: 'rule:account-update-either-variant',
      });
  }
  await named(organization_name);
}

const check = declaring({ kind: 'round-trip', rule: 'A text comes back as it was sent, or is refused.' });

export const textChecks: readonly Check[] = [
  check('updateClient/texts-unchanged', {
    statement: 'rule:client-open-fields',
    title:
      'texts that layers trim, normalize, unescape, read as numbers or cut -> come back as sent, or are refused',
    also: ['getClient'],
    needs: ['clients', 'items'],
    run: async (t) => {
      const place = clientPlace(await stageOf(t));
      await everyText(t, place, t.settings.seed);
      await numbered(t, place, ['fiscal_id', 'code']);
    },
  }),
  check('updateItem/texts-unchanged', {
    statement: 'rule:item-fields-kept',
    title: 'texts of each kind that layers change -> come back as sent, or are refused',
    also: ['getItem'],
    needs: ['clients'],
    run: async (t) => {
      const stage = await stageOf(t);
      const place = itemPlace(stage);
      await judgeTexts(t, place, mixed(place));
      // Two texts per request, of different kinds.
      const kinds = [...new Set(wholes.map(({ kind }) => kind))];
      const half = Math.ceil(kinds.length / 2);
      for (let n = 0; n < half; n += 1)
        await judgeTexts(
          t,
          place,
          [kinds[n], kinds[n + half]].flatMap((kind, at) => {
            const all = wholes.filter((one) => one.kind === kind);
            const one = all[t.settings.seed % all.length];
            return one ? [{ ...one, field: place.fields[at] ?? '' }] : [];
          }),
        );
    },
  }),
  ...createdTypes.map((type, nth): Check => {
    const { create, update, get } = operationsOf(type);
    return check(`${update}/texts-unchanged`, {
      statement: 'rule:document-fields-kept',
      subject: `${update}, ${create}`,
      title: `texts that layers change, or longer than columns, in references, observations, lines and addresses -> come back as sent, or are refused`,
      also: [create, get],
      needs: needsOf(type),
      run: (t) => textsOfType(t, type, nth),
    });
  }),
  check('updateItem/names-unchanged', {
    statement: 'rule:item-fields-kept',
    subject: 'updateItem, updateClient',
    title: 'names and codes that layers change -> come back as sent, or are refused',
    also: ['updateClient', 'getItem', 'getClient'],
    needs: ['clients', 'items'],
    run: names,
  }),
  check('updateAccount/name-unchanged', {
    statement: 'rule:account-update-either-variant',
    title: 'a name that layers change -> comes back as sent, or is refused',
    also: ['getAccount'],
    exclusive: [fullAccount],
    needs: ['public-url'],
    run: accountName,
  }),
];
