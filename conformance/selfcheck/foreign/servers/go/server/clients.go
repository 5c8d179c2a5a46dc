package main

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"
)

type Contact struct {
	Name  string `json:"name"`
	Email string `json:"email"`
	Phone string `json:"phone"`
}

type Client struct {
	ID               int64           `json:"id,string"`
	AccountID        int64           `json:"-"`
	Name             string          `json:"name"`
	Code             string          `json:"code"`
	Email            string          `json:"email"`
	Language         string          `json:"language"`
	Address          string          `json:"address"`
	City             string          `json:"city"`
	PostalCode       string          `json:"postal_code"`
	Country          string          `json:"country"`
	FiscalID         string          `json:"fiscal_id"`
	Website          string          `json:"website"`
	Phone            string          `json:"phone"`
	Fax              string          `json:"fax"`
	PreferredContact Contact         `json:"preferred_contact"`
	Observations     string          `json:"observations"`
	SendOptions      string          `json:"send_options"`
	OpenAccountLink  string          `json:"open_account_link"`
	PaymentDays      string          `json:"payment_days"`
	TaxExemptionCode string          `json:"tax_exemption_code"`
	Token            string          `json:"-"`
	InitialBalance   decimal.Decimal `json:"-"`
}

func (c *Client) table() string { return "clients" }

func (c *Client) columns() []column {
	return []column{{"id", &c.ID}, {"account_id", &c.AccountID}, {"name", &c.Name}, {"code", &c.Code}, {"email", &c.Email},
		{"language", &c.Language}, {"address", &c.Address}, {"city", &c.City}, {"postal_code", &c.PostalCode},
		{"country", &c.Country}, {"fiscal_id", &c.FiscalID}, {"website", &c.Website}, {"phone", &c.Phone}, {"fax", &c.Fax},
		{"preferred_contact", jsonColumn{&c.PreferredContact}}, {"observations", &c.Observations},
		{"send_options", &c.SendOptions}, {"payment_days", &c.PaymentDays}, {"tax_exemption_code", &c.TaxExemptionCode},
		{"token", &c.Token}, {"initial_balance", &c.InitialBalance}}
}

func (c *Client) linked(a *Account) *Client {
	c.OpenAccountLink = a.URL + "/open_accounts/" + c.Token
	return c
}

type clientInput struct {
	Name             *text `json:"name" validate:"required,filled,max=255"`
	Code             *text `json:"code" validate:"omitempty,max=100"`
	Email            *text `json:"email" validate:"omitempty,len=0|email"`
	Language         *text `json:"language" validate:"omitempty,oneof=en pt es"`
	Address          *text `json:"address"`
	City             *text `json:"city"`
	PostalCode       *text `json:"postal_code"`
	Country          *text `json:"country"`
	FiscalID         *text `json:"fiscal_id" validate:"omitempty,max=30"`
	Website          *text `json:"website"`
	Phone            *text `json:"phone"`
	Fax              *text `json:"fax"`
	Observations     *text `json:"observations"`
	SendOptions      *text `json:"send_options" validate:"omitempty,oneof=1 2 3"`
	PreferredContact *struct {
		Name  *text `json:"name"`
		Email *text `json:"email" validate:"omitempty,len=0|email"`
		Phone *text `json:"phone"`
	} `json:"preferred_contact"`
}

func (in *clientInput) apply(c *Client) {
	set(&c.Name, in.Name)
	set(&c.Code, in.Code)
	set(&c.Email, in.Email)
	set(&c.Language, in.Language)
	set(&c.Address, in.Address)
	set(&c.City, in.City)
	set(&c.PostalCode, in.PostalCode)
	set(&c.Country, in.Country)
	set(&c.FiscalID, in.FiscalID)
	set(&c.Website, in.Website)
	set(&c.Phone, in.Phone)
	set(&c.Fax, in.Fax)
	set(&c.Observations, in.Observations)
	set(&c.SendOptions, in.SendOptions)
	if p := in.PreferredContact; p != nil {
		set(&c.PreferredContact.Name, p.Name)
		set(&c.PreferredContact.Email, p.Email)
		set(&c.PreferredContact.Phone, p.Phone)
	}
}

