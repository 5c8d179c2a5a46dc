#!/bin/bash
# A short smoke test with curl over every family: starts the server, prints each status, ends it.
set -u
here=$(cd "$(dirname "$0")" && pwd)
out=$(mktemp); trap 'kill -TERM $pid 2>/dev/null; wait $pid; rm -f "$out" "$out.body"' EXIT
"$here/start" >"$out" & pid=$!
until [ -s "$out" ]; do sleep 0.1; kill -0 $pid || exit 1; done
get() { python3 -c "import json,sys; d=json.load(open(sys.argv[1]))
for k in sys.argv[2].split('.'): d=d[int(k)] if isinstance(d,list) else d[k]
print(d)" "$1" "$2"; }
base=$(get "$out" base_url); key=$(get "$out" api_key); key2=$(get "$out" second_api_key)
passed=0; failed=0
call() { # expected status, method, path, [body]
  local sep='?'; case $3 in *\?*) sep='&';; esac
  local args=(-sg -o "$out.body" -w '%{http_code}' -X "$2" "$base$3${sep}api_key=$key")
  [ -n "${4:-}" ] && args+=(-H 'content-type: application/json' -d "$4")
  code=$(curl "${args[@]}")
  if [ "$code" = "$1" ]; then passed=$((passed+1)); else
    failed=$((failed+1)); echo "FAILED $2 $3: $code, not $1: $(head -c 400 "$out.body")"; fi
}
value() { get "$out.body" "$1"; }
is() { local v; v=$(value "$1"); if [ "$v" = "$2" ]; then passed=$((passed+1)); else
  failed=$((failed+1)); echo "FAILED $1 is $v, not $2"; fi; }

