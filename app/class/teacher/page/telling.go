package page

import (
	"strconv"
	"strings"
	"time"

	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/teacher"
)

// act is an act with numbers.
func act(name string, numbers ...int) string {
	for _, n := range numbers {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// tell says a notice: what it is about, and what has become of it.
func (f *frame) tell(n notebook.Notice) (head, rest string) {
	m, text := f.words, ""
	switch n.Kind {
	case notebook.Twice:
		text = m.Twice(n.Pupil.Name, f.when(n.Hand), f.when(n.Other))
	case notebook.Namesakes:
		text = m.Namesakes(n.Pupil.Name, n.Count)
	case notebook.Changed:
		text = m.Changed(f.fileOf(n.Hand))
	case notebook.OtherSet:
		text = m.OtherSet(f.fileOf(n.Hand), f.title(n.Hand.Submission.Set, n.Set), n.Other != nil)
	case notebook.NotRead:
		text = m.NotRead(f.named(n.Unread.Path), m.Faults[n.Unread.Err.Fault])
		if n.Other != nil {
			text += " " + m.Whole(f.fileOf(n.Other))
		}
	case notebook.NotTaken:
		paths := strings.Join(n.Files.Paths, ", ")
		if n.Count > len(n.Files.Paths) {
			paths += "…"
		}
		text = m.NotTaken(n.Count, paths, m.FileFaults[n.Files.Fault])
	}
	head, rest, _ = strings.Cut(text, "\n")
	return head, rest
}

// fileOf names the file of a submission.
func (f *frame) fileOf(h *notebook.Hand) string { return f.named(h.Path) }

// named names a file, or a code that was pasted.
func (f *frame) named(path string) string {
	if path == "" {
		return f.words.Code
	}
	return path
}

// when says the day and the hour at which something was handed in.
func (f *frame) when(h *notebook.Hand) string {
	at := time.Unix(int64(h.Submission.At), 0)
	if f.kind.inFrench() {
		return at.Format("02/01, 15\u00a0h\u00a004")
	}
	return at.Format("2 Jan, 15:04")
}

// result says what became of an item.
func (f *frame) result(item handin.Item) string {
	m := f.words
	switch item.Result {
	case handin.Solved:
		return m.Solved(item.Tries)
	case handin.Shown:
		return m.Shown
	case handin.Tried:
		return m.TriedTimes(item.Tries)
	case handin.Read:
		return m.WasRead
	}
	return m.NotDone
}

// minutes returns seconds as minutes, to the nearest.
func minutes(seconds int) int { return (seconds + 30) / 60 }

// say says for a reader what has just happened.
func (f *frame) say(what teacher.Saying) string {
	m := f.words
	switch what {
	case teacher.SayRead:
		hands, pupils := f.session.Count()
		return m.Read(hands, pupils, len(f.notices))
	case teacher.SaySorted:
		if column := f.session.Look.Sorted(); column != teacher.ByName {
			return m.SaidSorted(f.item(column))
		}
		return m.SaidSorted(m.ByNames)
	case teacher.SayErased:
		return m.SaidErased
	case teacher.SayKept:
		return f.keptLine()
	case teacher.SayChecked:
		return m.Differing(f.differing())
	}
	return ""
}

// differing returns how many programs for the item that is shown do otherwise here than their files claim.
func (f *frame) differing() (n int) {
	for row := range f.table.Rows {
		if f.session.Checks.Differs(row, f.view.Column) {
			n++
		}
	}
	return n
}
