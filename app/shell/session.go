package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/play"
	"tablier/rules"
)

// A session is a table on the page: the table, what the machine is asked about it, and which parts of the
// panel are open.
type session struct {
	game  *board.Game
	table *play.Table

	thinking func()          // cancels the search for the machine's move, nil when there is none
	asking   func()          // cancels the search for a hint or a value
	failed   bool            // the machine is out of order until a person restarts it
	advice   *protocol.Found // about the position on the board, once asked for
	hinted   bool            // the advice is shown as a hint
	exact    bool            // the exact value is shown, move after move
	kept     int             // a point touched before it could be played, -1 when none

	cursor     int // the point that the keyboard is on
	setup      bool
	unreadable bool // the saved table could not be read
	forgetful  bool // the last save failed
}

func (r *Root) openSession(game *board.Game, seed uint64) *session {
	s := &session{game: game, kept: -1}
	if text, ok := r.store.Get(saveKey(game)); ok {
		table, err := play.Restore(game, game.Levels, text)
		if err == nil {
			s.table = table
			s.cursor = s.centre()
			return s
		}
		app.Log(err)
		r.store.SetAside(saveKey(game))
		s.unreadable = true
	}
	s.table = play.New(game, game.Levels, seed)
	s.cursor = s.centre()
	return s
}

func saveKey(game *board.Game) string { return "table." + game.ID() }

// centre returns the point nearest to the middle of the board, where the keyboard starts.
func (s *session) centre() int {
	best, at := 1<<30, 0
	for i, p := range s.table.Skin().Points() {
		dx, dy := p.X-board.Size/2, p.Y-board.Size/2
		if d := dx*dx + dy*dy; d < best {
			best, at = d, i
		}
	}
	return at
}

// changed follows what a person has done to the game; a touch kept from before is no longer what they want.
func (r *Root) changed(s *session) {
	s.unreadable, s.kept = false, -1
	r.follow(s)
}

// follow follows every change of the position: searches about the old one end, the new one is saved, and
// the machine moves if it is its turn.
func (r *Root) follow(s *session) {
	s.stop()
	s.failed = false
	r.save(s)
	r.advance(s)
}

func (s *session) stop() {
	for _, cancel := range []func(){s.thinking, s.asking} {
		if cancel != nil {
			cancel()
		}
	}
	s.thinking, s.asking, s.advice, s.hinted = nil, nil, nil, false
}

func (r *Root) save(s *session) {
	s.forgetful = !r.store.Set(saveKey(s.game), s.table.Save())
}

// pause is the least time between a person's move and the machine's, so that both can be seen.
const pause = 400 * time.Millisecond

// advance does what comes next by itself: the machine's move, a touch that was kept, the exact value.
func (r *Root) advance(s *session) {
	switch {
	case !r.live || s.failed || s.thinking != nil:
	case s.table.MachineTurn() > 0:
		r.think(s)
	case s.kept >= 0 && s.table.Turn() >= 0:
		point := s.kept
		s.kept = -1
		r.touch(s, point)
	case s.exact && s.advice == nil && s.asking == nil && s.table.Turn() >= 0:
		r.advise(s)
	}
}

// think asks the machine for its move.
func (r *Root) think(s *session) {
	started := time.Now()
	cancelled := false
	cancel := r.machine.Search(s.query(s.table.MachineTurn()), func(found protocol.Found, err error) {
		if err != nil {
			app.Log(err)
			s.thinking, s.failed = nil, true
			return
		}
		r.ctx.After(max(0, pause-time.Since(started)), func(app.Context) {
			if cancelled {
				return
			}
			s.thinking = nil
			if err := s.table.Play(rules.Move(found.Best)); err != nil {
				app.Log(err)
				s.failed = true
				return
			}
			r.follow(s)
		})
	})
	s.thinking = func() {
		cancelled = true
		cancel()
	}
}

// advise asks the machine at its best about the position on the board.
func (r *Root) advise(s *session) {
	s.failed = false
	s.asking = r.machine.Search(s.query(s.table.Levels()), func(found protocol.Found, err error) {
		s.asking = nil
		if err != nil {
			app.Log(err)
			s.failed = true
			return
		}
		s.advice = &found
	})
}

func (s *session) query(level int) machine.Query {
	return machine.Query{Record: s.table.Match().Record(), Level: level, Seed: s.table.Seed()}
}

// touch is a person touching a point of the board.
func (r *Root) touch(s *session, point int) {
	s.cursor = point
	ply := s.table.Match().Ply()
	s.table.Touch(point)
	if s.table.Match().Ply() != ply {
		r.changed(s)
	}
}

// keepFirstTap plays the point that was touched while the program was loading.
func (r *Root) keepFirstTap(s *session) {
	tap := boot().Call("takeFirstTap")
	if !tap.Truthy() || tap.Get("route").String() != r.route {
		return
	}
	points := s.table.Skin().Points()
	if s.kept = named(points, tap.Get("point").String()); s.kept >= 0 {
		r.focus(pointID(points[s.kept]))
	}
	r.advance(s)
}
