<?php
declare(strict_types=1);

/** The monthly SAF-T (PT) file of an account: master data and the issued documents of the month. */
final class SaftExport
{
    public static function build(Db $db, array $account, string $period): string
    {
        $docs = $db->all("SELECT d.*, s.serie FROM documents d JOIN sequences s ON s.id = d.sequence_id WHERE d.account_id = ? AND substr(d.date, 1, 7) = ? AND d.number IS NOT NULL
            AND d.type <> 'PurchaseOrder' ORDER BY d.type, d.number", [$account['id'], $period]);
        $end = (new DateTimeImmutable("$period-01"))->format('Y-m-t');
        $header = self::el('Header', [
            'AuditFileVersion' => '1.04_01', 'CompanyID' => $account['fiscal_id'] ?: '999999990', 'TaxRegistrationNumber' => $account['fiscal_id'] ?: '999999990', 'TaxAccountingBasis' => 'F',
            'CompanyName' => $account['organization_name'], 'CompanyAddress' => ['AddressDetail' => $account['address'] ?: 'Desconhecido', 'City' => $account['city'] ?: 'Desconhecido',
                'PostalCode' => $account['postal_code'] ?: '0000-000', 'Country' => 'PT'],
            'FiscalYear' => substr($period, 0, 4), 'StartDate' => "$period-01", 'EndDate' => $end, 'CurrencyCode' => 'EUR', 'DateCreated' => date('Y-m-d'), 'TaxEntity' => 'Global',
            'ProductCompanyTaxID' => '999999990', 'SoftwareCertificateNumber' => '0', 'ProductID' => 'Invoicing/First release', 'ProductVersion' => '1.0',
        ]);
        $master = '';
        foreach ($db->all('SELECT * FROM clients WHERE account_id = ? ORDER BY id', [$account['id']]) as $c) {
            $master .= self::el('Customer', ['CustomerID' => $c['id'], 'AccountID' => 'Desconhecido', 'CustomerTaxID' => $c['fiscal_id'] ?: '999999990', 'CompanyName' => $c['name'],
                'BillingAddress' => ['AddressDetail' => $c['address'] ?: 'Desconhecido', 'City' => $c['city'] ?: 'Desconhecido', 'PostalCode' => $c['postal_code'] ?: 'Desconhecido', 'Country' => 'Desconhecido'],
                'SelfBillingIndicator' => 0]);
        }
        foreach ($db->all('SELECT * FROM items WHERE account_id = ? ORDER BY id', [$account['id']]) as $i) {
            $master .= self::el('Product', ['ProductType' => 'P', 'ProductCode' => $i['name'], 'ProductDescription' => $i['description'] ?: $i['name'], 'ProductNumberCode' => $i['name']]);
        }
        $entries = '';
        foreach ($db->all('SELECT * FROM taxes WHERE account_id = ? ORDER BY id', [$account['id']]) as $t) {
            $entries .= self::el('TaxTableEntry', ['TaxType' => 'IVA', 'TaxCountryRegion' => $t['region'] ?: 'PT', 'TaxCode' => self::taxCode($t['value']), 'Description' => $t['name'], 'TaxPercentage' => $t['value']]);
        }
        $master .= "<TaxTable>$entries</TaxTable>";
        $source = self::section($db, $docs, 'SalesInvoices', 'Invoice', ['invoice'], true) . self::section($db, $docs, 'MovementOfGoods', 'StockMovement', ['guide'], false)
            . self::section($db, $docs, 'WorkingDocuments', 'WorkDocument', ['estimate'], true) . self::section($db, $docs, 'Payments', 'Payment', ['receipt'], true);
        return '<?xml version="1.0" encoding="UTF-8"?>' . "\n<AuditFile xmlns=\"urn:OECD:StandardAuditFile-Tax:PT_1.04_01\">$header<MasterFiles>$master</MasterFiles>"
            . "<SourceDocuments>$source</SourceDocuments></AuditFile>\n";
    }

    private static function section(Db $db, array $docs, string $name, string $element, array $families, bool $totals): string
    {
        $docs = array_filter($docs, static fn($d) => in_array(DocType::of($d['type'])->family, $families, true));
        if ($docs === []) {
            return '';
        }
        $body = '';
        $sums = ['Debit' => 0.0, 'Credit' => 0.0];
        $count = 0;
        foreach ($docs as $d) {
            $code = DocType::of($d['type'])->saft;
            $side = $d['type'] === 'CreditNote' ? 'Debit' : 'Credit';
            if ($d['status'] !== 'canceled') {
                $sums[$side] += $d['before_taxes'];
            }
            $lines = '';
            foreach ($db->all('SELECT * FROM document_lines WHERE document_id = ? ORDER BY id', [$d['id']]) as $n => $l) {
                $count++;
                $tax = ['TaxType' => 'IVA', 'TaxCountryRegion' => 'PT', 'TaxCode' => self::taxCode($l['tax_value']), 'TaxPercentage' => $l['tax_value']];
                $exempt = $l['tax_value'] == 0 ? ['TaxExemptionReason' => $d['tax_exemption'] ?: 'Isento', 'TaxExemptionCode' => $d['tax_exemption'] ?: 'M99'] : [];
                $lines .= self::el('Line', ['LineNumber' => $n + 1, 'ProductCode' => $l['name'], 'ProductDescription' => $l['description'] ?: $l['name'], 'Quantity' => $l['quantity'],
                    'UnitOfMeasure' => $l['unit'] ?: 'UN', 'UnitPrice' => $l['unit_price'], 'TaxPointDate' => $d['date'], 'Description' => $l['description'] ?: $l['name'],
                    "{$side}Amount" => sprintf('%.2F', $l['subtotal'] - $l['discount_amount']), 'Tax' => $tax] + $exempt + ['SettlementAmount' => sprintf('%.2F', $l['discount_amount'])]);
            }
            $no = "$code {$d['serie']}/{$d['number']}";
            $body .= "<$element>" . self::children(match ($element) {
                'Invoice' => ['InvoiceNo' => $no], 'StockMovement' => ['DocumentNumber' => $no], 'WorkDocument' => ['DocumentNumber' => $no], default => ['PaymentRefNo' => $no],
            } + ['ATCUD' => $d['atcud'], 'DocumentStatus' => ["{$element}Status" => $d['status'] === 'canceled' ? 'A' : 'N', "{$element}StatusDate" => date('Y-m-d\TH:i:s', (int) $d['updated_at']),
                'SourceID' => '1', 'SourceBilling' => 'P'], 'Hash' => $d['saft_hash'], 'HashControl' => '1', "{$element}Date" => $d['date'], "{$element}Type" => $code, 'SourceID' => '1',
                'SystemEntryDate' => date('Y-m-d\TH:i:s', (int) $d['created_at']), 'CustomerID' => $d['client_id']]) . $lines
                . self::el('DocumentTotals', ['TaxPayable' => sprintf('%.2F', $d['taxes']), 'NetTotal' => sprintf('%.2F', $d['before_taxes']), 'GrossTotal' => sprintf('%.2F', $d['total'])]) . "</$element>";
        }
        $head = $totals ? ['NumberOfEntries' => count($docs), 'TotalDebit' => sprintf('%.2F', $sums['Debit']), 'TotalCredit' => sprintf('%.2F', $sums['Credit'])]
            : ['NumberOfMovementLines' => $count, 'TotalQuantityIssued' => $count];
        return "<$name>" . self::children($head) . "$body</$name>";
    }

    private static function taxCode(float $value): string
    {
        return match (true) { $value == 0 => 'ISE', $value <= 6 => 'RED', $value <= 13 => 'INT', default => 'NOR' };
    }

    private static function el(string $name, array $children): string { return "<$name>" . self::children($children) . "</$name>"; }

    private static function children(array $children): string
    {
        $out = '';
        foreach ($children as $name => $value) {
            $value = is_string($value) ? preg_replace('/[^\P{C}\t\n\r]/u', '', $value) : $value;
            $out .= is_array($value) ? self::el($name, $value) : "<$name>" . htmlspecialchars(is_float($value) ? numeric_string($value) : (string) $value, ENT_XML1 | ENT_QUOTES) . "</$name>";
        }
        return $out;
    }
}
