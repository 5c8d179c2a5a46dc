package main

import (
	"database/sql"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/shopspring/decimal"
)

type family int

const (
	invoiceFamily family = iota
	estimateFamily
	guideFamily
	orderFamily
	receiptFamily
)

// kind is a document type: its plural in paths, its wrapper key (also its counter in a sequence) and its type name.
type kind struct {
	family              family
	path, key, typeName string
	payable             bool
}

var receiptKind = &kind{receiptFamily, "receipts", "receipt", "Receipt", false}

var kinds = []*kind{
	{invoiceFamily, "invoices", "invoice", "Invoice", true},
	{invoiceFamily, "invoice_receipts", "invoice_receipt", "InvoiceReceipt", false},
	{invoiceFamily, "simplified_invoices", "simplified_invoice", "SimplifiedInvoice", true},
	{invoiceFamily, "vat_moss_invoices", "vat_moss_invoice", "VatMossInvoice", true},
	{invoiceFamily, "credit_notes", "credit_note", "CreditNote", false},
	{invoiceFamily, "debit_notes", "debit_note", "DebitNote", true},
	{estimateFamily, "quotes", "quote", "Quote", false},
	{estimateFamily, "proformas", "proforma", "Proforma", false},
	{estimateFamily, "fees_notes", "fees_note", "FeesNote", false},
	{guideFamily, "shippings", "shipping", "Shipping", false},
	{guideFamily, "transports", "transport", "Transport", false},
	{guideFamily, "devolutions", "devolution", "Devolution", false},
	{orderFamily, "purchase_orders", "purchase_order", "PurchaseOrder", false},
	receiptKind,
}

func kindByPath(path string) *kind {
	return kinds[slices.IndexFunc(kinds, func(k *kind) bool { return k.path == path })]
}

func kindPaths(f family) (paths []string) {
	for _, k := range kinds {
		if k.family == f {
			paths = append(paths, k.path)
		}
	}
	return paths
}

type Address struct {
	Detail     string `json:"detail"`
	City       string `json:"city"`
	PostalCode string `json:"postal_code"`
	Country    string `json:"country"`
}

type Document struct {
	ID, AccountID                                   int64
	Kind, Counter, Status                           string
	Archived, Sent                                  bool
	SequenceID                                      int64
	Serie                                           string
	Number, ManualNumber                            int64 // 0 for none
	ATCUD                                           string
	Date, DueDate, LoadedAt                         string // ISO
	Reference, Observations, Retention              string
	TaxExemption, SaftHash, Token                   string
	Sum, Discount, BeforeTaxes, Taxes, Total        decimal.Decimal
	Currency                                        string
	ClientID                                        int64
	ClientName, ClientCountry                       string
	ClientFiscalID, ClientAddress                   string
	LicensePlate, LoadSite, DeliverySite, ATDocCode string
	AddressFrom, AddressTo                          Address
	RelatedID                                       sql.NullInt64
	StateMessage                                    string
	Version                                         int64
	Lines                                           []*Line
}

func (d *Document) table() string { return "documents" }

func (d *Document) columns() []column {
	return []column{{"id", &d.ID}, {"account_id", &d.AccountID}, {"kind", &d.Kind}, {"counter", &d.Counter},
		{"status", &d.Status}, {"archived", &d.Archived}, {"sent", &d.Sent}, {"sequence_id", &d.SequenceID},
		{"serie", &d.Serie}, {"number", &d.Number}, {"manual_number", &d.ManualNumber}, {"atcud", &d.ATCUD},
		{"date", &d.Date}, {"due_date", &d.DueDate}, {"loaded_at", &d.LoadedAt}, {"reference", &d.Reference},
		{"observations", &d.Observations}, {"retention", &d.Retention}, {"tax_exemption", &d.TaxExemption},
		{"saft_hash", &d.SaftHash}, {"token", &d.Token}, {"sum", &d.Sum}, {"discount", &d.Discount},
		{"before_taxes", &d.BeforeTaxes}, {"taxes", &d.Taxes}, {"total", &d.Total}, {"currency", &d.Currency},
		{"client_id", &d.ClientID}, {"client_name", &d.ClientName}, {"client_country", &d.ClientCountry},
		{"client_fiscal_id", &d.ClientFiscalID}, {"client_address", &d.ClientAddress}, {"license_plate", &d.LicensePlate},
		{"load_site", &d.LoadSite}, {"delivery_site", &d.DeliverySite}, {"address_from", jsonColumn{&d.AddressFrom}},
		{"address_to", jsonColumn{&d.AddressTo}}, {"at_doc_code_id", &d.ATDocCode}, {"related_id", &d.RelatedID},
		{"state_message", &d.StateMessage}, {"version", &d.Version}}
}

