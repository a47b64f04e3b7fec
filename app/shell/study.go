package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/app/study"
)

// A replay is a study of the game on the board and the machine's work at it, which goes on while a person looks
// around, plays on or is elsewhere on the page.
type replay struct {
	study.Study
	search *machine.Search // the question under way, nil when there is none
	asked  int             // the ply that it is about
	on     bool            // until all is known, or a person stops it
	failed bool            // the machine did not answer
}

// pursue follows the line on the board, and asks about the next position while a person wants that.
func (r *Root) pursue(s *session) {
	p := &s.study
	common := p.Follow(s.table)
	if p.search != nil && p.asked > common {
		p.search.Cancel()
		p.search = nil
	}
	if common < 0 {
		p.on = false // what was asked for is the study of another match
	}
	if p.on = p.on && s.studyable() && !s.elsewhere; !p.on || p.search != nil {
		return
	}
	ply := p.Next()
	if ply == p.Positions() {
		p.on = false
		r.handOn(s, "study-run", "graph")
		return
	}
	p.asked = ply
	query := s.query(ply, s.game.Levels)
	query.Seed = 0 // among equals the same move in every study of a game
	p.search = r.machine.Search(query, nil, func(found protocol.Found, err error) {
		p.search = nil
		if err != nil {
			app.Log(err)
			p.on, p.failed = false, true
			return
		}
		p.Learn(ply, s.valueOf(ply, found.Progress))
		r.pursue(s)
	})
}

// studyable says whether the game can be studied: the machine knows it, and nothing in it is secret any more. While it
// runs, the value of a position would tell what its player knows.
func (s *session) studyable() bool {
	t := s.table
	return s.game.Levels > 0 && t.Match().Ply() > 0 && (!s.game.Spec.Secret || t.Result().Over())
}

func (r *Root) studyView(s *session) app.UI {
	m, p := r.words(), &s.study
	return r.panelBox(s, studyPanel, m.Study.Title, func() []app.UI {
		p.Follow(s.table)
		act, do := r.studyAct(p)
		complete := s.studyable() && p.Next() == p.Positions()
		return []app.UI{
			el("p").Role("status").Class("note").Text(r.studyWords(s)),
			r.studyProgress(s),
			shown(!complete, el("div").Class("buttons").Body(
				able(s.studyable(), button().Class("go").ID("study-run").Text(act).OnClick(do)),
			)),
			r.studyGraph(s),
			r.turningList(s),
			r.graphLegend(s),
		}
	})
}

// studyAct is what the button of the study does now.
func (r *Root) studyAct(p *replay) (text string, do app.EventHandler) {
	m := r.words()
	switch {
	case p.on:
		return m.Study.Stop, r.onStudyStop
	case p.At(0).Known:
		return m.Study.GoOn, r.onStudyStart
	}
	return m.Study.Start, r.onStudyStart
}

// studyWords says how the study stands, or why there can be none.
func (r *Root) studyWords(s *session) string {
	m, p := r.words(), &s.study
	switch {
	case s.game.Levels == 0:
		return m.Study.UnknownGame
	case s.table.Match().Ply() == 0:
		return m.Study.NoMoves
	case !s.studyable():
		return m.Study.Secrets
	case p.on:
		return m.Study.Running
	case p.Next() == p.Positions():
		return m.Study.Found(len(s.turns()))
	case p.failed:
		return m.MachineFailed
	case p.At(0).Known:
		return m.Study.Stopped
	}
	return m.Study.Why
}

// studyProgress shows how much is known. A screen reader may ask for it; it is not told each step.
func (r *Root) studyProgress(s *session) app.UI {
	m, p := r.words(), &s.study
	known, all := p.Next(), p.Positions()
	text := m.Study.Progress(known, all)
	return shown(s.studyable() && known < all, el("div").Class("advance").Body(
		el("progress").Aria("label", m.Study.Title).Aria("valuetext", text).Attr("value", known).Attr("max", all),
		el("span").Aria("hidden", "true").Text(text),
	))
}

// onStudy opens the study, or closes it, and puts the keyboard on its button: the one pressed may be gone.
func (r *Root) onStudy(app.Context, app.Event) {
	s := r.current()
	r.open(s, studyPanel)
	if s.panel == studyPanel {
		r.focus("graph")
		r.focus("study-run") // unless there is nothing left to run
	}
}

func (r *Root) onStudyStart(app.Context, app.Event) {
	s := r.current()
	s.study.Follow(s.table)
	s.study.on, s.study.failed = s.studyable(), false
	r.pursue(s)
}

func (r *Root) onStudyStop(app.Context, app.Event) { r.current().study.stop() }

func (p *replay) stop() {
	p.on = false
	if p.search != nil {
		p.search.Cancel()
		p.search = nil
	}
}
