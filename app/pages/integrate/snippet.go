package integrate

import (
	"cmp"

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
	if frame.puzzle.code != "" {
		return frame.puzzle.address(p.kind.site.Nav.Address(nav.PuzzlesRoute, ""), frame.parameters)
	}
	return frame.address(p.kind.site.Nav.Address(nav.GameRoute(frame.game.ID()), ""))
}

func (p *page) snippet() string {
	frame := &p.kind.frame
	if frame.puzzle.code != "" {
		title := cmp.Or(frame.puzzle.title, i18n.Of(p.Lang).Problems.Panel)
		return snippet(p.address(), title, puzzleHeight)
	}
	return snippet(p.address(), frame.game.Words(p.Lang).Name(), frame.height())
}

// code draws the markup to be pasted into a page.
func (p *page) code() app.UI {
	m, share := i18n.IntegrateOf(p.Lang), i18n.Of(p.Lang).Share
	said := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[p.kind.copying]
	return ui.Tree(`<div class="field">
			<label for="{}">{}</label>
			<textarea id="{}" readonly="true" rows="5" spellcheck="false">{}</textarea>
			<p class="note">{}</p>
			<div class="buttons">
				<button type="button" class="go" id="wish-copy" aria-disabled="{}" onclick="{}">{}</button>
				<span class="said" role="status">{}</span>
			</div>
		</div>`,
		codeID, m.Snippet, codeID, p.snippet(), m.WideFrames,
		!p.Live, p.onCopy, m.Copy, said)
}

func (p *page) onCopy(app.Context, app.Event) {
	ui.Copy(p.snippet(), codeID, p.kind.site, &p.kind.copying, p.redraw)
}
