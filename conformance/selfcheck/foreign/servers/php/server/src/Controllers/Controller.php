<?php
declare(strict_types=1);

abstract class Controller
{
    public const MAX_PER_PAGE = 100;

    public function __construct(protected readonly Db $db, protected readonly Request $request, protected readonly ?array $account) {}

    protected function accountId(): int { return $this->account['id']; }

    protected function portuguese(): bool { return $this->account['tax_country'] === 1; }

    /** A row of this account, or 404. */
    protected function owned(string $table, int $id): array
    {
        return $this->db->one("SELECT * FROM $table WHERE id = ? AND account_id = ?", [$id, $this->accountId()]) ?? throw HttpError::notFound();
    }

    protected function unique(string $table, string $column, mixed $value, ?int $except = null): void
    {
        if ($this->db->value("SELECT 1 FROM $table WHERE account_id = ? AND $column = ? AND id <> ?", [$this->accountId(), $value, $except ?? 0])) {
            throw HttpError::invalid("$column has already been taken");
        }
    }

    /** One page of "SELECT * FROM ..." and its pagination object. @return array{list<array>, array} */
    protected function page(string $from, array $params, string $order = 'id'): array
    {
        $number = fn(string $name, int $default) => preg_match('/^\d{1,9}$/D', (string) $this->request->param($name)) ? max(0, (int) $this->request->param($name)) ?: $default : $default;
        $page = $number('page', 1);
        $perPage = min(self::MAX_PER_PAGE, $number('per_page', $this->account['per_page']));
        $total = (int) $this->db->value("SELECT COUNT(*) FROM $from", $params);
        $rows = $this->db->all("SELECT * FROM $from ORDER BY $order LIMIT ? OFFSET ?", [...$params, $perPage, ($page - 1) * $perPage]);
        return [$rows, ['total_entries' => $total, 'current_page' => $page, 'total_pages' => max(1, (int) ceil($total / $perPage)), 'per_page' => $perPage]];
    }
}
