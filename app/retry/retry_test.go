package retry

import (
	"context"
	"errors"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/machine"
	"tablier/app/recall"
	"tablier/rules"
	"tablier/rules/conform"
)

// gameOf returns a game that ships.
func gameOf(id string) *board.Game {
	list := games.Boards(games.All())
	return list[slices.IndexFunc(list, func(g *board.Game) bool { return g.ID() == id })]
}

// A bench is a session with the machine itself, at a lower level so that it answers soon; its answers wait.
type bench struct {
	*Session
	t       *testing.T
	player  *players.Player
	waiting []func()
	asked   int
	fails   bool // it answers with an error
	right   []string
	logged  []error
}

func begin(t *testing.T, game *board.Game, entries ...recall.Entry) *bench {
	t.Helper()
	b := &bench{t: t, player: players.New().Find(game.ID())}
	b.Session = Begin(game, entries, Environment{
		Ask: b.ask, Solved: func(id string) { b.right = append(b.right, id) }, Change: func() {},
		Log: func(err error) { b.logged = append(b.logged, err) },
	})
	return b
}

// ask answers once the test lets it.
func (b *bench) ask(q machine.Query, done func(protocol.Found, error)) (cancel func()) {
	b.asked++
	cancelled := false
	b.waiting = append(b.waiting, func() {
		if cancelled {
			return
		}
		found, err := b.search(q)
		done(found, err)
	})
	return func() { cancelled = true }
}

var errOut = errors.New("out of order")

// search searches as the worker does, with what the side to move may know.
func (b *bench) search(q machine.Query) (f protocol.Found, err error) {
	if b.fails {
		return f, errOut
	}
	m, err := rules.Registry{b.game.Spec}.Replay(q.Record)
	if err != nil {
		b.t.Fatal(err)
	}
	task := ai.Task{Spec: m.Spec(), View: m.View(m.Ply(), m.ToMove()), Seen: m.Seen()}
	level := min(2, q.Level)
	if b.game.IsSolved(m.Setup().Variant) || b.game.Winners {
		level = q.Level
	}
	result, err := b.player.Search(context.Background(), task, level, ai.Limits{Lines: q.Lines}, ai.Hooks{})
	if err != nil {
		b.t.Fatal(err)
	}
	f.Best, f.Score, f.Value, f.Plies = string(result.Move), result.Score, result.Value.String(), result.Plies
	for _, l := range result.Lines {
		line := protocol.Line{Move: string(l.Move), Value: l.Value.String(), Plies: l.Plies, Score: l.Score}
		for _, m := range l.PV {
			line.PV = append(line.PV, string(m))
		}
		f.Lines = append(f.Lines, line)
	}
	return f, nil
}

// answer lets the machine answer all that it is asked.
func (b *bench) answer() {
	for len(b.waiting) > 0 {
		next := b.waiting[0]
		b.waiting = b.waiting[1:]
		next()
	}
}

// try makes a move: by touching its points, or at once in a game with gestures of its own.
func (b *bench) try(m rules.Move) {
	b.t.Helper()
	if b.game.ID() == "domino" && b.State() == ToPlay {
		if err := b.table.Play(m); err != nil {
			b.t.Fatal(err)
		}
		b.played()
		return
	}
	for _, point := range b.table.Skin().Path(b.table.View(), m) {
		b.Gesture(board.Gesture{Kind: board.Touch, Point: point})
	}
}

func (b *bench) want(state State) {
	b.t.Helper()
	if b.State() != state {
		b.t.Fatalf("the session is in state %d, want %d; tried %q, replied %q", b.State(), state, b.Try(), b.Reply())
	}
}

