package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
	"tablier/rules"
)

// A moveRow is a row of the list.
type moveRow struct {
	Head          string // of a round, in place of moves
	Number        int    // 0 for none
	First, Second moveCell
	Mini          string // the view box of small pieces
}

// A moveCell is a move in the list; the zero cell is none.
type moveCell struct {
	Ply         int
	Text, Class string
	Mark, Why   string // of a turning point: a sign, and what it means
	Current     bool   // the position after it is shown
	Symbol      string // of the piece that was drawn for it, in a game in which pieces are drawn into a hand,
	Drawn       string // and what that is called
}

// Draw implements ui.Drawing.
func (m *moveRow) Draw() app.UI {
	if m.Head != "" {
		return ui.El("li").Class("round").Body(ui.El("span").Text(m.Head))
	}
	number := ""
	if m.Number > 0 {
		number = strconv.Itoa(m.Number)
	}
	return ui.El("li").Body(
		ui.El("span").Text(number),
		m.First.draw(m.Mini),
		app.If(m.Second.Ply > 0, func() app.UI { return m.Second.draw(m.Mini) }),
	)
}

func (c *moveCell) draw(viewBox string) app.UI {
	b := ui.Button().Class(c.Class).TabIndex(-1).DataSet("ply", c.Ply)
	text := c.Text
	if c.Symbol == "" {
		b.Text(text)
	} else {
		b.Body(ui.Mini(viewBox, c.Symbol), ui.El("span").Class("hidden-text").Text(c.Drawn+" "), app.Text(text))
		text = ui.Join(" ", c.Drawn, text)
	}
	if c.Mark != "" {
		b.Aria("label", text+", "+c.Why).DataSet("mark", c.Mark).Attr("title", c.Why)
	}
	if c.Current {
		b.Aria("current", "step")
	}
	return b
}

// moveRows returns the rows of the list of moves.
func moveRows(w *wording) []moveRow {
	t, reviewed := w.table(), w.match.Reviewable()
	m, result, list := t.Match(), t.Result(), newLayout(w)
	decisive := 0
	if reviewed {
		decisive = w.match.Review().Decisive()
	}
	moves := t.Moves()
	for i, move := range moves {
		if !list.lists(i, len(moves)) {
			continue // it stands in the place of the next one
		}
		cell := moveCell{Ply: i + 1, Text: w.words.Move(move), Class: "move", Current: i == t.Shown()-1}
		if i >= m.Ply() {
			cell.Class = "move undone"
		} else if result.Reason == rules.Recurrence && i == result.Since-1 {
			cell.Class = "move again"
		}
		if i < list.set {
			list.showSetUp(i, &cell)
		}
		if reviewed {
			cell.Mark, cell.Why = w.turningMark(w.match.Review().TurnAt(i+1), i+1 == decisive)
		}
		if list.draws {
			list.showDrawn(i, &cell)
		}
		if round := m.RoundAt(i); list.opens(i) && round > 0 {
			list.rows = append(list.rows, moveRow{Head: w.messages.RoundOf(round+1, m.Rounds())})
		}
		list.add(i, cell)
	}
	return list.rows
}

// A layout lays the moves of a match out in rows of two, each round from its own first row.
type layout struct {
	wording *wording
	draws   bool // pieces are drawn into a hand
	rows    []moveRow
	set     int  // how many moves belong to the set-up phase
	number  int  // of the last row in its round
	full    bool // the last row is
}

func newLayout(w *wording) *layout {
	t := w.table()
	_, draws := t.Own().Hand(t.View())
	return &layout{wording: w, draws: draws, set: t.SetUp(), full: true}
}

// lists says whether the i-th move has a place of its own: a draw into a hand shares that of the move which plays what
// was drawn, as soon as there is one, and a player's moves of the set-up phase share one.
func (l *layout) lists(i, moves int) bool {
	t := l.wording.table()
	if i < l.set {
		return !t.Midway(i + 1)
	}
	return !l.draws || i == moves-1 || t.Match().MoverAt(i) != rules.Chance
}

// opens says whether the i-th move is the first of its round that has a place.
func (l *layout) opens(i int) bool {
	m, before := l.wording.table().Match(), i-1
	if l.draws && before >= 0 && m.MoverAt(before) == rules.Chance {
		before-- // which has none
	}
	return before < 0 || m.RoundAt(before) != m.RoundAt(i)
}

// add puts the i-th move into the next place.
func (l *layout) add(i int, cell moveCell) {
	if l.opens(i) || i == l.set {
		l.number, l.full = 0, true
	}
	if l.full {
		if i >= l.set {
			l.number++
		}
		l.rows = append(l.rows, moveRow{Number: l.number, First: cell, Mini: l.wording.game.Mini})
	} else {
		l.rows[len(l.rows)-1].Second = cell
	}
	l.full = !l.full
}

// showDrawn gives the i-th move the piece that was drawn for it. A draw that nothing has been played on yet is shown as
// that piece alone.
func (l *layout) showDrawn(i int, cell *moveCell) {
	t := l.wording.table()
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
	cell.Symbol, cell.Drawn = t.Skin().Symbol(hand, seat), l.wording.words.Drawn(hand)
	cell.Current = cell.Current || i > 0 && t.Shown() == i && m.MoverAt(i-1) == rules.Chance
}

// showSetUp has the i-th move, a player's last of the set-up phase, stand for all of theirs.
func (l *layout) showSetUp(i int, cell *moveCell) {
	t := l.wording.table()
	last := t.Shown() - 1 // of the moves shown
	cell.Text = l.wording.messages.SetUp.Set
	cell.Current = last >= 0 && last < l.set && t.Match().MoverAt(i) == t.Match().MoverAt(last)
}

// rowOf returns the number of the row in which the move to ply is listed.
func rowOf(w *wording, ply int) int {
	l, moves := newLayout(w), w.table().Match().Plies()
	for i := range moves {
		if l.lists(i, moves) {
			l.add(i, moveCell{})
		}
		if i == ply-1 {
			break
		}
	}
	return l.number
}
