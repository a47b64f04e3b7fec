package page

import (
	"strings"

	"tablier/ai/protocol"
	"tablier/app/atlas"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/rules"
)

// sides are the players of a position.
var sides = [2]rules.Player{rules.First, rules.Second}

// A words is the sentences on what a session shows, in one language. Most of them are about a map, which must be shown.
type words struct {
	session *atlas.Session
	game    *board.Game
	lang    i18n.Lang
}

// messages returns the sentences of the page.
func (w words) messages() *i18n.Atlas { return i18n.AtlasOf(w.lang) }

// name names a board.
func (w words) name(variant string) string { return w.game.Words(w.lang).Variant(variant) }

// move writes a move.
func (w words) move(m rules.Move) string { return w.game.Words(w.lang).Move(m) }

// step writes how a step of a match was made.
func (w words) step(s atlas.Step) string {
	if s.Move == "" {
		return "0"
	}
	return w.move(s.Move)
}

// saying returns what a screen reader is told.
func (w words) saying(what atlas.Saying) string {
	m := w.messages()
	switch what {
	case atlas.SayPosition:
		return w.told()
	case atlas.SayWave:
		return w.wave() + ". " + w.waveTold()
	case atlas.SayPasted:
		return m.Pasted(w.session.Trail().PastedPlies())
	case atlas.SayAlien:
		return m.Alien
	case atlas.SayTurn:
		return i18n.Of(w.lang).Arrivals.Other
	}
	return ""
}

// head returns what is said above the picture: of it, or of the last wave.
func (w words) head() (title, text string) {
	m, waves := w.messages(), w.session.Waves()
	switch w.session.State() {
	case atlas.Held:
		return m.Held, m.HeldWhy
	case atlas.Failed:
		return m.Failed, ""
	case atlas.TooLarge:
		return m.TooLarge(protocol.MaxMap), ""
	case atlas.Loading:
		return m.Loading, m.Lead
	}
	if !waves.AllKnown() || waves.Arrived() {
		return w.wave(), w.waveTold()
	}
	return m.Positions(w.session.Map().States), m.Lead
}

// path names a match that can be laid over the map.
func (w words) path(p atlas.Path) string {
	m := w.messages()
	switch p.ID {
	case atlas.OnTable:
		return m.OnTable(p.Plies)
	case atlas.Pasted:
		return m.Pasted(p.Plies)
	}
	return m.Kept(day(p.Played, w.lang), p.Plies)
}

// value says what a position is worth, or that it is not known yet.
func (w words) value(i int) string {
	if !w.session.Waves().Knows(i) {
		return w.messages().NotYet
	}
	r := w.session.Map().Of(i)
	return w.messages().Value(r.Value, r.Plies)
}

// uncapital returns a text without its capital letter, which is one of the alphabet's.
func uncapital(text string) string { return strings.ToLower(text[:1]) + text[1:] }

// peek says what the position that is pointed at is worth, and for whom.
func (w words) peek(i int) string {
	who, _ := w.who(i)
	return w.messages().Standing(who, uncapital(w.value(i)))
}

// position returns one of the map, as anybody sees it.
func (w words) position(i int) rules.Position {
	p, err := w.session.Rules().Open(w.session.Map().Positions[i])
	if err != nil {
		panic(err) // the machine has written it
	}
	return p
}

// who names the side to move of a position, and the other one. Of a position in which the game has ended it is the side
// that would be to move.
func (w words) who(i int) (toMove, other string) {
	words, p := w.game.Words(w.lang), w.position(i)
	side := p.ToMove()
	if out := p.Outcome(); out.Over() {
		side = out.Winner.Other()
	}
	seat := side.Index()
	return words.Seat(seat), words.Seat(1 - seat)
}

// why says why the chosen position is worth what it is.
func (w words) why() string {
	m, c := w.messages(), w.session.Choice()
	who, other := w.who(c.At)
	r := w.session.Map().Of(c.At)
	switch {
	case !w.session.Waves().Knows(c.At):
		return ui.Join(" ", m.ToMove(who), m.NotYetWhy)
	case len(c.Next) == 0:
		return m.Ended(other)
	}
	return ui.Join(" ", m.ToMove(who), m.Moves(r.Value, other, c.Good(), len(c.Next), r.Plies-1))
}

// example says of which wave the chosen position is an example, if it is one.
func (w words) example() string {
	wave, ok := w.session.Choice().ExampleOf()
	if !ok {
		return ""
	}
	return w.messages().Example(wave)
}

// standing says which pieces of the chosen position stand where.
func (w words) standing() string {
	m, words := w.messages(), w.game.Words(w.lang)
	view := w.position(w.session.Choice().At).View(rules.First)
	skin := w.game.Skin(w.session.Board(), false)
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

// told says what the chosen position is.
func (w words) told() string {
	return ui.Join(" ", w.value(w.session.Choice().At)+".", w.example(), w.why(), w.standing())
}
