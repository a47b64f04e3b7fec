package lesson

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/exercise"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/ui"
)

// The ids of the controls.
const (
	nextID = "lesson-next" // goes on
	playID = "lesson-play" // begins a match, at the end
	stepID = "lesson-step-"
)

func (p *page) messages() *i18n.Messages { return i18n.Of(p.kind.site.Lang) }

// finished says whether the last board is done.
func (p *page) finished() bool {
	return p.course != nil && p.course.player.State() == lesson.Finished
}

// steps draws a dot for each board, with a link to it, and the progress of the lesson.
func (p *page) steps() app.UI {
	m, box := p.messages().Lesson, ui.El("div").Class("dots")
	if p.course == nil {
		return box.Body(ui.Shown(false, ui.El("ol")), ui.El("p"))
	}
	player, boards := p.course.player, p.lesson.Boards
	said := m.Ended
	if !p.finished() {
		said = m.StepOf(player.At()+1, len(boards))
	}
	return box.Body(
		ui.El("ol").Aria("label", m.Steps).OnClick(p.onStep).Body(app.Range(boards).Slice(func(i int) app.UI {
			title := boards[i].Title.In(p.kind.site.Lang)
			done := player.Progress().Done(p.lesson.ID, boards[i].ID)
			b := ui.Button().ID(stepID+strconv.Itoa(i+1)).DataSet("step", strconv.Itoa(i))
			switch {
			case i == player.At():
				b.Aria("current", "step").Aria("label", m.Now(i+1, title))
			case done:
				b.Class("done").Aria("label", m.Done(i+1, title))
			default:
				b.Aria("label", m.ToCome(i+1, title))
			}
			return ui.El("li").Body(b)
		})),
		ui.El("p").Text(said),
	)
}

func (p *page) onStep(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-step]")
	if !button.Truthy() {
		return
	}
	if at, err := strconv.Atoi(button.Get("dataset").Get("step").String()); err == nil {
		p.rev++
		p.move(func() { p.course.player.Go(at) })
	}
}

// idea draws the subject of the board, its task and the goal. A screen reader hears the next one.
func (p *page) idea() app.UI {
	box := ui.El("div").Class("idea").Aria("live", "polite")
	if p.course == nil || p.finished() {
		return ui.Shown(false, box.Body(ui.El("p"), ui.El("h2"), ui.El("p")))
	}
	lang, task := p.kind.site.Lang, p.course.player.Task()
	return box.Body(
		ui.El("p").Class("over").Text(p.course.player.Board().Title.In(lang)),
		ui.El("h2").Text(task.Do.In(lang)),
		ui.El("p").Class("goal").Body(ui.Icon("target"), ui.El("span").Text(task.Goal.In(lang))),
	)
}

// answer draws the feedback to a move, or how to make one.
func (p *page) answer() app.UI {
	playing := p.course != nil && p.course.player.State() == lesson.ToPlay && !p.desk.Answering()
	return p.desk.Say(p.said(), !p.finished(), p.desk.Beside(!p.finished(), playing))
}

// said returns the present feedback.
func (p *page) said() exercise.Said {
	m, c := p.messages().Lesson, p.course
	switch {
	case p.missing:
		return exercise.Said{Class: "wrong", Image: "again", Head: m.Missing, Words: m.MissingWhy}
	case c == nil && !p.kind.site.Live:
		return exercise.Said{Head: m.Lead}
	case c == nil:
		return exercise.Said{Head: m.Loading}
	}
	answer := c.player.Answer()
	words := p.sentence(answer)
	switch {
	case answer.Move != "" && p.desk.Answering():
		return exercise.Said{Head: m.Played(p.desk.Write(answer.Move))}
	case c.player.State() == lesson.Wrong:
		return exercise.Said{Class: "wrong", Image: "again", Head: m.NotYet, Words: words}
	case p.desk.Hint != "":
		return exercise.Said{Class: "hint", Image: "hint", Head: m.Shown(p.desk.Write(p.desk.Hint)), Words: m.ShownWhy}
	case answer.Right && !p.desk.Touched():
		head, rest := exercise.Divide(words)
		return exercise.Said{Class: "right", Image: "check", Head: head, Words: rest}
	}
	return exercise.Said{Head: m.YourMove, Words: p.desk.How()}
}

