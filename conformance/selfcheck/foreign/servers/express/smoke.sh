#!/usr/bin/env bash
# Smoke test: starts the server and calls every operation once or more.
cd "$(dirname "$0")/server"
out=$(mktemp); ./start >"$out" & pid=$!
trap 'kill $pid; wait $pid 2>/dev/null; rm -f "$out"' EXIT
until [ -s "$out" ]; do sleep .1; done
get() { node -pe "const d=JSON.parse(require('fs').readFileSync(0)); d.$1"; }
B=$(get base_url <"$out"); K=$(get api_key <"$out"); K2=$(get second_api_key <"$out")
fails=0 n=0 body=""
# t WANT METHOD PATH [JSON]
t() { local sep='?'; [[ $3 == *\?* ]] && sep='&'; n=$((n+1))
  local r; r=$(curl -sg -w '\n%{http_code}' -X "$2" "$B$3${sep}api_key=$K" ${4:+-H 'content-type: application/json' -d "$4"})
  local s=${r##*$'\n'}; body=${r%$'\n'*}
  if [ "$s" != "$1" ]; then fails=$((fails+1)); echo "FAIL $2 $3 got $s want $1: $body"; elif [ -n "$V" ]; then echo "$s $2 $3 ${body:0:${V}}"; fi; }
is() { local v; v=$(get "$1" <<<"$body"); [ "$v" = "$2" ] || { fails=$((fails+1)); echo "FAIL $1 is $v, want $2"; }; }
A='"organization_name":"New Co","email":"n@x.pt","password":"p","terms":"1","marketing":"0"'
t 201 POST /api/accounts/create.json "{\"account\":{$A}}"; NK=$(get account.api_key <<<"$body"); NID=$(get account.id <<<"$body")
t 422 POST /api/accounts/create.json "{\"account\":{$A}}"
t 422 POST /api/accounts/create.json
t 201 POST /api/accounts/create_already_user.json "{\"account\":{$A}}"
t 422 POST /api/accounts/create_already_user.json "{\"account\":{${A/\"p\"/\"q\"}}}"
t 200 GET /api/accounts/1/get.json; t 404 GET /api/accounts/2/get.json
t 200 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"500000001","address":"Rua 1","city":"Lisboa"}}'
t 200 PUT /api/accounts/1/update.json '{"account":{"organization_name":"First","email":"owner1@example.com","password":"x","terms":"1","credentials":{"username":"5/1","type":"AT","context":"Sequences"}}}'
t 422 PUT /api/accounts/1/update.json '{"account":{"city":"Lisboa"}}'
t 422 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"1","address":"Rua 1"}}'
OK=$K; K=$NK; t 422 POST /sequences.json '{"sequence":{"serie":"X"}}'; t 200 POST /api/v3/accounts/at_communication.json '{"at_communication":{"username":"a/1","password":"b"}}'
t 201 POST /sequences.json '{"sequence":{"serie":"X"}}'; K=bad; t 401 GET /items.json; t 401 GET /nope; K=$OK
# items
t 201 POST /items.json '{"item":{"name":"Chair","description":"A chair","unit_price":"10.5","unit":"un","tax":{"name":"IVA6"}}}'; is item.tax.value 6
t 422 POST /items.json '{"item":{"name":"Chair","description":"A chair","unit_price":"10.5"}}'
t 422 POST /items.json '{"item":{"name":"Desk","description":"A","unit_price":"-1"}}'
t 422 POST /items.json '{}'; t 400 POST /items.json '{'
t 200 GET /items.json; t 200 GET /items/1.json; t 404 GET /items/99.json; t 404 GET /items/x.json
t 200 PUT /items/1.json '{"item":{"unit_price":"12"}}'; t 200 GET /items/1.json; is item.unit_price 12
# taxes
t 200 GET /taxes.json; t 201 POST /taxes.json '{"tax":{"name":"IVA9","value":"9.0","region":"PT-MA","default_tax":"0"}}'; T=$(get tax.id <<<"$body")
t 200 GET /taxes/$T.json; t 200 PUT /taxes/$T.json '{"tax":{"name":"IVA9","value":"9.5"}}'; t 200 DELETE /taxes/$T.json; t 404 GET /taxes/$T.json
# clients
t 201 POST /clients.json '{"client":{"name":"ACME","code":"A1","email":"a@b.pt","country":"Portugal","observations":"Thanks","send_options":"3"}}'; C=$(get client.id <<<"$body")
t 422 POST /clients.json '{"client":{"name":"ACME 2","code":"A1"}}'; t 422 POST /clients.json '{"client":{"name":"Z","code":"Z","country":"Narnia"}}'
t 200 GET /clients.json; t 200 GET /clients/$C.json; t 200 PUT /clients/$C.json '{"client":{"name":"ACME","code":"A1","city":"Porto"}}'
t 200 GET "/clients/find-by-name.json?client_name=ACME"; t 200 GET "/clients/find-by-code.json?client_code=A1"; t 404 GET "/clients/find-by-code.json?client_code=zz"
# sequences
t 200 GET /sequences.json; t 201 POST /sequences.json '{"sequence":{"serie":"B","default_sequence":"1"}}'; S=$(get sequence.id <<<"$body")
t 200 GET /sequences/$S.json; t 200 PUT /sequences/$S/register.json; t 200 PUT /sequences/1/set_current.json; t 200 PUT /sequences/1/register.json; t 404 PUT /sequences/99/set_current.json
# documents
D='"date":"01/02/2025","due_date":"15/02/2025","client":{"name":"ACME","code":"A1"},"items":[{"name":"Chair","description":"c","unit_price":"10","quantity":"2","discount":"10","tax":{"name":"IVA23"}},{"name":"New one","unit_price":"1.15","quantity":3}]'
M='{"message":{"client":{"email":"z@z.pt","save":"1"},"subject":"s","body":"b","logo":"0"}}'
doc() { local p=$1 k=$2 c=$3
  t $c POST /$p.json "{\"$k\":{$D}}"; is $k.status draft; is $k.total 26.38; I=$(get $k.id <<<"$body")
  t 406 GET /api/pdf/$I.json; t 200 GET /$p/$I.json; t 200 PUT /$p/$I.json "{\"$k\":{\"reference\":\"R1\"}}"; t 404 GET /$p/99999.json
  t 200 PUT /$p/$I/change-state.json "{\"$k\":{\"state\":\"finalized\"}}"; is "$k.sequence_number.split('/')[0]" 1
  t 422 PUT /$p/$I.json "{\"$k\":{\"reference\":\"R2\"}}"; t 422 PUT /$p/$I/change-state.json "{\"$k\":{\"state\":\"deleted\"}}"
  t 200 PUT /$p/$I/email-document.json "$M"; t 422 PUT /$p/$I/email-document.json '{"message":{"client":{"email":"z"}}}'
  t 202 GET /api/pdf/$I.json; sleep .3; t 200 GET /api/pdf/$I.json; t 200 GET /api/qr_codes/$I.json; }
