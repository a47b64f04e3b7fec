package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/places"
	"tablier/app/ui"
)

// players are who plays. The place is what the game's own part of each may know.
func (p *page) players(o *places.Page) app.HTMLElem {
	list := make([]app.UI, 2)
	for seat := range list {
		drawn := p.say().player(seat)
		if p.game.Parts.Seat == nil {
			list[seat] = &ui.Part{Of: drawn}
		} else {
			list[seat] = drawn.with(p.game.Parts.Seat(o, seat))
		}
	}
	return ui.El("ol").Class("players").Body(list...)
}

// A player is one of the two who play, with what they have and how they stand.
type player struct {
	Turn                     bool
	Mini, Symbol             string
	Name, Who, Stands, Score string
	Scored                   bool   // the score is points of the match
	Beat                     string // what is to be beaten, in words
}

func (w *wording) player(seat int) *player {
	t, m := w.table(), w.messages
	role := t.Role(seat)
	d := &player{
		Turn: w.match.Live() && t.Turn() == seat, Mini: w.game.Mini, Name: w.matchName(seat), Who: w.seats.Plays(t, seat),
		Symbol: t.Skin().Symbol(board.Glyph{Owner: role}, t.Colour(role)), Score: strconv.Itoa(t.Score()[seat]),
	}
	if d.Name == d.Who {
		d.Who = ""
	}
	if level := t.Seats()[seat].Level; level > 0 {
		d.Who = ui.Join(", ", d.Who, m.Level(level))
	}
	points, behind, scored := t.Own().Points()
	if d.Scored = scored; scored {
		d.Score = strconv.Itoa(points[seat]) + " "
		if behind == seat {
			d.Beat = m.ToBeat(points[1-seat])
		}
	}
	d.Stands = w.stands(seat, scored)
	return d
}

// Draw implements ui.Drawing.
func (d *player) Draw() app.UI { return d.with(ui.Shown(false, ui.El("div"))) }

// with draws the player with what the game puts there.
func (d *player) with(own app.UI) app.UI {
	li, score := ui.El("li").Class("player"), ui.El("span").Class("score")
	if d.Turn {
		li.Class("turn").Aria("current", "true")
	}
	if d.Scored {
		score.Body(ui.El("span").Text(d.Score), ui.Shown(d.Beat != "", ui.El("small").Class("wide").Text(d.Beat)))
	} else {
		score.Text(d.Score)
	}
	return li.Body(
		ui.Mini(d.Mini, d.Symbol), ui.El("span").Class("name").Text(d.Name), ui.El("span").Class("who").Text(d.Who),
		ui.El("span").Class("stands").Text(d.Stands), score, own,
	)
}
