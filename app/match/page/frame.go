package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// wholeLink draws the link from a frame to the game in a page of its own.
func (p *page) wholeLink() app.UI {
	if !p.Match.InFrame() || !p.Match.Live() {
		return ui.Shown(false, ui.El("span"))
	}
	a := ui.El("a").Class("whole").Attr("target", "_blank").Attr("rel", "noopener").Text(p.Messages().Embed.Whole)
	return a.Attr("href", p.Site.Nav.Address(route(p.Game.Game), ""))
}

// taskLine says the task of a frame and its state.
func (p *page) taskLine() app.UI {
	line := ui.El("div").Class("task").Role("status")
	task, solved, failed := p.Match.Task()
	if task == nil || !p.Match.Live() {
		return ui.Shown(false, line)
	}
	m := p.Messages().Embed
	say := m.Task(task.Moves)
	switch {
	case solved:
		say = m.TaskSolved
	case failed:
		say = m.TaskFailed
	}
	again := ui.Button().Class("go").ID("task-again").Text(m.TaskAgain).OnClick(p.Dispatches(match.Restarted{}))
	return line.Body(ui.El("span").Text(say), ui.Shown(failed, again))
}
