package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/pages/retry"
	"tablier/app/recall"
	"tablier/app/ui"
)

// replayID is the id of the button that replays a person's mistakes.
const replayID = "act-replay"

// mistakes returns the kept mistakes of the match on the table; none in a frame that shows no values.
func (p *page) mistakes() []recall.Entry {
	if t := p.table(); !p.match.Live() || !t.Live() || !t.Result().Over() || !p.match.Offers("value") {
		return nil
	}
	return p.kind.recalled().Of(p.table().ID())
}

// recalled returns the kept mistakes; none where they cannot be read, of which the person has been told.
func (k *Kind) recalled() recall.List {
	list, _ := k.recollection.List(k.runtime.Store)
	return list
}

// replay returns a button with an id that replays a person's mistakes, where there are any.
func (p *page) replay(id string) app.UI {
	n := len(p.mistakes())
	return ui.Shown(n > 0, ui.Button().Class("go").ID(id).Text(p.messages().Retry.Replay(n)).OnClick(p.onReplay))
}

// onReplay begins to replay the mistakes of the match.
func (p *page) onReplay(app.Context, app.Event) { p.retry(p.mistakes()) }

// retry shows positions to try again in the place of the match, which goes on meanwhile.
func (p *page) retry(entries []recall.Entry) {
	p.endRetry()
	p.kind.retries++
	p.retrying = retry.New(p.site, p.game, p.kind.retries, entries, retry.Outside{
		Machine: p.kind.runtime.Machine, Store: p.kind.runtime.Store, Back: p.back, Redraw: p.redraw,
	})
	p.shut()
	if p.retrying != nil {
		p.retrying.Enter()
	}
	p.redraw()
}

// endRetry shows the match again.
func (p *page) endRetry() {
	if p.retrying != nil {
		p.retrying.Leave()
		p.retrying = nil
	}
}

// back goes back from the positions to the match.
func (p *page) back() {
	p.endRetry()
	p.site.Focus(p.pointID())
	p.site.Focus(replayID) // unless there is nothing left to replay
	p.redraw()
}

// Retry shows positions of a game to try again.
func (k *Kind) Retry(game *board.Game, entries []recall.Entry) {
	k.site.Go(route(game))
	k.afterDraw(func() { k.pages[game.ID()].retry(entries) })
}

// retryAsked shows the position to try again that a fragment asks for; false where it asks for none.
func (p *page) retryAsked(fragment string) bool {
	id, ok := recall.Asked(fragment)
	if !ok {
		return false
	}
	if e, found := p.kind.recalled().Find(id); found && e.Game == p.game.ID() {
		p.retry([]recall.Entry{e})
	}
	return true
}