func newClient(a *Account) *Client {
	return &Client{AccountID: a.ID, Language: a.Language, SendOptions: "1", Token: randomToken(16)}
}

func saveClient(r *request, c *Client) error {
	taken, err := r.exists("clients WHERE account_id = ? AND code = ? AND id <> ?", r.account.ID, c.Code, c.ID)
	if err != nil {
		return err
	}
	if taken {
		return invalid("code is already taken")
	}
	return r.save(c, c.ID)
}

func decodeClient(r *request) (clientInput, error) {
	in, err := decode[clientInput](r, "client")
	if err == nil {
		err = require([]string{"code"}, in.Code)
	}
	return in, err
}

func listClients(r *request) (response, error) {
	clients, page, err := paginate[Client](r, "account_id = ?", "id", r.account.ID)
	for _, c := range clients {
		c.linked(r.account)
	}
	return paged("clients", clients, page), err
}

func createClient(r *request) (response, error) {
	in, err := decodeClient(r)
	if err != nil {
		return response{}, err
	}
	c := newClient(r.account)
	in.apply(c)
	return created("client", c.linked(r.account)), saveClient(r, c)
}

func getClient(r *request) (response, error) {
	c, err := owned[Client](r, "id")
	if err != nil {
		return response{}, err
	}
	return ok("client", c.linked(r.account)), nil
}

func updateClient(r *request) (response, error) {
	c, err := owned[Client](r, "id")
	if err != nil {
		return response{}, err
	}
	in, err := decodeClient(r)
	if err != nil {
		return response{}, err
	}
	in.apply(c)
	return empty, saveClient(r, c)
}

// findClientBy answers the client whose name or code equals the query parameter, e.g. ?name= or ?client_name=.
func findClientBy(field string) handler {
	return func(r *request) (response, error) {
		wanted := r.URL.Query().Get(field)
		if wanted == "" {
			wanted = r.URL.Query().Get("client_" + field)
		}
		if wanted == "" {
			return response{}, invalid(field + " is required")
		}
		c, err := find[Client](r.store, "account_id = ? AND "+field+" = ?", r.account.ID, wanted)
		if err != nil {
			return response{}, err
		}
		return ok("client", c.linked(r.account)), nil
	}
}

// texts is a list of strings; one string alone will do.
type texts []text

func (t *texts) UnmarshalJSON(b []byte) error {
	if b[0] == '[' {
		return json.Unmarshal(b, (*[]text)(t))
	}
	*t = make(texts, 1)
	return json.Unmarshal(b, &(*t)[0])
}

type clientInvoicesFilter struct {
	Status   texts `json:"status"`
	Type     texts `json:"type"`
	Archived *text `json:"archived" validate:"omitempty,oneof=0 1 true false"`
}

func listClientInvoices(r *request) (response, error) {
	c, err := owned[Client](r, "id")
	if err != nil {
		return response{}, err
	}
	in, _, err := decodeOptional[clientInvoicesFilter](r, "filter")
	if err != nil {
		return response{}, err
	}
	var f filter
	f.add("account_id = ? AND client_id = ?", r.account.ID, c.ID)
	paths := kindPaths(invoiceFamily)
	if len(in.Type) > 0 {
		paths = slices.DeleteFunc(paths, func(p string) bool {
			return !slices.ContainsFunc(in.Type, func(t text) bool { return strings.EqualFold(string(t), kindByPath(p).typeName) })
		})
	}
	f.in("kind", paths)
	f.status(in.Status)
	if in.Archived != nil {
		archived, _ := strconv.ParseBool(string(*in.Archived))
		f.add("archived = ?", archived)
	}
	return f.answer(r, "invoices")
}
