package main

import (
	"crypto/sha1"
	"database/sql"
	"encoding/base64"
	"fmt"
	"strings"
	"time"

	"github.com/shopspring/decimal"
)

// step is a document's state and the event that reaches it.
type step struct{ status, event string }

var transitions = map[family]map[step]string{
	invoiceFamily: {
		{"draft", "finalized"}: "final", {"draft", "deleted"}: "deleted",
		{"final", "canceled"}: "canceled", {"final", "settled"}: "settled",
	},
	estimateFamily: {
		{"draft", "finalized"}: "final", {"draft", "deleted"}: "deleted",
		{"final", "accept"}: "accepted", {"final", "refuse"}: "refused", {"final", "canceled"}: "canceled",
		{"accepted", "refuse"}: "refused", {"refused", "accept"}: "accepted",
		{"accepted", "canceled"}: "canceled", {"refused", "canceled"}: "canceled",
	},
	guideFamily: {
		{"draft", "finalized"}: "final", {"draft", "deleted"}: "deleted", {"final", "canceled"}: "canceled",
	},
	orderFamily: {
		{"draft", "finalized"}: "final", {"draft", "deleted"}: "deleted",
		{"final", "canceled"}: "canceled", {"final", "completed"}: "completed",
	},
	receiptFamily: {{"final", "canceled"}: "canceled"},
}

// particular transitions hold for one kind only and go before those of its family.
var particular = map[string]map[step]string{
	"invoice_receipt": {{"draft", "finalized"}: "settled", {"settled", "canceled"}: "canceled"},
	"credit_note":     {{"settled", "unsettled"}: "final"},
	"debit_note":      {{"settled", "unsettled"}: "final"},
}

func (k *kind) next(s step) (string, bool) {
	if to, ok := particular[k.key][s]; ok {
		return to, true
	}
	to, ok := transitions[k.family][s]
	return to, ok
}

type stateInput struct {
	State   text `json:"state" validate:"required"`
	Message text `json:"message"`
}

func changeState(k *kind) handler {
	return func(r *request) (response, error) {
		d, err := ownedDocument(r, k)
		if err != nil {
			return response{}, err
		}
		in, err := decode[stateInput](r, k.key)
		if err != nil {
			return response{}, err
		}
		to, allowed := k.next(step{d.Status, string(in.State)})
		if !allowed {
			return response{}, invalid(fmt.Sprintf("state %s cannot follow %s", in.State, d.Status))
		}
		if to == "canceled" && k.payable {
			paid, err := paidAmount(r.store, d.ID)
			if err != nil {
				return response{}, err
			}
			if paid.IsPositive() {
				return response{}, invalid("the document has receipts; cancel them first")
			}
		}
		if d.Status == "draft" && to != "deleted" {
			if err := finalize(r, d); err != nil {
				return response{}, err
			}
		}
		d.Status, d.StateMessage = to, string(in.Message)
		if err := d.touch(r.store); err != nil {
			return response{}, err
		}
		if k == receiptKind {
			if err := reopen(r.store, d.RelatedID.Int64); err != nil {
				return response{}, err
			}
		}
		return ok(k.key, d.show(r.account)), nil
	}
}

// finalize gives a document its number and the codes that hang on it.
func finalize(r *request, d *Document) error {
	s, err := find[Sequence](r.store, "id = ?", d.SequenceID)
	if err != nil {
		return err
	}
	var previous string
	err = r.scan("SELECT coalesce((SELECT saft_hash FROM documents WHERE sequence_id = ? AND counter = ? AND number > 0 ORDER BY number DESC LIMIT 1), '')",
		[]any{s.ID, d.Counter}, &previous)
	if err != nil {
		return err
	}
	if d.Number, err = s.take(r.store, d.Counter, d.ManualNumber); err != nil {
		return err
	}
	d.ATCUD = atcud(r.account, d, s)
	hash := sha1.Sum([]byte(strings.Join([]string{d.Date, time.Now().Format(time.DateTime), d.Counter, d.label(),
		d.Total.StringFixed(2), previous}, ";")))
	d.SaftHash = base64.StdEncoding.EncodeToString(hash[:])
	if d.kind().family == guideFamily && r.account.isPortuguese() && r.account.ATConfigured {
		d.ATDocCode = fmt.Sprintf("%09d", d.ID)
	}
	return nil
}

