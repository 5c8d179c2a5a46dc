#!/usr/bin/env bash
# Smoke test: starts the server and calls every family of the API with curl.
set -uo pipefail
HERE="$(cd "$(dirname "$0")" && pwd)"; TMP="$(mktemp -d)"; FAILED=0; N=0
"$HERE/start" > "$TMP/start.json" & PID=$!
trap 'kill $PID; wait $PID; rm -rf "$TMP"' EXIT
for _ in $(seq 600); do [ -s "$TMP/start.json" ] && break; sleep 0.1; done
field() { php -r '$d = json_decode(stream_get_contents(STDIN), true); foreach (explode(".", $argv[1]) as $k) { $d = $d[$k] ?? null; } echo is_scalar($d) ? (is_bool($d) ? ($d ? "true" : "false") : $d) : json_encode($d);' "$1"; }
BASE=$(field base_url < "$TMP/start.json"); KEY=$(field api_key < "$TMP/start.json"); KEY2=$(field second_api_key < "$TMP/start.json")
call() { # call STATUS METHOD PATH [BODY]: the body goes to $OUT
  local want=$1 method=$2 path=$3 sep='?'; [[ $path == *\?* ]] && sep='&'
  local code; code=$(curl -sg -o "$TMP/out" -w '%{http_code}' -X "$method" "$BASE$path${sep}api_key=${USE:-$KEY}" ${4:+-H 'content-type: application/json' -d "$4"})
  OUT=$(tr -d '\0' < "$TMP/out"); N=$((N + 1))
  [ "$code" = "$want" ] || { FAILED=$((FAILED + 1)); echo "FAIL $method $path: $code, not $want: $OUT"; }
}
get() { printf '%s' "$OUT" | field "$1"; }
is() { local got; got=$(get "$1"); N=$((N + 1)); [ "$got" = "$2" ] || { FAILED=$((FAILED + 1)); echo "FAIL $1 is '$got', not '$2' in ${OUT:0:300}"; }; }

