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
	index := strconv.Itoa(r.Place + 1) // the first is the heading
	if r.Head != "" {
		return ui.Tree(`<div role="row" class="lane-row round" aria-rowindex="{}">
				<div role="cell" aria-colspan="2">{}</div>
			</div>`, index, r.Head)
	}
	id := r.Prefix + rowID(r.Ply)
	listed := r.Prefix == listPrefix && r.Number != "" // as any in the list of moves
	return ui.Tree(`<div role="row" class="lane-row {}" aria-rowindex="{}">
			<div role="cell">
				<button type="button" class="ply {}" id="{}" tabindex="-1" data-ply="{}" aria-labelledby="{} {}-value"
				aria-current="{}">
					<span class="number">{}</span>
					<span class="piece" hidden="{}">{}</span>
					<b>{}</b>
					<em aria-hidden="true">{}</em>
				</button>
			</div>
			<div role="cell" class="lane" id="{}-value">
				{}
				<span class="hidden-text">{}</span>
				<span class="hidden-text words">{}</span>
			</div>
		</div>`,
		ui.When(r.Bad, "bad"), index,
		ui.When(listed, "move"), id, strconv.Itoa(r.Ply), id, id, ui.When(r.Current, "step"),
		r.Number+" ", r.Symbol == "", ui.Mini(r.Mini, r.Symbol), r.Text, r.Sign,
		id, ui.Raw(r.Lane), r.Who, r.Words)
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
