package stratege

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
)

var players = []rules.Player{rules.First, rules.Second, rules.Nobody}

// permuted deals the strengths that a player does not know anew among their pawns.
func permuted(p Position, who rules.Player, rng *rand.Rand) Position {
	for side := range p.State.Side {
		if !p.hides(side, who) {
			continue
		}
		var cells, strengths []int
		for it := p.State.Side[side]; !it.Empty(); {
			if cell := it.pop(); !p.State.At[cell].Shown() {
				cells, strengths = append(cells, cell), append(strengths, p.State.At[cell].Strength())
			}
		}
		rng.Shuffle(len(cells), func(i, j int) { strengths[i], strengths[j] = strengths[j], strengths[i] })
		for i, cell := range cells {
			p.State.learn(cell, uint8(strengths[i]))
		}
	}
	return p
}

// Whoever does not know some strengths sees the same, and resamples the same, when those are dealt otherwise.
func TestHiddenStrengthsMakeNoDifference(t *testing.T) {
	rng, others := rand.New(rand.NewPCG(1, 0)), 0
	walk(4, 5, func(s *State) {
		p := Position{*s}
		for _, who := range players {
			q := permuted(p, who, rng)
			if q != p {
				others++
			}
			v, w := p.View(who), q.View(who)
			if v != w || v.String() != w.String() || !slices.Equal(v.Moves(), w.Moves()) {
				t.Fatalf("%s and %s are not the same to %s", p, q, who)
			}
			seed := rng.Uint64()
			if a, b := v.Resample(rand.New(rand.NewPCG(seed, 0))), w.Resample(rand.New(rand.NewPCG(seed, 0))); a != b {
				t.Fatalf("%s and %s are resampled by %s as %s and %s", p, q, who, a, b)
			}
		}
	})
	if others < 1000 {
		t.Errorf("only %d positions were others", others)
	}
}

// A sample has what the viewer knows, and each side the pawns that it has.
func TestResampleHonoursCounts(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 0))
	walk(5, 3, func(s *State) {
		p := Position{*s}
		for _, who := range players {
			q := p.View(who).Resample(rng).(Position)
			if q.View(who) != p.View(who) {
				t.Fatalf("%s is resampled by %s as %s", p, who, q)
			}
			for side := range q.State.Side {
				known := q.State.Known(side)
				if known[0] != 0 || slices.Max(known[:]) > Each || !s.SettingUp() && slices.Min(known[1:]) != Each {
					t.Fatalf("%s is resampled by %s as %s, with %v pawns", p, who, q, known)
				}
			}
		}
	})
}

// When counting leaves one strength, that is the one; and every deal is equally likely.
func TestResampleDeals(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 0))
	p := scene(t, 0, 0, "wa1=6", "gc5=?", "ge5=?", "gg5=?") // three of strength 1
	want := rules.Position(scene(t, 0, 0, "wa1=6", "gc5=1", "ge5=1", "gg5=1"))
	if got := (View{p}).Resample(rng); got != want {
		t.Errorf("resampled to %s, want %s", got, want)
	}
	p = scene(t, 0, 0, "wa1=6", "gc5=?", "ge5=?", "gg5=?", "gi5=?") // and one of 2
	const deals = 4000
	twos := map[int]int{}
	for range deals {
		q := View{p}.Resample(rng).(Position)
		for i, name := range []string{"c5", "e5", "g5", "i5"} {
			if q.State.At[place(name)].Strength() == 2 {
				twos[i]++
			}
		}
	}
	for i := range 4 {
		if n := twos[i]; n < deals/4-150 || n > deals/4+150 { // more than five standard deviations
			t.Errorf("the pawn %d is the strong one in %d of %d deals", i, n, deals)
		}
	}
}

// What each player sees, before, during and after.
func TestViews(t *testing.T) {
	p := scene(t, 0, 3, "wc4=3", "gd4=5", "ge5=2!", "wk1=1", "wa10=2!")
	all := p.String()
	hide := func(names ...string) string {
		s := all
		for _, name := range names {
			s = strings.Replace(s, name, name[:1]+"?", 1)
		}
		return s
	}
	for who, want := range map[rules.Player]string{
		rules.First: hide("g5"), rules.Second: hide("w3", "w1"), rules.Nobody: hide("g5", "w3", "w1"), rules.Chance: all,
	} {
		if got := p.View(who).String(); got != want {
			t.Errorf("%s sees %s, want %s", who, got, want)
		}
	}
	over := scene(t, 0, QuietTurns, "wc4=3", "gd4=5")
	for _, who := range players {
		if got := over.View(who); got.String() != over.String() || got.Resample(nil) != rules.Position(over) {
			t.Errorf("%s sees %s of %s", who, got, over)
		}
	}
}

