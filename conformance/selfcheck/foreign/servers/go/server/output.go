package main

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/xml"
	"errors"
	"fmt"
	"html/template"
	"log/slog"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-pdf/fpdf"
	"github.com/shopspring/decimal"
	"github.com/skip2/go-qrcode"
)

// Export is a file made in the background.
type Export struct {
	ID, AccountID                 int64
	Source, Revision              string
	Status, FileName, ContentType string
	Data                          []byte
}

func (e *Export) table() string { return "exports" }

func (e *Export) columns() []column {
	return []column{{"id", &e.ID}, {"account_id", &e.AccountID}, {"source", &e.Source}, {"revision", &e.Revision},
		{"status", &e.Status}, {"file_name", &e.FileName}, {"content_type", &e.ContentType}, {"data", &e.Data}}
}

// export answers 202 while a file of the wanted revision is being made, then 200 with its link.
func (s *server) export(r *request, source, revision, extension, linkName string, render func(*store) ([]byte, error)) (response, error) {
	e, err := lookup[Export](r.store, "account_id = ? AND source = ?", r.account.ID, source)
	if err != nil {
		return response{}, err
	}
	if e != nil && e.Revision == revision {
		switch e.Status {
		case "done":
			return ok("output", map[string]string{linkName: r.account.URL + "/files/" + e.FileName}), nil
		case "failed": // the next request tries again
			_, err := r.exec("DELETE FROM exports WHERE id = ?", e.ID)
			return response{status: http.StatusInternalServerError}, err
		default:
			return response{status: http.StatusAccepted}, nil
		}
	}
	if e == nil {
		e = &Export{AccountID: r.account.ID, Source: source}
	}
	e.Revision, e.Status, e.Data = revision, "pending", nil
	e.FileName = randomToken(16) + extension
	e.ContentType = mime.TypeByExtension(extension)
	if extension == ".pdf" {
		e.ContentType = "application/pdf"
	}
	if err := r.save(e, e.ID); err != nil {
		return response{}, err
	}
	r.after = append(r.after, func() { s.jobs.Go(func() { s.make(e.ID, e.FileName, render) }) })
	return response{status: http.StatusAccepted}, nil
}

func (s *server) make(id int64, fileName string, render func(*store) ([]byte, error)) {
	ctx := context.Background()
	var data []byte
	err := s.inTx(ctx, true, func(st *store) (err error) {
		data, err = render(st)
		return err
	})
	status := "done"
	if err != nil {
		slog.Error("export failed", "export", id, "err", err)
		status = "failed"
	}
	_, err = s.db.ExecContext(ctx, "UPDATE exports SET status = ?, data = ? WHERE id = ? AND file_name = ?", status, data, id, fileName)
	if err != nil {
		slog.Error("export not stored", "export", id, "err", err)
	}
}

