package main

import "github.com/shopspring/decimal"

// Treasury: what a client owes is its initial balance, the unpaid documents and the regularizations,
// less the money that treasury movements brought in.

const (
	regularization = "regularization"
	movement       = "treasury_movement"
)

type Entry struct {
	ID           int64           `json:"id"`
	AccountID    int64           `json:"-"`
	ClientID     int64           `json:"client_id"`
	Kind         string          `json:"-"`
	Value        decimal.Decimal `json:"value"`
	ISODate      string          `json:"-"`
	Date         string          `json:"date"`
	Observations string          `json:"observations"`
}

func (e *Entry) table() string { return "treasury_entries" }

func (e *Entry) columns() []column {
	return []column{{"id", &e.ID}, {"account_id", &e.AccountID}, {"client_id", &e.ClientID}, {"kind", &e.Kind},
		{"value", &e.Value}, {"date", &e.ISODate}, {"observations", &e.Observations}}
}

type entryInput struct {
	Value        text `json:"value" validate:"required,decimal"`
	Date         text `json:"date" validate:"omitempty,date"`
	Observations text `json:"observations"`
}

func clientEntries(r *request, c *Client, kind string) ([]*Entry, error) {
	entries, err := list[Entry](r.store, "WHERE client_id = ? AND kind = ? ORDER BY id", c.ID, kind)
	for _, e := range entries {
		e.Date = shownDate(e.ISODate)
	}
	return entries, err
}

func clientBalance(r *request) (response, error) {
	c, err := owned[Client](r, "client_id")
	if err != nil {
		return response{}, err
	}
	open, err := list[Document](r.store, "WHERE client_id = ? AND status = 'final' ORDER BY id", c.ID)
	if err != nil {
		return response{}, err
	}
	var unpaid, regularized, moved decimal.Decimal
	for _, d := range open {
		switch k := d.kind(); {
		case k.path == "credit_notes":
			unpaid = unpaid.Sub(d.Total)
		case k.payable:
			paid, err := paidAmount(r.store, d.ID)
			if err != nil {
				return response{}, err
			}
			unpaid = unpaid.Add(d.Total).Sub(paid)
		}
	}
	for kind, sum := range map[string]*decimal.Decimal{regularization: &regularized, movement: &moved} {
		entries, err := clientEntries(r, c, kind)
		if err != nil {
			return response{}, err
		}
		for _, e := range entries {
			*sum = sum.Add(e.Value)
		}
	}
	return ok("balance", map[string]any{"client_id": c.ID, "initial_balance": c.InitialBalance, "unpaid_documents": unpaid,
		"regularizations": regularized, "treasury_movements": moved,
		"balance": c.InitialBalance.Add(unpaid).Add(regularized).Sub(moved)}), nil
}

func updateInitialBalance(r *request) (response, error) {
	c, err := owned[Client](r, "client_id")
	if err != nil {
		return response{}, err
	}
	in, err := decode[entryInput](r, "initial_balance")
	if err != nil {
		return response{}, err
	}
	c.InitialBalance = toDecimal(in.Value)
	return empty, r.update(c)
}

func listRegularizations(r *request) (response, error) {
	c, err := owned[Client](r, "client_id")
	if err != nil {
		return response{}, err
	}
	entries, err := clientEntries(r, c, regularization)
	return ok("regularizations", entries), err
}

func createEntry(kind string) handler {
	return func(r *request) (response, error) {
		c, err := owned[Client](r, "client_id")
		if err != nil {
			return response{}, err
		}
		in, err := decode[entryInput](r, kind)
		if err != nil {
			return response{}, err
		}
		e := &Entry{AccountID: r.account.ID, ClientID: c.ID, Kind: kind, Value: toDecimal(in.Value), ISODate: today(),
			Observations: string(in.Observations)}
		if in.Date != "" {
			e.ISODate = isoDate(string(in.Date))
		}
		e.Date = shownDate(e.ISODate)
		return created(kind, e), r.insert(e)
	}
}

func deleteEntry(kind string) handler {
	return func(r *request) (response, error) {
		c, err := owned[Client](r, "client_id")
		if err != nil {
			return response{}, err
		}
		e, err := find[Entry](r.store, "id = ? AND client_id = ? AND kind = ?", r.pathID("id"), c.ID, kind)
		if err != nil {
			return response{}, err
		}
		_, err = r.exec("DELETE FROM treasury_entries WHERE id = ?", e.ID)
		return empty, err
	}
}
