package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
	"tablier/app/ui"
)

// An invitation is how a match by links begins: at once or, where it takes many links, after a question.
type invitation struct {
	sharing  *sharing
	long     bool // a match by links would take many, which needs a confirmation
	unsealed bool // no match by links could begin: there are no random bytes
}

// manyLinks is the number of links from which a match is begun only after a question.
const manyLinks = 50

// begin begins a match by links, and shows its first step. Where that takes many links it says so before, and
// offers a smaller board.
func (a *invitation) begin() {
	p := a.sharing.page
	if !p.match.Can() {
		return
	}
	if p.game.Links != nil && p.game.Links(p.table().Settings().Variant) > manyLinks {
		p.open(sharePanel, p.pointID())
		a.long = true
		p.site.Focus(longID(a.shortest()))
		return
	}
	a.start()
}

// shortest returns the variant with the fewest links.
func (a *invitation) shortest() (least string) {
	p := a.sharing.page
	for _, variant := range p.game.Spec.Variants {
		if least == "" || p.game.Links(variant) < p.game.Links(least) {
			least = variant
		}
	}
	return least
}

func longID(variant string) string { return "links-" + variant }

// draw says how many links a match takes, and offers the variant with the fewest beside the one chosen.
func (a *invitation) draw() []app.UI {
	p := a.sharing.page
	m, chosen := p.messages().ByLinks, p.table().Settings().Variant
	begin := func(class, variant string) app.UI {
		return ui.Button().Class(class).ID(longID(variant)).DataSet("variant", variant).OnClick(a.onBegin).
			Text(m.Taking(p.words().Variant(variant), p.game.Links(variant)))
	}
	return []app.UI{ui.El("article").Class("by-links").Body(
		ui.El("h2").Text(m.Many(p.game.Links(chosen))), ui.El("p").Text(m.ManyWhy),
		ui.El("div").Class("buttons").Body(begin("act", a.shortest()), begin("go", chosen)),
	)}
}

// onBegin begins a match by links of the variant that was chosen.
func (a *invitation) onBegin(ctx app.Context, _ app.Event) {
	a.beginOn(ctx.JSSrc().Get("dataset").Get("variant").String())
}

// beginOn begins a match by links of a variant.
func (a *invitation) beginOn(variant string) {
	a.sharing.page.configure(func(settings *play.Settings) { settings.Variant = variant })
	a.long = false
	a.start()
}

// start begins a match by links without a question.
func (a *invitation) start() {
	err := a.invite()
	a.sharing.showLinks(a.sharing.page.pointID())
	a.unsealed = err != nil
}

// invite begins a match by links. The error is that of what secrets come from.
func (a *invitation) invite() error {
	p := a.sharing.page
	begun, err := a.sharing.desk.newLinks()
	if err == nil {
		p.match.Dispatch(begun)
		p.centre()
	}
	return err
}
