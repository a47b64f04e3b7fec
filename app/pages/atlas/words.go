package atlas

import (
	"strings"

	"tablier/app/ui"
	"tablier/rules"
)

// sides are the players of a position.
var sides = [2]rules.Player{rules.First, rules.Second}

// name names a board.
func (k *Kind) name(variant string) string { return k.game.Words(k.site.Lang).Variant(variant) }

// title says how far the wave has come.
func (k *Kind) title() string {
	m := k.messages().Atlas
	if k.wave == k.last() {
		return m.All
	}
	return m.Wave(k.wave, k.course)
}

// text is one sentence on the last wave; in the words of a course, and what the attractor of one player is.
func (k *Kind) text() string {
	if !k.course || k.graph == nil || !k.graph.Done() {
		return k.waveText()
	}
	m, who := k.messages().Atlas, k.game.Words(k.site.Lang).Seat(rules.First.Index())
	return ui.Join(" ", k.waveText(), m.Attractor(min(k.wave, k.last()-1), who, k.graph.Attractor(k.wave)))
}

func (k *Kind) waveText() string {
	m, ring := k.messages().Atlas, k.ring()
	switch {
	case k.wave == k.last() && ring < 0:
		return m.AllTold(0)
	case k.wave == k.last():
		return m.AllTold(k.m.Rings[ring].States)
	}
	r := k.m.Rings[ring]
	return m.WaveTold(k.wave, r.States, r.Value, k.course)
}

// value says what a position is worth, or that it is not known yet.
func (k *Kind) value(i int) string {
	if !k.known(i) {
		return k.messages().Atlas.NotYet
	}
	r := k.m.Of(i)
	return k.messages().Atlas.Value(r.Value, r.Plies)
}

// peek says what the position that is pointed at is worth, and for whom.
func (k *Kind) peek(i int) string {
	who, _ := k.who(i)
	return k.messages().Atlas.Standing(who, uncapital(k.value(i)))
}

// position is one of the map, as anybody sees it.
func (k *Kind) position(i int) rules.Position {
	p, err := k.rules().Open(k.m.Positions[i])
	if err != nil {
		panic(err) // the machine has written it
	}
	return p
}

// who names the side to move of a position, and the other one. Of a position in which the game has ended it is the side
// that would be to move.
func (k *Kind) who(i int) (toMove, other string) {
	words, p := k.game.Words(k.site.Lang), k.position(i)
	side := p.ToMove()
	if out := p.Outcome(); out.Over() {
		side = out.Winner.Other()
	}
	seat := side.Index()
	return words.Seat(seat), words.Seat(1 - seat)
}

// why says why the chosen position is worth what it is.
func (k *Kind) why() string {
	m := k.messages().Atlas
	who, other := k.who(k.at)
	r := k.m.Of(k.at)
	switch {
	case !k.known(k.at):
		return ui.Join(" ", m.ToMove(who), m.NotYetWhy)
	case len(k.next) == 0:
		return m.Ended(other)
	}
	return ui.Join(" ", m.ToMove(who), m.Moves(r.Value, other, k.good(), len(k.next), r.Plies-1))
}

// example says of which wave the chosen position is an example, if it is one.
func (k *Kind) exampleOf() string {
	if k.asked < 0 || k.asked != k.m.RingOf(k.at) || k.m.Rings[k.asked].Drawn() {
		return ""
	}
	return k.messages().Atlas.Example(k.m.Rings[k.asked].Plies)
}

// standing says what stands where.
func (k *Kind) standing() string {
	m, words := k.messages().Atlas, k.game.Words(k.site.Lang)
	view := k.position(k.at).View(rules.First)
	skin := k.game.Skin(k.board, false)
	points := skin.Points(view)
	var said []string
	for seat, side := range sides {
		var names []string
		for i, p := range points {
			if p.On() && skin.PieceAt(view, i).Owner == side {
				names = append(names, p.Name)
			}
		}
		text := ui.Join(", ", append(names, words.Standing(view, side))...)
		if text == "" {
			text = m.NoPoints
		}
		said = append(said, m.Standing(words.Seat(seat), text))
	}
	return strings.Join(said, " ")
}

// told is the chosen position in words.
func (k *Kind) told() string {
	return ui.Join(" ", k.value(k.at)+".", k.exampleOf(), k.why(), k.standing())
}

// write writes a move.
func (k *Kind) write(m rules.Move) string { return k.game.Words(k.site.Lang).Move(m) }
