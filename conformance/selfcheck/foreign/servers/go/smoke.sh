#!/usr/bin/env bash
# Smoke test: one pass over every family.
out=$(mktemp); bash "$(dirname "$0")/server/start" >"$out" & pid=$!
trap 'kill -TERM $pid; wait $pid; rm -f "$out"' EXIT
until [ -s "$out" ]; do sleep .1; done
get() { python3 -c "import json,sys;print(json.load(open('$out'))['$1'])"; }
B=$(get base_url) P=$(get public_url) K=$(get api_key) B2=$(get second_base_url)
fails=0
# call EXPECTED METHOD PATH [BODY]
call() {
  local sep='?'; [[ $3 == *\?* ]] && sep='&'
  local base=$B; [[ $3 == http* ]] && base=
  res=$(curl -gs -X "$2" -H 'content-type: application/json' ${4:+-d "$4"} -w '\n%{http_code}' "$base$3${sep}api_key=$K")
  code=${res##*$'\n'} body=${res%$'\n'*}
  [ "$code" = "$1" ] || { fails=$((fails+1)); echo "FAIL $2 $3: $code instead of $1"; }
  echo "$code $2 $3  ${body:0:${W:-230}}"
}
J() { python3 -c "import json,sys;d=json.loads(sys.argv[1]);print(eval('d'+sys.argv[2]))" "$body" "$1"; }
curl -s -o /dev/null -w '%{http_code} no key\n' $B/items.json
curl -s -w ' %{http_code} key on other host\n' "$B2/items.json?api_key=$K"
ACC='"organization_name":"Acme Lda","email":"a@acme.pt","password":"secret1","terms":"1","marketing":"0"'
call 201 POST $P/api/accounts/create.json "{\"account\":{$ACC}}"; nb=$(J "['account']['url']") nk=$(J "['account']['api_key']") nid=$(J "['account']['id']")
curl -s -w ' %{http_code} new account\n' "$nb/api/accounts/$nid/get.json?api_key=$nk"
call 422 POST $P/api/accounts/create.json "{\"account\":{$ACC}}"
call 201 POST $P/api/accounts/create_already_user.json "{\"account\":{$ACC}}"
call 422 POST $P/api/accounts/create.json '{"account":{"email":"x"}}'
call 200 GET /api/accounts/1/get.json; call 404 GET /api/accounts/2/get.json
call 200 PUT /api/accounts/1/update.json '{"account":{"fiscal_id":"510000001","address":"Rua 1"}}'
call 200 PUT /api/accounts/1/update.json '{"account":{"organization_name":"N","email":"n@n.pt","password":"x","terms":"1","credentials":{"username":"u","type":"AT","context":"Sequences"}}}'
call 422 PUT /api/accounts/1/update.json '{"account":{"email":"bad"}}'
call 200 POST /api/v3/accounts/at_communication.json
call 200 GET /taxes.json; call 201 POST /taxes.json '{"tax":{"name":"T5","value":"5.5","region":"PT","default_tax":"0"}}'; t=$(J "['tax']['id']")
call 200 GET /taxes/$t.json; call 200 PUT /taxes/$t.json '{"tax":{"value":"6"}}'; call 200 DELETE /taxes/$t.json; call 404 GET /taxes/$t.json; call 422 POST /taxes.json '{"tax":{"name":"T5"}}'
call 201 POST /items.json '{"item":{"name":"Widget","description":"d","unit_price":"12.50","unit":"un","tax":{"name":"IVA23"}}}'; i=$(J "['item']['id']")
call 422 POST /items.json '{"item":{"name":"Widget","description":"d","unit_price":"1"}}'; call 422 POST /items.json '{"item":{"name":"W2","description":"d","unit_price":"-1"}}'
call 400 POST /items.json '{"item":'; call 422 POST /items.json '{}'; call 422 POST /items.json '{"item":{"name":{}}}'
call 200 GET /items.json?per_page=1; call 200 GET /items/$i.json; call 200 PUT /items/$i.json '{"item":{"unit_price":"13"}}'; call 404 GET /items/999.json
call 201 POST /clients.json '{"client":{"name":"Bob","code":"B1","email":"b@b.pt","observations":"Thanks","send_options":"2","preferred_contact":{"name":"x"}}}'; c=$(J "['client']['id']")
call 200 GET /clients.json; call 200 GET /clients/$c.json; ol=$(J "['client']['open_account_link']"); call 200 PUT /clients/$c.json '{"client":{"name":"Bob","code":"B1","city":"Porto"}}'; call 422 PUT /clients/$c.json '{"client":{"name":"Bob"}}'
call 200 GET "/clients/find-by-name.json?name=Bob"; call 200 GET "/clients/find-by-code.json?client_code=B1"; call 404 GET "/clients/find-by-code.json?code=zz"
W=2000 call 200 GET /sequences.json; call 201 POST /sequences.json '{"sequence":{"serie":"S1","default_sequence":"1"}}'; q=$(J "['sequence']['id']")
call 200 GET /sequences/$q.json; call 200 PUT /sequences/1/set_current.json; call 200 PUT /sequences/$q/set_current.json; call 200 PUT /sequences/1/register.json; call 404 GET /sequences/99.json
for pair in invoices:invoice invoice_receipts:invoice_receipt simplified_invoices:simplified_invoice vat_moss_invoices:vat_moss_invoice credit_notes:credit_note debit_notes:debit_note quotes:quote proformas:proforma fees_notes:fees_note shippings:shipping transports:transport devolutions:devolution purchase_orders:purchase_order; do
  p=${pair%:*} k=${pair#*:}; ok=201; [[ $p =~ ^(ship|trans|devo) ]] && ok=200
  call $ok POST /$p.json "{\"$k\":{\"date\":\"10/02/2025\",\"due_date\":\"20/02/2025\",\"client\":{\"name\":\"Carl\",\"code\":\"C9\"},\"items\":[{\"name\":\"Widget\",\"unit_price\":\"10.0\",\"quantity\":\"3\",\"discount\":\"10\",\"tax\":{\"name\":\"IVA23\"}},{\"name\":\"Gadget\",\"unit_price\":2.5,\"quantity\":2,\"tax\":{\"name\":\"nope\"}}]}}"
  d=$(J "['$k']['id']")
  call 406 GET /api/pdf/$d.json
  call 200 PUT /$p/$d.json "{\"$k\":{\"reference\":\"R-$p\"}}"
  call 200 PUT /$p/$d/change-state.json "{\"$k\":{\"state\":\"finalized\",\"message\":\"\"}}"
  call 422 PUT /$p/$d/change-state.json "{\"$k\":{\"state\":\"finalized\"}}"
  call 422 PUT /$p/$d.json "{\"$k\":{\"reference\":\"R\"}}"
  W=1600 call 200 GET /$p/$d.json
  call 200 PUT /$p/$d/email-document.json '{"message":{"client":{"email":"carl@x.pt","save":"1"},"subject":"s","body":"b"}}'
  call 422 PUT /$p/$d/email-document.json '{"message":{"client":{"save":"1"}}}'
  eval "id_$p=$d"
done
call 422 POST /invoices.json '{"invoice":{"client":{"name":"Carl"},"items":[{"name":"Zero","unit_price":"1","tax":{"name":"Isento"}}]}}'
call 422 POST /invoices.json '{"invoice":{"client":{"name":"Carl"},"items":[]}}'; call 422 POST /invoices.json '{"invoice":{"date":"2025-01-01","client":{"name":"Carl"},"items":[{"name":"Zero","unit_price":"1"}]}}'
call 201 POST /invoices.json '{"invoice":{"client":{"name":"Bob"},"tax_exemption":"M01","manual_sequence_number":"40","items":[{"name":"Zero","unit_price":"1","tax":{"name":"Isento"}}]}}'; d=$(J "['invoice']['id']")
call 200 PUT /invoices/$d/change-state.json '{"invoice":{"state":"finalized"}}'; call 200 PUT /invoices/$d/change-state.json '{"invoice":{"state":"canceled","message":"m"}}'
call 200 PUT /quotes/$id_quotes/change-state.json '{"quote":{"state":"accept"}}'; call 200 PUT /quotes/$id_quotes/change-state.json '{"quote":{"state":"refuse"}}'; call 200 PUT /quotes/$id_quotes/change-state.json '{"quote":{"state":"canceled"}}'
call 200 PUT /invoice_receipts/$id_invoice_receipts/change-state.json '{"invoice_receipt":{"state":"canceled"}}'
call 200 PUT /credit_notes/$id_credit_notes/change-state.json '{"credit_note":{"state":"settled"}}'; call 200 PUT /credit_notes/$id_credit_notes/change-state.json '{"credit_note":{"state":"unsettled"}}'
W=90
for l in invoices invoice_receipts simplified_invoices vat_moss_invoices credit_notes debit_notes receipts estimates guides purchase_orders; do call 200 GET /$l.json; python3 -c "import json,sys;d=json.loads(sys.argv[1]);print('   ',list(d),d['pagination'])" "$body"; done
call 200 GET /vat_moss_invoices
n() { call 200 GET "$1"; echo "    entries: $(J "['pagination']['total_entries']") expected $2"; }
n '/invoices.json?type[]=CreditNote&type[]=DebitNote' 2; n '/invoices.json?status[]=sent' 1; n '/invoices.json?status[]=final&status[]=canceled' 2; n '/invoices.json?text=R-inv' 1
n '/invoices.json?date[from]=01/02/2025&date[to]=28/02/2025' 1; n '/estimates.json?type[]=Quote&status[]=Canceled' 1; n '/invoices.json?total_before_taxes[from]=31&total_before_taxes[to]=40' 1
n '/purchase_orders.json?type=PurchaseOrder&non_archived=true' 1; n '/guides.json?archived=true' 0; n "/guides.json?loaded_at[from]=$(date +%d/%m/%Y)" 3; n '/invoices.json?due_date[to]=20/02/2025' 1
call 422 GET '/invoices.json?date[from]=bad'
W=300
call 201 POST /documents/$id_invoices/partial_payments.json '{"partial_payment":{"amount":"10.00"}}'; r=$(J "['receipt']['id']")
call 422 PUT /invoices/$id_invoices/change-state.json '{"invoice":{"state":"canceled"}}'
call 201 POST /documents/$id_invoices/partial_payments.json; call 200 GET /invoices/$id_invoices.json; call 200 GET /receipts/$r.json
call 200 PUT /receipts/$r/change-state.json '{"receipt":{"state":"canceled","message":"x"}}'; call 200 GET /invoices/$id_invoices.json; pl=$(J "['invoice']['permalink']")
call 200 GET /document/$id_invoices/related_documents.json; call 200 GET /document/$r/related_documents.json
call 200 POST /clients/$c/invoices.json '{"filter":{"status":["canceled"],"type":["Invoice"],"archived":false}}'; call 200 POST /clients/$c/invoices.json
call 202 GET /api/pdf/$id_invoices.json; sleep .3; call 200 GET /api/pdf/$id_invoices.json; u=$(J "['output']['pdfUrl']"); curl -s $u | file -
call 202 GET "/api/pdf/$id_invoices.json?second_copy=true"; call 404 GET /api/pdf/9999.json
call 200 GET /api/qr_codes/$id_invoices.json; curl -s $(J "['qr_code']['url']") | file -
call 202 GET '/api/export_saft.json?month=2&years=2025'; sleep .3; call 200 GET '/api/export_saft.json?month=2&years=2025'; curl -s $(J "['output']['saftUrl']") | head -c 1500; echo; call 422 GET '/api/export_saft.json?month=13&years=2025'
curl -s $pl | tail -4; curl -s -w '%{http_code}\n' $ol | tail -3
V=/api/v3/clients/$c
call 200 PUT $V/initial_balance.json '{"initial_balance":{"value":"100"}}'; call 201 POST $V/regularization.json '{"regularization":{"value":"-5","date":"01/01/2025"}}'; g=$(J "['regularization']['id']")
call 200 GET $V/regularization.json; call 201 POST $V/treasury_movements.json '{"treasury_movement":{"value":"20"}}'; m=$(J "['treasury_movement']['id']"); call 200 GET $V/balance.json
call 200 DELETE $V/regularization/$g.json; call 200 DELETE $V/treasury_movements/$m.json; call 404 DELETE $V/treasury_movements/$m.json; call 200 GET $V/balance.json
# concurrency: numbers must stay unique
B0="$B/invoices.json?api_key=$K"
seq 30 | xargs -P 15 -I{} curl -s -o /dev/null -w '%{http_code}\n' -d '{"invoice":{"client":{"name":"Par"},"items":[{"name":"P","unit_price":"1"}]}}' "$B0" | sort | uniq -c
first=$((d+1)); seq $((d+2)) $((d+33)) | xargs -P 15 -I{} curl -s -o /dev/null -X PUT -d '{"invoice":{"state":"finalized"}}' "$B/invoices/{}/change-state.json?api_key=$K"
curl -gs "$B/invoices.json?api_key=$K&text=Par&per_page=50" | python3 -c "import json,sys;n=[i['sequence_number'] for i in json.load(sys.stdin)['invoices']];print(len(n),'invoices',len(set(n)),'numbers')"
echo "failures: $fails"
