package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/recall"
	"tablier/app/ui"
)

// replayID is the id of the button that replays a person's mistakes.
const replayID = "act-replay"

// mistakes returns the kept mistakes of the match on the table; none in a frame that shows no values.
func (r *reviewing) mistakes() []recall.Entry {
	p := r.page
	if t := p.table(); !p.match.Live() || !t.Live() || !t.Result().Over() || !p.match.Offers("value") {
		return nil
	}
	return r.recalled().Of(p.table().ID())
}

// replay returns a button with an id that replays a person's mistakes, where there are any.
func (r *reviewing) replay(id string) app.UI {
	n := len(r.mistakes())
	return ui.Shown(n > 0, ui.Button().Class("go").ID(id).Text(r.page.messages().Retry.Replay(n)).OnClick(r.onReplay))
}

// onReplay begins to replay the mistakes of the match.
func (r *reviewing) onReplay(app.Context, app.Event) { r.retry(r.mistakes()) }
