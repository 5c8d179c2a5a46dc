/**
 * That a draft has no PDF, which we assume. What leads away from a final document (its PDF, its QR code, what is related)
 * is asked for in its case, in conditions/.
 */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Check, CheckContext } from '../../run/check.js';
import { createdTypes, make, typesOf } from '../kit/document-rules.js';

const families = [...new Set(createdTypes.map((type) => documentTypes[type].family))].filter(
  (family) => family !== 'receipts',
);

async function pdfOfDraft(t: CheckContext, type: DocumentType): Promise<void> {
  const draft = await make(t, type);
  await t.call('getDocumentPdf', { path: { 'document-id': draft.id } }, { status: 406, what: 'a draft' });
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
        title: `getDocumentPdf: a draft ${documentTypes[type].singular} -> 406`,
        rule: 'We assume: a draft has no PDF.',
        source: 'Generate PDF',
        kind: 'rules',
        operation: 'getDocumentPdf',
        needs: [family],
        statement: 'rule:pdf-invalid-state',
        assumed: true,
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
