package page

import (
	"tablier/app/board"
	"tablier/app/match/page/review"
	"tablier/app/recall"
	retrypage "tablier/app/retry/page"
)

// recalled returns the kept mistakes; none where they cannot be read, of which the person has been told.
func (k *Kind) recalled() recall.List {
	list, _ := k.recollection.List(k.runtime.Store)
	return list
}

// retry shows positions to try again in the place of the match, which goes on meanwhile.
func (p *page) retry(entries []recall.Entry) {
	p.endRetry()
	p.kind.retries++
	p.retrying = retrypage.New(p.Site, p.Game, p.kind.retries, entries, retrypage.Outside{
		Machine: p.kind.runtime.Machine, Store: p.kind.runtime.Store, Back: p.back, Redraw: p.Redraw,
	})
	p.Shut()
	if p.retrying != nil {
		p.retrying.Enter()
	}
	p.Redraw()
}

// endRetry shows the match again, whatever is in its place.
func (p *page) endRetry() {
	p.disposing = nil
	if p.retrying != nil {
		p.retrying.Leave()
		p.retrying = nil
	}
}

// back goes back from the positions to the match.
func (p *page) back() {
	p.endRetry()
	p.Site.Focus(p.PointID())
	p.Site.Focus(review.ReplayID) // unless there is nothing left to replay
	p.Redraw()
}

// Retry shows positions of a game to try again.
func (k *Kind) Retry(game *board.Game, entries []recall.Entry) {
	k.site.Go(route(game))
	p := k.pages[game.ID()]
	p.AfterDraw(func() { p.retry(entries) })
}

// retryAsked shows the position to try again that a fragment asks for; false where it asks for none.
func (p *page) retryAsked(fragment string) bool {
	id, ok := recall.Asked(fragment)
	if !ok {
		return false
	}
	if e, found := p.kind.recalled().Find(id); found && e.Game == p.Game.ID() {
		p.retry([]recall.Entry{e})
	}
	return true
}
