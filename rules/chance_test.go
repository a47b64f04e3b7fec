package rules_test

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/conform/bag"
)

// balls is a position of chance with that many balls left of each number.
func balls(t *testing.T, left string) rules.Position {
	t.Helper()
	return bagMatch(t, rules.Setup{}, "12 "+left, "").Position()
}

// What a seed draws stays as it is: saved records depend on it.
func TestDrawIsStable(t *testing.T) {
	p := balls(t, "222 0 000/000")
	for seed, want := range map[uint64]string{
		0:         "112231131232122313232123",
		1:         "233212322323113131231211",
		42:        "311312232333113121111212",
		1<<53 - 1: "133211222123123331211213",
	} {
		got := ""
		for nth := range 24 {
			got += string(rules.ChanceMove(p, seed, nth)[1:])
		}
		if got != want {
			t.Errorf("seed %d draws %s, want %s", seed, got, want)
		}
	}
}

// Near seeds and near draws are as good as any others: each move comes up by its odds, and each pair of
// successive draws by the product of theirs.
func TestDrawByOdds(t *testing.T) {
	p := balls(t, "210 0 010/002") // odds 2 to 1
	const seeds, draws = 3000, 20
	single, pair := map[rules.Move]int{}, map[[2]rules.Move]int{}
	for seed := range uint64(seeds) {
		before := rules.Move("")
		for nth := range draws {
			move := rules.ChanceMove(p, seed, nth)
			single[move]++
			pair[[2]rules.Move{before, move}]++
			before = move
		}
	}
	near := func(what string, got int, share float64, of int) {
		t.Helper()
		if want := share * float64(of); float64(got) < 0.98*want || float64(got) > 1.02*want {
			t.Errorf("%s: %d times, want about %.0f", what, got, want)
		}
	}
	near("=1", single["=1"], 2./3, seeds*draws)
	near("=1 =1", pair[[2]rules.Move{"=1", "=1"}], 4./9, seeds*(draws-1))
	near("=1 =2", pair[[2]rules.Move{"=1", "=2"}], 2./9, seeds*(draws-1))
	near("=2 =1", pair[[2]rules.Move{"=2", "=1"}], 2./9, seeds*(draws-1))
}

// A fraction falls on the move that has it when the weights are laid end to end: each begins where it should, to the
// last of 2⁶⁴ parts.
func TestMoveAt(t *testing.T) {
	const third = (1<<64 - 1) / 3 // of 2⁶⁴, rounded down
	for _, c := range []struct {
		left string
		x    uint64
		want rules.Move
	}{
		{"210 0 010/002", 0, "=1"}, // odds 2 to 1
		{"210 0 010/002", 2 * third, "=1"},
		{"210 0 010/002", 2*third + 1, "=2"},
		{"210 0 010/002", 1<<64 - 1, "=2"},
		{"120 0 100/002", third, "=1"}, // odds 1 to 2
		{"120 0 100/002", third + 1, "=2"},
		{"202 0 020/000", 1<<63 - 1, "=1"}, // no 2 is left
		{"202 0 020/000", 1 << 63, "=3"},
	} {
		if got := rules.MoveAt(balls(t, c.left), c.x); got != c.want {
			t.Errorf("%d in %s draws %s, want %s", c.x, c.left, got, c.want)
		}
	}
	for x, want := range map[uint64]rules.Move{0: "left", 1<<63 - 1: "left", 1 << 63: "right", 1<<64 - 1: "right"} {
		if got := rules.MoveAt(walk(0), x); got != want {
			t.Errorf("%d without odds draws %s, want %s", x, got, want)
		}
	}
}

// Without odds all moves are alike.
func TestDrawEvenly(t *testing.T) {
	n := map[rules.Move]int{}
	for seed := range uint64(1000) {
		n[rules.ChanceMove(walk(0), seed, 0)]++
	}
	if n["left"] < 450 || n["right"] < 450 {
		t.Errorf("drawn %v", n)
	}
}