# accounts
call 200 GET /api/accounts/1/get.json; is account.state active
call 404 GET /api/accounts/2/get.json
new='"organization_name":"Third","email":"third@example.com","password":"pw-third","terms":"1","marketing":"0"'
call 201 POST /api/accounts/create.json "{\"account\":{$new,\"fiscal_id\":\"509999999\"}}"; is account.id 3
call 422 POST /api/accounts/create.json "{\"account\":{$new}}"
call 201 POST /api/accounts/create_already_user.json "{\"account\":{$new}}"; is account.name third-2
call 422 POST /api/accounts/create_already_user.json "{\"account\":{${new/pw-third/bad}}}"
call 200 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"500000001","address":"Street 1"}}'
call 422 PUT /api/accounts/1/update.json '{"account":{"city":"Porto"}}'
call 422 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"1","address":"Street 1"}}'
call 422 PUT /sequences/1/register.json
call 200 POST /api/v3/accounts/at_communication.json '{"at_communication":{"username":"u","password":"p"}}'
call 200 GET /api/accounts/1/get.json; is account.at_configured True
# taxes, items, sequences
call 200 GET /taxes.json; is taxes.0.name IVA23
call 201 POST /taxes.json '{"tax":{"name":"Reduced","value":"7.5","region":"PT","default_tax":"0"}}'; is tax.value 7.5; id=$(value tax.id)
call 200 PUT /taxes/$id.json '{"tax":{"value":"8"}}'; call 200 GET /taxes/$id.json; is tax.value 8
call 422 PUT /taxes/$id.json '{"tax":{"value":"x"}}'
call 200 DELETE /taxes/$id.json; call 404 GET /taxes/$id.json
call 201 POST /items.json '{"item":{"name":"Pen","description":"Blue","unit_price":"1.50","tax":{"name":"IVA6"}}}'; is item.tax.value 6
call 422 POST /items.json '{"item":{"name":"Pen","description":"Blue","unit_price":"-1"}}'
call 200 PUT /items/1.json '{"item":{"unit_price":"2"}}'; call 200 GET /items/1.json; is item.unit_price 2
call 200 GET '/items.json?per_page=1&page=2'; is pagination.total_entries 1
call 201 POST /sequences.json '{"sequence":{"serie":"B","default_sequence":"1"}}'; id=$(value sequence.id)
call 200 GET /sequences/$id.json; is sequence.current_vat_moss_receipt_number 0
call 200 PUT /sequences/1/set_current.json; call 200 PUT /sequences/1/register.json
call 200 GET /sequences.json; is sequences.0.default_sequence 1
# clients
call 201 POST /clients.json '{"client":{"name":"Client One","code":"C1","country":"Portugal","email":"c1@example.com"}}'; client=$(value client.id)
call 422 POST /clients.json '{"client":{"name":"Other","code":"C1"}}'
call 422 POST /clients.json '{"client":{"name":"Other","code":"C2","country":"Nowhereland","email":"x"}}'
call 200 PUT /clients/$client.json '{"client":{"name":"Client One","code":"C1","observations":"Thanks"}}'
call 200 GET /clients/$client.json; is client.observations Thanks
call 200 GET '/clients/find-by-name.json?name=Client%20One'; call 200 GET '/clients/find-by-code.json?code=C1'
call 404 GET '/clients/find-by-code.json?code=C9'; call 422 GET /clients/find-by-code.json
# documents of every kind
doc='"date":"05/03/2025","client":{"name":"Client One"},"items":[{"name":"Pen","unit_price":"10.0","quantity":"2","discount":10,"tax":{"name":"IVA23"}}]'
state() { call "$1" PUT "/$2/$4/change-state.json" "{\"$3\":{\"state\":\"${5:-}\",\"message\":\"m\"}}"; }
for pair in invoices:invoice invoice_receipts:invoice_receipt simplified_invoices:simplified_invoice \
  vat_moss_invoices:vat_moss_invoice credit_notes:credit_note debit_notes:debit_note quotes:quote proformas:proforma \
  fees_notes:fees_note shippings:shipping transports:transport devolutions:devolution purchase_orders:purchase_order; do
  many=${pair%:*}; one=${pair#*:}; created=201; final=final
  case $one in shipping|transport|devolution) created=200;; invoice_receipt) final=settled;; esac
  call $created POST /$many.json "{\"$one\":{$doc}}"; is $one.total 22.14; is $one.observations Thanks; id=$(value $one.id)
  call 200 PUT /$many/$id.json "{\"$one\":{\"reference\":\"R1\"}}"; call 200 GET /$many/$id.json; is $one.reference R1
  call 406 GET /api/pdf/$id.json
  state 422 $many $one $id settled; state 200 $many $one $id finalized; is $one.status $final; is $one.sequence_number 1/$(date +%Y)
  call 422 PUT /$many/$id.json "{\"$one\":{\"reference\":\"R2\"}}"
  mail='"client":{"email":"a@example.com","save":"0"},"subject":"Hi","cc":"b@example.com"'
  call 200 PUT /$many/$id/email-document.json "{\"message\":{$mail}}"
  call 422 PUT /$many/$id/email-document.json '{"message":{"client":{"email":"a@example.com"}}}'
  call 202 GET /api/pdf/$id.json; sleep 0.7; call 200 GET /api/pdf/$id.json; pdf=$(value output.pdfUrl)
  [ "$(curl -s "$base/${pdf#http://*/}" | head -c 4)" = %PDF ] || { failed=$((failed+1)); echo "FAILED pdf $pdf"; }
  call 200 GET /api/qr_codes/$id.json
  case $one in quote|proforma|fees_note) state 200 $many $one $id accept; is $one.status accepted; state 200 $many $one $id refuse;; esac
  case $one in credit_note|debit_note) state 200 $many $one $id settled; state 200 $many $one $id unsettled;; esac
  state 200 $many $one $id canceled; is $one.status canceled
  call $created POST /$many.json "{\"$one\":{$doc}}"; state 200 $many $one $(value $one.id) deleted
  call 200 GET /$many.json; is $many.0.status canceled 2>/dev/null