# accounts
USE=wrong call 401 GET /items.json
A='{"account":{"organization_name":"New","email":"n@new.com","password":"pw123456","terms":"1","marketing":"0","fiscal_id":"123"}}'
call 201 POST /api/accounts/create.json "$A"; NK=$(get account.api_key); NID=$(get account.id); is account.state active
call 422 POST /api/accounts/create.json "$A"
call 422 POST /api/accounts/create.json '{"account":{"organization_name":"x"}}'
call 201 POST /api/accounts/create_already_user.json '{"account":{"organization_name":"New 2","email":"n@new.com","password":"pw123456","terms":"1","marketing":"0"}}'
call 422 POST /api/accounts/create_already_user.json '{"account":{"organization_name":"New 2","email":"n@new.com","password":"bad","terms":"1"}}'
call 200 GET /api/accounts/1/get.json; is account.at_configured true
call 404 GET /api/accounts/999/get.json; call 404 GET /api/accounts/2/get.json
call 200 PUT /api/accounts/1/update.json '{"account":{"organization_name":"First","city":"Lisboa","password":"pw","email":"a@b.pt","terms":"1","credentials":{"username":"u","type":"AT","context":"Sequences"}}}'
call 422 PUT /api/accounts/1/update.json '{"account":{"email":"bad"}}'; call 404 PUT /api/accounts/77/update.json '{"account":{}}'
USE=$NK call 422 POST /sequences.json '{"sequence":{"serie":"B"}}'
USE=$NK call 200 POST /api/v3/accounts/at_communication.json '{"username":"u/1","password":"p"}'
USE=$NK call 201 POST /sequences.json '{"sequence":{"serie":"B","default_sequence":"1"}}'
USE=$NK call 200 GET "/api/accounts/$NID/get.json"; is account.at_configured true
# taxes and items
call 200 GET /taxes.json; is taxes.0.name IVA23
call 201 POST /taxes.json '{"tax":{"name":"T10","value":"10.5","region":"PT-AC","default_tax":"0"}}'; T=$(get tax.id); is tax.value 10.5
call 422 POST /taxes.json '{"tax":{"name":"T10","value":"1"}}'; call 200 PUT "/taxes/$T.json" '{"tax":{"value":"12"}}'; call 200 GET "/taxes/$T.json"; is tax.value 12
call 201 POST /items.json '{"item":{"name":"Desk","description":"d","unit_price":"10.5","unit":"un","tax":{"name":"T10"}}}'; I=$(get item.id); is item.tax.value 12; is item.unit_price 10.5
call 422 POST /items.json '{"item":{"name":"Desk","description":"d","unit_price":"1"}}'; call 422 POST /items.json '{"item":{"name":"x","description":"d","unit_price":"-1"}}'
call 422 POST /items.json '{"item":'; call 422 POST /items.json
call 200 PUT "/items/$I.json" '{"item":{"unit_price":11}}'; call 200 GET "/items/$I.json"; is item.unit_price 11; USE=$KEY2 call 404 GET "/items/$I.json"
call 200 GET '/items.json?page=2&per_page=1'; is pagination.current_page 2
call 200 DELETE "/taxes/$T.json"; call 404 GET "/taxes/$T.json"; call 404 DELETE "/taxes/$T.json"; call 200 GET "/items/$I.json"; is item.tax null
# clients
call 201 POST /clients.json '{"client":{"name":"Ana","code":"A1","email":"ana@x.pt","country":"Portugal","preferred_contact":{"name":"Z"},"send_options":"3","observations":"thanks"}}'; C=$(get client.id); is client.preferred_contact.name Z
LINK=$(get client.open_account_link)
call 422 POST /clients.json '{"client":{"name":"Ana","code":"A1"}}'; call 422 POST /clients.json '{"client":{"name":"Ana","code":"A2","country":"Nowhere"}}'; call 422 POST /clients.json '{"client":{"name":"B","code":"b","email":"x"}}'
call 200 PUT "/clients/$C.json" '{"client":{"name":"Ana","code":"A1","phone":"1"}}'; call 200 GET "/clients/$C.json"; is client.phone 1; is client.email ana@x.pt
call 200 GET '/clients/find-by-name.json?name=Ana'; is client.id "$C"; call 200 GET '/clients/find-by-code.json?code=A1'; call 404 GET '/clients/find-by-code.json?code=zz'; call 200 GET /clients.json; is pagination.total_entries 1
# sequences
call 200 GET /sequences.json; S0=$(get sequences.0.id); call 201 POST /sequences.json '{"sequence":{"serie":"S2"}}'; S=$(get sequence.id); is sequence.default_sequence 0; call 422 POST /sequences.json '{"sequence":{"serie":"S2"}}'
call 200 PUT "/sequences/$S/set_current.json"; call 200 GET "/sequences/$S.json"; is sequence.default_sequence 1; call 200 GET "/sequences/$S0.json"; is sequence.default_sequence 0
call 200 PUT "/sequences/$S/register.json"; call 404 PUT /sequences/9999/register.json; call 404 PUT /sequences/9999/set_current.json
# documents of every type
DOC='"client":{"name":"Ana","code":"A1"},"items":[{"name":"Chair","description":"c","unit_price":"100.0","quantity":"2","discount":"10","tax":{"name":"none"}},{"name":"Lamp","unit_price":"9.99","quantity":"3","tax":{"name":"IVA6"}}]'
declare -A ONE=([invoices]=invoice [invoice_receipts]=invoice_receipt [simplified_invoices]=simplified_invoice [vat_moss_invoices]=vat_moss_invoice [credit_notes]=credit_note [debit_notes]=debit_note
  [quotes]=quote [proformas]=proforma [fees_notes]=fees_note [shippings]=shipping [transports]=transport [devolutions]=devolution [purchase_orders]=purchase_order)
