package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// players draws the two players, the first on the left, and between them the deciding number with its name.
func (p *page) players() app.HTMLElem {
	w := p.Wording()
	return ui.El("ol").Class("players").Body(
		&ui.Part{Of: playerOf(w, 0)}, &ui.Part{Of: tallyOf(w)}, &ui.Part{Of: playerOf(w, 1)},
	)
}

// A player is one of the two players, with their state.
type player struct {
	Turn              bool
	Mini, Symbol      string
	Name, Who, Stands string
	Wide              string // beside Who where there is room
}

func playerOf(w *wording.Wording, seat int) *player {
	t := w.Table()
	role := t.Role(seat)
	d := &player{
		Turn: w.Match.Live() && t.Turn() == seat, Mini: w.Game.Mini, Name: w.MatchName(seat), Who: w.Seats.Plays(t, seat),
		Symbol: t.Skin().Symbol(board.Glyph{Owner: role}, t.Colour(role)),
		Stands: w.Words.Standing(t.View(), role),
	}
	if d.Name == d.Who {
		d.Who = ""
	}
	if t.ByLinks() != nil && t.Seats()[seat].Away && d.Stands == "" { // there is no room for both on a phone
		d.Who = ui.Join(", ", d.Who, w.Messages.ByLinks.Elsewhere)
	}
	if level := t.Seats()[seat].Level; level > 0 && d.Stands == "" {
		d.Wide = w.Messages.LevelAt(level)
	}
	return d
}

// Draw implements ui.Drawing.
func (d *player) Draw() app.UI {
	li := ui.El("li").Class("player")
	if d.Turn {
		li.Class("turn").Aria("current", "true")
	}
	between := ""
	if d.Who != "" {
		between = ", "
	}
	wide := ui.El("span").Class("wide")
	if d.Wide != "" {
		wide.Text(between + d.Wide)
	}
	stands := ui.El("span").Class("stands")
	if d.Stands != "" {
		stands.Text(between + d.Stands)
	}
	return li.Body(
		ui.Mini(d.Mini, d.Symbol),
		ui.El("div").Body(
			ui.El("b").Class("name").Text(d.Name),
			ui.El("small").Body(ui.El("span").Class("who").Text(d.Who), stands, wide),
		),
	)
}

// A tally is the deciding number of each side, with its name.
type tally struct {
	Scores [2]string
	Of     string
}

func tallyOf(w *wording.Wording) *tally {
	t := w.Table()
	score, of := t.Score(), w.Messages.Panel.Score
	if points, counted := t.Own().Points(); counted {
		score, of = points, w.Words.Count()
	}
	return &tally{[2]string{strconv.Itoa(score[0]), strconv.Itoa(score[1])}, of}
}

// Draw implements ui.Drawing.
func (d *tally) Draw() app.UI {
	return ui.El("li").Class("count").Body(
		ui.Untranslated(true, ui.El("b")).Body(
			ui.El("span").Class("score").Text(d.Scores[0]), ui.El("i").Text("–"),
			ui.El("span").Class("score").Text(d.Scores[1]),
		),
		ui.El("small").Text(d.Of),
	)
}
