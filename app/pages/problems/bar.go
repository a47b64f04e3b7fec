package problems

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules"
)

// bar draws the controls. The last one goes on, and is filled once there is nothing else to do.
func (p *page) bar() app.UI {
	m, lesson, state := p.messages().Problems, p.messages().Lesson, p.session.State()
	framed := p.kind.site.Framed != nil
	solved := state == puzzles.Solved
	text, class, able := lesson.Skip, "go", !framed
	switch {
	case state == puzzles.Wrong:
		text, class, able = lesson.Retry, "act", true
	case solved && !framed:
		text, class = lesson.Next, "act"
	case solved:
		text, class, able = lesson.Again, "act", true
	case !p.puzzle.Kind.Moves():
		text, class, able = m.Check, "act", p.chosen != ""
	}
	share := m.Share
	if p.copied == ui.Copied {
		share = m.Copied
	}
	return ui.El("div").Class("actions bar").OnClick(p.onBar).Body(
		&ui.Part{Of: &ui.Control{ID: "problem-again", Image: "restart", Text: lesson.Again, Hidden: !solved}},
		&ui.Part{Of: &ui.Control{
			ID: "problem-clue", Image: "hint", Text: p.messages().Hint, Hidden: solved,
			Unable: state != puzzles.ToAnswer || p.session.Hints() == puzzles.MostHints,
		}},
		&ui.Part{Of: &ui.Control{
			ID: "problem-analyse", Image: "study", Text: m.Analyse, Hidden: framed, Unable: p.masked(),
		}},
		&ui.Part{Of: &ui.Control{ID: "problem-share", Image: "share", Text: share, Hidden: framed}},
		ui.Enabled(able, ui.Button().Class(class).ID(nextID).Text(text)),
	)
}

// onBar handles a click on one of the controls.
func (p *page) onBar(ctx app.Context, e app.Event) {
	p.kind.rev++
	state := p.session.State()
	switch ui.ControlOf(e) {
	case "problem-again":
		p.again()
	case "problem-clue":
		if state == puzzles.ToAnswer {
			p.hint()
		}
	case "problem-analyse":
		p.analyse()
	case "problem-share":
		p.share()
	case nextID:
		p.primary(ctx)
	}
}

// primary does the act of the last control: it takes back, begins again, checks or goes on, by the state.
func (p *page) primary(ctx app.Context) {
	state, framed := p.session.State(), p.kind.site.Framed != nil
	switch {
	case state == puzzles.Wrong:
		p.retry()
	case state == puzzles.Solved && framed:
		p.again()
	case state == puzzles.ToAnswer && !p.puzzle.Kind.Moves():
		p.check()
	case !framed:
		if id := p.next(); id != "" {
			p.kind.site.Nav.Ask(ctx, nav.PuzzlesRoute, nav.Puzzle, id)
			p.kind.enters = true
		}
	}
}

// again begins the puzzle again.
func (p *page) again() {
	p.restart()
	p.enter()
}

// masked says whether the position has secrets that the puzzle does not disclose: it cannot be played on.
func (p *page) masked() bool { return p.game.Spec.Secret && rules.Masked(p.puzzle.Position) }

// analyse puts the position on the table of the game, for a person who moves for both sides; where the sides know
// different things the machine plays the other one.
func (p *page) analyse() {
	m, err := rules.NewMatch(p.game.Spec, rules.Setup{Variant: p.puzzle.Variant}, p.puzzle.Position)
	if err != nil || p.masked() {
		return
	}
	in := match.Incoming{Match: m}
	if p.game.Spec.Secret {
		in.Level = p.game.UsualLevel()
	}
	if m.ToMove() == rules.Second {
		in.Opener = 1
	}
	p.kind.matches.Receive(in)
}

// address returns the address of the puzzle for others.
func (p *page) address() string {
	if shell.Single() {
		return p.kind.site.Nav.Address(nav.PuzzlesRoute, "?"+nav.Puzzle+"="+p.id)
	}
	return p.kind.site.Nav.Address(nav.PuzzlesRoute, nav.PuzzleFragment+p.id)
}

// linkID is the id of the field from which the address is copied by hand where the browser copies nothing.
const linkID = "problem-link"

// byHand draws the field of linkID.
func (p *page) byHand() app.UI {
	field := ui.Input("text").ID(linkID).Attr("readonly", true).Aria("label", p.messages().Share.Link)
	if p.copied != ui.ByHand {
		return ui.El("div").Attr("hidden", true).Body(field.Attr("value", ""))
	}
	return ui.El("div").Class("by-hand").Body(field.Attr("value", p.address()))
}

// share shares the address by the system's dialog where there is one, else copies it.
func (p *page) share() {
	if navigator := app.Window().Get("navigator"); navigator.Get("share").Truthy() {
		p.kind.site.Settled(navigator.Call("share", map[string]any{
			"title": p.game.Words(p.kind.site.Lang).Name(), "url": p.address(),
		}), func(app.Value, bool) {})
		return
	}
	ui.Copy(p.address(), linkID, p.kind.site, &p.copied, p.kind.redraw)
}
