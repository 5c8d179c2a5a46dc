package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/shopspring/decimal"
	"golang.org/x/crypto/bcrypt"
)

type User struct {
	ID                                       int64
	Email, PasswordHash, FirstName, LastName string
}

func (u *User) table() string { return "users" }

func (u *User) columns() []column {
	return []column{{"id", &u.ID}, {"email", &u.Email}, {"password_hash", &u.PasswordHash},
		{"first_name", &u.FirstName}, {"last_name", &u.LastName}}
}

func (u *User) setPassword(password string) error {
	hash, err := bcrypt.GenerateFromPassword([]byte(password), bcrypt.DefaultCost)
	u.PasswordHash = string(hash)
	return err
}

type Account struct {
	ID, UserID                               int64
	Name, URL, APIKey, State                 string
	OrganizationName, FiscalID, Email, Phone string
	Address, City, PostalCode, Website, Fax  string
	Language, ATUsername                     string
	TaxCountry, PerPage                      int
	Marketing, Trial, ATConfigured           bool
}

func (a *Account) table() string { return "accounts" }

func (a *Account) columns() []column {
	return []column{{"id", &a.ID}, {"user_id", &a.UserID}, {"name", &a.Name}, {"url", &a.URL}, {"api_key", &a.APIKey},
		{"state", &a.State}, {"organization_name", &a.OrganizationName}, {"fiscal_id", &a.FiscalID}, {"email", &a.Email},
		{"phone", &a.Phone}, {"address", &a.Address}, {"city", &a.City}, {"postal_code", &a.PostalCode},
		{"website", &a.Website}, {"fax", &a.Fax}, {"language", &a.Language}, {"tax_country", &a.TaxCountry},
		{"marketing", &a.Marketing}, {"trial", &a.Trial}, {"at_configured", &a.ATConfigured},
		{"at_username", &a.ATUsername}, {"per_page", &a.PerPage}}
}

// country is what an account's tax_country stands for.
type country struct {
	region, currency string
	taxes            []seedTax
}

type seedTax struct {
	name  string
	value int64
}

const portugal = 1

var countries = map[int]country{
	portugal: {"PT", "EUR", []seedTax{{"IVA23", 23}, {"IVA13", 13}, {"IVA6", 6}, {"Isento", 0}}},
	2:        {"ES", "EUR", []seedTax{{"IVA21", 21}, {"IVA10", 10}, {"IVA4", 4}, {"Exento", 0}}},
	3:        {"GB", "GBP", []seedTax{{"VAT20", 20}, {"VAT5", 5}, {"Exempt", 0}}},
}

func (a *Account) country() country   { return countries[a.TaxCountry] }
func (a *Account) isPortuguese() bool { return a.TaxCountry == portugal }

type accountInput struct {
	FirstName        text `json:"first_name" validate:"max=100"`
	LastName         text `json:"last_name" validate:"max=100"`
	OrganizationName text `json:"organization_name" validate:"filled,max=200"`
	Phone            text `json:"phone" validate:"max=50"`
	Email            text `json:"email" validate:"required,email"`
	Password         text `json:"password" validate:"required,max=72"`
	FiscalID         text `json:"fiscal_id" validate:"max=30"`
	TaxCountry       text `json:"tax_country" validate:"omitempty,oneof=1 2 3"`
	Language         text `json:"language" validate:"omitempty,oneof=pt en es"`
	Terms            text `json:"terms" validate:"required,oneof=0 1"`
	Marketing        text `json:"marketing" validate:"omitempty,oneof=0 1"`
}

func (s *server) createAccount(r *request) (response, error) {
	in, err := decode[accountInput](r, "account")
	if err != nil {
		return response{}, err
	}
	if in.Marketing == "" {
		return response{}, invalid("marketing is required")
	}
	return s.answerNewAccount(r, in, false)
}

