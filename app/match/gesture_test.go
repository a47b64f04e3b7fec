package match_test

import (
	"testing"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/rules"
)

// gesture makes a gesture at a point, by name, or beside all of them.
func (w *world) gesture(kind board.GestureKind, name string) {
	point := board.PointNamed(w.Table().Skin().Points(w.Table().View()), name)
	w.do(match.Gestured{Gesture: board.Gesture{Kind: kind, Point: point, OnBoard: true}})
}

// sliding opens Tapatan where each has placed three pieces and seat 0 is to move one.
func sliding(t *testing.T) *world {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 b2 c3 c1 a2 b3")
	return w
}

// A piece is dragged to where it goes; a drag that ends elsewhere moves nothing, and lets go of it unless it ends on a
// point to which it cannot go.
func TestDrag(t *testing.T) {
	w := sliding(t)
	before, moves := w.saved(), w.moves()
	w.gesture(board.Pick, "a2")
	for name, c := range map[string]struct {
		kind  board.GestureKind
		point string
		holds int
	}{
		"picked again": {board.Pick, "a2", 1}, "over": {board.Over, "a3", 1}, "out": {board.Out, "", 1},
		"focus": {board.Focus, "b2", 1}, "let go": {board.LetGo, "", 0}, "away": {board.Away, "", 0},
		"a taken point": {board.Drop, "b2", 1},
	} {
		w.do(match.Cancelled{})
		w.gesture(board.Pick, "a2")
		if w.gesture(c.kind, c.point); len(w.Table().Selected()) != c.holds {
			t.Errorf("%s: held are %v", name, w.Table().Selected())
		}
	}
	if w.saved() != before || w.moves() != moves {
		t.Errorf("the moves are %s, saved is %s", w.moves(), w.saved())
	}
	w.gesture(board.Pick, "c3") // another piece
	w.gesture(board.Pick, "a2")
	w.gesture(board.Drop, "a3")
	w.wantMoves(moves + " a2-a3")
}

// Escape lets go of what has been chosen, and is no key for anything else.
func TestEscape(t *testing.T) {
	w := sliding(t)
	w.touch("a2")
	w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Key, Key: "Escape", Point: -1}})
	if len(w.Table().Selected()) != 0 || !w.outcome.Reply.Mine {
		t.Errorf("held are %v, the reply is %+v", w.Table().Selected(), w.outcome.Reply)
	}
}

// What is no move is explained, and changes nothing; nor does a point that is not there any more.
func TestNoMove(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("b2")
	before := w.saved()
	for _, e := range []match.Event{
		match.Wrote{Text: "b2"}, match.Wrote{Text: "z9"}, match.Wrote{Text: " "}, match.LineChosen{Line: 3},
		match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: 99}},
		match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: "shuffle", Point: -1}},
		match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: -1}}, match.RedoPressed{},
	} {
		if w.do(e); w.saved() != before || w.moves() != "b2" {
			t.Errorf("%+v: the moves are %s, saved is %s", e, w.moves(), w.saved())
		}
	}
	w.gesture(board.Touch, "b2")
	if w.Table().Fault() == nil {
		t.Error("a touch of a taken point is not explained")
	}
	w.do(match.Wrote{Text: " A1 "})
	w.wantMoves("b2 a1")
}

// A move from a position of the past opens another line, and the one left can be gone back to.
func TestLines(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3 b1")
	w.do(match.WentTo{Ply: 1})
	w.touch("c3")
	w.wantMoves("a1 c3")
	w.do(match.LineChosen{Line: 0})
	w.wantMoves("a1 a3 b1")
	if w.saved() != w.Table().Save() || len(w.Table().Lines()) != 1 {
		t.Errorf("%d lines are kept", len(w.Table().Lines()))
	}
}

// Whoever makes a gesture is told what the game's own part has made of it: Domino previews how a piece would lie, and
// a second touch of the cell lays it.
func TestOwnPartReplies(t *testing.T) {
	w := openGame(t, "domino", 0, 0)
	w.wantPhase(match.PersonMoves)
	tile := w.Table().Targets()[0]
	w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: tile}})
	if !w.outcome.Reply.Mine || len(w.Table().Selected()) != 1 {
		t.Fatalf("the reply is %+v", w.outcome.Reply)
	}
	for _, cell := range w.Table().Targets() {
		for range 2 {
			w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: cell}})
		}
		if w.Table().Match().Ply() > 0 {
			break
		}
	}
	if w.Table().Match().Ply() != 1 || w.outcome.Reply.Change != board.Played || w.saved() != w.Table().Save() {
		t.Errorf("the moves are %q, the reply %+v", w.moves(), w.outcome.Reply)
	}
}

// Once a match with secrets is over, a link of what either player knew is one to this match.
func TestLinksToAMatchThatIsOver(t *testing.T) {
	w := openVariant(t, "bag", "one", 0, 0)
	w.write("3", "2")
	told := w.Table().Match().RecordFor(rules.Second)
	w.uncover()
	w.playRound()
	w.do(match.RoundBegun{})
	w.playRound()
	w.wantPhase(match.Over)
	id := w.Table().ID()
	for _, viewer := range []rules.Player{rules.First, rules.Second, rules.Nobody} {
		w.do(match.Arrived{Game: match.Incoming{Match: replay(t, w.Table().Match().RecordFor(viewer)), Link: true}})
		if w.Table().ID() != id {
			t.Fatalf("what %v knew is met as another match", viewer)
		}
	}
	if w.do(match.Arrived{Game: match.Incoming{Match: replay(t, told), Link: true}}); w.Table().ID() == id {
		t.Error("two moves are enough for a link to be of this match")
	}
}

// The page knows of a written move whether it has been played: one that comes when nobody may move has not.
func TestWrittenMoveIsAnswered(t *testing.T) {
	w := againstMachine(t)
	for _, c := range []struct {
		text string
		want board.Change
	}{
		{"z9", board.Nothing}, {"b2", board.Played}, {"a1", board.Nothing}, // the machine thinks
	} {
		if w.do(match.Wrote{Text: c.text}); w.outcome.Reply.Change != c.want {
			t.Errorf("%s: %v, want %v", c.text, w.outcome.Reply.Change, c.want)
		}
	}
	w.wantMoves("b2")
}
