package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// A label is how an item is shown: what it is called, of what kind it is, its picture and where it can be tried.
type label struct {
	title, kind string
	drawn       app.UI
	link        ui.Link
}

// labelOf returns how a task is shown, as far as its file has come.
func (f *frame) labelOf(task set.Task) label {
	switch task := task.(type) {
	case *set.Puzzle:
		return f.ofPuzzle(task)
	case *set.Lesson:
		return f.ofLesson(task)
	case *set.Watch:
		return f.ofSearch(task)
	case *set.Python:
		return f.ofExercise(task)
	case *set.Match:
		return f.ofMatch(task)
	case *set.Words:
		title := task.Title
		if title == "" {
			title = f.words.noWords
		}
		return label{title, f.kindName(task.Kind()), tile("say"), ui.Link{}}
	}
	return label{f.words.later, f.words.kind[0], tile("help"), ui.Link{}}
}

func (f *frame) kindName(kind set.Kind) string { return f.words.kind[kind] }

// kinded returns the kind of an item with what follows it.
func (f *frame) kinded(kind set.Kind, parts ...string) string {
	return f.kindName(kind) + " · " + ui.Join(", ", parts...)
}

// tile draws an icon in the place of a board.
func tile(icon string) app.UI { return ui.Tree(`<span class="bd tile">{}</span>`, ui.Icon(icon)) }

// small draws a small board.
func small(p *picture.Picture) app.UI {
	return ui.Tree(`<span class="bd" aria-hidden="true">{}</span>`, p)
}

func (f *frame) ofPuzzle(task *set.Puzzle) label {
	game := board.ByID(f.kind.games, task.Game)
	if game == nil {
		return label{task.ID, f.kindName(set.OfPuzzle), tile("target"), ui.Link{}}
	}
	link := nav.LinkToAsk(f.kind.site.Nav, nav.PuzzlesRoute, nav.Puzzle, task.ID)
	shelf := f.kind.shelves.library.Shelf(task.Game)
	if shelf == nil || shelf.Find(task.ID) == nil {
		return label{game.Words(f.lang).Name(), f.kindName(set.OfPuzzle), tile("target"), link}
	}
	p := shelf.Find(task.ID)
	number := game.Words(f.lang).Name()
	if n := shelf.Number(p); n > 0 {
		number += " " + strconv.Itoa(n)
	}
	return label{
		f.words.puzzle.Of(string(p.Kind)), f.kinded(set.OfPuzzle, number, f.words.bands[shelf.Set.Band(p)]),
		small(puzzlePicture(game, p)), link,
	}
}

// puzzlePicture returns the picture of a puzzle.
func puzzlePicture(game *board.Game, p *puzzle.Puzzle) *picture.Picture {
	return &picture.Picture{
		Game: game, Setup: rules.Setup{Variant: p.Variant}, Position: p.Position, Asks: true, About: p.On,
	}
}

// puzzleSays says the question of a puzzle in a few words.
func (f *frame) puzzleSays(p *puzzle.Puzzle) string {
	if p.Kind == puzzle.Win {
		for _, v := range p.Verdicts {
			if v.Value == ai.Win {
				return f.words.winsIn((v.Plies + 1) / 2)
			}
		}
	}
	return f.words.puzzle.Of(string(p.Kind))
}

func (f *frame) ofLesson(task *set.Lesson) label {
	game := board.ByID(f.kind.games, task.Game)
	if game == nil {
		return label{task.ID, f.kindName(set.OfLesson), tile("help"), ui.Link{}}
	}
	name, route := game.Words(f.lang).Name(), nav.LessonRoute(task.Game, task.ID)
	l := label{
		name, f.kindName(set.OfLesson), tile("help"), nav.LinkTo(f.kind.site.Nav, route),
	}
	if about := game.Words(f.lang).Lesson(task.ID); about != "" {
		l.title = about
	}
	come := f.kind.shelves.lessonOf(task.ID)
	if come == nil {
		return l
	}
	l.kind = f.kinded(set.OfLesson, name, f.words.whole(len(come.Boards)))
	at := &come.Boards[0]
	for i := range come.Boards {
		if come.Boards[i].ID == task.Board {
			at = &come.Boards[i]
			l.title = at.Title.In(f.lang)
			l.kind = f.kinded(set.OfLesson, name, f.words.board(i+1))
			l.link = nav.LinkToAsk(f.kind.site.Nav, route, "lesson", strconv.Itoa(i+1))
		}
	}
	l.drawn = small(&picture.Picture{Game: game, Setup: rules.Setup{Variant: at.Variant}, Position: at.Start})
	return l
}

func (f *frame) ofSearch(task *set.Watch) label {
	asked, _ := watch.Read(task.Search)
	l := label{
		f.kindName(set.OfWatch), f.kindName(set.OfWatch), tile("tree"),
		nav.LinkToOpen(f.kind.site.Nav, nav.WatchRoute, task.Search),
	}
	if quiz := f.quiz(asked.Question); quiz != nil {
		l.title = quiz.Text
		asked, _ = watch.Read(quiz.Search)
	}
	game := board.ByID(f.kind.games, asked.Game)
	if game == nil || game.Searched == nil {
		return l
	}
	algorithm := i18n.WatchOf(f.lang).Algorithms.Of(asked.Algorithm)
	l.kind = f.kinded(set.OfWatch, algorithm)
	if asked.Depth > 0 {
		l.kind = f.kinded(set.OfWatch, f.words.depth(algorithm, asked.Depth))
	}
	if l.title == f.kindName(set.OfWatch) {
		l.title = algorithm
	}
	if _, err := rules.NewMatch(game.Spec, rules.Setup{Variant: asked.Variant}, asked.Position); err == nil {
		l.drawn = small(&picture.Picture{
			Game: game, Setup: rules.Setup{Variant: asked.Variant}, Position: asked.Position,
		})
	}
	return l
}

// quiz returns the prepared question with a name, nil where there is none.
func (f *frame) quiz(name string) *board.Quiz {
	for _, quiz := range board.Quizzes(f.kind.games, f.lang) {
		if quiz.Name == name {
			return &quiz
		}
	}
	return nil
}

func (f *frame) ofExercise(task *set.Python) label {
	l := label{
		task.Exercise, f.kindName(set.OfPython), tile("program"),
		nav.LinkToOpen(f.kind.site.Nav, nav.WriteRoute, exerciseFragment+task.Exercise),
	}
	for i, e := range f.kind.shelves.exerciseList() {
		if e.ID == task.Exercise {
			l.title = e.Title
			l.kind = f.kinded(set.OfPython, strconv.Itoa(i+1), e.Topic)
		}
	}
	return l
}

func (f *frame) ofMatch(task *set.Match) label {
	_, match, err := task.Open(board.Registry(f.kind.games))
	if err != nil {
		return label{f.words.faults.Of("missing"), f.kindName(set.OfMatch), tile("play"), ui.Link{}}
	}
	game := board.ByID(f.kind.games, match.Spec().ID)
	seat := names.Seats{Game: game, Lang: f.lang}.Label(task.Side)
	return label{
		f.words.told[task.Goal](seat, task.Points),
		f.kinded(set.OfMatch, game.Words(f.lang).Name(), f.words.level(task.Level)),
		small(&picture.Picture{Game: game, Setup: match.Setup(), Position: match.Position().String()}),
		nav.LinkToOpen(f.kind.site.Nav, nav.GameRoute(game.ID()), task.Game),
	}
}
