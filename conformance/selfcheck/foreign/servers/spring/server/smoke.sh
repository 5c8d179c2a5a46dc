#!/usr/bin/env bash
# A short tour over every family; prints the status of each request, and fails at an unexpected one.
set -u
cd "$(dirname "$0")"
out=$(mktemp); ./start >"$out" & pid=$!
trap 'kill $pid; wait $pid 2>/dev/null; rm -f "$out" "$out.body"' EXIT
until [ -s "$out" ]; do sleep 0.2; kill -0 $pid || exit 1; done
field() { python3 -c 'import json,sys; d=json.load(open(sys.argv[1]))
for k in sys.argv[2].split("."): d = d[int(k)] if isinstance(d, list) else d[k]
print(d)' "$1" "$2"; }
B=$(field "$out" base_url) K=$(field "$out" api_key) P=$(field "$out" public_url) K2=$(field "$out" second_api_key) B2=$(field "$out" second_base_url)
failed=0
t() { # expected status, method, path, [body]
  local sep='?'; [[ $3 == *\?* ]] && sep='&'
  local url=$3; [[ $url == http* ]] || url="$B$url${sep}api_key=$K"
  code=$(curl -gs -o "$out.body" -w '%{http_code}' -X "$2" -H 'content-type: application/json' ${4:+-d "$4"} "$url")
  [ "$code" = "$1" ] || { failed=1; echo -n "FAIL (expected $1) "; }
  echo "$code $2 $3 $([ -n "${V:-}" ] && head -c 900 "$out.body" | tr -d '\0')"
}
f() { field "$out.body" "$1"; }
A='"organization_name":"New","email":"new@x.pt","password":"pw"'
t 201 POST $P/api/accounts/create.json "{\"account\":{$A,\"terms\":\"1\",\"marketing\":\"0\",\"fiscal_id\":\"99\"}}"
N=$(f account.url) NK=$(f account.api_key)
t 200 GET "$N/taxes.json?api_key=$NK"
t 422 POST $P/api/accounts/create.json "{\"account\":{$A,\"terms\":\"0\",\"marketing\":\"0\"}}"
t 201 POST $P/api/accounts/create_already_user.json "{\"account\":{$A}}"
t 200 GET /api/accounts/1/get.json
t 404 GET /api/accounts/99/get.json
t 401 GET "$B/items.json"
t 401 GET "$B2/items.json?api_key=$K"
t 200 GET "$B2/items.json?api_key=$K2"
t 200 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"500000001","address":"Street"}}'
t 422 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"1","address":"Street"}}'
t 201 POST /items.json '{"item":{"name":"Hammer","description":"A hammer","unit_price":"10.50","unit":"u","tax":{"name":"IVA23"}}}'
I=$(f item.id)
t 422 POST /items.json '{"item":{"name":"Hammer","description":"A hammer","unit_price":"-1"}}'
t 400 POST /items.json '{"item":'
t 200 GET "/items.json?page=1&per_page=20"
t 200 GET /items/$I.json
t 200 PUT /items/$I.json '{"item":{"unit_price":"12"}}'
t 404 GET /items/999.json
t 200 GET /taxes.json
t 201 POST /taxes.json '{"tax":{"name":"T7","value":"7.5","region":"PT","default_tax":"0"}}'
T=$(f tax.id)
t 200 GET /taxes/$T.json
t 200 PUT /taxes/$T.json '{"tax":{"value":"8"}}'
t 200 DELETE /taxes/$T.json
t 404 DELETE /taxes/$T.json
t 201 POST /clients.json '{"client":{"name":"Bob","code":"B1","email":"b@x.pt","country":"Portugal","observations":"Thanks","preferred_contact":{"name":"A"}}}'
C=$(f client.id)
t 422 POST /clients.json '{"client":{"name":"Bob2","code":"B1","email":"bx","country":"Nowhere"}}'
t 200 PUT /clients/$C.json '{"client":{"name":"Bob","code":"B1","city":"Porto"}}'
t 200 GET /clients/$C.json
t 200 GET "$(f client.open_account_link)"
t 200 GET /clients.json
t 200 GET "/clients/find-by-name.json?name=Bob"
t 200 GET "/clients/find-by-code.json?code=B1"
t 404 GET "/clients/find-by-code.json?code=B9"
t 200 GET /sequences.json
t 422 PUT /sequences/1/register.json
t 200 POST /api/v3/accounts/at_communication.json '{"credentials":{"username":"u/1","password":"p","type":"AT","context":"Sequences"}}'
t 201 POST /sequences.json '{"sequence":{"serie":"S2","default_sequence":"1"}}'
S=$(f sequence.id)
t 200 GET /sequences/$S.json
t 200 PUT /sequences/1/set_current.json
t 200 PUT /sequences/1/register.json
L='"client":{"name":"Carol","code":"C1"},"items":[{"name":"Saw","description":"d","unit_price":"100","quantity":"2","discount":"10","tax":{"name":"IVA23"}},{"name":"Hammer","unit_price":"12","quantity":"1"}]'
for type in invoice invoice_receipt simplified_invoice vat_moss_invoice credit_note debit_note quote proforma fees_note shipping transport devolution purchase_order; do
  created=201; case $type in shipping|transport|devolution) created=200 ;; esac
  t $created POST /${type}s.json "{\"$type\":{\"date\":\"01/02/2024\",\"due_date\":\"01/03/2024\",$L}}"
  D=$(f $type.id)
  t 406 GET /api/pdf/$D.json
  t 200 PUT /${type}s/$D.json "{\"$type\":{\"reference\":\"R1\",\"loaded_at\":\"02/02/2024 10:11:12\",\"address_from\":{\"city\":\"Porto\"}}}"
  t 200 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"finalized\"}}"
  t 422 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"finalized\"}}"
  t 200 GET /${type}s/$D.json
  t 200 GET "$(f $type.permalink)"
  t 200 PUT /${type}s/$D/email-document.json '{"message":{"client":{"email":"z@x.pt","save":"1"},"subject":"Hi"}}'
  t 422 PUT /${type}s/$D/email-document.json '{"message":{"client":{"save":"1"}}}'
  t 202 GET "/api/pdf/$D.json?second_copy=true"; sleep 0.5
  t 200 GET "/api/pdf/$D.json?second_copy=true"
  t 200 GET "$(f output.pdfUrl)"; head -c 4 "$out.body" | grep -q %PDF || failed=1
  t 200 GET /api/qr_codes/$D.json
  t 200 GET "$(f qr_code.url)"
  case $type in
    invoice)
      t 422 POST /documents/$D/partial_payments.json '{"partial_payment":{"amount":"1000"}}'
      t 201 POST /documents/$D/partial_payments.json '{"partial_payment":{"amount":"10"}}'
      R=$(f receipt.id)
      t 201 POST /documents/$D/partial_payments.json '{"partial_payment":{}}'
      t 200 GET /invoices/$D.json
      t 200 GET /document/$D/related_documents.json
      t 200 PUT /receipts/$R/change-state.json '{"receipt":{"state":"canceled","message":"m"}}'
      t 200 GET /invoices/$D.json
      t 200 GET "/api/v3/clients/$(f invoice.client.id)/balance.json"
      t 422 PUT /invoices/$D/change-state.json '{"invoice":{"state":"canceled"}}' ;;
    quote|proforma|fees_note)
      t 200 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"accept\"}}"
      t 200 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"refuse\"}}" ;;
    credit_note)
      t 200 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"settled\"}}"
      t 200 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"unsettled\"}}" ;;
  esac
  [ $type = invoice ] || t 200 PUT /${type}s/$D/change-state.json "{\"$type\":{\"state\":\"canceled\"}}"
