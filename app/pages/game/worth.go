package game

import (
	"slices"
	"strings"

	"tablier/app/ui"
	"tablier/rules"
)

// worth says the value of a move.
func (w verdictWords) worth(v moveValue) string {
	m := w.messages
	if v.Value == "" {
		return w.values().outlook(v.Score)
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

// moveValues says the value of each move in words: moves of equal value together.
func (w verdictWords) moveValues() []string {
	values := w.ranked()
	var said, moves []string
	for i, v := range values {
		moves = append(moves, w.words.Move(rules.Move(v.Move)))
		worth := w.worth(v)
		if i+1 < len(values) && w.worth(values[i+1]) == worth {
			continue
		}
		slices.Sort(moves)
		said = append(said, w.messages.Of(worth, strings.Join(moves, ", ")))
		moves = nil
	}
	return said
}

// marksLegend explains the marks of moves that are shown.
func (w verdictWords) marksLegend() string {
	var risk, trap, believed string
	for _, v := range w.ranked() {
		if v.draws() && v.Risk != nil {
			risk = w.messages.RiskHow
			if v.Risk.Losing == 0 && !v.Risk.AtLeast {
				trap = w.messages.TrapHow
			}
		}
		if v.believed {
			believed = w.messages.BelievedHow
		}
	}
	return ui.Join(" ", risk, trap, believed)
}