// entryAt returns the entry of the move to a ply of a match, as if it had been a mistake.
func entryAt(t *testing.T, spec *rules.Spec, ply int, moves ...rules.Move) recall.Entry {
	t.Helper()
	m, err := rules.Registry{spec}.Replay(rules.Record{Game: spec.ID, Moves: moves})
	if err != nil {
		t.Fatal(err)
	}
	e := recall.At(m, ply-1)
	e.Number, e.Best = 1, e.Played
	if m.MoverAt(ply-1) == rules.Second {
		e.Seat = 1
	}
	return e
}

// lost is a position of Tapatan in which one move alone does not lose at once.
func lost(t *testing.T) recall.Entry {
	return entryAt(t, gameOf("tapatan").Spec, 4, "a1", "a3", "b1", "b3")
}

// A wrong move is answered on the board and taken back; after the answer has been shown, the right move counts as none
// that was found.
func TestWrongAndRight(t *testing.T) {
	e := lost(t)
	b := begin(t, gameOf("tapatan"), e, e)
	b.want(ToPlay)
	b.try("c3")
	b.want(Waiting) // the machine has not said what the moves are worth
	b.try("c1")
	if b.Try() != "c3" {
		t.Error("a second move is made while the first one is judged")
	}
	b.answer()
	b.want(Wrong)
	if b.Reply() != "c1" || !b.table.Result().Over() || b.Verdict().Worth.Lead != -1 {
		t.Errorf("the machine replies %q, %+v", b.Reply(), b.Verdict())
	}
	b.Retry()
	b.want(ToPlay)
	if b.table.Match().Ply() != 3 || b.Hint() != "" {
		t.Errorf("%d plies on the board, hint %q", b.table.Match().Ply(), b.Hint())
	}
	b.try("b3")
	b.want(Wrong)
	if b.Show(); b.Hint() != "c1" {
		t.Errorf("the answer is %q", b.Hint())
	}
	b.try("c1")
	b.want(Right)
	if len(b.right) > 0 {
		t.Error("a move that was shown counts as found")
	}
	b.Go(1)
	if b.Show(); b.Hint() != "" || !b.Searching() {
		t.Error("a move is shown before the machine has judged")
	}
	if b.answer(); b.Hint() != "c1" || b.Searching() {
		t.Errorf("the answer is %q", b.Hint())
	}
	b.Go(1)
	b.want(ToPlay)
	b.try("c1")
	b.answer()
	b.want(Right)
	if !slices.Equal(b.right, []string{e.ID()}) || b.Solved() != 2 {
		t.Errorf("found: %v, of %d kept", b.right, b.Solved())
	}
	b.Go(2)
	b.want(Finished)
	if b.Entry() == nil || b.At() != 2 || b.Count() != 2 {
		t.Error("the end is no end")
	}
}

// Whoever was second sees the board as then, in their own colour.
func TestSeatIsThatOfTheMatch(t *testing.T) {
	for seat := range 2 {
		e := lost(t)
		e.Seat = seat
		b := begin(t, gameOf("tapatan"), e)
		if b.table.Turn() != seat || !b.table.PersonTurn() || b.table.Colour(rules.Second) != seat {
			t.Errorf("seat %d is to move, want %d", b.table.Turn(), seat)
		}
	}
}

// A machine that does not answer is told, and asked again; one that is slow is asked no more about what was left.
func TestMachineThatFails(t *testing.T) {
	b := begin(t, gameOf("tapatan"), lost(t), lost(t))
	b.fails = true
	b.try("c3")
	b.answer()
	b.want(Failed)
	if len(b.logged) != 1 {
		t.Errorf("logged %v", b.logged)
	}
	b.fails = false
	b.Retry()
	b.want(ToPlay)
	b.try("c1")
	b.answer()
	b.want(Right)
	b = begin(t, gameOf("tapatan"), lost(t), lost(t))
	b.try("c3")
	b.Go(1)
	b.answer()
	b.want(ToPlay)
	b.Leave()
	b.answer()
}