func (d *Document) kind() *kind { return kindByPath(d.Kind) }

// label is the document's printed number.
func (d *Document) label() string {
	if d.Number == 0 {
		return "draft"
	}
	return fmt.Sprintf("%d/%s", d.Number, d.Serie)
}

// touch stores a change; the version tells files made of an older state apart.
func (d *Document) touch(st *store) error {
	d.Version++
	return st.update(d)
}

type Line struct {
	ID, DocumentID                             int64
	Name, Description, Unit                    string
	UnitPrice, Quantity, Discount              decimal.Decimal
	TaxID                                      int64
	TaxName                                    string
	TaxValue                                   decimal.Decimal
	Subtotal, DiscountAmount, TaxAmount, Total decimal.Decimal
}

func (l *Line) table() string { return "document_lines" }

func (l *Line) columns() []column {
	return []column{{"id", &l.ID}, {"document_id", &l.DocumentID}, {"name", &l.Name}, {"description", &l.Description},
		{"unit_price", &l.UnitPrice}, {"unit", &l.Unit}, {"quantity", &l.Quantity}, {"discount", &l.Discount},
		{"tax_id", &l.TaxID}, {"tax_name", &l.TaxName}, {"tax_value", &l.TaxValue}, {"subtotal", &l.Subtotal},
		{"discount_amount", &l.DiscountAmount}, {"tax_amount", &l.TaxAmount}, {"total", &l.Total}}
}

func (l *Line) compute() {
	gross := l.UnitPrice.Mul(l.Quantity)
	l.Subtotal = gross.Round(2)
	l.DiscountAmount = gross.Mul(l.Discount).Div(hundred).Round(2)
	net := l.Subtotal.Sub(l.DiscountAmount)
	l.TaxAmount = net.Mul(l.TaxValue).Div(hundred).Round(2)
	l.Total = net.Add(l.TaxAmount)
}

func (d *Document) loadLines(st *store) (err error) {
	d.Lines, err = list[Line](st, "WHERE document_id = ? ORDER BY id", d.ID)
	return err
}

func (d *Document) compute() {
	d.Sum, d.Discount, d.Taxes = decimal.Zero, decimal.Zero, decimal.Zero
	for _, l := range d.Lines {
		d.Sum = d.Sum.Add(l.Subtotal)
		d.Discount = d.Discount.Add(l.DiscountAmount)
		d.Taxes = d.Taxes.Add(l.TaxAmount)
	}
	d.BeforeTaxes = d.Sum.Sub(d.Discount)
	d.Total = d.BeforeTaxes.Add(d.Taxes)
}

type lineJSON struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	UnitPrice   string `json:"unit_price"`
	Unit        string `json:"unit"`
	Quantity    string `json:"quantity"`
	Tax         struct {
		ID    int64           `json:"id"`
		Name  string          `json:"name"`
		Value decimal.Decimal `json:"value"`
	} `json:"tax"`
	Discount       decimal.Decimal `json:"discount"`
	Subtotal       decimal.Decimal `json:"subtotal"`
	TaxAmount      decimal.Decimal `json:"tax_amount"`
	DiscountAmount decimal.Decimal `json:"discount_amount"`
	Total          decimal.Decimal `json:"total"`
}

