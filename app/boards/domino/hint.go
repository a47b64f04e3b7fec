package domino

import (
	"tablier/app/board"
	"tablier/rules"
)

// Advise implements board.Adviser: it chooses and turns the domino of the hint as a person would, and the control
// beside the reserve lays it.
func (o *own) Advise(m rules.Move) {
	skin, view := o.skin(), o.desk.View()
	path := skin.Path(view, m)
	if len(path) != 3 {
		return
	}
	for _, at := range path[1:] {
		for turn := range turns {
			if shown := skin.preview(view, path[0], at, turn); shown.move == m {
				o.desk.Select(path[:1])
				o.preview, o.touched, o.turn, o.byHand, o.tile = &shown, at, turn, true, path[0]
				o.advised = o.preview
				return
			}
		}
	}
}

// Advised implements board.Adviser: whether the move of a hint is what is shown.
func (o *own) Advised() bool { return o.advised != nil && o.advised == o.preview }

var _ board.Adviser = (*own)(nil)
