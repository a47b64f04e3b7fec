package sharing

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/region"
	"tablier/app/play"
	"tablier/app/ui"
)

// An invitation is how a match by links begins: at once or, where it takes many links, after a question.
type invitation struct {
	sharing  *Panel
	long     bool // a match by links would take many, which needs a confirmation
	Unsealed bool // no match by links could begin: there are no random bytes
}

// ManyLinks is the number of links from which a match is begun only after a question.
const ManyLinks = 50

// Begin begins a match by links, and shows its first step. Where that takes many links it says so before, and
// offers a smaller board.
func (a *invitation) Begin() {
	p := a.sharing.page
	if !p.Match.Can() {
		return
	}
	if p.Game.Links != nil && p.Game.Links(p.Table().Settings().Variant) > ManyLinks {
		p.Open(region.SharePanel, p.PointID())
		a.long = true
		p.Site.Focus(longID(a.shortest()))
		return
	}
	a.start()
}

// shortest returns the variant with the fewest links.
func (a *invitation) shortest() (least string) {
	p := a.sharing.page
	for _, variant := range p.Game.Spec.Variants {
		if least == "" || p.Game.Links(variant) < p.Game.Links(least) {
			least = variant
		}
	}
	return least
}

func longID(variant string) string { return "links-" + variant }

// draw says how many links a match takes, and offers the variant with the fewest beside the one chosen.
func (a *invitation) draw() []app.UI {
	p := a.sharing.page
	m, chosen := p.Messages().ByLinks, p.Table().Settings().Variant
	begin := func(class, variant string) app.UI {
		return ui.Tree(`<button type="button" class="{}" id="{}" data-variant="{}" onclick="{}">{}</button>`,
			class, longID(variant), variant, a.onBegin, m.Taking(p.Words().Variant(variant), p.Game.Links(variant)))
	}
	return []app.UI{ui.Tree(`<article class="by-links">
			<h2>{}</h2>
			<p>{}</p>
			<div class="buttons">{}{}</div>
		</article>`, m.Many(p.Game.Links(chosen)), m.ManyWhy, begin("act", a.shortest()), begin("go", chosen))}
}

// onBegin begins a match by links of the variant that was chosen.
func (a *invitation) onBegin(ctx app.Context, _ app.Event) {
	a.BeginOn(ctx.JSSrc().Get("dataset").Get("variant").String())
}

// BeginOn begins a match by links of a variant.
func (a *invitation) BeginOn(variant string) {
	a.sharing.page.Configure(func(settings *play.Settings) { settings.Variant = variant })
	a.long = false
	a.start()
}

// start begins a match by links without a question.
func (a *invitation) start() {
	err := a.Invite()
	a.sharing.ShowLinks(a.sharing.page.PointID())
	a.Unsealed = err != nil
}

// Invite begins a match by links. The error is that of what secrets come from.
func (a *invitation) Invite() error {
	p := a.sharing.page
	begun, err := a.sharing.desk.newLinks()
	if err == nil {
		p.Match.Dispatch(begun)
		p.Centre()
	}
	return err
}
