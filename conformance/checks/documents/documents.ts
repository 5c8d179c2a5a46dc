/**
 * What the PDF of a draft is answered with: that it has none is assumed, not that it is refused in the stated way. What leads
 * away from a final document (its PDF, its QR code, what is related) is asked for in its case, in conditions/.
 */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { cited } from '../../judge/citation.js';
import { answerFields, statusSymptom } from '../../judge/identity.js';
import type { Check, CheckContext } from '../../run/check.js';
import { createdTypes, make, typesOf } from '../kit/document-rules.js';

const families = [...new Set(createdTypes.map((type) => documentTypes[type].family))].filter(
  (family) => family !== 'receipts',
);

async function pdfOfDraft(t: CheckContext, type: DocumentType): Promise<void> {
  const draft = await make(t, type);
  const path = { 'document-id': draft.id };
  // Made, being made, not there, or refused for the state of its document: no other refusal is stated.
  const { status } = await t.call(
    'getDocumentPdf',
    { path },
    { status: [200, 202, 404, 406], what: 'a draft' },
  );
  await t.assuming('rule:pdf-invalid-state', async () => {
    t.expect.equal(status, 406, 'the status of the PDF of a draft', {
      ...{ field: answerFields.status, symptom: statusSymptom(status) },
    });
  });
}

/** Two asked for in turn: that one is being made keeps no other from becoming ready. */
async function pdfsInTurn(t: CheckContext): Promise<void> {
  const both = [await t.given.document('invoices', 'final'), await t.given.document('invoices', 'final')];
  await t.eventually(
    async () => {
      const answers: number[] = [];
      for (const { id } of both)
        answers.push((await t.call('getDocumentPdf', { path: { 'document-id': id } })).status);
      return answers.every((status) => status === 200) || undefined;
    },
    'getDocumentPdf answers 200 for each of two that are asked for in turn',
    { operation: 'getDocumentPdf' },
  );
}

// An interpretation: what its first type does the others of a family are accepted to do.
const drafts: Check[] = families.flatMap((family) =>
  typesOf(family)
    .slice(0, 1)
    .map(
      (type): Check => ({
        id: `getDocumentPdf/draft-${documentTypes[type].singular.replaceAll('_', '-')}`,
        title: `getDocumentPdf: a draft ${documentTypes[type].singular} -> 406, or a PDF`,
        rule: 'The PDF of a document in an invalid state is refused with 406. We assume: a draft has no PDF.',
        source: 'Generate PDF',
        kind: 'rules',
        operation: 'getDocumentPdf',
        needs: [family],
        statement: cited('status:getDocumentPdf/406', 'errors:406'),
        run: (t) => pdfOfDraft(t, type),
      }),
    ),
);

export const documentLinkChecks: Check[] = [
  ...drafts,
  {
    id: 'getDocumentPdf/two-in-turn',
    title: 'getDocumentPdf: two PDFs asked for in turn -> both become ready',
    rule: 'The request is repeated until 200, whatever else is asked for meanwhile.',
    source: 'Generate PDF',
    kind: 'async',
    operation: 'getDocumentPdf',
    needs: ['invoices'],
    statement: 'rule:pdf-poll',
    run: pdfsInTurn,
  },
];
