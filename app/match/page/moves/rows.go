package moves

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match/page/wording"
	"tablier/app/ui"
	"tablier/rules"
)

// A Row is a row of the list of moves.
type Row struct {
	Head          string // of a round, in place of moves
	Number        int    // 0 for none
	First, Second Cell
	Mini          string // the view box of small pieces
	Place, Rows   int    // which row of how many, where not all are drawn; else 0
}

// A Cell is a move in the list; the zero cell is none.
type Cell struct {
	Ply         int
	Text, Class string
	Mark, Why   string // of a turning point: a sign, and what it means
	Current     bool   // the position after it is shown
	Symbol      string // of the piece that was drawn for it
	Drawn       string // that piece's name
}

// Draw implements ui.Drawing.
func (m *Row) Draw() app.UI {
	if m.Head != "" {
		return ui.Tree(`<li class="round" translate="yes"><span>{}</span></li>`, m.Head)
	}
	number, place, rows := "", "", ""
	if m.Number > 0 {
		number = strconv.Itoa(m.Number)
	}
	if m.Rows > 0 {
		place, rows = strconv.Itoa(m.Place), strconv.Itoa(m.Rows)
	}
	return ui.Tree(`<li aria-posinset="{}" aria-setsize="{}"><span>{}</span>{}{}</li>`,
		place, rows, number, m.First.draw(m.Mini),
		app.If(m.Second.Ply > 0, func() app.UI { return m.Second.draw(m.Mini) }))
}

// draw draws the cell of a move in the list.
func (c *Cell) draw(viewBox string) app.UI {
	name, drawn := "", []app.UI(nil)
	if c.Symbol != "" {
		drawn = []app.UI{ui.Mini(viewBox, c.Symbol), ui.Tree(`<span class="hidden-text">{}</span>`, c.Drawn+" ")}
	}
	if c.Mark != "" {
		name = ui.Join(" ", c.Drawn, c.Text) + ", " + c.Why
	}
	return ui.Tree(`<button type="button" class="{}" tabindex="-1" data-ply="{}" aria-label="{}" data-mark="{}"
		title="{}" aria-current="{}">{}{}</button>`,
		c.Class, strconv.Itoa(c.Ply), name, c.Mark, c.Why, ui.When(c.Current, "step"), drawn, c.Text)
}

// A List is the rows of a match's moves. Those of the irregular part are laid out one by one: the set-up phase, and
// all of a game with rounds or draws, which ends before it is long. The others are two moves each, whatever their
// number.
type List struct {
	Wording  *wording.Wording
	Layout   *layout
	head     []Row // the rows of the irregular part
	regular  int   // the first move after the irregular part, from 0
	moves    int
	decisive int
	reviewed bool
}

// NewList returns the list of the moves of a match.
func NewList(w *wording.Wording) *List {
	t := w.Table()
	l := &List{Wording: w, Layout: newLayout(w), moves: t.Match().Plies(), reviewed: w.Match.Analysis().Reviewable()}
	if l.reviewed {
		l.decisive = w.Match.Analysis().Review().Decisive()
	}
	if l.regular = l.Layout.Set; l.Layout.Draws || t.Match().Rounds() > 1 {
		l.regular = l.moves
	}
	for i := range l.regular {
		if l.Layout.Lists(i, l.moves) { // else it stands in the place of the next one
			l.lay(l.Layout, i, l.Cell(i))
		}
	}
	l.head = l.Layout.rows
	return l
}

// Rows returns how many rows there are.
func (l *List) Rows() int { return len(l.head) + (l.moves-l.regular+1)/2 }

// Row returns the number of the row in which the i-th move stands, from 0.
func (l *List) Row(i int) int {
	if i >= l.regular {
		return len(l.head) + (i-l.regular)/2
	}
	for row := range l.head {
		if last := max(l.head[row].First.Ply, l.head[row].Second.Ply); last > i {
			return row
		}
	}
	return len(l.head)
}

// Between returns some of the rows.
func (l *List) Between(from, to int) []Row {
	rows := slices.Clone(l.head[min(from, len(l.head)):min(to, len(l.head))])
	for row := max(from, len(l.head)); row < to; row++ {
		i := l.regular + 2*(row-len(l.head))
		made := Row{Number: row - len(l.head) + 1, First: l.Cell(i), Mini: l.Wording.Game.Mini}
		if i+1 < l.moves {
			made.Second = l.Cell(i + 1)
		}
		rows = append(rows, made)
	}
	return rows
}