done
t 422 POST /invoices.json '{"invoice":{"client":{"name":"X"},"items":[{"name":"Free","unit_price":"1","tax":{"name":"IVA0"}}]}}'
t 201 POST /invoices.json '{"invoice":{"tax_exemption":"M07","client":{"name":"X"},"items":[{"name":"Free","unit_price":"1","tax":{"name":"IVA0"}}]}}'
t 422 POST /invoices.json '{"invoice":{"date":"31/02/2024","client":{"name":"X"},"items":[]}}'
t 422 POST /invoices.json '{"quote":{}}'
for list in invoices invoice_receipts simplified_invoices vat_moss_invoices credit_notes debit_notes receipts estimates guides purchase_orders; do t 200 GET /$list.json; done
t 200 GET /vat_moss_invoices
t 200 GET "/invoices.json?text=caro&type[]=Invoice&status[]=final&status[]=sent&date[from]=01/01/2024&date[to]=31/12/2024&total_before_taxes[from]=1.5&non_archived=true"
[ "$(f pagination.total_entries)" = 1 ] || { failed=1; echo FAIL filter; }
t 422 GET "/invoices.json?date[from]=x"
t 200 GET "/guides.json?loaded_at[from]=02/02/2024&loaded_at[to]=02/02/2024&type[]=Shipping"
[ "$(f pagination.total_entries)" = 1 ] || { failed=1; echo FAIL filter; }
t 200 POST /clients/$C/invoices.json '{"filter":{"status":["final"],"type":"Invoice","archived":false}}'
t 200 POST /clients/$C/invoices.json
t 422 GET "/api/export_saft.json?month=13&years=2024"
t 202 GET "/api/export_saft.json?month=2&years=2024"; sleep 0.5
t 200 GET "/api/export_saft.json?month=2&years=2024"
t 200 GET "$(f output.url)"
V3=/api/v3/clients/$C
t 200 PUT $V3/initial_balance.json '{"initial_balance":{"value":"100.5","date":"01/01/2024"}}'
t 201 POST $V3/regularization.json '{"regularization":{"value":"-20","observations":"x"}}'
G=$(f regularization.id)
t 201 POST $V3/treasury_movements.json '{"treasury_movement":{"value":"30"}}'
M=$(f treasury_movement.id)
t 200 GET $V3/regularization.json
t 200 GET $V3/balance.json
t 200 DELETE $V3/regularization/$G.json
t 200 DELETE $V3/treasury_movements/$M.json
t 404 DELETE $V3/treasury_movements/$M.json
t 404 GET /unknown.json
t 404 GET /invoices/999.json
t 405 DELETE /invoices/1.json
for i in $(seq 12); do # numbering with concurrent requests
  curl -s -o /dev/null -X POST -H 'content-type: application/json' "$B/quotes.json?api_key=$K" -d "{\"quote\":{\"client\":{\"name\":\"Par\"},\"items\":[{\"name\":\"Q\",\"unit_price\":1}]}}" & jobs="${jobs:-} $!"
done; wait $jobs; unset jobs
t 200 GET "/estimates.json?status[]=draft&per_page=30"
ids=$(python3 -c 'import json,sys; print(*[d["id"] for d in json.load(open(sys.argv[1]))["estimates"]])' "$out.body")
for i in $ids; do curl -s -o /dev/null -X PUT -H 'content-type: application/json' "$B/quotes/$i/change-state.json?api_key=$K" -d '{"quote":{"state":"finalized"}}' & jobs="${jobs:-} $!"; done; wait $jobs
t 200 GET "/estimates.json?type[]=Quote&status[]=final&per_page=30"
python3 -c 'import json,sys; n=[d["sequence_number"] for d in json.load(open(sys.argv[1]))["estimates"]]; assert len(n)==len(set(n))==12, n' "$out.body" || failed=1
[ $failed = 0 ] && echo "ALL AS EXPECTED" || { echo "SOME FAILED"; exit 1; }
