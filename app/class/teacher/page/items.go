package page

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/class/contents"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/rules"
)

// game returns the board of a game, nil for one that is not there.
func (f *frame) game(id string) *board.Game { return board.ByID(f.kind.games, id) }

// number returns the number of a column as the set counts: items that are only read count with it.
func (f *frame) number(column int) int { return f.table.Columns[column].Place + 1 }

// naming returns what says the names of items.
func (f *frame) naming() contents.Names { return contents.Names{Shelves: f.kind.shelves, Lang: f.lang} }

// item names a column by what is to be done there.
func (f *frame) item(column int) string {
	name := f.naming().Of(f.table.Columns[column].Task)
	if _, ok := f.table.Columns[column].Task.(*set.Puzzle); ok {
		return name.About
	}
	return name.Title
}

// short names a column in its head, in a word or two.
func (f *frame) short(column int) string { return f.naming().Of(f.table.Columns[column].Task).Short }

// answer says an answer to an item, as [notebook.Table.Answers] has it.
func (f *frame) answer(column int, text string) string {
	m := f.words
	switch task := f.table.Columns[column].Task.(type) {
	case *set.Puzzle, *set.Lesson:
		return f.move(column, text)
	case *set.Watch:
		quiz := f.naming().Quiz(task)
		if n, err := strconv.Atoi(text); err == nil {
			if quiz != nil && n >= 0 && n < len(quiz.Choices) {
				return quiz.Choices[n]
			}
			return m.Choice(strconv.Itoa(n + 1))
		}
	case *set.Python:
		if n, err := strconv.Atoi(text); err == nil {
			return m.Failed(f.test(column, n))
		}
		return f.fault(text)
	case *set.Match:
		if said, ok := m.Outcomes[handin.Outcome(text)]; ok {
			return said
		}
	}
	return text
}

// said says an answer as a pupil has given it.
func (f *frame) said(column int, text string) string {
	switch f.table.Columns[column].Task.(type) {
	case *set.Python:
		if run, ok := handin.ReadRun(text); ok {
			if run.Fault != "" {
				return f.fault(run.Fault)
			}
			return f.words.Passed(run.Passed, run.Tests)
		}
	case *set.Match:
		if played, ok := handin.ReadPlayed(text); ok {
			return f.answer(column, string(played.Outcome))
		}
	}
	return f.answer(column, text)
}

// move says a move that can be made in the position of an item, and any other answer as it stands: files say what they
// like.
func (f *frame) move(column int, text string) string {
	game, match := f.posed(column)
	if match == nil || !slices.Contains(match.Position().Moves(), rules.Move(text)) {
		return text
	}
	return game.Words(f.lang).Move(rules.Move(text))
}

// test names a test of an exercise, by its number from 1.
func (f *frame) test(column, number int) string {
	if e, ok := f.session.Checks.Exercise(column); ok && number > 0 && number <= len(e.Checks) {
		return e.Checks[number-1].Name
	}
	return f.words.Test(strconv.Itoa(number))
}

// fault says what has ended a program, by the name of its exception or its code.
func (f *frame) fault(name string) string {
	fault := sandbox.Fault{Kind: name}
	if strings.HasSuffix(name, "Error") || strings.ToLower(name) != name {
		fault = sandbox.Fault{Kind: "program", Type: name, Message: name}
	}
	if said := f.kind.explain(fault).Title; said != "" {
		return said
	}
	return name
}

// inLang returns a text in the language of the page.
func (f *frame) inLang(fr, en string) string {
	if f.lang == i18n.French {
		return fr
	}
	return en
}
