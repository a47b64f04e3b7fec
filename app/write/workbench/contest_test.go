package workbench_test

import (
	"errors"
	"strings"
	"testing"

	"tablier/app/write/workbench"
)

// move has the program play a move.
func (s *stage) move(text string) {
	s.Hear(`{"id":2,"event":"done","move":"` + text + `","returned":"'` + text + `'"}`)
}

// The program and the machine move in turn; seats change from game to game; an illegal move loses.
func TestContest(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Play()
	s.move("a1")
	if len(s.Searches) != 1 || s.Searches[0].Level != workbench.FirstLevel || len(s.Searches[0].Record.Moves) != 1 {
		t.Fatalf("searches: %+v", s.Searches)
	}
	s.Answer("b2", nil)
	s.move("a2")
	s.Answer("c1", nil)
	s.move("a3")
	if s.Contest.Won() != 1 || !s.Contest.Playing() || s.Said.What != workbench.SayResult {
		t.Fatalf("won: %d", s.Contest.Won())
	}
	values := s.Last().Sent[len(s.Last().Sent)-1]
	if values.Op != "values" || len(values.Positions) != 6 {
		t.Fatalf("asked: %+v", values)
	}
	s.Hear(`{"id":3,"event":"done","values":["w","d","d","w","l","l"]}`)
	if plies := s.Contest.Plies(); s.Contest.Playing() || !plies[0].Lost || !plies[2].Lost || plies[4].Lost {
		t.Errorf("losses of value: %+v", plies)
	}
	s.Play()
	if len(s.Searches) != 3 || len(s.Searches[2].Record.Moves) != 0 {
		t.Errorf("the program has the first seat again, %d searches", len(s.Searches))
	}
	s.Answer("b2", nil)
	s.Hear(`{"id":2,"event":"done","move":"","returned":"None"}`)
	if f := s.Run.Fault(); s.Contest.Won() != -1 || f == nil || f.Kind != "move" || f != s.Contest.LostBy() ||
		s.Contest.Playing() {
		t.Errorf("after an illegal move: %d, %+v", s.Contest.Won(), f)
	}
}

// A program that plays both sides wins nothing, and what it prints stands beside its move and among all that it prints.
func TestContestWithItself(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Contest.SetLevel(workbench.Itself)
	s.Play()
	s.Hear(`{"id":2,"event":"print","text":"one\n"}`)
	for _, move := range strings.Fields("a1 b2 a2 c1 a3") {
		s.move(move)
	}
	none := func(int) string { return "" }
	plies := s.Contest.Plies()
	if s.Contest.Won() != 0 || len(s.Searches) != 0 || plies[0].Printed.Text(none) != "one\n" ||
		plies[1].Printed.Text(none) != "" || s.Run.Printed().Text(none) != "one\n" {
		t.Errorf("won %d, %d searches, %+v", s.Contest.Won(), len(s.Searches), plies)
	}
	if s.ShowPly(2); s.Contest.Position() != plies[1].Position || s.Contest.Match().Ply() != 2 {
		t.Errorf("after ply 2 is shown %s", s.Contest.Position())
	}
}

// What the machine answers to a game that was left, and a machine that fails, end or change no other game.
func TestOldAnswersChangeNoGame(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Play()
	s.move("a1")
	old := s.Answer
	s.Play()
	s.Answer("b2", nil) // the program has the second seat now
	if old("c3", nil); len(s.Contest.Plies()) != 1 {
		t.Errorf("the answer to an older question is played: %+v", s.Contest.Plies())
	}
	s.move("a1")
	if s.Answer("", errors.New("no machine")); s.Contest.Playing() || !s.Last().Over || len(s.Errors) != 1 {
		t.Error("the game goes on without the machine")
	}
}

// A page that is left in the machine's turn leaves no worker behind.
func TestLeavingRestsTheMachine(t *testing.T) {
	s := perform(t, "e=gagne")
	s.Play()
	s.move("a1")
	if !s.Worker {
		t.Fatal("the machine is not asked")
	}
	if s.Leave(); s.Worker {
		t.Error("a worker is left behind")
	}
}

// The position of a failed test is shown in place of the game, and is what a program is asked about.
func TestPositionOfATest(t *testing.T) {
	const position = "o........ r o2r3"
	s := perform(t, "e=gagne")
	s.Test()
	s.Hear(`{"id":2,"event":"test","index":0,"state":"failed","position":"` + position + `"}
{"id":2,"event":"done"}`)
	s.Visit(0)
	if got := s.Contest.Match().Position().String(); s.Contest.Spot() != position || got != position {
		t.Errorf("the board shows %s", got)
	}
	if s.Follow(); s.Last().Sent[1].Position != position {
		t.Errorf("asked about %+v", s.Last().Sent[1])
	}
}
