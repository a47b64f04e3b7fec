package prove

import (
	"tablier/ai"
	"tablier/rules"
)

// A Forced answers by looking at everything that both sides can do, ply by ply deeper, in games that are too large to be
// solved: it finds the wins that can be forced, the soonest first, and proves that there is no sooner one.
type Forced[G ai.Game[S, M], S any, M ai.Code] struct {
	Game  G
	Pack  func(rules.Position) S
	Key   func(rules.Position) string // the same for positions that a symmetry takes to each other
	known map[uint64]bound
	meter *ai.Meter
	spent bool
}

// A bound is what is known of a position: its value with the plies to the end, or that it is open, looked at so deeply.
type bound struct {
	value ai.Value
	plies int // to the end, or those that were looked at
}

// mostKnown is how many positions are kept.
const mostKnown = 1 << 20

// value returns what a position is worth if that is decided within so many plies, Unknown if not.
func (f *Forced[G, S, M]) value(s S, depth int) (ai.Value, int) {
	if end := f.Game.End(s); end != ai.Unknown {
		return end, 0
	}
	word := f.Game.Word(s)
	b := f.known[word]
	for d := b.plies + 1; d <= depth && b.value == ai.Unknown && !f.spent; d++ {
		if b.value = f.expand(s, d); f.spent {
			return ai.Unknown, 0
		}
		b.plies = d
		f.keep(word, b)
	}
	if b.value == ai.Unknown || b.plies > depth {
		return ai.Unknown, 0
	}
	return b.value, b.plies
}

// keep keeps what is known of a position.
func (f *Forced[G, S, M]) keep(word uint64, b bound) {
	if len(f.known) >= mostKnown {
		clear(f.known)
	}
	f.known[word] = b
}

// expand looks so many plies deep at a position that is open less deeply.
func (f *Forced[G, S, M]) expand(s S, depth int) ai.Value {
	if !f.meter.Tick() {
		f.spent = true
		return ai.Unknown
	}
	open, draw := false, false
	var buf [64]M
	for _, m := range f.Game.Moves(buf[:0], s) {
		next, _, _ := f.Game.Play(s, m)
		switch value, _ := f.value(next, depth-1); value {
		case ai.Loss:
			return ai.Win
		case ai.Unknown:
			open = true
		case ai.Draw:
			draw = true
		}
	}
	switch {
	case open:
		return ai.Unknown
	case draw:
		return ai.Draw
	}
	return ai.Loss
}

// An option is a move with what it is worth to who makes it, Unknown where that is open.
type option struct {
	move  rules.Move
	after rules.Position
	value ai.Value
	plies int
}

// look returns the moves of a position, each decided within so many plies or open.
func (f *Forced[G, S, M]) look(p rules.Position, depth int) (options []option) {
	for _, m := range p.Moves() {
		after, err := p.Play(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		o := option{move: m, after: after}
		if out := after.Outcome(); out.Over() {
			o.value, o.plies = worth(out, p.ToMove())
		} else if value, plies := f.value(f.Pack(after), depth-1); value != ai.Unknown {
			o.value, o.plies = ai.Win+ai.Loss-value, plies+1
		}
		options = append(options, o)
	}
	return options
}

// worth returns what the end of a game is worth to who has brought it about.
func worth(out rules.Outcome, mover rules.Player) (ai.Value, int) {
	switch out.Winner {
	case mover:
		return ai.Win, 1
	case rules.Nobody:
		return ai.Draw, 1
	}
	return ai.Loss, 1
}
