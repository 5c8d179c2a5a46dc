// The upper part of a document: issuer, title, client and dates; and the small head of the following pages.

import type { PartyView } from '../service/printed-view.js';
import { addressRows, set } from './party-texts.js';
import {
  caption,
  contentWidth,
  documentNumber,
  documentTitle,
  ink,
  page,
  panel,
  rule,
  type Sheet,
} from './pdf-sheet.js';
import { draw, drawBlock, drawFitted, lineHeight, wrap } from './pdf-text.js';

function partyRows(sheet: Sheet, party: PartyView): string[] {
  const fiscal = set(party.fiscal_id) && `${sheet.labels.fiscalId} ${set(party.fiscal_id)}`;
  const contact = [set(party.email), set(party.phone)].filter(Boolean).join(' · ');
  return [...addressRows(party), fiscal, contact].filter(Boolean);
}

function drawRows(sheet: Sheet, rows: string[], at: { x: number; y: number; width: number }): number {
  let y = at.y;
  for (const row of rows) y = drawBlock(sheet.pen, row, { ...at, y }, { size: 8.6, color: ink.soft }, 2);
  return y;
}

function issuer(sheet: Sheet, y: number): number {
  const at = { x: page.left, y, width: contentWidth * 0.52 };
  const name = set(sheet.view.account.organization_name) || '-';
  const below = drawBlock(sheet.pen, name, at, { size: 16, bold: true, color: ink.accent }, 2);
  return drawRows(sheet, partyRows(sheet, sheet.view.account), { ...at, y: below + 3 });
}

function title(sheet: Sheet, y: number): number {
  const { pen, labels, view } = sheet;
  const width = contentWidth * 0.42;
  const x = page.right - width;
  const right = { align: 'right' } as const;
  drawFitted(pen, documentTitle(sheet), x, y, width, { ...right, size: 17, bold: true });
  drawFitted(pen, `${labels.number} ${documentNumber(sheet)}`, x, y + 22, width, { ...right, size: 12 });
  const state = labels.state(view.document.status);
  const alarm = ['canceled', 'deleted'].includes(view.document.status.toLowerCase());
  const color = alarm ? ink.alarm : ink.soft;
  drawFitted(pen, `${sheet.copy} · ${state}`, x, y + 41, width, { ...right, size: 8.6, bold: true, color });
  const atcud = set(view.document.atcud);
  if (!atcud) return y + 54;
  drawFitted(pen, `ATCUD: ${atcud}`, x, y + 54, width, { ...right, size: 8.6, color: ink.soft });
  return y + 66;
}

function clientPanel(sheet: Sheet, y: number): number {
  const { pen, labels, view } = sheet;
  const width = contentWidth * 0.56;
  const at = { x: page.left + 12, width: width - 24 };
  const name = set(view.client.name) || set(view.document.client?.name) || '-';
  const rows = partyRows(sheet, view.client);
  const nameStyle = { size: 11, bold: true };
  const count = rows.reduce(
    (sum, row) => sum + Math.min(2, wrap(pen, row, at.width, { size: 8.6 }).length),
    0,
  );
  const nameRows = Math.min(3, wrap(pen, name, at.width, nameStyle).length);
  const height = Math.max(74, 30 + nameRows * lineHeight(11) + count * lineHeight(8.6));
  panel(sheet, page.left, y, width, height);
  const below = caption(sheet, labels.toClient, at.x, y + 10, at.width);
  drawRows(sheet, rows, { ...at, y: drawBlock(pen, name, { ...at, y: below }, nameStyle, 3) + 2 });
  return y + height;
}

function facts(sheet: Sheet, y: number): number {
  const { labels, view } = sheet;
  const { document, client } = view;
  const rows: [string, string][] = [
    [labels.date, set(document.date)],
    [labels.dueDate, set(document.due_date)],
    [labels.reference, set(document.reference)],
    [labels.code, set(client.code)],
  ];
  const x = page.left + contentWidth * 0.6;
  const width = page.right - x;
  let at = y + 6;
  for (const [label, value] of rows.filter(([, value]) => value)) {
    draw(sheet.pen, label, x, at, width * 0.42, { size: 8.6, color: ink.soft });
    drawFitted(sheet.pen, value, x + width * 0.42, at, width * 0.58, { size: 9, bold: true, align: 'right' });
    rule(sheet, at + 14, x, 0.5);
    at += 18.5;
  }
  return at;
}

/** The head of the first page of a copy. */
export function drawHead(sheet: Sheet): void {
  const below = Math.max(issuer(sheet, sheet.y), title(sheet, sheet.y)) + 16;
  sheet.y = Math.max(clientPanel(sheet, below), facts(sheet, below)) + 18;
}

export function drawSmallHead(sheet: Sheet): void {
  const { pen, labels, view } = sheet;
  const half = contentWidth / 2 - 8;
  const name = set(view.account.organization_name);
  drawFitted(pen, name, page.left, sheet.y, half, { size: 9.5, bold: true, color: ink.accent });
  const text = `${documentTitle(sheet)} ${documentNumber(sheet)} · ${sheet.copy} · ${labels.continued}`;
  drawFitted(pen, text, page.right - half, sheet.y, half, { size: 8.6, align: 'right', color: ink.soft });
  rule(sheet, sheet.y + 16);
  sheet.y += 26;
}