// In every game the best move of a position is right, whatever is hidden or up to chance, and one that is far worse is
// not. Nothing hidden comes to be seen by trying.
func TestEveryGame(t *testing.T) {
	for _, game := range games.Boards(games.All()) {
		wrong, right, replies := 0, 0, 0
		for seed := range uint64(8) {
			m, err := conform.RandomMatch(game.Spec, rules.Setup{}, seed, 90)
			if err != nil {
				t.Fatal(err)
			}
			for ply := m.Ply() - 1; ply >= 0; ply -= max(1, min(17, m.Ply()/5)) {
				mover := m.MoverAt(ply)
				legal := m.At(ply).Moves()
				if mover != rules.First && mover != rules.Second || len(legal) < 2 || game.Spec.Secret && ply < 36 ||
					game.Winners && ply < m.Ply()-4 {
					continue
				}
				e := recall.At(m, ply)
				e.Number, e.Seat = 1, int(seed%2)
				b := begin(t, game, e)
				b.answer()
				seen := b.table.View().String()
				if len(b.lines) == 0 {
					t.Fatalf("%s: nothing is known of %s", game.ID(), seen)
				}
				best, worst := rules.Move(b.lines[0].Move), rules.Move(b.lines[len(b.lines)-1].Move)
				b.try(worst)
				b.answer()
				switch b.State() {
				case Wrong:
					wrong++
					if b.Reply() != "" {
						replies++
					}
					if game.Spec.Secret && b.table.Match().Ply() == 0 && b.table.View().String() != seen {
						t.Errorf("%s has become %s", seen, b.table.View())
					}
					b.Retry()
				case Right:
					b.Go(0)
				default:
					t.Fatalf("%s: state %d after %s in %s", game.ID(), b.State(), worst, seen)
				}
				if now := b.table.View().String(); now != seen {
					t.Fatalf("%s: %s is taken back to %s", game.ID(), seen, now)
				}
				b.answer()
				b.try(best)
				b.answer()
				b.want(Right)
				right++
			}
		}
		if right == 0 || wrong == 0 || (replies == 0) != game.Spec.Secret {
			t.Errorf("%s: %d right and %d wrong moves, %d replies", game.ID(), right, wrong, replies)
		}
	}
}

// What is dealt to the hidden pieces shows in nothing.
func TestHiddenStaysHidden(t *testing.T) {
	game := gameOf("stratege")
	m, err := conform.RandomMatch(game.Spec, rules.Setup{}, 3, 200)
	if err != nil {
		t.Fatal(err)
	}
	attacks := 0
	for ply := 36; ply < m.Ply(); ply++ {
		e := recall.At(m, ply)
		if !rules.Masked(e.Start) {
			continue
		}
		b := begin(t, game, e)
		seen := b.table.View().String()
		if seen != e.Start {
			t.Fatalf("the person sees %s, and saw %s", seen, e.Start)
		}
		for _, move := range b.table.Match().Position().Moves() {
			b.setTable()
			b.try(move)
			if b.state != Waiting {
				t.Fatalf("%s is not made in %s", move, seen)
			}
			if b.table.Match().Ply() > 0 && b.table.Match().Reveals(1) {
				t.Errorf("%s shows what is dealt", move)
			}
			if b.table.Match().Ply() == 0 {
				attacks++
			}
		}
	}
	if attacks == 0 {
		t.Error("nothing hidden was attacked")
	}
}

// What no rules can read is left out, and where nothing else is left there is no session.
func TestUnreadableEntries(t *testing.T) {
	bad := lost(t)
	bad.Moves = []rules.Move{"z9"}
	if b := begin(t, gameOf("tapatan"), bad, lost(t)); b.Count() != 1 || len(b.logged) != 1 {
		t.Errorf("%d positions, %v", b.Count(), b.logged)
	}
	if s := Begin(gameOf("tapatan"), []recall.Entry{bad}, Environment{Log: func(error) {}}); s != nil {
		t.Error("a session of nothing begins")
	}
}
