<?php
declare(strict_types=1);

final class DocumentsController extends Controller
{
    private const RULES = [
        'date' => 'date', 'due_date' => 'date', 'loaded_at' => 'datetime', 'license_plate' => 'string|max:30', 'address_from' => 'object', 'address_to' => 'object',
        'reference' => 'string|max:200', 'observations' => 'string', 'retention' => 'decimal|min:0|most:100', 'tax_exemption' => 'string|max:50',
        'tax_exemption_reason' => 'string|max:200', 'sequence_id' => 'integer', 'manual_sequence_number' => 'integer|min:1', 'load_site' => 'string|max:200',
        'delivery_site' => 'string|max:200', 'client' => 'required|object', 'items' => 'required|list', 'owner_invoice_id' => 'integer',
    ];
    private const ADDRESS = ['detail' => 'string', 'city' => 'string|max:200', 'postal_code' => 'string|max:50', 'country' => 'string|max:100'];
    private const LINE = [
        'name' => 'required|string|max:200', 'description' => 'string', 'unit_price' => 'decimal|min:0', 'quantity' => 'decimal|gt:0', 'unit' => 'string|max:50',
        'discount' => 'decimal|min:0|most:100', 'tax' => 'object',
    ];

    // ---- lists ----------------------------------------------------------------------------------------------------------------

    public function index(string $key, array $families): Response
    {
        return $this->listing($key, $this->filters(DocType::all(...$families), $this->request->query));
    }

    public function indexOfType(DocType $type): Response
    {
        return $this->listing($type->plural, $this->filters($this->aliases($type), []));
    }

    public function ofClient(int $clientId): Response
    {
        $this->owned('clients', $clientId);
        $f = $this->request->loose('filter', 'filters');
        $f['type'] = $f['type'] ?? $f['by_type'] ?? [];
        $archived = is_array($f['archived'] ?? null) ? $f['archived'] : [$f['archived'] ?? 'all'];
        $archived = array_map(static fn($v) => is_bool($v) ? ($v ? 'archived' : 'non_archived') : strtolower((string) $v), $archived);
        $wantsOld = array_intersect($archived, ['archived', 'true', '1', 'all']) !== [];
        $wantsNew = array_intersect($archived, ['non_archived', 'false', '0', 'all']) !== [];
        [$where, $params] = $this->filters(DocType::all('invoice', 'receipt'), [
            'type' => $f['type'], 'status' => $f['status'] ?? [], 'archived' => $wantsOld ? '1' : '0', 'non_archived' => $wantsNew ? '1' : '0',
        ]);
        return $this->listing('invoices', ["$where AND client_id = ?", [...$params, $clientId]]);
    }

    private function listing(string $key, array $filter): Response
    {
        [$rows, $pagination] = $this->page("documents WHERE $filter[0]", $filter[1], 'date DESC, id DESC');
        return Response::json([$key => array_map($this->present(...), $rows), 'pagination' => $pagination]);
    }

    /** @return array{string, array} the conditions of a list and their parameters */
    private function filters(array $types, array $q): array
    {
        $names = array_map(static fn($t) => $t->type, $types);
        $guides = $types[0]->family === 'guide';
        $strings = static fn(mixed $v) => array_values(array_filter((array) $v, static fn($s) => is_string($s) && $s !== ''));
        if ($wanted = $strings($q['type'] ?? [])) {
            $names = array_values(array_intersect($names, $wanted));
        }
        $marks = static fn(array $list) => implode(', ', array_fill(0, count($list), '?'));
        $where = ['account_id = ?', 'type IN (' . $marks($names) . ')'];
        $params = [$this->accountId(), ...$names];
        if ($statuses = array_map('strtolower', $strings($q['status'] ?? []))) {
            // "sent" is no status of a document: it stands for those that were e-mailed
            $where[] = '(lower(status) IN (' . $marks($statuses) . ')' . (in_array('sent', $statuses, true) ? " OR (sent_at IS NOT NULL AND status <> 'deleted')" : '') . ')';
            $params = [...$params, ...$statuses];
        } else {
            $where[] = "status <> 'deleted'";
        }
        $old = truthy($q['archived'] ?? false);
        if (!$old || !truthy($q['non_archived'] ?? false)) {
            $where[] = 'archived = ' . (int) $old;
        }
        if (is_string($text = $q['text'] ?? null) && trim($text) !== '') {
            $like = '%' . addcslashes(trim($text), '%_\\') . '%';
            $columns = ['client_name', 'reference', 'observations', "COALESCE(number, '') || '/' || (SELECT serie FROM sequences s WHERE s.id = sequence_id)"];
            $where[] = '(' . implode(' OR ', array_map(static fn($c) => "$c LIKE ? ESCAPE '\\'", $columns))
                . " OR EXISTS (SELECT 1 FROM document_lines l WHERE l.document_id = documents.id AND l.name LIKE ? ESCAPE '\\'))";
            $params = [...$params, ...array_fill(0, count($columns) + 1, $like)];
        }
        $ranges = $guides ? ['loaded_at' => ['substr(loaded_at, 1, 10)', 'date']]
            : ['date' => ['date', 'date'], 'due_date' => ['due_date', 'date'], 'total_before_taxes' => ['before_taxes', 'decimal']];
        foreach ($ranges as $name => [$column, $rule]) {
            $range = Validator::check(is_array($q[$name] ?? null) ? $q[$name] : [], ['from' => $rule, 'to' => $rule], prefix: "$name.");
            foreach (['from' => '>=', 'to' => '<='] as $end => $op) {
                if (isset($range[$end])) {
                    $where[] = $rule === 'date' ? "$column $op ?" : "$column $op CAST(? AS REAL)";
                    $params[] = $range[$end];
                }
            }
        }
        return [implode(' AND ', $where), $params];
    }

