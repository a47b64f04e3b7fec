package game

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/pages/game/lanes"
	"tablier/app/pages/game/wording"
	"tablier/app/play"
	"tablier/app/study"
	"tablier/app/ui"
	"tablier/rules"
)

// A historyRow is a row of the history: a button that shows the position, and beside it the position's value.
type historyRow struct {
	Head              string // of a round, in place of a move
	Prefix            string // of the ids
	Place             int    // of the row, from 1
	Ply               int
	Number            string
	Mini, Symbol, Who string // a piece of who moved, or the piece that was drawn, and their name
	Text, Sign        string
	Current, Bad      bool
	Words             string // the lane in words
	Lane              ui.HTML
}

// rowID returns the id of the button of a position's row.
func rowID(ply int) string { return "row-" + strconv.Itoa(ply) }

// Draw implements ui.Drawing.
func (r *historyRow) Draw() app.UI {
	row := ui.El("div").Role("row").Class("lane-row").Aria("rowindex", r.Place+1) // the first is the heading
	if r.Head != "" {
		return row.Class("round").Body(ui.El("div").Role("cell").Aria("colspan", 2).Text(r.Head))
	}
	if r.Bad {
		row.Class("bad")
	}
	id := r.Prefix + rowID(r.Ply)
	b := ui.Button().Class("ply").ID(id).TabIndex(-1).DataSet("ply", r.Ply).Aria("labelledby", id+" "+id+"-value")
	if r.Current {
		b.Aria("current", "step")
	}
	if r.Prefix == listPrefix && r.Number != "" {
		b.Class("move") // as any in the list of moves
	}
	return row.Body(
		ui.El("div").Role("cell").Body(b.Body(
			ui.El("span").Class("number").Text(r.Number+" "),
			ui.Shown(r.Symbol != "", ui.El("span").Class("piece").Body(ui.Mini(r.Mini, r.Symbol))),
			ui.El("b").Text(r.Text),
			ui.El("em").Aria("hidden", "true").Text(r.Sign),
		)),
		ui.El("div").Role("cell").Class("lane").ID(id+"-value").Body(
			ui.Raw(r.Lane), ui.El("span").Class("hidden-text").Text(r.Who),
			ui.El("span").Class("hidden-text", "words").Text(r.Words),
		),
	)
}

// A historyDrawing draws the rows of the history.
type historyDrawing struct {
	*historyList
	review *study.Study
	scale  lanes.Scale
	draws  bool // there is a band for draws
	even   bool // the middle has a meaning
}

func newHistoryDrawing(w *wording.Wording) *historyDrawing {
	d := &historyDrawing{historyList: newHistoryList(w), review: w.Match.Analysis().Review()}
	d.even = !w.Game.NoDraws
	d.draws = d.even && !w.Values().InPoints()
	far, lead := d.reach()
	d.scale = lanes.NewScale(far, d.draws)
	if w.Values().InPoints() {
		d.scale = d.scale.Spread(lead)
	}
	return d
}

// reach returns the longest known distance to an end in plies, and the greatest lead.
func (d *historyDrawing) reach() (far int, lead float64) {
	for ply := range d.review.Positions() {
		switch p := d.review.At(ply); {
		case p.Known && p.Exact:
			far = max(far, p.Plies)
		case p.Known:
			lead = max(lead, math.Abs(p.Lead))
		}
	}
	return far, lead
}

// rows returns some of the rows, with a prefix for their ids.
func (d *historyDrawing) rows(prefix string, from, to int) []historyRow {
	rows := make([]historyRow, 0, to-from)
	current := d.rowOf(d.wording.Table().Shown())
	for row := from; row < to; row++ {
		made := d.row(row)
		made.Prefix, made.Place, made.Current = prefix, row+1, row == current
		rows = append(rows, made)
	}
	return rows
}

func (d *historyDrawing) row(row int) historyRow {
	w, e := d.wording, d.entry(row)
	m := w.Messages
	if e.head > 0 {
		return historyRow{Head: m.RoundOf(e.head, w.Table().Match().Rounds())}
	}
	lane := d.lane(row)
	made := historyRow{Ply: e.ply, Mini: w.Game.Mini}
	if e.number == 0 {
		made.Text, made.Words = m.History.Start, w.History().Value(d.seen(row))
	} else {
		cell := d.cell(e.ply - 1)
		made.Number, made.Text, made.Sign = strconv.Itoa(e.number), cell.Text, cell.Mark
		made.Symbol, made.Who = d.mover(e.ply)
		if cell.Symbol != "" {
			made.Symbol, made.Who = cell.Symbol, ui.Join(" ", made.Who, cell.Drawn)
		}
		made.Who += ", " // a screen reader reads on
		made.Bad, made.Words = lane.Slip, w.History().Words(e.ply)
	}
	made.Lane = lane.Draw()
	return made
}

// mover returns a piece and the name of who made the move to ply; none for chance.
func (d *historyDrawing) mover(ply int) (symbol, who string) {
	t := d.wording.Table()
	seat := t.SeatOf(t.Match().MoverAt(ply - 1))
	if seat < 0 {
		return "", ""
	}
	return pieceOf(t, t.Match().RoleAt(ply-1, t.Match().MoverAt(ply-1))), d.wording.Name(seat)
}

// pieceOf returns the symbol of a piece of a side.
func pieceOf(t *play.Table, side rules.Player) string {
	return t.Skin().Symbol(board.Glyph{Owner: side}, t.Colour(side))
}
