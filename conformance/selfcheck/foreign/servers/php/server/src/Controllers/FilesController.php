<?php
declare(strict_types=1);

/** PDFs, QR codes, SAF-T exports, and the public pages that links point to. */
final class FilesController extends Controller
{
    public function pdf(int $id): Response
    {
        $doc = $this->owned('documents', $id);
        if (in_array($doc['status'], ['draft', 'deleted'], true)) {
            throw new HttpError(406);
        }
        $copy = truthy($this->request->query['second_copy'] ?? false);
        $client = $this->owned('clients', $doc['client_id']);
        $job = $this->job("pdf:$id:" . (int) $copy, md5(implode('|', [$doc['status'], $doc['updated_at'], $client['send_options']])), fn() => [
            'application/pdf', str_replace('_', '-', DocType::of($doc['type'])->singular) . "-{$doc['number']}.pdf",
            DocumentPdf::render($doc, $this->lines($id), $client, $this->account, $this->serie($doc), $this->qrText($doc, $this->account), $copy),
        ]);
        return $job === null ? Response::empty(202) : Response::json(['output' => ['pdfUrl' => base_url() . '/files/' . $job]]);
    }

    public function purchaseOrderPdf(int $id): Response
    {
        return $this->owned('documents', $id)['type'] === 'PurchaseOrder' ? $this->pdf($id) : throw HttpError::notFound();
    }

    public function saft(): Response
    {
        $month = (string) $this->request->param('month');
        $year = (string) $this->request->param('years');
        if (!preg_match('/^(0?[1-9]|1[0-2])$/D', $month) || !preg_match('/^(19|20|21)\d\d$/D', $year)) {
            throw new HttpError(422);
        }
        $period = sprintf('%s-%02d', $year, $month);
        $state = $this->db->one('SELECT COUNT(*) AS n, MAX(updated_at) AS at FROM documents WHERE account_id = ? AND substr(date, 1, 7) = ?', [$this->accountId(), $period]);
        $job = $this->job("saft:$period", md5(json_encode($state)), fn() => ['application/xml', "saft-$period.xml", SaftExport::build($this->db, $this->account, $period)]);
        return $job === null ? Response::empty(202) : Response::json(['output' => ['saftUrl' => base_url() . '/files/' . $job]]);
    }

    /**
     * The first request queues the job (null: 202); the next one finds it ready. A finished job is kept until what it was made of changes.
     * PHP's built-in server has no background workers, so the file is made when it is asked for again.
     */
    private function job(string $key, string $fingerprint, callable $make): ?string
    {
        $job = $this->db->one('SELECT id, state, fingerprint, token FROM jobs WHERE account_id = ? AND job_key = ?', [$this->accountId(), $key]);
        if ($job === null) {
            $this->db->insert('jobs', ['account_id' => $this->accountId(), 'job_key' => $key, 'fingerprint' => $fingerprint, 'token' => token()]);
            return null;
        }
        if ($job['state'] === 'done' && $job['fingerprint'] === $fingerprint) {
            return $job['token'];
        }
        if ($job['state'] === 'done') {
            $this->db->update('jobs', $job['id'], ['state' => 'queued', 'fingerprint' => $fingerprint]);
            return null;
        }
        [$type, $name, $content] = $make();
        $this->db->run("UPDATE jobs SET state = 'done', fingerprint = ?, content_type = ?, file_name = ?, content = CAST(? AS BLOB) WHERE id = ?", [$fingerprint, $type, $name, $content, $job['id']]);
        return $job['token'];
    }

    public function download(string $token): Response
    {
        $job = $this->db->one('SELECT * FROM jobs WHERE token = ? AND content IS NOT NULL', [$token]) ?? throw HttpError::notFound();
        return new Response(200, $job['content'], $job['content_type'], ['Content-Disposition' => "inline; filename=\"{$job['file_name']}\""]);
    }

    public function qrCode(int $id): Response
    {
        $doc = $this->owned('documents', $id);
        if ($doc['number'] === null) {
            throw HttpError::invalid('the document is not final');
        }
        return Response::json(['qr_code' => ['url' => base_url() . "/qr/{$doc['token']}.png"]]);
    }

