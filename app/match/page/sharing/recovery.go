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
	return ui.Tree(`<div class="field" hidden="{}">
			<label for="recovery-code">{}</label>
			<p class="note" id="recovery-why">{}</p>
			<input type="text" id="recovery-code" autocomplete="off" autocapitalize="characters" spellcheck="false"
			aria-describedby="recovery-why recovery-problem" aria-invalid="{}" onkeydown="{}">
			<p id="recovery-problem" role="alert" class="problem">{}</p>
			<button type="button" class="go" id="recover" aria-disabled="{}" onclick="{}">{}</button>
		</div>`,
		r.of == nil, m.Code, m.CodeWhy, problem != "", r.onKey, problem, !p.Match.Can(), r.onRecover, m.GoOn)
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
