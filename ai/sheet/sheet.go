// Package sheet writes tables as lines of text that a spreadsheet opens, in the form that is usual where it is used.
package sheet

import (
	"strconv"
	"strings"
)

// Mark is the byte order mark, by which a spreadsheet recognises a file as UTF-8.
const Mark = "\ufeff"

// A Form is the format of fields and numbers in a spreadsheet.
type Form int

const (
	Points Form = iota // 0.5,1: the form of RFC 4180
	Commas             // 0,5;1: where a comma stands in numbers, as in French
)

// Decimal writes a number with that many decimals, or with as many as it needs for -1.
func (f Form) Decimal(x float64, decimals int) string {
	text := strconv.FormatFloat(x, 'f', decimals, 64)
	if f == Commas {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}

// Line appends a row of fields to a table. It ends, and fields are quoted, as RFC 4180 has it. With encoding/csv the
// program of the page, which has a budget, would be 3 kB larger.
func (f Form) Line(b *strings.Builder, fields ...string) {
	separator := byte(',')
	if f == Commas {
		separator = ';'
	}
	for i, field := range fields {
		if i > 0 {
			b.WriteByte(separator)
		}
		if strings.ContainsAny(field, "\";\r\n") || f == Points && strings.Contains(field, ",") {
			field = `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
		}
		b.WriteString(field)
	}
	b.WriteString("\r\n")
}

// Text returns a text that no spreadsheet takes for a formula: one that begins with one of = + - @ gets an apostrophe
// before it. Names come from other people.
func Text(text string) string {
	if text != "" && strings.ContainsAny(text[:1], "=+-@") {
		return "'" + text
	}
	return text
}
