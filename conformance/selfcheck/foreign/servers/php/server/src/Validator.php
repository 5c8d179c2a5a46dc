<?php
declare(strict_types=1);

/**
 * Checks an object against rules such as "required|string|max:255" and returns the clean values of the fields that were sent.
 * With $partial, fields that are absent are not required (updates). Dates become ISO strings, decimals floats.
 */
final class Validator
{
    public static function isObject(mixed $v): bool { return is_array($v) && ($v === [] || !array_is_list($v)); }

    public static function check(array $data, array $rules, bool $partial = false, string $prefix = ''): array
    {
        $clean = $errors = [];
        foreach ($rules as $field => $spec) {
            $parts = explode('|', $spec);
            $required = in_array('required', $parts, true);
            $value = $data[$field] ?? null;
            if (!array_key_exists($field, $data) && ($partial || !$required)) {
                continue;
            }
            if (is_bool($value)) {
                $value = $value ? '1' : '0';
            }
            $isObject = in_array('object', $parts, true) || in_array('list', $parts, true);
            if (is_string($value) && !in_array('raw', $parts, true)) {
                $value = trim($value);
            }
            if ($value === null || $value === '' || ($isObject && $value === [] && $required)) {
                if ($required) {
                    $errors[] = "$prefix$field can't be blank";
                } else {
                    $clean[$field] = in_array('string', $parts, true) || in_array('email', $parts, true) ? '' : null;
                }
                continue;
            }
            if (!$isObject && is_array($value)) {
                $errors[] = "$prefix$field is invalid";
                continue;
            }
            foreach ($parts as $part) {
                [$rule, $arg] = explode(':', $part, 2) + [1 => ''];
                [$value, $error] = self::apply($rule, $arg, $value);
                if ($error !== null) {
                    $errors[] = "$prefix$field $error";
                    continue 2;
                }
            }
            $clean[$field] = $value;
        }
        if ($errors !== []) {
            throw HttpError::invalid(implode(', ', $errors));
        }
        return $clean;
    }

    /** @return array{mixed, ?string} the value, and what is wrong with it */
    private static function apply(string $rule, string $arg, mixed $v): array
    {
        switch ($rule) {
            case 'string':
                $s = is_float($v) ? numeric_string($v) : (string) $v;
                return [$s, mb_strlen($s) > 5000 ? 'is too long' : null];
            case 'max': return [$v, mb_strlen((string) $v) > (int) $arg ? "is too long (maximum is $arg characters)" : null];
            case 'email': return [(string) $v, filter_var((string) $v, FILTER_VALIDATE_EMAIL) ? null : 'is not a valid e-mail address'];
            case 'in': return [(string) $v, in_array((string) $v, explode(',', $arg), true) ? null : "must be one of $arg"];
            case 'integer': return preg_match('/^-?\d{1,12}$/D', (string) $v) ? [(int) $v, null] : [$v, 'is not an integer'];
            case 'decimal': return preg_match('/^[+-]?\d{1,12}(\.\d{1,10})?$/D', (string) $v) ? [(float) $v, null] : [$v, 'is not a number'];
            case 'min': return [$v, $v < (float) $arg ? "must be greater than or equal to $arg" : null];
            case 'gt': return [$v, $v <= (float) $arg ? "must be greater than $arg" : null];
            case 'most': return [$v, $v > (float) $arg ? "must be less than or equal to $arg" : null];
            case 'date': $d = self::date((string) $v, '!d/m/Y'); return [$d?->format('Y-m-d'), $d ? null : 'is not a date (dd/mm/yyyy)'];
            case 'datetime':
                $d = self::date((string) $v, '!d/m/Y H:i:s') ?? self::date((string) $v, '!d/m/Y H:i') ?? self::date((string) $v, '!d/m/Y');
                return [$d?->format('Y-m-d H:i:s'), $d ? null : 'is not a date and time (dd/mm/yyyy hh:mm:ss)'];
            case 'country': $c = Countries::find((string) $v); return [$c ?? $v, $c === null ? 'is not in the country list' : null];
            case 'object': return [$v, self::isObject($v) ? null : 'must be an object'];
            case 'list': return [$v, is_array($v) && array_is_list($v) ? null : 'must be an array'];
            default: return [$v, null]; // required, raw
        }
    }

    public static function date(string $text, string $format): ?DateTimeImmutable
    {
        $d = DateTimeImmutable::createFromFormat($format, $text);
        $bad = DateTimeImmutable::getLastErrors();
        $year = $d ? (int) $d->format('Y') : 0;
        return $d && (!$bad || $bad['warning_count'] + $bad['error_count'] === 0) && $year >= 1900 && $year < 2200 ? $d : null;
    }
}
