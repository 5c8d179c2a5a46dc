package main

import (
	"encoding/json"
	"fmt"
	"strings"
)

type Sequence struct {
	ID             int64
	AccountID      int64
	Serie          string
	Default        bool
	ValidationCode string // given by the tax authority on registration
	Counters       []*Counter
}

func (s *Sequence) table() string { return "sequences" }

func (s *Sequence) columns() []column {
	return []column{{"id", &s.ID}, {"account_id", &s.AccountID}, {"serie", &s.Serie}, {"is_default", &s.Default},
		{"validation_code", &s.ValidationCode}}
}

func (s *Sequence) MarshalJSON() ([]byte, error) {
	fields := map[string]any{"id": s.ID, "serie": s.Serie, "default_sequence": bit(s.Default)}
	for _, c := range s.Counters {
		fields["current_"+c.Kind+"_number"] = c.Number
		fields["current_"+c.Kind+"_sequence_id"] = c.ID
	}
	return json.Marshal(fields)
}

// Counter numbers one kind of document within a sequence.
type Counter struct {
	ID, SequenceID int64
	Kind           string
	Number         int64
}

func (c *Counter) table() string { return "sequence_counters" }

func (c *Counter) columns() []column {
	return []column{{"id", &c.ID}, {"sequence_id", &c.SequenceID}, {"kind", &c.Kind}, {"number", &c.Number}}
}

var counterKinds = []string{"invoice", "invoice_receipt", "simplified_invoice", "credit_note", "debit_note", "receipt",
	"shipping", "transport", "devolution", "proforma", "quote", "fees_note", "purchase_order",
	"vat_moss_invoice", "vat_moss_credit_note", "vat_moss_receipt"}

func newSequence(st *store, accountID int64, serie string, isDefault bool, validationCode string) (*Sequence, error) {
	s := &Sequence{AccountID: accountID, Serie: serie, Default: isDefault, ValidationCode: validationCode}
	if isDefault {
		if err := clearDefaultSequence(st, accountID); err != nil {
			return nil, err
		}
	}
	if err := st.insert(s); err != nil {
		return nil, err
	}
	for _, kind := range counterKinds {
		c := &Counter{SequenceID: s.ID, Kind: kind}
		if err := st.insert(c); err != nil {
			return nil, err
		}
		s.Counters = append(s.Counters, c)
	}
	return s, nil
}

func clearDefaultSequence(st *store, accountID int64) error {
	_, err := st.exec("UPDATE sequences SET is_default = 0 WHERE account_id = ?", accountID)
	return err
}

func (s *Sequence) loadCounters(st *store) (err error) {
	s.Counters, err = list[Counter](st, "WHERE sequence_id = ? ORDER BY id", s.ID)
	return err
}

func newValidationCode() string { return strings.ToUpper(randomToken(4)) }

type sequenceInput struct {
	Serie   text `json:"serie" validate:"filled,max=50"`
	Default text `json:"default_sequence" validate:"omitempty,oneof=0 1"`
}

func listSequences(r *request) (response, error) {
	sequences, err := list[Sequence](r.store, "WHERE account_id = ? ORDER BY id", r.account.ID)
	for _, s := range sequences {
		if err == nil {
			err = s.loadCounters(r.store)
		}
	}
	return ok("sequences", sequences), err
}

func getSequence(r *request) (response, error) {
	s, err := owned[Sequence](r, "id")
	if err != nil {
		return response{}, err
	}
	return ok("sequence", s), s.loadCounters(r.store)
}

// createSequence registers the new series at once, which Portuguese accounts need credentials for.
func createSequence(r *request) (response, error) {
	in, err := decode[sequenceInput](r, "sequence")
	if err != nil {
		return response{}, err
	}
	taken, err := r.exists("sequences WHERE account_id = ? AND serie = ?", r.account.ID, in.Serie)
	if err != nil {
		return response{}, err
	}
	if taken {
		return response{}, invalid("serie is already taken")
	}
	code := ""
	if r.account.isPortuguese() {
		if err := credentialsPresent(r.account); err != nil {
			return response{}, err
		}
		code = newValidationCode()
	}
	s, err := newSequence(r.store, r.account.ID, string(in.Serie), in.Default == "1", code)
	return created("sequence", s), err
}

func credentialsPresent(a *Account) error {
	if !a.ATConfigured {
		return invalid("the tax authority credentials of the account are not configured")
	}
	return nil
}

func setCurrentSequence(r *request) (response, error) {
	s, err := owned[Sequence](r, "id")
	if err != nil {
		return response{}, err
	}
	if err := clearDefaultSequence(r.store, r.account.ID); err != nil {
		return response{}, err
	}
	s.Default = true
	return empty, r.update(s)
}

func registerSequence(r *request) (response, error) {
	s, err := owned[Sequence](r, "id")
	if err != nil {
		return response{}, err
	}
	if err := credentialsPresent(r.account); err != nil {
		return response{}, err
	}
	if s.ValidationCode == "" { // registering again changes nothing
		s.ValidationCode = newValidationCode()
	}
	return empty, r.update(s)
}

// take hands out the next number of a document kind, or the given one when it is still free.
func (s *Sequence) take(st *store, kind string, manual int64) (number int64, err error) {
	if manual == 0 {
		err = st.scan("UPDATE sequence_counters SET number = number + 1 WHERE sequence_id = ? AND kind = ? RETURNING number",
			[]any{s.ID, kind}, &number)
		return number, err
	}
	taken, err := st.exists("documents WHERE sequence_id = ? AND counter = ? AND number = ?", s.ID, kind, manual)
	if err != nil {
		return 0, err
	}
	if taken {
		return 0, invalid(fmt.Sprintf("manual_sequence_number %d is already taken", manual))
	}
	_, err = st.exec("UPDATE sequence_counters SET number = max(number, ?) WHERE sequence_id = ? AND kind = ?", manual, s.ID, kind)
	return manual, err
}
