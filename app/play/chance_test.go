package play_test

import (
	"math/bits"
	"slices"
	"strconv"
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

// inverse returns what times x is 1 in 64 bits; x is odd.
func inverse(x uint64) uint64 {
	y := x
	for range 6 {
		y *= 2 - x*y
	}
	return y
}

// invert returns the high word of the seed from which a PCG with that low word first gives out: so much for a number
// that is drawn from a seed by it.
func invert(out, low uint64) uint64 {
	const (
		mulHigh, mulLow = 2549297995355413924, 4865540595714422341
		incHigh, incLow = 6364136223846793005, 1442695040888963407
		cheap           = 0xda942042e4dd58b5
	)
	high, product := bits.Mul64(low, mulLow)
	sum, carry := bits.Add64(product, incLow, 0)
	x := out * inverse(sum|1)
	x ^= x >> 48
	x *= inverse(cheap)
	x ^= x >> 32
	return (x - high - low*mulHigh - incHigh - carry) * inverse(mulLow)
}

// What others learn of a match does not lead to what chance will draw: not what the machine is told to choose by, nor
// the seed of a round that has ended, nor the match's name.
func TestNothingLeadsToTheSeed(t *testing.T) {
	table := bagTable()
	if again := bagTable().MachineSeed(); again != table.MachineSeed() {
		t.Error("the machine's seed changes by itself")
	}
	round(t, table, "1 1")
	id, err := strconv.ParseUint(table.ID(), 36, 64)
	if err != nil {
		t.Fatal(err)
	}
	told := append(table.Match().Record().Seeds, table.MachineSeed(), id)
	table.NextRound()
	round(t, table, "1 1")
	last := table.Match().Record().Seeds[1]
	const mask = 1<<rules.SeedBits - 1
	for i, number := range told {
		if number == table.Seed() || number&mask == last {
			t.Errorf("number %d is told", i)
		}
		for low := range uint64(16) {
			if invert(number, low) == table.Seed() {
				t.Errorf("number %d leads to the seed, drawn with %d", i, low)
			}
		}
		if slices.Index(told, number) != i {
			t.Errorf("number %d is told twice", i)
		}
	}
}

// replayed returns the match of a record, as it comes back from the past or in a link.
func replayed(t *testing.T, table *play.Table, record rules.Record) *rules.Match {
	t.Helper()
	match, err := rules.Registry{table.Game.Spec}.Replay(record)
	if err != nil {
		t.Fatal(err)
	}
	return match
}

// Where both rounds draw the same they do so however the match has come to the table between them.
func TestSameDrawAfterOpening(t *testing.T) {
	for seed := range uint64(10) {
		for name, bring := range map[string]func(*play.Table, rules.Record){
			"restored": func(table *play.Table, _ rules.Record) { *table = *again(t, table) },
			"reopened": func(table *play.Table, r rules.Record) {
				table.Restart()
				table.Reopen("x", 99, replayed(t, table, r), [2]play.Seat{}, 0)
			},
			"opened": func(table *play.Table, r rules.Record) {
				table.Open(replayed(t, table, r), [2]play.Seat{}, 0)
			},
			"opened and restored": func(table *play.Table, r rules.Record) {
				table.Open(replayed(t, table, r), [2]play.Seat{}, 0)
				*table = *again(t, table)
			},
			"opened without its seed": func(table *play.Table, r rules.Record) {
				r.Seeds = nil
				table.Open(replayed(t, table, r), [2]play.Seat{}, 0)
			},
		} {
			table := play.New(bagGame(), 0, seed)
			configure(table, func(s *play.Settings) { s.Options, s.Opening = []string{"same"}, play.AlwaysFirst })
			table.Restart()
			round(t, table, "1 2")
			bring(table, table.Match().Record())
			table.NextRound()
			round(t, table, "3 1")
			if first, second := draws(table, 0), draws(table, 1); first != second {
				t.Errorf("%s: the rounds drew %s and %s", name, first, second)
			}
			if got := len(table.Match().Record().Seeds); name != "opened without its seed" && got != 2 {
				t.Errorf("%s: %d seeds in the record", name, got)
			}
		}
	}
}

// A match of the past that was left in the middle draws on as it would have.
func TestReopenedMatchDrawsOn(t *testing.T) {
	table := bagTable()
	move(t, table, "1 1")
	goOn(table)
	id, seed, record := table.ID(), table.Seed(), table.Match().Record()
	round(t, table, "")
	want, next := played(table), ""
	for range 2 {
		table.Restart()
		if table.ID() == next || table.ID() == id {
			t.Error("two matches have the same name")
		}
		next = table.ID()
		table.Reopen(id, seed, replayed(t, table, record), [2]play.Seat{}, 0)
		round(t, table, "")
		wantPlayed(t, table, want)
		if len(table.Match().Record().Seeds) != 1 || table.ID() != id {
			t.Errorf("the record is %+v", table.Match().Record())
		}
	}
}

// The seeds of a match that came from elsewhere stay in its record, whatever is undone, left or restored.
func TestSeedsOfAnOpenedMatchAreKept(t *testing.T) {
	table := bagTable()
	round(t, table, "2 3")
	table.NextRound()
	round(t, table, "2 3")
	record := table.Match().Record()
	other := play.New(bagGame(), 0, 77)
	other.Open(replayed(t, table, record), [2]play.Seat{}, 0)
	other = again(t, other)
	if got := other.Match().Record().Seeds; !slices.Equal(got, record.Seeds) {
		t.Errorf("restored with the seeds %v, want %v", got, record.Seeds)
	}
	end := other.Match().Ply()
	other.Undo()
	other = again(t, other)
	other.Redo()
	if got := other.Match().Record().Seeds; other.Match().Ply() != end || !slices.Equal(got, record.Seeds) {
		t.Errorf("after undo, the seeds are %v, want %v", got, record.Seeds)
	}
	other.GoTo(end - 1)
	touch(t, other, "--") // the record's last move is +
	other.Switch(0)
	if got := other.Match().Record().Seeds; !slices.Equal(got, record.Seeds) {
		t.Errorf("back on the line, the seeds are %v, want %v", got, record.Seeds)
	}
}
