// Package i18n is the message catalogue of the pages: every sentence that a person reads, in French and in English. A
// catalogue is a value of the struct [Messages]. A test walks its fields, and fails for a sentence that is missing in a
// language. What belongs to one game stands beside its board.
package i18n

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/sheet"
)

// A Lang is a language of the interface, as in the lang attribute of a page.
type Lang string

// The languages, the first one the default.
const (
	French  Lang = "fr"
	English Lang = "en"
)

// Pick returns the first of the wanted language tags ("en-GB", "fr") that the interface speaks, French if none.
func Pick(wanted ...string) Lang {
	for _, tag := range wanted {
		primary, _, _ := strings.Cut(strings.ToLower(tag), "-")
		for _, lang := range Langs() {
			if primary == string(lang) {
				return lang
			}
		}
	}
	return French
}

// Next returns the language that the switch in the header leads to: the one after it, and after the last the first.
func (l Lang) Next() Lang {
	langs := Langs()
	return langs[(slices.Index(langs, l)+1)%len(langs)]
}

// OfTwo returns the language in which somebody reads what exists in French and English alone: English for all others.
func (l Lang) OfTwo() Lang {
	if l == French {
		return French
	}
	return English
}

// Of returns the catalogue of a language.
func Of(l Lang) *Messages { return messagesOf(l) }

// Count returns n with the word in the number that French and English give it: 0 and 1 take the singular
// in French, only 1 does in English.
func (l Lang) Count(n int, one, many string) string {
	word := many
	if n == 1 || n == 0 && l == French {
		word = one
	}
	return strconv.Itoa(n) + " " + word
}

// Big returns n in a form that can be read at a glance: "850", "12 k", "3,4 M".
func (l Lang) Big(n int) string {
	switch {
	case n < 10_000:
		return strconv.Itoa(n)
	case n < 1_000_000:
		return strconv.Itoa(n/1000) + " k"
	}
	return l.decimal(n/100_000) + " M"
}

// Seconds returns milliseconds as seconds with one decimal.
func (l Lang) Seconds(millis int) string { return l.decimal(millis/100) + " s" }

// Sheet returns the form in which spreadsheets expect tables where the language is spoken.
func (l Lang) Sheet() sheet.Form {
	if l == French {
		return sheet.Commas
	}
	return sheet.Points
}

// Decimal returns a number with so many decimals.
func (l Lang) Decimal(x float64, decimals int) string {
	return l.Sheet().Decimal(x, decimals)
}

// Short returns a number with at most two decimals.
func (l Lang) Short(x float64) string {
	return strings.TrimRight(strings.TrimRight(l.Decimal(x, 2), "0"), ",.")
}

// decimal returns tenths with the language's decimal mark.
func (l Lang) decimal(tenths int) string {
	mark := "."
	if l == French {
		mark = ","
	}
	return strconv.Itoa(tenths/10) + mark + strconv.Itoa(tenths%10)
}

// List joins words as a sentence does: "a, b ou c".
func List(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	n := len(words) - 1
	return strings.Join(words[:n], ", ") + " " + last + " " + words[n]
}