type documentJSON struct {
	ID                     int64           `json:"id"`
	Status                 string          `json:"status"`
	Archived               bool            `json:"archived"`
	Type                   string          `json:"type"`
	SequenceNumber         string          `json:"sequence_number"`
	InvertedSequenceNumber string          `json:"inverted_sequence_number"`
	ATCUD                  string          `json:"atcud"`
	SequenceID             string          `json:"sequence_id"`
	TaxExemption           string          `json:"tax_exemption"`
	Date                   string          `json:"date"`
	DueDate                string          `json:"due_date"`
	Reference              string          `json:"reference"`
	Observations           string          `json:"observations"`
	Retention              string          `json:"retention"`
	Permalink              string          `json:"permalink"`
	SaftHash               string          `json:"saft_hash"`
	Sum                    decimal.Decimal `json:"sum"`
	Discount               decimal.Decimal `json:"discount"`
	BeforeTaxes            decimal.Decimal `json:"before_taxes"`
	Taxes                  decimal.Decimal `json:"taxes"`
	Total                  decimal.Decimal `json:"total"`
	Currency               string          `json:"currency"`
	Client                 documentClient  `json:"client"`
	Items                  []lineJSON      `json:"items"`
	MBReference            *mbReference    `json:"mb_reference,omitempty"`
	*guideJSON
}

type documentClient struct {
	ID      int64  `json:"id"`
	Name    string `json:"name"`
	Country string `json:"country"`
}

type mbReference struct {
	Entity    string          `json:"entity"`
	Value     decimal.Decimal `json:"value"`
	Reference string          `json:"reference"`
}

type guideJSON struct {
	LoadedAt     string  `json:"loaded_at"`
	LicensePlate string  `json:"license_plate"`
	LoadSite     string  `json:"load_site"`
	DeliverySite string  `json:"delivery_site"`
	AddressFrom  Address `json:"address_from"`
	AddressTo    Address `json:"address_to"`
	ATDocCodeID  string  `json:"at_doc_code_id"`
}

// show renders a document with its lines loaded.
func (d *Document) show(a *Account) documentJSON {
	v := documentJSON{ID: d.ID, Status: d.Status, Archived: d.Archived, Type: d.kind().typeName,
		SequenceNumber: d.label(), InvertedSequenceNumber: d.label(), ATCUD: d.ATCUD,
		SequenceID: strconv.FormatInt(d.SequenceID, 10), TaxExemption: d.TaxExemption, Date: shownDate(d.Date),
		DueDate: shownDate(d.DueDate), Reference: d.Reference, Observations: d.Observations, Retention: d.Retention,
		Permalink: a.URL + "/documents/" + d.Token, SaftHash: d.SaftHash, Sum: d.Sum, Discount: d.Discount,
		BeforeTaxes: d.BeforeTaxes, Taxes: d.Taxes, Total: d.Total, Currency: d.Currency,
		Client: documentClient{d.ClientID, d.ClientName, d.ClientCountry}, Items: []lineJSON{}}
	if d.Number > 0 {
		v.InvertedSequenceNumber = fmt.Sprintf("%s/%d", d.Serie, d.Number)
	}
	for _, l := range d.Lines {
		j := lineJSON{Name: l.Name, Description: l.Description, UnitPrice: l.UnitPrice.String(), Unit: l.Unit,
			Quantity: l.Quantity.String(), Discount: l.Discount, Subtotal: l.Subtotal, TaxAmount: l.TaxAmount,
			DiscountAmount: l.DiscountAmount, Total: l.Total}
		j.Tax.ID, j.Tax.Name, j.Tax.Value = l.TaxID, l.TaxName, l.TaxValue
		v.Items = append(v.Items, j)
	}
	switch d.kind().family {
	case invoiceFamily:
		v.MBReference = &mbReference{Value: d.Total}
		if a.isPortuguese() {
			v.MBReference.Entity, v.MBReference.Reference = "11249", fmt.Sprintf("%09d", d.ID)
		}
	case guideFamily:
		v.guideJSON = &guideJSON{shownDateTime(d.LoadedAt), d.LicensePlate, d.LoadSite, d.DeliverySite,
			d.AddressFrom, d.AddressTo, d.ATDocCode}
	}
	return v
}

func showAll(r *request, documents []*Document) ([]documentJSON, error) {
	shown := []documentJSON{}
	for _, d := range documents {
		if err := d.loadLines(r.store); err != nil {
			return nil, err
		}
		shown = append(shown, d.show(r.account))
	}
	return shown, nil
}

