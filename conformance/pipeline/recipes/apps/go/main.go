// A stand-in for your server: it has only items, kept in memory. The recipe beside it is what matters.
package main

import (
	"encoding/json"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
)

type Item struct {
	ID          int     `json:"id"`
	Name        string  `json:"name"`
	Description string  `json:"description"`
	UnitPrice   float64 `json:"unit_price"`
	Unit        string  `json:"unit"`
}

type Account struct {
	Key   string `json:"key"`
	Items []*Item
}

var (
	mutex    sync.Mutex
	accounts = map[string]*Account{}
	lastID   = 0
)

func answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if body != nil {
		json.NewEncoder(w).Encode(body)
	}
}

func number(text string, otherwise int) int {
	if n, err := strconv.Atoi(text); err == nil && n > 0 {
		return n
	}
	return otherwise
}

// fill takes the fields that were sent; false when one of them is wrong.
func fill(account *Account, item *Item, sent map[string]any, isNew bool) bool {
	name, hasName := sent["name"].(string)
	price, hasPrice := sent["unit_price"].(string)
	description, hasDescription := sent["description"].(string)
	if isNew && (!hasName || !hasPrice || !hasDescription) {
		return false
	}
	if _, given := sent["name"]; given && (!hasName || name == "") {
		return false
	}
	for _, other := range account.Items {
		if hasName && other != item && other.Name == name {
			return false
		}
	}
	value, err := strconv.ParseFloat(price, 64)
	if _, given := sent["unit_price"]; given && (!hasPrice || err != nil || value < 0) {
		return false
	}
	if hasName {
		item.Name = name
	}
	if hasPrice {
		item.UnitPrice = value
	}
	if hasDescription {
		item.Description = description
	}
	if unit, has := sent["unit"].(string); has {
		item.Unit = unit
	}
	return true
}

func items(w http.ResponseWriter, r *http.Request) {
	mutex.Lock()
	defer mutex.Unlock()
	account := accounts[r.URL.Query().Get("api_key")]
	if account == nil {
		answer(w, 401, nil)
		return
	}
	var item *Item
	if id, one := strings.CutPrefix(r.URL.Path, "/items/"); one {
		wanted, _ := strconv.Atoi(strings.TrimSuffix(id, ".json"))
		for _, each := range account.Items {
			if each.ID == wanted {
				item = each
			}
		}
		if item == nil {
			answer(w, 404, nil)
			return
		}
	} else if r.URL.Path != "/items.json" {
		answer(w, 404, nil)
		return
	}
	if r.Method == "GET" && item != nil {
		answer(w, 200, map[string]any{"item": item})
		return
	}
	if r.Method == "GET" {
		page, size := number(r.URL.Query().Get("page"), 1), number(r.URL.Query().Get("per_page"), 10)
		first := min((page-1)*size, len(account.Items))
		last := min(first+size, len(account.Items))
		answer(w, 200, map[string]any{"items": append([]*Item{}, account.Items[first:last]...)})
		return
	}
	var body struct{ Item map[string]any }
	if json.NewDecoder(r.Body).Decode(&body) != nil || body.Item == nil {
		answer(w, 422, nil)
		return
	}
	if item != nil && r.Method == "PUT" {
		changed := *item
		if !fill(account, item, body.Item, false) {
			*item = changed
			answer(w, 422, nil)
			return
		}
		w.WriteHeader(200)
		return
	}
	made := &Item{}
	if item != nil || r.Method != "POST" || !fill(account, made, body.Item, true) {
		answer(w, 422, nil)
		return
	}
	lastID++
	made.ID = lastID
	account.Items = append(account.Items, made)
	answer(w, 201, map[string]any{"item": made})
}

func main() {
	// The recipe's file with the accounts of the test database.
	text, err := os.ReadFile(os.Getenv("SEED"))
	if err != nil {
		log.Fatal(err)
	}
	var seed []*Account
	if err := json.Unmarshal(text, &seed); err != nil {
		log.Fatal(err)
	}
	for _, account := range seed {
		accounts[account.Key] = account
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), http.HandlerFunc(items)))
}
