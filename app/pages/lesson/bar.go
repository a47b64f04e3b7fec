package lesson

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/ui"
)

// bar draws the controls. The last one goes on, and is filled once there is nothing else to do.
func (p *page) bar() app.UI {
	m, site := p.messages().Lesson, p.kind.site
	text, class, state := m.Skip, "go", lesson.ToPlay
	canBack, canShow := false, false
	if p.course != nil {
		state, canBack = p.course.player.State(), p.course.player.At() > 0
		_, canShow = p.course.player.Shown()
	}
	switch {
	case p.missing, state == lesson.Wrong:
		text, class = m.Retry, "act"
	case state == lesson.Right:
		text, class = m.Next, "act"
	}
	next := ui.Button().Class(class).ID(nextID).Text(text)
	return ui.Shown(!p.finished(), ui.El("div").Class("actions bar").OnClick(p.onBar).Body(
		&ui.Part{Of: &ui.Control{ID: "lesson-back", Image: "undo", Text: m.Back, Unable: !canBack}},
		&ui.Part{Of: &ui.Control{
			ID: "lesson-show", Image: "hint", Text: m.Show, Unable: !canShow, Hidden: state == lesson.Right,
		}},
		&ui.Part{Of: &ui.Control{ID: "lesson-again", Image: "restart", Text: m.Again, Hidden: state != lesson.Right}},
		ui.Shown(site.Framed == nil, nav.Link(site.Nav, nav.RulesRoute(p.game.ID())).ID("lesson-rules").
			Body(ui.Icon("help"), ui.El("span").Text(i18n.Of(site.Lang).Rules))),
		ui.Enabled(p.course != nil || p.missing, next),
	))
}

// onBar handles a click on one of the controls.
func (p *page) onBar(_ app.Context, e app.Event) {
	id := ui.ControlOf(e)
	p.rev++
	if p.course == nil {
		if id == nextID && p.missing {
			p.load()
		}
		return
	}
	player := p.course.player
	switch id {
	case "lesson-back":
		if player.At() > 0 {
			p.move(player.Back)
		}
	case "lesson-show":
		p.show()
	case "lesson-again":
		p.move(func() { player.Go(player.At()) })
	case nextID:
		if player.State() == lesson.Wrong {
			p.retry()
		} else {
			p.move(player.Next)
		}
	}
}
