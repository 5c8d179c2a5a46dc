<?php
declare(strict_types=1);

date_default_timezone_set('Europe/Lisbon');
mb_internal_encoding('UTF-8');
ini_set('serialize_precision', '-1');

spl_autoload_register(static function (string $class): void {
    $nested = ['HttpError' => 'Http', 'Request' => 'Http', 'Response' => 'Http', 'Router' => 'Http', 'AccountFactory' => 'Controllers/AccountsController'];
    foreach ([__DIR__ . '/' . ($nested[$class] ?? $class) . '.php', __DIR__ . "/Controllers/$class.php"] as $file) {
        if (is_file($file)) {
            require_once $file;
            return;
        }
    }
});

function money(float $x): float { return round($x, 2) + 0.0; }

/** 23.0 -> 23, 12.5 -> 12.5 */
function tidy(float $x): int|float { return $x == floor($x) && abs($x) < 1e15 ? (int) $x : $x; }

/** A number as the API's strings carry it: "100", "9.95". */
function numeric_string(float $x): string { return (string) json_encode(tidy($x)); }

function dmy(?string $iso): ?string { return $iso === null ? null : (new DateTimeImmutable($iso))->format('d/m/Y'); }

function token(int $bytes = 16): string { return bin2hex(random_bytes($bytes)); }

function base_url(): string { return (string) getenv('INVOICING_BASE_URL'); }

function truthy(mixed $v): bool { return in_array(is_string($v) ? strtolower($v) : $v, [true, 1, '1', 'true', 'yes'], true); }