type addressInput struct {
	Detail     *text `json:"detail"`
	City       *text `json:"city"`
	PostalCode *text `json:"postal_code"`
	Country    *text `json:"country"`
}

func (in *addressInput) apply(a *Address) {
	if in != nil {
		set(&a.Detail, in.Detail)
		set(&a.City, in.City)
		set(&a.PostalCode, in.PostalCode)
		set(&a.Country, in.Country)
	}
}

type lineInput struct {
	Name        text     `json:"name" validate:"filled,max=255"`
	Description *text    `json:"description"`
	UnitPrice   text     `json:"unit_price" validate:"required,amount"`
	Quantity    *text    `json:"quantity" validate:"omitempty,amount"`
	Unit        *text    `json:"unit" validate:"omitempty,max=50"`
	Discount    *text    `json:"discount" validate:"omitempty,len=0|percent"`
	Tax         *taxName `json:"tax"`
}

type documentInput struct {
	Date               *text         `json:"date" validate:"omitempty,date"`
	DueDate            *text         `json:"due_date" validate:"omitempty,date"`
	LoadedAt           *text         `json:"loaded_at" validate:"omitempty,datetime"`
	LicensePlate       *text         `json:"license_plate" validate:"omitempty,max=50"`
	AddressFrom        *addressInput `json:"address_from"`
	AddressTo          *addressInput `json:"address_to"`
	LoadSite           *text         `json:"load_site"`
	DeliverySite       *text         `json:"delivery_site"`
	Reference          *text         `json:"reference" validate:"omitempty,max=255"`
	Observations       *text         `json:"observations"`
	Retention          *text         `json:"retention" validate:"omitempty,len=0|percent"`
	TaxExemption       *text         `json:"tax_exemption" validate:"omitempty,max=20"`
	TaxExemptionReason *text         `json:"tax_exemption_reason" validate:"omitempty,max=20"`
	SequenceID         *text         `json:"sequence_id" validate:"omitempty,len=0|number"`
	ManualNumber       *text         `json:"manual_sequence_number" validate:"omitempty,len=0|number,max=9"`
	RelatedDocumentID  *text         `json:"related_document_id" validate:"omitempty,number"`
	Client             *clientInput  `json:"client"`
	Items              *[]lineInput  `json:"items" validate:"omitempty,min=1,max=500,dive"`
}

func createDocument(k *kind) handler {
	return func(r *request) (response, error) {
		if k.key == "simplified_invoice" && !r.account.isPortuguese() {
			return response{}, invalid("simplified invoices exist only for Portugal")
		}
		in, err := decode[documentInput](r, k.key)
		if err != nil {
			return response{}, err
		}
		if in.Client == nil {
			return response{}, invalid("client is required")
		}
		if in.Items == nil {
			return response{}, invalid("items is required")
		}
		d := &Document{AccountID: r.account.ID, Kind: k.path, Counter: k.key, Status: "draft", Date: today(),
			Token: randomToken(16), Currency: r.account.country().currency}
		if k.family == guideFamily {
			d.LoadedAt = time.Now().Format(time.DateTime)
		}
		if err := saveDocument(r, d, in); err != nil {
			return response{}, err
		}
		res := created(k.key, d.show(r.account))
		if k.family == guideFamily {
			res.status = 200
		}
		return res, nil
	}
}

func getDocument(k *kind) handler {
	return func(r *request) (response, error) {
		d, err := ownedDocument(r, k)
		if err != nil {
			return response{}, err
		}
		return ok(k.key, d.show(r.account)), nil
	}
}

func updateDocument(k *kind) handler {
	return func(r *request) (response, error) {
		d, err := ownedDocument(r, k)
		if err != nil {
			return response{}, err
		}
		in, err := decode[documentInput](r, k.key)
		if err != nil {
			return response{}, err
		}
		if d.Status != "draft" {
			return response{}, invalid("only a draft can be changed")
		}
		return empty, saveDocument(r, d, in)
	}
}

