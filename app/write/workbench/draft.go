package workbench

import "tablier/app/write"

// A Draft is the program in the editor. What takes the place of a program leaves that one among the earlier ones.
type Draft struct {
	course   *Course
	text     string
	visiting bool // it has come by link or file: it takes the place of nothing, and is no progress
	crossed  bool // an earlier program is one that another tab has written meanwhile

	// replace has another program stand in the editor, which can be undone there.
	replace func(text string)
}

// Text returns the program in the editor.
func (d *Draft) Text() string { return d.text }

// Visiting says whether the program has come by link or file, and is not the person's own yet.
func (d *Draft) Visiting() bool { return d.visiting }

// Crossed says whether another tab has written another program meanwhile, which is an earlier one now.
func (d *Draft) Crossed() bool { return d.crossed }

// Newer says whether another tab has written another program than the one that is shown as the person's own.
func (d *Draft) Newer() bool { return !d.visiting && d.course.progress.Newer(d.course.Exercise().ID) }

// show shows the program that is kept of the exercise, or another one that is no progress; empty for none.
func (d *Draft) show(other string) {
	d.text, d.crossed, d.visiting = d.take(), false, other != ""
	if d.visiting {
		d.text = other
	}
}

// own returns the program as it is kept: empty for the guide, whatever its language.
func (d *Draft) own() string {
	if d.text == d.course.Exercise().Guide {
		return ""
	}
	return d.text
}

// take returns the program that is kept of the exercise, which this page shows from now on.
func (d *Draft) take() string {
	e := d.course.Exercise()
	if program := d.course.progress.Take(e.ID); program != "" {
		return program
	}
	return e.Guide
}

// keep stores the program in the editor as the person's own for the exercise. It returns whether another tab had
// written another one since.
func (d *Draft) keep() (crossed bool) {
	if d.visiting || d.course.list == nil {
		return false
	}
	crossed = d.course.progress.Write(d.course.Exercise().ID, d.own())
	d.crossed = d.crossed || crossed
	return crossed
}

// put puts another program into the editor; the one there can be had back.
func (d *Draft) put(text string) {
	if program := d.own(); text != d.text && !d.visiting {
		d.course.change(func(r *write.Record) { r.Push(program) })
	}
	d.replace(text)
}

// UseSolution puts the solution of the exercise into the editor.
func (d *Draft) UseSolution() { d.put(d.course.Exercise().Solution) }

// Adopt makes a program that has come by link or file the person's own.
func (d *Draft) Adopt() {
	d.visiting = false
	if program := d.own(); program != d.course.Record().Program {
		d.course.change(func(r *write.Record) { r.Push(r.Program) })
	}
	d.course.progress.Take(d.course.Exercise().ID)
	d.keep()
}

// GoBack puts the program that was in the editor before the last replacement there again.
func (d *Draft) GoBack() {
	program := d.text
	d.course.change(func(r *write.Record) { program = r.Back(d.own()) })
	d.replace(program)
}

// TakeNewer shows the program that another tab has written.
func (d *Draft) TakeNewer() {
	program := d.own()
	d.course.change(func(r *write.Record) { r.Push(program) })
	d.replace(d.take())
}

// renew reads again what is kept of the exercise, which another tab may have written.
func (d *Draft) renew() {
	if d.own() == d.course.Record().Program {
		d.course.progress.Take(d.course.Exercise().ID)
	}
}
