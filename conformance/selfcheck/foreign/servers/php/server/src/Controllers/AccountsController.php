<?php
declare(strict_types=1);

/** Sets up an account with what every new account has: taxes and a default sequence. */
final class AccountFactory
{
    public const KINDS = ['invoice', 'invoice_receipt', 'simplified_invoice', 'credit_note', 'debit_note', 'receipt', 'shipping', 'transport', 'devolution',
        'proforma', 'quote', 'fees_note', 'purchase_order', 'vat_moss_invoice', 'vat_moss_credit_note', 'vat_moss_receipt'];
    private const TAXES = [
        1 => ['PT', [['IVA23', 23], ['IVA13', 13], ['IVA6', 6], ['Isento', 0]]],
        2 => ['ES', [['IVA21', 21], ['IVA10', 10], ['IVA4', 4], ['Exento', 0]]],
        3 => ['UK', [['VAT20', 20], ['VAT5', 5], ['VAT0', 0]]],
    ];

    public static function create(Db $db, array $f, ?int $userId = null): array
    {
        $userId ??= $db->insert('users', [
            'email' => $f['email'], 'password_hash' => password_hash($f['password'], PASSWORD_BCRYPT), 'first_name' => $f['first_name'] ?? '',
            'last_name' => $f['last_name'] ?? '', 'marketing' => (int) $f['marketing'],
        ]);
        $country = (int) ($f['tax_country'] ?? 1);
        $row = [
            'user_id' => $userId, 'api_key' => token(20), 'organization_name' => $f['organization_name'], 'fiscal_id' => $f['fiscal_id'] ?? '',
            'email' => $f['email'], 'phone' => $f['phone'] ?? '', 'tax_country' => $country, 'language' => $f['language'] ?? 'pt',
            'currency' => $country === 3 ? 'GBP' : 'EUR', 'at_username' => $f['at_username'] ?? null,
        ];
        $id = $db->insert('accounts', $row);
        [$region, $taxes] = self::TAXES[$country];
        foreach ($taxes as $i => [$name, $value]) {
            $db->insert('taxes', ['account_id' => $id, 'name' => $name, 'value' => $value, 'region' => $region, 'default_tax' => (int) ($i === 0)]);
        }
        $sequence = self::addSequence($db, $id, date('Y'), true);
        if ($row['at_username'] !== null) {
            self::registerSequence($db, $sequence);
        }
        return ['id' => (string) $id, 'name' => $row['organization_name'], 'url' => base_url(), 'api_key' => $row['api_key'], 'state' => 'active'];
    }

    public static function addSequence(Db $db, int $accountId, string $serie, bool $default): int
    {
        if ($default) {
            $db->run('UPDATE sequences SET default_sequence = 0 WHERE account_id = ?', [$accountId]);
        }
        $id = $db->insert('sequences', ['account_id' => $accountId, 'serie' => $serie, 'default_sequence' => (int) $default]);
        foreach (self::KINDS as $kind) {
            $db->insert('sequence_kinds', ['sequence_id' => $id, 'kind' => $kind]);
        }
        return $id;
    }

    /** There is no tax authority here: each kind of the sequence gets a random validation code. */
    public static function registerSequence(Db $db, int $id): void
    {
        foreach ($db->all('SELECT id FROM sequence_kinds WHERE sequence_id = ? AND validation_code IS NULL', [$id]) as $kind) {
            $db->update('sequence_kinds', $kind['id'], ['validation_code' => 'AA' . strtoupper(token(3))]);
        }
        $db->update('sequences', $id, ['registered' => 1]);
    }
}

final class AccountsController extends Controller
{
    private const RULES = [
        'first_name' => 'string|max:100', 'last_name' => 'string|max:100', 'organization_name' => 'required|string|max:200', 'phone' => 'string|max:50',
        'email' => 'required|email', 'password' => 'required|raw|string|max:200', 'fiscal_id' => 'string|max:50', 'tax_country' => 'in:1,2,3',
        'language' => 'in:pt,en,es', 'terms' => 'required|in:0,1', 'marketing' => 'required|in:0,1',
    ];
    private const UPDATE_RULES = [
        'first_name' => 'string|max:100', 'last_name' => 'string|max:100', 'organization_name' => 'required|string|max:200', 'phone' => 'string|max:50',
        'email' => 'required|email', 'password' => 'required|raw|string|max:200', 'fiscal_id' => 'string|max:50', 'address' => 'string', 'city' => 'string|max:100',
        'postal_code' => 'string|max:50', 'website' => 'string|max:200', 'fax' => 'string|max:50', 'terms' => 'required|in:0,1', 'credentials' => 'object',
    ];

