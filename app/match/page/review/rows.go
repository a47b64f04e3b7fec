package review

import (
	"tablier/app/match/page/moves"
	"tablier/app/match/page/wording"
	"tablier/rules"
)

// An Entry is the subject of a row of the history.
type Entry struct {
	Ply    int // the position after so many moves
	Number int // of the move to it among those listed, 0 for the start
	Head   int // the number, from 1, of the round whose heading it is; 0 for none
}

// Rows are the rows of the history: first the start, then each move, and a heading for each round. What a
// player draws into a hand and then plays is one row. Of a game without rounds and draws each move after the set-up
// has one, whatever their number.
type Rows struct {
	*moves.List
	entries []Entry // of an irregular game, without the start
	rounds  bool
}

// NewRows returns the rows of the history of a match.
func NewRows(w *wording.Wording) *Rows {
	l := &Rows{List: moves.NewList(w), rounds: w.Table().Match().Rounds() > 1}
	if !l.irregular() {
		return l
	}
	m, number := w.Table().Match(), 0
	for i := l.Layout.Set; i < m.Ply(); i++ {
		if !l.Layout.Lists(i, m.Ply()) {
			continue
		}
		if round := m.RoundAt(i); l.rounds && l.Layout.Opens(i) {
			l.entries = append(l.entries, Entry{Head: round + 1})
		}
		number++
		l.entries = append(l.entries, Entry{Ply: i + 1, Number: number})
	}
	return l
}

func (l *Rows) irregular() bool { return l.Layout.Draws || l.rounds }

// All returns how many rows there are.
func (l *Rows) All() int {
	if l.irregular() {
		return 1 + len(l.entries)
	}
	return 1 + max(0, l.Wording.Table().Match().Ply()-l.Layout.Set)
}

// Entry returns the subject of a row.
func (l *Rows) Entry(row int) Entry {
	switch {
	case row == 0:
		return Entry{Ply: l.Layout.Set}
	case l.irregular():
		return l.entries[row-1]
	}
	return Entry{Ply: l.Layout.Set + row, Number: row}
}

// RowOf returns the row of the position after ply moves: that of the move to it or, for a draw, of the move that
// plays it.
func (l *Rows) RowOf(ply int) int {
	if !l.irregular() {
		return max(0, min(ply-l.Layout.Set, l.All()-1))
	}
	row, drawn := 0, l.Layout.Draws && ply > 0 && l.Wording.Table().Match().MoverAt(ply-1) == rules.Chance
	for i, e := range l.entries {
		if e.Head == 0 && (e.Ply <= ply || drawn && e.Ply == ply+1) {
			row = i + 1
		}
	}
	return row
}

// Near returns the next row of a move in a direction, the same where there is none.
func (l *Rows) Near(row, by int) int {
	for at := row + by; at >= 0 && at < l.All(); at += by {
		if l.Entry(at).Head == 0 {
			return at
		}
	}
	return row
}
