package match_test

import (
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/app/embed"
	"tablier/app/match"
)

// frameOf opens a game within another page, which asks for what the parameters say.
func frameOf(t *testing.T, id, parameters string) *world {
	t.Helper()
	query, err := url.ParseQuery(strings.ReplaceAll(parameters, " ", "+"))
	if err != nil {
		t.Fatal(err)
	}
	w := newWorld(t, gameOf(id))
	w.do(match.Framed{Query: query}, match.Mounted{}, match.Entered{}, match.HostListens{})
	return w
}

// say has the host page say something, and returns what it is told.
func (w *world) say(message string) []embed.Notice {
	w.host.take()
	w.do(match.HostSaid{Text: message})
	return w.host.take()
}

// wantTypes says of what types notices are.
func wantTypes(t *testing.T, notices []embed.Notice, types ...string) {
	t.Helper()
	var got []string
	for _, n := range notices {
		got = append(got, n.Type)
	}
	if !slices.Equal(got, types) {
		t.Errorf("the host page is told %v, want %v", got, types)
	}
}

// wantFault says why a message was refused.
func wantFault(t *testing.T, notices []embed.Notice, fault embed.Fault, re string) {
	t.Helper()
	if len(notices) != 1 || notices[0].Type != embed.Failed || notices[0].Fault != fault || notices[0].Re != re {
		t.Errorf("the host page is told %+v, want the fault %s of %q", notices, fault, re)
	}
}

// The host page is told what is on the board, each move, and the end.
func TestHostIsTold(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a3")
	told := w.host.take()
	wantTypes(t, told, embed.Ready)
	r := told[0]
	if !slices.Equal(r.Moves, []string{"a1", "a3"}) || r.Ply != 2 || r.ToMove != "first" || len(r.Legal) != 7 {
		t.Errorf("ready: %+v", r)
	}
	w.touch("b1")
	told = w.host.take()
	wantTypes(t, told, embed.Moved)
	if m := told[0]; m.Move != "b1" || m.Ply != 3 || m.By != "first" || m.ToMove != "second" {
		t.Errorf("move: %+v", m)
	}
	w.do(match.UndoPressed{})
	wantTypes(t, w.host.take(), embed.State)
	w.touch("b1 b3 c1")
	told = w.host.take()
	wantTypes(t, told, embed.Moved, embed.Moved, embed.Moved, embed.Ended)
	if e := told[3]; e.Winner != "first" || e.Reason != "line" || e.Ply != 5 {
		t.Errorf("result: %+v", e)
	}
	w.do(match.Restarted{}) // as it was asked for
	wantTypes(t, w.host.take(), embed.State)
	w.wantMoves("a1 a3")
}

// A host page that plays a side is asked once a turn, and plays when it answers.
func TestHostPlays(t *testing.T) {
	w := frameOf(t, "tapatan", "first=host&second=machine-2")
	told := w.host.take()
	wantTypes(t, told, embed.Ready, embed.YourTurn)
	turn := told[1]
	if turn.ID != "turn-1" || turn.Deadline != 10_000 || len(turn.Legal) != 9 {
		t.Errorf("your turn: %+v", turn)
	}
	w.wantPhase(match.OpponentMoves)
	if host, silent := w.Awaited(); !host || silent {
		t.Errorf("awaited: %t, silent %t", host, silent)
	}
	w.do(match.Visible{Yes: false}, match.Visible{Yes: true})
	wantTypes(t, w.host.take())
	wantFault(t, w.say(`{"type":"move","re":"turn-1","move":"z9","id":"1"}`), embed.NoMove, "1")
	wantTypes(t, w.say(`{"type":"move","re":"turn-1","move":"b2"}`), embed.Moved)
	wantFault(t, w.say(`{"type":"move","re":"turn-1","move":"a1","id":"2"}`), embed.TooLate, "2")
	w.machine.plays("a1")
	w.clock.pass(time.Second)
	told = w.host.take()
	wantTypes(t, told, embed.Moved, embed.YourTurn)
	if told[1].ID != "turn-2" {
		t.Errorf("asked %+v", told[1])
	}
}

