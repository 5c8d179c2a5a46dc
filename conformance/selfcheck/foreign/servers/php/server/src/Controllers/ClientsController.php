<?php
declare(strict_types=1);

final class ClientsController extends Controller
{
    public const RULES = [
        'name' => 'required|string|max:200', 'code' => 'required|string|max:100', 'email' => 'email', 'language' => 'in:en,pt,es', 'address' => 'string',
        'city' => 'string|max:200', 'postal_code' => 'string|max:50', 'country' => 'country', 'fiscal_id' => 'string|max:50', 'website' => 'string|max:200',
        'phone' => 'string|max:50', 'fax' => 'string|max:50', 'preferred_contact' => 'object', 'observations' => 'string', 'send_options' => 'in:1,2,3',
    ];

    public function index(): Response
    {
        [$rows, $pagination] = $this->page('clients WHERE account_id = ?', [$this->accountId()]);
        return Response::json(['clients' => array_map($this->present(...), $rows), 'pagination' => $pagination]);
    }

    public function show(int $id): Response { return Response::json(['client' => $this->present($this->owned('clients', $id))]); }

    public function findByName(): Response { return $this->findBy('name', 'client_name'); }

    public function findByCode(): Response { return $this->findBy('code', 'client_code'); }

    private function findBy(string $column, string $alias): Response
    {
        $value = $this->request->param($column) ?? $this->request->param($alias) ?? throw HttpError::invalid("$column can't be blank");
        $row = $this->db->one("SELECT * FROM clients WHERE account_id = ? AND $column = ? ORDER BY id LIMIT 1", [$this->accountId(), $value]);
        return Response::json(['client' => $this->present($row ?? throw HttpError::notFound())]);
    }

    public function create(): Response
    {
        $f = self::clean($this->request->wrapped('client'), self::RULES);
        $this->unique('clients', 'code', $f['code']);
        $id = self::insert($this->db, $this->account, $f);
        return Response::json(['client' => $this->present($this->owned('clients', $id))], 201);
    }

    public function update(int $id): Response
    {
        $this->owned('clients', $id);
        $f = self::clean($this->request->wrapped('client'), self::RULES);
        $this->unique('clients', 'code', $f['code'], $id);
        $this->db->update('clients', $id, $f);
        return Response::empty();
    }

    /** The columns that a client object of a body sets. */
    public static function clean(array $data, array $rules, string $prefix = ''): array
    {
        $f = Validator::check($data, $rules, prefix: $prefix);
        if (array_key_exists('preferred_contact', $f)) {
            $p = Validator::check($f['preferred_contact'] ?? [], ['name' => 'string|max:200', 'email' => 'email', 'phone' => 'string|max:50'], prefix: $prefix . 'preferred_contact.');
            unset($f['preferred_contact']);
            foreach ($p as $key => $value) {
                $f["preferred_$key"] = $value;
            }
        }
        if (array_key_exists('country', $f)) {
            $f['country'] ??= '';
        }
        return array_filter($f, static fn($v) => $v !== null);
    }

    public static function insert(Db $db, array $account, array $f): int
    {
        return $db->insert('clients', $f + ['account_id' => $account['id'], 'language' => $account['language'], 'token' => token()]);
    }

    private function present(array $c): array
    {
        $plain = array_flip(['name', 'code', 'email', 'language', 'address', 'city', 'postal_code', 'country', 'fiscal_id', 'website', 'phone', 'fax']);
        return ['id' => (string) $c['id']] + array_merge($plain, array_intersect_key($c, $plain)) + [
            'preferred_contact' => ['name' => $c['preferred_name'], 'email' => $c['preferred_email'], 'phone' => $c['preferred_phone']],
            'observations' => $c['observations'], 'send_options' => $c['send_options'], 'open_account_link' => base_url() . '/open_account/' . $c['token'],
            'payment_days' => $c['payment_days'], 'tax_exemption_code' => $c['tax_exemption_code'],
        ];
    }
}
