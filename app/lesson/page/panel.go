package page

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
	if p.course == nil {
		return ui.Tree(`<div class="dots"><ol hidden="true"></ol><p></p></div>`)
	}
	m, boards := p.messages().Lesson, p.lesson.Boards
	said := m.Ended
	if !p.finished() {
		said = m.StepOf(p.course.player.At()+1, len(boards))
	}
	return ui.Tree(`<div class="dots"><ol aria-label="{}" onclick="{}">{}</ol><p>{}</p></div>`,
		m.Steps, p.onStep, app.Range(boards).Slice(p.step), said)
}

// step draws the dot of a board.
func (p *page) step(i int) app.UI {
	m, player, is := p.messages().Lesson, p.course.player, p.lesson.Boards[i]
	title, class, current := is.Title.In(p.kind.site.Lang), "", ""
	label := m.ToCome(i+1, title)
	switch {
	case i == player.At():
		label, current = m.Now(i+1, title), "step"
	case player.Progress().Done(p.lesson.ID, is.ID):
		label, class = m.Done(i+1, title), "done"
	}
	return ui.Tree(`<li>
			<button type="button" id="{}{}" class="{}" data-step="{}" aria-current="{}" aria-label="{}"></button>
		</li>`, stepID, strconv.Itoa(i+1), class, strconv.Itoa(i), current, label)
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
	if p.course == nil || p.finished() {
		return ui.Tree(`<div class="idea" aria-live="polite" hidden="true"><p></p><h2></h2><p></p>{}</div>`,
			p.kind.site.Word())
	}
	lang, task := p.kind.site.Lang, p.course.player.Task()
	return ui.Tree(`<div class="idea" aria-live="polite">
			<p class="over">{}</p>
			<h2>{}</h2>
			<p class="goal">{}<span>{}</span></p>
			{}
		</div>`,
		p.course.player.Board().Title.In(lang), task.Do.In(lang), ui.Icon("target"), task.Goal.In(lang), p.kind.site.Word())
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
	if !p.finished() {
		return ui.Tree(`<div class="known" hidden="true"></div>`)
	}
	m, done, boards := p.messages().Lesson, p.course.player.Progress(), p.lesson.Boards
	list := app.Range(boards).Slice(func(i int) app.UI {
		image, is := "forward", m.Passed
		if done.Done(p.lesson.ID, boards[i].ID) {
			image, is = "check", m.Tick
		}
		return ui.Tree(`<li class="{}">{}<span>{}</span><span class="hidden-text">{}</span></li>`,
			image, ui.Icon(image), boards[i].Know.In(p.kind.site.Lang), " ("+is+")")
	})
	return ui.Tree(`<div class="known">
			<h2>{}</h2>
			<ul>{}</ul>
			<div class="finish">
				{}{}{}
				<button type="button" class="mild" id="lesson-restart" onclick="{}">{}</button>
			</div>
		</div>`, m.Known, list, p.playOn(), p.further(), p.practise(), p.onRestart, m.Restart)
}

// playOn draws the button that begins a match against the machine. From a frame it leads to the game in a page of its
// own.
func (p *page) playOn() app.UI {
	m, site := p.messages().Lesson, p.kind.site
	switch {
	case site.Framed != nil:
		return ui.Tree(`<a class="act" id="{}" target="_blank" rel="noopener" href="{}">{}</a>`,
			playID, site.Nav.Address(nav.GameRoute(p.game.ID()), ""), i18n.Of(site.Lang).Embed.Whole)
	case p.game.Levels == 0:
		return ui.Tree(`<a class="act" id="{}" href="{}">{}</a>`,
			playID, nav.LinkTo(site.Nav, nav.GameRoute(p.game.ID())), i18n.Of(site.Lang).PlayGame)
	}
	return ui.Tree(`<button type="button" class="act" id="{}" onclick="{}">{}</button>`,
		playID, p.onPlay, m.PlayLevel(firstLevel))
}

// further draws the link to the next lesson of the game.
func (p *page) further() app.UI {
	list := p.game.Lessons
	for i := range list[:len(list)-1] {
		if list[i] == p.name {
			to := p.kind.at(nav.LessonRoute(p.game.ID(), list[i+1]))
			return ui.Tree(`<a class="go" id="lesson-further" href="{}">{}</a>`, nav.LinkTo(p.kind.site.Nav, to.route),
				p.messages().Lesson.Title(p.game.Words(p.kind.site.Lang).Name(), to.about(p.kind.site.Lang)))
		}
	}
	return ui.Tree(`<a hidden="true"></a>`)
}

// practise draws the link to the first puzzle of the game. In a frame there is none but the lesson.
func (p *page) practise() app.UI {
	n, shelf := p.kind.site.Nav, p.kind.library.Shelf(p.game.ID())
	link := nav.LinkTo(n, nav.PuzzlesRoute)
	if shelf != nil {
		link = nav.LinkToAsk(n, nav.PuzzlesRoute, nav.Puzzle, shelf.ID(shelf.Asked(puzzle.Easy)[0]))
	}
	return ui.Tree(`<a class="go" id="lesson-puzzle" href="{}" hidden="{}">{}</a>`, link,
		!p.game.Puzzles || p.kind.site.Framed != nil, p.messages().Lesson.FirstPuzzle)
}

func (p *page) onPlay(app.Context, app.Event) { p.kind.matches.Begin(p.game.Game, firstLevel) }

func (p *page) onRestart(app.Context, app.Event) {
	p.rev++
	p.restart()
}
