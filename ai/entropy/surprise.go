package entropy

import (
	"tablier/ai"
	"tablier/rules/entropy"
)

// An Explainer is Values that say how they are told.
type Explainer interface {
	// Explain appends what is told of a position with one player to move, as ai.Surpriser has it; nil for nothing.
	Explain(told []int, s entropy.State) []int
}

// Surprise implements ai.Surpriser.
func (v *Valued) Surprise(ctx ai.Context, task *ai.Task, hooks *ai.Hooks) (told []int, missing bool) {
	root, ok := v.root(task)
	values, able := v.Values.(Explainer)
	if !ok || !able {
		return nil, false
	}
	s := root.State.plain()
	if v.Values.Fetch(ctx, s, hooks) {
		told = values.Explain(nil, s)
	}
	if told != nil {
		told = values.Explain(told, entropy.State{Own: s.Other, Other: s.Own})
	}
	return told, told == nil
}
