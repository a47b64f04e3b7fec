package write

import (
	"math"
	"slices"

	"tablier/app/write"
)

// An arranging is the lines of a solution that a person puts in order before they write a program of their own.
type arranging struct {
	laid   []write.Laid // nil for an exercise without
	chosen int          // the line that is chosen
	lifted bool         // it goes with the arrow keys
	wrong  int          // the line that was called out of place, -1 for none
	found  string       // what was said of it, or that there is none
	drag   drag
}

// arranges says whether the lines of the solution are shown, and not the editor: at first they are, until the person
// writes a program or wants to.
func (k *Kind) arranges() bool {
	if k.laid == nil || k.visiting {
		return false
	}
	r := k.record()
	return r.Face == write.Order || r.Face == "" && r.Program == "" && !r.Done
}

// lay shows the lines as they are kept.
func (k *Kind) lay() {
	k.arranging = arranging{wrong: -1}
	if k.exercise().Sorted {
		k.laid = k.exercise().Lay(k.record())
	}
}

// face shows the other face of the exercise.
func (k *Kind) face(which string) {
	k.stop()
	k.leaveTable()
	k.leaveWalk()
	k.run, k.lifted, k.wrong, k.found = run{}, false, -1, ""
	k.change(func(r *write.Record) { r.Face = which })
	k.outside.editor.Put(k.text) // it may have been hidden
	k.outside.editor.Mark(0)
}

// source is the program that runs: what is written, or what the lines make.
func (k *Kind) source() string {
	if k.arranges() {
		return k.exercise().Program(k.laid)
	}
	return k.text
}

// laidAgain keeps the lines after a change of them.
func (k *Kind) laidAgain() {
	k.wrong, k.found = -1, ""
	k.leaveWalk()
	k.fault = nil
	laid := slices.Clone(k.laid)
	k.change(func(r *write.Record) { r.Lines, r.Face = laid, write.Order })
}

// disorder lays the lines as they were at first.
func (k *Kind) disorder() {
	k.chosen, k.lifted, k.laid = 0, false, k.exercise().Disorder()
	k.laidAgain()
}

// moveLine moves the chosen line up or down to a place.
func (k *Kind) moveLine(to int) {
	to = max(0, min(to, len(k.laid)-1))
	if to == k.chosen {
		return
	}
	line := k.laid[k.chosen]
	k.laid = slices.Insert(slices.Delete(k.laid, k.chosen, k.chosen+1), to, line)
	k.chosen = to
	k.laidAgain()
	k.sayLine()
}

// indentLine indents the chosen line so far.
func (k *Kind) indentLine(to int) {
	to = max(0, min(to, write.MostIndent))
	if to == k.laid[k.chosen].Indent {
		return
	}
	k.laid[k.chosen].Indent = to
	k.laidAgain()
	k.sayLine()
}

// chooseLine chooses a line.
func (k *Kind) chooseLine(n int) {
	k.chosen = max(0, min(n, len(k.laid)-1))
	k.sayLine()
}

// sayLine says which line is chosen, and where it is.
func (k *Kind) sayLine() {
	m, i := k.messages().Programs, k.chosen
	k.said = m.LineSaid(i+1, len(k.laid), k.laid[i].Indent, k.lineText(i), k.lifted)
}

// lineText is the text of a laid line.
func (k *Kind) lineText(i int) string { return k.exercise().Lines()[k.laid[i].Line] }

// lineKey is a key in the list of lines; it returns false for one that does nothing there.
func (k *Kind) lineKey(key string, shift bool) bool {
	moves := k.lifted || shift
	switch {
	case key == "ArrowUp" && moves:
		k.moveLine(k.chosen - 1)
	case key == "ArrowDown" && moves:
		k.moveLine(k.chosen + 1)
	case key == "ArrowUp":
		k.chooseLine(k.chosen - 1)
	case key == "ArrowDown":
		k.chooseLine(k.chosen + 1)
	case key == "Home":
		k.chooseLine(0)
	case key == "End":
		k.chooseLine(len(k.laid) - 1)
	case key == "ArrowLeft":
		k.indentLine(k.laid[k.chosen].Indent - 1)
	case key == "ArrowRight":
		k.indentLine(k.laid[k.chosen].Indent + 1)
	case key == " ", key == "Enter":
		k.lifted = !k.lifted
		k.sayLine()
	case key == "Escape" && k.lifted:
		k.lifted = false
		k.sayLine()
	default:
		return false
	}
	return true
}

// lineAct does what a control of the lines is for.
func (k *Kind) lineAct(what string) {
	switch what {
	case "up":
		k.moveLine(k.chosen - 1)
	case "down":
		k.moveLine(k.chosen + 1)
	case "left":
		k.indentLine(k.laid[k.chosen].Indent - 1)
	case "right":
		k.indentLine(k.laid[k.chosen].Indent + 1)
	case "wrong":
		k.findWrong()
	}
}

// findWrong says which line is the first that is out of place. In an order that passes all tests none is.
func (k *Kind) findWrong() {
	m := k.messages().Programs
	at, indent := k.exercise().Misplaced(k.laid)
	if len(k.tests) > 0 && k.passed() == len(k.tests) {
		at = -1
	}
	k.wrong = at
	switch {
	case at < 0:
		k.found = m.AllInPlace
	case indent:
		k.found = m.Misindented(at+1, k.lineText(at))
	default:
		k.found = m.OutOfPlace(at+1, k.lineText(at))
	}
	k.said = k.found
}

// A drag is a line that goes with a pointer.
type drag struct {
	on     bool
	x      float64 // where it has begun
	indent int     // of the line then
}

// indentWide is how far a pointer goes for a step of indentation, in pixels.
const indentWide = 24

// dragTo has the line go with the pointer: to a place among the lines, and as far to the right as it has been moved.
func (k *Kind) dragTo(place int, x float64) (changed bool) {
	was := slices.Clone(k.laid)
	k.moveLine(place)
	steps := int(math.Floor((x-k.drag.x)/indentWide + 0.5))
	k.indentLine(k.drag.indent + steps)
	return !slices.Equal(was, k.laid)
}
