package atlas

import (
	"math"
	"strconv"

	"tablier/ai/protocol"
)

// Path returns a ring as one path of points, each a line of no length: how it is ended and how wide it is says what a
// point looks like. That of lost positions is turned by an eighth, so that square ends are lozenges in a group that is
// turned back.
func (m *Map) Path(ring int) string { return m.paths[ring] }

// draw returns the SVG path of the points of a ring.
func (m *Map) draw(r Ring) string {
	path := make([]byte, 0, 16*r.States)
	for _, s := range m.spots[r.First : r.First+r.States] {
		if r.Value == protocol.ValueLoss {
			s = Spot{(s.X + s.Y) * math.Sqrt2 / 2, (s.Y - s.X) * math.Sqrt2 / 2}
		}
		path = appendSpot(append(path, 'M'), s)
		path = append(path, 'h', '0')
	}
	return string(path)
}

// appendSpot appends the coordinates of a spot to an SVG path, with one decimal.
func appendSpot(path []byte, s Spot) []byte {
	path = appendTenths(path, s.X)
	return appendTenths(append(path, ' '), s.Y)
}

func appendTenths(path []byte, x float64) []byte {
	return strconv.AppendFloat(path, math.Round(10*x)/10, 'f', -1, 64)
}

// Circles returns circles around positions, as one path.
func (m *Map) Circles(list []int, radius float64) string {
	var path []byte
	for _, i := range list {
		s := m.spots[i]
		path = appendSpot(append(path, 'M'), Spot{s.X - radius, s.Y})
		for _, way := range []float64{2 * radius, -2 * radius} {
			path = appendTenths(append(path, 'a'), radius)
			path = appendTenths(append(path, ' '), radius)
			path = appendTenths(append(path, " 0 1 0 "...), way)
			path = append(path, " 0"...)
		}
	}
	return string(path)
}

// Lozenges returns lozenges around positions, as one path.
func (m *Map) Lozenges(list []int, radius float64) string {
	var path []byte
	for _, i := range list {
		s := m.spots[i]
		path = appendSpot(append(path, 'M'), Spot{s.X, s.Y - radius})
		for _, corner := range []Spot{{s.X + radius, s.Y}, {s.X, s.Y + radius}, {s.X - radius, s.Y}} {
			path = appendSpot(append(path, 'L'), corner)
		}
		path = append(path, 'Z')
	}
	return string(path)
}

// Arcs returns lines from a position to others. They are bent a little, so that two of them can be told apart where one
// would lie on the other.
func (m *Map) Arcs(from int, list []int) string {
	const bend = 0.12
	a := m.spots[from]
	var path []byte
	for _, to := range list {
		b := m.spots[to]
		middle := Spot{(a.X+b.X)/2 - bend*(b.Y-a.Y), (a.Y+b.Y)/2 + bend*(b.X-a.X)}
		path = appendSpot(append(path, 'M'), a)
		path = appendSpot(append(path, 'Q'), middle)
		path = appendSpot(append(path, ' '), b)
	}
	return string(path)
}

// Trail returns the line through positions, one after the other.
func (m *Map) Trail(list []int) string {
	var path []byte
	for n, i := range list {
		path = appendSpot(append(path, "ML"[min(n, 1)]), m.spots[i])
	}
	return string(path)
}
