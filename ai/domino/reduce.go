package domino

// Of the lays that are left, many make no difference, and a position without them is that of more games. In searches
// from positions after six moves on six cells it is a third of the lays.

// reduce drops lays that make no difference to who wins.
func (g *graph[S]) reduce(p *position[S]) {
	const late = 128 // lays in sets for which names of numbers save less than lays of one effect
	g.reach(p)
	if len(p.alive)*64 <= late {
		p.twins = 0
	}
	if p.twins == 0 { // else the lays of the numbers that stand for others would have to be those that stay
		g.unify(p)
	}
}

// reach drops the lays that can never be made, because nothing will lie beside them.
func (g *graph[S]) reach(p *position[S]) {
	if p.legal == p.alive {
		return
	}
	reached, last := p.legal, p.legal
	for more := true; more; {
		var next S
		for i := 0; i < len(last); i++ {
			for w := last[i]; w != 0; w &= w - 1 {
				merge(&next, &g.joins[member(i, w)])
			}
		}
		more = false
		for i := 0; i < len(last); i++ {
			last[i] = next[i] & p.alive[i] &^ reached[i]
			reached[i] |= last[i]
			more = more || last[i] != 0
		}
	}
	p.alive = reached
}

// unify keeps one of the legal lays that rule out the same and join the same: to make one is to make any.
func (g *graph[S]) unify(p *position[S]) {
	for i := 0; i < len(p.legal); i++ {
		for w := p.legal[i]; w != 0; w &= w - 1 {
			v := member(i, w)
			g.signs[v] = g.sign(p, v)
		}
	}
	for i := 0; i < len(p.legal); i++ {
		for w := p.legal[i]; w != 0; w = w & (w - 1) & p.legal[i] {
			g.unifyWith(p, member(i, w))
		}
	}
}

// unifyWith drops the lays after v with its effect. They are among those that it rules out.
func (g *graph[S]) unifyWith(p *position[S], v int) {
	first := v >> 6
	for i := first; i < len(p.legal); i++ {
		others := g.bars[v][i] & p.legal[i]
		if i == first {
			others &^= 2<<(v&63) - 1
		}
		for ; others != 0; others &= others - 1 {
			if g.signs[member(i, others)] == g.signs[v] {
				p.alive[i] &^= others & -others
				p.legal[i] &^= others & -others
			}
		}
	}
}

// sign returns a hash of the lays that a lay rules out and joins.
func (g *graph[S]) sign(p *position[S], v int) (sign uint64) {
	bars, joins := &g.bars[v], &g.joins[v]
	for i := 0; i < len(p.alive); i++ {
		sign = (sign ^ (*bars)[i]&p.alive[i]) * 0x9e3779b97f4a7c15
		sign = (sign ^ sign>>32 ^ (*joins)[i]&p.alive[i]&^p.legal[i]) * 0x94d049bb133111eb
	}
	return sign ^ sign>>31
}
