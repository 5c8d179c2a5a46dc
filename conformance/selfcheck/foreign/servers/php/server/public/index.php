<?php
declare(strict_types=1);
require_once __DIR__ . '/../src/bootstrap.php';

$router = require __DIR__ . '/../src/routes.php';
$request = Request::fromGlobals();
[$handler, $args, $public, $write] = $router->match($request);
$db = null;
try {
    $db = Db::open();
    $account = null;
    if (!$public) {
        $key = $request->query['api_key'] ?? '';
        $account = is_string($key) && $key !== '' ? $db->one('SELECT * FROM accounts WHERE api_key = ?', [$key]) : null;
        if ($account === null) {
            throw new HttpError(401, 'api_key is missing or incorrect');
        }
    }
    if ($write) {
        $db->begin();
    }
    if (is_array($handler)) {
        $handler = [new $handler[0]($db, $request, $account), $handler[1]];
    } elseif ($handler instanceof Closure) {
        $controller = static fn(string $class) => new $class($db, $request, $account);
        $args = [$controller, ...$args];
    }
    $response = $handler(...$args);
    if ($write) {
        $db->commit();
    }
} catch (HttpError $e) {
    $db?->rollBack();
    $response = $e->getMessage() === '' ? Response::empty($e->status) : Response::json(['errors' => ['error' => $e->getMessage()]], $e->status);
} catch (Throwable $e) {
    error_log((string) $e);
    $db?->rollBack();
    $response = Response::json(['errors' => ['error' => 'internal error']], 500);
}
$response->send();
return true;
