package prove

import (
	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/rules"
)

// A Judge knows the values of a game as far as its positions may still be looked at.
type Judge interface {
	craft.Judge
	// Key returns the same text for positions that a symmetry takes to each other.
	Key(p rules.Position) string
	// Spent says whether a value was not found because no more positions may be looked at. Then it is any.
	Spent() bool
}

// Exact answers a question of winning or holding by a judge of the values.
func Exact(j Judge, t Task) (f Found, err error) {
	if t.Kind != puzzle.Win && t.Kind != puzzle.Hold {
		return f, ErrQuestion
	}
	made, right := craft.Compose(held{j}, t.Variant, t.Position, t.Kind, t.Soon)
	moves := t.Position.Moves()
	if j.Spent() {
		f.Open = len(moves)
		return f, nil
	}
	if len(right) == 0 {
		return f, nil
	}
	f.Puzzle = made
	for _, i := range right {
		f.Right = append(f.Right, moves[i])
	}
	f.Alike = alike(t.Position, f.Right, j.Key)
	return f, nil
}

// held is a judge that, once it is spent, has all thinking about its values end at once.
type held struct{ Judge }

// Value implements craft.Judge.
func (h held) Value(p rules.Position) (ai.Value, int) {
	if value, plies := h.Judge.Value(p); !h.Spent() {
		return value, plies
	}
	return ai.Draw, 0
}

// Plain implements craft.Judge.
func (h held) Plain(p rules.Position) bool { return h.Spent() || h.Judge.Plain(p) || h.Spent() }