// Payments: each makes a receipt related to the paid document, which is settled once nothing is left to pay.

type paymentInput struct {
	Amount *text `json:"amount" validate:"omitempty,amount"`
	Date   *text `json:"date" validate:"omitempty,date"`
	Note   *text `json:"note"`
}

func paidAmount(st *store, documentID int64) (paid decimal.Decimal, err error) {
	receipts, err := list[Document](st, "WHERE related_id = ? AND kind = 'receipts' AND status = 'final'", documentID)
	for _, receipt := range receipts {
		paid = paid.Add(receipt.Total)
	}
	return paid, err
}

func createPayment(r *request) (response, error) {
	d, err := ownedDocument(r, nil)
	if err != nil {
		return response{}, err
	}
	in, _, err := decodeOptional[paymentInput](r, "partial_payment")
	if err != nil {
		return response{}, err
	}
	if !d.kind().payable || d.Status != "final" {
		return response{}, invalid("only a final document that is not settled can be paid")
	}
	paid, err := paidAmount(r.store, d.ID)
	if err != nil {
		return response{}, err
	}
	left := d.Total.Sub(paid)
	amount := left
	setDecimal(&amount, in.Amount)
	if amount = amount.Round(2); !amount.IsPositive() || amount.GreaterThan(left) {
		return response{}, invalid("amount must be more than 0 and at most " + left.StringFixed(2))
	}
	receipt := &Document{AccountID: d.AccountID, Kind: receiptKind.path, Counter: receiptKind.key, Status: "final",
		SequenceID: d.SequenceID, Serie: d.Serie, Date: today(), Observations: in.Note.or(""), Token: randomToken(16),
		Sum: amount, BeforeTaxes: amount, Total: amount, Currency: d.Currency, ClientID: d.ClientID, ClientName: d.ClientName,
		ClientCountry: d.ClientCountry, ClientFiscalID: d.ClientFiscalID, ClientAddress: d.ClientAddress,
		RelatedID: sql.NullInt64{Int64: d.ID, Valid: true}, Version: 1}
	if d.Counter == "vat_moss_invoice" {
		receipt.Counter = "vat_moss_receipt"
	}
	if in.Date != nil {
		receipt.Date = isoDate(string(*in.Date))
	}
	receipt.DueDate = receipt.Date
	if err := finalize(r, receipt); err != nil {
		return response{}, err
	}
	if err := r.insert(receipt); err != nil {
		return response{}, err
	}
	if amount.Equal(left) {
		d.Status = "settled"
	}
	return created("receipt", receipt.show(r.account)), d.touch(r.store)
}

// reopen makes a settled document payable again after one of its receipts was canceled.
func reopen(st *store, id int64) error {
	d, err := find[Document](st, "id = ?", id)
	if err != nil {
		return err
	}
	if d.Status == "settled" {
		d.Status = "final"
	}
	return d.touch(st)
}

type messageInput struct {
	Client struct {
		Email text `json:"email" validate:"required,email"`
		Save  text `json:"save" validate:"required,oneof=0 1"`
	} `json:"client"`
	Subject text `json:"subject" validate:"max=500"`
	Body    text `json:"body"`
	CC      text `json:"cc" validate:"omitempty,email"`
	BCC     text `json:"bcc" validate:"omitempty,email"`
	Logo    text `json:"logo" validate:"omitempty,oneof=0 1"`
}

// emailDocument queues the message in the outbox table; this release has no mail relay.
func emailDocument(k *kind) handler {
	return func(r *request) (response, error) {
		d, err := ownedDocument(r, k)
		if err != nil {
			return response{}, err
		}
		in, err := decode[messageInput](r, "message")
		if err != nil {
			return response{}, err
		}
		if d.Status == "deleted" {
			return response{}, invalid("a deleted document cannot be sent")
		}
		_, err = r.exec("INSERT INTO emails (document_id, recipient, cc, bcc, subject, body, logo) VALUES (?, ?, ?, ?, ?, ?, ?)",
			d.ID, in.Client.Email, in.CC, in.BCC, in.Subject, in.Body, in.Logo == "1" && !r.account.Trial)
		if err == nil && in.Client.Save == "1" {
			_, err = r.exec("UPDATE clients SET email = ? WHERE id = ?", in.Client.Email, d.ClientID)
		}
		if err != nil {
			return response{}, err
		}
		d.Sent = true
		return empty, r.update(d)
	}
}
