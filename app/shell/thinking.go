package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// think asks the machine for its move.
func (r *Root) think(s *session) {
	started := time.Now()
	query := s.query(s.table.MachineTurn())
	query.Urgent = true
	s.thinking = r.machine.Search(query, func(p protocol.Progress) { s.progress = &p }, func(found protocol.Found, err error) {
		s.progress = nil
		if err != nil {
			app.Log(err)
			s.thinking, s.failed = nil, true
			return
		}
		r.after(s, max(0, s.pause()-time.Since(started)), func() error { return s.table.Play(rules.Move(found.Best)) })
	})
}

// advise asks the machine at its best about the position where the game stands.
func (r *Root) advise(s *session) {
	s.failed = false
	s.asking = r.machine.Search(s.query(s.table.Levels()), nil, func(found protocol.Found, err error) {
		s.asking = nil
		if err != nil {
			app.Log(err)
			s.failed = true
			return
		}
		s.advice = &found
	})
}

// query asks about the game as the player to move may know it.
func (s *session) query(level int) machine.Query {
	match := s.table.Match()
	return machine.Query{Record: match.RecordFor(match.ToMove()), Level: level, Seed: s.table.MachineSeed()}
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
