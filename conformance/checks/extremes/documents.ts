/**
 * For every type of document: many lines, extreme figures, a trigger that is not a text. For every list: odd query forms, texts and
 * nesting in one request, so that each operation receives all of them.
 */
import { documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { isAssumedTable } from '../../given/paths.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, DocumentType, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { createdTypes, isFirstType, linesOf, needsOf } from '../kit/document-rules.js';
import { idIn, isOtherStatus, recordOf, sent } from '../kit/probe.js';
import { documentCreate } from '../kit/probes.js';
import { check, tryOut } from './stage.js';

/** 301 lines for one type, selected by the seed: a server that writes line by line needs seconds for them. */
const lineCountOf = (t: CheckContext, nth: number): number =>
  nth === t.settings.seed % createdTypes.length ? 301 : 101;

/** Characters that layers often mishandle. */
const hard = [
  ['a\u0000b', 'input.nul'],
  ['I\ud800abcdefgh', 'input.surrogate'],
] as const;

/** Creates a draft with many lines: all must be kept, or the document refused. Returns the draft's id. */
async function manyLines(
  t: CheckContext,
  type: DocumentType,
  nth: number,
): Promise<string | number | undefined> {
  const lineCount = lineCountOf(t, nth);
  const { create, get, change, email } = operationsOf(type);
  const line = t.given.line({ description: 'One of many', unit_price: '1.33', quantity: '0.33' });
  const probe = await documentCreate(t, type, { items: Array.from({ length: lineCount }, () => line) });
  const id = idIn(await tryOut(t, probe, 'input.many-lines'));
  if (id === undefined) return undefined;
  const path = { 'document-id': id };
  const record = recordOf(await sent(t, { operation: get, path }, 'input.many-lines'));
  const count = linesOf(record).length;
  if (Array.isArray(record.items) && count !== lineCount)
    t.soft(`all ${lineCount} lines are kept, or the document is refused`, `${count} lines`, {
      ...{ symptom: count < lineCount ? 'too few' : 'too many', field: 'items', operation: create },
      statement: 'schema:Document.items',
    });
  // Each line may be rounded in either direction, but not all of them down.
  const due = 1.33 * 0.33 * lineCount;
  if (count === lineCount && typeof record.sum === 'number' && Math.abs(record.sum - due) > lineCount * 0.005)
    t.soft(`sum is about ${due.toFixed(2)}: that of ${lineCount} lines`, record.sum, {
      ...{ symptom: 'different', field: 'sum', statement: 'rule:sum-of-lines', operation: create },
    });
  // Whether a draft can be e-mailed is not documented.
  const client = { email: "o'neil+a_b%c@sub-1.conformance.example", save: '0' };
  await sent(t, { operation: email, path, body: { message: { client } } }, 'input.e-mail-address');
  const [text, about] = hard[nth] ?? [];
  if (about !== undefined) {
    const message = { client: { ...client, email: 'a@conformance.example' }, subject: text, body: text };
    await sent(t, { operation: email, path, body: { message } }, about);
  }
  // No body is documented for triggers: judges only that nothing breaks and that the state stays.
  const body = t.given.changeBody(type, 'finalized') as Json;
  const odd = Object.fromEntries(
    Object.entries(body).map(([wrapper, fields]) => [wrapper, { ...(fields as Json), state: { a: 1 } }]),
  );
  const answer = await sent(t, { operation: change, path, body: odd }, 'input.trigger-no-text');
  if (answer === undefined || !isSuccess(answer.status) || isAssumedTable(type)) return id;
  const after = recordOf(await sent(t, { operation: get, path }, 'input.trigger-no-text'));
  if (after.id !== undefined && isOtherStatus(after, 'draft'))
    t.soft('status is draft: what is no text is no trigger', after.status, {
      ...{ symptom: 'changed', field: 'status', statement: 'rule:transition-forbidden', operation: change },
    });
  return id;
}

const documentTexts = (type: DocumentType, text: string): Json => {
  const place = { detail: text, city: text, postal_code: text, country: 'Portugal' };
  return {
    ...{ reference: text, observations: text },
    ...(documentTypes[type].family === 'guides' && {
      ...{ address_from: place, address_to: place },
      license_plate: text,
    }),
  };
};

/** Creates with both texts for the first type of each family, with one of them for the others; updates for every other type. */
async function hardTexts(t: CheckContext, type: DocumentType, nth: number): Promise<void> {
  const some = isFirstType(type) ? hard : [hard[(nth + t.settings.seed) % hard.length] ?? hard[0]];
  for (const [text, subject] of some) {
    const items = [t.given.line({ name: t.given.runName(subject), description: text, unit: text })];
    await tryOut(t, await documentCreate(t, type, { ...documentTexts(type, text), items }), subject);
  }
  const draft = await manyLines(t, type, nth);
  if (draft === undefined || (nth + t.settings.seed) % 2 === 0) return;
  const { update } = operationsOf(type);
  const [text, subject] = hard[Math.floor(nth / 2) % hard.length] ?? hard[0];
  const { body } = await documentCreate(t, type, documentTexts(type, text));
  await sent(t, { operation: update, path: { 'document-id': draft }, body }, subject);
}

const figures: readonly Json[] = [
  { quantity: '99999999999999' },
  { unit_price: '1e400' },
  { quantity: '1e-400' },
  { discount: '1e400' },
  { unit_price: '0.000000000000000000001', quantity: '9007199254740993' },
  { unit_price: '9223372036854775808' },
  { quantity: '4294967296.5' },
];

/** All figures in one document; for every third type also one alone, which no other can mask. */
async function oddFigures(t: CheckContext, type: DocumentType, nth: number): Promise<void> {
  const alone = figures[(nth + t.settings.seed) % figures.length];
  const named = { name: t.given.runName('input.figure') };
  for (const some of nth % 3 === 0 ? [figures, [alone]] : [figures]) {
    const items = some.map((fields) => t.given.line({ ...named, ...fields }));
    const answer = await tryOut(t, await documentCreate(t, type, { items }), 'input.figure');
    // Lines update the item they name: replace a price that lists may be unable to show.
    if (answer && isSuccess(answer.status))
      await tryOut(t, await documentCreate(t, type, { items: [t.given.line(named)] }), 'input.figure');
  }
}

const lists: readonly OperationId[] = [
  ...([
    'listItems',
    'listClients',
    'listTaxes',
    'listSequences',
    'listReceipts',
    'findClientByName',
  ] as const),
  ...(['listEstimates', 'listGuides', 'listPurchaseOrders', 'listCreditNotes', 'listDebitNotes'] as const),
  ...(['listSimplifiedInvoices', 'listVatMossInvoices', 'listInvoiceReceipts'] as const),
];
const filtered: readonly OperationId[] = [
  'listInvoices',
  'listEstimates',
  'listGuides',
  'listPurchaseOrders',
];

/** Special characters of patterns, query languages and URLs, for every list, whether it filters by text or not. */
const punctuation = "%[('\\";

const longText = 'a'.repeat(2000);

/** Lists use these in rotation. */
const oddPages = ['page[a]=1', 'page=0&per_page=0', `page=${'9'.repeat(30)}`, 'page=-1&per_page=-1'];

async function queries(t: CheckContext): Promise<void> {
  const deep = `x${'[a]'.repeat(120)}=1`;
  const forms = 'text[a]=x&status[a]=x&type[a][b]=x&date=x&date[from][]=x';
  for (const [n, operation] of lists.entries()) {
    const page = oddPages[(n + t.settings.seed) % oddPages.length];
    await sent(t, { operation, suffix: `${page}&${forms}` }, 'input.query-form');
    if (n % 2 === t.settings.seed % 2) await sent(t, { operation, suffix: deep }, 'input.deep-query');
  }
  for (const operation of new Set([...filtered, ...lists]))
    await sent(t, { operation, query: { text: punctuation } }, 'input.text-filter');
  for (const operation of filtered)
    await sent(t, { operation, query: { text: longText } }, 'input.text-filter');
}

export const documentExtremeChecks: readonly Check[] = [
  ...createdTypes.map((type, nth): Check => {
    const { create, get, update, change, email } = operationsOf(type);
    return check(`${create}/extreme-lines`, {
      title: `101 or 301 lines, figures beyond what layers hold, NUL and half pairs of UTF-16 in every text, a trigger that is no text -> a 4xx or a lawful success, never a 5xx`,
      rule: 'What is accepted is kept; what cannot be is refused.',
      also: [get, update, change, email],
      needs: needsOf(type),
      // Runs last, because a busy server would disturb other checks.
      place: 'last',
      run: async (t) => {
        await hardTexts(t, type, nth);
        await oddFigures(t, type, nth);
      },
    });
  }),
  check('listClients/odd-queries', {
    title:
      'nested, half and broken parameters in every list; wildcards and long texts in every filter -> never a 5xx',
    rule: 'A query that makes no sense is refused or passed over.',
    also: [...lists, ...filtered],
    run: queries,
  }),
];
