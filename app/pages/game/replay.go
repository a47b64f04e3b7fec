package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/pages/retry"
	"tablier/app/recall"
	"tablier/app/ui"
)

// replayID is the id of the button that has a person replay their mistakes.
const replayID = "act-replay"

// mistakes returns the positions of the match on the table that are kept to be tried again; none in a frame that shows
// no values.
func (p *page) mistakes() []recall.Entry {
	if t := p.table(); !p.match.Live() || !t.Live() || !t.Result().Over() || !p.match.Offers("value") {
		return nil
	}
	return p.kind.recalled().Of(p.table().ID())
}

// recalled returns the positions that are kept to be tried again; none where they cannot be read, which was told when
// that was found.
func (k *Kind) recalled() recall.List {
	list, _ := k.recollection.List(k.runtime.Store)
	return list
}

// replay is a button with an id that has a person replay their mistakes, where there are any.
func (p *page) replay(id string) app.UI {
	n := len(p.mistakes())
	return ui.Shown(n > 0, ui.Button().Class("go").ID(id).Text(p.messages().Retry.Replay(n)).OnClick(p.onReplay))
}

// onReplay begins to replay the mistakes of the match.
func (p *page) onReplay(app.Context, app.Event) { p.retry(p.mistakes()) }

// retry has a person try positions again in the place of the match, which goes on meanwhile.
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

// endRetry puts the match back in its place.
func (p *page) endRetry() {
	if p.retrying != nil {
		p.retrying.Leave()
		p.retrying = nil
	}
}

// back goes back to the match from the positions.
func (p *page) back() {
	p.endRetry()
	p.site.Focus(p.pointID())
	p.site.Focus(replayID) // unless there is nothing left to replay
	p.redraw()
}

// Retry has a person try positions of a game again, and shows that.
func (k *Kind) Retry(game *board.Game, entries []recall.Entry) {
	k.site.Go(route(game))
	k.once(func() { k.pages[game.ID()].retry(entries) })
}

// retryAsked has a person try the position again that the end of an address asks for; false where it asks for none.
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