    // ---- one document ---------------------------------------------------------------------------------------------------------

    public function show(DocType $type, int $id): Response { return $this->wrap($this->load($type, $id)); }

    public function create(DocType $type): Response
    {
        if ($type->type === 'SimplifiedInvoice' && !$this->portuguese()) {
            throw HttpError::invalid('simplified invoices exist only for Portugal');
        }
        $id = $this->save($type, $this->request->wrapped($type->singular), null);
        return $this->wrap($this->owned('documents', $id), $type->family === 'guide' ? 200 : 201);
    }

    public function update(DocType $type, int $id): Response
    {
        $doc = $this->load($type, $id);
        $data = $this->request->wrapped($type->singular);
        if ($doc['status'] !== 'draft') {
            throw HttpError::invalid("a document that is {$doc['status']} cannot be changed");
        }
        $this->save($type, $data, $doc);
        return Response::empty();
    }

    private function save(DocType $type, array $data, ?array $doc): int
    {
        $f = Validator::check($data, self::RULES, partial: $doc !== null);
        $row = array_filter(array_intersect_key($f, array_flip(['date', 'due_date', 'reference', 'observations', 'retention', 'manual_sequence_number'])), static fn($v) => $v !== null);
        $exemption = ($f['tax_exemption'] ?? '') ?: ($f['tax_exemption_reason'] ?? '');
        if ($exemption !== '' || isset($f['tax_exemption'])) {
            $row['tax_exemption'] = $exemption;
        }
        $date = $row['date'] ?? $doc['date'] ?? date('Y-m-d');
        if (($row['due_date'] ?? $doc['due_date'] ?? $date) < $date) {
            if (isset($row['due_date'])) {
                throw HttpError::invalid('due_date must not be before date');
            }
            $row['due_date'] = $date;
        }
        if ($type->family === 'guide') {
            $row += array_filter(array_intersect_key($f, array_flip(['loaded_at', 'license_plate', 'load_site', 'delivery_site'])), static fn($v) => $v !== null);
            foreach (['address_from', 'address_to'] as $side) {
                if (isset($f[$side])) {
                    $row[$side] = json_encode(Validator::check($f[$side], self::ADDRESS, prefix: "$side."), JSON_UNESCAPED_UNICODE);
                }
            }
        }
        if (isset($f['sequence_id'])) {
            $row['sequence_id'] = $this->sequenceId($f['sequence_id']);
        }
        if (isset($f['owner_invoice_id'])) {
            $row['owner_id'] = $this->db->value('SELECT id FROM documents WHERE id = ? AND account_id = ?', [$f['owner_invoice_id'], $this->accountId()])
                ?? throw HttpError::invalid('owner_invoice_id is not a document');
        }
        if (isset($f['client'])) {
            $client = $this->resolveClient($f['client']);
            $row += ['client_id' => $client['id'], 'client_name' => $client['name'], 'client_country' => $client['country']];
            if ($doc === null && $client['observations'] !== '') { // the client's default text
                $row['observations'] = trim(($row['observations'] ?? '') . "\n" . $client['observations']);
            }
        }
        $lines = isset($f['items']) ? array_map($this->line(...), $f['items'], array_keys($f['items']))
            : $this->db->all('SELECT * FROM document_lines WHERE document_id = ?', [$doc['id']]);
        if ($type->family === 'invoice' && $this->portuguese() && ($row['tax_exemption'] ?? $doc['tax_exemption'] ?? '') === '') {
            foreach ($lines as $l) {
                if ($l['tax_value'] == 0) {
                    throw HttpError::invalid('tax_exemption is required when an item is exempt of tax');
                }
            }
        }
        $sum = static fn(string $column) => money(array_sum(array_column($lines, $column)));
        $now = sprintf('%.6F', microtime(true));
        $row += ['sum' => $sum('subtotal'), 'discount' => $sum('discount_amount'), 'taxes' => $sum('tax_amount'), 'total' => $sum('total'), 'updated_at' => $now];
        $row['before_taxes'] = money($row['sum'] - $row['discount']);
        if ($doc === null) {
            $row += [
                'account_id' => $this->accountId(), 'type' => $type->type, 'date' => $date, 'due_date' => $date, 'token' => token(), 'currency' => $this->account['currency'],
                'created_at' => $now, 'sequence_id' => $row['sequence_id'] ?? $this->defaultSequence(), 'atcud' => $this->atcudRelevant($type) ? 'N/D' : 'N/A',
            ];
            if ($type->family === 'guide') {
                $row += ['loaded_at' => "$date " . date('H:i:s')];
            }
            $id = $this->db->insert('documents', $row);
        } else {
            $id = $doc['id'];
            $this->db->update('documents', $id, $row);
        }
        if (isset($f['items'])) {
            $this->db->run('DELETE FROM document_lines WHERE document_id = ?', [$id]);
            foreach ($lines as $line) {
                $this->db->insert('document_lines', ['document_id' => $id] + $line);
            }
        }
        return $id;
    }

