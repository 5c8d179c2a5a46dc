package main

import (
	"context"
	"crypto/rand"
	"database/sql"
	"database/sql/driver"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	_ "modernc.org/sqlite"
)

//go:embed schema.sql
var schema string

func openDB(path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", "file:"+path+"?_txlock=immediate&_pragma=busy_timeout(10000)"+
		"&_pragma=journal_mode(WAL)&_pragma=synchronous(OFF)&_pragma=foreign_keys(ON)")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(8)
	if _, err := db.Exec(schema); err != nil {
		db.Close()
		return nil, fmt.Errorf("schema: %w", err)
	}
	return db, nil
}

// store is one transaction on behalf of one request.
type store struct {
	ctx context.Context
	tx  *sql.Tx
}

// inTx runs fn in a transaction. Writers start with the write lock, so that read-then-write is safe.
func (s *server) inTx(ctx context.Context, readOnly bool, fn func(*store) error) error {
	tx, err := s.db.BeginTx(ctx, &sql.TxOptions{ReadOnly: readOnly})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := fn(&store{ctx, tx}); err != nil {
		return err
	}
	return tx.Commit()
}

type column struct {
	name string
	ptr  any
}

// record is a struct mapped to a table; its first column is the primary key.
type record interface {
	table() string
	columns() []column
}

type recordOf[T any] interface {
	*T
	record
}

func split(cols []column) (names []string, ptrs []any) {
	for _, c := range cols {
		names, ptrs = append(names, c.name), append(ptrs, c.ptr)
	}
	return names, ptrs
}

func (st *store) exec(query string, args ...any) (sql.Result, error) {
	return st.tx.ExecContext(st.ctx, query, args...)
}

func (st *store) scan(query string, args []any, dest ...any) error {
	return st.tx.QueryRowContext(st.ctx, query, args...).Scan(dest...)
}

func (st *store) exists(query string, args ...any) (found bool, err error) {
	err = st.scan("SELECT EXISTS (SELECT 1 FROM "+query+")", args, &found)
	return found, err
}

func (st *store) insert(r record) error {
	cols := r.columns()
	names, values := split(cols[1:])
	return st.scan(fmt.Sprintf("INSERT INTO %s (%s) VALUES (?%s) RETURNING id", r.table(),
		strings.Join(names, ", "), strings.Repeat(", ?", len(names)-1)), values, cols[0].ptr)
}

func (st *store) update(r record) error {
	cols := r.columns()
	names, values := split(cols[1:])
	_, err := st.exec(fmt.Sprintf("UPDATE %s SET %s = ? WHERE id = ?", r.table(), strings.Join(names, " = ?, ")),
		append(values, cols[0].ptr)...)
	return err
}

// list reads the records a tail like "WHERE ... ORDER BY ... LIMIT ..." selects.
func list[T any, P recordOf[T]](st *store, tail string, args ...any) ([]*T, error) {
	names, _ := split(P(new(T)).columns())
	rows, err := st.tx.QueryContext(st.ctx,
		"SELECT "+strings.Join(names, ", ")+" FROM "+P(new(T)).table()+" "+tail, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	found := []*T{}
	for rows.Next() {
		v := new(T)
		_, ptrs := split(P(v).columns())
		if err := rows.Scan(ptrs...); err != nil {
			return nil, err
		}
		found = append(found, v)
	}
	return found, rows.Err()
}

// find reads one record, or fails with errNotFound.
func find[T any, P recordOf[T]](st *store, where string, args ...any) (*T, error) {
	found, err := list[T, P](st, "WHERE "+where+" ORDER BY id LIMIT 1", args...)
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		return nil, errNotFound
	}
	return found[0], nil
}

// lookup is find for records that may well be absent: nil when there is none.
func lookup[T any, P recordOf[T]](st *store, where string, args ...any) (*T, error) {
	v, err := find[T, P](st, where, args...)
	if errors.Is(err, errNotFound) {
		return nil, nil
	}
	return v, err
}

// jsonColumn keeps a small value object in a text column.
type jsonColumn struct{ ptr any }

func (j jsonColumn) Value() (driver.Value, error) {
	b, err := json.Marshal(j.ptr)
	return string(b), err
}

func (j jsonColumn) Scan(src any) error {
	s, ok := src.(string)
	if !ok {
		return fmt.Errorf("JSON column holds %T", src)
	}
	return json.Unmarshal([]byte(s), j.ptr)
}

func randomToken(bytes int) string {
	b := make([]byte, bytes)
	rand.Read(b) // never fails
	return hex.EncodeToString(b)
}

// save inserts a record that has no id yet and updates one that has.
func (st *store) save(r record, id int64) error {
	if id == 0 {
		return st.insert(r)
	}
	return st.update(r)
}
