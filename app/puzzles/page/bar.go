package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/puzzles"
	"tablier/app/ui"
)

// bar draws the controls. The last one goes on, and is filled once there is nothing else to do.
func (v *view) bar() app.UI {
	a := v.page.attempt
	m, lesson, state := v.messages().Problems, v.messages().Lesson, a.session.State()
	site := v.page.kind.site
	framed := site.Framed != nil
	last := framed || v.page.alone()
	solved := state == puzzles.Solved
	text, class, able := lesson.Skip, "go", !last
	switch {
	case state == puzzles.Wrong:
		text, class, able = lesson.Retry, "act", true
	case solved && !last:
		text, class = lesson.Next, "act"
	case solved:
		text, class, able = lesson.Again, "act", true
	case !a.puzzle.Kind.Moves():
		text, class, able = m.Check, "act", a.chosen != ""
	}
	share := m.Share
	if v.page.copied == ui.Copied {
		share = m.Copied
	}
	controls := []app.UI{
		&ui.Part{Of: &ui.Control{ID: "problem-again", Image: "restart", Text: lesson.Again, Hidden: !solved || last}},
		&ui.Part{Of: &ui.Control{
			ID: "problem-clue", Image: "hint", Text: v.messages().Hint, Hidden: solved || !site.Hints(),
			Unable: state != puzzles.ToAnswer || a.session.Hints() == puzzles.MostHints,
		}},
		&ui.Part{Of: &ui.Control{
			ID: "problem-solution", Image: "target", Text: lesson.Show,
			Hidden: solved || !site.Doing() || !site.Course.Due(), Unable: state != puzzles.ToAnswer,
		}},
		&ui.Part{Of: &ui.Control{
			ID: "problem-analyse", Image: "study", Text: m.Analyse, Hidden: framed, Unable: v.page.masked(),
		}},
		&ui.Part{Of: &ui.Control{ID: "problem-share", Image: "share", Text: share, Hidden: framed}},
		&ui.Part{Of: &ui.Control{
			ID: "problem-set", Image: "plus", Name: v.messages().Tray.Add, Hidden: !site.Teaches(),
		}},
	}
	return ui.Tree(`<div class="actions bar" onclick="{}">
			{}<button type="button" class="{}" id="{}" aria-disabled="{}">{}</button>
		</div>`, v.onBar, controls, class, nextID, !able, text)
}

// onBar handles a click on one of the controls.
func (v *view) onBar(ctx app.Context, e app.Event) {
	a := v.page.attempt
	v.page.kind.rev++
	state := a.session.State()
	switch ui.ControlOf(e) {
	case "problem-again":
		v.page.again()
	case "problem-clue":
		if state == puzzles.ToAnswer {
			a.hint()
		}
	case "problem-solution":
		if state == puzzles.ToAnswer {
			v.page.show()
		}
	case "problem-analyse":
		v.page.analyse()
	case "problem-share":
		v.page.share()
	case "problem-set":
		v.page.addToSet()
	case nextID:
		v.page.primary(ctx)
	}
}

// linkID is the id of the field from which the address is copied by hand where the browser copies nothing.
const linkID = "problem-link"

// byHand draws the field of linkID.
func (v *view) byHand() app.UI {
	shown, class, address := v.page.copied == ui.ByHand, "", ""
	if shown {
		class, address = "by-hand", v.page.address()
	}
	return ui.Tree(`<div class="{}" hidden="{}">
			<input type="text" id="{}" readonly="true" aria-label="{}" value="{}">
		</div>`, class, !shown, linkID, v.messages().Share.Link, address)
}
