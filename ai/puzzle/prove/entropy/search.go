package entropy

import (
	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/rules/entropy"
)

// A search looks at everything that both sides can do, ply by ply deeper: the whole game is too large to be solved
// here. It finds the wins that can be forced, the soonest first, and so proves that there is no sooner one.
type search struct {
	game  adapter.Game
	known map[adapter.State]bound
	meter *ai.Meter
	spent bool
}

// A bound is what is known of a position: its value with the plies to the end, or that it is open, looked at so deeply.
type bound struct {
	value ai.Value
	plies uint8
}

// mostKnown is how many positions are kept.
const mostKnown = 1 << 20

// value returns what a position is worth if that is decided within so many plies, Unknown if not.
func (f *search) value(s adapter.State, depth int) (ai.Value, int) {
	if end := f.game.End(s); end != ai.Unknown {
		return end, 0
	}
	b := f.known[s]
	for d := int(b.plies) + 1; d <= depth && b.value == ai.Unknown && !f.spent; d++ {
		if b.value = f.expand(s, d); f.spent {
			return ai.Unknown, 0
		}
		if b.plies = uint8(d); len(f.known) >= mostKnown {
			clear(f.known)
		}
		f.known[s] = b
	}
	if b.value == ai.Unknown || int(b.plies) > depth {
		return ai.Unknown, 0
	}
	return b.value, int(b.plies)
}

// expand looks so many plies deep at a position that is open less deeply.
func (f *search) expand(s adapter.State, depth int) ai.Value {
	if !f.meter.Tick() {
		f.spent = true
		return ai.Unknown
	}
	all := ai.Loss
	var buf [64]entropy.Step
	for _, m := range f.game.Moves(buf[:0], s) {
		next, _, _ := f.game.Play(s, m)
		switch value, _ := f.value(next, depth-1); value {
		case ai.Loss:
			return ai.Win
		case ai.Unknown:
			all = ai.Unknown // play may never end: there is no draw here
		}
	}
	return all
}
