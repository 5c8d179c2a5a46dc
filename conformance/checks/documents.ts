/**
 * What leads away from a document of any type: its PDF, its QR code, its related documents. Links are links and
 * one document's is not another's; files behind them are not fetched. E-mail is in email.ts.
 */
import { type DocumentType, documentTypes, type Family } from '../../generated/states.js';
import type { MadeDocument } from '../given/given.js';
import { isAssumedTable } from '../given/paths.js';
import { marks } from '../judge/result.js';
import type { Check, CheckContext, OperationId } from '../run/check.js';
import type { Answer, Json } from '../target/call.js';
import { isClaimed, issuedState, make, read, typesOf, untouched } from './kit/document-rules.js';

const families: readonly Exclude<Family, 'receipts'>[] = [
  'invoices',
  'estimates',
  'guides',
  'purchase_orders',
];

/** Two documents of each type of the family, numbered. */
async function issued(t: CheckContext, family: Family, each: number): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  for (const type of typesOf(family).filter((one) => isClaimed(t, one))) {
    for (let n = 0; n < each; n += 1) made.push(await t.given.document(type, issuedState(type)));
  }
  return made;
}

function isLink(t: CheckContext, value: unknown, what: string): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  t.expect.that(
    url !== undefined && /^https?:$/.test(url.protocol),
    `${what} is an absolute http(s) link`,
    value,
  );
  return String(value);
}

function differ(t: CheckContext, links: readonly string[], what: string): void {
  const twice = links.find((link, n) => links.indexOf(link) !== n);
  if (twice !== undefined) t.fail(`every document has ${what} of its own`, `the same one twice: ${twice}`);
}

const askPdf = (t: CheckContext, id: string | number, query: Json = {}): Promise<Answer> =>
  t.call('getDocumentPdf', { path: { 'document-id': id }, query: query as Record<string, boolean> });

/** Asks until 200, as told, and says where the PDF is. */
async function pdfOf(t: CheckContext, { id, type }: MadeDocument, query?: Json): Promise<string> {
  const what = `the PDF of a ${documentTypes[type].singular}${query ? ' (second copy)' : ''}`;
  const answer = await t.eventually(async () => {
    const polled = await askPdf(t, id, query);
    return polled.status === 202 ? undefined : polled;
  }, `${what} answers 200`);
  const output = Object((answer.body as Json | undefined)?.output) as Json;
  return isLink(t, output.pdfUrl, `output.pdfUrl of ${what}`);
}

async function pdfs(t: CheckContext, family: Family): Promise<void> {
  const made = await issued(t, family, 2);
  const before = await Promise.all(made.map((one) => read(t, one)));
  const links = await Promise.all(made.map((one) => pdfOf(t, one)));
  differ(t, links, 'a PDF');
  for (const one of made) {
    for (const time of ['again', 'a third time']) {
      const { status } = await askPdf(t, one.id);
      t.expect.equal(status, 200, `status of a PDF that was ready, asked for ${time},`);
    }
  }
  t.covers(marks.rule('pdf-poll'));
  await Promise.all(made.map((one) => pdfOf(t, one, { second_copy: true })));
  for (const one of made) {
    const { status } = await askPdf(t, one.id);
    t.expect.equal(status, 200, 'status of the original after its second copy');
    const again = await askPdf(t, one.id, { second_copy: true });
    t.expect.equal(again.status, 200, 'status of a second copy that was ready, asked for again,');
  }
  t.covers(marks.rule('pdf-second-copy'));
  for (const [n, one] of made.entries())
    untouched(t, await read(t, one), before[n] ?? {}, 'a document with a PDF');
  const [{ type } = { type: undefined }] = made;
  if (type === undefined || isAssumedTable(type)) return;
  // Whether a canceled document has one is not shown.
  const canceled = await t.given.document(type, 'canceled');
  const what = 'a canceled document';
  await t.call('getDocumentPdf', { path: { 'document-id': canceled.id } }, { status: [200, 202, 406], what });
}

