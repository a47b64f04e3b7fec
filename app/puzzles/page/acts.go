package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/ui"
	"tablier/rules"
)

// primary does the act of the last control: it takes back, begins again, checks or goes on, by the state.
func (p *page) primary(ctx app.Context) {
	state, framed := p.attempt.session.State(), p.kind.site.Framed != nil
	last := framed || p.alone()
	switch {
	case state == puzzles.Wrong:
		p.attempt.retry()
		p.enter()
	case state == puzzles.Solved && last:
		p.again()
	case state == puzzles.ToAnswer && !p.attempt.puzzle.Kind.Moves():
		p.attempt.check()
	case p.kind.site.Doing():
		p.kind.site.Course.Next(ctx)
	case !framed:
		if id := p.next(); id != "" {
			p.kind.site.Nav.Visit(ctx, p.kind.visit(id))
			p.kind.enters = true
		}
	}
}

// again begins the puzzle again.
func (p *page) again() {
	p.restart()
	p.enter()
}

// show shows the answer, where a teacher has allowed that after so many tries.
func (p *page) show() {
	a := p.attempt
	for a.session.Hints() < puzzles.MostHints {
		a.hint()
	}
	if !a.puzzle.Kind.Moves() {
		a.chosen = a.puzzle.Answer
	}
	p.report(embed.Report{Shown: true})
}

// masked says whether the position has secrets that the puzzle does not disclose: it cannot be played on.
func (p *page) masked() bool { return p.game.Spec.Secret && rules.Masked(p.attempt.puzzle.Position) }

// analyse puts the position on the table of the game, for a person who moves for both sides; where the sides know
// different things the machine plays the other one.
func (p *page) analyse() {
	m, err := rules.NewMatch(p.game.Spec, p.attempt.puzzle.Setup(), p.attempt.puzzle.Position)
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
	if p.own != nil {
		return p.kind.site.Nav.Address(nav.PuzzlesRoute, p.own.code)
	}
	return p.kind.addressOf(p.attempt.id)
}

// share shares the address by the system's dialog where there is one, else copies it.
func (p *page) share() {
	if navigator := app.Window().Get("navigator"); navigator.Get("share").Truthy() {
		p.kind.site.Settled(navigator.Call("share", map[string]any{
			"title": p.kind.nameOf(p.game.Game, p.kind.site.Lang), "url": p.address(),
		}), func(app.Value, bool) {})
		return
	}
	ui.Copy(p.address(), linkID, p.kind.site, &p.copied, p.kind.redraw)
}
