/**
 * Draws the files behind links in answers: PDF, QR code, SAF-T file, permalink pages. Each renderer is loaded at the
 * first request for its kind.
 */
import type { FileWanted } from '../service/linked-files.js';
import { documentFileName } from './file-names.js';

export interface DrawnFile {
  type: string;
  /** The name for saving it; pages have none. */
  name?: string;
  content: Uint8Array<ArrayBuffer> | string;
}

type Bytes = Uint8Array<ArrayBuffer>;
type PdfWanted = Extract<FileWanted, { kind: 'pdf' }>;

const HTML = 'text/html; charset=utf-8';

/** `pdfOf` draws a PDF, which needs node. */
export async function drawnFile(
  wanted: FileWanted,
  pdfOf: (wanted: PdfWanted) => Bytes | Promise<Bytes>,
): Promise<DrawnFile> {
  switch (wanted.kind) {
    case 'pdf': {
      const name = `${documentFileName(wanted.view.document)}.pdf`;
      return { type: 'application/pdf', name, content: await pdfOf(wanted) };
    }
    case 'qr': {
      const { qrPng } = await import('./qr-png.js');
      const name = `${documentFileName(wanted.view.document)}.png`;
      return { type: 'image/png', name, content: await qrPng(wanted.view) };
    }
    case 'saft': {
      const { renderSaft } = await import('./saft-file.js');
      const type = 'application/xml; charset=utf-8';
      return { type, name: `saft-${wanted.name}.xml`, content: renderSaft(wanted.data) };
    }
    case 'document': {
      const { renderPage } = await import('./document-page.js');
      return { type: HTML, content: renderPage(wanted.view, wanted.links) };
    }
    case 'client': {
      const { clientPage } = await import('./client-page.js');
      return { type: HTML, content: clientPage(wanted.client, wanted.organization) };
    }
  }
}