    public function qrImage(string $token): Response
    {
        $doc = $this->byToken($token);
        return $doc['number'] === null ? throw HttpError::notFound() : new Response(200, QrCode::png($this->qrText($doc, $this->holder($doc))), 'image/png');
    }

    public function permalink(string $token): Response
    {
        $doc = $this->byToken($token);
        $rows = array_map(static fn($l) => [$l['name'], numeric_string($l['quantity']), sprintf('%.2F', $l['unit_price']), sprintf('%.2F', $l['total'])], $this->lines($doc['id']));
        return self::html($this->title($doc) . ' - ' . $this->holder($doc)['organization_name'], [['Item', 'Quantity', 'Price', 'Total'], ...$rows, ['Total', '', '', sprintf('%.2F %s', $doc['total'], $doc['currency'])]]);
    }

    public function openAccount(string $token): Response
    {
        $client = $this->db->one('SELECT * FROM clients WHERE token = ?', [$token]) ?? throw HttpError::notFound();
        $docs = $this->db->all("SELECT * FROM documents WHERE client_id = ? AND status IN ('final', 'settled') ORDER BY date, id", [$client['id']]);
        return self::html($client['name'], [['Document', 'Date', 'State', 'Total'], ...array_map(fn($d) => [$this->title($d), dmy($d['date']), $d['status'], sprintf('%.2F %s', $d['total'], $d['currency'])], $docs)]);
    }

    private static function html(string $title, array $rows): Response
    {
        $cells = static fn(array $row) => '<tr>' . implode('', array_map(static fn($c) => '<td>' . htmlspecialchars((string) $c) . '</td>', $row)) . '</tr>';
        $title = htmlspecialchars($title);
        return new Response(200, "<!doctype html><meta charset=utf-8><title>$title</title><h1>$title</h1><table>" . implode('', array_map($cells, $rows)) . '</table>', 'text/html; charset=utf-8');
    }

    private function byToken(string $token): array
    {
        return $this->db->one("SELECT * FROM documents WHERE token = ? AND status <> 'deleted'", [$token]) ?? throw HttpError::notFound();
    }

    private function holder(array $doc): array { return $this->db->one('SELECT * FROM accounts WHERE id = ?', [$doc['account_id']]); }

    private function lines(int $id): array { return $this->db->all('SELECT * FROM document_lines WHERE document_id = ? ORDER BY id', [$id]); }

    private function serie(array $doc): string { return $this->db->value('SELECT serie FROM sequences WHERE id = ?', [$doc['sequence_id']]); }

    private function title(array $doc): string
    {
        return DocumentPdf::label(DocType::of($doc['type'])) . ' ' . ($doc['number'] === null ? 'draft' : $this->serie($doc) . "/{$doc['number']}");
    }

    /** The fields of the Portuguese invoice QR code. */
    private function qrText(array $doc, array $account): string
    {
        $client = $this->db->one('SELECT * FROM clients WHERE id = ?', [$doc['client_id']]);
        $type = DocType::of($doc['type']);
        $fields = [
            'A' => $account['fiscal_id'] ?: '999999990', 'B' => mb_substr($client['fiscal_id'], 0, 30) ?: '999999990', 'C' => 'PT', 'D' => $type->saft, 'E' => $doc['status'] === 'canceled' ? 'A' : 'N',
            'F' => str_replace('-', '', $doc['date']), 'G' => "$type->saft {$this->serie($doc)}/{$doc['number']}", 'H' => $doc['atcud'], 'I1' => 'PT',
            'N' => sprintf('%.2F', $doc['taxes']), 'O' => sprintf('%.2F', $doc['total']), 'Q' => $doc['saft_hash'][0] . $doc['saft_hash'][10] . $doc['saft_hash'][20] . $doc['saft_hash'][30], 'R' => '0000',
        ];
        return implode('*', array_map(static fn($k, $v) => "$k:$v", array_keys($fields), $fields));
    }
}
