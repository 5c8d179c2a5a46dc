<?php
declare(strict_types=1);
// Creates the schema and two accounts; prints the start line.
require __DIR__ . '/../src/bootstrap.php';

$db = Db::open();
$db->exec(file_get_contents(__DIR__ . '/../src/schema.sql'));
$db->begin();
$seeded = [];
foreach ([['First Company, Lda', 'owner@first.example.com', '509442013'], ['Second Company, Lda', 'owner@second.example.com', '508025338']] as [$name, $email, $nif]) {
    // Seeded accounts have their tax-authority credentials configured, so that they may create sequences at once.
    $seeded[] = AccountFactory::create($db, [
        'organization_name' => $name, 'email' => $email, 'password' => 'secret-' . bin2hex(random_bytes(6)), 'first_name' => 'Owner',
        'fiscal_id' => $nif, 'tax_country' => '1', 'language' => 'pt', 'marketing' => '0', 'at_username' => "$nif/1",
    ]);
}
$db->commit();
$url = getenv('INVOICING_BASE_URL');
echo json_encode([
    'base_url' => $url, 'public_url' => $url, 'api_key' => $seeded[0]['api_key'], 'account_id' => (int) $seeded[0]['id'],
    'second_base_url' => $url, 'second_api_key' => $seeded[1]['api_key'], 'second_account_id' => (int) $seeded[1]['id'],
], JSON_UNESCAPED_SLASHES);
