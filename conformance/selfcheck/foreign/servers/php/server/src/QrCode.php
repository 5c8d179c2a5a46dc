<?php
declare(strict_types=1);

/** QR codes: byte mode, error correction level M, versions 1 to 20, mask 0. */
final class QrCode
{
    private const ECC = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
    private const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
    private array $m;
    private array $fixed;
    private int $size;

    /** @return list<list<bool>> rows of modules, true is dark */
    public static function matrix(string $text): array { return (new self($text))->m; }

    public static function png(string $text, int $scale = 6, int $quiet = 4): string
    {
        $rows = '';
        $m = self::matrix($text);
        $width = (count($m) + 2 * $quiet) * $scale;
        $blank = str_repeat("\0" . str_repeat("\xff", $width), $quiet * $scale);
        foreach ($m as $row) {
            $side = str_repeat("\xff", $quiet * $scale);
            $rows .= str_repeat("\0$side" . implode('', array_map(static fn($on) => str_repeat($on ? "\0" : "\xff", $scale), $row)) . $side, $scale);
        }
        $chunk = static fn(string $type, string $data) => pack('N', strlen($data)) . $type . $data . pack('N', crc32($type . $data));
        return "\x89PNG\r\n\x1a\n" . $chunk('IHDR', pack('NNCCCCC', $width, $width, 8, 0, 0, 0, 0)) . $chunk('IDAT', gzcompress($blank . $rows . $blank)) . $chunk('IEND', '');
    }

    private function __construct(string $text)
    {
        for ($v = 1; ; $v++) {
            if ($v > 20) {
                throw new LengthException('too much text for a QR code');
            }
            $data = intdiv(self::rawModules($v), 8) - self::ECC[$v] * self::BLOCKS[$v];
            if (4 + ($v < 10 ? 8 : 16) + 8 * strlen($text) <= 8 * $data) {
                break;
            }
        }
        $bits = '0100' . sprintf($v < 10 ? '%08b' : '%016b', strlen($text));
        foreach (str_split($text) as $char) {
            $bits .= sprintf('%08b', ord($char));
        }
        $bits .= str_repeat('0', min(4, 8 * $data - strlen($bits)));
        $bits .= str_repeat('0', (8 - strlen($bits) % 8) % 8);
        $bytes = array_map('bindec', str_split($bits, 8));
        for ($pad = 0xEC; count($bytes) < $data; $pad ^= 0xEC ^ 0x11) {
            $bytes[] = $pad;
        }
        $this->size = $v * 4 + 17;
        $this->m = $this->fixed = array_fill(0, $this->size, array_fill(0, $this->size, false));
        $this->drawPatterns($v);
        $this->drawData(self::interleave($bytes, $v));
    }

    private static function rawModules(int $v): int
    {
        $n = (16 * $v + 128) * $v + 64;
        if ($v >= 2) {
            $a = intdiv($v, 7) + 2;
            $n -= (25 * $a - 10) * $a - 55;
            $n -= $v >= 7 ? 36 : 0;
        }
        return $n;
    }

    private static function mul(int $x, int $y): int
    {
        for ($z = 0, $i = 7; $i >= 0; $i--) {
            $z = ($z << 1) ^ (($z >> 7) * 0x11D) ^ ((($y >> $i) & 1) * $x);
        }
        return $z & 0xFF;
    }

    /** Splits the bytes into blocks, adds the Reed-Solomon bytes of each, and interleaves them. */
    private static function interleave(array $bytes, int $v): array
    {
        [$count, $ecc, $raw] = [self::BLOCKS[$v], self::ECC[$v], intdiv(self::rawModules($v), 8)];
        $divisor = array_fill(0, $ecc, 0);
        $divisor[$ecc - 1] = 1;
        for ($root = 1, $i = 0; $i < $ecc; $i++, $root = self::mul($root, 2)) {
            foreach ($divisor as $j => $d) {
                $divisor[$j] = self::mul($d, $root) ^ ($divisor[$j + 1] ?? 0);
            }
        }
        $short = $count - $raw % $count;
        $shortData = intdiv($raw, $count) - $ecc;
        $blocks = $checks = [];
        for ($offset = 0, $i = 0; $i < $count; $i++) {
            $block = array_slice($bytes, $offset, $shortData + (int) ($i >= $short));
            $offset += count($block);
            $rest = array_fill(0, $ecc, 0);
            foreach ($block as $b) {
                $factor = $b ^ array_shift($rest);
                $rest[] = 0;
                foreach ($divisor as $j => $d) {
                    $rest[$j] ^= self::mul($d, $factor);
                }
            }
            $blocks[] = $block;
            $checks[] = $rest;
        }
        $out = [];
        foreach ([$blocks, $checks] as $group) {
            for ($i = 0; $i <= max($shortData, $ecc); $i++) {
                foreach ($group as $block) {
                    if (isset($block[$i])) {
                        $out[] = $block[$i];
                    }
                }
            }
        }
        return $out;
    }