// Cell returns the i-th move.
func (l *List) Cell(i int) Cell {
	w := l.Wording
	t, m, result := w.Table(), w.Table().Match(), w.Table().Result()
	cell := Cell{Ply: i + 1, Text: w.Words.Move(t.Redacted(i + 1)), Class: "move", Current: i == t.Shown()-1}
	if i >= m.Ply() {
		cell.Class = "move undone"
	} else if result.Reason == rules.Recurrence && i == result.Since-1 {
		cell.Class = "move again"
	}
	if i < l.Layout.Set {
		l.Layout.showSetUp(i, &cell)
	}
	if l.reviewed {
		cell.Mark, cell.Why = w.Moves().TurningMark(w.Match.Analysis().Review().TurnAt(i+1), i+1 == l.decisive)
	}
	if l.Layout.Draws {
		l.Layout.showDrawn(i, &cell)
	}
	return cell
}

// lay puts the i-th move into a layout, below the head of its round if it is the first of one.
func (l *List) lay(to *layout, i int, cell Cell) {
	m := l.Wording.Table().Match()
	if round := m.RoundAt(i); to.Opens(i) && round > 0 {
		to.rows = append(to.rows, Row{Head: l.Wording.Messages.RoundOf(round+1, m.Rounds())})
	}
	to.add(i, cell)
}

// AllRows returns all rows of the list of moves.
func AllRows(w *wording.Wording) []Row {
	l := NewList(w)
	return l.Between(0, l.Rows())
}

// A layout lays the moves of a match out in rows of two, each round from its own first row.
type layout struct {
	wording *wording.Wording
	Draws   bool // pieces are drawn into a hand
	rows    []Row
	Set     int  // how many moves the set-up phase has
	number  int  // of the last row in its round
	full    bool // the last row is
}

func newLayout(w *wording.Wording) *layout {
	t := w.Table()
	_, draws := t.Own().Hand(t.View())
	return &layout{wording: w, Draws: draws, Set: t.SetUp(), full: true}
}

// Lists says whether the i-th move has a cell of its own: a draw into a hand shares that of the move which plays the
// piece, as soon as there is one, and a player's moves of the set-up phase share one.
func (l *layout) Lists(i, moves int) bool {
	t := l.wording.Table()
	if i < l.Set {
		return !t.Midway(i + 1)
	}
	return !l.Draws || i == moves-1 || t.Match().MoverAt(i) != rules.Chance
}

// Opens says whether the i-th move is the first of its round with a cell.
func (l *layout) Opens(i int) bool {
	m, before := l.wording.Table().Match(), i-1
	if l.Draws && before >= 0 && m.MoverAt(before) == rules.Chance {
		before-- // it has no number
	}
	return before < 0 || m.RoundAt(before) != m.RoundAt(i)
}

// add puts the i-th move into the next cell.
func (l *layout) add(i int, cell Cell) {
	if l.Opens(i) || i == l.Set {
		l.number, l.full = 0, true
	}
	if l.full {
		if i >= l.Set {
			l.number++
		}
		l.rows = append(l.rows, Row{Number: l.number, First: cell, Mini: l.wording.Game.Mini})
	} else {
		l.rows[len(l.rows)-1].Second = cell
	}
	l.full = !l.full
}

// showDrawn gives the i-th move the piece that was drawn for it. A draw that nothing has been played on yet is shown as
// that piece alone.
func (l *layout) showDrawn(i int, cell *Cell) {
	t := l.wording.Table()
	m, view := t.Match(), t.Before(i+1)
	if m.MoverAt(i) == rules.Chance {
		view = t.Before(i + 2)
		cell.Text = ""
	}
	hand, _ := t.Own().Hand(view)
	if hand == (board.Glyph{}) {
		return
	}
	seat := -1
	if hand.Owner == rules.First || hand.Owner == rules.Second {
		seat = hand.Owner.Index()
	}
	cell.Symbol, cell.Drawn = t.Skin().Symbol(hand, seat), l.wording.Words.Drawn(hand)
	cell.Current = cell.Current || i > 0 && t.Shown() == i && m.MoverAt(i-1) == rules.Chance
}

// showSetUp has the i-th move, a player's last of the set-up phase, stand for all of theirs.
func (l *layout) showSetUp(i int, cell *Cell) {
	t := l.wording.Table()
	last := t.Shown() - 1 // of the moves shown
	cell.Text = l.wording.Messages.SetUp.Set
	cell.Current = last >= 0 && last < l.Set && t.Match().MoverAt(i) == t.Match().MoverAt(last)
}

// NumberOf returns the number in front of the move to ply.
func (l *List) NumberOf(ply int) int {
	row := l.Row(ply - 1)
	if row >= len(l.head) {
		return row - len(l.head) + 1
	}
	return l.head[row].Number
}
