package shell

import (
	"tablier/app/board"
	"tablier/rules"
)

// A moveList lays the moves of a game out in rows of two, each round from its own first row.
type moveList struct {
	session *session
	stocked board.Stocked
	rows    []moveRow
	set     int  // how many moves at the beginning arrange pieces
	number  int  // of the last row in its round
	full    bool // the last row is
}

func newMoveList(s *session) *moveList {
	return &moveList{session: s, stocked: s.stocked(), set: s.table.SetUp(), full: true}
}

// lists says whether the i-th move has a place of its own: a draw from the stock shares that of the move which plays
// what was drawn, as soon as there is one, and the moves with which a player arranges their pieces share one.
func (l *moveList) lists(i, moves int) bool {
	if i < l.set {
		return !l.session.table.Midway(i + 1)
	}
	return l.stocked == nil || i == moves-1 || l.session.table.Match().MoverAt(i) != rules.Chance
}

// opens says whether the i-th move is the first of its round that has a place.
func (l *moveList) opens(i int) bool {
	match := l.session.table.Match()
	before := i - 1
	if l.stocked != nil && before >= 0 && match.MoverAt(before) == rules.Chance {
		before-- // which has none
	}
	return before < 0 || match.RoundAt(before) != match.RoundAt(i)
}

// add puts the i-th move into the next place.
func (l *moveList) add(i int, cell string) {
	if l.opens(i) || i == l.set {
		l.number, l.full = 0, true
	}
	if l.full {
		if i >= l.set {
			l.number++
		}
		l.rows = append(l.rows, moveRow{Number: l.number, First: cell, Mini: l.session.game.Mini})
	} else {
		l.rows[len(l.rows)-1].Second = cell
	}
	l.full = !l.full
}

// numberOf returns the number of the row in which the move to ply is listed.
func numberOf(s *session, ply int) int {
	l, moves := newMoveList(s), s.table.Match().Plies()
	for i := range moves {
		if l.lists(i, moves) {
			l.add(i, "")
		}
		if i == ply-1 {
			break
		}
	}
	return l.number
}

// showDrawn gives the i-th move the piece that was drawn for it. A draw that nothing has been played on yet is shown as
// that piece alone.
func (r *Root) showDrawn(s *session, l *moveList, i int, cell *moveCell) {
	match := s.table.Match()
	view := s.table.Before(i + 1)
	if match.MoverAt(i) == rules.Chance {
		view = s.table.Before(i + 2)
		cell.Text = ""
	}
	hand := l.stocked.Hand(view)
	if hand == (board.Glyph{}) {
		return
	}
	cell.Symbol = s.table.Skin().Symbol(hand, side(hand.Owner))
	cell.Kind = r.wordsOf(s.game).(board.ScoreWords).Kind(hand)
	cell.Current = cell.Current || i > 0 && s.table.Looking() == i && match.MoverAt(i-1) == rules.Chance
}

// showSet has the i-th move, with which a player has arranged the last piece, stand for all of theirs.
func (r *Root) showSet(s *session, l *moveList, i int, cell *moveCell) {
	last := s.table.Looking() - 1 // of the moves shown
	cell.Text = r.words().Arrange.Set
	cell.Current = last >= 0 && last < l.set && s.table.Match().MoverAt(i) == s.table.Match().MoverAt(last)
}