func (s *server) createAccountForUser(r *request) (response, error) {
	in, err := decode[accountInput](r, "account")
	if err != nil {
		return response{}, err
	}
	return s.answerNewAccount(r, in, true)
}

func (s *server) answerNewAccount(r *request, in accountInput, existingUser bool) (response, error) {
	if in.Terms != "1" {
		return response{}, invalid("terms must be accepted")
	}
	a, err := s.openAccount(r.store, in, existingUser)
	if err != nil {
		return response{}, err
	}
	return created("account", map[string]string{
		"id": strconv.FormatInt(a.ID, 10), "name": a.Name, "url": a.URL, "api_key": a.APIKey, "state": a.State}), nil
}

// openAccount makes an account with its taxes and default sequence, and starts listening at its address.
func (s *server) openAccount(st *store, in accountInput, existingUser bool) (*Account, error) {
	user, err := lookup[User](st, "email = ?", in.Email)
	if err != nil {
		return nil, err
	}
	switch {
	case existingUser:
		if user == nil || bcrypt.CompareHashAndPassword([]byte(user.PasswordHash), []byte(in.Password)) != nil {
			return nil, invalid("email and password match no user")
		}
	case user != nil:
		return nil, invalid("email is already taken")
	default:
		user = &User{Email: string(in.Email), FirstName: string(in.FirstName), LastName: string(in.LastName)}
		if err := user.setPassword(string(in.Password)); err != nil {
			return nil, err
		}
		if err := st.insert(user); err != nil {
			return nil, err
		}
	}
	if err := fiscalIDFree(st, string(in.FiscalID)); err != nil {
		return nil, err
	}
	a := &Account{UserID: user.ID, APIKey: randomToken(20), State: "active", Trial: true, PerPage: 10,
		OrganizationName: string(in.OrganizationName), FiscalID: string(in.FiscalID), Email: string(in.Email),
		Phone: string(in.Phone), Language: string(in.Language), TaxCountry: portugal, Marketing: in.Marketing == "1"}
	if in.TaxCountry != "" {
		a.TaxCountry, _ = strconv.Atoi(string(in.TaxCountry))
	}
	if a.Language == "" {
		a.Language = "pt"
	}
	if a.Name, err = freeAccountName(st, a.OrganizationName); err != nil {
		return nil, err
	}
	if err := st.insert(a); err != nil {
		return nil, err
	}
	for i, t := range a.country().taxes {
		tax := &Tax{AccountID: a.ID, Name: t.name, Value: decimal.NewFromInt(t.value), Region: a.country().region, Default: i == 0}
		if err := st.insert(tax); err != nil {
			return nil, err
		}
	}
	if _, err := newSequence(st, a.ID, strconv.Itoa(time.Now().Year()), true, ""); err != nil {
		return nil, err
	}
	if a.URL, err = s.listenFor(a.ID); err != nil {
		return nil, fmt.Errorf("listen for account %d: %w", a.ID, err)
	}
	return a, st.update(a)
}

func fiscalIDFree(st *store, fiscalID string) error {
	taken, err := st.exists("accounts WHERE fiscal_id = ? AND fiscal_id <> ''", fiscalID)
	if err == nil && taken {
		err = invalid("fiscal_id is already taken")
	}
	return err
}

var notSlug = regexp.MustCompile(`[^a-z0-9]+`)

func freeAccountName(st *store, organization string) (string, error) {
	slug := notSlug.ReplaceAllString(strings.ToLower(organization), "")
	if slug == "" {
		slug = "account"
	}
	for name, n := slug, 2; ; n++ {
		taken, err := st.exists("accounts WHERE name = ?", name)
		if err != nil || !taken {
			return name, err
		}
		name = slug + strconv.Itoa(n)
	}
}

// ownAccount answers 404 for every account but the caller's own.
func ownAccount(r *request) error {
	if r.pathID("id") != r.account.ID {
		return errNotFound
	}
	return nil
}

