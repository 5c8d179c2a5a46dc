<?php
declare(strict_types=1);

/** Lays a document out as a plain A4 PDF (Helvetica, no library). */
final class DocumentPdf
{
    private array $pages = [];
    private float $y = 0;
    private string $page = '';

    public static function label(DocType $type): string { return trim(preg_replace('/(?<=[a-z])(?=[A-Z])/', ' ', $type->type)); }

    public static function render(array $doc, array $lines, array $client, array $account, string $serie, string $qr, bool $secondCopy): string
    {
        $pdf = new self();
        $copies = $secondCopy ? ['2nd copy'] : array_slice(['Original', 'Duplicate', 'Triplicate'], 0, (int) $client['send_options']);
        foreach ($copies as $copy) {
            $pdf->layOut($doc, $lines, $client, $account, self::label(DocType::of($doc['type'])) . " $serie/{$doc['number']}", $copy);
            $pdf->qr($qr);
            $pdf->endPage();
        }
        return $pdf->output();
    }

    private function layOut(array $doc, array $lines, array $client, array $account, string $title, string $copy): void
    {
        $this->y = 800;
        $this->text(50, 14, $account['organization_name'], true);
        $this->text(430, 10, $copy . ($doc['status'] === 'canceled' ? ' - CANCELED' : ''));
        $this->row([[50, "VAT no. {$account['fiscal_id']}"]], 10);
        $this->row([[50, trim("{$account['address']} {$account['postal_code']} {$account['city']}")]], 10);
        $this->y -= 12;
        $this->row([[50, $title]], 13, true);
        $this->row([[50, 'Date ' . dmy($doc['date'])], [200, 'Due ' . dmy($doc['due_date'])], [350, "ATCUD: {$doc['atcud']}"]]);
        $this->row([[50, "Client: {$client['name']}"], [350, "VAT no. {$client['fiscal_id']}"]]);
        $this->row([[50, trim("{$client['address']} {$client['postal_code']} {$client['city']} {$client['country']}")]]);
        foreach (['address_from' => 'From', 'address_to' => 'To'] as $side => $name) {
            if ($doc[$side] !== null) {
                $this->row([[50, "$name: " . implode(', ', array_filter(json_decode($doc[$side], true)))]]);
            }
        }
        $this->y -= 10;
        $columns = [50, 270, 330, 390, 440, 500];
        $this->row(array_map(null, $columns, ['Item', 'Quantity', 'Price', 'Disc. %', 'Tax %', 'Total']), 9, true);
        foreach ($lines as $l) {
            if ($this->y < 200) {
                $this->endPage();
                $this->y = 800;
            }
            $this->row(array_map(null, $columns, [mb_strimwidth($l['name'], 0, 40, '...'), numeric_string($l['quantity']) . ' ' . $l['unit'], sprintf('%.2F', $l['unit_price']),
                numeric_string($l['discount']), numeric_string($l['tax_value']), sprintf('%.2F', $l['total'])]), 9);
        }
        $this->y -= 10;
        foreach (['sum' => 'Sum', 'discount' => 'Discount', 'before_taxes' => 'Before taxes', 'taxes' => 'Taxes', 'total' => 'Total'] as $column => $name) {
            $this->row([[390, $name], [500, sprintf('%.2F', $doc[$column])]], 10, $column === 'total');
        }
        $this->row([[390, 'Currency'], [500, $doc['currency']]]);
        foreach (array_slice(explode("\n", wordwrap(($doc['tax_exemption'] === '' ? '' : "Exemption: {$doc['tax_exemption']}\n") . $doc['observations'], 90, "\n", true)), 0, 6) as $text) {
            $this->row([[50, $text]], 9);
        }
    }

    private function text(float $x, float $size, string $text, bool $bold = false): void
    {
        $text = strtr((string) mb_convert_encoding($text, 'Windows-1252', 'UTF-8'), ['\\' => '\\\\', '(' => '\\(', ')' => '\\)', "\r" => ' ']);
        $this->page .= sprintf("BT /F%d %.1F Tf %.1F %.1F Td (%s) Tj ET\n", $bold ? 2 : 1, $size, $x, $this->y, $text);
    }

    private function row(array $cells, float $size = 10, bool $bold = false): void
    {
        $this->y -= $size + 5;
        foreach ($cells as [$x, $text]) {
            $this->text($x, $size, $text, $bold);
        }
    }

    private function qr(string $text): void
    {
        foreach (QrCode::matrix($text) as $row => $modules) {
            foreach ($modules as $column => $dark) {
                $this->page .= $dark ? sprintf("%.1F %.1F 2 2 re f\n", 50 + 2 * $column, 150 - 2 * $row) : '';
            }
        }
    }

    private function endPage(): void
    {
        $this->pages[] = $this->page;
        $this->page = '';
    }

    private function output(): string
    {
        $kids = [];
        $objects = [1 => '<< /Type /Catalog /Pages 2 0 R >>', 2 => '', 3 => '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
            4 => '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'];
        foreach ($this->pages as $page) {
            $n = count($objects) + 1;
            $data = gzcompress($page);
            $objects[$n] = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ' . ($n + 1) . ' 0 R >>';
            $objects[$n + 1] = '<< /Filter /FlateDecode /Length ' . strlen($data) . " >>\nstream\n$data\nendstream";
            $kids[] = "$n 0 R";
        }
        $objects[2] = '<< /Type /Pages /Kids [' . implode(' ', $kids) . '] /Count ' . count($kids) . ' >>';
        $out = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
        $xref = '';
        foreach ($objects as $n => $object) {
            $xref .= sprintf("%010d 00000 n \n", strlen($out));
            $out .= "$n 0 obj\n$object\nendobj\n";
        }
        $size = count($objects) + 1;
        return $out . "xref\n0 $size\n0000000000 65535 f \n{$xref}trailer\n<< /Size $size /Root 1 0 R >>\nstartxref\n" . strlen($out) . "\n%%EOF\n";
    }
}
