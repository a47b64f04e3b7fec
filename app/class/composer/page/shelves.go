package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/shell"
	"tablier/app/write"
)

// shelves are the files of the site from which items are taken: puzzles, lessons and exercises, each fetched when it is
// first wanted.
type shelves struct {
	kind      *Kind
	library   *puzzles.Library
	fetch     func(name string, then func(text string, ok bool))
	lessons   map[string]*lesson.Lesson // by name; nil for one that is on its way
	exercises map[i18n.Lang]*write.Collection
	failed    map[string]bool // the names of files that have not come
}

func newShelves(k *Kind, library *puzzles.Library) *shelves {
	return &shelves{
		kind: k, library: library, lessons: map[string]*lesson.Lesson{}, exercises: map[i18n.Lang]*write.Collection{},
		failed: map[string]bool{},
		fetch:  func(name string, then func(string, bool)) { shell.Demand(k.site.Context(), name, then) },
	}
}

// wantFor has fetched what says what a task is.
func (s *shelves) wantFor(task set.Task) {
	switch task := task.(type) {
	case *set.Puzzle:
		if game := board.ByID(s.kind.games, task.Game); game != nil && game.Puzzles {
			s.wantPuzzles(game)
		}
	case *set.Lesson:
		if game := board.ByID(s.kind.games, task.Game); game != nil {
			s.wantLessons(game)
		}
	case *set.Python:
		s.wantExercises()
	}
}

// wantPuzzles has the puzzles of a game fetched.
func (s *shelves) wantPuzzles(game *board.Game) {
	if !game.Puzzles || s.library.Shelf(game.ID()) != nil {
		return
	}
	s.library.Want(game.ID(), func(err error) {
		s.failed[game.ID()] = err != nil
		s.kind.redraw()
	})
}

// wantLessons has the lessons of a game fetched.
func (s *shelves) wantLessons(game *board.Game) {
	for _, name := range game.Lessons {
		if _, asked := s.lessons[name]; asked {
			continue
		}
		s.lessons[name] = nil
		s.fetch(nav.LessonFile(name), func(text string, ok bool) {
			come, err := lesson.Parse(text)
			if !ok || err != nil {
				delete(s.lessons, name)
				s.failed[name] = true
			} else {
				s.lessons[name] = come
			}
			s.kind.redraw()
		})
	}
}

// wantExercises has the exercises fetched, in the language of the page.
func (s *shelves) wantExercises() {
	lang := s.kind.site.Lang.OfTwo()
	if _, asked := s.exercises[lang]; asked {
		return
	}
	s.exercises[lang] = nil
	s.fetch(write.File(lang), func(text string, ok bool) {
		come, err := write.Load(text)
		if !ok || err != nil {
			app.Log(err)
			delete(s.exercises, lang)
			s.failed[write.File(lang)] = true
		} else {
			s.exercises[lang] = &come
		}
		s.kind.redraw()
	})
}

// exerciseList returns the exercises, nil before they have come.
func (s *shelves) exerciseList() []write.Exercise {
	if come := s.exercises[s.kind.site.Lang.OfTwo()]; come != nil {
		return come.Exercises
	}
	return nil
}

// lessonOf returns a lesson by its name, nil before it has come.
func (s *shelves) lessonOf(name string) *lesson.Lesson { return s.lessons[name] }
