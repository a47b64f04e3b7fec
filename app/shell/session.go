package shell

import (
	"errors"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/play"
)

// A session is a table on the page: the table, what the machine is asked about it, and which parts of the
// panel are open.
type session struct {
	game  *board.Game
	table *play.Table
	beat  int // counts what has happened at the table, so that a timer of before does nothing

	ghost ghost // how the piece chosen from a tray would lie
	dead  bool  // the points on which nothing can be laid are marked

	thinking *machine.Search    // for the machine's move, nil when there is none
	progress *protocol.Progress // of the thinking
	asking   *machine.Search    // for a hint or a value
	failed   bool               // the machine is out of order until a person restarts it
	advised  int                // the ply that asking and advice are about
	advice   *protocol.Found    // what the machine thinks of it
	hinted   bool               // the advice is shown as a hint
	exact    bool               // the value is shown, move after move
	verdicts bool               // so is what each move is worth
	paused   bool               // a game between machines waits
	study    replay             // of this game, as far as it was asked for

	arranging arranging
	kept      string // the name of a point touched before it could be played
	cursor    string // the name of the point that the keyboard is on
	panel     panel  // which panel is open in the place of the moves
	letter    letterState
	described bool   // the position is told in words
	line      string // the name of the line of the board that is looked at, empty for none
	counting  bool   // the lines are counted out
	duel      duel
	counted   struct {
		lines int     // how many of them have been
		since float64 // when the count, or a duel, began, as events tell the time
		beat  int     // counts the steps, so that a timer of before does nothing
		id    string  // the match that was followed last,
		ply   int     // and how far it had come
	}

	saved      string // the table as storage has it, as far as this tab knows
	unreadable bool   // the saved table could not be read
	forgetful  bool   // the last save failed
	elsewhere  bool   // another tab plays this game on, or a newer version has saved it: nothing is saved here
	newer      bool   // a newer version has saved it
}

// A panel is a part of the table's panel that opens in the place of the moves.
type panel string

// The panels.
const (
	noPanel    panel = ""
	setupPanel panel = "setup"
	morePanel  panel = "more"
	sharePanel panel = "share"
	studyPanel panel = "study"
)

func (r *Root) openSession(game *board.Game, seed uint64) *session {
	s := &session{game: game}
	if r.frame != nil && r.frame.game == game {
		s.table = play.New(game, game.Levels, seed)
		s.centre()
		r.fill(s) // what cannot be followed is told as the frame's problem
		return s
	}
	if text, ok := r.store.Get(saveKey(game)); ok {
		table, err := play.Restore(game, game.Levels, text)
		switch {
		case err == nil:
			s.table, s.saved = table, text
			s.paused = true // a game between machines goes on when a person says so
			s.centre()
			return s
		case errors.Is(err, play.ErrNewer):
			s.newer, s.elsewhere = true, true
		default:
			app.Log(err)
			r.store.SetAside(saveKey(game))
			s.unreadable = true
		}
	}
	s.table = play.New(game, game.Levels, seed)
	s.centre()
	return s
}

func saveKey(game *board.Game) string { return "table." + game.ID() }

// centre puts the keyboard's cursor on the point nearest to the middle of the board, of those that matter.
func (s *session) centre() {
	best := 1 << 30
	arranges := s.table.Arranging()
	for i, p := range s.points() {
		dx, dy := p.X-board.Size/2, p.Y-board.Size/2
		if d := dx*dx + dy*dy; d < best && p.On() && (!arranges || s.home(i)) {
			best, s.cursor = d, p.Name
		}
	}
}

// points returns what can be touched on the board shown.
func (s *session) points() []board.Point { return s.table.Skin().Points(s.table.View()) }

// point returns the number of the point with a name, -1 when there is none now.
func (s *session) point(name string) int { return named(s.points(), name) }

// named returns the number of the point with a name, -1 when there is none.
func named(points []board.Point, name string) int {
	return slices.IndexFunc(points, func(p board.Point) bool { return p.Name == name })
}

// changed follows what a person has done to the game; a touch kept from before is no longer what they want.
func (r *Root) changed(s *session) {
	s.unreadable, s.kept, s.letter.note = false, "", noNote
	r.follow(s)
}

// follow follows every change of the position: searches about the old one end, the new one is saved, and
// the machine moves if it is its turn.
func (r *Root) follow(s *session) {
	r.settleBoard(s)
	s.stop()
	s.failed = false
	r.keepPast(s)
	r.save(s)
	if r.playedOn(s) {
		r.beginCount(s)
		r.beginDuel(s)
	}
	r.tellHost(s)
	r.advance(s)
}