for T in "${!ONE[@]}"; do
  W=${ONE[$T]}; CODE=201; [[ $T =~ ^(shippings|transports|devolutions)$ ]] && CODE=200
  call $CODE POST "/$T.json" "{\"$W\":{\"date\":\"24/11/2026\",\"due_date\":\"24/12/2026\",\"loaded_at\":\"24/11/2026 10:00:00\",\"reference\":\"ref-$T\",$DOC}}"
  ID=$(get "$W.id"); is "$W.status" draft; is "$W.sum" 229.97; is "$W.total" 253.17; is "$W.items.0.tax.name" IVA23; is "$W.sequence_id" "$S"; is "$W.observations" thanks
  call 422 POST "/$T.json" "{\"$W\":{\"items\":[]}}"; call 422 POST "/$T.json" '{}'
  call 200 PUT "/$T/$ID.json" "{\"$W\":{\"reference\":\"new\"}}"; call 200 GET "/$T/$ID.json"; is "$W.reference" new; is "$W.items.1.quantity" 3
  call 406 GET "/api/pdf/$ID.json"; call 422 GET "/api/qr_codes/$ID.json"; call 422 PUT "/$T/$ID/change-state.json" "{\"$W\":{\"state\":\"nonsense\"}}"
  call 200 PUT "/$T/$ID/change-state.json" "{\"$W\":{\"state\":\"finalized\"}}"; is "$W.sequence_number" "1/S2"; is "$W.inverted_sequence_number" S2/1
  [ "$T" = invoice_receipts ] && is "$W.status" settled || is "$W.status" final
  call 422 PUT "/$T/$ID.json" "{\"$W\":{\"reference\":\"late\"}}"
  call 200 PUT "/$T/$ID/email-document.json" '{"message":{"client":{"email":"to@x.pt","save":"0"},"subject":"s"}}'
  call 422 PUT "/$T/$ID/email-document.json" '{"message":{"client":{"save":"0"}}}'; call 404 PUT "/$T/99999/email-document.json" '{"message":{"client":{"email":"to@x.pt","save":"0"}}}'
  call 202 GET "/api/pdf/$ID.json"; call 200 GET "/api/pdf/$ID.json"; U=$(get output.pdfUrl); [ "$(curl -s "$U" | head -c 5)" = '%PDF-' ] || echo "FAIL no PDF at $U"
  call 202 GET "/api/pdf/$ID.json?second_copy=true"; call 200 GET "/api/pdf/$ID.json?second_copy=true"
  call 200 GET "/api/qr_codes/$ID.json"; U=$(get qr_code.url); [ "$(curl -s "$U" | head -c 4 | tail -c 3)" = PNG ] || echo "FAIL no PNG at $U"
  call 200 GET "/document/$ID/related_documents.json"; call 404 GET "/$T/99999.json"; USE=$KEY2 call 404 GET "/$T/$ID.json"
  eval "${W}_id=$ID"
