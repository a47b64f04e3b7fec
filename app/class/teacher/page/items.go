package page

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/watch"
	"tablier/rules"
)

// game returns the board of a game, nil for one that is not there.
func (f *frame) game(id string) *board.Game { return board.ByID(f.kind.games, id) }

// gameName returns the name of a game.
func (f *frame) gameName(id string) string {
	if g := f.game(id); g != nil {
		return g.Words(f.lang).Name()
	}
	return id
}

// number returns the number of a column as the set counts: items that are only read count with it.
func (f *frame) number(column int) int { return f.table.Columns[column].Place + 1 }

// item names a column by what is to be done there.
func (f *frame) item(column int) string {
	m := f.words
	switch task := f.table.Columns[column].Task.(type) {
	case *set.Puzzle:
		return m.Puzzle(f.puzzleName(task))
	case *set.Lesson:
		return f.lessonName(task)
	case *set.Watch:
		if quiz, ok := f.quiz(task); ok {
			return m.Watch + " · " + quiz.Text
		}
		return m.Watch
	case *set.Python:
		if e, ok := f.session.Checks.Exercise(column); ok {
			return e.Title
		}
		return m.Kinds[set.OfPython]
	case *set.Match:
		if task.Goal == set.ScorePoints {
			return m.Points(task.Points)
		}
		return m.Goals[task.Goal]
	case *set.Later:
		return m.Unknown
	}
	return m.Item(f.number(column))
}

// puzzleName names a puzzle by its game and, once it has come, its number in its band.
func (f *frame) puzzleName(task *set.Puzzle) string {
	name := f.gameName(task.Game)
	if p := f.puzzle(task); p != nil {
		if n := f.kind.library.shelf(task.Game).Number(p); n > 0 {
			name += " " + strconv.Itoa(n)
		}
	}
	return name
}

// lessonName names a lesson, or its board once the lesson has come.
func (f *frame) lessonName(task *set.Lesson) string {
	if b := f.lessonBoard(task); b != nil {
		return b.Title.In(f.lang)
	}
	return f.words.Lesson(f.gameName(task.Game))
}

// short names a column in its head, in a word or two.
func (f *frame) short(column int) string {
	m := f.words
	switch task := f.table.Columns[column].Task.(type) {
	case *set.Puzzle:
		return f.puzzleName(task)
	case *set.Lesson:
		return m.Kinds[set.OfLesson]
	case *set.Watch:
		return m.Kinds[set.OfWatch]
	case *set.Python:
		return m.Kinds[set.OfPython]
	case *set.Match:
		return m.Kinds[set.OfMatch]
	}
	return ""
}

// quiz returns the prepared question of a search; false where it has none.
func (f *frame) quiz(task *set.Watch) (quiz board.Quiz, ok bool) {
	for _, quiz := range board.Quizzes(f.kind.games, f.lang) {
		if task.Search == watch.QuestionAddress(quiz.Name) {
			return quiz, true
		}
	}
	return board.Quiz{}, false
}

// answer says an answer to an item, as [notebook.Table.Answers] has it.
func (f *frame) answer(column int, text string) string {
	m := f.words
	switch task := f.table.Columns[column].Task.(type) {
	case *set.Puzzle, *set.Lesson:
		return f.move(column, text)
	case *set.Watch:
		quiz, ok := f.quiz(task)
		if n, err := strconv.Atoi(text); err == nil {
			if ok && n >= 0 && n < len(quiz.Choices) {
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