// ownedDocument finds the account's document the path names, with its lines. A nil kind means any.
func ownedDocument(r *request, k *kind) (*Document, error) {
	d, err := owned[Document](r, "id")
	if err != nil {
		return nil, err
	}
	if k != nil && d.kind() != k {
		return nil, errNotFound
	}
	return d, d.loadLines(r.store)
}

// saveDocument applies a create or update body to a draft and stores it.
func saveDocument(r *request, d *Document, in documentInput) error {
	if in.Date != nil {
		if d.DueDate == d.Date {
			d.DueDate = ""
		}
		d.Date = isoDate(string(*in.Date))
	}
	if in.DueDate != nil {
		d.DueDate = isoDate(string(*in.DueDate))
	}
	if d.DueDate == "" {
		d.DueDate = d.Date
	}
	if in.LoadedAt != nil {
		d.LoadedAt = toISO(string(*in.LoadedAt), dateTimeFormat, time.DateTime)
	}
	set(&d.LicensePlate, in.LicensePlate)
	set(&d.LoadSite, in.LoadSite)
	set(&d.DeliverySite, in.DeliverySite)
	set(&d.Reference, in.Reference)
	set(&d.Observations, in.Observations)
	set(&d.Retention, in.Retention)
	set(&d.TaxExemption, in.TaxExemptionReason)
	set(&d.TaxExemption, in.TaxExemption)
	in.AddressFrom.apply(&d.AddressFrom)
	in.AddressTo.apply(&d.AddressTo)
	if in.ManualNumber != nil {
		d.ManualNumber, _ = strconv.ParseInt(in.ManualNumber.or("0"), 10, 64)
	}
	for _, step := range []func(*request, *Document, documentInput) error{chooseSequence, relate, resolveClient} {
		if err := step(r, d, in); err != nil {
			return err
		}
	}
	if in.Items != nil {
		d.Lines = nil
		for _, li := range *in.Items {
			l, err := resolveLine(r, li)
			if err != nil {
				return err
			}
			d.Lines = append(d.Lines, l)
		}
	}
	exempt := slices.ContainsFunc(d.Lines, func(l *Line) bool { return l.TaxValue.IsZero() })
	if exempt && d.kind().family == invoiceFamily && r.account.isPortuguese() && strings.TrimSpace(d.TaxExemption) == "" {
		return invalid("tax_exemption is required when an item is exempt")
	}
	d.compute()
	d.Version++
	if err := r.save(d, d.ID); err != nil {
		return err
	}
	if in.Items == nil {
		return nil
	}
	if _, err := r.exec("DELETE FROM document_lines WHERE document_id = ?", d.ID); err != nil {
		return err
	}
	for _, l := range d.Lines {
		l.DocumentID = d.ID
		if err := r.insert(l); err != nil {
			return err
		}
	}
	return nil
}

func chooseSequence(r *request, d *Document, in documentInput) error {
	var s *Sequence
	var err error
	switch {
	case in.SequenceID.or("") != "":
		s, err = lookup[Sequence](r.store, "account_id = ? AND id = ?", r.account.ID, *in.SequenceID)
	case d.SequenceID != 0:
		return nil
	default:
		s, err = lookup[Sequence](r.store, "account_id = ? AND is_default", r.account.ID)
	}
	if err != nil {
		return err
	}
	if s == nil {
		return invalid("sequence_id matches no sequence")
	}
	d.SequenceID, d.Serie = s.ID, s.Serie
	d.ATCUD = atcud(r.account, d, s)
	return nil
}

// atcud is the validation code and the number; purchase orders are of no interest to the tax authority.
func atcud(a *Account, d *Document, s *Sequence) string {
	relevant := a.isPortuguese() && d.kind().family != orderFamily
	switch {
	case s.ValidationCode != "" && d.Number > 0:
		return fmt.Sprintf("%s-%d", s.ValidationCode, d.Number)
	case relevant:
		return "N/D"
	default:
		return "N/A"
	}
}

func relate(r *request, d *Document, in documentInput) error {
	if in.RelatedDocumentID == nil {
		return nil
	}
	other, err := lookup[Document](r.store, "account_id = ? AND id = ?", r.account.ID, *in.RelatedDocumentID)
	if err != nil {
		return err
	}
	if other == nil || other.ID == d.ID {
		return invalid("related_document_id matches no document")
	}
	d.RelatedID = sql.NullInt64{Int64: other.ID, Valid: true}
	return nil
}

