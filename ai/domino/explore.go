package domino

import (
	"cmp"
	"slices"
)

// A successor is the position after a lay in a graph.
type successor[S set] struct {
	position[S]
	key hash
	lay int32
}

// A level is the successors of a position and their order. They are not sorted themselves: they are large, and the
// program would have a copy of all its ways to sort for each width.
type level[S set] struct {
	kids  []successor[S]
	order []rank
}

// A rank is the place in the order of a position after a move.
type rank struct {
	word         uint64 // of its key
	replies, kid int32
}

// sortRanks puts those with the fewest replies first.
func sortRanks(order []rank) {
	slices.SortFunc(order, func(a, b rank) int {
		return cmp.Or(int(a.replies-b.replies), cmp.Compare(a.word, b.word))
	})
}

// A graphs is room for one graph of each width: a search goes on in a narrower one as soon as that holds all lays
// that are left, and comes back to the wider one when it is done there.
type graphs struct {
	g8 graph[[8]uint64]
	g4 graph[[4]uint64]
	g2 graph[[2]uint64]
	g1 graph[[1]uint64]
}

// enter says whether the side to move wins a node with the given lays, no more than the widest graph holds.
func (s *solver) enter(p *node, lays []lay, key hash, ply int) (win, known bool) {
	switch g, n := s.graphs, len(lays); {
	case n <= 64:
		return enter(s, &g.g1, p, lays, key, ply)
	case n <= 128:
		return enter(s, &g.g2, p, lays, key, ply)
	case n <= 256:
		return enter(s, &g.g4, p, lays, key, ply)
	default:
		return enter(s, &g.g8, p, lays, key, ply)
	}
}

// enter fills a graph with a node and explores it there.
func enter[S set](s *solver, g *graph[S], p *node, lays []lay, key hash, ply int) (win, known bool) {
	at := g.fill(p, lays)
	if g.canEnd(&at) {
		return true, true
	}
	return value(s, g, &at, p.box, key, ply)
}

// descend explores a region, in a narrower graph as soon as that holds it.
func descend[S set](s *solver, g *graph[S], p *position[S], lies box, key hash, ply int) (win, known bool) {
	n := size(&p.alive)
	switch all := s.graphs; {
	case n <= 64 && len(p.alive) > 1:
		return deeper(s, g, p, &all.g1, lies, key, ply)
	case n <= 128 && len(p.alive) > 2:
		return deeper(s, g, p, &all.g2, lies, key, ply)
	case n <= 256 && len(p.alive) > 4:
		return deeper(s, g, p, &all.g4, lies, key, ply)
	}
	return explore(s, g, p, lies, key, ply)
}

// deeper explores a position in a narrower graph.
func deeper[S, T set](
	s *solver, g *graph[S], p *position[S], h *graph[T], lies box, key hash, ply int,
) (win, known bool) {
	to := narrow(g, p, lies, h)
	return explore(s, h, &to, lies, key, ply)
}

// explore says whether the side to move wins a region beside a heap, by trying all its moves. Known is false when the
// effort is spent.
func explore[S set](s *solver, g *graph[S], p *position[S], lies box, key hash, ply int) (win, known bool) {
	s.deepest = max(s.deepest, ply+1)
	tried, win, known := tryKillers(s, g, p, lies, ply)
	if known && !win {
		win, known = tryAll(s, g, p, lies, ply, &tried)
	}
	for less := *p; known && !win && less.heap > 0; {
		less.heap--
		win, known = alone(s, g, &less, lies, key, ply+1)
		win = !win
	}
	if known {
		s.table.put(key, p.heap, win)
	}
	return win, known
}

// tryKillers tries the killers of the ply, and returns those it has tried.
func tryKillers[S set](s *solver, g *graph[S], p *position[S], lies box, ply int) (tried S, win, known bool) {
	for len(s.killers) <= ply {
		s.killers = append(s.killers, killers{})
	}
	for i := range s.killers[ply] {
		m := s.killers[ply][i]
		v := g.number(m)
		if v < 0 || !has(&p.legal, v) {
			continue
		}
		add(&tried, v)
		var next successor[S]
		lost, open := g.look(s, p, v, &next)
		if !s.goesOn() {
			return tried, false, false
		}
		if open {
			win, known := value(s, g, &next.position, lies.with(m), next.key, ply+1)
			if !known {
				return tried, false, false
			}
			lost = !win
		}
		if lost {
			s.killers[ply].note(m)
			return tried, true, true
		}
	}
	return tried, false, true
}

// look makes a lay and says whether it is known to be lost for the other side, or open: neither lost nor won.
func (g *graph[S]) look(s *solver, p *position[S], v int, next *successor[S]) (lost, open bool) {
	s.meter.Tick()
	g.play(p, v, &next.position)
	if next.heap == 0 && g.canEnd(&next.position) {
		return false, false
	}
	next.key = g.key(&next.position)
	win, known := s.table.find(next.key, next.heap)
	return known && !win, !known
}

// tryAll tries all lays but those tried, those with the fewest replies first.
func tryAll[S set](s *solver, g *graph[S], p *position[S], lies box, ply int, tried *S) (win, known bool) {
	for len(g.levels) <= ply {
		g.levels = append(g.levels, level[S]{})
	}
	kids, order := g.levels[ply].kids[:0], g.levels[ply].order[:0]
	for i := 0; i < len(p.legal); i++ {
		for w := p.legal[i] &^ (*tried)[i]; w != 0; w &= w - 1 {
			v := member(i, w)
			if g.lays[v].redundant(p.twins) {
				continue
			}
			kids = append(kids, successor[S]{lay: int32(v)})
			next := &kids[len(kids)-1]
			lost, open := g.look(s, p, v, next)
			switch {
			case !s.goesOn():
				g.levels[ply] = level[S]{kids, order}
				return false, false
			case lost:
				g.levels[ply] = level[S]{kids, order}
				s.killers[ply].note(g.lays[v])
				return true, true
			case !open:
				kids = kids[:len(kids)-1]
			default:
				order = append(order, rank{next.key.word, int32(size(&next.legal)), int32(len(kids) - 1)})
			}
		}
	}
	g.levels[ply] = level[S]{kids, order}
	sortRanks(order)
	for i := range order {
		next := &kids[order[i].kid]
		if i > 0 && next.key == kids[order[i-1].kid].key {
			continue
		}
		m := g.lays[next.lay]
		reply, ok := value(s, g, &next.position, lies.with(m), next.key, ply+1)
		if !ok {
			return false, false
		}
		if !reply {
			s.killers[ply].note(m)
			return true, true
		}
	}
	return false, true
}

// killers are the lays that have won the last positions at a ply, the latest first.
type killers [6]lay

// note puts a lay that has won first among the killers, which are tried first elsewhere.
func (k *killers) note(m lay) {
	i := slices.Index(k[:], m)
	if i < 0 {
		i = len(k) - 1
	}
	copy(k[1:i+1], k[:i])
	k[0] = m
}
