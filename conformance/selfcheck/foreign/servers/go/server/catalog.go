package main

import (
	"database/sql"

	"github.com/shopspring/decimal"
)

var hundred = decimal.NewFromInt(100)

type Tax struct {
	ID        int64           `json:"id"`
	AccountID int64           `json:"-"`
	Name      string          `json:"name"`
	Value     decimal.Decimal `json:"value"`
	Region    string          `json:"region"`
	Default   bit             `json:"default_tax"`
}

// bit is a boolean shown as 1 or 0.
type bit bool

func (f bit) MarshalJSON() ([]byte, error) {
	if f {
		return []byte("1"), nil
	}
	return []byte("0"), nil
}

func (t *Tax) table() string { return "taxes" }

func (t *Tax) columns() []column {
	return []column{{"id", &t.ID}, {"account_id", &t.AccountID}, {"name", &t.Name}, {"value", &t.Value},
		{"region", &t.Region}, {"is_default", (*bool)(&t.Default)}}
}

type taxInput struct {
	Name    *text `json:"name" validate:"omitempty,filled,max=100"`
	Value   *text `json:"value" validate:"omitempty,percent"`
	Region  *text `json:"region" validate:"omitempty,max=20"`
	Default *text `json:"default_tax" validate:"omitempty,oneof=0 1"`
}

func listTaxes(r *request) (response, error) {
	taxes, err := list[Tax](r.store, "WHERE account_id = ? ORDER BY id", r.account.ID)
	return ok("taxes", taxes), err
}

func getTax(r *request) (response, error) {
	tax, err := owned[Tax](r, "id")
	return ok("tax", tax), err
}

func createTax(r *request) (response, error) {
	in, err := decode[taxInput](r, "tax")
	if err == nil {
		err = require([]string{"name", "value"}, in.Name, in.Value)
	}
	if err != nil {
		return response{}, err
	}
	tax := &Tax{AccountID: r.account.ID, Region: r.account.country().region}
	return created("tax", tax), saveTax(r, tax, in)
}

func updateTax(r *request) (response, error) {
	tax, err := owned[Tax](r, "id")
	if err != nil {
		return response{}, err
	}
	in, err := decode[taxInput](r, "tax")
	if err != nil {
		return response{}, err
	}
	return empty, saveTax(r, tax, in)
}

func saveTax(r *request, tax *Tax, in taxInput) error {
	set(&tax.Name, in.Name)
	setDecimal(&tax.Value, in.Value)
	set(&tax.Region, in.Region)
	if in.Default != nil {
		tax.Default = *in.Default == "1"
	}
	taken, err := r.exists("taxes WHERE account_id = ? AND name = ? AND id <> ?", r.account.ID, tax.Name, tax.ID)
	if err != nil {
		return err
	}
	if taken {
		return invalid("name is already taken")
	}
	if tax.Default {
		if _, err := r.exec("UPDATE taxes SET is_default = 0 WHERE account_id = ?", r.account.ID); err != nil {
			return err
		}
	}
	return r.save(tax, tax.ID)
}

func deleteTax(r *request) (response, error) {
	tax, err := owned[Tax](r, "id")
	if err != nil {
		return response{}, err
	}
	_, err = r.exec("DELETE FROM taxes WHERE id = ?", tax.ID)
	return empty, err
}

type Item struct {
	ID          int64           `json:"id"`
	AccountID   int64           `json:"-"`
	Name        string          `json:"name"`
	Description string          `json:"description"`
	UnitPrice   decimal.Decimal `json:"unit_price"`
	Unit        string          `json:"unit"`
	TaxID       sql.NullInt64   `json:"-"`
	Tax         *itemTax        `json:"tax"`
}

type itemTax struct {
	Name    string          `json:"name"`
	Value   decimal.Decimal `json:"value"`
	Comment string          `json:"comment"`
}

func (i *Item) table() string { return "items" }

func (i *Item) columns() []column {
	return []column{{"id", &i.ID}, {"account_id", &i.AccountID}, {"name", &i.Name}, {"description", &i.Description},
		{"unit_price", &i.UnitPrice}, {"unit", &i.Unit}, {"tax_id", &i.TaxID}}
}

func (i *Item) loadTax(st *store) error {
	if !i.TaxID.Valid {
		return nil
	}
	tax, err := find[Tax](st, "id = ?", i.TaxID)
	if err == nil {
		i.Tax = &itemTax{tax.Name, tax.Value, tax.Name + " (" + tax.Value.String() + "%)"}
	}
	return err
}

type taxName struct {
	Name text `json:"name"`
}

type itemInput struct {
	Name        *text    `json:"name" validate:"omitempty,filled,max=255"`
	Description *text    `json:"description" validate:"omitempty,filled"`
	UnitPrice   *text    `json:"unit_price" validate:"omitempty,amount"`
	Unit        *text    `json:"unit" validate:"omitempty,max=50"`
	Tax         *taxName `json:"tax"`
}

func listItems(r *request) (response, error) {
	items, page, err := paginate[Item](r, "account_id = ?", "id", r.account.ID)
	if err != nil {
		return response{}, err
	}
	for _, item := range items {
		if err := item.loadTax(r.store); err != nil {
			return response{}, err
		}
	}
	return paged("items", items, page), nil
}

func getItem(r *request) (response, error) {
	item, err := owned[Item](r, "id")
	if err != nil {
		return response{}, err
	}
	return ok("item", item), item.loadTax(r.store)
}

func createItem(r *request) (response, error) {
	in, err := decode[itemInput](r, "item")
	if err == nil {
		err = require([]string{"name", "description", "unit_price"}, in.Name, in.Description, in.UnitPrice)
	}
	if err != nil {
		return response{}, err
	}
	item := &Item{AccountID: r.account.ID}
	return created("item", item), saveItem(r, item, in)
}

func updateItem(r *request) (response, error) {
	item, err := owned[Item](r, "id")
	if err != nil {
		return response{}, err
	}
	in, err := decode[itemInput](r, "item")
	if err == nil {
		err = require([]string{"unit_price"}, in.UnitPrice)
	}
	if err != nil {
		return response{}, err
	}
	return empty, saveItem(r, item, in)
}

func saveItem(r *request, item *Item, in itemInput) error {
	set(&item.Name, in.Name)
	set(&item.Description, in.Description)
	setDecimal(&item.UnitPrice, in.UnitPrice)
	set(&item.Unit, in.Unit)
	taken, err := r.exists("items WHERE account_id = ? AND name = ? AND id <> ?", r.account.ID, item.Name, item.ID)
	if err != nil {
		return err
	}
	if taken {
		return invalid("name is already taken")
	}
	if in.Tax != nil {
		tax, err := lookup[Tax](r.store, "account_id = ? AND name = ?", r.account.ID, in.Tax.Name)
		if err != nil {
			return err
		}
		item.TaxID = sql.NullInt64{}
		if tax != nil {
			item.TaxID = sql.NullInt64{Int64: tax.ID, Valid: true}
		}
	}
	if err := r.save(item, item.ID); err != nil {
		return err
	}
	return item.loadTax(r.store)
}
