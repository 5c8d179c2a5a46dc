// All words printed on a document, in the three languages a client can have.
import type { TypeName } from '../../generated/states.js';
import type { DocumentView } from '../service/printed-view.js';

export type Language = 'en' | 'pt' | 'es';

const words = {
  address: ['Address', 'Morada', 'Dirección'],
  amount: ['Amount', 'Valor', 'Importe'],
  atDocCode: ['AT code', 'Código AT', 'Código AT'],
  base: ['Taxable', 'Incidência', 'Base'],
  beforeTaxes: ['Before taxes', 'Total sem impostos', 'Base imponible'],
  code: ['Code', 'Código', 'Código'],
  continued: ['continued', 'continuação', 'continuación'],
  date: ['Date', 'Data', 'Fecha'],
  discount: ['Discount', 'Desconto', 'Descuento'],
  discountShort: ['Disc.', 'Desc.', 'Dto.'],
  draft: ['DRAFT', 'RASCUNHO', 'BORRADOR'],
  canceled: ['CANCELED', 'ANULADO', 'ANULADO'],
  deleted: ['DELETED', 'ELIMINADO', 'ELIMINADO'],
  dueDate: ['Due date', 'Vencimento', 'Vencimiento'],
  email: ['E-mail', 'E-mail', 'Correo'],
  entity: ['Entity', 'Entidade', 'Entidad'],
  exempt: ['Exempt', 'Isento', 'Exento'],
  exemption: ['Tax exemption', 'Motivo de isenção', 'Motivo de exención'],
  fiscalId: ['Tax no.', 'NIF', 'NIF'],
  from: ['From', 'Local de carga', 'Origen'],
  item: ['Item', 'Descrição', 'Descripción'],
  loadedAt: ['Loaded at', 'Data de carga', 'Fecha de carga'],
  missing: [
    '\u25a1 stands for a character that this PDF has no font for.',
    '\u25a1 representa um carácter para o qual este PDF não tem fonte.',
    '\u25a1 representa un carácter para el que este PDF no tiene fuente.',
  ],
  mock: [
    'Made by a mock: no legal value.',
    'Emitido por um simulador: sem valor legal.',
    'Emitido por un simulador: sin valor legal.',
  ],
  noLines: ['No lines.', 'Sem linhas.', 'Sin líneas.'],
  number: ['No.', 'N.º', 'N.º'],
  observations: ['Observations', 'Observações', 'Observaciones'],
  openPdf: ['Open the PDF', 'Abrir o PDF', 'Abrir el PDF'],
  page: ['Page', 'Página', 'Página'],
  payment: ['Payment by Multibanco', 'Pagamento por Multibanco', 'Pago por Multibanco'],
  phone: ['Phone', 'Telefone', 'Teléfono'],
  plate: ['License plate', 'Matrícula', 'Matrícula'],
  qr: ['QR code', 'Código QR', 'Código QR'],
  quantity: ['Qty', 'Qtd.', 'Cant.'],
  rate: ['Rate', 'Taxa', 'Tipo'],
  reference: ['Reference', 'Referência', 'Referencia'],
  retention: ['Withholding', 'Retenção', 'Retención'],
  secondCopy: ['2nd copy', '2.ª via', '2.ª copia'],
  subtotal: ['Subtotal', 'Subtotal', 'Subtotal'],
  tax: ['Tax', 'Imposto', 'Impuesto'],
  taxes: ['Taxes', 'Impostos', 'Impuestos'],
  taxSummary: ['Tax summary', 'Resumo de impostos', 'Resumen de impuestos'],
  to: ['To', 'Local de descarga', 'Destino'],
  toClient: ['To', 'Exmo.(s) Sr.(s)', 'Cliente'],
  toPay: ['To pay', 'Total a pagar', 'Total a pagar'],
  total: ['Total', 'Total', 'Total'],
  transport: ['Transport', 'Transporte', 'Transporte'],
  unit: ['Unit', 'Un.', 'Ud.'],
  unitPrice: ['Unit price', 'Preço un.', 'Precio ud.'],
} as const satisfies Record<string, readonly [string, string, string]>;

const kinds: Record<TypeName, readonly [string, string, string]> = {
  Invoice: ['Invoice', 'Fatura', 'Factura'],
  InvoiceReceipt: ['Invoice receipt', 'Fatura-recibo', 'Factura-recibo'],
  SimplifiedInvoice: ['Simplified invoice', 'Fatura simplificada', 'Factura simplificada'],
  VatMossInvoice: ['VAT MOSS invoice', 'Fatura VAT MOSS', 'Factura VAT MOSS'],
  CreditNote: ['Credit note', 'Nota de crédito', 'Nota de crédito'],
  DebitNote: ['Debit note', 'Nota de débito', 'Nota de débito'],
  Receipt: ['Receipt', 'Recibo', 'Recibo'],
  Quote: ['Quote', 'Orçamento', 'Presupuesto'],
  Proforma: ['Proforma', 'Fatura proforma', 'Factura proforma'],
  FeesNote: ['Fees note', 'Nota de honorários', 'Nota de honorarios'],
  Shipping: ['Shipping note', 'Guia de remessa', 'Albarán de entrega'],
  Transport: ['Transport note', 'Guia de transporte', 'Guía de transporte'],
  Devolution: ['Return note', 'Guia de devolução', 'Guía de devolución'],
  PurchaseOrder: ['Purchase order', 'Nota de encomenda', 'Orden de compra'],
};

const states: Record<string, readonly [string, string, string]> = {
  draft: ['Draft', 'Rascunho', 'Borrador'],
  final: ['Final', 'Finalizado', 'Finalizado'],
  settled: ['Settled', 'Liquidado', 'Liquidado'],
  canceled: ['Canceled', 'Anulado', 'Anulado'],
  deleted: ['Deleted', 'Eliminado', 'Eliminado'],
  accepted: ['Accepted', 'Aceite', 'Aceptado'],
  refused: ['Refused', 'Recusado', 'Rechazado'],
  completed: ['Completed', 'Concluído', 'Completado'],
};

const copies: readonly (readonly [string, string, string])[] = [
  ['Original', 'Original', 'Original'],
  ['Duplicate', 'Duplicado', 'Duplicado'],
  ['Triplicate', 'Triplicado', 'Triplicado'],
];

const columns: Record<Language, 0 | 1 | 2> = { en: 0, pt: 1, es: 2 };

export type Labels = { readonly [K in keyof typeof words]: string } & {
  language: Language;
  /** The document type in words; an unknown type is printed unchanged. */
  kind(type: string): string;
  state(status: string): string;
  /** 'Original', 'Duplicate', 'Triplicate' for 0, 1, 2. */
  copy(index: number): string;
};

/** The client's language, else the account's, else Portuguese (the account default of the API). */
export function languageOf(view: DocumentView): Language {
  const known = [view.client.language, view.account.language].find((code) => code && code in columns);
  return (known as Language | undefined) ?? 'pt';
}

export function labelsFor(language: Language): Labels {
  const column = columns[language];
  const entries = Object.entries(words).map(([key, row]) => [key, row[column]]);
  return {
    ...(Object.fromEntries(entries) as { [K in keyof typeof words]: string }),
    language,
    kind: (type) => kinds[type as TypeName]?.[column] ?? type,
    state: (status) => states[status.toLowerCase()]?.[column] ?? status,
    copy: (index) => copies[index]?.[column] ?? '',
  };
}