func (s *server) download(w http.ResponseWriter, r *http.Request) {
	var e *Export
	err := s.inTx(r.Context(), true, func(st *store) (err error) {
		e, err = find[Export](st, "file_name = ? AND account_id = ? AND status = 'done'",
			chi.URLParam(r, "name"), r.Context().Value(hostKey))
		return err
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", e.ContentType)
	w.Header().Set("Content-Disposition", `inline; filename="`+path.Base(e.FileName)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(e.Data))
}

func (s *server) documentPDF(r *request) (response, error) {
	d, err := ownedDocument(r, nil)
	if err != nil {
		return response{}, err
	}
	if strings.HasPrefix(r.URL.Path, "/purchase_orders/") && d.Kind != "purchase_orders" {
		return response{}, errNotFound
	}
	secondCopy := false
	if given := r.URL.Query().Get("second_copy"); given != "" {
		if secondCopy, err = strconv.ParseBool(given); err != nil {
			return response{}, invalid("second_copy is not valid")
		}
	}
	if d.Status == "draft" || d.Status == "deleted" {
		return response{}, &apiError{status: http.StatusNotAcceptable}
	}
	a := r.account
	return s.export(r, fmt.Sprintf("pdf/%d/%t", d.ID, secondCopy), strconv.FormatInt(d.Version, 10), ".pdf", "pdfUrl",
		func(st *store) ([]byte, error) {
			c, err := find[Client](st, "id = ?", d.ClientID)
			if err != nil {
				return nil, err
			}
			copies, _ := strconv.Atoi(c.SendOptions)
			titles := []string{"Original", "Duplicado", "Triplicado"}[:max(1, copies)]
			if secondCopy {
				titles = []string{"2.ª via"}
			}
			return drawPDF(a, d, titles)
		})
}

func drawPDF(a *Account, d *Document, copies []string) ([]byte, error) {
	pdf := fpdf.New("P", "mm", "A4", "")
	tr := pdf.UnicodeTranslatorFromDescriptor("")
	line := func(style string, size float64, text string) {
		pdf.SetFont("Helvetica", style, size)
		pdf.MultiCell(0, size/2, tr(text), "", "L", false)
	}
	widths := []float64{80, 25, 20, 20, 20, 25}
	row := func(style string, cells ...string) {
		pdf.SetFont("Helvetica", style, 9)
		for i, c := range cells {
			align := "R"
			if i == 0 {
				align = "L"
			}
			pdf.CellFormat(widths[i], 6, tr(c), "B", 0, align, false, 0, "")
		}
		pdf.Ln(-1)
	}
	for _, copyTitle := range copies {
		pdf.AddPage()
		line("B", 14, a.OrganizationName)
		line("", 10, a.FiscalID)
		pdf.Ln(6)
		line("B", 12, d.kind().typeName+" "+d.label()+"  ("+copyTitle+")")
		line("", 10, "ATCUD: "+d.ATCUD+"   "+shownDate(d.Date)+" - "+shownDate(d.DueDate))
		if d.Status == "canceled" {
			line("B", 12, "CANCELED")
		}
		pdf.Ln(4)
		line("", 10, strings.TrimSpace(d.ClientName+"\n"+d.ClientAddress+"\n"+d.ClientFiscalID))
		pdf.Ln(6)
		row("B", "Item", "Price", "Qty", "Disc. %", "Tax %", "Total")
		for _, l := range d.Lines {
			row("", l.Name, l.UnitPrice.String(), l.Quantity.String(), l.Discount.String(), l.TaxValue.String(), l.Total.StringFixed(2))
		}
		pdf.Ln(4)
		line("", 10, fmt.Sprintf("Before taxes %s   Taxes %s", d.BeforeTaxes.StringFixed(2), d.Taxes.StringFixed(2)))
		line("B", 12, "Total "+d.Total.StringFixed(2)+" "+d.Currency)
		pdf.Ln(4)
		line("", 9, d.Observations)
	}
	var out bytes.Buffer
	err := pdf.Output(&out)
	return out.Bytes(), err
}

func documentQR(r *request) (response, error) {
	d, err := ownedDocument(r, nil)
	if err != nil {
		return response{}, err
	}
	if d.Number == 0 {
		return response{}, invalid("only a finalized document has a QR code")
	}
	return ok("qr_code", map[string]string{"url": r.account.URL + "/qr_codes/" + d.Token + ".png"}), nil
}

// linked finds what a link of the called host shows, by its token.
func linked[T any, P recordOf[T]](st *store, r *http.Request) (*Account, *T, error) {
	a, err := find[Account](st, "id = ?", r.Context().Value(hostKey))
	if err != nil {
		return nil, nil, err
	}
	v, err := find[T, P](st, "token = ? AND account_id = ?", chi.URLParam(r, "token"), a.ID)
	return a, v, err
}

func (s *server) qrImage(w http.ResponseWriter, r *http.Request) {
	var png []byte
	err := s.inTx(r.Context(), true, func(st *store) error {
		a, d, err := linked[Document](st, r)
		if err != nil {
			return err
		}
		content := strings.Join([]string{"A:" + a.FiscalID, "B:" + d.ClientFiscalID, "C:" + d.ClientCountry,
			"D:" + d.kind().typeName, "E:" + d.Status, "F:" + strings.ReplaceAll(d.Date, "-", ""), "G:" + d.label(), "H:" + d.ATCUD,
			"N:" + d.Taxes.StringFixed(2), "O:" + d.Total.StringFixed(2), "Q:" + d.SaftHash[:min(4, len(d.SaftHash))]}, "*")
		png, err = qrcode.Encode(content, qrcode.Medium, 256)
		return err
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "image/png")
	w.Write(png)
}

//go:embed page.html
var pageSource string

var pageTemplate = template.Must(template.New("page").Parse(pageSource))

type page struct {
	Title     string
	Account   *Account
	Client    string
	Documents []documentJSON
}

func (s *server) showPage(w http.ResponseWriter, r *http.Request, build func(*store) (page, error)) {
	var out bytes.Buffer
	err := s.inTx(r.Context(), true, func(st *store) error {
		p, err := build(st)
		return errors.Join(err, pageTemplate.Execute(&out, p))
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	out.WriteTo(w)
}

func (s *server) documentPage(w http.ResponseWriter, r *http.Request) {
	s.showPage(w, r, func(st *store) (page, error) {
		a, d, err := linked[Document](st, r)
		if err != nil {
			return page{Account: &Account{}}, err
		}
		return page{d.kind().typeName + " " + d.label(), a, d.ClientName, []documentJSON{d.show(a)}}, nil
	})
}

func (s *server) openAccountPage(w http.ResponseWriter, r *http.Request) {
	s.showPage(w, r, func(st *store) (page, error) {
		a, c, err := linked[Client](st, r)
		if err != nil {
			return page{Account: &Account{}}, err
		}
		documents, err := list[Document](st, "WHERE client_id = ? AND status = 'final' ORDER BY id", c.ID)
		p := page{Title: "Open account", Account: a, Client: c.Name}
		for _, d := range documents {
			if d.kind().family == invoiceFamily {
				p.Documents = append(p.Documents, d.show(a))
			}
		}
		return p, err
	})
}

// SAF-T: the documents of one month in the tax authority's audit file.

type saftInvoice struct {
	InvoiceNo     string          `xml:"InvoiceNo"`
	ATCUD         string          `xml:"ATCUD"`
	InvoiceStatus string          `xml:"DocumentStatus>InvoiceStatus"`
	Hash          string          `xml:"Hash"`
	InvoiceDate   string          `xml:"InvoiceDate"`
	InvoiceType   string          `xml:"InvoiceType"`
	CustomerID    int64           `xml:"CustomerID"`
	Lines         []saftLine      `xml:"Line"`
	TaxPayable    decimal.Decimal `xml:"DocumentTotals>TaxPayable"`
	NetTotal      decimal.Decimal `xml:"DocumentTotals>NetTotal"`
	GrossTotal    decimal.Decimal `xml:"DocumentTotals>GrossTotal"`
}

type saftLine struct {
	LineNumber         int             `xml:"LineNumber"`
	ProductDescription string          `xml:"ProductDescription"`
	Quantity           decimal.Decimal `xml:"Quantity"`
	UnitOfMeasure      string          `xml:"UnitOfMeasure"`
	UnitPrice          decimal.Decimal `xml:"UnitPrice"`
	TaxPercentage      decimal.Decimal `xml:"Tax>TaxPercentage"`
	ExemptionCode      string          `xml:"TaxExemptionCode,omitempty"`
}

type saftCustomer struct {
	CustomerID    int64  `xml:"CustomerID"`
	CustomerTaxID string `xml:"CustomerTaxID"`
	CompanyName   string `xml:"CompanyName"`
}

type saftFile struct {
	XMLName xml.Name `xml:"urn:OECD:StandardAuditFile-Tax:PT_1.04_01 AuditFile"`
	Header  struct {
		AuditFileVersion      string
		TaxRegistrationNumber string
		CompanyName           string
		FiscalYear            string
		StartDate, EndDate    string
		CurrencyCode          string
		DateCreated           string
	}
	Customers []saftCustomer `xml:"MasterFiles>Customer"`
	Count     int            `xml:"SourceDocuments>SalesInvoices>NumberOfEntries"`
	Invoices  []saftInvoice  `xml:"SourceDocuments>SalesInvoices>Invoice"`
}

func (s *server) exportSAFT(r *request) (response, error) {
	q := r.URL.Query()
	month, monthErr := strconv.Atoi(q.Get("month"))
	year, yearErr := strconv.Atoi(q.Get("years"))
	if monthErr != nil || yearErr != nil || month < 1 || month > 12 || year < 1900 || year > 9999 {
		return response{}, &apiError{status: http.StatusUnprocessableEntity}
	}
	start := time.Date(year, time.Month(month), 1, 0, 0, 0, 0, time.UTC)
	var f filter
	f.add("account_id = ? AND number > 0 AND date >= ? AND date < ?", r.account.ID,
		start.Format(time.DateOnly), start.AddDate(0, 1, 0).Format(time.DateOnly))
	f.in("kind", kindPaths(invoiceFamily))
	where := strings.Join(f.conditions, " AND ")
	var revision string
	err := r.scan("SELECT count(*) || ':' || coalesce(sum(version), 0) FROM documents WHERE "+where, f.args, &revision)
	if err != nil {
		return response{}, err
	}
	a := r.account
	return s.export(r, "saft/"+start.Format("2006-01"), revision, ".xml", "saftUrl", func(st *store) ([]byte, error) {
		documents, err := list[Document](st, "WHERE "+where+" ORDER BY id", f.args...)
		if err != nil {
			return nil, err
		}
		return drawSAFT(st, a, start, documents)
	})
}

func drawSAFT(st *store, a *Account, start time.Time, documents []*Document) ([]byte, error) {
	var file saftFile
	h := &file.Header
	h.AuditFileVersion, h.TaxRegistrationNumber, h.CompanyName = "1.04_01", a.FiscalID, a.OrganizationName
	h.FiscalYear, h.StartDate = strconv.Itoa(start.Year()), start.Format(time.DateOnly)
	h.EndDate, h.CurrencyCode, h.DateCreated = start.AddDate(0, 1, -1).Format(time.DateOnly), a.country().currency, today()
	file.Count = len(documents)
	statuses := map[string]string{"canceled": "A"}
	seen := map[int64]bool{}
	for _, d := range documents {
		if err := d.loadLines(st); err != nil {
			return nil, err
		}
		if !seen[d.ClientID] {
			seen[d.ClientID] = true
			file.Customers = append(file.Customers, saftCustomer{d.ClientID, d.ClientFiscalID, d.ClientName})
		}
		status := statuses[d.Status]
		if status == "" {
			status = "N"
		}
		invoice := saftInvoice{InvoiceNo: d.kind().typeName + " " + d.label(), ATCUD: d.ATCUD, InvoiceStatus: status, Hash: d.SaftHash,
			InvoiceDate: d.Date, InvoiceType: d.kind().typeName, CustomerID: d.ClientID, TaxPayable: d.Taxes,
			NetTotal: d.BeforeTaxes, GrossTotal: d.Total}
		for i, l := range d.Lines {
			line := saftLine{LineNumber: i + 1, ProductDescription: l.Name, Quantity: l.Quantity, UnitOfMeasure: l.Unit,
				UnitPrice: l.UnitPrice, TaxPercentage: l.TaxValue}
			if l.TaxValue.IsZero() {
				line.ExemptionCode = d.TaxExemption
			}
			invoice.Lines = append(invoice.Lines, line)
		}
		file.Invoices = append(file.Invoices, invoice)
	}
	out, err := xml.MarshalIndent(file, "", "  ")
	return append([]byte(xml.Header), out...), err
}