// resolveClient finds the client by name or creates it, and copies what the document shows of it.
func resolveClient(r *request, d *Document, in documentInput) error {
	var c *Client
	var err error
	if in.Client == nil {
		c, err = find[Client](r.store, "id = ?", d.ClientID)
	} else if c, err = lookup[Client](r.store, "account_id = ? AND name = ?", r.account.ID, *in.Client.Name); err == nil && c == nil {
		c = newClient(r.account)
		in.Client.apply(c)
		if c.Code == "" {
			c.Code = "C-" + c.Token[:8]
		}
		err = saveClient(r, c)
	}
	if err != nil {
		return err
	}
	if c.Observations != "" && !strings.Contains(d.Observations, c.Observations) {
		d.Observations = strings.TrimPrefix(d.Observations+"\n"+c.Observations, "\n")
	}
	d.ClientID, d.ClientName, d.ClientCountry, d.ClientFiscalID = c.ID, c.Name, c.Country, c.FiscalID
	d.ClientAddress = strings.TrimSpace(strings.Join([]string{c.Address, c.PostalCode, c.City}, " "))
	return nil
}

// resolveLine creates the item a line names, or updates it with the line's values.
func resolveLine(r *request, in lineInput) (*Line, error) {
	item, err := lookup[Item](r.store, "account_id = ? AND name = ?", r.account.ID, in.Name)
	if err != nil {
		return nil, err
	}
	if item == nil {
		item = &Item{AccountID: r.account.ID, Name: string(in.Name)}
	}
	item.UnitPrice = toDecimal(in.UnitPrice)
	set(&item.Description, in.Description)
	set(&item.Unit, in.Unit)

	var tax *Tax
	switch {
	case in.Tax != nil && in.Tax.Name != "":
		tax, err = lookup[Tax](r.store, "account_id = ? AND name = ?", r.account.ID, in.Tax.Name)
	case item.TaxID.Valid:
		tax, err = lookup[Tax](r.store, "id = ?", item.TaxID)
	}
	if err == nil && tax == nil {
		tax, err = lookup[Tax](r.store, "account_id = ? AND is_default", r.account.ID)
	}
	if err != nil {
		return nil, err
	}
	l := &Line{Name: item.Name, Description: item.Description, Unit: item.Unit, UnitPrice: item.UnitPrice, Quantity: decimal.NewFromInt(1)}
	setDecimal(&l.Quantity, in.Quantity)
	if in.Discount.or("") != "" {
		setDecimal(&l.Discount, in.Discount)
	}
	if tax != nil {
		item.TaxID = sql.NullInt64{Int64: tax.ID, Valid: true}
		l.TaxID, l.TaxName, l.TaxValue = tax.ID, tax.Name, tax.Value
	}
	l.compute()
	return l, r.save(item, item.ID)
}

// filter gathers the conditions of a document list.
type filter struct {
	conditions []string
	args       []any
	err        error
}

func (f *filter) add(condition string, args ...any) {
	f.conditions, f.args = append(f.conditions, condition), append(f.args, args...)
}

func (f *filter) in(column string, values []string) {
	args := make([]any, len(values))
	for i, v := range values {
		args[i] = v
	}
	f.add(column+" IN ("+strings.TrimSuffix(strings.Repeat("?,", len(values)), ",")+")", args...)
}

// status leaves deleted documents out unless they are asked for; "sent" means e-mailed.
func (f *filter) status(wanted texts) {
	if len(wanted) == 0 {
		f.add("status <> 'deleted'")
		return
	}
	var names []string
	sent := false
	for _, w := range wanted {
		if name := strings.ToLower(string(w)); name == "sent" {
			sent = true
		} else {
			names = append(names, name)
		}
	}
	f.in("(sent AND status <> 'deleted' AND ?) OR status", names)
	last := len(f.conditions) - 1
	f.conditions[last] = "(" + f.conditions[last] + ")"
	f.args = slices.Insert(f.args, len(f.args)-len(names), any(sent))
}