// A host page that says nothing for ten seconds is told of; asked again it has another turn, and the old one counts for
// nothing.
func TestSilentHost(t *testing.T) {
	w := frameOf(t, "tapatan", "first=host")
	w.clock.pass(10*time.Second - 1)
	if _, silent := w.Awaited(); silent {
		t.Error("silent too soon")
	}
	w.clock.pass(1)
	if _, silent := w.Awaited(); !silent {
		t.Error("not silent")
	}
	w.host.take()
	w.do(match.AskHostAgain{})
	if _, silent := w.Awaited(); silent {
		t.Error("silent as soon as it is asked again")
	}
	wantTypes(t, w.host.take(), embed.YourTurn)
	wantFault(t, w.say(`{"type":"move","re":"turn-1","move":"b2","id":"late"}`), embed.TooLate, "late")
	w.clock.pass(11 * time.Second)
	wantTypes(t, w.say(`{"type":"move","re":"turn-2","move":"b2"}`), embed.Moved) // after all
	w.wantPhase(match.PersonMoves)
	w.clock.pass(time.Minute)
	if host, silent := w.Awaited(); host || silent {
		t.Errorf("on a person's turn: awaited %t, silent %t", host, silent)
	}
}

// What the host page asks for is done, or refused with a reason.
func TestHostMessages(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 b2")
	wantTypes(t, w.say(`{"type":"play","move":"c3"}`), embed.Moved)
	wantTypes(t, w.say(`{"type":"undo"}`), embed.State)
	w.wantMoves("a1 b2")
	wantTypes(t, w.say(`{"type":"load","parameters":{"moves":"b2 a1"}}`), embed.State)
	w.wantMoves("b2 a1")
	if got := w.say(`{"type":"position","id":"p"}`); len(got) != 1 || got[0].Re != "p" || got[0].Ply != 2 {
		t.Errorf("asked for the position: %+v", got)
	}
	for message, fault := range map[string]embed.Fault{
		`{"type":"play","move":"b2"}`: embed.NoMove,
		`{"type":"dance"}`:            embed.BadType,
		`{"type":"play"}`:             embed.BadShape,
		`x`:                           embed.BadShape,
		`{"type":"load","parameters":{"position":"x"}}`:           embed.NoPosition,
		`{"type":"load","parameters":{"moves":"a1 a1"}}`:          embed.NoMove,
		`{"type":"configure","parameters":{"first":"machine-9"}}`: embed.NoPlayer,
		`{"type":"move","re":"turn-1","move":"c3"}`:               embed.TooLate,
		`{"type":"configure","parameters":{"theme":"pink"}}`:      embed.NoValue,
	} {
		if got := w.say(message); len(got) != 1 || got[0].Fault != fault {
			t.Errorf("%s: told %+v, want the fault %s", message, got, fault)
		}
	}
	w.wantMoves("b2 a1")
	if w.Problem() != nil {
		t.Errorf("the frame has the problem %v", w.Problem())
	}
	w.touch("c3")
	w.do(match.ResignPressed{})
	wantFault(t, w.say(`{"type":"play","move":"c1","id":"x"}`), embed.NotNow, "x")
	wantFault(t, w.say(`{"type":"suggest","id":"y"}`), embed.NotNow, "y")
	w.do(match.Restarted{})
	w.say(`{"type":"load","parameters":{}}`)
	wantFault(t, w.say(`{"type":"undo","id":"z"}`), embed.NotNow, "z")
}