doc invoices invoice 201; INV=$I
for x in invoice_receipt simplified_invoice vat_moss_invoice credit_note debit_note; do doc ${x}s $x 201; t 200 GET /${x}s.json; is ${x}s.length 1; last=$I; done; t 200 GET /vat_moss_invoices
t 200 PUT /debit_notes/$I/change-state.json '{"debit_note":{"state":"settled"}}'; t 200 PUT /debit_notes/$I/change-state.json '{"debit_note":{"state":"unsettled"}}'; is debit_note.status final
for x in quote proforma fees_note; do doc ${x}s $x 201; for s in accept refuse accept canceled; do t 200 PUT /${x}s/$I/change-state.json "{\"$x\":{\"state\":\"$s\"}}"; done; done
D+=',"loaded_at":"01/02/2025 10:00:00","license_plate":"AA-00-BB","address_from":{"detail":"x","city":"y","postal_code":"1000","country":"Portugal"}'
for x in shipping transport devolution; do doc ${x}s $x 200; t 200 PUT /${x}s/$I/change-state.json "{\"$x\":{\"state\":\"canceled\",\"message\":\"m\"}}"; done
doc purchase_orders purchase_order 201; t 200 PUT /purchase_orders/$I/change-state.json '{"purchase_order":{"state":"completed"}}'; t 200 GET /purchase_orders.json; is purchase_orders.length 1
t 200 GET "/invoices.json?type[]=Invoice&type[]=CreditNote&status[]=final&date[from]=01/01/2025&date[to]=01/02/2025&total_before_taxes[from]=20&non_archived=true&text=acme&per_page=1"; is pagination.total_entries 2; is pagination.total_pages 2
t 200 GET "/invoices.json?due_date[from]=16/02/2025"; is invoices.length 0; t 200 GET "/invoices.json?status[]=sent"; is invoices.length 1
t 200 GET "/estimates.json?type[]=Quote"; is estimates.length 1; t 200 GET "/guides.json?loaded_at[from]=01/02/2025&loaded_at[to]=01/02/2025"; is guides.length 3
t 200 POST /clients/$C/invoices.json '{"filter":{"status":["final"],"type":["Invoice"],"archived":false}}'; is invoices.length 1; t 200 POST /clients/$C/invoices.json
t 422 POST /invoices.json '{"invoice":{"client":{"name":"Q"},"items":[{"name":"E","unit_price":1,"tax":{"name":"Isento"}}]}}'
t 201 POST /invoices.json '{"invoice":{"tax_exemption":"M01","client":{"name":"Q"},"items":[{"name":"E","unit_price":1,"tax":{"name":"Isento"}}]}}'; I=$(get invoice.id <<<"$body"); is invoice.total 1
t 200 PUT /invoices/$I/change-state.json '{"invoice":{"state":"deleted"}}'; t 200 GET /invoices/$I.json; is invoice.status deleted
# payments
t 201 POST /documents/$INV/partial_payments.json '{"partial_payment":{"amount":"10"}}'; R=$(get receipt.id <<<"$body"); t 200 GET /api/v3/clients/$C/balance.json
t 422 POST /documents/$INV/partial_payments.json '{"partial_payment":{"amount":"100"}}'; t 201 POST /documents/$INV/partial_payments.json '{"partial_payment":{"amount":"16.38"}}'
t 200 GET /invoices/$INV.json; is invoice.status settled; t 200 GET /document/$INV/related_documents.json; is documents.length 2; t 200 GET /receipts.json; is receipts.length 2
t 200 PUT /receipts/$R/change-state.json '{"receipt":{"state":"canceled","message":"x"}}'; t 200 GET /invoices/$INV.json; is invoice.status final; t 200 GET /receipts/$R.json
t 202 GET /api/pdf/$R.json; t 202 GET "/api/pdf/$INV.json?second_copy=true"; sleep .3; t 200 GET "/api/pdf/$INV.json?second_copy=true"
curl -s "$(get output.pdfUrl <<<"$body")" | head -c 5 | grep -q %PDF- || echo FAIL pdf
t 200 GET /api/qr_codes/$INV.json; curl -s "$(get qr_code.url <<<"$body")" | head -c 4 | grep -q PNG || echo FAIL png
t 202 GET "/api/export_saft.json?month=2&years=2025"; sleep .2; t 200 GET "/api/export_saft.json?month=2&years=2025"; curl -s "$(get output.saftUrl <<<"$body")" | python3 -c 'import sys,xml.dom.minidom as m; m.parse(sys.stdin.buffer)' || echo FAIL saft
t 422 GET "/api/export_saft.json?month=13&years=2025"
# treasury
P=/api/v3/clients/$C
t 200 PUT $P/initial_balance.json '{"initial_balance":{"value":"100"}}'; t 201 POST $P/regularization.json '{"regularization":{"value":"5.5","date":"01/02/2025"}}'; RI=$(get regularization.id <<<"$body")
t 200 GET $P/regularization.json; t 201 POST $P/treasury_movements.json '{"treasury_movement":{"value":"20"}}'; TI=$(get treasury_movement.id <<<"$body")
t 200 GET $P/balance.json; echo "$body"; t 200 DELETE $P/regularization/$RI.json; t 200 DELETE $P/treasury_movements/$TI.json; t 404 DELETE $P/treasury_movements/$TI.json
K=$K2; t 404 GET /invoices/$INV.json; t 404 GET /clients/$C.json; t 200 GET /invoices.json; is pagination.total_entries 0; t 404 GET /nope
echo "$n calls, $fails failures"
