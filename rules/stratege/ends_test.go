package stratege

import (
	"reflect"
	"strings"
	"testing"

	"tablier/rules"
)

// The three attacks: stronger, equal, weaker.
func TestAttacks(t *testing.T) {
	for _, c := range []struct{ attacker, defender, want string }{
		{"4", "3", "wd5=4!"},
		{"3", "3", "wd5=3!"},
		{"2", "3", "gc5=3!"}, // the defender takes the attacker's place
	} {
		p := scene(t, 0, 7, "wc5="+c.attacker, "gd5="+c.defender, "wk1=1", "gk10=1")
		want := scene(t, 1, 0, c.want, "wk1=1", "gk10=1")
		if got := after(t, p, "c5xd5"); got != want {
			t.Errorf("%s attacks %s: %s, want %s", c.attacker, c.defender, got, want)
		}
	}
}

// Attacks go back too, from black places.
func TestAttackBackward(t *testing.T) {
	p := scene(t, 0, 0, "wc5=4", "gc4=3", "gk10=1")
	if got, want := after(t, p, "c5xc4"), scene(t, 1, 0, "wc4=4!", "gk10=1"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// A pawn on the enemy's back row leaves it when it is attacked and wins, and is free again.
func TestLeavingTheBackRow(t *testing.T) {
	p := scene(t, 1, 0, "wc10=4", "gc9=3", "gk9=1")
	if got, want := after(t, p, "c9xc10", "c9-b9"), scene(t, 1, 1, "wb9=4!", "gk9=1"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// On a white place of the enemy's back row a pawn is stuck too; whoever has no move passes, until nobody has one.
func TestPasses(t *testing.T) {
	p := scene(t, 0, 0, "wb10=4", "wd10=5", "gc2=3", "gk1=1")
	for _, m := range []rules.Move{"--", "c2-c1"} {
		if got := p.Moves(); m == rules.Pass && (len(got) != 1 || got[0] != m) {
			t.Errorf("%s: moves %v", p, got)
		}
		p = after(t, p, m)
	}
	want := rules.Outcome{Reason: NoMoves, Winner: rules.Second, Score: &[2]int{0, 4}}
	if got := p.Outcome(); !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %+v, want %+v", p, got, want)
	}
}

// The last of the six places may be taken on the attacker's turn, and the game end in favour of the other.
func TestBackRow(t *testing.T) {
	five := []string{"wa10=1", "wc10=1", "we10=1", "wg10=2", "wi10=2"}
	p := scene(t, 1, 0, append(five, "wk9=3", "gk10=2", "ga1=6", "gc1=5")...)
	if p.Outcome().Over() {
		t.Fatalf("%s is over", p)
	}
	p = after(t, p, "k10xk9")
	want := rules.Outcome{
		Reason: BackRow, Winner: rules.Second, Score: &[2]int{10, 11},
		Cells: strings.Fields("a10 c10 e10 g10 i10 k10"),
	}
	if got := p.Outcome(); !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %+v, want %+v", p, got, want)
	}
	if len(p.Moves()) != 0 || p.Count() != 0 || p.ToMove() != rules.Nobody {
		t.Errorf("%s goes on", p)
	}
	green := scene(t, 0, QuietTurns, "ga1=1", "gc1=1", "ge1=1", "gg1=2", "gi1=2", "gk1=3", "gb1=6", "wa10=6", "wc10=4")
	want = rules.Outcome{Reason: BackRow, Score: &[2]int{10, 10}, Cells: strings.Fields("a1 c1 e1 g1 i1 k1")}
	if got := green.Outcome(); !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %+v, want %+v", green, got, want)
	}
}

// A hundred turns in a row with neither an attack nor a forward move end the game; a pass is such a turn.
func TestQuiet(t *testing.T) {
	p := scene(t, 0, QuietTurns-1, "wc4=3", "gd4=3", "gk10=1")
	for m, over := range map[rules.Move]bool{"c4-b4": true, "c4-c5": false, "c4xd4": false} {
		next := after(t, p, m)
		if got := next.Outcome(); got.Over() != over || over && got.Reason != Quietness ||
			!over && next.State.Quiet != 0 {
			t.Errorf("%s: %+v, %d quiet turns", m, got, next.State.Quiet)
		}
	}
	blocked := scene(t, 0, QuietTurns-1, "wc10=3", "gd4=3")
	want := rules.Outcome{Reason: Quietness, Winner: rules.First, Score: &[2]int{3, 0}}
	if got := after(t, blocked, "--").Outcome(); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// Random games end, in each of the three ways, and replay from their record to the same end.
func TestRandomGames(t *testing.T) {
	games := rules.Registry{Spec()}
	seen, rng := map[rules.Reason]int{}, dice(1)
	for range randomGames {
		s, record := Start(), rules.Record{Game: "stratege", Variant: "stratege"}
		for n := s.Choices(); n > 0; n = s.Choices() {
			m := s.Choice(rng.below(n))
			record.Moves = append(record.Moves, s.Text(m))
			s.Do(m)
		}
		m, err := games.Replay(record)
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Position(); got != rules.Position(Position{s}) || !m.Result().Over() {
			t.Fatalf("%s, want %s", got, Position{s})
		}
		seen[m.Result().Reason]++
	}
	for _, reason := range reasons {
		if seen[reason] < randomGames/10 {
			t.Errorf("%d of %d games end by %s", seen[reason], randomGames, reason)
		}
	}
}
