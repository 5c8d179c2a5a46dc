<?php
// Loads every model class: a duplicate constant or method would end the program here.
spl_autoload_register(function (string $name): void {
    $path = __DIR__ . '/lib/' . str_replace('\\', '/', preg_replace('/^OpenAPI\\\\Client\\\\/', '', $name)) . '.php';
    if (is_file($path)) require $path;
});
$loaded = 0;
foreach (glob(__DIR__ . '/lib/Model/*.php') as $path) {
    $name = 'OpenAPI\\Client\\Model\\' . basename($path, '.php');
    if (!class_exists($name) && !interface_exists($name)) { echo "error: $name cannot be loaded\n"; exit(1); }
    $loaded++;
}
echo "$loaded models loaded\n";
