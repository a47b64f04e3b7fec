package morris_test

import (
	"slices"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/conform/eleventh"
	"tablier/rules/morris"
)

// The typed core must play by the rules in every position, on boards where a player can be blocked too.
func TestAgreesWithRules(t *testing.T) {
	alley := morris.Compile(morris.Board{ID: "alley", Points: "a b c d e", Lines: "a b c d e", Pawns: 2})
	star := morris.Compile(morris.Board{
		ID: "star", Points: "a1 b1 c1 a2 b2 c2 a3 b3 c3", Lines: "a1 b2 c3, c1 b2 a3, b1 b2 b3, a2 b2 c2", Pawns: 4,
	})
	blocked := 0
	games := []*morris.Game{alley, star, morris.Compile(eleventh.Board())}
	for _, board := range morris.Boards() {
		games = append(games, morris.Compile(board))
	}
	passed := 0
	for _, game := range games {
		start := morris.Position{Game: game, State: game.Start()}
		root, err := adapter.Read(ai.Task{Spec: &rules.Spec{}, View: start.View(rules.First)})
		if err != nil {
			t.Fatal(err)
		}
		core := root.Game
		table := retro.Solve[adapter.Game, morris.State](core, root.Start, nil, always)
		for _, s := range table.States() {
			p := morris.Position{Game: game, State: s}
			if outcome := p.Outcome(); outcome.Over() {
				if core.End(s) != ai.Loss || outcome.Winner != rules.First+rules.Player(s.Turn^1) {
					t.Fatalf("%v: %v, %+v", p, core.End(s), outcome)
				}
				if outcome.Reason == rules.Blocked {
					blocked++
				}
				continue
			}
			if p.Game.Blocked(s) {
				passed++
			}
			var moves []rules.Move
			for _, m := range core.Moves(nil, s) {
				move := core.Text(m)
				moves = append(moves, move)
				want, err := p.Play(move)
				next, word, end := core.Play(s, m)
				if err != nil || want.(morris.Position).State != next || word != core.Word(next) ||
					end != core.End(next) {
					t.Fatalf("%v %s: got %v, want %v, %v", p, move, next, want, err)
				}
			}
			slices.Sort(moves)
			if core.End(s) != ai.Unknown || !slices.Equal(moves, p.Moves()) {
				t.Fatalf("%v: %v, %v, want %v", p, core.End(s), moves, p.Moves())
			}
		}
	}
	if blocked == 0 || passed == 0 {
		t.Errorf("%d lost and %d passed because they were blocked", blocked, passed)
	}
}
