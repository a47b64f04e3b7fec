package workbench

import (
	"math"
	"slices"
)

// A drag is a line that goes with a pointer.
type drag struct {
	on     bool
	x      float64 // where it has begun
	indent int     // of the line then
}

// IndentWidth is how far a pointer goes for a step of indentation, in pixels.
const IndentWidth = 24

// Dragging says whether the chosen line goes with a pointer.
func (l *Lines) Dragging() bool { return l.drag.on }

// Press chooses a line that a pointer has pressed: it goes with no key any more.
func (l *Lines) Press(place int) {
	l.lifted = false
	l.Choose(place)
}

// Drag has the chosen line go with a pointer that is at x.
func (l *Lines) Drag(x float64) { l.drag = drag{on: true, x: x, indent: l.laid[l.chosen].Indent} }

// DragTo has the line go with the pointer: to a place among the lines, and as far to the right as it has been moved.
func (l *Lines) DragTo(place int, x float64) (changed bool) {
	was := slices.Clone(l.laid)
	l.moveTo(place)
	l.indentTo(l.drag.indent + int(math.Floor((x-l.drag.x)/IndentWidth+0.5)))
	return !slices.Equal(was, l.laid)
}

// Drop ends the drag of a line, which stays where it is.
func (l *Lines) Drop() { l.drag.on = false }
