package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// lost lists what a seat has lost, by kind. It has its room before there is anything, so that nothing moves when it comes.
func (r *Root) lost(s *session, seat int) app.UI {
	t := s.table
	box := el("ul").Class("lost")
	loser, ok := t.Skin().(board.Loser)
	if !ok {
		return shown(false, box)
	}
	kinds, words := loser.Lost(t.View(), t.Role(seat)), r.wordsOf(s.game).(board.ArrangeWords)
	return box.Aria("label", r.words().Lost(r.seatName(t, seat))).Body(app.Range(kinds).Slice(func(i int) app.UI {
		k := kinds[i]
		count := strconv.Itoa(k.Count)
		return el("li").Body(
			mini(s.game, t.Skin().Symbol(k.Glyph, t.Colour(k.Glyph.Owner))),
			el("span").Class("hidden-text").Text(words.Kind(k.Glyph)+" × "+count),
			shown(k.Count > 1, el("span").Aria("hidden", "true").Body(el("span").Class("wide").Text("×"), app.Text(count))),
		)
	}))
}
