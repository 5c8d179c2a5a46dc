<?php
declare(strict_types=1);

$r = new Router();

// accounts
$r->add('POST', '/api/accounts/create.json', [AccountsController::class, 'create'], public: true);
$r->add('POST', '/api/accounts/create_already_user.json', [AccountsController::class, 'createAlreadyUser'], public: true);
$r->add('GET', '/api/accounts/{id}/get.json', [AccountsController::class, 'show']);
$r->add('PUT', '/api/accounts/{id}/update.json', [AccountsController::class, 'update']);
$r->add('POST', '/api/v3/accounts/at_communication.json', [AccountsController::class, 'atCommunication']);

// items and taxes
$r->add('GET', '/items.json', [ItemsController::class, 'index']);
$r->add('POST', '/items.json', [ItemsController::class, 'create']);
$r->add('GET', '/items/{id}.json', [ItemsController::class, 'show']);
$r->add('PUT', '/items/{id}.json', [ItemsController::class, 'update']);
$r->add('GET', '/taxes.json', [TaxesController::class, 'index']);
$r->add('POST', '/taxes.json', [TaxesController::class, 'create']);
$r->add('GET', '/taxes/{id}.json', [TaxesController::class, 'show']);
$r->add('PUT', '/taxes/{id}.json', [TaxesController::class, 'update']);
$r->add('DELETE', '/taxes/{id}.json', [TaxesController::class, 'delete']);

// clients
$r->add('GET', '/clients.json', [ClientsController::class, 'index']);
$r->add('POST', '/clients.json', [ClientsController::class, 'create']);
$r->add('GET', '/clients/find-by-name.json', [ClientsController::class, 'findByName']);
$r->add('GET', '/clients/find-by-code.json', [ClientsController::class, 'findByCode']);
$r->add('GET', '/clients/{id}.json', [ClientsController::class, 'show']);
$r->add('PUT', '/clients/{id}.json', [ClientsController::class, 'update']);
$r->add('POST', '/clients/{id}/invoices.json', [DocumentsController::class, 'ofClient']);

// sequences
$r->add('GET', '/sequences.json', [SequencesController::class, 'index']);
$r->add('POST', '/sequences.json', [SequencesController::class, 'create']);
$r->add('GET', '/sequences/{id}.json', [SequencesController::class, 'show']);
$r->add('PUT', '/sequences/{id}/set_current.json', [SequencesController::class, 'setCurrent']);
$r->add('PUT', '/sequences/{id}/register.json', [SequencesController::class, 'register']);

// document lists: the four filtered ones, then those of one type
$r->add('GET', '/invoices.json', static fn($c) => $c(DocumentsController::class)->index('invoices', ['invoice', 'receipt']));
$r->add('GET', '/estimates.json', static fn($c) => $c(DocumentsController::class)->index('estimates', ['estimate']));
$r->add('GET', '/guides.json', static fn($c) => $c(DocumentsController::class)->index('guides', ['guide']));
$r->add('GET', '/purchase_orders.json', static fn($c) => $c(DocumentsController::class)->index('purchase_orders', ['purchase_order']));
foreach (['InvoiceReceipt', 'SimplifiedInvoice', 'VatMossInvoice', 'CreditNote', 'DebitNote', 'Receipt'] as $name) {
    $type = DocType::of($name);
    $r->add('GET', "/$type->plural.json", static fn($c) => $c(DocumentsController::class)->indexOfType($type));
}
$r->add('GET', '/vat_moss_invoices', static fn($c) => $c(DocumentsController::class)->indexOfType(DocType::of('VatMossInvoice')));

// documents of every type
foreach (DocType::all() as $type) {
    if ($type->family !== 'receipt') {
        $r->add('POST', "/$type->plural.json", static fn($c) => $c(DocumentsController::class)->create($type));
        $r->add('PUT', "/$type->plural/{id}.json", static fn($c, $id) => $c(DocumentsController::class)->update($type, $id));
    }
    $r->add('GET', "/$type->plural/{id}.json", static fn($c, $id) => $c(DocumentsController::class)->show($type, $id));
    $r->add('PUT', "/$type->plural/{id}/change-state.json", static fn($c, $id) => $c(DocumentsController::class)->changeState($type, $id));
    $r->add('PUT', "/$type->plural/{id}/email-document.json", static fn($c, $id) => $c(DocumentsController::class)->email($type, $id));
}
$r->add('GET', '/document/{id}/related_documents.json', [DocumentsController::class, 'related']);
$r->add('POST', '/documents/{id}/partial_payments.json', [DocumentsController::class, 'pay']);

// generated files
$r->add('GET', '/api/pdf/{id}.json', [FilesController::class, 'pdf'], write: true);
$r->add('GET', '/purchase_orders/{id}/pdf.json', [FilesController::class, 'purchaseOrderPdf'], write: true);
$r->add('GET', '/api/qr_codes/{id}.json', [FilesController::class, 'qrCode']);
$r->add('GET', '/api/export_saft.json', [FilesController::class, 'saft'], write: true);
$r->add('GET', '/files/{token}', [FilesController::class, 'download'], public: true);
$r->add('GET', '/qr/{token}.png', [FilesController::class, 'qrImage'], public: true);
$r->add('GET', '/documents/{token}', [FilesController::class, 'permalink'], public: true);
$r->add('GET', '/open_account/{token}', [FilesController::class, 'openAccount'], public: true);

// treasury
$r->add('GET', '/api/v3/clients/{id}/balance.json', [TreasuryController::class, 'balance']);
$r->add('PUT', '/api/v3/clients/{id}/initial_balance.json', [TreasuryController::class, 'setInitialBalance']);
$r->add('GET', '/api/v3/clients/{id}/regularization.json', [TreasuryController::class, 'regularizations']);
$r->add('POST', '/api/v3/clients/{id}/regularization.json', [TreasuryController::class, 'createRegularization']);
$r->add('DELETE', '/api/v3/clients/{id}/regularization/{row}.json', [TreasuryController::class, 'deleteRegularization']);
$r->add('POST', '/api/v3/clients/{id}/treasury_movements.json', [TreasuryController::class, 'createMovement']);
$r->add('DELETE', '/api/v3/clients/{id}/treasury_movements/{row}.json', [TreasuryController::class, 'deleteMovement']);

return $r;
