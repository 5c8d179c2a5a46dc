// The page of a permalink: the document, readable in light and dark, with links to PDF and QR code. One HTML text
// without scripts; all values of the document are escaped.

import type { DocumentView, LineView, PageLinks, PartyView, Text } from '../service/printed-view.js';
import { amount, figure, money, taxSummary } from './amount-texts.js';
import { exemptionReason } from './codes.js';
import { type Labels, labelsFor, languageOf } from './labels.js';
import { pageStyle } from './page-style.js';
import { addressRows, set } from './party-texts.js';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe inside an element and inside a quoted attribute; characters that HTML cannot hold are dropped. */
export function escapeHtml(value: Text | number): string {
  return String(value ?? '')
    .replace(/\p{Surrogate}|[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** The address when a browser may follow it: http(s), or relative to this host; '' otherwise. */
function safeLink(link: string | undefined): string {
  if (!link) return '';
  const url = URL.canParse(link, 'http://relative.invalid/')
    ? new URL(link, 'http://relative.invalid/')
    : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? escapeHtml(link) : '';
}

function party(labels: Labels, title: string, name: string, of: PartyView): string {
  const fiscal = set(of.fiscal_id) && `${labels.fiscalId} ${set(of.fiscal_id)}`;
  const rows = [...addressRows(of), fiscal, set(of.email)].filter(Boolean);
  const small = title ? `<h2>${escapeHtml(title)}</h2>` : '';
  return `<section>${small}<strong dir="auto">${escapeHtml(name || '-')}</strong>${rows
    .map((row) => `<span dir="auto">${escapeHtml(row)}</span>`)
    .join('')}</section>`;
}

function facts(labels: Labels, view: DocumentView): string {
  const { document } = view;
  const place = (at: typeof document.address_to): string =>
    [at?.detail, at?.postal_code, at?.city, at?.country].map(set).filter(Boolean).join(', ');
  const rows: [string, string][] = [
    [labels.date, set(document.date)],
    [labels.dueDate, set(document.due_date)],
    [labels.reference, set(document.reference)],
    ['ATCUD', set(document.atcud)],
    [labels.loadedAt, set(document.loaded_at)],
    [labels.plate, set(document.license_plate)],
    [labels.from, place(document.address_from) || set(document.load_site)],
    [labels.to, place(document.address_to) || set(document.delivery_site)],
    [labels.entity, set(document.mb_reference?.entity)],
    [`${labels.reference} MB`, set(document.mb_reference?.reference)],
  ];
  return `<dl>${rows
    .filter(([, value]) => value)
    .map(
      ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`,
    )
    .join('')}</dl>`;
}

function lineRow(labels: Labels, currency: Text, line: LineView): string {
  const { language } = labels;
  const discount = amount(line.discount).isZero() ? '' : `${figure(line.discount, language, 0, 4)} %`;
  const tax = amount(line.tax?.value).isZero()
    ? labels.exempt
    : `${figure(line.tax?.value, language, 0, 4)} %`;
  const quantity = [figure(line.quantity, language), set(line.unit)].filter(Boolean).join(' ');
  const cells = [
    quantity,
    money(line.unit_price, currency, language, 6),
    discount,
    tax,
    money(line.total, currency, language),
  ];
  const description =
    set(line.description) && `<small dir="auto">${escapeHtml(set(line.description))}</small>`;
  const name = `<td><b dir="auto">${escapeHtml(set(line.name) || '-')}</b>${description}</td>`;
  return `<tr>${name}${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function table(labels: Labels, view: DocumentView): string {
  const { items, currency } = view.document;
  const heads = [
    labels.item,
    labels.quantity,
    labels.unitPrice,
    labels.discountShort,
    labels.tax,
    labels.total,
  ];
  const rows = (items ?? []).map((line) => lineRow(labels, currency, line)).join('');
  const body = rows || `<tr><td colspan="6">${escapeHtml(labels.noLines)}</td></tr>`;
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(labels.item)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function totals(labels: Labels, view: DocumentView): string {
  const { document } = view;
  const print = (value: Parameters<typeof money>[0]): string =>
    money(value, document.currency, labels.language);
  const taxes = taxSummary(document).filter((group) => !group.rate.isZero());
  const rows: [string, string][] = [
    [labels.subtotal, print(document.sum)],
    [labels.discount, print(amount(document.discount).negated())],
    [labels.beforeTaxes, print(document.before_taxes)],
    ...taxes.map((group): [string, string] => [
      `${group.name || labels.tax} (${figure(group.rate, labels.language, 0, 4)} %)`,
      print(group.tax),
    ]),
    [labels.taxes, print(document.taxes)],
    [labels.total, print(document.total)],
  ];
  return `<dl class="totals">${rows
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;
}

function notes(labels: Labels, view: DocumentView): string {
  const rows: [string, string][] = [
    [labels.exemption, exemptionReason(view.document)],
    [labels.observations, set(view.document.observations)],
  ];
  return rows
    .filter(([, value]) => value)
    .map(([label, value]) => `<h2>${escapeHtml(label)}</h2><p dir="auto">${escapeHtml(value)}</p>`)
    .join('');
}

/** States with their own style in the style sheet. */
const styledStates = new Set(['draft', 'canceled', 'deleted', 'refused']);

/** A whole HTML document. Links that are no http(s) or relative addresses are left out. */
export function renderPage(view: DocumentView, links: PageLinks): string {
  const { account, client, document } = view;
  const labels = labelsFor(languageOf(view));
  const status = document.status.toLowerCase();
  const number = status === 'draft' ? '' : set(document.sequence_number) || `#${document.id}`;
  const title = escapeHtml(`${labels.kind(document.type)} ${number}`.trim());
  const pdf = safeLink(links.pdf);
  const qr = safeLink(links.qr);
  const button = pdf && `<a class="button" href="${pdf}">${escapeHtml(labels.openPdf)}</a>`;
  const image =
    qr && `<a href="${qr}"><img src="${qr}" alt="${escapeHtml(labels.qr)}" width="148" height="148"></a>`;
  const styledState = styledStates.has(status) ? status : 'other';
  return `<!doctype html>
<html lang="${labels.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src *; base-uri 'none'; form-action 'none'">
<title>${title} · ${escapeHtml(account.organization_name)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<header>${party(labels, '', account.organization_name, account)}
<div class="title"><h1>${title}</h1><span class="state ${styledState}">${escapeHtml(labels.state(document.status))}</span>${button}</div></header>
<div class="pair">${party(labels, labels.toClient, set(client.name) || set(document.client?.name), client)}${facts(labels, view)}</div>
${table(labels, view)}
<div class="pair last"><div>${notes(labels, view)}${image}</div>${totals(labels, view)}</div>
<footer>${escapeHtml(labels.mock)}</footer>
</main>
</body>
</html>
`;
}