done
curl -s "$U" > "${QR_SAMPLE:-/dev/null}"
move() { call "$1" PUT "/$2/$3/change-state.json" "{\"${ONE[$2]:-receipt}\":{\"state\":\"$4\",\"message\":\"m\"}}"; }
move 200 quotes $quote_id accept; is quote.status Accepted; move 200 quotes $quote_id refuse; is quote.status refused; move 200 quotes $quote_id accept; move 200 quotes $quote_id canceled; move 422 quotes $quote_id accept
move 200 shippings $shipping_id canceled; move 422 transports $transport_id settled; move 200 credit_notes $credit_note_id settled; move 200 credit_notes $credit_note_id unsettled; is credit_note.status final
move 200 invoice_receipts $invoice_receipt_id canceled; move 200 simplified_invoices $simplified_invoice_id settled; move 422 simplified_invoices $simplified_invoice_id unsettled; move 422 simplified_invoices $simplified_invoice_id canceled
move 200 purchase_orders $purchase_order_id completed; is purchase_order.status completed; call 202 GET "/purchase_orders/$purchase_order_id/pdf.json"; move 422 shippings $shipping_id finalized
call 422 POST /invoices.json '{"invoice":{"client":{"name":"Ana"},"items":[{"name":"Free","unit_price":1,"quantity":1,"tax":{"name":"Isento"}}]}}'
call 201 POST /invoices.json '{"invoice":{"tax_exemption":"M01","client":{"name":"Brand new"},"items":[{"name":"Free","unit_price":1,"quantity":1,"tax":{"name":"Isento"}}]}}'; D=$(get invoice.id); is invoice.taxes 0
call 200 GET '/clients/find-by-name.json?name=Brand%20new'; move 200 invoices "$D" deleted; call 200 GET "/invoices/$D.json"; is invoice.status deleted
# payments and receipts
call 422 POST "/documents/$invoice_id/partial_payments.json" '{"partial_payment":{"amount":"9999"}}'
call 201 POST "/documents/$invoice_id/partial_payments.json" '{"partial_payment":{"amount":"53.17","payment_date":"25/11/2026"}}'; R=$(get receipt.id); is receipt.type Receipt
call 200 GET "/invoices/$invoice_id.json"; is invoice.status final; call 201 POST "/documents/$invoice_id/partial_payments.json" '{"partial_payment":{"amount":"200.00"}}'
call 200 GET "/invoices/$invoice_id.json"; is invoice.status settled; call 200 GET "/document/$invoice_id/related_documents.json"; is documents.0.id "$R"
call 200 GET "/api/v3/clients/$C/balance.json"; echo "balance: $OUT"
move 200 receipts "$R" canceled; is receipt.status canceled; call 200 GET "/invoices/$invoice_id.json"; is invoice.status final; move 422 receipts "$R" canceled; call 200 GET /receipts.json; is pagination.total_entries 2
# lists
for L in invoices invoice_receipts simplified_invoices vat_moss_invoices credit_notes debit_notes estimates guides purchase_orders; do call 200 GET "/$L.json"; [ "$(get "$L.0.id")" != null ] || { FAILED=$((FAILED + 1)); echo "FAIL $L is empty"; }; done
call 200 GET /vat_moss_invoices
call 200 GET '/invoices.json?type[]=Invoice&status[]=final&text=Ana&date[from]=01/11/2026&date[to]=30/11/2026&due_date[from]=01/12/2026&total_before_taxes[from]=209&total_before_taxes[to]=210&non_archived=true&per_page=5'; is pagination.total_entries 1; is pagination.per_page 5
call 200 GET '/invoices.json?archived=true'; is pagination.total_entries 0; call 200 GET '/invoices.json?status[]=deleted'; is pagination.total_entries 1; call 422 GET '/invoices.json?date[from]=xx'
call 200 GET '/estimates.json?type[]=Quote&status[]=canceled'; is pagination.total_entries 1; call 200 GET '/guides.json?loaded_at[from]=24/11/2026&loaded_at[to]=24/11/2026&status[]=sent'; is pagination.total_entries 3; call 200 GET '/purchase_orders.json?type=PurchaseOrder'; is pagination.total_entries 1
call 200 POST "/clients/$C/invoices.json" '{"filter":{"status":["final"],"type":["Invoice"]}}'; is pagination.total_entries 1; call 404 POST /clients/999/invoices.json '{}'
# SAF-T, treasury, links
call 422 GET '/api/export_saft.json?month=13&years=2026'; call 422 GET /api/export_saft.json; call 202 GET '/api/export_saft.json?month=11&years=2026'; call 200 GET '/api/export_saft.json?month=11&years=2026'
curl -s "$(get output.saftUrl)" > "$TMP/saft.xml"; php -r 'exit(simplexml_load_file($argv[1]) ? 0 : 1);' "$TMP/saft.xml" 2>/dev/null || python3 -c "import sys, xml.dom.minidom as m; m.parse('$TMP/saft.xml')" || echo "FAIL SAF-T is not XML"
call 200 PUT "/api/v3/clients/$C/initial_balance.json" '{"initial_balance":{"value":"100","date":"01/01/2026"}}'; call 422 PUT "/api/v3/clients/$C/initial_balance.json" '{}'
call 201 POST "/api/v3/clients/$C/regularization.json" '{"regularization":{"value":"-10","date":"02/01/2026"}}'; G=$(get regularization.id); call 200 GET "/api/v3/clients/$C/regularization.json"; is regularizations.0.value -10
call 201 POST "/api/v3/clients/$C/treasury_movements.json" '{"treasury_movement":{"movement_type":"receipt","value":"5"}}'; M=$(get treasury_movement.id); call 422 POST "/api/v3/clients/$C/treasury_movements.json" '{"treasury_movement":{"value":"0"}}'
call 200 GET "/api/v3/clients/$C/balance.json"; echo "balance: $OUT"
call 200 DELETE "/api/v3/clients/$C/regularization/$G.json"; call 404 DELETE "/api/v3/clients/$C/regularization/$G.json"; call 200 DELETE "/api/v3/clients/$C/treasury_movements/$M.json"; call 404 GET /api/v3/clients/999/balance.json
call 200 GET "/invoices/$invoice_id.json"; for U in "$LINK" "$(get invoice.permalink)"; do curl -sf "$U" | grep -q '<h1>' || echo "FAIL $U"; done
call 404 GET /nothing.json; call 405 DELETE "/clients/$C.json"
# concurrent finalising gives distinct numbers
for k in $(seq 20); do curl -s "$BASE/quotes.json?api_key=$KEY2" -H 'content-type: application/json' -d "{\"quote\":{\"client\":{\"name\":\"P\"},$( echo "${DOC#*\},}" )}}" -o "$TMP/q$k" & P[k]=$!; done; wait "${P[@]}"
for k in $(seq 20); do Q=$(field quote.id < "$TMP/q$k"); curl -s -X PUT "$BASE/quotes/$Q/change-state.json?api_key=$KEY2" -d '{"quote":{"state":"finalized"}}' -o "$TMP/q$k" & P[k]=$!; done; wait "${P[@]}"
D=$(for k in $(seq 20); do field quote.sequence_number < "$TMP/q$k"; echo; done | sort -u | wc -l); [ "$D" = 20 ] || { FAILED=$((FAILED + 1)); echo "FAIL $D distinct numbers of 20"; }
echo "$N checks, $FAILED failed"; [ "$FAILED" = 0 ]
