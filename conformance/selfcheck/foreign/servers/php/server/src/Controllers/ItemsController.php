<?php
declare(strict_types=1);

final class ItemsController extends Controller
{
    private const RULES = ['name' => 'required|string|max:200', 'description' => 'required|string', 'unit_price' => 'required|decimal|min:0', 'unit' => 'string|max:50', 'tax' => 'object'];

    public function index(): Response
    {
        [$rows, $pagination] = $this->page('items WHERE account_id = ?', [$this->accountId()]);
        return Response::json(['items' => array_map($this->present(...), $rows), 'pagination' => $pagination]);
    }

    public function show(int $id): Response { return Response::json(['item' => $this->present($this->owned('items', $id))]); }

    public function create(): Response
    {
        $id = $this->db->insert('items', ['account_id' => $this->accountId()] + $this->input(null));
        return Response::json(['item' => $this->present($this->owned('items', $id))], 201);
    }

    public function update(int $id): Response
    {
        $this->owned('items', $id);
        $this->db->update('items', $id, $this->input($id));
        return Response::empty();
    }

    private function input(?int $id): array
    {
        $f = Validator::check($this->request->wrapped('item'), self::RULES, partial: $id !== null);
        if (isset($f['name'])) {
            $this->unique('items', 'name', $f['name'], $id);
        }
        if (array_key_exists('tax', $f)) {
            $name = Validator::check($f['tax'] ?? [], ['name' => 'string|max:100'], prefix: 'tax.')['name'] ?? '';
            $f['tax_id'] = $this->db->value('SELECT id FROM taxes WHERE account_id = ? AND name = ?', [$this->accountId(), $name]);
            unset($f['tax']);
        }
        return $f;
    }

    private function present(array $i): array
    {
        $tax = $i['tax_id'] === null ? null : $this->db->one('SELECT * FROM taxes WHERE id = ?', [$i['tax_id']]);
        return [
            'id' => $i['id'], 'name' => $i['name'], 'description' => $i['description'], 'unit_price' => $i['unit_price'], 'unit' => $i['unit'],
            'tax' => $tax ? ['id' => $tax['id'], 'name' => $tax['name'], 'value' => tidy($tax['value']), 'comment' => $tax['name'] . ': ' . numeric_string($tax['value']) . '%'] : null,
        ];
    }
}
