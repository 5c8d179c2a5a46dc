# Functions for the `show` scripts of mutants.yaml (bash, curl and jq). A script ends with 0 where the violation shows, 1 where it
# does not, 2 where it cannot tell. It is given BASE_URL, API_KEY, SECOND_BASE_URL, SECOND_API_KEY, PUBLIC_URL and ACCOUNT_ID.

T=$(date +%s%N) # a text that no earlier script used; @T in a path or body stands for it
url=$BASE_URL key=$API_KEY

first() { url=$BASE_URL key=$API_KEY; }
second() { url=$SECOND_BASE_URL key=$SECOND_API_KEY; }

# call METHOD PATH [BODY]: sets $code and $body.
call() {
  local mark='?' sent=() answer
  case $2 in *\?*) mark='&' ;; esac
  [ $# -lt 3 ] || sent=(-H 'content-type: application/json' --data-raw "${3//@T/$T}")
  answer=$(curl -sg -m 60 -X "$1" ${sent[@]+"${sent[@]}"} -w '\n%{http_code}' "$url${2//@T/$T}${mark}api_key=$key")
  code=${answer##*$'\n'} body=${answer%$'\n'*}
}

# need [CODE]: ends the script with 2 unless the last answer had this code (without one: a success).
need() {
  case "$code" in ${1:-2[0-9][0-9]}) return 0 ;; esac
  echo "answered with $code, not ${1:-a success}: ${body:0:300}"
  exit 2
}

# at FILTER: what jq finds in the last answer.
at() { jq -r "$1" <<<"$body"; }

# merged DEFAULTS [FIELDS]: one object, FIELDS first.
merged() { jq -cn --argjson a "${1//@T/$T}" --argjson b "$(printf '%s' "${2:-{\}}" | sed "s/@T/$T/g")" '$a + $b'; }

# new_item, new_client, new_tax, new_sequence [FIELDS]: create one and set $id; end with 2 where that is refused.
new_item() { made item /items.json "$(merged '{"name":"I@T","description":"d","unit_price":"10"}' "${1:-}")"; }
new_client() { made client /clients.json "$(merged '{"name":"C@T","code":"C@T"}' "${1:-}")"; }
new_tax() { made tax /taxes.json "$(merged '{"name":"X@T","value":"7","region":"PT","default_tax":"0"}' "${1:-}")"; }
new_sequence() { made sequence /sequences.json "$(merged '{"serie":"S@T"}' "${1:-}")"; }
made() {
  call POST "$2" "{\"$1\":$3}"
  need
  id=$(at ".$1.id")
}

# draft PLURAL [FIELDS]: creates a document and sets $id and $one (its singular type). final: and finalizes it.
draft() {
  one=${1%s}
  made "$one" "/$1.json" "$(merged '{"date":"10/02/2026","due_date":"20/02/2026","client":{"name":"C@T","code":"C@T"},
    "items":[{"name":"I@T","description":"d","unit_price":"10","quantity":"2","tax":{"name":"IVA23"}}]}' "${2:-}")"
}
final() {
  draft "$@"
  state "$1" "$id" finalized
  need
}
# state PLURAL ID TRIGGER, change PLURAL ID FIELDS, fetch PLURAL ID
state() { call PUT "/$1/$2/change-state.json" "{\"${1%s}\":{\"state\":\"$3\",\"message\":\"m\"}}"; }
change() { call PUT "/$1/$2.json" "{\"${1%s}\":$3}"; }
fetch() { call GET "/$1/$2.json"; }
# email PLURAL ID FIELDS: FIELDS are those of the message.
email() { call PUT "/$1/$2/email-document.json" "{\"message\":$3}"; }
