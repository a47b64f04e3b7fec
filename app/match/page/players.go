package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
)

// players draws the two players, the first on the left, and between them the deciding number with its name.
func (p *page) players() app.UI {
	w := p.Wording()
	return ui.Tree(`<ol class="players" hidden="{}">{}{}{}</ol>`, !p.Match.Offers("players"),
		&ui.Part{Of: playerOf(w, 0)}, &ui.Part{Of: tallyOf(w)}, &ui.Part{Of: playerOf(w, 1)})
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
	if level := t.LevelOf(t.Seats()[seat]); level > 0 && d.Stands == "" {
		d.Wide = w.Messages.LevelAt(level)
	}
	return d
}

// Draw implements ui.Drawing.
func (d *player) Draw() app.UI {
	return ui.Tree(`<li class="player {}" aria-current="{}">
			{}
			<div>
				<b class="name">{}</b>
				<small><span class="who">{}</span><span class="stands">{}</span><span class="wide">{}</span></small>
			</div>
		</li>`, ui.When(d.Turn, "turn"), d.Turn, ui.Mini(d.Mini, d.Symbol), d.Name, d.Who, d.after(d.Stands), d.after(d.Wide))
}

// after draws a text that stands behind Who, with a comma where there is one; nothing where it is empty.
func (d *player) after(text string) []app.UI {
	switch {
	case text == "":
		return nil
	case d.Who != "":
		text = ", " + text
	}
	return []app.UI{app.Text(text)}
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
	return ui.Tree(`<li class="count">
			<b translate="no"><span class="score">{}</span><i>–</i><span class="score">{}</span></b>
			<small>{}</small>
		</li>`, d.Scores[0], d.Scores[1], d.Of)
}
