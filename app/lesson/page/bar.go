package page

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
	return ui.Tree(`<div class="actions bar" hidden="{}" onclick="{}">
			{}{}{}{}
			<a id="lesson-rules" href="{}" hidden="{}">{}<span>{}</span></a>
			<button type="button" class="{}" id="{}" aria-disabled="{}">{}</button>
		</div>`,
		p.finished(), p.onBar,
		&ui.Part{Of: &ui.Control{ID: "lesson-back", Image: "undo", Text: m.Back, Unable: !canBack}},
		&ui.Part{Of: &ui.Control{
			ID: "lesson-show", Image: "hint", Text: m.Show, Unable: !canShow,
			Hidden: state == lesson.Right || !site.Reveals(),
		}},
		&ui.Part{Of: &ui.Control{ID: "lesson-again", Image: "restart", Text: m.Again, Hidden: state != lesson.Right}},
		&ui.Part{Of: &ui.Control{
			ID: "lesson-set", Image: "plus", Name: p.messages().Tray.Add, Hidden: !site.Teaches() || p.course == nil,
		}},
		nav.LinkTo(site.Nav, nav.RulesRoute(p.game.ID())), site.Framed != nil, ui.Icon("help"), i18n.Of(site.Lang).Rules,
		class, nextID, p.course == nil && !p.missing, text)
}

// onBar handles a click on one of the controls.
func (p *page) onBar(ctx app.Context, e app.Event) {
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
	case "lesson-set":
		p.addToSet()
	case nextID:
		switch {
		case player.State() == lesson.Wrong:
			p.retry()
		case player.State() == lesson.Right && p.kind.site.Done():
			p.kind.site.Course.Next(ctx)
		default:
			p.move(player.Next)
		}
	}
}
