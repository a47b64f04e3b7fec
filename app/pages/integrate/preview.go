package integrate

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/shell"
	"tablier/app/ui"
)

// preview draws the frame as it would be, where a page may contain another.
func (p *page) preview() app.UI {
	m := i18n.IntegrateOf(p.Lang)
	if shell.Single() {
		return ui.Tree(`<p class="note">{}</p>`, m.PreviewNone)
	}
	address, said := p.address(), ""
	if p.kind.forbidden {
		said = m.PreviewForbidden
	}
	return ui.Tree(`<div class="field" hidden="{}">
			<h3>{}</h3>
			<p class="said" role="status">{}</p>
			<iframe class="preview" title="{}" src="{}" onload="{}"></iframe>
		</div>`, address == "", m.Preview, said, m.Preview, address, p.onPreview)
}

// onPreview checks the document that the browser has put into the frame. In the place of a page that is forbidden
// there, it is one of its own, which no script may see, or nothing.
func (p *page) onPreview(ctx app.Context, _ app.Event) {
	inside := ctx.JSSrc().Get("contentDocument")
	p.kind.forbidden = !inside.Truthy() || inside.Get("URL").String() == "about:blank"
}

// onViolation notes a breach of the page's policy. Of a frame that has to stay empty Firefox says nothing else.
func (p *page) onViolation(_ app.Value, args []app.Value) any {
	if args[0].Get("effectiveDirective").String() == "frame-src" {
		p.ctx.Dispatch(func(app.Context) { p.kind.forbidden = true })
	}
	return nil
}