done
call 200 GET /vat_moss_invoices; call 200 GET /receipts.json
call 200 GET '/estimates.json?type[]=Quote&status[]=canceled'; is pagination.total_entries 1
call 200 GET '/guides.json?loaded_at[from]=01/01/2025'; is pagination.total_entries 0
call 200 GET '/invoices.json?status[]=sent&date[from]=05/03/2025&date[to]=05/03/2025&total_before_taxes[from]=18&text=client'; is pagination.total_entries 6
call 422 GET '/invoices.json?date[from]=2025-01-01'
call 200 GET '/purchase_orders.json?type=PurchaseOrder&non_archived=true'; is pagination.total_entries 1
call 422 POST /invoices.json "{\"invoice\":{$doc,\"sequence_id\":\"999\"}}"
call 422 POST /invoices.json "{\"invoice\":{${doc/IVA23/Isento}}}"
call 201 POST /invoices.json "{\"invoice\":{${doc/IVA23/Isento},\"tax_exemption\":\"M01\"}}"
call 201 POST /invoices.json "{\"invoice\":{${doc/IVA23/Unknown}}}"; is invoice.items.0.tax.name IVA23
# payments, receipts, treasury
call 201 POST /invoices.json "{\"invoice\":{$doc}}"; id=$(value invoice.id); state 200 invoices invoice $id finalized; is invoice.inverted_sequence_number "$(date +%Y)/2"
call 200 GET /api/v3/clients/$client/balance.json; is balance.balance 22.14
call 201 POST /documents/$id/partial_payments.json '{"partial_payment":{"amount":"10","payment_date":"06/03/2025"}}'; receipt=$(value receipt.id)
call 422 POST /documents/$id/partial_payments.json '{"partial_payment":{"amount":"13"}}'
call 422 PUT /invoices/$id/change-state.json '{"invoice":{"state":"canceled"}}'
call 201 POST /documents/$id/partial_payments.json '{"partial_payment":{"amount":12.14}}'
call 200 GET /invoices/$id.json; is invoice.status settled
call 200 GET /document/$id/related_documents.json; is documents.1.id $receipt
state 200 receipts receipt $receipt canceled; call 200 GET /invoices/$id.json; is invoice.status final
call 200 PUT /api/v3/clients/$client/initial_balance.json '{"initial_balance":{"value":"100"}}'
call 201 POST /api/v3/clients/$client/regularization.json '{"regularization":{"value":"5","date":"01/02/2025"}}'; id=$(value regularization.id)
call 201 POST /api/v3/clients/$client/treasury_movements.json '{"treasury_movement":{"value":"7"}}'; move=$(value treasury_movement.id)
call 200 GET /api/v3/clients/$client/regularization.json; call 200 GET /api/v3/clients/$client/balance.json; is balance.balance 108
call 200 DELETE /api/v3/clients/$client/regularization/$id.json; call 200 DELETE /api/v3/clients/$client/treasury_movements/$move.json
call 200 POST /clients/$client/invoices.json '{"filter":{"status":["final"],"type":["Invoice"]}}'; is pagination.total_entries 1
call 202 GET '/api/export_saft.json?month=03&years=2025'; sleep 0.7; call 200 GET '/api/export_saft.json?month=03&years=2025'
call 422 GET '/api/export_saft.json?month=13&years=2025'
# the second account sees nothing of the first; no key; bad JSON
key=$key2; call 404 GET /clients/$client.json; call 200 GET /invoices.json; is pagination.total_entries 0
key=; call 401 GET /items.json; key=$key2; call 400 POST /items.json '{'; call 422 POST /items.json '{}'; call 404 GET /nothing.json
# concurrency: 30 finalizations at once give 30 different numbers
for n in $(seq 30); do
  curl -s -o /dev/null -X POST -H 'content-type: application/json' -d "{\"invoice\":{$doc}}" "$base/invoices.json?api_key=$key2" &
done; wait $(jobs -p | grep -v "^$pid$")
call 200 GET '/invoices.json?per_page=50'; is pagination.total_entries 30
for id in $(python3 -c "import json;[print(d['id']) for d in json.load(open('$out.body'))['invoices']]"); do
  curl -s -o /dev/null -X PUT -H 'content-type: application/json' -d '{"invoice":{"state":"finalized"}}' "$base/invoices/$id/change-state.json?api_key=$key2" &
done; wait $(jobs -p | grep -v "^$pid$")
call 200 GET /sequences.json; is sequences.0.current_invoice_number 30
call 200 GET /clients.json; is pagination.total_entries 1
echo "$passed passed, $failed failed"
[ $failed = 0 ]