func getAccount(r *request) (response, error) {
	a := r.account
	return ok("account", map[string]any{"organization_name": a.OrganizationName, "fiscal_id": a.FiscalID, "email": a.Email,
		"state": a.State, "at_configured": a.ATConfigured, "trial": a.Trial}), ownAccount(r)
}

type accountUpdate struct {
	FirstName        *text `json:"first_name" validate:"omitempty,max=100"`
	LastName         *text `json:"last_name" validate:"omitempty,max=100"`
	OrganizationName *text `json:"organization_name" validate:"omitempty,filled,max=200"`
	Phone            *text `json:"phone" validate:"omitempty,max=50"`
	Email            *text `json:"email" validate:"omitempty,email"`
	Password         *text `json:"password" validate:"omitempty,filled,max=72"`
	FiscalID         *text `json:"fiscal_id" validate:"omitempty,max=30"`
	Address          *text `json:"address"`
	City             *text `json:"city"`
	PostalCode       *text `json:"postal_code"`
	Website          *text `json:"website"`
	Fax              *text `json:"fax"`
	Terms            *text `json:"terms" validate:"omitempty,oneof=0 1"`
	Credentials      *struct {
		Username text `json:"username" validate:"required"`
		Type     text `json:"type" validate:"omitempty,oneof=AT"`
		Context  text `json:"context" validate:"omitempty,oneof=Sequences"`
	} `json:"credentials"`
}

// updateAccount takes either variant of the body: by user (A) or by fiscal data (B).
func updateAccount(r *request) (response, error) {
	if err := ownAccount(r); err != nil {
		return response{}, err
	}
	in, err := decode[accountUpdate](r, "account")
	if err != nil {
		return response{}, err
	}
	variantA := require([]string{"organization_name", "email", "password", "terms"}, in.OrganizationName, in.Email, in.Password, in.Terms)
	variantB := require([]string{"fiscal_id", "address"}, in.FiscalID, in.Address)
	if variantA != nil && variantB != nil {
		return response{}, variantA
	}
	a := r.account
	if fiscalID := in.FiscalID.or(a.FiscalID); fiscalID != a.FiscalID {
		if a.FiscalID != "" {
			return response{}, invalid("fiscal_id cannot be changed")
		}
		if err := fiscalIDFree(r.store, fiscalID); err != nil {
			return response{}, err
		}
		a.FiscalID = fiscalID
	}
	set(&a.OrganizationName, in.OrganizationName)
	set(&a.Phone, in.Phone)
	set(&a.Email, in.Email)
	set(&a.Address, in.Address)
	set(&a.City, in.City)
	set(&a.PostalCode, in.PostalCode)
	set(&a.Website, in.Website)
	set(&a.Fax, in.Fax)
	if in.Credentials != nil {
		a.ATConfigured, a.ATUsername = true, string(in.Credentials.Username)
	}
	if err := r.update(a); err != nil {
		return response{}, err
	}
	user, err := find[User](r.store, "id = ?", a.UserID)
	if err != nil {
		return response{}, err
	}
	set(&user.FirstName, in.FirstName)
	set(&user.LastName, in.LastName)
	if in.Password != nil {
		if err := user.setPassword(string(*in.Password)); err != nil {
			return response{}, err
		}
	}
	return empty, r.update(user)
}

type atCommunication struct {
	Username *text `json:"username" validate:"omitempty,filled"`
	Password *text `json:"password" validate:"omitempty,filled"`
}

// configureAT turns on communication with the tax authority; the credentials may come along.
func configureAT(r *request) (response, error) {
	in, _, err := decodeOptional[atCommunication](r, "at_communication")
	if err != nil {
		return response{}, err
	}
	r.account.ATConfigured = true
	set(&r.account.ATUsername, in.Username)
	return ok("at_communication", map[string]any{"at_configured": true, "username": r.account.ATUsername}), r.update(r.account)
}
