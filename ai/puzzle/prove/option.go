package prove

import (
	"tablier/ai"
	"tablier/rules"
)

// An option is a move with what it is worth to who makes it, Unknown where that is open, and the plies to the end, 0 of
// a draw.
type option struct {
	move  rules.Move
	after rules.Position
	value ai.Value
	plies int
}

func (o option) wins() bool { return o.value == ai.Win }
func (o option) open() bool { return o.value == ai.Unknown }

// rank orders the values for who chooses: what is open may be anything, and is better than a loss.
func (o option) rank() int {
	switch o.value {
	case ai.Loss:
		return 0
	case ai.Unknown:
		return 1
	}
	return int(o.value)
}

// better says whether a move wins sooner than another one of the same value, or loses later.
func (o option) better(than option) bool {
	return o.value == ai.Loss && o.plies > than.plies || o.wins() && o.plies < than.plies
}

// look returns the moves of a position, each decided within so many plies or open.
func (v *Values) look(p rules.Position, depth int) (options []option) {
	for _, m := range p.Moves() {
		after, err := p.Play(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		o := option{move: m, after: after}
		if out := after.Outcome(); out.Over() {
			o.value, o.plies = worth(out, p.ToMove())
		} else if value, plies := v.Of(after, depth-1); value != ai.Unknown {
			o.value, o.plies = ai.Win+ai.Loss-value, plies+1
		}
		if o.value == ai.Draw {
			o.plies = 0
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

// alike counts the right moves that no symmetry takes to one before.
func alike(p rules.Position, right []rules.Move, key func(rules.Position) string) int {
	seen := map[string]bool{}
	for _, m := range right {
		after, err := p.Play(m)
		if err != nil {
			panic(err) // a move that the rules list
		}
		seen[key(after)] = true
	}
	return len(seen)
}
