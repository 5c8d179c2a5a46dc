package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"sync"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
)

const maxBody = 2 << 20

type server struct {
	db     *sql.DB
	port   int
	http   *http.Server
	failed chan error
	jobs   sync.WaitGroup
}

type contextKey string

const (
	hostKey    contextKey = "host"    // id of the account whose address was called, 0 for the public address
	accountKey contextKey = "account" // the authenticated *Account
)

func newServer(db *sql.DB, port int) *server {
	return &server{db: db, port: port, failed: make(chan error, 1), http: &http.Server{
		ReadHeaderTimeout: 10 * time.Second,
		ErrorLog:          slog.NewLogLogger(slog.Default().Handler(), slog.LevelWarn),
		BaseContext: func(l net.Listener) context.Context {
			var id int64
			if al, ok := l.(*accountListener); ok {
				id = al.accountID
			}
			return context.WithValue(context.Background(), hostKey, id)
		},
	}}
}

// request is what a handler works with: the HTTP request, its transaction and its account.
type request struct {
	*http.Request
	*store
	account *Account
	after   []func() // run once the transaction is committed
}

type response struct {
	status int
	body   any
}

var empty = response{status: http.StatusOK}

func ok(key string, v any) response { return response{http.StatusOK, map[string]any{key: v}} }

func created(key string, v any) response { return response{http.StatusCreated, map[string]any{key: v}} }

// apiError is an answer other than success; without a message its body is empty.
type apiError struct {
	status  int
	message string
}

func (e *apiError) Error() string { return strconv.Itoa(e.status) + " " + e.message }

var errNotFound = &apiError{status: http.StatusNotFound}

func invalid(message string) error { return &apiError{http.StatusUnprocessableEntity, message} }

type handler func(*request) (response, error)

// read and write turn a handler into an http.HandlerFunc that runs it in one transaction.
func (s *server) read(h handler) http.HandlerFunc  { return s.handle(h, true) }
func (s *server) write(h handler) http.HandlerFunc { return s.handle(h, false) }

func (s *server) handle(h handler, readOnly bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody)) // before the write lock is taken
		if err != nil {
			s.fail(w, r, &apiError{http.StatusRequestEntityTooLarge, "the body is too large or was cut off"})
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		account, _ := r.Context().Value(accountKey).(*Account)
		req := &request{Request: r, account: account}
		var res response
		err = s.inTx(r.Context(), readOnly, func(st *store) (err error) {
			req.store = st
			res, err = h(req)
			return err
		})
		if err != nil {
			s.fail(w, r, err)
			return
		}
		for _, fn := range req.after {
			fn()
		}
		writeJSON(w, res.status, res.body)
	}
}

func writeJSON(w http.ResponseWriter, status int, body any) {
	if body == nil {
		w.WriteHeader(status)
		return
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(body); err != nil {
		slog.Warn("response not written", "err", err)
	}
}

func (s *server) fail(w http.ResponseWriter, r *http.Request, err error) {
	var e *apiError
	if !errors.As(err, &e) {
		if r.Context().Err() == nil {
			slog.Error("request failed", "method", r.Method, "path", r.URL.Path, "err", err)
		}
		e = &apiError{status: http.StatusInternalServerError}
	}
	if e.message == "" {
		w.WriteHeader(e.status)
		return
	}
	writeJSON(w, e.status, map[string]any{"errors": map[string]string{"error": e.message}})
}

// authenticate lets a request through whose api_key belongs to the account of the called host.
func (s *server) authenticate(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		key := r.URL.Query().Get("api_key")
		var account *Account
		err := s.inTx(r.Context(), true, func(st *store) (err error) {
			account, err = find[Account](st, "api_key = ? AND id = ?", key, r.Context().Value(hostKey))
			return err
		})
		if errors.Is(err, errNotFound) {
			err = &apiError{http.StatusUnauthorized, "the api_key is missing or incorrect"}
		}
		if err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), accountKey, account)))
	})
}

func (s *server) routes() http.Handler {
	public := chi.NewRouter()
	public.Use(middleware.Recoverer)
	public.Post("/api/accounts/create.json", s.write(s.createAccount))
	public.Post("/api/accounts/create_already_user.json", s.write(s.createAccountForUser))

	host := chi.NewRouter()
	host.Use(middleware.Recoverer)
	host.Group(func(r chi.Router) {
		r.Use(s.authenticate)
		s.apiRoutes(r)
	})
	// Links handed out by the API: they carry a secret token instead of a key.
	host.Get("/files/{name}", s.download)
	host.Get("/qr_codes/{token}.png", s.qrImage)
	host.Get("/documents/{token}", s.documentPage)
	host.Get("/open_accounts/{token}", s.openAccountPage)

	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Context().Value(hostKey) == int64(0) {
			public.ServeHTTP(w, r)
			return
		}
		host.ServeHTTP(w, r)
	})
}

