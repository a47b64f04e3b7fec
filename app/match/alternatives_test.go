package match_test

import (
	"testing"

	"tablier/ai/protocol"
	"tablier/app/match"
)

// A review of a solved game learns what each move of a position leads to, by the question that it asks anyway.
func TestReviewLearnsAllMoves(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1")
	w.do(match.ReviewStarted{})
	w.machine.plays("b2") // of the position after the move
	asked := w.machine.mustAsk()
	if len(asked.Moves) != 0 || asked.Lines != protocol.MaxLines {
		t.Fatalf("asked for %d lines of the position after %d moves", asked.Lines, len(asked.Moves))
	}
	answer := protocol.Found{Progress: protocol.Progress{Best: "b2", Value: protocol.ValueWin, Plies: 9}}
	for _, m := range w.Table().Match().At(0).Moves() {
		line := protocol.Line{Move: string(m), Value: protocol.ValueLoss, Plies: 1}
		if m == "b2" {
			line.Value, line.Plies = protocol.ValueWin, 9
		}
		answer.Lines = append(answer.Lines, line)
	}
	w.machine.answers(answer)
	w.machine.mustRest()
	others, all := w.Analysis().Review().NotPlayed(1)
	if len(others) != 8 || !all {
		t.Fatalf("%d other moves, want 8", len(others))
	}
	for _, o := range others {
		switch {
		case o.Move == "a1":
			t.Error("the move played is among the others")
		case o.Move == "b2" && (o.Value.Lead != 1 || o.Value.Plies != 8 || o.Ends):
			t.Errorf("the best is %+v", o)
		case o.Move != "b2" && (o.Value.Lead != -1 || !o.Ends):
			t.Errorf("a move that loses at once is %+v", o)
		}
	}
	w.do(match.UndoPressed{})
	w.touch("c3")
	w.do(match.ReviewStarted{})
	if others, all := w.Analysis().Review().NotPlayed(1); len(others) != 8 || !all {
		t.Errorf("of another move from there %d others are known, want 8", len(others))
	}
}
