<?php
declare(strict_types=1);

/** What a client owes: positive values are in the account's favour. */
final class TreasuryController extends Controller
{
    public function balance(int $clientId): Response
    {
        $client = $this->owned('clients', $clientId);
        $sum = fn(string $sql) => money((float) $this->db->value($sql, [$clientId]));
        // what is still open of each final document: credit notes count against the client's debt
        $open = $sum("SELECT SUM(CASE d.type WHEN 'CreditNote' THEN -1 ELSE 1 END * (d.total - COALESCE((SELECT SUM(r.total) FROM documents r
            WHERE r.owner_id = d.id AND r.type IN ('Receipt', 'VatMossReceipt') AND r.status = 'final'), 0))) FROM documents d WHERE d.client_id = ? AND d.status = 'final'
            AND d.type IN ('Invoice', 'SimplifiedInvoice', 'VatMossInvoice', 'CreditNote', 'DebitNote')");
        $regularized = $sum('SELECT SUM(value) FROM regularizations WHERE client_id = ?');
        $moved = $sum("SELECT SUM(CASE movement_type WHEN 'payment' THEN value ELSE -value END) FROM treasury_movements WHERE client_id = ?");
        return Response::json(['balance' => [
            'client_id' => $clientId, 'initial_balance' => $client['initial_balance'], 'open_documents' => $open, 'regularizations' => $regularized,
            'treasury_movements' => $moved, 'balance' => money($client['initial_balance'] + $open + $regularized + $moved), 'currency' => $this->account['currency'],
        ]]);
    }

    public function setInitialBalance(int $clientId): Response
    {
        $this->owned('clients', $clientId);
        $data = $this->request->json();
        $data = is_scalar($data['initial_balance'] ?? null) ? ['value' => $data['initial_balance']] + $data : $this->request->loose('initial_balance', 'client');
        $data += ['value' => $data['initial_balance'] ?? $data['amount'] ?? null];
        $f = Validator::check($data, ['value' => 'required|decimal', 'date' => 'date']);
        $this->db->update('clients', $clientId, ['initial_balance' => money($f['value']), 'initial_balance_date' => $f['date'] ?? date('Y-m-d')]);
        return Response::json(['initial_balance' => ['client_id' => $clientId, 'value' => money($f['value']), 'date' => dmy($f['date'] ?? date('Y-m-d'))]]);
    }

    public function regularizations(int $clientId): Response
    {
        $this->owned('clients', $clientId);
        [$rows, $pagination] = $this->page('regularizations WHERE client_id = ?', [$clientId]);
        return Response::json(['regularizations' => array_map($this->present(...), $rows), 'pagination' => $pagination]);
    }

    public function createRegularization(int $clientId): Response { return $this->record('regularizations', 'regularization', $clientId, []); }

    public function deleteRegularization(int $clientId, int $id): Response { return $this->remove('regularizations', $clientId, $id); }

    /** movement_type "receipt" (default): money from the client; "payment": money to the client. */
    public function createMovement(int $clientId): Response
    {
        return $this->record('treasury_movements', 'treasury_movement', $clientId, ['movement_type' => 'in:receipt,payment', 'payment_mechanism' => 'string|max:50']);
    }

    public function deleteMovement(int $clientId, int $id): Response { return $this->remove('treasury_movements', $clientId, $id); }

    private function record(string $table, string $wrapper, int $clientId, array $rules): Response
    {
        $this->owned('clients', $clientId);
        $data = $this->request->loose($wrapper);
        $data += ['value' => $data['amount'] ?? null];
        $f = array_filter(Validator::check($data, $rules + ['value' => 'required|decimal' . ($rules ? '|gt:0' : ''), 'date' => 'date', 'observations' => 'string']), static fn($v) => $v !== null);
        if (($f['value'] = money($f['value'])) == 0) {
            throw HttpError::invalid('value must not be 0');
        }
        $f += ['date' => date('Y-m-d'), 'account_id' => $this->accountId(), 'client_id' => $clientId] + ($rules ? ['movement_type' => 'receipt'] : []);
        return Response::json([$wrapper => $this->present($this->owned($table, $this->db->insert($table, $f)))], 201);
    }

    private function remove(string $table, int $clientId, int $id): Response
    {
        $this->owned('clients', $clientId);
        if ($this->db->run("DELETE FROM $table WHERE id = ? AND client_id = ?", [$id, $clientId])->rowCount() === 0) {
            throw HttpError::notFound();
        }
        return Response::empty();
    }

    private function present(array $row): array
    {
        unset($row['account_id']);
        return array_merge($row, ['date' => dmy($row['date'])]);
    }
}
