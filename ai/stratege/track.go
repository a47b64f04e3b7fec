package stratege

import (
	"tablier/rules"
	"tablier/rules/stratege"
)

// A track is the public history of a hidden pawn: its start and its moves.
type track struct {
	home     int16 // its number in the set-up
	sideways int16 // moves along its row
	rest     int16 // turns of its side since its last move, or since the start
	moved    bool
	met      [encounters][met]int16
}

// What a pawn may do about a pawn of the other side beside it. How often it did is counted by the strength of that one,
// 0 where no attack had shown it.
const (
	came    = iota // it moved there
	left           // it moved away
	ignored        // another pawn of its side moved, or attacked
	encounters
)

// A tracks is the tracks of a side's hidden pawns, by place. What is on other places means nothing.
type tracks struct {
	side  int
	phase int // of the game, by the pawns on the board
	at    [stratege.Cells]track
}

// follow returns the tracks of a side's hidden pawns from the other side's views of each earlier position and the
// present one; false where there are no earlier ones, or not from the set-up on. It takes time for each position.
func follow(past []rules.View, now *stratege.State, side int) (*tracks, bool) {
	if len(past) == 0 {
		return nil, false
	}
	t := &tracks{side: side, phase: phase(now.Side[0].Len() + now.Side[1].Len())}
	last := (*stratege.State)(nil)
	for _, view := range past {
		v, ok := view.(stratege.View)
		if !ok {
			return nil, false
		}
		if v.State.SettingUp() {
			continue
		}
		if last == nil && !t.start(&v.State) {
			return nil, false
		}
		if last != nil && int(last.Turn) == side {
			t.turn(last, &v.State)
		}
		last = &v.State
	}
	if last == nil {
		return t, t.start(now)
	}
	if int(last.Turn) == side {
		t.turn(last, now)
	}
	return t, true
}

// start begins the tracks; it returns false where not all pawns stand where they were set up, none of them shown.
func (t *tracks) start(s *stratege.State) bool {
	for i := range stratege.Pawns {
		cell := stratege.Home(t.side, i)
		if pawn := s.At[cell]; pawn == 0 || pawn.Side() != t.side || pawn.Shown() {
			return false
		}
		t.at[cell].home = int16(i)
	}
	return true
}

// turn updates the tracks by a turn of the side.
func (t *tracks) turn(last, next *stratege.State) {
	from, to := -1, -1
	for it := (places{last.Side[t.side].Without(next.Side[t.side])}); it.more(); {
		from = it.next()
	}
	for it := (places{next.Side[t.side].Without(last.Side[t.side])}); it.more(); {
		to = it.next()
	}
	for it := (places{last.Side[t.side]}); it.more(); {
		cell := it.next()
		if last.At[cell].Shown() {
			continue
		}
		t.at[cell].rest++
		if cell == from {
			t.meet(last, cell, left)
		} else {
			t.meet(last, cell, ignored)
		}
	}
	if from >= 0 && to >= 0 && !next.At[to].Shown() {
		t.move(from, to, next)
	}
}

// move updates the track of a moved hidden pawn.
func (t *tracks) move(from, to int, next *stratege.State) {
	p := t.at[from]
	p.rest, p.moved = 0, true
	if from/stratege.Columns == to/stratege.Columns {
		p.sideways++
	}
	t.at[to] = p
	t.meet(next, to, came)
}

// meet counts a pawn's reaction to each neighbouring pawn of the other side.
func (t *tracks) meet(s *stratege.State, cell, what int) {
	column := cell % stratege.Columns
	if column > 0 {
		t.meetAt(s, cell, cell-1, what)
	}
	if column < stratege.Columns-1 {
		t.meetAt(s, cell, cell+1, what)
	}
	if column%2 == 0 && cell >= stratege.Columns {
		t.meetAt(s, cell, cell-stratege.Columns, what)
	}
	if column%2 == 0 && cell < stratege.Cells-stratege.Columns {
		t.meetAt(s, cell, cell+stratege.Columns, what)
	}
}

// meetAt counts the reaction to the pawn on one place.
func (t *tracks) meetAt(s *stratege.State, cell, beside, what int) {
	pawn := s.At[beside]
	if pawn == 0 || pawn.Side() == t.side {
		return
	}
	strength := 0
	if pawn.Shown() {
		strength = pawn.Strength()
	}
	t.at[cell].met[what][strength]++
}
