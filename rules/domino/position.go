package domino

import (
	"slices"

	"tablier/rules"
)

// A Position is a State with the text interface of package rules. It is comparable.
type Position struct{ State State }

// The faults of this game, beside those of package rules.
const (
	Gone    rules.Fault = "gone"     // the domino has been laid; cells: none
	Taken   rules.Fault = "taken"    // something lies there; cells: the cells taken
	Left    rules.Fault = "left"     // the zone would be exceeded on that side; cells: those beyond it
	Right   rules.Fault = "right"    // likewise
	Above   rules.Fault = "above"    // likewise
	Below   rules.Fault = "below"    // likewise
	Differ  rules.Fault = "differ"   // different numbers other than zero touch; cells: half, neighbour, …
	Zeros   rules.Fault = "zeros"    // two zeros touch; cells likewise
	NoTouch rules.Fault = "no-touch" // nothing that lies touches the domino; cells: its own
)

// ToMove implements rules.Position: the player to move, Chance, or Nobody at the end.
func (p Position) ToMove() rules.Player {
	if p.State.Over() {
		return rules.Nobody
	}
	return p.turn()
}

// turn returns whose turn it is, whether there is a move or not.
func (p Position) turn() rules.Player { return rules.First + rules.Player(p.State.Plies%2) }

// Moves implements rules.Position: the legal moves.
func (p Position) Moves() []rules.Move {
	steps := p.State.AppendMoves(make([]Step, 0, 1024))
	if len(steps) == 0 {
		return nil
	}
	places := make([]int, len(steps))
	for i, m := range steps {
		places[i] = int(m.place())
	}
	slices.Sort(places)
	moves := make([]rules.Move, len(steps))
	for i, place := range places {
		moves[i] = Step(place).Text()
	}
	return moves
}

// Count implements rules.Counter.
func (p Position) Count() int { return p.State.Count() }

// Play implements rules.Position: the position after a move.
func (p Position) Play(move rules.Move) (rules.Position, error) {
	step, err := Read(move)
	if err != nil {
		return nil, err
	}
	if fault, cells := p.fault(step); fault != "" {
		return nil, &rules.Illegal{Move: move, Fault: fault, Cells: cells}
	}
	return Position{p.State.Play(step)}, nil
}

// fault returns the rule that a well-formed move breaks, empty when it is legal.
func (p Position) fault(m Step) (rules.Fault, []string) {
	s := &p.State
	if s.Over() {
		return rules.GameOver, nil
	}
	a, b := m.Numbers()
	first, second := m.Cells()
	halves := [2]Cell{first, second}
	if s.Left[a]>>b&1 == 0 {
		return Gone, nil
	}
	if cells := those(halves, func(c Cell) bool { return s.On[c] != 0 }); cells != nil {
		return Taken, cells
	}
	if fault, cells := s.beyond(halves); fault != "" {
		return fault, cells
	}
	for _, fault := range [2]rules.Fault{Zeros, Differ} {
		if cells := s.clashes(fault, halves, [2]int{a, b}); cells != nil {
			return fault, cells
		}
	}
	if (s.Open[first]|s.Open[second])&touched == 0 {
		return NoTouch, []string{first.Name(), second.Name()}
	}
	return "", nil
}

// those returns the names of the halves for which is holds.
func those(halves [2]Cell, is func(Cell) bool) (names []string) {
	for _, c := range halves {
		if is(c) {
			names = append(names, c.Name())
		}
	}
	return names
}

// beyond says on which side a domino would exceed the zone. One that would make what lies too wide by itself, being
// beyond neither side alone, is beyond the side on which it is.
func (s *State) beyond(halves [2]Cell) (rules.Fault, []string) {
	with := *s
	for _, c := range halves {
		with.stretch(c)
	}
	n := int8(s.N)
	x := func(c Cell) int8 { x, _ := c.XY(); return int8(x) }
	y := func(c Cell) int8 { _, y := c.XY(); return int8(y) }
	switch {
	case with.MaxX-with.MinX < n && with.MaxY-with.MinY < n:
		return "", nil
	case with.MaxX-with.MinX >= n && with.MinX < s.MinX:
		return Left, those(halves, func(c Cell) bool { return x(c) <= s.MaxX-n })
	case with.MaxX-with.MinX >= n:
		return Right, those(halves, func(c Cell) bool { return x(c) >= s.MinX+n })
	case with.MinY < s.MinY:
		return Below, those(halves, func(c Cell) bool { return y(c) <= s.MaxY-n })
	}
	return Above, those(halves, func(c Cell) bool { return y(c) >= s.MinY+n })
}

// clashes returns the contacts that a fault forbids, each as the half's cell and the neighbour's.
func (s *State) clashes(fault rules.Fault, halves [2]Cell, numbers [2]int) (names []string) {
	for i, c := range halves {
		for direction := range Directions {
			beside := c.Beside(direction)
			if s.On[beside] != 0 && Contact(numbers[i], int(s.On[beside])-1) == fault {
				names = append(names, c.Name(), beside.Name())
			}
		}
	}
	return names
}

// Contact says why two numbers must not touch, Zeros or Differ; empty when they may.
func Contact(a, b int) rules.Fault {
	switch {
	case a == 0 && b == 0:
		return Zeros
	case a != 0 && b != 0 && a != b:
		return Differ
	}
	return ""
}

// Outcome implements rules.Position: who cannot lay a domino loses.
func (p Position) Outcome() rules.Outcome {
	if !p.State.Over() {
		return rules.Outcome{}
	}
	return rules.Outcome{Reason: rules.Blocked, Winner: p.turn().Other()}
}

// View implements rules.Position: nothing is hidden.
func (p Position) View(rules.Player) rules.View { return rules.Open{Position: p} }
