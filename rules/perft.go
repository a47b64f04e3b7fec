package rules

// A Counter is a position that counts its moves without making them, for the last ply of [Perft].
type Counter interface {
	// Count returns the number of Moves.
	Count() int
}

// Perft counts the sequences of exactly depth legal moves from p, a pass counting as one and recurrence
// ignored: none of a negative depth. It returns what it has counted, and false, as soon as stop says so; stop
// is asked before each move but those of the last ply, and may be nil. It panics where a listed move is refused, as
// one may be that is [Undetermined]: a game in which that happens is counted from positions with nothing unknown.
func Perft(p Position, depth int, stop func() bool) (nodes uint64, done bool) {
	if depth < 0 {
		return 0, true
	}
	if depth == 0 {
		return 1, true
	}
	if depth == 1 {
		return uint64(count(p)), true
	}
	for _, m := range p.Moves() {
		if stop != nil && stop() {
			return nodes, false
		}
		next, err := p.Play(m)
		if err != nil {
			panic("rules: a listed move is refused: " + err.Error())
		}
		n, done := Perft(next, depth-1, stop)
		nodes += n
		if !done {
			return nodes, false
		}
	}
	return nodes, true
}

func count(p Position) int {
	if c, ok := p.(Counter); ok {
		return c.Count()
	}
	return len(p.Moves())
}
