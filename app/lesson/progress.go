package lesson

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"tablier/app/sift"
)

// Key is the key under which a progress is kept.
const Key = "lessons"

// A Progress is which boards of which lessons are done: a value. It is kept as text and knows lessons and boards by
// their names alone, so that it outlives those that are taken away, moved or added. The zero Progress is empty.
type Progress struct {
	done map[string][]string // the names of boards by lesson, each list sorted, without duplicates, not empty
}

// Done says whether the person has done a board of a lesson.
func (p Progress) Done(lesson, board string) bool {
	_, found := slices.BinarySearch(p.done[lesson], board)
	return found
}

// Count returns how many boards of a lesson are done, those that it has no more among them.
func (p Progress) Count(lesson string) int { return len(p.done[lesson]) }

// first returns the first board of a lesson that is not done, 0 when all are.
func (p Progress) first(l *Lesson) int {
	return max(0, slices.IndexFunc(l.Boards, func(b Board) bool { return !p.Done(l.ID, b.ID) }))
}

// With returns the progress with one more board done.
func (p Progress) With(lesson, board string) Progress {
	return p.Join(Progress{map[string][]string{lesson: {board}}})
}

// Without returns the progress without a lesson, as for a person who begins it again.
func (p Progress) Without(lesson string) Progress {
	done := maps.Clone(p.done)
	delete(done, lesson)
	return Progress{done}
}

// Join merges two progresses: those of two tabs, or of a file that is imported.
func (p Progress) Join(other Progress) Progress {
	done := maps.Clone(p.done)
	if done == nil {
		done = map[string][]string{}
	}
	for lesson, boards := range other.done {
		all := slices.Concat(done[lesson], boards)
		slices.Sort(all)
		done[lesson] = slices.Compact(all)
	}
	return Progress{done}
}

// progressHead begins the text of a progress, and a version follows.
const (
	progressHead    = "lessons "
	progressVersion = "1"
)

// String returns the text of the progress: a head, and for each lesson a line of its name and those of its boards.
func (p Progress) String() string {
	var b strings.Builder
	b.WriteString(progressHead + progressVersion + "\n")
	for _, lesson := range slices.Sorted(maps.Keys(p.done)) {
		b.WriteString(lesson + " " + strings.Join(p.done[lesson], " ") + "\n")
	}
	return b.String()
}

// ParseProgress reads a text that String has written. The error is an *Error; its fault is Newer for one of a later
// version, which is not to be overwritten, and it wraps sift.ErrNewer.
func ParseProgress(text string) (Progress, error) {
	head, rest, _ := strings.Cut(text, "\n")
	version, ok := strings.CutPrefix(head, progressHead)
	switch {
	case !ok || !utf8.ValidString(head):
		return Progress{}, &Error{Fault: NoKey, Line: 1, Word: head}
	case version != progressVersion:
		return Progress{}, &Error{Fault: Newer, Line: 1, Word: version, Err: sift.ErrNewer}
	}
	p, line := Progress{}, 1
	for entry := range strings.Lines(rest) {
		line++
		names := strings.Split(strings.TrimSuffix(entry, "\n"), " ")
		if len(names) < 2 || slices.ContainsFunc(names, func(name string) bool { return name == "" || !isName(name) }) {
			return Progress{}, &Error{Fault: NoValue, Line: line, Word: entry}
		}
		p = p.Join(Progress{map[string][]string{names[0]: names[1:]}})
	}
	return p, nil
}
