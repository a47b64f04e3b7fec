package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	disposepage "tablier/app/dispose/page"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/rules"
)

// dispose has a person set up a position in the place of the match, which goes on meanwhile. It begins with the
// position shown, as this screen may know it.
func (p *page) dispose() {
	t := p.Table()
	if p.Game.Arranging == nil || t.Covered() {
		return
	}
	setup := t.Match().Setup()
	position, err := p.Game.Spec.Parse(setup, t.View().String())
	if err != nil {
		app.Log(err)
		return
	}
	p.endRetry()
	p.kind.retries++
	p.Shut()
	p.disposing = disposepage.New(p.Site, p.Game, p.kind.retries, setup, position, t.Settings().Turned,
		disposepage.Outside{
			Play:    func(m *rules.Match) { p.disposed(m, p.Game.UsualLevel()) },
			Analyse: p.analyseDisposed, Watch: p.Site.Framed == nil, Back: p.endDispose, Redraw: p.Redraw,
		})
	p.disposing.Enter()
	p.Redraw()
}

// endDispose shows the match again, with the keyboard on what led away from it.
func (p *page) endDispose() {
	p.disposing = nil
	p.Site.Focus("more-toggle")
	p.Redraw()
}

// disposed puts a match from a position that has been set up on the table, for the side to move against a level, or for
// two people. Where chance is to move, the one who moves next is the person.
func (p *page) disposed(m *rules.Match, level int) {
	p.disposing = nil
	side := m.ToMove()
	if side == rules.Chance {
		side = rules.First
	}
	p.kind.desk.Place(match.Incoming{Match: m, Level: level, Task: true, Side: side}, false)
	p.Site.Focus(p.PointID())
}

// analyseDisposed shows what the machine thinks of such a match.
func (p *page) analyseDisposed(m *rules.Match) {
	p.disposed(m, 0)
	p.Open(region.StudyPanel, region.TabIDs[1])
}
