package stratege

import "tablier/rules"

// The faults of this game, beside those of package rules. Those of a set-up come first.
const (
	NotYourRows   rules.Fault = "not-your-rows" // not in the three rows of the player; cells: the place
	NotBlack      rules.Fault = "not-black"     // a white place; cells: the place
	Spent         rules.Fault = "spent"         // too many pawns of a strength; cells: the place, then theirs
	Begun         rules.Fault = "begun"         // a whole set-up where some pawns are placed; cells: theirs
	NotSetUp      rules.Fault = "not-set-up"    // a move or an attack before both are set up; cells: the origin
	Complete      rules.Fault = "complete"      // a placement when both are set up; cells: the place, if one
	Occupied      rules.Fault = "occupied"      // an own pawn is there; cells: the place, of a step the origin
	NoPawn        rules.Fault = "no-pawn"       // no pawn is there; cells: the origin
	NotYours      rules.Fault = "not-yours"     // the other side's pawn; cells: the origin
	Frozen        rules.Fault = "frozen"        // a pawn on the enemy's back row; cells: the origin
	Diagonal      rules.Fault = "diagonal"      // neither in the same row nor column; cells: the target, the origin
	TooFar        rules.Fault = "too-far"       // more than one step; cells: the target, the origin
	FromWhite     rules.Fault = "from-white"    // up or down from a white place; cells: the origin, the target
	Backward      rules.Fault = "backward"      // a move back; cells: the target, the origin
	Enemy         rules.Fault = "enemy"         // a move to an enemy's place; cells: the target, the origin
	NoEnemy       rules.Fault = "no-enemy"      // an attack on nobody; cells: the target, the origin
	WrongStrength rules.Fault = "mistold"       // an attack written with a strength that is another; cells: the pawn's
)

// fault names the rule that a word breaks and the cells concerned; empty when it is legal.
func (s *State) fault(w Word) (rules.Fault, []string) {
	placed := w.Kind == Placing || w.Kind == SettingUp
	switch {
	case s.End != Running:
		return rules.GameOver, nil
	case w.Kind == Passing:
		if s.MustPass() {
			return "", nil
		}
		return rules.NoPass, nil
	case placed && !s.SettingUp():
		if cell, _, ok := w.Step.Placement(); ok {
			return Complete, names(cell)
		}
		return Complete, nil
	case w.Kind == Placing:
		return s.placementFault(w.Step)
	case w.Kind == SettingUp:
		return s.setupFault(w.Setup)
	}
	from, to := w.Step.Cells()
	if s.SettingUp() {
		return NotSetUp, names(from)
	}
	if fault, cells := s.stepFault(from, to, w.Kind == Attacking); fault != "" {
		return fault, cells
	}
	if w.Kind == Attacking {
		return s.shownFault([2]int{from, to}, w.Shown)
	}
	return "", nil
}

func (s *State) placementFault(m Step) (rules.Fault, []string) {
	cell, strength, _ := m.Placement()
	side := int(s.Turn)
	switch {
	case !owns(side, cell):
		return NotYourRows, names(cell)
	case !Black.Has(cell):
		return NotBlack, names(cell)
	case s.At[cell] != 0:
		return Occupied, names(cell)
	}
	return s.spent(side, cell, strength)
}

// spent returns why a side cannot have one more pawn of a strength, on a place.
func (s *State) spent(side, cell, strength int) (rules.Fault, []string) {
	if strength == 0 || s.Known(side)[strength] < Each {
		return "", nil
	}
	cells := names(cell)
	for it := s.Side[side]; !it.Empty(); {
		if at := it.pop(); s.At[at].Strength() == strength {
			cells = append(cells, Name(at))
		}
	}
	return Spent, cells
}

func (s *State) setupFault(setup Setup) (rules.Fault, []string) {
	side := int(s.Turn)
	if s.Left[side] < Pawns {
		var cells []int
		for it := s.Side[side]; !it.Empty(); {
			cells = append(cells, it.pop())
		}
		return Begun, names(cells...)
	}
	excess := setup.Excess()
	if excess < 0 {
		return "", nil
	}
	cells := names(Home(side, excess))
	for i, strength := range setup[:excess] {
		if strength == setup[excess] {
			cells = append(cells, Name(Home(side, i)))
		}
	}
	return Spent, cells
}

// stepFault is fault for a move or an attack, whatever the strengths.
func (s *State) stepFault(from, to int, attack bool) (rules.Fault, []string) {
	side, pawn, target := int(s.Turn), s.At[from], s.At[to]
	rows, columns := to/Columns-from/Columns, to%Columns-from%Columns
	switch {
	case pawn == 0:
		return NoPawn, names(from)
	case pawn.Side() != side:
		return NotYours, names(from)
	case Goal(side).Has(from):
		return Frozen, names(from)
	case rows != 0 && columns != 0:
		return Diagonal, names(to, from)
	case rows*rows+columns*columns > 1:
		return TooFar, names(to, from)
	case rows != 0 && !Black.Has(from):
		return FromWhite, names(from, to)
	case target != 0 && target.Side() == side:
		return Occupied, names(to, from)
	case attack && target == 0:
		return NoEnemy, names(to, from)
	case !attack && target != 0:
		return Enemy, names(to, from)
	case !attack && rows == 2*side-1:
		return Backward, names(to, from)
	}
	return "", nil
}

// shownFault checks the strengths of attacker and defender, on their cells. Strengths that an attack is written with
// must be possible, and an attack written with none needs both to be known.
func (s *State) shownFault(cells [2]int, shown [2]uint8) (rules.Fault, []string) {
	var unknown []int
	for i, cell := range cells {
		pawn := s.At[cell]
		switch known, written := pawn.Strength(), int(shown[i]); {
		case known == 0 && written == 0:
			unknown = append(unknown, cell)
		case known == 0:
			if fault, cells := s.spent(pawn.Side(), cell, written); fault != "" {
				return fault, cells
			}
		case written != 0 && written != known:
			return WrongStrength, names(cell)
		}
	}
	if len(unknown) > 0 {
		return rules.Undetermined, names(unknown...)
	}
	return "", nil
}

func names(cells ...int) []string {
	list := make([]string, len(cells))
	for i, cell := range cells {
		list[i] = Name(cell)
	}
	return list
}