    public function create(): Response
    {
        $f = $this->signUp(self::RULES);
        if ($this->db->value('SELECT 1 FROM users WHERE email = ?', [$f['email']])) {
            throw HttpError::invalid('email has already been taken');
        }
        return Response::json(['account' => AccountFactory::create($this->db, $f)], 201);
    }

    public function createAlreadyUser(): Response
    {
        $f = $this->signUp(['marketing' => 'in:0,1'] + self::RULES);
        $user = $this->db->one('SELECT * FROM users WHERE email = ?', [$f['email']]);
        if (!$user || !password_verify($f['password'], $user['password_hash'])) {
            throw HttpError::invalid('email or password is incorrect');
        }
        return Response::json(['account' => AccountFactory::create($this->db, $f, $user['id'])], 201);
    }

    private function signUp(array $rules): array
    {
        $f = array_filter(Validator::check($this->request->wrapped('account'), $rules), static fn($v) => $v !== null);
        if ($f['terms'] !== '1') {
            throw HttpError::invalid('terms must be accepted');
        }
        $this->uniqueFiscalId($f['fiscal_id'] ?? '');
        return $f;
    }

    private function uniqueFiscalId(string $fiscalId): void
    {
        if ($fiscalId !== '' && $this->db->value('SELECT 1 FROM accounts WHERE fiscal_id = ?', [$fiscalId])) {
            throw HttpError::invalid('fiscal_id has already been taken');
        }
    }

    public function show(int $id): Response
    {
        $a = $this->own($id);
        return Response::json(['account' => [
            'organization_name' => $a['organization_name'], 'fiscal_id' => $a['fiscal_id'], 'email' => $a['email'], 'state' => $a['state'],
            'at_configured' => $a['at_username'] !== null, 'trial' => (bool) $a['trial'],
        ]]);
    }

    public function update(int $id): Response
    {
        $a = $this->own($id);
        $f = array_filter(Validator::check($this->request->wrapped('account'), self::UPDATE_RULES, partial: true), static fn($v) => $v !== null);
        if (($f['fiscal_id'] ?? '') === '' || $f['fiscal_id'] === $a['fiscal_id']) {
            unset($f['fiscal_id']);
        } elseif ($a['fiscal_id'] !== '') {
            throw HttpError::invalid('fiscal_id cannot be changed');
        } else {
            $this->uniqueFiscalId($f['fiscal_id']);
        }
        if (($f['terms'] ?? '1') !== '1') {
            throw HttpError::invalid('terms must be accepted');
        }
        if (isset($f['credentials'])) {
            $c = Validator::check($f['credentials'], ['username' => 'required|string|max:100', 'type' => 'in:AT', 'context' => 'in:Sequences'], prefix: 'credentials.');
            $f['at_username'] = $c['username'];
        }
        $user = array_intersect_key($f, array_flip(['first_name', 'last_name', 'email']));
        if (isset($f['email']) && $this->db->value('SELECT 1 FROM users WHERE email = ? AND id <> ?', [$f['email'], $a['user_id']])) {
            throw HttpError::invalid('email has already been taken');
        }
        if (isset($f['password'])) {
            $user['password_hash'] = password_hash($f['password'], PASSWORD_BCRYPT);
        }
        $this->db->update('users', $a['user_id'], $user);
        $this->db->update('accounts', $id, array_diff_key($f, array_flip(['first_name', 'last_name', 'password', 'terms', 'credentials'])));
        return Response::empty();
    }

    public function atCommunication(): Response
    {
        $f = Validator::check($this->request->loose('at_communication', 'credentials', 'account'), ['username' => 'required|string|max:100', 'password' => 'required|raw|string|max:200']);
        $this->db->update('accounts', $this->accountId(), ['at_username' => $f['username']]);
        return Response::json(['at_communication' => ['username' => $f['username'], 'at_configured' => true]]);
    }

    private function own(int $id): array
    {
        return $id === $this->accountId() ? $this->account : throw HttpError::notFound();
    }
}