// between adds key[from] and key[to]; parse turns a bound into its stored form.
func (f *filter) between(q url.Values, key, expression string, parse func(string) (any, bool)) {
	for bound, operator := range map[string]string{"from": ">=", "to": "<="} {
		name := key + "[" + bound + "]"
		given := q.Get(name)
		if given == "" {
			continue
		}
		v, ok := parse(given)
		if !ok {
			f.err = invalid(name + " is not valid")
			return
		}
		f.add(expression+" "+operator+" ?", v)
	}
}

func (f *filter) boolean(q url.Values, key string) bool {
	given := q.Get(key)
	if given == "" {
		return false
	}
	v, err := strconv.ParseBool(given)
	if err != nil {
		f.err = invalid(key + " is not valid")
	}
	return v
}

func (f *filter) answer(r *request, key string) (response, error) {
	if f.err != nil {
		return response{}, f.err
	}
	documents, page, err := paginate[Document](r, strings.Join(f.conditions, " AND "), "id DESC", f.args...)
	if err != nil {
		return response{}, err
	}
	shown, err := showAll(r, documents)
	return paged(key, shown, page), err
}

var likeEscaper = strings.NewReplacer(`\`, `\\`, "%", `\%`, "_", `\_`)

// listDocuments lists a family with its filters. /invoices.json means invoices alone unless type[] says otherwise.
func listDocuments(fam family, key string) handler {
	return func(r *request) (response, error) {
		q := r.URL.Query()
		var f filter
		f.add("account_id = ?", r.account.ID)
		paths := kindPaths(fam)
		if fam == invoiceFamily {
			paths = append(paths, receiptKind.path)
		}
		if types := append(q["type[]"], q["type"]...); len(types) > 0 {
			paths = slices.DeleteFunc(paths, func(p string) bool { return !slices.Contains(types, kindByPath(p).typeName) })
		} else if fam == invoiceFamily {
			paths = []string{"invoices"}
		}
		f.in("kind", paths)
		var statuses texts
		for _, status := range append(q["status[]"], q["status"]...) {
			statuses = append(statuses, text(status))
		}
		f.status(statuses)
		if wanted := q.Get("text"); wanted != "" {
			pattern := "%" + likeEscaper.Replace(wanted) + "%"
			f.add(`(client_name LIKE ? ESCAPE '\' OR reference LIKE ? ESCAPE '\' OR observations LIKE ? ESCAPE '\'
				OR (number > 0 AND number || '/' || serie LIKE ? ESCAPE '\'))`, pattern, pattern, pattern, pattern)
		}
		date := func(s string) (any, bool) { iso := isoDate(s); return iso, iso != "" }
		if fam == guideFamily {
			f.between(q, "loaded_at", "substr(loaded_at, 1, 10)", date)
		} else {
			f.between(q, "date", "date", date)
			f.between(q, "due_date", "due_date", date)
			f.between(q, "total_before_taxes", "CAST(before_taxes AS REAL)", func(s string) (any, bool) {
				if !decimalPattern.MatchString(s) {
					return nil, false
				}
				v, _ := toDecimal(text(s)).Float64()
				return v, true
			})
		}
		if archived, nonArchived := f.boolean(q, "archived"), f.boolean(q, "non_archived"); archived != nonArchived {
			f.add("archived = ?", archived)
		}
		return f.answer(r, key)
	}
}

// listKind lists the documents of one type, without filters.
func listKind(k *kind) handler {
	return func(r *request) (response, error) {
		var f filter
		f.add("account_id = ? AND kind = ?", r.account.ID, k.path)
		f.status(nil)
		return f.answer(r, k.path)
	}
}

func relatedDocuments(r *request) (response, error) {
	d, err := ownedDocument(r, nil)
	if err != nil {
		return response{}, err
	}
	related, err := list[Document](r.store, "WHERE account_id = ? AND status <> 'deleted' AND (related_id = ? OR id = ?) ORDER BY id",
		d.AccountID, d.ID, d.RelatedID)
	if err != nil {
		return response{}, err
	}
	shown, err := showAll(r, related)
	return ok("documents", shown), err
}
