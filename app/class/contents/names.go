package contents

import (
	"cmp"
	"strconv"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/names"
	"tablier/app/ui"
	"tablier/app/watch"
)

// catalogue are the words for items, in one language.
type catalogue struct {
	item, later, noWords, missing string
	bands                         [3]string
	puzzle                        i18n.Table[string, string]
	whole, board                  func(n int) string
	depth                         func(algorithm string, n int) string
	goals                         [4]func(who string, n int) string
}

// Names says what items are, in a language, as far as their files have come.
type Names struct {
	*Shelves
	Lang i18n.Lang
}

// A Name is what an item is called, and what it is: its kind with what tells it apart from others. Short is for the
// head of a column.
type Name struct{ Title, About, Short string }

func (n Names) words() *catalogue { return catalogueOf(n.Lang) }

// Kind returns the word for a kind of item.
func (n Names) Kind(kind set.Kind) string {
	if kinds := i18n.Of(n.Lang).Pupil.Kinds; kind >= 1 && int(kind) <= len(kinds) {
		return kinds[kind-1]
	}
	return n.words().item
}

// Band returns the word for a band of difficulty.
func (n Names) Band(band puzzle.Band) string { return n.words().bands[band] }

// Asks says what a puzzle asks.
func (n Names) Asks(p *puzzle.Puzzle) string { return n.words().puzzle.Of(string(p.Kind)) }

// Whole says that a lesson has so many boards, Board which of them one is.
func (n Names) Whole(boards int) string { return n.words().whole(boards) }

// Board says which board of a lesson one is, from 1.
func (n Names) Board(number int) string { return n.words().board(number) }

// Of returns the name of an item.
func (n Names) Of(task set.Task) Name {
	switch task := task.(type) {
	case *set.Puzzle:
		return n.ofPuzzle(task)
	case *set.Lesson:
		return n.ofLesson(task)
	case *set.Watch:
		return n.ofSearch(task)
	case *set.Python:
		return n.ofExercise(task)
	case *set.Match:
		return n.ofMatch(task)
	case *set.Words:
		kind := n.Kind(set.OfWords)
		if task.Title == "" {
			return Name{n.words().noWords, kind, kind}
		}
		return Name{task.Title, kind, kind}
	}
	return Name{n.words().later, n.words().item, n.words().item}
}

// about returns the kind of an item with what follows it.
func (n Names) about(kind set.Kind, parts ...string) string {
	return n.Kind(kind) + " · " + ui.Join(", ", parts...)
}

// Puzzle returns a puzzle of the site, nil before the puzzles of its game have come.
func (n Names) Puzzle(task *set.Puzzle) *puzzle.Puzzle {
	if task.Own.There() {
		p, _ := task.Own.Open(board.Registry(n.Games))
		return p
	}
	if shelf := n.Puzzles(task.Game); shelf != nil {
		return shelf.Find(task.ID)
	}
	return nil
}

func (n Names) ofPuzzle(task *set.Puzzle) Name {
	game, p := n.Game(task.Game), n.Puzzle(task)
	if game == nil {
		return Name{task.ID, n.Kind(set.OfPuzzle), n.Kind(set.OfPuzzle)}
	}
	name := game.Words(n.Lang).Name()
	switch {
	case p != nil && task.Own.There():
		return Name{cmp.Or(task.Own.Title, n.Asks(p)), n.about(set.OfPuzzle, name), cmp.Or(task.Own.Title, name)}
	case p == nil:
		return Name{name, n.Kind(set.OfPuzzle), name}
	}
	shelf := n.Puzzles(task.Game)
	if number := shelf.Number(p); number > 0 {
		name += " " + strconv.Itoa(number)
	}
	return Name{n.Asks(p), n.about(set.OfPuzzle, name, n.Band(shelf.Set.Band(p))), name}
}

// BoardOf returns the board of a lesson that an item is, and its number from 1: the first one of a whole lesson; nil
// before the lesson has come.
func (n Names) BoardOf(task *set.Lesson) (b *lesson.Board, number int) {
	come := n.Lesson(task.ID)
	if n.Game(task.Game) == nil || come == nil || come.Game != task.Game {
		return nil, 0
	}
	for i := range come.Boards {
		if come.Boards[i].ID == task.Board || task.Board == "" {
			return &come.Boards[i], i + 1
		}
	}
	return nil, 0
}

func (n Names) ofLesson(task *set.Lesson) Name {
	game, kind := n.Game(task.Game), n.Kind(set.OfLesson)
	if game == nil {
		return Name{task.ID, kind, kind}
	}
	name := game.Words(n.Lang).Name()
	called := Name{name, n.about(set.OfLesson, name), kind}
	if title := game.Words(n.Lang).Lesson(task.ID); title != "" {
		called.Title = ui.Capital(title)
	}
	b, number := n.BoardOf(task)
	switch {
	case b == nil:
	case task.Board == "":
		called.About = n.about(set.OfLesson, name, n.Whole(len(n.Lesson(task.ID).Boards)))
	default:
		called.Title, called.About = b.Title.In(n.Lang), n.about(set.OfLesson, name, n.Board(number))
	}
	return called
}

// Quiz returns the prepared question of a search, nil where it has none.
func (n Names) Quiz(task *set.Watch) *board.Quiz {
	asked, _ := watch.Read(task.Search)
	for _, quiz := range board.Quizzes(n.Games, n.Lang) {
		if quiz.Name == asked.Question {
			return &quiz
		}
	}
	return nil
}

// Search returns the settings of a search, those of its prepared question where it has one.
func (n Names) Search(task *set.Watch) watch.Settings {
	asked, _ := watch.Read(task.Search)
	if quiz := n.Quiz(task); quiz != nil {
		asked, _ = watch.Read(quiz.Search)
	}
	return asked.Settings
}

func (n Names) ofSearch(task *set.Watch) Name {
	kind := n.Kind(set.OfWatch)
	called, asked := Name{kind, kind, kind}, n.Search(task)
	if game := n.Game(asked.Game); game != nil && game.Searched != nil {
		called.Title = i18n.WatchOf(n.Lang).Algorithms.Of(asked.Algorithm)
		called.About = n.about(set.OfWatch, called.Title)
		if asked.Depth > 0 {
			called.About = n.about(set.OfWatch, n.words().depth(called.Title, asked.Depth))
		}
	}
	if quiz := n.Quiz(task); quiz != nil {
		called.Title = quiz.Text
	}
	return called
}

func (n Names) ofExercise(task *set.Python) Name {
	kind := n.Kind(set.OfPython)
	for i, e := range n.Exercises(n.Lang) {
		if e.ID == task.Exercise {
			return Name{e.Title, n.about(set.OfPython, strconv.Itoa(i+1), e.Topic), kind}
		}
	}
	return Name{ui.Capital(task.Exercise), kind, kind}
}

func (n Names) ofMatch(task *set.Match) Name {
	kind := n.Kind(set.OfMatch)
	_, match, err := task.Open(board.Registry(n.Games))
	if err != nil {
		return Name{n.words().missing, kind, kind}
	}
	game := n.Game(match.Spec().ID)
	level := i18n.Of(n.Lang).Pupil.Level(game.LevelOn(match.Setup().Variant, task.Level))
	return Name{
		n.Goal(game, task.Side, task.Goal, task.Points),
		n.about(set.OfMatch, game.Words(n.Lang).Name(), level), kind,
	}
}

// Goal says what is to be reached in a match, and with what.
func (n Names) Goal(game *board.Game, side int, goal set.Goal, points int) string {
	return n.words().goals[goal](names.Seats{Game: game, Lang: n.Lang}.Label(side), points)
}
