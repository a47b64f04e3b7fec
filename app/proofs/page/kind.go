// Package page is the page on which anybody checks the certificates of the solved games: a certificate, the program
// that checks it, both of which can be read and changed, and what comes of it. Package app/proofs has the person at it.
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/certificate/names"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/proofs"
	"tablier/app/sandbox"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	session *proofs.Session
	explain func(sandbox.Fault) sandbox.Explanation
	rev     int
}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games}
	python := runner.New(site, func() {})
	k.explain = python.Explain
	k.session = proofs.New(proofs.Environment{
		Python: python,
		Fetch:  func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) },
		Show:   k.show,
		Redraw: k.redraw,
	})
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.CheckRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := catalogueOf(lang)
	return shell.Description{Title: m.title, Text: m.lead, Back: nav.WorkshopRoute}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows the certificate that the address asks for.
func (k *Kind) Arrive(string) {
	if k.site.Live && !shell.Single() {
		k.session.Open(k.site.Nav.Opens(app.Window().URL()))
		k.redraw()
	}
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.session.Leave() }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// The ids of the fields, of what says which lines of the certificate are in its field, and of what says the verdict.
const (
	chosenID      = "proofs-name"
	certificateID = "proofs-certificate"
	partID        = "proofs-part"
	checkerID     = "proofs-checker"
	saidID        = "proofs-said"
)

// fields are the ids of the fields with the texts.
var fields = map[proofs.Field]string{proofs.Certificate: certificateID, proofs.Checker: checkerID}

// show implements proofs.Environment. A field that is there has its text at once: the next gesture reads it.
func (k *Kind) show(field proofs.Field, text string) {
	fill := func(element app.Value) {
		element.Set("value", text)
		element.Call("setSelectionRange", 0, 0)
		element.Set("scrollTop", 0)
	}
	if element := app.Window().GetElementByID(fields[field]); element.Truthy() {
		fill(element)
		return
	}
	k.site.Later(fields[field], fill)
}

// name returns what a certificate is called: the game, and the variant where that has a name of its own.
func (k *Kind) name(lang i18n.Lang, name names.Name) string {
	words, about := board.ByID(k.games, name.Game).Words(lang), catalogueOf(lang).puzzles
	switch {
	case name.Variant != "":
		about = words.Variant(name.Variant)
	case name.Far:
		about = catalogueOf(lang).farTraps
	}
	if about == words.Name() {
		return about
	}
	return ui.Join(" · ", words.Name(), about)
}

// value returns the text of a field.
func value(id string) string { return app.Window().GetElementByID(id).Get("value").String() }

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	switch ui.ActOf(e) {
	case "check":
		k.session.Check(value(certificateID), value(checkerID))
	case "stop":
		k.session.Stop()
		k.site.Focus(ui.ActID("check"))
	case "restore":
		k.session.Restore()
	case "before":
		k.session.Before(value(certificateID))
	case "after":
		k.session.After(value(certificateID))
	case "line":
		k.goTo(k.session.Line())
	default:
		ctx.PreventUpdate()
		return
	}
	k.redraw()
}

// onChoose is a choice of another certificate. The address follows, so that a link to it and a reload open the same.
func (k *Kind) onChoose(ctx app.Context, _ app.Event) {
	file := ctx.JSSrc().Get("value").String()
	k.session.Choose(file)
	k.site.Nav.Keep(ctx, file)
	k.redraw()
}

// onInput is a change of one of the texts.
func (k *Kind) onInput(ctx app.Context, _ app.Event) {
	if !k.session.Changed() {
		ctx.PreventUpdate()
		return
	}
	k.redraw()
}

// goTo selects a line of the certificate, and has it in sight.
func (k *Kind) goTo(line int) {
	line = k.session.Seek(value(certificateID), line)
	k.site.Later(certificateID, func(field app.Value) {
		from, to := place(value(certificateID), line)
		field.Call("focus")
		field.Call("setSelectionRange", from, to)
		height := app.Window().Call("getComputedStyle", field).Get("lineHeight").String()
		field.Set("scrollTop", scroll(height, line))
	})
}
