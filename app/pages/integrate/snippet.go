package integrate

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

const codeID = "wish-code"

// address returns the frame's address; empty in prerendered pages, which do not know where they are.
func (p *page) address() string {
	if !p.Live {
		return ""
	}
	frame := &p.kind.frame
	return frame.address(p.kind.site.Nav.Address(nav.GameRoute(frame.game.ID()), ""))
}

func (p *page) snippet() string {
	frame := &p.kind.frame
	return snippet(p.address(), frame.game.Words(p.Lang).Name(), frame.height())
}

// code draws the markup to be pasted into a page.
func (p *page) code() app.UI {
	m := i18n.Of(p.Lang)
	said := map[ui.Copying]string{ui.Copied: m.Share.Copied, ui.ByHand: m.Share.CopyByHand}[p.kind.copying]
	return ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", codeID).Text(m.Integrate.Snippet),
		ui.El("textarea").ID(codeID).Attr("readonly", true).Attr("rows", 5).Attr("spellcheck", "false").Text(p.snippet()),
		ui.El("p").Class("note").Text(m.Integrate.WideFrames),
		ui.El("div").Class("buttons").Body(
			ui.Enabled(p.Live, ui.Button().Class("go").ID("wish-copy").Text(m.Integrate.Copy).OnClick(p.onCopy)),
			ui.El("span").Class("said").Role("status").Text(said),
		),
	)
}

func (p *page) onCopy(app.Context, app.Event) {
	ui.Copy(p.snippet(), codeID, p.kind.site, &p.kind.copying, p.redraw)
}
