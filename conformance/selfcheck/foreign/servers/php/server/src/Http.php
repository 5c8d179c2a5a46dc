<?php
declare(strict_types=1);

/** Ends the request with a status; the message, if any, becomes {"errors": {"error": message}}. */
final class HttpError extends RuntimeException
{
    public function __construct(public readonly int $status, string $message = '') { parent::__construct($message); }

    public static function notFound(): self { return new self(404); }

    public static function invalid(string $message): self { return new self(422, $message); }
}

final class Request
{
    public function __construct(
        public readonly string $method, public readonly string $path, public readonly array $query, private readonly string $raw,
    ) {}

    public static function fromGlobals(): self
    {
        $path = rawurldecode((string) parse_url('http://x' . $_SERVER['REQUEST_URI'], PHP_URL_PATH));
        return new self($_SERVER['REQUEST_METHOD'], $path, $_GET, (string) file_get_contents('php://input'));
    }

    public function param(string $name): ?string
    {
        $v = $this->query[$name] ?? null;
        return is_string($v) && trim($v) !== '' ? trim($v) : null;
    }

    /** The JSON body; an empty body is an empty object. */
    public function json(): array
    {
        if (trim($this->raw) === '') {
            return [];
        }
        $data = json_decode($this->raw, true, 64);
        if (!is_array($data) || (array_is_list($data) && $data !== [])) {
            throw HttpError::invalid('the body is not a JSON object');
        }
        return $data;
    }

    /** The named object of the body ("item", "client", ...), which must be there. */
    public function wrapped(string $name): array
    {
        $data = $this->json();
        if (!isset($data[$name]) || !Validator::isObject($data[$name])) {
            throw HttpError::invalid("$name is required and must be an object");
        }
        return $data[$name];
    }

    /** Where the description shows no body: the first of these wrappers that is present, or the body itself. */
    public function loose(string ...$names): array
    {
        $data = $this->json();
        foreach ($names as $name) {
            if (isset($data[$name]) && Validator::isObject($data[$name])) {
                return $data[$name];
            }
        }
        return $data;
    }
}

final class Response
{
    public function __construct(
        public readonly int $status = 200, public readonly mixed $body = null, public readonly string $type = 'application/json; charset=utf-8',
        public readonly array $headers = [],
    ) {}

    public static function json(array $data, int $status = 200): self
    {
        return new self($status, json_encode($data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR));
    }

    public static function empty(int $status = 200): self { return new self($status); }

    public function send(): void
    {
        http_response_code($this->status);
        header_remove('X-Powered-By');
        ini_set('default_mimetype', '');
        if ($this->body !== null) {
            header('Content-Type: ' . $this->type);
        }
        foreach ($this->headers as $name => $value) {
            header("$name: $value");
        }
        $body = (string) $this->body;
        header('Content-Length: ' . strlen($body));
        if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
            echo $body;
        }
    }
}

final class Router
{
    private array $routes = [];

    /** {id} placeholders take digits, {token} hexadecimal text; they reach the handler as integers or strings. */
    public function add(string $method, string $pattern, callable|array $handler, bool $public = false, bool $write = false): void
    {
        $regex = preg_replace_callback('/\{(\w+)\}/', static fn($m) => $m[1] === 'token' ? '([0-9a-f]{16,64})' : '(\d{1,18})', str_replace('.', '\.', $pattern));
        $this->routes[] = ["#^$regex$#D", $method, $handler, $public, $write || $method !== 'GET'];
    }

    /** @return array{callable, array, bool, bool} handler, arguments, public, write */
    public function match(Request $r): array
    {
        $method = $r->method === 'HEAD' ? 'GET' : $r->method;
        $known = false;
        foreach ($this->routes as [$regex, $verb, $handler, $public, $write]) {
            if (preg_match($regex, $r->path, $m)) {
                if ($verb === $method) {
                    $args = array_map(static fn($a) => ctype_digit($a) && strlen($a) < 19 ? (int) $a : $a, array_slice($m, 1));
                    return [$handler, $args, $public, $write];
                }
                $known = true;
            }
        }
        return [static fn() => throw new HttpError($known ? 405 : 404), [], false, false];
    }
}
