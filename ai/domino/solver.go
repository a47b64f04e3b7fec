package domino

import (
	"cmp"
	"slices"

	"tablier/ai"
)

// A solver decides who wins a position, and stores the results in a table.
type solver struct {
	meter   *ai.Meter
	end     uint64 // the meter's count at which the effort of a call is spent
	deepest int    // the greatest number of plies from where a call began to the end
	bits    int
	table   table     // made by the first search: many programs never play this game
	levels  [][]child // room for the children of each ply, kept from call to call
	all     []lay     // room for the lays of a node
	graphs  *graphs   // made by the first search, too
	killers []killers // by ply
	reply   lay       // that has just won a position; none where another way showed who wins
}

// A child is the position after a move.
type child struct {
	node    node
	key     uint64
	replies int
	lay     lay
}

func newSolver(bits int) *solver { return &solver{bits: bits} }

// begin clears the table, so that a search depends on nothing before it.
func (s *solver) begin(meter *ai.Meter) {
	s.meter, s.deepest = meter, 0
	if s.table.words == nil {
		s.table = newTable(s.bits)
	}
	if s.graphs == nil {
		s.graphs = new(graphs)
	}
	s.table.clear()
	clear(s.killers)
}

// solverWith returns a solver that stores its results in a table, which several may share.
func solverWith(t table, meter *ai.Meter) *solver {
	return &solver{meter: meter, table: t, graphs: new(graphs)}
}

// goesOn says whether neither the effort nor the meter has ended the search.
func (s *solver) goesOn() bool { return s.meter.End() == "" && s.meter.Nodes() <= s.end }

// solve says whether the side to move wins p, whose key is given. Known is false when that takes more nodes than the
// effort, or the meter ends it.
func (s *solver) solve(p *node, key uint64, effort uint64) (win, known bool) {
	s.end, s.reply = s.meter.Nodes()+effort, lay{}
	return s.wins(p, key, 0)
}

// wins says whether the side to move wins p, that many plies from where the call began.
func (s *solver) wins(p *node, key uint64, ply int) (win, known bool) {
	if win, known = s.table.find(hashOf(key), 0); known {
		return win, true
	}
	if s.all = p.all(s.all[:0]); len(s.all) <= widest {
		return s.enter(p, s.all, hashOf(key), ply)
	}
	if ply == len(s.levels) {
		s.levels = append(s.levels, nil)
	}
	s.deepest = max(s.deepest, ply)
	children, win, known := s.children(p, s.levels[ply][:0])
	s.levels[ply] = children
	if known && !win {
		for i := range children {
			c := &children[i]
			if i > 0 && c.key == children[i-1].key {
				continue // the same but for symmetry
			}
			reply, ok := s.wins(&c.node, c.key, ply+1)
			if !ok {
				return false, false
			}
			if !reply {
				s.reply, win = c.lay, true
				break
			}
		}
	}
	if known {
		s.table.put(hashOf(key), 0, win)
	}
	return win, known
}

// children returns the positions after the moves of p, those with the fewest replies first. It returns a win at once
// when one of them is known to be lost for the other side; known is false when the effort is spent.
func (s *solver) children(p *node, list []child) (_ []child, win, known bool) {
	var buf [1024]lay
	twins := p.twins()
	for _, m := range p.moves(buf[:0]) {
		if m.redundant(twins) {
			continue
		}
		if !s.meter.Tick() || s.meter.Nodes() > s.end {
			return list, false, false
		}
		list = append(list, child{})
		c := &list[len(list)-1]
		c.node, c.lay = p.play(m), m
		if c.replies = c.node.count(); c.replies == 0 {
			s.reply = m
			return list, true, true
		}
		c.key = c.node.key()
		if reply, known := s.table.find(hashOf(c.key), 0); known {
			if !reply {
				s.reply = m
				return list, true, true
			}
			list = list[:len(list)-1]
		}
	}
	slices.SortFunc(list, func(a, b child) int {
		return cmp.Or(a.replies-b.replies, cmp.Compare(a.key, b.key))
	})
	return list, false, true
}
