package cup

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/ui"
)

// browser is the outside of a site.
func (k *Kind) browser(client *machine.Client) outside {
	python := runner.New(k.site)
	var waiting *machine.Search
	return outside{
		python:  func(then func(sandbox.State)) { python.Open(func() {}, then) },
		session: python.Session,
		explain: python.Explain,
		search: func(q machine.Query, done func(string, error)) {
			waiting = client.Search(q, nil, func(found protocol.Found, err error) {
				waiting = nil
				done(found.Best, err)
			})
		},
		rest: func() {
			if waiting != nil {
				waiting.Cancel()
				waiting = nil
			}
		},
		soon:   func(f func()) { k.site.After(time.Millisecond, f) },
		demand: func(name string, then func(string, bool)) { shell.Demand(k.site.Context(), name, then) },
		opens:  func() string { return k.site.Nav.Opens(app.Window().URL()) },
		reveal: func(id string) { ui.Reveal(k.site.Context(), id) },
		focus:  func(id string) { ui.Focus(k.site.Context(), id) },
		fill: func(id, value string) {
			ui.Later(k.site.Context(), id, func(field app.Value) { field.Set("value", value) })
		},
		now: time.Now,
		log: func(err error) { app.Log(err) },
	}
}