async function pdfOfDraft(t: CheckContext, type: DocumentType): Promise<void> {
  const draft = await make(t, type);
  await t.call('getDocumentPdf', { path: { 'document-id': draft.id } }, { status: 406, what: 'a draft' });
}

async function qrCodes(t: CheckContext): Promise<void> {
  const made = await issued(t, 'invoices', 2);
  const links: string[] = [];
  for (const one of made) {
    const what = `the QR code of a ${documentTypes[one.type].singular}`;
    const ask = async () => {
      const { body } = await t.call('getDocumentQrCode', { path: { 'document-id': one.id } });
      return isLink(t, (Object((body as Json | undefined)?.qr_code) as Json).url, `qr_code.url of ${what}`);
    };
    links.push(await ask());
    await ask();
  }
  differ(t, links, 'a QR code');
  t.covers(marks.rule('qr-link'));
}

/** Which other documents have a QR code is not shown: any answer but a 5xx, and a link if there is one. */
async function otherQrCodes(t: CheckContext, family: Family): Promise<void> {
  for (const one of await issued(t, family, 1)) {
    const path = { 'document-id': one.id };
    const { status, body } = await t.call('getDocumentQrCode', { path }, { status: 'any' });
    if (status === 200) isLink(t, (Object((body as Json | undefined)?.qr_code) as Json).url, 'qr_code.url');
  }
}

async function relatedUntouched(t: CheckContext, family: Family): Promise<void> {
  for (const one of await issued(t, family, 1)) {
    const before = await read(t, one);
    await t.call('listRelatedDocuments', { path: { 'document-id': one.id } });
    untouched(t, await read(t, one), before, 'a document whose related ones were read');
  }
}

const named = (family: string) => family.replaceAll('_', '-');
const check = (
  operation: OperationId,
  slug: string,
  title: string,
  rule: string,
  run: Check['run'],
  more: Partial<Check> = {},
): Check => ({
  id: `${operation}/${slug}`,
  title: `${operation}: ${title}`,
  rule,
  source: 'Endpoints, Documents',
  kind: 'rules',
  operation,
  run,
  ...more,
});

const pdfChecks = families.flatMap((family): Check[] => [
  check(
    'getDocumentPdf',
    `ready-${named(family)}`,
    `documents of every type of ${family}, asked for again and again -> 200 with a link, and ready from then on`,
    'The PDF is asked for until 200; once it is ready it stays ready. second_copy=true makes a copy of the original.',
    (t) => pdfs(t, family),
    { kind: 'async', source: 'Generate PDF', needs: [family] },
  ),
  ...typesOf(family).map((type) =>
    check(
      'getDocumentPdf',
      `draft-${documentTypes[type].singular.replaceAll('_', '-')}`,
      `a draft ${documentTypes[type].singular} -> 406`,
      'We assume: a draft has no PDF.',
      (t) => pdfOfDraft(t, type),
      { source: 'Generate PDF', needs: [family], assumed: true },
    ),
  ),
]);

export const documentLinkChecks: Check[] = [
  ...pdfChecks,
  check(
    'getDocumentQrCode',
    'link-invoices',
    'finalized documents of every type of the invoice family -> each has a link of its own',
    'The QR code answer holds a link.',
    qrCodes,
    { needs: ['invoices'] },
  ),
  ...families
    .slice(1)
    .flatMap((family) => [
      check(
        'getDocumentQrCode',
        `lawful-${named(family)}`,
        `finalized ${family} -> a link, or a 4xx`,
        'Which documents have a QR code is not shown.',
        (t) => otherQrCodes(t, family),
        { needs: [family] },
      ),
    ]),
  ...families.map((family) =>
    check(
      'listRelatedDocuments',
      `read-only-${named(family)}`,
      `finalized documents of ${family} -> a success that changes nothing`,
      'Reading what is related changes nothing.',
      (t) => relatedUntouched(t, family),
      { needs: [family] },
    ),
  ),
];
