package atlas

import "tablier/ai/protocol"

// A Choice is the chosen position of a map, and what is around it.
type Choice struct {
	At     int    // the number of the position, -1 for none
	Next   []Move // its moves
	Before []Move // the moves that lead to it; none until that is explored
	m      *Map
	ring   int // the ring of which an example was asked for, -1 for none
}

// nothing is the choice of no position.
var nothing = Choice{At: -1, ring: -1}

// Choose chooses the position with a number on the map, whose moves and neighbours the page then shows.
func (s *Session) Choose(i int) []Effect {
	if s.m != nil {
		s.choose(i, -1)
	}
	return s.effects()
}

// Example chooses an example of a ring that is known, another one each time.
func (s *Session) Example(ring int) []Effect {
	if s.m != nil && s.m.Known(ring, s.waves.passed) {
		last := -1
		if s.m.RingOf(s.choice.At) == ring {
			last = s.choice.At
		}
		s.choose(s.m.Example(ring, last), ring)
	}
	return s.effects()
}

// Another chooses another example of the ring of the chosen position.
func (s *Session) Another() []Effect {
	if s.m == nil {
		return nil
	}
	return s.Example(s.m.RingOf(s.choice.At))
}

// choose chooses a position, as an example of a ring (-1 for none), and has a screen reader say what it is.
func (s *Session) choose(i, ring int) {
	s.waves.stop()
	s.put(i)
	s.choice.ring, s.waves.arrived = ring, false
	s.do(Say{SayPosition}, Reveal{s.m.Spot(i)})
	s.note()
}

// put makes a position the chosen one, with the moves that lead from it and to it.
func (s *Session) put(i int) {
	moves, err := s.m.Next(s.Rules(), i)
	if err != nil {
		s.do(Log{err}) // the machine and the rules do not agree
	}
	s.choice = Choice{At: i, Next: moves, m: s.m, ring: s.choice.ring}
	if g := s.Graph(); g != nil {
		s.choice.Before = g.Before(i)
	}
}

// ExampleOf returns the wave of which the position is the example that was asked for; false if it is none.
func (c *Choice) ExampleOf() (wave int, ok bool) {
	if c.ring < 0 || c.ring != c.m.RingOf(c.At) || c.m.Rings[c.ring].Drawn() {
		return 0, false
	}
	return c.m.Rings[c.ring].Plies, true
}

// Good returns how many of the moves hold the value of the position: lead to one that is lost for the other side, or
// keep the draw.
func (c *Choice) Good() int {
	value, n := protocol.ValueLoss, 0
	if c.m.Of(c.At).Drawn() {
		value = protocol.ValueDraw
	}
	for _, move := range c.Next {
		if move.To >= 0 && c.m.Of(move.To).Value == value {
			n++
		}
	}
	return n
}
