package stratege

// Play returns the state after a legal move; after any other, nonsense.
func (s *State) Play(m Step) State {
	next := *s
	next.Do(m)
	return next
}

// Do plays a legal move in place; any other makes nonsense, and so does an attack in which a strength is hidden.
func (s *State) Do(m Step) {
	if cell, strength, ok := m.Placement(); ok {
		s.place(cell, strength)
		return
	}
	s.Quiet++
	if m != PassStep {
		s.step(m.Cells())
	}
	s.Turn ^= 1
	s.settle()
}

// place puts a pawn on the board; who has placed the last one gives the turn to the other.
func (s *State) place(cell, strength int) {
	side := s.Turn
	s.At[cell] = pawnOf(int(side), strength)
	s.Side[side] = s.Side[side].xor(SetOf(cell))
	s.Left[side]--
	if s.Left[side] == 0 {
		s.Turn ^= 1
	}
	if s.Left[1] == 0 {
		s.settle()
	}
}

// step moves a pawn, or attacks with it.
func (s *State) step(from, to int) {
	if from >= Cells || to >= Cells {
		return // no step is: it saves the checks below
	}
	me := s.Turn & 1
	attacker, defender := s.At[from], s.At[to]
	a, b := SetOf(from), SetOf(to)
	if defender == 0 {
		s.At[from], s.At[to] = 0, attacker
		s.Side[me] = s.Side[me].xor(a).xor(b)
		if to != from+1 && to != from-1 {
			s.Quiet = 0
		}
		return
	}
	s.Quiet = 0
	if attacker&strengthBits >= defender&strengthBits {
		s.At[from], s.At[to] = 0, attacker|shownBit
		s.Side[me] = s.Side[me].xor(a).xor(b)
		s.Side[me^1] = s.Side[me^1].xor(b)
		s.Lost[me^1][defender.Strength()%(Most+1)]++
		return
	}
	s.At[from], s.At[to] = defender|shownBit, 0
	s.Side[me] = s.Side[me].xor(a)
	s.Side[me^1] = s.Side[me^1].xor(a).xor(b)
	s.Lost[me][attacker.Strength()%(Most+1)]++
}

// learn stores a revealed strength.
func (s *State) learn(cell int, strength uint8) {
	s.At[cell] = s.At[cell]&^strengthBits | Pawn(strength)
}