func (s *server) apiRoutes(r chi.Router) {
	r.Get("/api/accounts/{id:[0-9]+}/get.json", s.read(getAccount))
	r.Put("/api/accounts/{id:[0-9]+}/update.json", s.write(updateAccount))
	r.Post("/api/v3/accounts/at_communication.json", s.write(configureAT))

	r.Get("/items.json", s.read(listItems))
	r.Post("/items.json", s.write(createItem))
	r.Get("/items/{id:[0-9]+}.json", s.read(getItem))
	r.Put("/items/{id:[0-9]+}.json", s.write(updateItem))

	r.Get("/taxes.json", s.read(listTaxes))
	r.Post("/taxes.json", s.write(createTax))
	r.Get("/taxes/{id:[0-9]+}.json", s.read(getTax))
	r.Put("/taxes/{id:[0-9]+}.json", s.write(updateTax))
	r.Delete("/taxes/{id:[0-9]+}.json", s.write(deleteTax))

	r.Get("/clients.json", s.read(listClients))
	r.Post("/clients.json", s.write(createClient))
	r.Get("/clients/find-by-name.json", s.read(findClientBy("name")))
	r.Get("/clients/find-by-code.json", s.read(findClientBy("code")))
	r.Get("/clients/{id:[0-9]+}.json", s.read(getClient))
	r.Put("/clients/{id:[0-9]+}.json", s.write(updateClient))
	r.Post("/clients/{id:[0-9]+}/invoices.json", s.read(listClientInvoices))

	r.Get("/sequences.json", s.read(listSequences))
	r.Post("/sequences.json", s.write(createSequence))
	r.Get("/sequences/{id:[0-9]+}.json", s.read(getSequence))
	r.Put("/sequences/{id:[0-9]+}/set_current.json", s.write(setCurrentSequence))
	r.Put("/sequences/{id:[0-9]+}/register.json", s.write(registerSequence))

	r.Get("/invoices.json", s.read(listDocuments(invoiceFamily, "invoices")))
	r.Get("/estimates.json", s.read(listDocuments(estimateFamily, "estimates")))
	r.Get("/guides.json", s.read(listDocuments(guideFamily, "guides")))
	r.Get("/purchase_orders.json", s.read(listDocuments(orderFamily, "purchase_orders")))
	for _, k := range kinds {
		if (k.family == invoiceFamily && k.path != "invoices") || k == receiptKind {
			r.Get("/"+k.path+".json", s.read(listKind(k)))
		}
		one := "/" + k.path + "/{id:[0-9]+}"
		r.Get(one+".json", s.read(getDocument(k)))
		r.Put(one+"/change-state.json", s.write(changeState(k)))
		r.Put(one+"/email-document.json", s.write(emailDocument(k)))
		if k != receiptKind {
			r.Post("/"+k.path+".json", s.write(createDocument(k)))
			r.Put(one+".json", s.write(updateDocument(k)))
		}
	}
	r.Get("/vat_moss_invoices", s.read(listKind(kindByPath("vat_moss_invoices"))))
	r.Get("/document/{id:[0-9]+}/related_documents.json", s.read(relatedDocuments))
	r.Post("/documents/{id:[0-9]+}/partial_payments.json", s.write(createPayment))

	r.Get("/api/pdf/{id:[0-9]+}.json", s.write(s.documentPDF))
	r.Get("/purchase_orders/{id:[0-9]+}/pdf.json", s.write(s.documentPDF))
	r.Get("/api/qr_codes/{id:[0-9]+}.json", s.read(documentQR))
	r.Get("/api/export_saft.json", s.write(s.exportSAFT))

	r.Route("/api/v3/clients/{client_id:[0-9]+}", func(r chi.Router) {
		r.Get("/balance.json", s.read(clientBalance))
		r.Put("/initial_balance.json", s.write(updateInitialBalance))
		r.Get("/regularization.json", s.read(listRegularizations))
		r.Post("/regularization.json", s.write(createEntry(regularization)))
		r.Delete("/regularization/{id:[0-9]+}.json", s.write(deleteEntry(regularization)))
		r.Post("/treasury_movements.json", s.write(createEntry(movement)))
		r.Delete("/treasury_movements/{id:[0-9]+}.json", s.write(deleteEntry(movement)))
	})
}

// pathID reads a numeric path parameter; one too large for an id matches nothing.
func (r *request) pathID(name string) int64 {
	id, err := strconv.ParseInt(chi.URLParam(r.Request, name), 10, 64)
	if err != nil {
		return -1
	}
	return id
}

// owned finds the account's record the path names.
func owned[T any, P recordOf[T]](r *request, param string) (*T, error) {
	return find[T, P](r.store, "id = ? AND account_id = ?", r.pathID(param), r.account.ID)
}

type pagination struct {
	TotalEntries int `json:"total_entries"`
	CurrentPage  int `json:"current_page"`
	TotalPages   int `json:"total_pages"`
	PerPage      int `json:"per_page"`
}

const maxPerPage = 100

func positive(q url.Values, key string, otherwise int) int {
	if n, err := strconv.Atoi(q.Get(key)); err == nil && n > 0 && n < 1<<31 {
		return n
	}
	return otherwise
}

// paginate reads the page of records the query asks for.
func paginate[T any, P recordOf[T]](r *request, where, order string, args ...any) ([]*T, pagination, error) {
	q := r.URL.Query()
	p := pagination{CurrentPage: positive(q, "page", 1), PerPage: min(positive(q, "per_page", r.account.PerPage), maxPerPage)}
	if err := r.scan("SELECT count(*) FROM "+P(new(T)).table()+" WHERE "+where, args, &p.TotalEntries); err != nil {
		return nil, p, err
	}
	p.TotalPages = (p.TotalEntries + p.PerPage - 1) / p.PerPage
	found, err := list[T, P](r.store, "WHERE "+where+" ORDER BY "+order+" LIMIT ? OFFSET ?",
		append(args, p.PerPage, (p.CurrentPage-1)*p.PerPage)...)
	return found, p, err
}

func paged(key string, v any, p pagination) response {
	return response{http.StatusOK, map[string]any{key: v, "pagination": p}}
}