    /** Finds the client by its name (and its code, where several share the name), or creates it. */
    private function resolveClient(array $data): array
    {
        $f = ClientsController::clean($data, ['code' => 'string|max:100'] + ClientsController::RULES, 'client.');
        $code = $f['code'] ?? '';
        $client = $this->db->one('SELECT * FROM clients WHERE account_id = ? AND name = ? ORDER BY code = ? DESC, id LIMIT 1', [$this->accountId(), $f['name'], $code]);
        if ($client !== null) {
            return $client;
        }
        if ($code === '') {
            for ($n = 1 + (int) $this->db->value('SELECT COUNT(*) FROM clients WHERE account_id = ?', [$this->accountId()]); ; $n++) {
                if (!$this->db->value('SELECT 1 FROM clients WHERE account_id = ? AND code = ?', [$this->accountId(), $f['code'] = "C$n"])) {
                    break;
                }
            }
        }
        $this->unique('clients', 'code', $f['code']);
        return $this->owned('clients', ClientsController::insert($this->db, $this->account, $f));
    }

    /** One line: creates or updates the item of that name, chooses the tax, and computes the amounts. */
    private function line(mixed $data, int $i): array
    {
        $f = array_filter(Validator::check(is_array($data) ? $data : [], self::LINE, prefix: "items[$i]."), static fn($v) => $v !== null);
        $item = $this->db->one('SELECT * FROM items WHERE account_id = ? AND name = ?', [$this->accountId(), $f['name']]);
        if (!isset($f['unit_price']) && $item === null) {
            throw HttpError::invalid("items[$i].unit_price can't be blank");
        }
        $tax = null;
        if (isset($f['tax']) || $item === null) { // a name that is not found, or none for a new item: the default tax
            $name = Validator::check($f['tax'] ?? [], ['name' => 'string|max:100'], prefix: "items[$i].tax.")['name'] ?? '';
            $tax = $this->db->one('SELECT * FROM taxes WHERE account_id = ? AND (name = ? OR default_tax = 1) ORDER BY name = ? DESC LIMIT 1', [$this->accountId(), $name, $name]);
        } elseif ($item['tax_id'] !== null) {
            $tax = $this->db->one('SELECT * FROM taxes WHERE id = ?', [$item['tax_id']]);
        }
        $values = array_intersect_key($f, array_flip(['description', 'unit_price', 'unit'])) + ['tax_id' => $tax['id'] ?? null];
        if ($item === null) {
            $this->db->insert('items', ['account_id' => $this->accountId(), 'name' => $f['name']] + $values);
        } else {
            $this->db->update('items', $item['id'], $values);
        }
        $f += ['description' => $item['description'] ?? '', 'unit_price' => $item['unit_price'] ?? 0.0, 'unit' => $item['unit'] ?? '', 'quantity' => 1.0, 'discount' => 0.0];
        $subtotal = money($f['unit_price'] * $f['quantity']);
        $discount = money($subtotal * $f['discount'] / 100);
        $taxAmount = money(($subtotal - $discount) * ($tax['value'] ?? 0) / 100);
        unset($f['tax']);
        return $f + [
            'tax_id' => $tax['id'] ?? null, 'tax_name' => $tax['name'] ?? null, 'tax_value' => $tax['value'] ?? 0.0, 'subtotal' => $subtotal,
            'discount_amount' => $discount, 'tax_amount' => $taxAmount, 'total' => money($subtotal - $discount + $taxAmount),
        ];
    }

