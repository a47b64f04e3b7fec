package page

import (
	"tablier/app/match"
	"tablier/app/play"
)

// Unfinished returns the table of the match played last among those that have begun, are not over, and can be played
// on here, with its title and the time of its last move, in seconds since 1970, 0 for unknown. The table is nil when
// there is no such match.
func (k *Kind) Unfinished() (table *play.Table, title string, played int64) {
	text, _ := k.site.Store.Get(match.LastKey)
	order, _ := match.ReadLast(text)
	for _, last := range order {
		if p := k.pages[last.Game]; p != nil && p.unfinished() {
			return p.Table(), p.Wording().Title(), last.At
		}
	}
	for _, game := range k.games { // storage had no room for the order, or nobody can read it
		if p := k.pages[game.ID()]; p.unfinished() {
			return p.Table(), p.Wording().Title(), 0
		}
	}
	return nil, "", 0
}

func (p *page) unfinished() bool {
	t := p.Table()
	return t.Match().Ply() > 0 && !t.Result().Over() && !t.Watched()
}
