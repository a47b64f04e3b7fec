package write

import (
	"tablier/app/nav"
	"tablier/app/write"
)

// own is the program as it is kept: empty for the guide, whatever its language.
func (k *Kind) own() string {
	if k.text == k.exercise().Guide {
		return ""
	}
	return k.text
}

// taken is the program that is kept of the exercise, as it is shown.
func (k *Kind) taken() string {
	if program := k.progress.Take(k.exercise().ID); program != "" {
		return program
	}
	return k.exercise().Guide
}

// keepProgram keeps the program.
func (k *Kind) keepProgram() {
	if k.list == nil || k.visiting {
		return
	}
	if k.progress.Write(k.exercise().ID, k.own()) {
		k.crossed = true
		k.redraw()
	}
}

// change changes what is known of the exercise, and keeps it.
func (k *Kind) change(change func(*write.Record)) { k.progress.Change(k.exercise().ID, change) }

// put puts another program into the editor; the one that was there is an earlier one.
func (k *Kind) put(text string) {
	if program := k.own(); text != k.text && !k.visiting {
		k.change(func(r *write.Record) { r.Push(program) })
	}
	k.replace(text)
}

// replace has another program stand in the editor, which can be undone there.
func (k *Kind) replace(text string) {
	k.outside.editor.Replace(text)
	k.edited(text)
}

// adopt makes a program that has come by link or file the person's own, and theirs an earlier one.
func (k *Kind) adopt() {
	k.visiting = false
	if program := k.own(); program != k.record().Program {
		k.change(func(r *write.Record) { r.Push(r.Program) })
	}
	k.progress.Take(k.exercise().ID)
	k.keepProgram()
}

// goBack shows the earlier program.
func (k *Kind) goBack() {
	program := k.text
	k.change(func(r *write.Record) { program = r.Back(k.own()) })
	k.replace(program)
}

// newer says whether another tab has written another program than the one that is shown as the person's own.
func (k *Kind) newer() bool { return !k.visiting && k.progress.Newer(k.exercise().ID) }

// takeNewer shows the program that another tab has written; the one that is shown is an earlier one.
func (k *Kind) takeNewer() {
	program := k.own()
	k.change(func(r *write.Record) { r.Push(program) })
	k.replace(k.taken())
}

// renew reads again what is kept of an exercise.
func (k *Kind) renew(id string) {
	if k.progress.Renew(id); k.list != nil && id == k.exercise().ID && k.own() == k.record().Program {
		k.progress.Take(id)
	}
	if k.list != nil && id == k.exercise().ID && k.laid != nil && !k.drag.on {
		k.laid = k.exercise().Lay(k.record())
	}
}

// Stored implements shell.Resident: another tab has kept a program, or how far the person has got.
func (k *Kind) Stored(key string) {
	id, ok := write.ID(key)
	if !ok || k.list == nil {
		return
	}
	k.renew(id)
	if k.site.Route == nav.WriteRoute {
		k.redraw()
	}
}

// Woken implements shell.Resident.
func (k *Kind) Woken() {
	for _, e := range k.list {
		k.Stored(write.Key(e.ID))
	}
}