// Moves as they are redacted for each player.
func TestTell(t *testing.T) {
	start := Position{Start()}
	hers := after(t, start, "#111222333444555666")
	p := scene(t, 0, 0, "wc4=3", "gd4=5", "gk10=1")
	unknown := scene(t, 0, 0, "wc4=3", "gd4=?", "gk10=1")
	for _, c := range []struct {
		position              Position
		move                  rules.Move
		first, second, nobody rules.Move
	}{
		{start, "a1=3", "a1=3", "a1=?", "a1=?"},
		{start, "a1=?", "a1=?", "a1=?", "a1=?"},
		{start, "#111222333444555666", "#111222333444555666", allHidden, allHidden},
		{hers, "#111222333444555666", allHidden, "#111222333444555666", allHidden},
		{hers, "a8=3", "a8=?", "a8=3", "a8=?"},
		{p, "c4xd4", "c4xd4=35", "c4xd4=35", "c4xd4=35"},
		{p, "c4-b4", "c4-b4", "c4-b4", "c4-b4"},
		{unknown, "c4xd4", "c4xd4", "c4xd4", "c4xd4"},
		{unknown, "c4xd4=36", "c4xd4=36", "c4xd4=36", "c4xd4=36"},
	} {
		for i, want := range []rules.Move{c.first, c.second, c.nobody} {
			if got := c.position.Redact(c.move, players[i]); got != want {
				t.Errorf("%s: %s is redacted for %s to %s, want %s", c.position, c.move, players[i], got, want)
			}
		}
		if got := c.position.Redact(c.move, rules.Chance); got != c.move {
			t.Errorf("%s: %s is redacted for chance to %s", c.position, c.move, got)
		}
	}
}

// An attack on an unknown pawn is played with what it has shown, and is then the same as among known ones.
func TestToldAttack(t *testing.T) {
	known := scene(t, 0, 0, "wc4=3", "gd4=5", "gk10=1")
	p := known.View(rules.First).(View).Position
	want := after(t, known, "c4xd4").View(rules.First).(View).Position
	if got := after(t, p, "c4xd4=35"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := after(t, known, "c4xd4=35"); got != after(t, known, "c4xd4") {
		t.Errorf("%s", got)
	}
}

// What a further word stands for; of other words nothing.
func TestExpand(t *testing.T) {
	start := Position{Start()}
	p := scene(t, 0, 0, "wc4=3", "gd4=5", "gk10=1")
	if got := start.Expand("#111222333444555666"); len(got) != Pawns ||
		after(t, start, got...) != after(t, start, "#111222333444555666") {
		t.Errorf("%v", got)
	}
	if got := start.Expand(allHidden); len(got) != Pawns || got[17] != "k3=?" ||
		after(t, start, got...) != after(t, start, allHidden) {
		t.Errorf("%v", got)
	}
	if got := p.Expand("c4xd4=35"); !reflect.DeepEqual(got, []rules.Move{"c4xd4"}) {
		t.Errorf("%v", got)
	}
	for _, m := range []rules.Move{"c4xd4", "c4-b4", "c4xd4=36", "--", "", "#111222333444555666"} {
		if got := p.Expand(m); got != nil {
			t.Errorf("%s stands for %v", m, got)
		}
	}
	if got := start.Expand("#111122233344455566"); got != nil {
		t.Errorf("%v", got)
	}
}

// A match with whole set-ups as single words is the same to each player as their record says, at each point of it.
func TestRecordsWithSetUps(t *testing.T) {
	games, rng := rules.Registry{Spec()}, dice(6)
	moves := []rules.Move{"#613524613524613524", "#111222333444555666"}
	m := play(t, moves...)
	for ply := 0; !m.Result().Over(); ply++ {
		if ply%25 == 0 {
			for _, who := range players {
				record := m.RecordFor(who)
				redacted, err := games.Replay(record)
				if err != nil {
					t.Fatal(err)
				}
				if a, b := m.View(m.Ply(), who), redacted.View(redacted.Ply(), who); a != b {
					t.Fatalf("%s sees %s, and of the redacted match %s", who, a, b)
				}
				if again := redacted.RecordFor(who); !reflect.DeepEqual(again, record) {
					t.Fatalf("redacted again for %s: %v, not %v", who, again, record)
				}
			}
		}
		s := m.Position().(Position).State
		if err := m.Play(s.Text(s.Choice(rng.below(s.Choices())))); err != nil {
			t.Fatal(err)
		}
	}
	if got := m.RecordFor(rules.First); !reflect.DeepEqual(got, m.Record()) {
		t.Error("something is hidden after the end")
	}
}

// Who does not remember sees what attacks have shown of a side as if they had not, but for one pawn; at the end all the
// same.
func TestForget(t *testing.T) {
	v := scene(t, 0, 3, "wc4=3!", "gd4=5!", "ge5=2!", "gk10=1").View(rules.First).(View)
	for but, want := range map[string]Position{
		"":   scene(t, 0, 3, "wc4=3!", "gd4=?", "ge5=?", "gk10=?"),
		"e5": scene(t, 0, 3, "wc4=3!", "gd4=?", "ge5=2!", "gk10=?"),
	} {
		cell := -1
		if but != "" {
			cell = place(but)
		}
		got := v.Forget(1, cell).State
		for at := range got.At {
			if got.At[at] != want.State.At[at] {
				t.Errorf("but for %q: on %s stands %v, want %v", but, Name(at), got.At[at], want.State.At[at])
			}
		}
	}
	over := View{scene(t, 0, QuietTurns, "wc4=3", "gd4=5!")}
	if over.Forget(1, -1) != over {
		t.Errorf("%s is forgotten", over)
	}
}
