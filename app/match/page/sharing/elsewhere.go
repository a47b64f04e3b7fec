package sharing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/links/post"
	"tablier/app/match/page/region"
	"tablier/app/ui"
)

// An elsewhere is the question whether this person has continued a match by links on another device. The links are
// signed by who has the secret of this side; that this is the person who sits here nobody but they can say.
type elsewhere struct {
	arrival *arrival
	of      *delivery // nil when no question is open
	ahead   *post.Ahead
	denied  bool // the answer was no
}

// ask opens the question, before anything is taken.
func (e *elsewhere) ask(d *delivery, ahead *post.Ahead) {
	p := e.arrival.page
	p.TurnTo(region.SharePanel)
	e.arrival.Problem = nil
	*e = elsewhere{arrival: e.arrival, of: d, ahead: ahead}
	p.Redraw()
}

// reveal scrolls the question into view.
func (e *elsewhere) reveal() {
	e.arrival.page.Site.Focus("elsewhere-yes")
	e.arrival.page.Site.Reveal("elsewhere")
}

// drop closes the question.
func (e *elsewhere) drop() { *e = elsewhere{arrival: e.arrival} }

// draw draws the question or, after a no, its consequence.
func (e *elsewhere) draw() app.UI {
	p := e.arrival.page
	m := p.Messages().Arrivals
	if e.of == nil {
		return ui.Tree(`<p id="elsewhere-denied" role="alert" class="problem" hidden="{}">{}</p>`, !e.denied, m.NotByMe)
	}
	return ui.Tree(`<div class="field" id="elsewhere" role="group" aria-labelledby="elsewhere-ask">
			<p id="elsewhere-ask"><strong>{}</strong></p>
			<p class="note">{}</p>
			<div class="buttons">
				<button type="button" class="go" id="elsewhere-yes" aria-disabled="{}" onclick="{}">{}</button>
				<button type="button" class="go" id="elsewhere-no" onclick="{}">{}</button>
			</div>
		</div>`,
		e.question(), m.ElsewhereWhy, !p.Match.Can(), e.onYes, m.ElsewhereYes, e.onNo, m.ElsewhereNo)
}

// question returns the text of the question, with the moves if there are any.
func (e *elsewhere) question() string {
	m := e.arrival.page.Messages().Arrivals
	moves := make([]string, len(e.ahead.Moves))
	for i, move := range e.ahead.Moves {
		moves[i] = e.arrival.page.Words().Move(move)
	}
	switch {
	case len(moves) > 0:
		return m.Elsewhere(moves)
	case e.ahead.Resigned:
		return m.ElsewhereResigned
	}
	return m.ElsewhereOn
}

// onYes continues the match as the other device has it.
func (e *elsewhere) onYes(app.Context, app.Event) {
	if e.of != nil && e.arrival.page.Match.Can() {
		e.Yes()
	}
}

// Yes continues the match, if the whole still differs from this device as it did when the question was asked.
func (e *elsewhere) Yes() {
	p, d, asked := e.arrival.page, e.of, e.ahead
	e.drop()
	e.arrival.desk.refreshAll(func() {
		if links := p.Table().ByLinks(); links != nil && links.ID() == asked.Match.ID() {
			if now, err := links.Ahead(d.whole); err == nil && now.Links == asked.Links {
				d.join(now.Match)
				return
			}
		}
		d.find()
	})
}

func (e *elsewhere) onNo(app.Context, app.Event) { e.No() }

// No leaves the match as it is, and explains that.
func (e *elsewhere) No() {
	e.drop()
	e.denied = true
	e.arrival.page.Redraw()
	e.arrival.page.Site.Reveal("elsewhere-denied")
}