    private function sequenceId(int $id): int
    {
        return $this->db->value('SELECT s.id FROM sequences s LEFT JOIN sequence_kinds k ON k.sequence_id = s.id WHERE s.account_id = ? AND (s.id = ? OR k.id = ?) LIMIT 1', [$this->accountId(), $id, $id])
            ?? throw HttpError::invalid('sequence_id is not a sequence of the account');
    }

    private function defaultSequence(): int
    {
        return $this->db->value('SELECT id FROM sequences WHERE account_id = ? ORDER BY default_sequence DESC, id LIMIT 1', [$this->accountId()]);
    }

    private function atcudRelevant(DocType $type): bool { return $this->portuguese() && $type->family !== 'purchase_order'; }

    // ---- states, payments, e-mail ---------------------------------------------------------------------------------------------

    public function changeState(DocType $type, int $id): Response
    {
        $doc = $this->load($type, $id);
        $type = DocType::of($doc['type']);
        $f = Validator::check($this->request->wrapped($type->type === 'VatMossReceipt' && isset($this->request->json()['receipt']) ? 'receipt' : $type->singular), ['state' => 'required|string|max:30', 'message' => 'string']);
        $trigger = ['accepted' => 'accept', 'refused' => 'refuse'][strtolower($f['state'])] ?? strtolower($f['state']);
        $to = $type->next($doc['status'], $trigger) ?? throw HttpError::invalid("a document that is {$doc['status']} cannot become {$f['state']}");
        if ($to === 'canceled' && $type->family === 'invoice' && $this->paid($id) > 0) {
            throw HttpError::invalid('the document has receipts: cancel them first');
        }
        if ($trigger === 'unsettled' && $this->paid($id) >= $doc['total'] && $this->paid($id) > 0) {
            throw HttpError::invalid('the document was settled by its receipts: cancel them instead');
        }
        if ($trigger === 'finalized') {
            $this->finalize($type, $doc);
        }
        $this->db->update('documents', $id, ['status' => $to, 'message' => $f['message'] ?? '', 'updated_at' => sprintf('%.6F', microtime(true))]);
        if ($type->family === 'receipt' && $to === 'canceled') { // its invoice is open again
            $this->db->run("UPDATE documents SET status = 'final', updated_at = ? WHERE id = ? AND status = 'settled'", [sprintf('%.6F', microtime(true)), $doc['owner_id']]);
        }
        return $this->wrap($this->owned('documents', $id));
    }

