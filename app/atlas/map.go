package atlas

import (
	"errors"

	"tablier/ai/protocol"
)

// A Ring is the positions of one value and distance.
type Ring struct {
	Value  string // for their side to move, as package protocol calls it
	Plies  int    // to the end; 0 for draws
	First  int    // the number of the first of them
	States int
}

// Drawn says whether it is the ring of the draws.
func (r Ring) Drawn() bool { return r.Value == protocol.ValueDraw }

// A Map is the map of a board. It grows by parts, and is whole in the end.
type Map struct {
	Positions []string // in the order of the rings
	Rings     []Ring   // the ended positions first, the draws last
	States    int      // how many positions there are
	Dot       float64  // how large a point may be drawn, in the units of the picture

	spots []Spot
	paths []string // of the rings, as they are drawn
	at    map[string]int
}

// errPart is the error of a part that does not go on where the map ends.
var errPart = errors.New("atlas: a part that does not fit")

// Add adds a part that the machine has answered; the first says how many positions there are of each kind.
func (m *Map) Add(part protocol.Map) error {
	if m.at == nil {
		if err := m.begin(part); err != nil {
			return err
		}
	}
	if part.From != len(m.Positions) || len(part.Positions) == 0 || part.From+len(part.Positions) > m.States {
		return errPart
	}
	for _, position := range part.Positions {
		m.at[position] = len(m.Positions)
		m.Positions = append(m.Positions, position)
	}
	return nil
}

// begin computes the rings and the layout of the map from the counts in the first part.
func (m *Map) begin(part protocol.Map) error {
	sum := 0
	for _, c := range part.Counts {
		m.Rings = append(m.Rings, Ring{Value: c.Value, Plies: c.Plies, First: sum, States: c.States})
		sum += c.States
	}
	if sum != part.States || sum == 0 {
		return errPart
	}
	m.States, m.at = sum, make(map[string]int, sum)
	m.spots, m.Dot = layout(m.Rings)
	for _, ring := range m.Rings {
		m.paths = append(m.paths, m.draw(ring))
	}
	return nil
}

// Whole says whether all parts of the map have been added.
func (m *Map) Whole() bool { return m.at != nil && len(m.Positions) == m.States }

// Find returns the number of a position, -1 for one that is not on the map.
func (m *Map) Find(position string) int {
	if i, ok := m.at[position]; ok {
		return i
	}
	return -1
}

// RingOf returns the number of the ring of a position.
func (m *Map) RingOf(i int) int {
	ring := 0
	for i >= m.Rings[ring].First+m.Rings[ring].States {
		ring++
	}
	return ring
}

// Of returns the ring on which the position with a number lies.
func (m *Map) Of(i int) Ring { return m.Rings[m.RingOf(i)] }

// Waves returns how many waves there are after the first: the number of the last one, which reaches the positions
// farthest from the end.
func (m *Map) Waves() int {
	most := 0
	for _, r := range m.Rings {
		most = max(most, r.Plies)
	}
	return most
}

// Known says whether the values of a ring's positions are known once a wave has passed. The draws are known after the
// last wave.
func (m *Map) Known(ring, wave int) bool {
	r := m.Rings[ring]
	if r.Drawn() {
		return wave > m.Waves()
	}
	return r.Plies <= wave
}

// Step returns the position beside another one on its ring, so many further on.
func (m *Map) Step(i, by int) int {
	r := m.Of(i)
	return r.First + ((i-r.First+by)%r.States+r.States)%r.States
}

// Cross returns the position of the next ring, out or in, that lies in the same direction; the same position where
// there is none.
func (m *Map) Cross(i, out int) int {
	from := m.RingOf(i)
	to := from + out
	if to < 0 || to >= len(m.Rings) {
		return i
	}
	a, b := m.Rings[from], m.Rings[to]
	return b.First + min(b.States-1, (2*(i-a.First)+1)*b.States/(2*a.States))
}

// Example returns another position of a ring than the last example of it, -1 for none: one far from it, and after as
// many as the ring has, the same again.
func (m *Map) Example(ring, last int) int {
	r := m.Rings[ring]
	if last < 0 {
		return r.First
	}
	step := max(1, r.States*19/50)
	for divisor(step, r.States) > 1 {
		step++
	}
	return r.First + (last-r.First+step)%r.States
}

func divisor(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
