package domino

// Lays that do not bear on each other, not even by way of others, are games of their own: a position is a sum of its
// regions. Both sides have the same moves, so each region is worth a heap of Nim (Sprague 1935, Grundy 1939). Of all
// regions but the largest the heap's size is found, and with the sum of these heaps, which is one heap, beside it the
// largest region is searched (so do Lemoine and Viennot 2010, "Nimbers are inevitable").

// value says whether the side to move wins a position, with its key, that no lay ends. Known is false when the effort
// is spent.
func value[S set](s *solver, g *graph[S], whole *position[S], lies box, key hash, ply int) (win, known bool) {
	p := *whole
	g.reduce(&p)
	if win, known = sum(s, g, &p, lies, ply); known {
		s.table.put(key, p.heap, win)
	}
	return win, known
}

// sum says whether the side to move wins the sum of the regions of a position.
func sum[S set](s *solver, g *graph[S], p *position[S], lies box, ply int) (win, known bool) {
	var none S
	largest, heap := position[S]{}, p.heap
	for rest := p.alive; rest != none; {
		part := g.take(p, &rest)
		if size(&part.alive) > size(&largest.alive) {
			part, largest = largest, part
		}
		n, known := nim(s, g, &part, lies, ply)
		if !known {
			return false, false
		}
		heap ^= n
	}
	s.reply = lay{}
	if largest.alive == none {
		return heap != 0, true
	}
	largest.heap = heap
	return alone(s, g, &largest, lies, g.key(&largest), ply)
}

// nim returns the nim-value (Grundy value) of a region of the zone as a game of its own, from the table or by search.
func nim[S set](s *solver, g *graph[S], p *position[S], lies box, ply int) (n uint8, known bool) {
	if n := size(&p.alive); n <= 1 {
		return uint8(n), true
	}
	key := g.key(p)
	if n, known = s.table.nim(key); known {
		return n, true
	}
	for at := *p; ; at.heap++ {
		if win, known := alone(s, g, &at, lies, key, ply); !known || !win {
			return at.heap, known
		}
	}
}

// alone says whether the side to move wins a region, with its key, beside a heap.
func alone[S set](s *solver, g *graph[S], p *position[S], lies box, key hash, ply int) (win, known bool) {
	s.reply = lay{}
	if win, known = s.table.find(key, p.heap); known {
		return win, true
	}
	if p.heap == 0 && g.canEnd(p) {
		s.table.put(key, 0, true)
		return true, true
	}
	return descend(s, g, p, lies, key, ply)
}

// take removes from rest the connected component of its first lay, and returns this region.
func (g *graph[S]) take(p *position[S], rest *S) (part position[S]) {
	part.alive = g.region(p, rest)
	if part.alive == p.alive {
		part.twins = p.twins // else they may be those of another region
	}
	for i := 0; i < len(part.alive); i++ {
		(*rest)[i] &^= part.alive[i]
		part.legal[i] = p.legal[i] & part.alive[i]
	}
	return part
}

// region computes the connected component of the first lay in rest.
func (g *graph[S]) region(p *position[S], rest *S) (region S) {
	var todo S
	for i := 0; i < len(todo); i++ {
		if first := (*rest)[i] & -(*rest)[i]; first != 0 {
			todo[i] = first
			break
		}
	}
	region = todo
	for i := 0; i < len(todo); {
		if todo[i] == 0 {
			i++
			continue
		}
		v := member(i, todo[i])
		todo[i] &= todo[i] - 1
		bars, joins := &g.bars[v], &g.joins[v]
		missing, least := uint64(0), i
		for j := len(todo) - 1; j >= 0; j-- {
			bear := (*joins)[j]
			if has(&p.legal, v) {
				bear &^= p.legal[j]
			}
			bear = (bear | (*bars)[j]) & p.alive[j] &^ region[j]
			region[j] |= bear
			if todo[j] |= bear; bear != 0 {
				least = min(least, j)
			}
			missing |= p.alive[j] &^ region[j]
		}
		if missing == 0 {
			break
		}
		i = least
	}
	return region
}