    /** Gives the document its number, ATCUD, hash and references. */
    private function finalize(DocType $type, array $doc): void
    {
        $kind = $this->db->one('SELECT k.*, s.serie FROM sequence_kinds k JOIN sequences s ON s.id = k.sequence_id WHERE k.sequence_id = ? AND k.kind = ?', [$doc['sequence_id'], $type->singular]);
        $number = $doc['manual_sequence_number'] ?? $kind['number'] + 1;
        $same = [$this->accountId(), $type->type, $doc['sequence_id']];
        while ($this->db->value('SELECT 1 FROM documents WHERE account_id = ? AND type = ? AND sequence_id = ? AND number = ?', [...$same, $number])) {
            if ($doc['manual_sequence_number'] !== null) {
                throw HttpError::invalid('manual_sequence_number has already been taken');
            }
            $number++;
        }
        $this->db->update('sequence_kinds', $kind['id'], ['number' => max($number, $kind['number'])]);
        $previous = $this->db->value('SELECT saft_hash FROM documents WHERE account_id = ? AND type = ? AND sequence_id = ? AND number = ?', [...$same, $number - 1]) ?? '';
        $row = [
            'number' => $number,
            'saft_hash' => base64_encode(hash('sha512', implode(';', [$doc['date'], date('Y-m-d\TH:i:s'), "$type->saft {$kind['serie']}/$number", sprintf('%.2F', $doc['total']), $previous]), true)),
            'atcud' => !$this->atcudRelevant($type) ? 'N/A' : ($kind['validation_code'] === null ? 'N/D' : "{$kind['validation_code']}-$number"),
        ];
        if ($type->family === 'invoice' && $this->account['currency'] === 'EUR') {
            $row['mb_reference'] = json_encode(['entity' => '11249', 'value' => $doc['total'], 'reference' => sprintf('%09d', $doc['id'] * 97 % 1_000_000_000)], JSON_PRESERVE_ZERO_FRACTION);
        }
        if ($type->family === 'guide' && $this->portuguese()) {
            $row['at_doc_code_id'] = sprintf('%012d', $doc['id']);
        }
        $this->db->update('documents', $doc['id'], $row);
    }

    public function pay(int $id): Response
    {
        $doc = $this->owned('documents', $id);
        $f = Validator::check($this->request->loose('partial_payment', 'payment', 'receipt'), [
            'amount' => 'required|decimal|gt:0', 'payment_date' => 'date', 'payment_mechanism' => 'string|max:50', 'note' => 'string', 'observations' => 'string', 'serie' => 'string|max:35',
        ]);
        $type = DocType::of($doc['type']);
        if ($type->family !== 'invoice' || $doc['status'] !== 'final') {
            throw HttpError::invalid('only a final document of the invoice family can be paid');
        }
        $open = money($doc['total'] - $this->paid($id));
        $amount = money($f['amount']);
        if ($amount > $open || $amount <= 0) {
            throw HttpError::invalid('amount must be greater than 0 and at most ' . numeric_string($open));
        }
        $kind = DocType::of($type->type === 'VatMossInvoice' ? 'VatMossReceipt' : 'Receipt');
        $now = sprintf('%.6F', microtime(true));
        $date = $f['payment_date'] ?? date('Y-m-d');
        $receipt = $this->db->insert('documents', [
            'account_id' => $this->accountId(), 'type' => $kind->type, 'sequence_id' => $doc['sequence_id'], 'date' => $date, 'due_date' => $date, 'token' => token(),
            'currency' => $doc['currency'], 'client_id' => $doc['client_id'], 'client_name' => $doc['client_name'], 'client_country' => $doc['client_country'], 'owner_id' => $id,
            'payment_mechanism' => $f['payment_mechanism'] ?? '', 'observations' => $f['note'] ?? $f['observations'] ?? '', 'sum' => $amount, 'before_taxes' => $amount,
            'total' => $amount, 'created_at' => $now, 'updated_at' => $now,
        ]);
        $this->finalize($kind, $this->owned('documents', $receipt));
        $this->db->update('documents', $receipt, ['status' => 'final']);
        $this->db->update('documents', $id, ['status' => $amount >= $open ? 'settled' : 'final', 'updated_at' => $now]);
        return Response::json(['receipt' => $this->present($this->owned('documents', $receipt))], 201);
    }

    private function paid(int $id): float
    {
        return money((float) $this->db->value("SELECT SUM(total) FROM documents WHERE owner_id = ? AND type IN ('Receipt', 'VatMossReceipt') AND status = 'final'", [$id]));
    }

    public function related(int $id): Response
    {
        $doc = $this->owned('documents', $id);
        $rows = $this->db->all("SELECT * FROM documents WHERE (owner_id = ? OR id = ?) AND status <> 'deleted' ORDER BY id", [$id, $doc['owner_id']]);
        return Response::json(['documents' => array_map($this->present(...), $rows)]);
    }

