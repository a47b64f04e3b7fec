package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/rules"
)

// stocked returns the skin of a table that draws from a stock, nil when it does not.
func (s *session) stocked() board.Stocked {
	stocked, _ := s.table.Skin().(board.Stocked)
	return stocked
}

// holding says whether a piece has been drawn and waits to be played.
func holding(skin board.Skin, view rules.View) bool {
	stocked, ok := skin.(board.Stocked)
	return ok && stocked.Hand(view) != board.Glyph{}
}

// stock shows what is left to be drawn, and tells the line that is looked at in a game with lines that are worth points.
func (r *Root) stock(s *session, t tally) app.HTMLElem {
	stocked, words := s.stocked(), r.wordsOf(s.game)
	if stocked == nil {
		return shown(len(t.lines) > 0, el("div").Class("extra", "stock").Body(el("p").Class("told").Text(r.lineWords(s, t))))
	}
	kinds := stocked.Stock(s.table.View())
	left, of := 0, 0
	for _, kind := range kinds {
		left, of = left+kind.Left, of+kind.Of
	}
	say := words.(board.ScoreWords).Stock(left, of)
	told := r.lineWords(s, t)
	if told == "" {
		told = say
	}
	return el("div").Class("extra", "stock").Body(
		el("p").Class("told").Text(told),
		el("ul").Aria("label", say).Body(
			el("li").Aria("hidden", "true").Body(svg("svg").Class("sack").Attr("viewBox", "0 0 48 52").Body(
				use("i-sack"), svg("text").Attr("x", 24).Attr("y", 42).Text(left),
			)),
			app.Range(kinds).Slice(func(i int) app.UI { return r.kind(s, kinds[i]) }),
		),
	)
}

func (r *Root) kind(s *session, kind board.Stock) app.UI {
	li := el("li")
	if kind.Left == 0 {
		li.Class("out")
	}
	return li.Body(
		mini(s.game, s.table.Skin().Symbol(kind.Glyph, side(kind.Glyph.Owner))),
		el("span").Class("hidden-text").Text(r.wordsOf(s.game).(board.ScoreWords).Kind(kind.Glyph)+" "),
		el("span").Text(kind.Left),
	)
}

// hand shows the piece that has been drawn and waits to be played, beside the words that say so.
func (r *Root) hand(s *session) app.UI {
	box := el("div").Class("hand")
	if view := s.table.View(); r.live && holding(s.table.Skin(), view) {
		hand := s.stocked().Hand(view)
		return box.Body(mini(s.game, s.table.Skin().Symbol(hand, side(hand.Owner))))
	}
	return shown(false, box)
}

// besideStatus is what a game with a stock has there, so that nothing moves from turn to turn: the piece in hand, or
// the game's own buttons.
func (r *Root) besideStatus(s *session) app.HTMLElem {
	if s.stocked() == nil {
		return shown(false, el("div"))
	}
	held := holding(s.table.Skin(), s.table.View())
	return shown(r.live && (held || hasButtons(s.points())), el("div").Class("beside").Body(r.hand(s), r.gameButtons(s)))
}

// choices are the game's own buttons, unless they are beside the status.
func (r *Root) choices(s *session) app.UI {
	if s.stocked() != nil {
		return el("div").Class("choices")
	}
	return r.gameButtons(s)
}
