package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/app/write"
)

// picks draws a list of what can be touched to be added, or what is said in its place.
func (p picker) picks(class string, rows []app.UI, failed bool) app.UI {
	note := ""
	if failed {
		note = p.words.missing
	} else if len(rows) == 0 {
		note = p.words.coming
	}
	return ui.Tree(`<div><ul class="picks {}">{}</ul><p class="note" role="status">{}</p></div>`, class, rows, note)
}

// pick draws something that is added or removed by a touch.
func (p picker) pick(act string, task set.Task, drawn app.UI, title, more string) app.UI {
	in := p.session.Find(task) >= 0
	badge, says := "plus", p.words.add
	if in {
		badge, says = "check", p.words.inSet
	}
	return ui.Tree(`<li><button type="button" class="pick" id="{}" data-act="{}" aria-pressed="{}">
			{}<span class="says"><b>{}</b>{}<small>{}</small></span>
			<i class="badge">{}<em class="hidden-text">{}</em></i>
		</button></li>`,
		ui.ActID(act), act, truth(in), drawn, title, " ", more, ui.Icon(badge), says)
}

func (p picker) puzzles() app.UI {
	game, pick := p.kind.pick.game, p.kind.pick
	shelf := p.kind.shelves.Puzzles(game.ID())
	if shelf == nil {
		return p.picks("", nil, p.kind.shelves.Failed(nav.PuzzleFile(game.ID())))
	}
	asked := shelf.Asked(pick.band)
	shown := min(pick.shown, len(asked))
	rows := make([]app.UI, shown)
	for i, q := range asked[:shown] {
		task := &set.Puzzle{Game: game.ID(), ID: shelf.ID(q)}
		rows[i] = p.pick("puzzle "+shelf.ID(q), task, puzzlePicture(game, q), strconv.Itoa(i+1), p.puzzleSays(q))
	}
	return ui.Tree(`<div>{}{}</div>`, p.picks("boards", rows, false),
		ui.Shown(shown < len(asked), ui.Act("more", p.words.showMore(len(asked)-shown), "btn bare more-line")))
}

func (p picker) lessons() app.UI {
	game := p.kind.pick.game
	var rows []app.UI
	failed := false
	for _, name := range game.Lessons {
		come := p.kind.shelves.Lesson(name)
		failed = failed || p.kind.shelves.Failed(nav.LessonFile(name))
		if come == nil {
			continue
		}
		whole := &set.Lesson{Game: game.ID(), ID: name}
		rows = append(rows, p.pick("lesson "+name, whole, p.labelOf(whole).drawn,
			p.labelOf(whole).Title, p.naming().Whole(len(come.Boards))))
		for i := range come.Boards {
			task := &set.Lesson{Game: game.ID(), ID: name, Board: come.Boards[i].ID}
			rows = append(rows, p.pick("lesson "+name+" "+strconv.Itoa(i), task, p.labelOf(task).drawn,
				come.Boards[i].Title.In(p.lang), p.naming().Board(i+1)))
		}
	}
	return p.picks("lines", rows, failed)
}

// searchesOf returns the searches that can be added of a game: the prepared questions, and each algorithm from the
// usual position.
func (f *frame) searchesOf() (list []*set.Watch) {
	game := f.kind.pick.game
	for _, quiz := range board.Quizzes([]*board.Game{game}, f.lang) {
		list = append(list, &set.Watch{Search: watch.QuestionAddress(quiz.Name)})
	}
	if game.Searched == nil {
		return list
	}
	study := game.Searched.Studies(i18n.French)[0]
	for _, algorithm := range game.Searched.Algorithms {
		list = append(list, &set.Watch{Search: watch.Settings{
			Game: game.ID(), Variant: study.Variant, Position: study.Position, Algorithm: algorithm,
			Depth: game.Searched.Depth, Evaluation: game.Searched.Evaluations[0],
		}.Address(-1)})
	}
	return list
}

func (p picker) searches() app.UI {
	var rows []app.UI
	for i, task := range p.searchesOf() {
		shown := p.labelOf(task)
		rows = append(rows, p.pick("watch "+strconv.Itoa(i), task, shown.drawn, shown.Title, shown.About))
	}
	if len(rows) == 0 {
		return ui.Tree(`<p class="note">{}</p>`, p.words.noneHere)
	}
	return p.picks("lines", rows, false)
}

func (p picker) exercises() app.UI {
	var rows []app.UI
	for _, e := range p.kind.shelves.Exercises(p.lang) {
		task := &set.Python{Exercise: e.ID}
		rows = append(rows, p.pick("python "+e.ID, task, tile("program"), e.Title, e.Topic))
	}
	return p.picks("lines", rows, p.kind.shelves.Failed(write.File(p.lang.OfTwo())))
}

// picked returns the item that an act adds, false for any other act.
func (f *frame) picked(kind, what string, at int) (item set.Item, ok bool) {
	game := f.kind.pick.game
	switch kind {
	case "puzzle":
		shelf := f.kind.shelves.Puzzles(game.ID())
		if shelf == nil || shelf.Find(what) == nil {
			return item, false
		}
		band := int(shelf.Set.Band(shelf.Find(what)))
		return set.Item{Minutes: composer.MinutesOfPuzzle(band), Task: &set.Puzzle{Game: game.ID(), ID: what}}, true
	case "lesson":
		come := f.kind.shelves.Lesson(what)
		if come == nil {
			return item, false
		}
		task := &set.Lesson{Game: game.ID(), ID: what}
		boards := len(come.Boards)
		if at >= 0 && at < boards {
			task.Board, boards = come.Boards[at].ID, 1
		}
		return set.Item{Minutes: composer.MinutesOfLesson(boards), Task: task}, true
	case "watch":
		i, err := strconv.Atoi(what)
		list := f.searchesOf()
		if err != nil || i < 0 || i >= len(list) {
			return item, false
		}
		return set.Item{Minutes: composer.MinutesOfSearch(), Task: list[i]}, true
	case "python":
		return set.Item{Minutes: composer.MinutesOfExercise(), Task: &set.Python{Exercise: what}}, true
	}
	return item, false
}
