package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/class/contents"
	"tablier/app/class/set"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/puzzles/composed"
	"tablier/app/ui"
	"tablier/rules"
)

// A label is how an item is shown: its name, its picture and where it can be tried.
type label struct {
	contents.Name
	drawn app.UI
	link  ui.Link
}

// naming returns what says the names of items.
func (f *frame) naming() contents.Names { return contents.Names{Shelves: f.kind.shelves, Lang: f.lang} }

// labelOf returns how a task is shown, as far as its file has come.
func (f *frame) labelOf(task set.Task) label {
	l := label{Name: f.naming().Of(task), drawn: tile("help")}
	switch task := task.(type) {
	case *set.Puzzle:
		f.drawPuzzle(&l, task)
	case *set.Lesson:
		f.drawLesson(&l, task)
	case *set.Watch:
		f.drawSearch(&l, task)
	case *set.Python:
		l.drawn = tile("program")
		l.link = nav.LinkToOpen(f.kind.site.Nav, nav.WriteRoute, exerciseFragment+task.Exercise)
	case *set.Match:
		f.drawMatch(&l, task)
	case *set.Words:
		l.drawn = tile("say")
	}
	return l
}

// tile draws an icon in the place of a board.
func tile(icon string) app.UI { return ui.Tree(`<span class="bd tile">{}</span>`, ui.Icon(icon)) }

// small draws a small board.
func small(p *picture.Picture) app.UI {
	return ui.Tree(`<span class="bd" aria-hidden="true">{}</span>`, p)
}

func (f *frame) drawPuzzle(l *label, task *set.Puzzle) {
	l.drawn = tile("target")
	game := board.ByID(f.kind.games, task.Game)
	if game == nil {
		return
	}
	l.link = nav.LinkToAsk(f.kind.site.Nav, nav.PuzzlesRoute, nav.Puzzle, task.ID)
	if code, err := composed.Encode(task.Own); err == nil && task.Own.There() {
		l.link = nav.LinkToOpen(f.kind.site.Nav, nav.PuzzlesRoute, code)
	}
	if p := f.naming().Puzzle(task); p != nil {
		l.drawn = small(puzzlePicture(game, p))
	}
}

// puzzlePicture returns the picture of a puzzle.
func puzzlePicture(game *board.Game, p *puzzle.Puzzle) *picture.Picture {
	return &picture.Picture{
		Game: game, Setup: p.Setup(), Position: p.Position, Asks: true, About: p.On,
	}
}

// puzzleSays says the question of a puzzle in a few words.
func (f *frame) puzzleSays(p *puzzle.Puzzle) string {
	if p.Kind == puzzle.Win {
		for i, v := range p.Verdicts {
			if p.Right(i) {
				return f.words.winsIn((v.Plies + 1) / 2)
			}
		}
	}
	return f.naming().Asks(p)
}

func (f *frame) drawLesson(l *label, task *set.Lesson) {
	game := board.ByID(f.kind.games, task.Game)
	if game == nil {
		return
	}
	route := nav.LessonRoute(task.Game, task.ID)
	l.link = nav.LinkTo(f.kind.site.Nav, route)
	b, number := f.naming().BoardOf(task)
	if b == nil {
		return
	}
	if task.Board != "" {
		l.link = nav.LinkToAsk(f.kind.site.Nav, route, "lesson", strconv.Itoa(number))
	}
	l.drawn = small(&picture.Picture{Game: game, Setup: rules.Setup{Variant: b.Variant}, Position: b.Start})
}

func (f *frame) drawSearch(l *label, task *set.Watch) {
	l.drawn, l.link = tile("tree"), nav.LinkToOpen(f.kind.site.Nav, nav.WatchRoute, task.Search)
	asked := f.naming().Search(task)
	game := board.ByID(f.kind.games, asked.Game)
	if game == nil || game.Searched == nil {
		return
	}
	setup := asked.Setup()
	if _, err := rules.NewMatch(game.Spec, setup, asked.Position); err == nil {
		l.drawn = small(&picture.Picture{Game: game, Setup: setup, Position: asked.Position})
	}
}

func (f *frame) drawMatch(l *label, task *set.Match) {
	l.drawn = tile("play")
	_, match, err := task.Open(board.Registry(f.kind.games))
	if err != nil {
		return
	}
	game := board.ByID(f.kind.games, match.Spec().ID)
	l.drawn = small(&picture.Picture{Game: game, Setup: match.Setup(), Position: match.Position().String()})
	l.link = nav.LinkToOpen(f.kind.site.Nav, nav.GameRoute(game.ID()), task.Game)
}
