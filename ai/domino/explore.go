package domino

import (
	"math/bits"
	"slices"
)

// A successor is the position after a lay in a graph.
type successor[S set] struct {
	position[S]
	key hash
	lay int32
}

// A ranked is a lay with the number of its replies, as one number: those with the fewest replies are the smallest.
type ranked int

func rankedBy(replies int32, v int) ranked { return ranked(replies)<<16 | ranked(v) }

func (r ranked) lay() int { return int(r & (1<<16 - 1)) }

// A level is room for what is tried at a ply.
type level[S set] struct {
	ranks []ranked
	kids  []successor[S]
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
		s.reply = lay{}
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
		if v < 0 || !has(&p.legal, v) || has(&tried, v) {
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
			s.wonBy(m, ply)
			return tried, true, true
		}
		g.refute(p, s.reply, &tried)
	}
	return tried, false, true
}

// look makes a lay and says whether it is known to be lost for the other side, or open: neither lost nor won. Where the
// other side can end the game, that is the solver's reply.
func (g *graph[S]) look(s *solver, p *position[S], v int, next *successor[S]) (lost, open bool) {
	s.meter.Tick()
	g.play(p, v, &next.position)
	if next.heap == 0 {
		if last := g.last(&next.position); last >= 0 {
			s.reply = g.lays[last]
			return false, false
		}
	}
	s.reply = lay{}
	next.key = g.key(&next.position)
	win, known := s.table.find(next.key, next.heap)
	return known && !win, !known
}

// tryAll tries all lays but those tried, those with the fewest replies first. It makes a few of them at a time: mostly
// one of the first wins, and the others need not be made.
func tryAll[S set](s *solver, g *graph[S], p *position[S], lies box, ply int, tried *S) (win, known bool) {
	for len(g.levels) <= ply {
		g.levels = append(g.levels, level[S]{})
	}
	ranks := g.rank(p, tried, g.levels[ply].ranks[:0])
	g.levels[ply].ranks = ranks
	for known = true; known && !win && len(ranks) > 0; {
		few := min(len(ranks), together)
		win, known = trySome(s, g, p, lies, ply, ranks[:few], tried)
		ranks = ranks[few:]
	}
	return win, known
}

// together is how many lays are made before the first of them is searched.
const together = 2

// rank appends the lays but those tried, those with the fewest replies first.
func (g *graph[S]) rank(p *position[S], tried *S, ranks []ranked) []ranked {
	for i := 0; i < len(p.legal); i++ {
		for w := p.legal[i] &^ (*tried)[i]; w != 0; w &= w - 1 {
			if v := member(i, w); !g.lays[v].redundant(p.twins) {
				ranks = append(ranks, rankedBy(g.replies(p, v), v))
			}
		}
	}
	slices.Sort(ranks)
	return ranks
}

// replies counts the replies to a lay.
func (g *graph[S]) replies(p *position[S], v int) (n int32) {
	bars, joins := &g.bars[v], &g.joins[v]
	for i := 0; i < len(p.alive); i++ {
		n += int32(bits.OnesCount64((p.legal[i] | (*joins)[i]) & p.alive[i] &^ (*bars)[i]))
	}
	return n
}

// trySome tries some lays: first it looks whether one is known to win.
func trySome[S set](
	s *solver, g *graph[S], p *position[S], lies box, ply int, ranks []ranked, tried *S,
) (win, known bool) {
	kids := g.levels[ply].kids[:0]
	for _, r := range ranks {
		if has(tried, r.lay()) {
			continue
		}
		kids = append(kids, successor[S]{lay: int32(r.lay())})
		next := &kids[len(kids)-1]
		lost, open := g.look(s, p, r.lay(), next)
		switch {
		case !s.goesOn():
			g.levels[ply].kids = kids
			return false, false
		case lost:
			g.levels[ply].kids = kids
			s.wonBy(g.lays[r.lay()], ply)
			return true, true
		case !open:
			g.refute(p, s.reply, tried)
			kids = kids[:len(kids)-1]
		}
	}
	g.levels[ply].kids = kids
	for i := range kids {
		next := &kids[i]
		if has(tried, int(next.lay)) {
			continue
		}
		m := g.lays[next.lay]
		s.reply = lay{}
		reply, known := s.table.find(next.key, next.heap) // as the search of the one before may have shown
		if !known {
			reply, known = value(s, g, &next.position, lies.with(m), next.key, ply+1)
		}
		switch {
		case !known:
			return false, false
		case !reply:
			s.wonBy(m, ply)
			return true, true
		}
		g.refute(p, s.reply, tried)
	}
	return false, true
}

// refute counts the reply that has won after a lay among those tried: the lay answers it, since the same position comes
// of both.
func (g *graph[S]) refute(p *position[S], reply lay, tried *S) {
	if v := g.number(reply); v >= 0 && has(&p.legal, v) {
		add(tried, v)
	}
}

// wonBy notes the lay that wins a position at a ply.
func (s *solver) wonBy(m lay, ply int) {
	s.killers[ply].note(m)
	s.reply = m
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
