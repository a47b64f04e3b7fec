package play

import (
	"slices"

	"tablier/rules"
)

// Look shows the position after ply moves, as near to it as the match has one; the game itself stays where it is.
func (t *Table) Look(ply int) {
	t.look = min(max(ply, 0), t.match.Ply())
	t.Cancel()
}

// Looking returns the ply that is shown.
func (t *Table) Looking() int { return t.look }

// Live says whether the position shown is the one where the game stands.
func (t *Table) Live() bool { return t.look == t.match.Ply() }

// CanUndo says whether Undo would do anything.
func (t *Table) CanUndo() bool {
	if d := t.drafting(); d != nil {
		return len(d.before) > 0
	}
	return t.CanTakeBack()
}

// CanTakeBack says whether somebody here has made a move, or given up, and could take that back.
func (t *Table) CanTakeBack() bool {
	if t.guest(Seat.away) {
		return false // the other screen has the move already
	}
	if t.revealed() {
		return false
	}
	if t.Result().Reason == rules.Resigned {
		return true // even where no move has been made
	}
	for ply := t.match.Ply() - 1; ply >= 0; ply-- {
		if t.personActs(ply) {
			return true
		}
	}
	return false
}

func (s Seat) away() bool { return s.Away }

// guest says whether one of the seats is so.
func (t *Table) guest(is func(Seat) bool) bool { return slices.ContainsFunc(t.seatList(), is) }

func (t *Table) seatList() []Seat {
	seats := t.Seats()
	return seats[:]
}

// personActs says whether a person moves after ply moves, or nobody does because both seats are machines.
func (t *Table) personActs(ply int) bool {
	seat := t.SeatOf(t.match.MoverAt(ply))
	return seat >= 0 && (t.Seats()[seat].here() || t.MachinesOnly())
}

// Undo takes back the last move, against the machine back to the person's own turn; while a person arranges, the last
// change. The result of a game that was over leaves the score.
func (t *Table) Undo() {
	if !t.CanUndo() {
		return
	}
	if d := t.drafting(); d != nil {
		d.step(&d.before, &d.undone)
		t.Cancel()
		return
	}
	t.uncount()
	for t.match.Undo() && !t.Between() && (!t.personActs(t.match.Ply()) || t.Midway(t.match.Ply())) {
	}
	t.entered = min(t.entered, t.match.Round()) // a resignation may have been given between two rounds
	t.moved()
}

// CanRedo says whether Redo would do anything. In a game by letters it would move for the other player.
func (t *Table) CanRedo() bool {
	if d := t.drafting(); d != nil {
		return len(d.undone) > 0
	}
	return t.match.Ply() < t.match.Plies() && !t.Result().Over() && !t.guest(Seat.away)
}

// Redo does again what Undo took back, up to the end of a round.
func (t *Table) Redo() {
	if !t.CanRedo() {
		return
	}
	if d := t.drafting(); d != nil {
		d.step(&d.undone, &d.before)
		t.Cancel()
		return
	}
	t.entered = t.match.Round()
	for t.match.Redo() {
		if t.Result().Over() || t.Between() || t.personActs(t.match.Ply()) && !t.Midway(t.match.Ply()) {
			break
		}
	}
	t.moved()
	t.count()
}

// moved follows a step of the match along its line.
func (t *Table) moved() {
	t.look = t.match.Ply()
	t.draft = nil
	t.passScreen()
	t.Cancel()
}

// extend plays a move at the end of the game, keeping what it would drop as a line of its own.
func (t *Table) extend(m rules.Move) error {
	ply := t.match.Ply()
	if t.match.Result().Over() {
		return t.match.Play(m) // which says why not
	}
	if ply < t.match.Plies() {
		if t.match.Move(ply+1) == m {
			t.match.Redo()
			return nil
		}
		line := t.whole()
		if err := t.match.Play(m); err != nil {
			return err
		}
		t.keep(line)
	} else if err := t.match.Play(m); err != nil {
		return err
	}
	t.trim(ply)
	return nil
}

// branch plays a move in the position shown, before the end of the game: the game goes on from there.
func (t *Table) branch(m rules.Move) error {
	if _, err := t.match.At(t.look).Play(m); err != nil {
		return err
	}
	t.uncount()
	for t.match.Ply() > t.look || t.match.Result().Reason == rules.Resigned {
		if !t.match.Undo() {
			break
		}
	}
	t.entered = t.match.Round()
	return t.Play(m)
}

// whole returns the record of the whole line, moves undone included, unless a resignation ends it before them.
func (t *Table) whole() rules.Record {
	if r := t.match.Record(); r.Resigned != "" {
		return r
	}
	return t.match.Line()
}

// mostLines is how many lines are kept: what storage bears of the longest games.
const mostLines = 100

// keep puts a line among those that can be gone back to, unless another of them holds it.
func (t *Table) keep(line rules.Record) {
	for i, other := range t.lines {
		if line.Begins(other) {
			return
		}
		if other.Begins(line) {
			t.lines[i] = line
			return
		}
	}
	t.lines = append(t.lines, line)
	t.lines = t.lines[max(0, len(t.lines)-mostLines):]
}

// Lines returns the lines that were left for another since the game began, oldest first.
func (t *Table) Lines() []rules.Record { return t.lines }

// Switch goes back to a line, to its end, and keeps the one that it leaves.
func (t *Table) Switch(i int) {
	if i < 0 || i >= len(t.lines) {
		return
	}
	match, err := rules.Registry{t.Game.Spec}.Replay(t.lines[i])
	if err != nil {
		return // a line kept is one that was played
	}
	left := t.whole()
	t.lines = slices.Delete(slices.Clone(t.lines), i, i+1)
	t.uncount()
	t.match = match
	if !left.Begins(t.whole()) {
		t.keep(left)
	}
	t.entered = match.RoundAt(max(0, match.Ply()-1)) // at the end of a round that is shown first
	t.redraw()
	t.reveal()
	t.moved()
	t.count()
}

// Parting returns the first ply at which a line goes another way than the one on the board.
func (t *Table) Parting(line rules.Record) int {
	moves := t.match.Moves()
	for ply := range min(len(moves), len(line.Moves)) {
		if moves[ply] != line.Moves[ply] {
			return ply
		}
	}
	return min(len(moves), len(line.Moves))
}