// The host page changes who plays, and what the page looks like, without touching the match.
func TestHostConfigures(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=b2&lang=fr")
	if w.screen.lang != "fr" || w.screen.theme != "" {
		t.Errorf("the page is in %q, %q", w.screen.lang, w.screen.theme)
	}
	w.say(`{"type":"configure","parameters":{"second":"machine-1","theme":"dark","turned":"1","controls":"moves"}}`)
	w.wantMoves("b2")
	w.wantPhase(match.OpponentMoves)
	w.machine.mustAsk()
	if w.screen.theme != "dark" || !w.Table().Settings().Turned || !w.Offers("moves") || w.Offers("undo") {
		t.Errorf("the theme is %q", w.screen.theme)
	}
	wantTypes(t, w.say(`{"type":"configure","parameters":{"second":"host"}}`), embed.YourTurn)
	w.machine.mustRest()
	w.say(`{"type":"configure","parameters":{"second":"person"}}`)
	w.wantPhase(match.PersonMoves)
}

// Parameters that cannot be followed are a problem that both are told of.
func TestFrameWithAProblem(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a1")
	told := w.host.take()
	wantTypes(t, told, embed.Ready, embed.Failed)
	if told[1].Fault != embed.NoMove || w.Problem() == nil {
		t.Errorf("told %+v, problem %v", told[1], w.Problem())
	}
	w.say(`{"type":"load","parameters":{"moves":"a1"}}`)
	if w.wantMoves("a1"); w.Problem() != nil {
		t.Errorf("the problem stays: %v", w.Problem())
	}
}

// The machine's suggestion comes as an answer, or why there is none.
func TestHostAsksForASuggestion(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1")
	w.host.take()
	wantTypes(t, w.say(`{"type":"suggest","id":"s"}`))
	if asked := w.machine.mustAsk(); asked.Level != w.Table().Levels() || len(asked.Moves) != 1 {
		t.Errorf("the machine is asked %+v", asked)
	}
	w.machine.plays("b2")
	told := w.host.take()
	wantTypes(t, told, embed.Suggestion)
	if told[0].Re != "s" || told[0].Move != "b2" {
		t.Errorf("told %+v", told)
	}
	w.wantMoves("a1")
	w.say(`{"type":"suggest","id":"t"}`)
	w.fail()
	wantFault(t, w.host.take(), embed.NotNow, "t")
	w.wantPhase(match.PersonMoves) // the match goes on without it
}

// The host page is told of a move that replaces another, be it at the same ply, and of a resignation taken back.
func TestHostIsToldOfAReplacedMove(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a3")
	w.touch("b1")
	w.host.take()
	w.do(match.WentTo{Ply: 2})
	w.touch("c1")
	wantState(t, w.host.take(), "a1 a3 c1")
	w.touch("b2 b3")
	w.host.take()
	w.do(match.LineChosen{Line: 0})
	wantState(t, w.host.take(), "a1 a3 b1")
	w.do(match.ResignPressed{})
	wantTypes(t, w.host.take(), embed.Ended)
	w.do(match.UndoPressed{})
	wantState(t, w.host.take(), "a1 a3 b1")
}

// wantState says with which moves the host page is told the whole match.
func wantState(t *testing.T, notices []embed.Notice, moves string) {
	t.Helper()
	if len(notices) != 1 || notices[0].Type != embed.State || strings.Join(notices[0].Moves, " ") != moves {
		t.Errorf("the host page is told %+v, want the match %q", notices, moves)
	}
}

// The frame's own problem stays until something is loaded that can be followed.
func TestFrameKeepsItsProblem(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a1")
	own := w.Problem()
	wantFault(t, w.say(`{"type":"load","id":"l","parameters":{"moves":"b2 b2"}}`), embed.NoMove, "l")
	if own == nil || w.Problem() != own {
		t.Errorf("after a refused load the problem is %v, want %v", w.Problem(), own)
	}
}

// A host page that has said too much at once is not heard any more, and the match goes on without it.
func TestHostThatFloods(t *testing.T) {
	w := frameOf(t, "tapatan", "second=person")
	if w.HostMuted() {
		t.Error("it is not heard before it has said anything")
	}
	w.do(match.HostFloods{})
	if !w.HostMuted() {
		t.Error("nothing says that it is not heard")
	}
	w.touch("b2")
	if n := w.Table().Match().Ply(); n != 1 {
		t.Errorf("%d moves are played", n)
	}
}