    private function set(int $x, int $y, bool $dark): void
    {
        $this->m[$y][$x] = $dark;
        $this->fixed[$y][$x] = true;
    }

    private function drawPatterns(int $v): void
    {
        $n = $this->size;
        for ($i = 0; $i < $n; $i++) {
            $this->set(6, $i, $i % 2 === 0);
            $this->set($i, 6, $i % 2 === 0);
        }
        foreach ([[3, 3], [$n - 4, 3], [3, $n - 4]] as [$cx, $cy]) {
            for ($dy = -4; $dy <= 4; $dy++) {
                for ($dx = -4; $dx <= 4; $dx++) {
                    $d = max(abs($dx), abs($dy));
                    [$x, $y] = [$cx + $dx, $cy + $dy];
                    if ($x >= 0 && $x < $n && $y >= 0 && $y < $n) {
                        $this->set($x, $y, $d !== 2 && $d !== 4);
                    }
                }
            }
        }
        if ($v >= 2) {
            $a = intdiv($v, 7) + 2;
            $step = intdiv($v * 4 + $a * 2 + 1, $a * 2 - 2) * 2;
            $at = [6];
            for ($i = $a - 2; $i >= 0; $i--) {
                $at[] = $n - 7 - $i * $step;
            }
            foreach ($at as $i => $cx) {
                foreach ($at as $j => $cy) {
                    if (!(($i === 0 && $j === 0) || ($i === 0 && $j === $a - 1) || ($i === $a - 1 && $j === 0))) {
                        for ($k = 0; $k < 25; $k++) {
                            [$dx, $dy] = [$k % 5 - 2, intdiv($k, 5) - 2];
                            $this->set($cx + $dx, $cy + $dy, max(abs($dx), abs($dy)) !== 1);
                        }
                    }
                }
            }
        }
        $rest = 0; // format: level M (00), mask 0
        $bits = ($rest ^ 0x5412);
        $bit = static fn(int $bits, int $i) => (($bits >> $i) & 1) === 1;
        for ($i = 0; $i < 15; $i++) {
            [$x, $y] = match (true) { $i < 6 => [8, $i], $i === 6 => [8, 7], $i === 7 => [8, 8], $i === 8 => [7, 8], default => [14 - $i, 8] };
            $this->set($x, $y, $bit($bits, $i));
            $i < 8 ? $this->set($n - 1 - $i, 8, $bit($bits, $i)) : $this->set(8, $n - 15 + $i, $bit($bits, $i));
        }
        $this->set(8, $n - 8, true);
        if ($v >= 7) {
            for ($rest = $v, $i = 0; $i < 12; $i++) {
                $rest = ($rest << 1) ^ (($rest >> 11) * 0x1F25);
            }
            for ($i = 0; $i < 18; $i++) {
                [$a, $b] = [$n - 11 + $i % 3, intdiv($i, 3)];
                $this->set($a, $b, $bit($v << 12 | $rest, $i));
                $this->set($b, $a, $bit($v << 12 | $rest, $i));
            }
        }
    }

    private function drawData(array $bytes): void
    {
        $i = 0;
        for ($right = $this->size - 1; $right >= 1; $right -= 2) {
            $right = $right === 6 ? 5 : $right;
            for ($k = 0; $k < $this->size; $k++) {
                foreach ([$right, $right - 1] as $x) {
                    $y = (($right + 1) & 2) === 0 ? $this->size - 1 - $k : $k;
                    if (!$this->fixed[$y][$x]) {
                        $dark = $i < 8 * count($bytes) && (($bytes[$i >> 3] >> (7 - ($i & 7))) & 1) === 1;
                        $this->m[$y][$x] = $dark !== (($x + $y) % 2 === 0);
                        $i++;
                    }
                }
            }
        }
    }
}
