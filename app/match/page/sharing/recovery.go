package sharing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/links/post"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// A recovery is a received whole match that waits for its recovery code.
type recovery struct {
	arrival *arrival
	of      *delivery // nil for none
	failed  error     // why the last code was refused
}

// ask asks for the code.
func (r *recovery) ask(d *delivery) {
	p := r.arrival.page
	p.TurnTo(region.SharePanel)
	r.arrival.Problem = nil
	*r = recovery{arrival: r.arrival, of: d}
	p.Redraw()
	p.Site.Focus("recovery-code")
	p.Site.Reveal("recover")
}

// drop drops the match that waits.
func (r *recovery) drop() { r.of, r.failed = nil, nil }

// draw draws the form for the code.
func (r *recovery) draw() app.UI {
	p := r.arrival.page
	m := p.Messages().Arrivals
	problem := wording.NewRefusals(p.Messages(), p.Words()).Why(r.failed)
	field := ui.Input("text").ID("recovery-code").Attr("autocomplete", "off").Attr("autocapitalize", "characters").
		Attr("spellcheck", "false").Aria("describedby", "recovery-why recovery-problem").OnKeyDown(r.onKey)
	if problem != "" {
		field.Aria("invalid", "true")
	}
	return ui.Shown(r.of != nil, ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", "recovery-code").Text(m.Code),
		ui.El("p").Class("note").ID("recovery-why").Text(m.CodeWhy),
		field,
		ui.El("p").ID("recovery-problem").Role("alert").Class("problem").Text(problem),
		ui.Enabled(p.Match.Can(), ui.Button().Class("go").ID("recover").Text(m.GoOn).OnClick(r.onRecover)),
	))
}

// onKey handles Enter in the field.
func (r *recovery) onKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() == "Enter" {
		e.PreventDefault()
		r.onRecover(ctx, e)
	}
}

// onRecover goes on with the match by the code in the field.
func (r *recovery) onRecover(app.Context, app.Event) {
	field := app.Window().GetElementByID("recovery-code")
	if r.of == nil || !r.arrival.page.Match.Can() || !field.Truthy() {
		return
	}
	if r.Try(field.Get("value").String()); r.failed != nil {
		r.arrival.page.Site.Focus("recovery-code")
	}
}

// Try continues the match by a code. Whatever code is refused, the match still waits.
func (r *recovery) Try(code string) {
	p, d := r.arrival.page, r.of
	links, err := post.Recover(r.arrival.desk.Registry, d.whole, code)
	if r.failed = err; err != nil {
		p.Redraw()
		return
	}
	r.arrival.desk.refreshAll(func() {
		r.drop()
		if d.behind(links) {
			d.find() // links have come meanwhile
			return
		}
		d.join(links)
	})
}
