package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// wholeLink draws the link from a frame to the game in a page of its own.
func (p *page) wholeLink() app.UI {
	if !p.Match.InFrame() || !p.Match.Live() {
		return ui.Tree(`<span hidden="true"></span>`)
	}
	return ui.Tree(`<a class="whole" target="_blank" rel="noopener" href="{}">{}</a>`,
		p.Site.Nav.Address(route(p.Game.Game), ""), p.Messages().Embed.Whole)
}

// taskLine says the task of a frame and its state.
func (p *page) taskLine() app.UI {
	if p.Site.Doing() {
		return ui.Tree(`<div class="task" role="status">{}<button type="button" hidden="true"></button></div>`, p.Site.Word())
	}
	task, solved, failed := p.Match.Task()
	if task == nil || !p.Match.Live() {
		return ui.Tree(`<div class="task" role="status" hidden="true"></div>`)
	}
	m := p.Messages().Embed
	say := m.Task(task.Moves)
	switch {
	case solved:
		say = m.TaskSolved
	case failed:
		say = m.TaskFailed
	}
	return ui.Tree(`<div class="task" role="status">
			<span>{}</span>
			<button type="button" class="go" id="task-again" hidden="{}" onclick="{}">{}</button>
		</div>`, say, !failed, p.Dispatches(match.Restarted{}), m.TaskAgain)
}
