package wording

import (
	"slices"
	"strings"

	"tablier/app/ui"
	"tablier/rules"
)

// worth says the value of a move.
func (w Verdicts) worth(v moveValue) string {
	m := w.Messages
	if v.Value == "" {
		return w.Values().outlook(v.Score)
	}
	says := m.Verdict(v.Value, v.Plies)
	if v.believed {
		says = m.Believed(v.Value)
	}
	switch r := v.Risk; {
	case r == nil || !v.draws():
		return says
	case r.Losing > 0:
		return m.Risk(says, r.Losing, r.Replies, r.AtLeast)
	case !r.AtLeast:
		return m.Trap(r.Level)
	}
	return says
}

// Lines says the value of each move in words: moves of equal value together.
func (w Verdicts) Lines() []string {
	values := w.ranked()
	var said, moves []string
	for i, v := range values {
		moves = append(moves, w.Words.Move(rules.Move(v.Move)))
		worth := w.worth(v)
		if i+1 < len(values) && w.worth(values[i+1]) == worth {
			continue
		}
		slices.Sort(moves)
		said = append(said, w.Messages.Of(worth, strings.Join(moves, ", ")))
		moves = nil
	}
	return said
}

// Legend explains the marks of moves that are shown.
func (w Verdicts) Legend() string {
	var risk, trap, believed string
	for _, v := range w.ranked() {
		if v.draws() && v.Risk != nil {
			risk = w.Messages.RiskHow
			if v.Risk.Losing == 0 && !v.Risk.AtLeast {
				trap = w.Messages.TrapHow
			}
		}
		if v.believed {
			believed = w.Messages.BelievedHow
		}
	}
	return ui.Join(" ", risk, trap, believed)
}
