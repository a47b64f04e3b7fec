package page

import (
	"tablier/app/i18n"
	"tablier/app/proofs"
)

// catalogue are the sentences of the page, in one language.
type catalogue struct {
	title, lead, which            string
	puzzles, farTraps             string // what a certificate is about that is of no variant
	check, stop, restore, verdict string
	states                        i18n.Table[proofs.State, string]
	goTo                          func(line int) string
	certificate, certificateWhat  string
	part                          func(first, last, of string) string
	before, after                 string
	checker, checkerWhat          string
	own                           string
}