func (s *session) stop() {
	s.beat++
	s.counting, s.duel.on = false, false
	s.arranging = arranging{}
	s.letter.sheet = nil
	for _, search := range []*machine.Search{s.thinking, s.asking} {
		if search != nil {
			search.Cancel()
		}
	}
	s.thinking, s.progress, s.asking, s.advice, s.hinted, s.described = nil, nil, nil, nil, false, false
}

func (r *Root) save(s *session) {
	if s.elsewhere || r.taken(s) {
		return // the other tab's game is the one that is kept
	}
	s.saved = s.table.Save()
	s.forgetful = !r.store.Set(saveKey(s.game), s.saved)
}

// advance does what comes next by itself: the next round, a draw, the machine's move, a touch that was kept, the
// value of the position.
func (r *Root) advance(s *session) {
	t := s.table
	switch {
	case !r.live || s.failed || s.elsewhere || s.thinking != nil || t.Result().Over():
	case r.resting(s), s.counting, s.duel.on:
	case t.Between() && t.MachinesOnly():
		r.after(s, 4*s.pause(), func() error { t.NextRound(); return nil })
	case t.Chance():
		r.after(s, s.drawPause(), func() error { t.Draw(); return nil })
	case t.MachineTurn() > 0:
		r.think(s)
	case r.hostsTurn(s):
		r.askHost(s)
	case s.kept != "" && t.PersonTurn():
		point := s.point(s.kept)
		s.kept = ""
		r.touch(s, point)
	}
	r.appraise(s)
	r.pursue(s)
}

// resting says whether a game between machines waits: a person has paused it, or nobody looks.
func (r *Root) resting(s *session) bool {
	return s.table.MachinesOnly() && !s.table.Result().Over() &&
		(s.paused || r.hidden || r.gameOf(r.route) != s.game)
}

// after does something at the table that takes its time to be seen, unless anything else happens first.
func (r *Root) after(s *session, d time.Duration, do func() error) {
	s.beat++
	beat := s.beat
	r.ctx.After(d, func(app.Context) {
		if beat != s.beat || s.elsewhere {
			return
		}
		if err := do(); err != nil {
			app.Log(err)
			s.thinking, s.failed = nil, true
			return
		}
		r.follow(s)
	})
}

// pause is the least time between two moves, so that each can be seen.
func (s *session) pause() time.Duration {
	if s.table.SettingUp() {
		return 0 // nothing of it is to be seen
	}
	if !s.table.MachinesOnly() {
		return 400 * time.Millisecond
	}
	switch s.table.Settings().Pace {
	case play.Calm:
		return 1500 * time.Millisecond
	case play.Brisk:
		return 60 * time.Millisecond
	}
	return 600 * time.Millisecond
}

// drawPause is the pause before chance draws: short, for it comes at every turn of some games, and none where a game
// between machines is to be over soon.
func (s *session) drawPause() time.Duration {
	switch {
	case !s.table.MachinesOnly():
		return 300 * time.Millisecond
	case s.table.Settings().Pace == play.Brisk:
		return 0
	}
	return s.pause()
}

// touch is a person touching a point of the board.
func (r *Root) touch(s *session, point int) {
	points := s.points()
	if point < 0 || point >= len(points) || s.elsewhere {
		return
	}
	if points[point].On() {
		s.cursor = points[point].Name
	}
	r.did(s, func() { s.table.Touch(point) })
}

// did does what may play a move, and follows it when it has; what is only arranged is saved.
func (r *Root) did(s *session, do func()) {
	match, ply, over := s.table.Match(), s.table.Match().Ply(), s.table.Result().Over()
	moves := match.Moves() // a line as long as before may be another
	arranged := s.table.Arrangement()
	s.arranging.said = ""
	do()
	if now := s.table.Match(); now != match || now.Ply() != ply || s.table.Result().Over() != over || !slices.Equal(now.Moves(), moves) {
		r.changed(s)
	} else if !slices.Equal(arranged, s.table.Arrangement()) {
		r.save(s)
	}
}

// keepFirstTap plays the point that was touched while the program was loading.
func (r *Root) keepFirstTap(s *session) {
	tap := boot().Call("takeFirstTap")
	if !tap.Truthy() || tap.Get("route").String() != r.route {
		return
	}
	if name := tap.Get("point").String(); s.point(name) >= 0 {
		s.kept = name
		r.focus(pointID(name))
	}
	r.advance(s)
}
