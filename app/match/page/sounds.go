package page

import (
	"tablier/app/sound"
	"tablier/rules"
)

// A sounds plays the sounds of a page's changes.
type sounds struct {
	play func(sound.Kind)
	last map[string]soundState // by the game's id
}

// A soundState is the part of a match's state that has sounds.
type soundState struct {
	match  string
	ply    int
	pieces int       // on the board
	points [2]string // of the sides, in a game of points
	over   bool
}

// follow compares a match with its last state, and plays the sound of the difference. A move that somebody looks at
// again is silent, and so is a page that nobody sees, of which nothing is remembered.
func (s *sounds) follow(p *page) {
	id, t := p.Game.ID(), p.Table()
	if !p.onScreen() {
		delete(s.last, id)
		return
	}
	if last := s.last[id]; last.match == t.ID() && last.ply == t.Match().Ply() && last.over == t.Result().Over() {
		return
	}
	now, before := soundStateOf(p), s.last[id]
	s.last[id] = now
	if before.match != now.match || now.ply < before.ply || !t.Live() || p.Site.Hidden {
		return
	}
	s.play(now.since(before))
}

// since returns the sound of a match that has gone on.
func (now soundState) since(before soundState) sound.Kind {
	switch {
	case now.over && !before.over:
		return sound.End
	case now.pieces < before.pieces, now.points != before.points:
		return sound.Take
	}
	return sound.Move
}

// soundStateOf returns the present state of a page's match.
func soundStateOf(p *page) soundState {
	t := p.Table()
	h := soundState{match: t.ID(), ply: t.Match().Ply(), over: t.Result().Over()}
	view, skin := t.View(), t.Skin()
	for i, point := range skin.Points(view) {
		if point.On() && skin.PieceAt(view, i).Kind != "" {
			h.pieces++
		}
	}
	if p.Game.Points {
		words := p.Words()
		h.points = [2]string{words.Standing(view, rules.First), words.Standing(view, rules.Second)}
	}
	return h
}
