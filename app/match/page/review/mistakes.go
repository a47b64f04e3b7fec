package review

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/recall"
	"tablier/app/ui"
)

// ReplayID is the id of the button that replays a person's mistakes.
const ReplayID = "act-replay"

// Mistakes returns the kept mistakes of the match on the table; none in a frame that shows no values.
func (r *Panel) Mistakes() []recall.Entry {
	p := r.Page
	if t := p.Table(); !p.Match.Live() || !t.Live() || !t.Result().Over() || !p.Match.Offers("value") {
		return nil
	}
	return r.Recalled().Of(p.Table().ID())
}

// Replay returns a button with an id that replays a person's mistakes, where there are any.
func (r *Panel) Replay(id string) app.UI {
	n := len(r.Mistakes())
	return ui.Tree(`<button type="button" class="go" id="{}" hidden="{}" onclick="{}">{}</button>`,
		id, n == 0, r.OnReplay, r.Page.Messages().Retry.Replay(n))
}

// OnReplay begins to replay the mistakes of the match.
func (r *Panel) OnReplay(app.Context, app.Event) { r.Retry(r.Mistakes()) }
