package main

import (
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"regexp"
	"strings"
	"time"

	"github.com/go-playground/validator/v10"
	"github.com/shopspring/decimal"
)

// text is a string field of a request. Numbers are taken as their digits, true and false as 1 and 0.
type text string

func (t *text) UnmarshalJSON(b []byte) error {
	switch b[0] {
	case '"':
		return json.Unmarshal(b, (*string)(t))
	case '{', '[':
		return errors.New("expected a string")
	case 't':
		*t = "1"
	case 'f':
		*t = "0"
	case 'n':
	default:
		*t = text(b)
	}
	return nil
}

func (t *text) or(otherwise string) string {
	if t == nil {
		return otherwise
	}
	return string(*t)
}

// set assigns a field that was sent.
func set(dst *string, v *text) {
	if v != nil {
		*dst = string(*v)
	}
}

func setDecimal(dst *decimal.Decimal, v *text) {
	if v != nil {
		*dst = toDecimal(*v)
	}
}

// toDecimal converts a validated number.
func toDecimal(t text) decimal.Decimal {
	return decimal.RequireFromString(strings.TrimSpace(string(t)))
}

const (
	dateFormat     = "02/01/2006"
	dateTimeFormat = "02/01/2006 15:04:05"
)

// Dates are stored in ISO form, which sorts.
func toISO(s, layout, isoLayout string) string {
	if t, err := time.Parse(layout, s); err == nil {
		return t.Format(isoLayout)
	}
	return ""
}

func isoDate(s string) string { return toISO(s, dateFormat, time.DateOnly) }

func shownDate(iso string) string { return toISO(iso, time.DateOnly, dateFormat) }

func shownDateTime(iso string) string { return toISO(iso, time.DateTime, dateTimeFormat) }

func today() string { return time.Now().Format(time.DateOnly) }

var (
	decimalPattern = regexp.MustCompile(`^\s*-?\d{1,12}(\.\d{1,6})?\s*$`)
	validate       = newValidator()
)

func newValidator() *validator.Validate {
	v := validator.New()
	v.RegisterTagNameFunc(func(f reflect.StructField) string {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		return name
	})
	for tag, valid := range map[string]func(string) bool{
		"filled":   func(s string) bool { return strings.TrimSpace(s) != "" },
		"date":     func(s string) bool { return isoDate(s) != "" },
		"datetime": func(s string) bool { return toISO(s, dateTimeFormat, time.DateTime) != "" },
		"decimal":  decimalPattern.MatchString,
		"amount":   func(s string) bool { return decimalPattern.MatchString(s) && !toDecimal(text(s)).IsNegative() },
		"percent": func(s string) bool {
			return decimalPattern.MatchString(s) && !toDecimal(text(s)).IsNegative() && toDecimal(text(s)).LessThanOrEqual(hundred)
		},
	} {
		v.RegisterValidation(tag, func(fl validator.FieldLevel) bool { return valid(fl.Field().String()) })
	}
	return v
}

// decode reads the object a request body wraps under key and validates it.
func decode[T any](r *request, key string) (in T, err error) {
	in, sent, err := decodeOptional[T](r, key)
	if err == nil && !sent {
		err = invalid(key + " is required")
	}
	return in, err
}

func decodeOptional[T any](r *request, key string) (in T, sent bool, err error) {
	body, err := io.ReadAll(r.Body)
	if err != nil || len(strings.TrimSpace(string(body))) == 0 {
		return in, false, err
	}
	var wrapper map[string]json.RawMessage
	if err := json.Unmarshal(body, &wrapper); err != nil {
		if syntax := (*json.SyntaxError)(nil); errors.As(err, &syntax) {
			return in, false, &apiError{400, "the body is not valid JSON"}
		}
		return in, false, invalid("the body must be an object")
	}
	raw := wrapper[key]
	if raw == nil || string(raw) == "null" {
		return in, false, nil
	}
	if err := json.Unmarshal(raw, &in); err != nil {
		if wrong := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrong) && wrong.Field != "" {
			return in, true, invalid(wrong.Field + " has the wrong type")
		}
		return in, true, invalid(key + " has a field of the wrong type")
	}
	return in, true, check(in)
}

// check validates a struct and names the first field that is wrong.
func check(in any) error {
	var wrong validator.ValidationErrors
	if err := validate.Struct(in); !errors.As(err, &wrong) {
		return err
	}
	_, field, _ := strings.Cut(wrong[0].Namespace(), ".")
	switch wrong[0].Tag() {
	case "required", "filled":
		return invalid(field + " is required")
	case "oneof":
		return invalid(field + " must be one of: " + wrong[0].Param())
	default:
		return invalid(field + " is not valid")
	}
}

// require names the first of the given fields that was not sent; keys and values alternate.
func require(names []string, values ...*text) error {
	for i, v := range values {
		if v == nil || strings.TrimSpace(string(*v)) == "" {
			return invalid(names[i] + " is required")
		}
	}
	return nil
}
