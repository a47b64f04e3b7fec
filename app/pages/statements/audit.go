package statements

import (
	_ "embed"
	"strings"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// auditFile is what the audit has found, a line a criterion.
//
//go:embed audit.txt
var auditFile string

// A verdict is what the audit has found of a criterion.
type verdict string

// The verdicts, as the audit writes them.
const (
	respected verdict = "C"
	broken    verdict = "NC"
	absent    verdict = "NA"
)

// A criterion is one of RGAA 4.1, with its verdict.
type criterion struct {
	Number  string
	Verdict verdict
}

// criteria returns the criteria in their order.
var criteria = sync.OnceValue(func() (list []criterion) {
	for line := range strings.Lines(auditFile) {
		if number, found, ok := strings.Cut(strings.TrimSpace(line), " "); ok && number != "#" {
			list = append(list, criterion{number, verdict(found)})
		}
	}
	return list
})

// count returns how many criteria have a verdict.
func count(list []criterion, found verdict) (n int) {
	for _, c := range list {
		if c.Verdict == found {
			n++
		}
	}
	return n
}

// rate says how many of the criteria that apply are respected; the per cent are rounded down.
func rate(m *pages, list []criterion) string {
	good := count(list, respected)
	applicable := good + count(list, broken)
	return m.Rate(100*good/applicable, good, applicable, len(list))
}

// faults lists the criteria that are not respected.
func (p *page) faults() app.UI {
	var rows []app.UI
	for _, c := range criteria() {
		if c.Verdict == broken {
			rows = append(rows, ui.Tree(`<li><b>{}</b>{}</li>`, c.Number, " "+seenOf(p.Lang)[c.Number]))
		}
	}
	return ui.Tree(`<ul id="faults">{}</ul>`, rows)
}

// criteria draws the table of all criteria.
func (p *page) criteria() app.UI {
	m, seen := pagesOf(p.Lang), seenOf(p.Lang)
	list := criteria()
	rows := app.Range(list).Slice(func(i int) app.UI {
		c := list[i]
		return ui.Tree(`<tr class="{}"><th scope="row">{}</th><td>{}</td><td>{}</td></tr>`,
			ui.When(c.Verdict == broken, "broken"), c.Number, m.Verdicts[c.Verdict], seen[c.Number])
	})
	return ui.Tree(`<table class="told" id="criteria" aria-label="RGAA 4.1">
			<thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead>
			<tbody>{}</tbody>
		</table>`, m.Criterion, m.Verdict, m.What, rows)
}
