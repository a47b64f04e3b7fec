package workbench

import (
	"slices"

	"tablier/app/write"
)

// A Lines is the lines of a solution that a person puts in order before they write a program of their own.
type Lines struct {
	exercise *write.Exercise
	laid     []write.Laid // nil for an exercise without
	chosen   int
	lifted   bool
	wrong    int
	finding  Finding
	drag     drag

	say     func(What)
	changed func()
}

// A Finding is what was found of laid lines when the person asked which is out of place.
type Finding int

// The findings.
const (
	NotAsked Finding = iota
	AllInPlace
	OutOfPlace
	Misindented // it is the right line, and indented wrong
)

// show lays the lines of an exercise as they are kept.
func (l *Lines) show(e *write.Exercise, r *write.Record) {
	*l = Lines{exercise: e, wrong: -1, say: l.say, changed: l.changed}
	if e.Sorted {
		l.laid = e.Lay(r)
	}
}

// renew lays the lines as another tab has left them, unless one goes with the pointer.
func (l *Lines) renew(r *write.Record) {
	if l.laid != nil && !l.drag.on {
		l.laid = l.exercise.Lay(r)
	}
}

// Laid returns the lines as they are laid, nil for an exercise without.
func (l *Lines) Laid() []write.Laid { return l.laid }

// Text returns the text of a laid line.
func (l *Lines) Text(i int) string { return l.exercise.Lines()[l.laid[i].Line] }

// program returns the program that the lines make.
func (l *Lines) program() string { return l.exercise.Program(l.laid) }

// Chosen returns the place of the chosen line.
func (l *Lines) Chosen() int { return l.chosen }

// Lifted says whether the chosen line goes with the arrow keys.
func (l *Lines) Lifted() bool { return l.lifted }

// Finding returns what was found, and the line that is out of place, -1 for none.
func (l *Lines) Finding() (f Finding, wrong int) { return l.finding, l.wrong }

// release puts the chosen line down, and removes what was found.
func (l *Lines) release() { l.lifted, l.wrong, l.finding = false, -1, NotAsked }

// disorder lays the lines as they were at first.
func (l *Lines) disorder() {
	l.chosen, l.lifted, l.laid = 0, false, l.exercise.Disorder()
	l.change()
}

// change removes what was found of the lines before a change of them.
func (l *Lines) change() {
	l.wrong, l.finding = -1, NotAsked
	l.changed()
}

// Choose chooses the laid line that the arrow keys move.
func (l *Lines) Choose(n int) {
	l.chosen = max(0, min(n, len(l.laid)-1))
	l.say(SayLine)
}

// MoveBy moves the chosen line down by so many places.
func (l *Lines) MoveBy(places int) { l.moveTo(l.chosen + places) }

func (l *Lines) moveTo(to int) {
	to = max(0, min(to, len(l.laid)-1))
	if to == l.chosen {
		return
	}
	line := l.laid[l.chosen]
	l.laid = slices.Insert(slices.Delete(l.laid, l.chosen, l.chosen+1), to, line)
	l.chosen = to
	l.change()
	l.say(SayLine)
}

// IndentBy indents the chosen line by so many steps more.
func (l *Lines) IndentBy(steps int) { l.indentTo(l.laid[l.chosen].Indent + steps) }

func (l *Lines) indentTo(to int) {
	to = max(0, min(to, write.MaxIndent))
	if to == l.laid[l.chosen].Indent {
		return
	}
	l.laid[l.chosen].Indent = to
	l.change()
	l.say(SayLine)
}

// lift has the chosen line go with the arrow keys, or no more.
func (l *Lines) lift(yes bool) {
	l.lifted = yes
	l.say(SayLine)
}

// Key is a key in the list of lines; it returns false for one that does nothing there.
func (l *Lines) Key(key string, shift bool) bool {
	moves := l.lifted || shift
	switch {
	case key == "ArrowUp" && moves:
		l.MoveBy(-1)
	case key == "ArrowDown" && moves:
		l.MoveBy(1)
	case key == "ArrowUp":
		l.Choose(l.chosen - 1)
	case key == "ArrowDown":
		l.Choose(l.chosen + 1)
	case key == "Home":
		l.Choose(0)
	case key == "End":
		l.Choose(len(l.laid) - 1)
	case key == "ArrowLeft":
		l.IndentBy(-1)
	case key == "ArrowRight":
		l.IndentBy(1)
	case key == " ", key == "Enter":
		l.lift(!l.lifted)
	case key == "Escape" && l.lifted:
		l.lift(false)
	default:
		return false
	}
	return true
}

// find finds the first line that is out of place. In an order that passes all tests none is.
func (l *Lines) find(passes bool) {
	at, indent := l.exercise.Misplaced(l.laid)
	if passes {
		at = -1
	}
	l.wrong = at
	switch {
	case at < 0:
		l.finding = AllInPlace
	case indent:
		l.finding = Misindented
	default:
		l.finding = OutOfPlace
	}
	l.say(SayFinding)
}
