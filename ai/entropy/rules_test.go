package entropy_test

import (
	"slices"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/entropy"
	"tablier/rules"
	"tablier/rules/entropy"
)

// The typed core plays by the rules, with the option immediate and without.
func TestAgreesWithRules(t *testing.T) {
	for _, immediate := range []bool{false, true} {
		seen := map[ai.Value]int{}
		for _, s := range positions(5, 8_000) {
			p := entropy.Position{State: s, Immediate: immediate}
			if p.Outcome().Over() {
				continue
			}
			root, err := adapter.Read(ai.Task{Spec: entropy.Spec(), View: p.View(p.ToMove())})
			if err != nil {
				t.Fatal(err)
			}
			game := root.Game
			words := map[uint64]bool{}
			var moves []rules.Move
			for _, m := range game.Moves(nil, root.State) {
				move := game.Text(m)
				moves = append(moves, move)
				landed, err := p.Play(move)
				if err != nil {
					t.Fatal(err)
				}
				next, word, end := game.Play(root.State, m)
				if word != game.Word(next) || words[word] || end != game.End(next) {
					t.Fatalf("%v %s: word %x, end %v, want %x, %v", p, move, word, end, game.Word(next), game.End(next))
				}
				words[word] = true
				seen[end]++
				checkEnd(t, landed.(entropy.Position), move, end)
			}
			if !slices.Equal(moves, p.Moves()) {
				t.Fatalf("%v: %v, want %v", p, moves, p.Moves())
			}
		}
		if seen[ai.Win] == 0 || immediate != (seen[ai.Loss] > 0) {
			t.Errorf("immediate %t: ends %v", immediate, seen)
		}
	}
}

func checkEnd(t *testing.T, p entropy.Position, move rules.Move, end ai.Value) {
	t.Helper()
	want, out := ai.Unknown, p.Outcome()
	switch {
	case out.Reason == entropy.Passes || !out.Over():
	case out.Winner == rules.First+rules.Player(p.State.Turn):
		want = ai.Win
	default:
		want = ai.Loss
	}
	if end != want {
		t.Fatalf("%s to %v: %v, want %v", move, p, end, want)
	}
}

// Whose turn it is makes two positions of one.
func TestWordKnowsTheTurn(t *testing.T) {
	s := entropy.Start()
	words := map[uint64]bool{}
	for turn := range uint8(2) {
		s.Turn = turn
		p := entropy.Position{State: s}
		root, err := adapter.Read(ai.Task{Spec: entropy.Spec(), View: p.View(p.ToMove())})
		if err != nil {
			t.Fatal(err)
		}
		words[root.Game.Word(root.State)] = true
	}
	if len(words) != 2 {
		t.Errorf("words %v", words)
	}
}

// What has stood on the board twice draws when it comes back; so does a second pass in a row.
func TestReadsThePast(t *testing.T) {
	m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	read := func() ai.Root[adapter.Game, adapter.State] {
		root, err := adapter.Read(ai.Task{Spec: m.Spec(), View: m.View(m.Ply(), m.ToMove()), Seen: m.Seen()})
		if err != nil {
			t.Fatal(err)
		}
		return root
	}
	if root := read(); len(root.Drawn) != 0 {
		t.Errorf("at the start %v draw", root.Drawn)
	}
	for _, move := range []rules.Move{"a2-b2", "a4-b4", "b2-a2", "b4-a4"} {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	if root := read(); len(root.Drawn) != 1 || !root.Drawn[root.Game.Word(root.Start)] {
		t.Errorf("after coming back %v draw, want %x", root.Drawn, root.Game.Word(root.Start))
	}
}

// A game that has ended has no move to search for, and a second pass in a row is a draw to the search.
func TestReadsPasses(t *testing.T) {
	const blocked = "bwb1b/5/b1bww/1ww1b/wb2w b" // every b pawn is apart, e5 is alone
	p, err := entropy.Parse(blocked, false)
	if err != nil || !p.State.MustPass() {
		t.Fatal(err)
	}
	p.State.Passes = 1
	root, err := adapter.Read(ai.Task{Spec: entropy.Spec(), View: p.View(p.ToMove())})
	if err != nil {
		t.Fatal(err)
	}
	_, word, _ := root.Game.Play(root.State, entropy.PassStep)
	if len(root.Drawn) != 1 || !root.Drawn[word] {
		t.Errorf("%v draw, want %x", root.Drawn, word)
	}
	p.State.Passes = 2
	if _, err := adapter.Read(ai.Task{Spec: entropy.Spec(), View: p.View(p.ToMove())}); err != ai.ErrNoMove {
		t.Errorf("got %v", err)
	}
}
