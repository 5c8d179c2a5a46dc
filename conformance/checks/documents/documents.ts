/**
 * The PDF of a draft: that there is none is an interpretation; how it may be refused is stated. PDF, QR code and related
 * documents of a final document are requested in its case, in conditions/.
 */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Made, MadeDocument } from '../../given/given.js';
import { isAssumedTable } from '../../given/paths.js';
import { cited } from '../../judge/citation.js';
import type { Exchange } from '../../judge/exchange.js';
import { answerFields, statusSymptom } from '../../judge/identity.js';
import { proofOfOtherRecord } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import type { Feature } from '../../target/claims.js';
import { check } from '../kit/declare.js';
import {
  createdTypes,
  isClaimed,
  isFirstType,
  issuedState,
  make,
  trigger,
  typesOf,
} from '../kit/document-rules.js';

async function pdfOfDraft(t: CheckContext, type: DocumentType): Promise<void> {
  const draft = await make(t, type);
  const path = { 'document-id': draft.id };
  // Ready, in progress, not found, or refused because of the document's state: no other refusal is stated. Purchase orders may
  // have ids of their own: then the id may be that of another account's document, which 401 refuses too.
  const lawful = [200, 202, 404, 406, ...(isAssumedTable(type) ? [401] : [])];
  const { status } = await t.call('getDocumentPdf', { path }, { status: lawful, what: 'a draft' });
  await t.assuming('rule:pdf-invalid-state', async () => {
    t.expect.equal(status, 406, 'the status of the PDF of a draft', {
      ...{ field: answerFields.status, symptom: statusSymptom(status) },
    });
  });
}

/** One type of each family, and a second one of the largest family. */
const printed = [
  ...new Set([...createdTypes.filter(isFirstType), ...typesOf('invoices').slice(0, 2)]),
].filter((type) => !isAssumedTable(type));

/** A document made final after its PDF was asked for: that a draft has none, if so, must not be kept. */
async function issuedOnceAsked(t: CheckContext, type: DocumentType, fields: Json): Promise<MadeDocument> {
  const draft = await t.given.document(type, undefined, fields);
  const path = { 'document-id': draft.id };
  await t.call('getDocumentPdf', { path }, { status: 'any', what: 'a draft' });
  await trigger(t, draft, 'finalized');
  return { ...draft, state: issuedState(type) };
}

/**
 * The first documents of several types in a series, with the same number, for a client with a language. Their PDFs are requested
 * in rotation: one that is being generated must not block the others.
 */
async function pdfsInTurn(t: CheckContext): Promise<void> {
  const has = (claim: Feature) => t.settings.claims.includes(claim);
  const series = has('sequences') ? await t.given.acquire('sequence') : undefined;
  const reader = has('clients') ? await t.given.client({ language: 'es' }) : undefined;
  const fields = {
    ...(series && { sequence_id: String(series.id) }),
    ...(reader && { client: { name: reader.sent.name, code: reader.sent.code } }),
  };
  const all: MadeDocument[] = [];
  for (const type of printed)
    if (isClaimed(t, type))
      all.push(
        type === 'invoices'
          ? await issuedOnceAsked(t, type, fields)
          : await t.given.document(type, issuedState(type), fields),
      );
  const read = await t.eventually(
    async () => {
      const answers: { body: unknown; status: number; exchange: Exchange | undefined }[] = [];
      for (const { id } of all) {
        const { status, body } = await t.call('getDocumentPdf', { path: { 'document-id': id } });
        answers.push({ status, body, exchange: t.client.last() });
      }
      return answers.every(({ status }) => status === 200) ? answers : undefined;
    },
    `getDocumentPdf answers 200 for each of ${all.length} that are asked for in turn`,
    { operation: 'getDocumentPdf' },
  );
  const shown = new Map<string, Exchange | undefined>();
  for (const { body, exchange } of read) {
    const link = (Object((Object(body) as Json).output) as Json).pdfUrl;
    if (typeof link !== 'string' || link === '') continue;
    if (shown.has(link))
      t.fail("output.pdfUrl is no other document's", `${link} again`, {
        ...{ field: 'output.pdfUrl', symptom: 'not unique', operation: 'getDocumentPdf', exchange },
        ...{ statement: 'rule:document-fields-kept', ...proofOfOtherRecord(link, shown.get(link)) },
      });
    shown.set(link, exchange);
  }
  const [first] = all;
  if (reader && first) await stillReady(t, reader, first);
}

/** The PDF of a document is there also after its client wants another number of copies. */
async function stillReady(t: CheckContext, { id, sent }: Made, document: MadeDocument): Promise<void> {
  const body = t.given.body('updateClient', { fields: { ...sent, send_options: '3' } });
  await t.given.call('updateClient', { path: { 'client-id': id }, body });
  await t.eventually(
    async () => {
      const { status } = await t.call('getDocumentPdf', { path: { 'document-id': document.id } });
      return status === 200 ? true : undefined;
    },
    'getDocumentPdf answers 200 again, after send_options of the client were changed',
    { operation: 'getDocumentPdf' },
  );
}

// An interpretation: the other types of a family are assumed to behave like its first type.
const drafts: Check[] = createdTypes.filter(isFirstType).map((type) =>
  check(`getDocumentPdf/draft-${documentTypes[type].singular.replaceAll('_', '-')}`, {
    title: `a draft ${documentTypes[type].singular} -> 406, or a PDF`,
    rule: 'The PDF of a document in an invalid state is refused with 406. We assume: a draft has no PDF.',
    source: 'Generate PDF',
    needs: [documentTypes[type].family as Feature],
    statement: cited('status:getDocumentPdf/406', 'errors:406'),
    run: (t) => pdfOfDraft(t, type),
  }),
);

export const documentLinkChecks: Check[] = [
  ...drafts,
  check('getDocumentPdf/two-in-turn', {
    title:
      'PDFs of several types asked for in turn, one of them as a draft before -> each becomes ready, is its own, and stays when its client is changed',
    kind: 'async',
    needs: ['invoices'],
    statement: 'rule:pdf-poll',
    run: pdfsInTurn,
  }),
];
