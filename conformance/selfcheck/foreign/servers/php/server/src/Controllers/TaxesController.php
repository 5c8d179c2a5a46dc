<?php
declare(strict_types=1);

final class TaxesController extends Controller
{
    private const RULES = ['name' => 'required|string|max:100', 'value' => 'required|decimal|min:0|most:100', 'region' => 'string|max:20', 'default_tax' => 'in:0,1'];

    public function index(): Response
    {
        return Response::json(['taxes' => array_map($this->present(...), $this->db->all('SELECT * FROM taxes WHERE account_id = ? ORDER BY id', [$this->accountId()]))]);
    }

    public function show(int $id): Response { return Response::json(['tax' => $this->present($this->owned('taxes', $id))]); }

    public function create(): Response
    {
        $f = $this->input(null) + ['region' => [1 => 'PT', 2 => 'ES', 3 => 'UK'][$this->account['tax_country']], 'default_tax' => 0];
        $id = $this->db->insert('taxes', ['account_id' => $this->accountId()] + $f);
        return Response::json(['tax' => $this->present($this->owned('taxes', $id))], 201);
    }

    public function update(int $id): Response
    {
        $this->owned('taxes', $id);
        $this->db->update('taxes', $id, $this->input($id));
        return Response::empty();
    }

    public function delete(int $id): Response
    {
        $this->owned('taxes', $id);
        $this->db->run('DELETE FROM taxes WHERE id = ?', [$id]);
        return Response::empty();
    }

    private function input(?int $id): array
    {
        $f = array_filter(Validator::check($this->request->wrapped('tax'), self::RULES, partial: $id !== null), static fn($v) => $v !== null);
        if (isset($f['name'])) {
            $this->unique('taxes', 'name', $f['name'], $id);
        }
        if (isset($f['default_tax'])) {
            $f['default_tax'] = (int) $f['default_tax'];
            if ($f['default_tax'] === 1) { // only one default
                $this->db->run('UPDATE taxes SET default_tax = 0 WHERE account_id = ?', [$this->accountId()]);
            }
        }
        return $f;
    }

    private function present(array $t): array
    {
        return ['id' => $t['id'], 'name' => $t['name'], 'value' => tidy($t['value']), 'region' => $t['region'], 'default_tax' => $t['default_tax']];
    }
}