// drawn plays a match of "one" with its chance drawn from a seed a round, each revealed at the round's end.
func drawn(t *testing.T, setup rules.Setup, seeds ...uint64) *rules.Match {
	t.Helper()
	m := bagMatch(t, setup, "", "")
	for round, seed := range seeds {
		play(t, m, "1", "3")
		play(t, m, m.ChanceMove(seed), "+")
		if err := m.Reveal(round, seed); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestRecordHasSeedsOfEndedRounds(t *testing.T) {
	m := drawn(t, rules.Setup{Variant: "one"}, 7, 1<<53-1)
	want := []uint64{7, 1<<53 - 1}
	if got := m.Record(); !slices.Equal(got.Seeds, want) {
		t.Fatalf("seeds %v, want %v", got.Seeds, want)
	}
	again, err := rules.Registry{bag.Spec()}.Replay(m.Record())
	if err != nil || !reflect.DeepEqual(again.Record(), m.Record()) {
		t.Errorf("replayed to %+v, error %v", again, err)
	}
	m.Undo()
	if got := m.Record(); !slices.Equal(got.Seeds, want[:1]) ||
		!slices.Equal(m.RecordFor(rules.Second).Seeds, want[:1]) {
		t.Errorf("within the second round, seeds %v", got.Seeds)
	}
	if got := m.Line().Seeds; !slices.Equal(got, want) {
		t.Errorf("the whole line has the seeds %v", got)
	}
	for round, seed := range want {
		if got, known := m.Seed(round); got != seed || !known {
			t.Errorf("round %d has the seed %d, %v", round, got, known)
		}
	}
	m.Redo()
	if got := m.Record(); !slices.Equal(got.Seeds, want) {
		t.Errorf("redone, seeds %v", got.Seeds)
	}
	m.Undo()
	play(t, m, "--")
	if got := m.Record(); !slices.Equal(got.Seeds, want[:1]) {
		t.Errorf("another second round, seeds %v", got.Seeds)
	}
	if _, known := m.Seed(1); known {
		t.Error("the seed of a round that went another way is known")
	}
	for m.Ply() > 2 {
		m.Undo()
	}
	play(t, m, "=1", "+")
	if got := m.Record(); got.Seeds != nil {
		t.Errorf("another first round, seeds %v", got.Seeds)
	}
}

// The second round's seed joins the record once the first one's is known too.
func TestSeedsInAnyOrder(t *testing.T) {
	m := bagMatch(t, rules.Setup{Variant: "one"}, "", "1 1")
	play(t, m, m.ChanceMove(5), "+", "1", "1")
	play(t, m, m.ChanceMove(6), "+")
	if err := m.Reveal(1, 6); err != nil || m.Record().Seeds != nil {
		t.Errorf("seeds %v, error %v", m.Record().Seeds, err)
	}
	if err := m.Reveal(0, 5); err != nil || !slices.Equal(m.Record().Seeds, []uint64{5, 6}) {
		t.Errorf("seeds %v, error %v", m.Record().Seeds, err)
	}
}

func TestRevealRefuses(t *testing.T) {
	one := rules.Setup{Variant: "one"}
	same := rules.Setup{Variant: "one", Options: []string{"same"}}
	wrong := uint64(0)
	for drawn(t, one, 7).Landed(3).(bag.Position).Ball ==
		int(rules.ChanceMove(balls(t, "222 0 000/000"), wrong, 0)[1]-'0') {
		wrong++
	}
	for name, c := range map[string]struct {
		match *rules.Match
		round int
		seed  uint64
		want  error
	}{
		"wrong": {drawn(t, one, 7), 0, wrong,
			&rules.PlyError{Ply: 3, Err: &rules.Illegal{Move: drawn(t, one, 7).Moves()[2], Fault: rules.BadDraw}}},
		"running":         {drawn(t, one, 7), 1, 7, &rules.SeedError{Round: 1, Seed: 7, Need: "a round that has ended"}},
		"no such round":   {drawn(t, one, 7, 8), 2, 7, &rules.SeedError{Round: 2, Seed: 7, Need: "a round that has ended"}},
		"below the first": {drawn(t, one, 7), -1, 7, &rules.SeedError{Round: -1, Seed: 7, Need: "a round that has ended"}},
		"too long":        {drawn(t, one, 7), 0, 1 << 53, &rules.SeedError{Round: 0, Seed: 1 << 53, Need: "less than 2⁵³"}},
		"another draw": {drawn(t, same, 7, 7), 1, 8,
			&rules.SeedError{Round: 1, Seed: 8, Need: "the seed of the other rounds"}},
	} {
		t.Run(name, func(t *testing.T) {
			before := c.match.Record()
			if err := c.match.Reveal(c.round, c.seed); !reflect.DeepEqual(err, c.want) {
				t.Errorf("error %v, want %v", err, c.want)
			}
			if !reflect.DeepEqual(c.match.Record(), before) {
				t.Errorf("refused, and yet the record is %+v", c.match.Record())
			}
		})
	}
}

func TestReplayRefusesSeeds(t *testing.T) {
	record := drawn(t, rules.Setup{Variant: "one"}, 7).Record()
	record.Seeds = append(record.Seeds, 7)
	_, err := rules.Registry{bag.Spec()}.Replay(record)
	if _, ok := errors.AsType[*rules.SeedError](err); !ok {
		t.Errorf("a seed too many: error %v", err)
	}
	record.Seeds = record.Seeds[:1]
	other := (int(record.Moves[2][1]-'0') % 3) + 1
	record.Moves[2] = rules.Move(fmt.Sprintf("=%d", other))
	_, err = rules.Registry{bag.Spec()}.Replay(record)
	refused(t, err, rules.BadDraw)
}