// sentence returns the feedback to a move.
func (p *page) sentence(a lesson.Answer) string {
	var reply []string
	for _, m := range a.Reply {
		reply = append(reply, p.desk.Write(m))
	}
	return a.Say.Fill(p.desk.Write(a.Move), strings.Join(reply, ", ")).In(p.kind.site.Lang)
}

// known draws the end of the lesson: what a person knows now, and links to go on.
func (p *page) known() app.UI {
	box := ui.El("div").Class("known")
	if !p.finished() {
		return ui.Shown(false, box)
	}
	m, done, boards := p.messages().Lesson, p.course.player.Progress(), p.lesson.Boards
	return box.Body(
		ui.El("h2").Text(m.Known),
		ui.El("ul").Body(app.Range(boards).Slice(func(i int) app.UI {
			image, is := "forward", m.Passed
			if done.Done(p.lesson.ID, boards[i].ID) {
				image, is = "check", m.Tick
			}
			return ui.El("li").Class(image).Body(
				ui.Icon(image), ui.El("span").Text(boards[i].Know.In(p.kind.site.Lang)),
				ui.El("span").Class("hidden-text").Text(" ("+is+")"),
			)
		})),
		ui.El("div").Class("finish").Body(
			p.playOn(),
			p.further(),
			p.practise(),
			ui.Button().Class("mild").ID("lesson-restart").Text(m.Restart).OnClick(p.onRestart),
		),
	)
}

// playOn draws the button that begins a match against the machine. From a frame it leads to the game in a page of its
// own.
func (p *page) playOn() app.UI {
	m, site := p.messages().Lesson, p.kind.site
	switch {
	case site.Framed != nil:
		return ui.El("a").Class("act").ID(playID).Attr("target", "_blank").Attr("rel", "noopener").
			Attr("href", site.Nav.Address(nav.GameRoute(p.game.ID()), "")).Text(i18n.Of(site.Lang).Embed.Whole)
	case p.game.Levels == 0:
		return nav.Link(site.Nav, nav.GameRoute(p.game.ID())).Class("act").ID(playID).Text(i18n.Of(site.Lang).PlayGame)
	}
	return ui.Button().Class("act").ID(playID).Text(m.PlayLevel(firstLevel)).OnClick(p.onPlay)
}

// further draws the link to the next lesson of the game.
func (p *page) further() app.UI {
	list := p.game.Lessons
	for i := range list[:len(list)-1] {
		if list[i] == p.name {
			to := p.kind.at(nav.LessonRoute(p.game.ID(), list[i+1]))
			return nav.Link(p.kind.site.Nav, to.route).Class("go").ID("lesson-further").
				Text(p.messages().Lesson.Title(p.game.Words(p.kind.site.Lang).Name(), to.about(p.kind.site.Lang)))
		}
	}
	return ui.Shown(false, ui.El("a"))
}

// practise draws the link to the first puzzle of the game. In a frame there is none but the lesson.
func (p *page) practise() app.UI {
	n, shelf := p.kind.site.Nav, p.kind.library.Shelf(p.game.ID())
	link := nav.Link(n, nav.PuzzlesRoute)
	if shelf != nil {
		link = nav.AskLink(n, nav.PuzzlesRoute, nav.Puzzle, shelf.ID(shelf.Asked(puzzle.Easy)[0]))
	}
	return ui.Shown(p.game.Puzzles && p.kind.site.Framed == nil,
		link.Class("go").ID("lesson-puzzle").Text(p.messages().Lesson.FirstPuzzle))
}

func (p *page) onPlay(app.Context, app.Event) { p.kind.matches.Begin(p.game.Game, firstLevel) }

func (p *page) onRestart(app.Context, app.Event) {
	p.rev++
	p.restart()
}
