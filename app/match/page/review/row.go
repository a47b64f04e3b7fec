package review

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match/page/lanes"
	"tablier/app/match/page/wording"
	"tablier/app/play"
	"tablier/app/study"
	"tablier/app/ui"
	"tablier/rules"
)

// A Row is a row of the history: a button that shows the position, and beside it the position's value.
type Row struct {
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
func (r *Row) Draw() app.UI {
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

// A History draws the rows of the history.
type History struct {
	*Rows
	review *study.Study
	scale  lanes.Scale
	Draws  bool // there is a band for draws
	Even   bool // the middle has a meaning
}

// NewHistory returns the drawing of the history of a match.
func NewHistory(w *wording.Wording) *History {
	d := &History{Rows: NewRows(w), review: w.Match.Analysis().Review()}
	d.Even = !w.Game.NoDraws
	d.Draws = d.Even && !w.Values().InPoints()
	far, lead := d.reach()
	d.scale = lanes.NewScale(far, d.Draws)
	if w.Values().InPoints() {
		d.scale = d.scale.Spread(lead)
	}
	return d
}

// reach returns the longest known distance to an end in plies, and the greatest lead.
func (d *History) reach() (far int, lead float64) {
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

// Between returns some of the rows, with a prefix for their ids.
func (d *History) Between(prefix string, from, to int) []Row {
	rows := make([]Row, 0, to-from)
	current := d.RowOf(d.Wording.Table().Shown())
	for row := from; row < to; row++ {
		made := d.row(row)
		made.Prefix, made.Place, made.Current = prefix, row+1, row == current
		rows = append(rows, made)
	}
	return rows
}

func (d *History) row(row int) Row {
	w, e := d.Wording, d.Entry(row)
	m := w.Messages
	if e.Head > 0 {
		return Row{Head: m.RoundOf(e.Head, w.Table().Match().Rounds())}
	}
	lane := d.lane(row)
	made := Row{Ply: e.Ply, Mini: w.Game.Mini}
	if e.Number == 0 {
		made.Text, made.Words = m.History.Start, w.History().Value(d.seen(row))
	} else {
		cell := d.Cell(e.Ply - 1)
		made.Number, made.Text, made.Sign = strconv.Itoa(e.Number), cell.Text, cell.Mark
		made.Symbol, made.Who = d.mover(e.Ply)
		if cell.Symbol != "" {
			made.Symbol, made.Who = cell.Symbol, ui.Join(" ", made.Who, cell.Drawn)
		}
		made.Who += ", " // a screen reader reads on
		made.Bad, made.Words = lane.Slip, w.History().Words(e.Ply)
	}
	made.Lane = lane.Draw()
	return made
}

// mover returns a piece and the name of who made the move to ply; none for chance.
func (d *History) mover(ply int) (symbol, who string) {
	t := d.Wording.Table()
	seat := t.SeatOf(t.Match().MoverAt(ply - 1))
	if seat < 0 {
		return "", ""
	}
	return pieceOf(t, t.Match().RoleAt(ply-1, t.Match().MoverAt(ply-1))), d.Wording.Name(seat)
}

// pieceOf returns the symbol of a piece of a side.
func pieceOf(t *play.Table, side rules.Player) string {
	return t.Skin().Symbol(board.Glyph{Owner: side}, t.Colour(side))
}
