// Package contents has what the items of sets are made of: the files of the site from which they are taken, each
// fetched when it is first wanted, what an item is called and of what kind it is, and the signs for what became of
// one. The pages of the teacher and of the pupil say all this alike.
package contents

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/write"
)

// Shelves are the files of the site from which items are taken: puzzles, lessons and exercises.
type Shelves struct {
	Games []*board.Game
	// Fetch fetches a file by its name; nothing where it has not come.
	Fetch func(name string, then func(text string, ok bool))
	// Changed is called when a file has come, or has failed to.
	Changed func()

	states    map[string]state // of files, by their names
	puzzles   map[string]*puzzles.Shelf
	lessons   map[string]*lesson.Lesson
	exercises map[i18n.Lang][]write.Exercise
	waiting   map[i18n.Lang][]func(list []write.Exercise, ok bool) // for the exercises
}

// A state is that of a file that has been asked for.
type state int

const (
	_ state = iota
	onItsWay
	here
	failed
)

// NewShelves returns shelves on which nothing stands yet.
func NewShelves(
	games []*board.Game, fetch func(name string, then func(text string, ok bool)), changed func(),
) *Shelves {
	return &Shelves{
		Games: games, Fetch: fetch, Changed: changed, states: map[string]state{},
		puzzles: map[string]*puzzles.Shelf{}, lessons: map[string]*lesson.Lesson{},
		exercises: map[i18n.Lang][]write.Exercise{},
		waiting:   map[i18n.Lang][]func([]write.Exercise, bool){},
	}
}

// Puzzles returns the puzzles of a game, nil before they have come.
func (s *Shelves) Puzzles(game string) *puzzles.Shelf { return s.puzzles[game] }

// Lesson returns a lesson by its name, nil before it has come.
func (s *Shelves) Lesson(name string) *lesson.Lesson { return s.lessons[name] }

// Exercises returns the exercises in a language, nil before they have come.
func (s *Shelves) Exercises(lang i18n.Lang) []write.Exercise { return s.exercises[lang.OfTwo()] }

// Failed says whether a file was asked for and has not come.
func (s *Shelves) Failed(name string) bool { return s.states[name] == failed }

// Retry has files asked for again that have failed to come.
func (s *Shelves) Retry() {
	for name, state := range s.states {
		if state == failed {
			delete(s.states, name)
		}
	}
}

// Game returns the board of a game, nil for one that is not there.
func (s *Shelves) Game(id string) *board.Game { return board.ByID(s.Games, id) }

// Want has the file fetched that says what a task is.
func (s *Shelves) Want(task set.Task, lang i18n.Lang) {
	switch task := task.(type) {
	case *set.Puzzle:
		if task.Own.There() {
			return // it has come with the set
		}
		s.WantPuzzles(s.Game(task.Game))
	case *set.Lesson:
		if game := s.Game(task.Game); game != nil && slices.Contains(game.Lessons, task.ID) {
			s.wantLesson(task.ID)
		}
	case *set.Python:
		s.WantExercises(lang)
	}
}

// WantPuzzles has the puzzles of a game fetched, if it has any.
func (s *Shelves) WantPuzzles(game *board.Game) {
	if game == nil || !game.Puzzles {
		return
	}
	s.once(nav.PuzzleFile(game.ID()), func(text string) (err error) {
		s.puzzles[game.ID()], err = puzzles.NewShelf(text)
		return err
	})
}

// WantLessons has the lessons of a game fetched.
func (s *Shelves) WantLessons(game *board.Game) {
	if game == nil {
		return
	}
	for _, name := range game.Lessons {
		s.wantLesson(name)
	}
}

func (s *Shelves) wantLesson(name string) {
	s.once(nav.LessonFile(name), func(text string) error {
		come, err := lesson.Parse(text)
		if err == nil {
			s.lessons[name] = come
		}
		return err
	})
}

// WantExercises has the exercises fetched in a language.
func (s *Shelves) WantExercises(lang i18n.Lang) {
	lang = lang.OfTwo()
	s.once(write.File(lang), func(text string) error {
		come, err := write.Load(text)
		if err == nil {
			s.exercises[lang] = come.Exercises
		}
		return err
	})
}

// Learn calls back with the exercises in a language, once they have come; false where they do not.
func (s *Shelves) Learn(lang i18n.Lang, then func(list []write.Exercise, ok bool)) {
	lang = lang.OfTwo()
	if list := s.exercises[lang]; list != nil {
		then(list, true)
		return
	}
	s.waiting[lang] = append(s.waiting[lang], then)
	s.WantExercises(lang)
}

// once fetches a file, unless it has been asked for.
func (s *Shelves) once(name string, take func(text string) error) {
	if s.states[name] > 0 {
		return
	}
	s.states[name] = onItsWay
	s.Fetch(name, func(text string, ok bool) {
		s.states[name] = failed
		if ok {
			if err := take(text); err != nil {
				app.Log(err)
			} else {
				s.states[name] = here
			}
		}
		s.tell()
		s.Changed()
	})
}

// tell tells those who wait for exercises, once these have come or have failed to.
func (s *Shelves) tell() {
	for lang, waiting := range s.waiting {
		if s.states[write.File(lang)] == onItsWay {
			continue
		}
		delete(s.waiting, lang)
		for _, then := range waiting {
			then(s.exercises[lang], s.exercises[lang] != nil)
		}
	}
}
