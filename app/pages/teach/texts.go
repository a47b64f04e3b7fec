//go:build !js

package teach

import (
	"io/fs"

	"tablier/ai/python/lib"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// ownTexts returns the texts of a page.
func ownTexts(route string, lang i18n.Lang, games []*board.Game) *Texts {
	switch route {
	case nav.AnswersRoute:
		return AnswersOf(lang, games)
	case nav.SessionsRoute:
		return SessionsOf(lang, games)
	}
	return TextsOf(lang, games)
}

// TextsOf returns the texts of the teachers' page, the pictures on its doors and the Python package.
func TextsOf(lang i18n.Lang, games []*board.Game) *Texts {
	modules := modules()
	data, err := packed(modules, "")
	if err != nil {
		panic(err) // what is embedded can be packed
	}
	return &Texts{
		Syllabus: *i18n.SyllabusOf(lang), Pictures: pictures(lang, games), Modules: modules, Packed: len(data),
	}
}

// modules returns the Python package for pages of teachers.
func modules() map[string]string {
	files := map[string]string{}
	err := fs.WalkDir(lib.Files, packageFolder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := lib.Files.ReadFile(name)
		files[name] = string(text)
		return err
	})
	if err != nil {
		panic(err) // they are embedded
	}
	return files
}

// SessionsOf returns the lessons of the first of the games that has a map of its positions, and the subjects of all.
func SessionsOf(lang i18n.Lang, games []*board.Game) *Texts {
	return &Texts{
		Sessions: each(lessonGame(games).Sessions(lang), asked), Subjects: each(subjects(lang, games), asked),
	}
}

// AnswersOf returns the answers to their papers.
func AnswersOf(lang i18n.Lang, games []*board.Game) *Texts {
	return &Texts{
		Sessions: each(lessonGame(games).Sessions(lang), answered), Subjects: each(subjects(lang, games), answered),
	}
}

func subjects(lang i18n.Lang, games []*board.Game) (list []board.Session) {
	for _, game := range games {
		if game.Subjects != nil {
			list = append(list, game.Subjects(lang)...)
		}
	}
	return list
}

func each(list []board.Session, part func(board.Session) board.Session) []board.Session {
	parts := make([]board.Session, len(list))
	for i, session := range list {
		parts[i] = part(session)
	}
	return parts
}

// asked returns a session without its answers.
func asked(s board.Session) board.Session {
	questions := make([]board.Question, len(s.Questions))
	for i, q := range s.Questions {
		q.Answer, q.AnswerCode, q.Scheme = "", "", nil
		questions[i] = q
	}
	s.Questions = questions
	return s
}

// answered returns the answers of a session.
func answered(s board.Session) board.Session {
	questions := make([]board.Question, len(s.Questions))
	for i, q := range s.Questions {
		questions[i] = board.Question{Title: q.Title, Answer: q.Answer, AnswerCode: q.AnswerCode, Scheme: q.Scheme}
	}
	return board.Session{Title: s.Title, Questions: questions}
}
