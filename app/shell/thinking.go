package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// moment is how long the machine thinks before the page says how far it has come: less would only flash by.
const moment = 400 * time.Millisecond

// think asks the machine for its move.
func (r *Root) think(s *session) {
	started := time.Now()
	query := s.query(s.table.Match().Ply(), s.table.MachineTurn())
	query.Urgent = true
	heard := func(p protocol.Progress) {
		if time.Since(started) >= moment {
			s.progress = &p
		}
	}
	s.thinking = r.machine.Search(query, heard, func(found protocol.Found, err error) {
		r.handOn(s, playNow, pointID(s.cursor))
		if err != nil {
			app.Log(err)
			s.thinking, s.progress, s.failed = nil, nil, true
			return
		}
		r.after(s, max(0, s.pause()-time.Since(started)), func() error { return s.table.Play(rules.Move(found.Best)) })
	})
}

// handOn takes the keyboard from a control that is about to go to another element.
func (r *Root) handOn(s *session, from, to string) {
	if r.gameOf(r.route) == s.game && app.Window().Get("document").Get("activeElement").Get("id").String() == from {
		r.focus(to)
	}
}

// appraise sees to it that the value of the position shown is known while a person wants to see it. A hint was for
// the position where the game stands: it is over when a person looks elsewhere.
func (r *Root) appraise(s *session) {
	ply := s.table.Looking()
	if !s.table.Live() {
		s.hinted = false
	}
	if (s.exact || s.verdicts) && r.live && !s.failed && !s.elsewhere && s.askable(ply) && !s.answered(ply) &&
		(s.asking == nil || s.advised != ply) {
		r.advise(s, ply)
	}
}

// answered says whether all that there is to tell of the position after ply moves is known.
func (s *session) answered(ply int) bool {
	return s.opinion(ply).Known && (!s.game.Winners && !s.verdicts || s.advice != nil && s.advised == ply)
}

// askable says whether the machine may be asked about the position after ply moves, and this screen show the answer:
// a player is to move there who knows no more than whoever looks.
func (s *session) askable(ply int) bool {
	t, m := s.table, s.table.Match()
	mover := m.MoverAt(ply)
	if s.game.Levels == 0 || t.SeatOf(mover) < 0 || ply == m.Ply() && t.SettingUp() || ply == m.Ply() && (t.Result().Over() || t.Between()) {
		return false
	}
	return !s.game.Spec.Secret || t.Result().Over() || !t.Covered() && !t.Watched() && t.Viewer() == mover
}

// advise asks the machine at its best about the position after ply moves.
func (r *Root) advise(s *session, ply int) {
	if s.asking != nil {
		s.asking.Cancel()
	}
	s.failed, s.advice, s.advised = false, nil, ply
	query := s.query(ply, s.table.Levels())
	if s.game.Winners || s.game.Solved {
		query.Lines = protocol.MaxLines
	}
	s.asking = r.machine.Search(query, nil, func(found protocol.Found, err error) {
		s.asking = nil
		if err != nil {
			app.Log(err)
			s.failed = true
			return
		}
		s.advice = &found
	})
}

// query asks about the position after ply moves as the player to move may know it.
func (s *session) query(ply, level int) machine.Query {
	match := s.table.Match()
	record := match.RecordFor(match.MoverAt(ply))
	record.Moves, record.Resigned = record.Moves[:ply], ""
	record.Seeds = record.Seeds[:min(len(record.Seeds), match.RoundAt(ply))]
	return machine.Query{Record: record, Level: level, Seed: s.table.MachineSeed()}
}

func (r *Root) onPlayNow(app.Context, app.Event) {
	if s := r.current(); s.thinking != nil {
		s.thinking.PlayNow()
	}
}

func (r *Root) onTryAgain(app.Context, app.Event) {
	s := r.current()
	r.machine.Restart()
	r.focus(pointID(s.cursor))
	r.follow(s)
}
