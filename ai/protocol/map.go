package protocol

import "strconv"

// What a map may hold at most.
const (
	MaxMap   = 10_000  // positions
	MaxChunk = 1 << 16 // bytes of an answer with a part of one
)

// A Map answers the op map: all positions of a board with their values, a part at a time.
type Map struct {
	States    int       `json:"states"` // how many positions there are
	From      int       `json:"from"`   // the index of the first of Positions
	Positions []string  `json:"positions"`
	Values    string    `json:"values"` // a letter for each: w, l or d
	Plies     []int     `json:"plies"`  // to the end, for each; 0 for draws
	Counts    []Counted `json:"counts"` // of all positions, in their order
}

// A Counted is the number of positions with one value and distance.
type Counted struct {
	Value  string `json:"value"`
	Plies  int    `json:"plies"`
	States int    `json:"states"`
}

// A Mapped is the content of an answer to the op map beside its id.
type Mapped struct {
	Map Map `json:"map"`
}

// headRoom is the length of an answer beside its positions and its counts.
const headRoom = 256

// Fit cuts the positions so that the answer is no longer than MaxChunk, with an id of usual length.
func (m *Map) Fit() {
	size := headRoom
	for _, c := range m.Counts {
		size += len(`{"value":"","plies":,"states":},`) + len(c.Value) + digits(c.Plies) + digits(c.States)
	}
	for i, position := range m.Positions {
		size += len(`"",`) + len(position) + len("w") + digits(m.Plies[i]) + len(",")
		if size > MaxChunk {
			m.Positions, m.Values, m.Plies = m.Positions[:i], m.Values[:i], m.Plies[:i]
			return
		}
	}
}

// digits returns how many decimal digits a number has.
func digits(n int) int { return len(strconv.Itoa(n)) }

func (m Mapped) body(o *object) {
	o.name("map")
	o.open()
	o.integer("states", uint64(m.Map.States))
	o.integer("from", uint64(m.Map.From))
	texts(o, "positions", m.Map.Positions)
	o.text("values", m.Map.Values)
	o.list("plies", len(m.Map.Plies), func(i int) { o.buf = strconv.AppendInt(o.buf, int64(m.Map.Plies[i]), 10) })
	o.list("counts", len(m.Map.Counts), func(i int) {
		c := m.Map.Counts[i]
		o.open()
		o.text("value", c.Value)
		o.integer("plies", uint64(c.Plies))
		o.integer("states", uint64(c.States))
		o.close()
	})
	o.close()
}

// mapping reads the fields of a map's request, and writes them.
func (d *decoder) mapping(r *Request) {
	r.Game = d.text("game", true)
	r.Variant = d.text("variant", false)
	r.From = int(d.integer("from", 0, MaxMap, false))
}

func (r Request) mapping(o *object) {
	o.text("game", r.Game)
	if r.Variant != "" {
		o.text("variant", r.Variant)
	}
	if r.From > 0 {
		o.integer("from", uint64(r.From))
	}
}
