package stratege

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
)

// A sitting is a table with what the game adds to it.
type sitting struct {
	*play.Table
	own *own
	t   *testing.T
}

var (
	alone    = [2]play.Seat{1: {Level: 1}}
	together = [2]play.Seat{}
)

// sit returns a table at which seat 0 opens.
func sit(t *testing.T, seats [2]play.Seat) *sitting {
	t.Helper()
	table := play.New(game(), 6, 1)
	table.Sit(seats)
	s := sittingAt(t, table)
	s.configure(func(s *play.Settings) { s.Opening = play.AlwaysFirst })
	table.Restart()
	return s
}

func sittingAt(t *testing.T, table *play.Table) *sitting {
	return &sitting{table, table.Own().(*own), t}
}

func (s *sitting) configure(change func(*play.Settings)) {
	settings := s.Settings()
	change(&settings)
	s.Configure(settings)
}

// again returns the table as it is after a reload.
func (s *sitting) again() *sitting {
	s.t.Helper()
	table, err := play.Restore(s.Game, s.Levels(), s.Save())
	if err != nil {
		s.t.Fatal(err)
	}
	return sittingAt(s.t, table)
}

// do is a person making a gesture: the game's own part deals with it, or the table does. It returns what has come of
// it.
func (s *sitting) do(g board.Gesture) board.Reply {
	reply := s.own.Gesture(g)
	switch {
	case reply.Mine:
	case g.Kind == board.Touch:
		reply.Change = s.Touch(g.Point)
	case g.Kind == board.Drop:
		reply.Change = s.Drop(g.Point)
	case g.Kind == board.LetGo, g.Kind == board.Key && g.Key == "Escape":
		s.Cancel()
	}
	return reply
}

func (s *sitting) touch(point int) board.Change {
	return s.do(board.Gesture{Kind: board.Touch, Point: point}).Change
}

func (s *sitting) drop(point int) board.Change {
	return s.do(board.Gesture{Kind: board.Drop, Point: point}).Change
}

func (s *sitting) press(point int, key string) board.Change {
	return s.do(board.Gesture{Kind: board.Key, Point: point, Key: key, Keys: true}).Change
}

func (s *sitting) act(act string) board.Reply {
	return s.do(board.Gesture{Kind: board.Act, Point: -1, Act: act})
}

// pickKind is the beginning of a drag from the stock.
func (s *sitting) pickKind(act string) board.Change {
	return s.do(board.Gesture{Kind: board.Pick, Point: -1, Act: act}).Change
}

// set sets up as the kinds say.
func (s *sitting) set(kinds []int) board.Change { return s.act("set " + strengthsOf(kinds)).Change }

// point returns the number of a point.
func (s *sitting) point(name string) int {
	s.t.Helper()
	i := board.PointNamed(s.Skin().Points(s.View()), name)
	if i < 0 {
		s.t.Fatalf("no point %s", name)
	}
	return i
}

// home returns the i-th point on which the person to move sets up.
func (s *sitting) home(i int) int {
	s.t.Helper()
	d := s.own.trying()
	if d == nil {
		s.t.Fatal("nothing is to be set up")
	}
	return d.homes[i]
}

// held returns the kind that has been chosen from the stock, -1 for none.
func (s *sitting) held() int {
	if d := s.own.trying(); d != nil {
		return d.held
	}
	return none
}

// nothing is a draft in which nothing stands.
const nothing = ".................. 333333"

// drafted writes what the draft has on the homes in order, and what is left of each kind.
func (s *sitting) drafted() string {
	d := s.own.trying()
	if d == nil {
		return ""
	}
	var b strings.Builder
	for _, kind := range d.kinds {
		b.WriteByte(".123456"[kind+1])
	}
	b.WriteByte(' ')
	for _, left := range d.left() {
		b.WriteByte("0123"[left])
	}
	return b.String()
}

func (s *sitting) wantDraft(when, want string) {
	s.t.Helper()
	if got := s.drafted(); got != want {
		s.t.Errorf("%s: %s, want %s", when, got, want)
	}
}

// machineSetsUp plays what is left of the set-up phase.
func (s *sitting) machineSetsUp() {
	s.t.Helper()
	for s.SettingUp() {
		if err := s.Play(s.Match().Position().Moves()[0]); err != nil {
			s.t.Fatal(err)
		}
	}
}

func (s *sitting) play(moves ...rules.Move) {
	s.t.Helper()
	for _, m := range moves {
		if err := s.Play(m); err != nil {
			s.t.Fatal(err)
		}
	}
}

// faultIs says whether the table explains a fault.
func (s *sitting) faultIs(fault rules.Fault) bool {
	return s.Fault() != nil && s.Fault().Fault == fault
}

// voice is how the page says something at a table, in French.
func voice(s *sitting) board.Voice {
	return board.Voice{
		Words: game().Words(i18n.French), Name: func(seat int) string { return [...]string{"Ada", "Bob"}[seat] },
		Alone: s.AgainstMachine(),
	}
}

// attacked returns a table at which White, of strength 6, has won an attack on a6.
func attacked(t *testing.T) *sitting {
	t.Helper()
	s := sit(t, together)
	for range 2 {
		s.play(s.Match().Position().(rules.Expander).Expand("#111222333444655566")...)
	}
	s.play("a3-a4", "a8-a7", "a4-a5", "a7-a6", "a5xa6")
	return s
}
