package integrate

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/shell"
	"tablier/app/ui"
)

// preview draws the frame as it would be, where a page may contain another.
func (p *page) preview() app.UI {
	m := i18n.Of(p.Lang).Integrate
	if shell.Single() {
		return ui.El("p").Class("note").Text(m.PreviewNone)
	}
	address, said := p.address(), ""
	if p.kind.forbidden {
		said = m.PreviewForbidden
	}
	return ui.Shown(address != "", ui.El("div").Class("field").Body(
		ui.El("h3").Text(m.Preview),
		ui.El("p").Class("said").Role("status").Text(said),
		ui.El("iframe").Class("preview").Attr("title", m.Preview).Attr("src", address).On("load", p.onPreview),
	))
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
