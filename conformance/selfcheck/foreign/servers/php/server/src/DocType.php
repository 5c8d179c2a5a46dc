<?php
declare(strict_types=1);

/** A kind of document: its names in paths, bodies and responses, its family, and its SAF-T code. */
final class DocType
{
    private const TABLE = [
        // plural, singular, type, family, SAF-T code
        ['invoices', 'invoice', 'Invoice', 'invoice', 'FT'],
        ['invoice_receipts', 'invoice_receipt', 'InvoiceReceipt', 'invoice', 'FR'],
        ['simplified_invoices', 'simplified_invoice', 'SimplifiedInvoice', 'invoice', 'FS'],
        ['vat_moss_invoices', 'vat_moss_invoice', 'VatMossInvoice', 'invoice', 'FT'],
        ['credit_notes', 'credit_note', 'CreditNote', 'invoice', 'NC'],
        ['debit_notes', 'debit_note', 'DebitNote', 'invoice', 'ND'],
        ['receipts', 'receipt', 'Receipt', 'receipt', 'RG'],
        ['vat_moss_receipts', 'vat_moss_receipt', 'VatMossReceipt', 'receipt', 'RG'],
        ['quotes', 'quote', 'Quote', 'estimate', 'OR'],
        ['proformas', 'proforma', 'Proforma', 'estimate', 'PF'],
        ['fees_notes', 'fees_note', 'FeesNote', 'estimate', 'OU'],
        ['shippings', 'shipping', 'Shipping', 'guide', 'GR'],
        ['transports', 'transport', 'Transport', 'guide', 'GT'],
        ['devolutions', 'devolution', 'Devolution', 'guide', 'GD'],
        ['purchase_orders', 'purchase_order', 'PurchaseOrder', 'purchase_order', 'NE'],
    ];

    private function __construct(
        public readonly string $plural, public readonly string $singular, public readonly string $type, public readonly string $family, public readonly string $saft,
    ) {}

    /** @return list<self> */
    public static function all(string ...$families): array
    {
        static $all = null;
        $all ??= array_map(static fn($row) => new self(...$row), self::TABLE);
        return $families === [] ? $all : array_values(array_filter($all, static fn($t) => in_array($t->family, $families, true)));
    }

    public static function of(string $type): self
    {
        foreach (self::all() as $t) {
            if ($t->type === $type) {
                return $t;
            }
        }
        throw new LogicException("unknown document type $type");
    }

    /** The state each trigger leads to. */
    public function next(string $status, string $trigger): ?string
    {
        $moves = match ($this->family) {
            'invoice' => match ($this->type) {
                'InvoiceReceipt' => ['draft' => ['finalized' => 'settled'], 'final' => ['canceled' => 'canceled', 'settled' => 'settled'], 'settled' => ['canceled' => 'canceled']],
                'CreditNote', 'DebitNote' => ['draft' => ['finalized' => 'final'], 'final' => ['canceled' => 'canceled', 'settled' => 'settled'], 'settled' => ['unsettled' => 'final']],
                default => ['draft' => ['finalized' => 'final'], 'final' => ['canceled' => 'canceled', 'settled' => 'settled']],
            },
            'receipt' => ['final' => ['canceled' => 'canceled']],
            'estimate' => [
                'draft' => ['finalized' => 'final'], 'final' => ['accept' => 'Accepted', 'refuse' => 'refused', 'canceled' => 'canceled'],
                'Accepted' => ['refuse' => 'refused', 'canceled' => 'canceled'], 'refused' => ['accept' => 'Accepted', 'canceled' => 'canceled'],
            ],
            'guide' => ['draft' => ['finalized' => 'final'], 'final' => ['canceled' => 'canceled']],
            'purchase_order' => ['draft' => ['finalized' => 'final'], 'final' => ['completed' => 'completed', 'canceled' => 'canceled']],
        };
        $moves['draft']['deleted'] = 'deleted';
        return $moves[$status][$trigger] ?? null;
    }
}
