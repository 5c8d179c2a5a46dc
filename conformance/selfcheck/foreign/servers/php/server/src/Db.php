<?php
declare(strict_types=1);

/** Thin layer over PDO SQLite. */
final class Db
{
    private bool $inTransaction = false;

    private function __construct(private readonly PDO $pdo) {}

    public static function open(): self
    {
        $pdo = new PDO('sqlite:' . getenv('INVOICING_DB'), null, null, [
            PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION, PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC, PDO::ATTR_STRINGIFY_FETCHES => false,
        ]);
        $pdo->exec('PRAGMA busy_timeout = 20000; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL');
        return new self($pdo);
    }

    public function exec(string $sql): void { $this->pdo->exec($sql); }

    /** Takes the write lock at once, so that read-then-write handlers are serialised. */
    public function begin(): void { $this->pdo->exec('BEGIN IMMEDIATE'); $this->inTransaction = true; }

    public function commit(): void { $this->pdo->exec('COMMIT'); $this->inTransaction = false; }

    public function rollBack(): void
    {
        if ($this->inTransaction) {
            $this->pdo->exec('ROLLBACK');
            $this->inTransaction = false;
        }
    }

    public function run(string $sql, array $params = []): PDOStatement
    {
        $st = $this->pdo->prepare($sql);
        foreach (array_values($params) as $i => $v) {
            $st->bindValue($i + 1, is_float($v) ? (string) json_encode($v) : $v, match (true) {
                is_int($v), is_bool($v) => PDO::PARAM_INT, $v === null => PDO::PARAM_NULL, default => PDO::PARAM_STR,
            });
        }
        $st->execute();
        return $st;
    }

    public function all(string $sql, array $params = []): array { return $this->run($sql, $params)->fetchAll(); }

    public function one(string $sql, array $params = []): ?array { return $this->run($sql, $params)->fetch() ?: null; }

    public function value(string $sql, array $params = []): mixed
    {
        $v = $this->run($sql, $params)->fetchColumn();
        return $v === false ? null : $v;
    }

    public function insert(string $table, array $row): int
    {
        $marks = implode(', ', array_fill(0, count($row), '?'));
        $this->run("INSERT INTO $table (" . implode(', ', array_keys($row)) . ") VALUES ($marks)", $row);
        return (int) $this->pdo->lastInsertId();
    }

    public function update(string $table, int $id, array $row): void
    {
        if ($row !== []) {
            $set = implode(', ', array_map(static fn($c) => "$c = ?", array_keys($row)));
            $this->run("UPDATE $table SET $set WHERE id = ?", [...array_values($row), $id]);
        }
    }
}
