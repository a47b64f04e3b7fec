package game

import (
	"tablier/app/pages/game/wording"
	"tablier/rules"
)

// A historyEntry is the subject of a row of the history.
type historyEntry struct {
	ply    int // the position after so many moves
	number int // of the move to it among those listed, 0 for the start
	head   int // the number, from 1, of the round whose heading it is; 0 for none
}

// A historyList lists the rows of the history: first the start, then each move, and a heading for each round. What a
// player draws into a hand and then plays is one row. Of a game without rounds and draws each move after the set-up
// has one, whatever their number.
type historyList struct {
	*list
	entries []historyEntry // of an irregular game, without the start
	rounds  bool
}

func newHistoryList(w *wording.Wording) *historyList {
	l := &historyList{list: newList(w), rounds: w.Table().Match().Rounds() > 1}
	if !l.irregular() {
		return l
	}
	m, number := w.Table().Match(), 0
	for i := l.layout.set; i < m.Ply(); i++ {
		if !l.layout.lists(i, m.Ply()) {
			continue
		}
		if round := m.RoundAt(i); l.rounds && l.layout.opens(i) {
			l.entries = append(l.entries, historyEntry{head: round + 1})
		}
		number++
		l.entries = append(l.entries, historyEntry{ply: i + 1, number: number})
	}
	return l
}

func (l *historyList) irregular() bool { return l.layout.draws || l.rounds }

// all returns how many rows there are.
func (l *historyList) all() int {
	if l.irregular() {
		return 1 + len(l.entries)
	}
	return 1 + max(0, l.wording.Table().Match().Ply()-l.layout.set)
}

// entry returns the subject of a row.
func (l *historyList) entry(row int) historyEntry {
	switch {
	case row == 0:
		return historyEntry{ply: l.layout.set}
	case l.irregular():
		return l.entries[row-1]
	}
	return historyEntry{ply: l.layout.set + row, number: row}
}

// rowOf returns the row of the position after ply moves: that of the move to it or, for a draw, of the move that
// plays it.
func (l *historyList) rowOf(ply int) int {
	if !l.irregular() {
		return max(0, min(ply-l.layout.set, l.all()-1))
	}
	row, drawn := 0, l.layout.draws && ply > 0 && l.wording.Table().Match().MoverAt(ply-1) == rules.Chance
	for i, e := range l.entries {
		if e.head == 0 && (e.ply <= ply || drawn && e.ply == ply+1) {
			row = i + 1
		}
	}
	return row
}

// near returns the next row of a move in a direction, the same where there is none.
func (l *historyList) near(row, by int) int {
	for at := row + by; at >= 0 && at < l.all(); at += by {
		if l.entry(at).head == 0 {
			return at
		}
	}
	return row
}
