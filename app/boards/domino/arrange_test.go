package domino

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/domino"
)

// empty is a board with the double zero alone.
func empty() board.Arranged { return board.Arranged{}.Clone() }

// In whatever order dominoes have been laid in a game, what comes after is the same: numbered in any other, they make a
// position of the rules in which the same dominoes lie and the same ones can be laid. Their own order is kept.
func TestOrderOfLayingChangesNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 60))
	played(t, func(p domino.Position, _ []domino.Step) {
		c := arranger{int(p.State.N)}
		arranged := c.Read(p)
		if got := c.Write(arranged); got != p.String() {
			t.Fatalf("%v is written as %s", p, got)
		}
		for id := range arranged.More {
			arranged.More[id] = rng.IntN(100)
		}
		if flaws := c.Flaws(arranged); len(flaws) > 0 {
			t.Fatalf("%v in another order has the flaws %v", p, flaws)
		}
		again, err := domino.Parse(c.Write(arranged), c.size)
		if err != nil {
			t.Fatal(err)
		}
		a, b := p.State, again.State
		if a.On != b.On || a.Open != b.Open || a.Left != b.Left || a.Plies != b.Plies {
			t.Fatalf("%v and %v have the same dominoes, and go on otherwise", p, again)
		}
	})
}

// A domino is laid as it fits, with either number where it is touched; it turns round its smaller number to where there
// is room, and moves as it lies.
func TestDominoesLieAsThereIsRoom(t *testing.T) {
	c, a := arranger{5}, empty()
	want := func(parts ...string) {
		t.Helper()
		if got := c.Parts(a, "12"); !slices.Equal(got, parts) {
			t.Errorf("the 1-2 lies on %v, want %v", got, parts)
		}
	}
	try := func(done, want bool) {
		t.Helper()
		if done != want {
			t.Errorf("there is room: %v, want %v", done, want)
		}
	}
	try(c.Lay(a, "12", "0,0"), false) // the double zero lies there
	a = empty()
	try(c.Lay(a, "12", "2,0"), true)
	want("2,0", "3,0")
	try(c.Turn(a, "12"), true)
	want("2,0", "2,1")
	try(c.Turn(a, "12"), true) // to the left lies the double zero
	want("2,0", "2,-1")
	try(c.Shift(a, "2,-1", "-1,1"), true)
	want("-1,2", "-1,1")
	c.Lift(a, "-1,1")
	want()
	if len(a.On) != 0 || len(a.More) != 0 {
		t.Errorf("left are %v", a)
	}
	try(c.Lay(a, "16", "1,1"), true)
	try(c.Lay(a, "12", "0,1"), true) // not with a 2 beside the 1
	want("0,1", "0,2")
	try(c.Lay(a, "46", "3,1"), true)
	if got := c.Parts(a, "46"); !slices.Equal(got, []string{"4,1", "3,1"}) {
		t.Errorf("the 4-6 lies on %v: its 6 belongs beside the other", got)
	}
}

// What is forbidden is told where it is, by its numbers, and what nothing joins to the double zero.
func TestFlawsOfDominoes(t *testing.T) {
	for _, test := range []struct {
		moves  string
		points string
		head   string
	}{
		{"12@0,1>1,1 34@2,1>2,2", "2,1 1,1", "3 contre 2\u202f: interdit."},
		{"02@2,0>3,0", "2,0 1,0", "0 contre 0\u202f: interdit."},
		{"12@-1,2>0,2", "-1,2 0,2", "Aucun ordre de pose ne mène ici."},
		{"12@0,1>1,1 15@-2,0>-2,1 34@-2,2>-1,2", "-2,2 -2,1", "3 contre 5\u202f: interdit."},
	} {
		c, a := arranger{6}, empty()
		for i, word := range strings.Fields(test.moves) {
			step, err := domino.Read(rules.Move(word))
			if err != nil {
				t.Fatal(err)
			}
			first, second := step.Cells()
			a.On[first.Name()], a.On[second.Name()], a.More[word[:2]] = word, word, i+1
		}
		flaws := c.Flaws(a)
		if len(flaws) == 0 {
			t.Errorf("%s: no flaw", test.moves)
			continue
		}
		head, why := arranging().Words(i18n.French).Flaw(flaws[0])
		if got := strings.Join(flaws[0].Points, " "); got != test.points || head != test.head || why == "" {
			t.Errorf("%s: %q at %s (%s), want %q at %s", test.moves, head, got, why, test.head, test.points)
		}
	}
}

// Who is to move follows from how many dominoes lie.
func TestWhoMovesFollows(t *testing.T) {
	words := arranging().Words(i18n.English).(board.CoverWords)
	c, a := arranger{5}, empty()
	for _, want := range []string{"First to move", "Second to move", "First to move"} {
		if got, _ := words.Follows(a); got != want {
			t.Errorf("with %d dominoes: %q, want %q", len(a.More), got, want)
		}
		if len(a.More) == 0 {
			c.Lay(a, "12", "2,0")
		} else {
			c.Lay(a, "34", "-1,0")
		}
	}
	if got := words.Held(a, "34") + ", " + words.Held(a, "56"); got != "3-4 in hand, Nothing in hand" {
		t.Errorf("held are %s", got)
	}
}
