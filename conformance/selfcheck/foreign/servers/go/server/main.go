// Command invoicing serves the invoicing API (version 2.0.0) on loopback addresses.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"github.com/shopspring/decimal"
)

func main() {
	port := flag.Int("port", 0, "port to listen on (a free one when 0)")
	flag.Parse()
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, nil)))
	decimal.MarshalJSONWithoutQuotes = true

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	if err := run(ctx, *port); err != nil {
		slog.Error("server failed", "err", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, port int) (err error) {
	dir, err := os.MkdirTemp("", "invoicing-go-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)

	db, err := openDB(filepath.Join(dir, "invoicing.db"))
	if err != nil {
		return err
	}
	defer db.Close()

	public, err := net.Listen("tcp4", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil {
		return err
	}
	s := newServer(db, public.Addr().(*net.TCPAddr).Port)
	s.http.Handler = s.routes()
	s.serve(public)
	defer func() { err = errors.Join(err, s.close()) }()

	first, err := s.seed(ctx, "First Company", "first@example.com", "510000001")
	if err != nil {
		return fmt.Errorf("seed: %w", err)
	}
	second, err := s.seed(ctx, "Second Company", "second@example.com", "510000002")
	if err != nil {
		return fmt.Errorf("seed: %w", err)
	}
	err = json.NewEncoder(os.Stdout).Encode(struct {
		BaseURL         string `json:"base_url"`
		PublicURL       string `json:"public_url"`
		APIKey          string `json:"api_key"`
		AccountID       int64  `json:"account_id"`
		SecondBaseURL   string `json:"second_base_url"`
		SecondAPIKey    string `json:"second_api_key"`
		SecondAccountID int64  `json:"second_account_id"`
	}{first.URL, "http://" + public.Addr().String(), first.APIKey, first.ID, second.URL, second.APIKey, second.ID})
	if err != nil {
		return err
	}
	select {
	case <-ctx.Done():
		return nil
	case err := <-s.failed:
		return err
	}
}

// seed opens an account the way the public endpoint does, with tax-authority credentials already in place.
func (s *server) seed(ctx context.Context, organization, email, fiscalID string) (account *Account, err error) {
	err = s.inTx(ctx, false, func(st *store) error {
		account, err = s.openAccount(st, accountInput{
			OrganizationName: text(organization), Email: text(email), Password: text(randomToken(12)), FiscalID: text(fiscalID),
		}, false)
		if err != nil {
			return err
		}
		account.ATConfigured, account.ATUsername = true, fiscalID+"/1"
		return st.update(account)
	})
	return account, err
}

// accountListener tags the connections it accepts with the account that lives at its address.
type accountListener struct {
	net.Listener
	accountID int64
}

// listenFor gives an account its own loopback host: account N lives at 127.0.x.y, starting at 127.0.0.2.
func (s *server) listenFor(accountID int64) (baseURL string, err error) {
	host := fmt.Sprintf("127.0.%d.%d", accountID/250, accountID%250+1)
	l, err := net.Listen("tcp4", fmt.Sprintf("%s:%d", host, s.port))
	if err != nil { // that port is taken on this very host
		if l, err = net.Listen("tcp4", host+":0"); err != nil {
			return "", err
		}
	}
	s.serve(&accountListener{l, accountID})
	return "http://" + l.Addr().String(), nil
}

func (s *server) serve(l net.Listener) {
	go func() {
		if err := s.http.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			select {
			case s.failed <- err:
			default:
			}
		}
	}()
}

// close stops answering, then waits for the background jobs.
func (s *server) close() error {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	if err := s.http.Shutdown(ctx); err != nil {
		s.http.Close()
	}
	s.jobs.Wait()
	return nil
}