    public function email(DocType $type, int $id): Response
    {
        $doc = $this->load($type, $id);
        $message = $this->request->wrapped('message');
        $f = Validator::check($message, ['client' => 'required|object', 'subject' => 'string|max:500', 'body' => 'string', 'cc' => 'email', 'bcc' => 'email', 'logo' => 'in:0,1']);
        $client = Validator::check($f['client'], ['email' => 'required|email', 'save' => 'required|in:0,1'], prefix: 'client.');
        if ($doc['status'] === 'deleted') {
            throw HttpError::invalid('the document is deleted');
        }
        $this->db->insert('emails', [ // the outbox: this release has no mail transport
            'account_id' => $this->accountId(), 'document_id' => $id, 'recipient' => $client['email'], 'cc' => $f['cc'] ?? null, 'bcc' => $f['bcc'] ?? null,
            'subject' => $f['subject'] ?? '', 'body' => $f['body'] ?? '', 'logo' => 0, 'created_at' => date('c'),
        ]);
        $this->db->update('documents', $id, ['sent_at' => date('c')]);
        if ($client['save'] === '1') {
            $this->db->update('clients', $doc['client_id'], ['email' => $client['email']]);
        }
        return Response::empty();
    }

    // ---- presentation ---------------------------------------------------------------------------------------------------------

    /** @return list<DocType> a path of receipts also serves VAT MOSS receipts */
    private function aliases(DocType $type): array { return $type->type === 'Receipt' ? DocType::all('receipt') : [$type]; }

    private function load(DocType $type, int $id): array
    {
        $doc = $this->owned('documents', $id);
        return in_array($doc['type'], array_map(static fn($t) => $t->type, $this->aliases($type)), true) ? $doc : throw HttpError::notFound();
    }

    private function wrap(array $doc, int $status = 200): Response
    {
        $type = DocType::of($doc['type']);
        return Response::json([$type->family === 'receipt' ? 'receipt' : $type->singular => $this->present($doc)], $status);
    }

    private function present(array $d): array
    {
        $type = DocType::of($d['type']);
        $serie = $this->db->value('SELECT serie FROM sequences WHERE id = ?', [$d['sequence_id']]);
        $lines = $this->db->all('SELECT * FROM document_lines WHERE document_id = ? ORDER BY id', [$d['id']]);
        $out = [
            'id' => $d['id'], 'status' => $d['status'], 'archived' => (bool) $d['archived'], 'type' => $d['type'],
            'sequence_number' => $d['number'] === null ? 'draft' : "{$d['number']}/$serie", 'inverted_sequence_number' => $d['number'] === null ? 'draft' : "$serie/{$d['number']}",
            'atcud' => $d['atcud'], 'sequence_id' => (string) $d['sequence_id'], 'tax_exemption' => $d['tax_exemption'], 'date' => dmy($d['date']), 'due_date' => dmy($d['due_date']),
            'reference' => $d['reference'], 'observations' => $d['observations'], 'retention' => numeric_string($d['retention']), 'permalink' => base_url() . '/documents/' . $d['token'],
            'saft_hash' => $d['saft_hash'], 'sum' => $d['sum'], 'discount' => $d['discount'], 'before_taxes' => $d['before_taxes'], 'taxes' => $d['taxes'], 'total' => $d['total'],
            'currency' => $d['currency'], 'client' => ['id' => $d['client_id'], 'name' => $d['client_name'], 'country' => $d['client_country']],
            'items' => array_map(static fn($l) => [
                'name' => $l['name'], 'description' => $l['description'], 'unit_price' => numeric_string($l['unit_price']), 'unit' => $l['unit'], 'quantity' => numeric_string($l['quantity']),
                'tax' => $l['tax_id'] === null ? null : ['id' => $l['tax_id'], 'name' => $l['tax_name'], 'value' => tidy($l['tax_value'])], 'discount' => $l['discount'],
                'subtotal' => $l['subtotal'], 'tax_amount' => $l['tax_amount'], 'discount_amount' => $l['discount_amount'], 'total' => $l['total'],
            ], $lines),
        ];
        if ($type->family === 'invoice') {
            $out['mb_reference'] = json_decode($d['mb_reference'] ?? 'null');
        } elseif ($type->family === 'guide') {
            $address = static fn(?string $json) => array_merge(['country' => '', 'postal_code' => '', 'detail' => '', 'city' => ''], json_decode($json ?? '[]', true));
            $out += [
                'address_from' => $address($d['address_from']), 'address_to' => $address($d['address_to']), 'at_doc_code_id' => $d['at_doc_code_id'], 'license_plate' => $d['license_plate'],
                'loaded_at' => (new DateTimeImmutable($d['loaded_at']))->format('d/m/Y H:i:s'), 'load_site' => $d['load_site'], 'delivery_site' => $d['delivery_site'],
            ];
        } elseif ($type->family === 'receipt') {
            $out += ['payment_mechanism' => $d['payment_mechanism'], 'invoice_id' => $d['owner_id']];
        }
        return $out;
    }
}
