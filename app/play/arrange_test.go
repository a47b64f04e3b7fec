package play_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/boards/stratege"
	"tablier/app/play"
	"tablier/rules"
	rulesstratege "tablier/rules/stratege"
)

// strategeTable returns a table of a game with a secret set-up at which seat 0 opens.
func strategeTable(t *testing.T, seats [2]play.Seat) *play.Table {
	t.Helper()
	table := play.New(stratege.Game(rules.Registry{rulesstratege.Spec()}), 6, 1)
	table.Sit(seats)
	configure(table, func(s *play.Settings) { s.Opening = play.AlwaysFirst })
	table.Restart()
	return table
}

var (
	alone    = [2]play.Seat{1: {Level: 1}}
	together = [2]play.Seat{}
)

// arranged writes what the draft has on the homes in order, and what is left of each kind.
func arranged(table *play.Table) string {
	var b strings.Builder
	for _, kind := range table.Arrangement() {
		b.WriteByte(".123456"[kind+1])
	}
	b.WriteByte(' ')
	for _, kind := range table.Stock() {
		b.WriteByte("0123"[kind.Count])
	}
	return b.String()
}

func wantArranged(t *testing.T, table *play.Table, when, want string) {
	t.Helper()
	if got := arranged(table); got != want {
		t.Errorf("%s: %s, want %s", when, got, want)
	}
}

func home(table *play.Table, i int) int { return table.Homes()[i] }

const nothing = ".................. 333333"

func TestDraftIsChanged(t *testing.T) {
	table := strategeTable(t, alone)
	wantArranged(t, table, "at first", nothing)
	table.Hold(4)
	if table.Held() != 4 || len(table.Targets()) != 18 {
		t.Errorf("held %d, targets %v", table.Held(), table.Targets())
	}
	table.Touch(home(table, 1))
	wantArranged(t, table, "from the stock", ".5................ 333323")
	table.Touch(home(table, 1))
	if got := table.Selected(); !slices.Equal(got, []int{home(table, 1)}) || len(table.Targets()) != 17 {
		t.Errorf("chosen %v, targets %v", got, table.Targets())
	}
	table.Touch(home(table, 1))
	if len(table.Selected()) > 0 {
		t.Error("what is touched again is not let go of")
	}
	table.Place(home(table, 17), 0)
	table.Touch(home(table, 1))
	table.Drop(home(table, 17))
	wantArranged(t, table, "swapped", ".1...............5 233323")
	table.Touch(home(table, 1))
	table.Touch(home(table, 0))
	wantArranged(t, table, "moved", "1................5 233323")
	table.Mirror()
	wantArranged(t, table, "mirrored", ".....1......5..... 233323")
	table.Place(home(table, 5), 4)
	wantArranged(t, table, "in the place of another", ".....5......5..... 333313")
	table.Place(home(table, 6), 4)
	if table.Place(home(table, 7), 4) {
		t.Error("a fourth of a kind is placed")
	}
	wantArranged(t, table, "one too many", ".....55.....5..... 333303")
	table.Touch(home(table, 6))
	table.Hold(0)
	wantArranged(t, table, "given back", ".....5......5..... 333313")
	table.TakeOff(home(table, 5))
	wantArranged(t, table, "taken off", "............5..... 333323")
	for range 3 {
		table.Undo()
	}
	wantArranged(t, table, "three changes undone", ".....5......5..... 333313")
	table.Redo()
	wantArranged(t, table, "one done again", ".....55.....5..... 333303")
	for table.CanUndo() {
		table.Undo()
	}
	wantArranged(t, table, "all undone", nothing)
	if table.Match().Ply() != 0 {
		t.Error("a draft has played moves")
	}
}

// What is chosen cannot stand on other points, and that is said with the rule; nothing changes.
func TestDraftElsewhere(t *testing.T) {
	table := strategeTable(t, alone)
	for name, fault := range map[string]rules.Fault{"b1": rulesstratege.NotBlack, "a7": rulesstratege.NotYourRows} {
		table.Hold(0)
		touch(t, table, name)
		if table.Fault() == nil || table.Fault().Fault != fault || table.Held() != 0 {
			t.Errorf("%s: fault %v, held %d", name, table.Fault(), table.Held())
		}
		table.Cancel()
		touch(t, table, name)
		if table.Fault() != nil {
			t.Errorf("%s touched with nothing: %v", name, table.Fault())
		}
	}
	wantArranged(t, table, "afterwards", nothing)
}

func TestDraftByChance(t *testing.T) {
	table := strategeTable(t, alone)
	table.Place(home(table, 3), 5)
	table.Fill()
	first := arranged(table)
	if first[3] != '6' || strings.Contains(first, ".") || table.Missing() != 0 {
		t.Errorf("filled as %s", first)
	}
	seen := map[string]bool{first: true}
	for range 5 {
		table.Shuffle()
		if got := arranged(table); seen[got] || strings.Contains(got, ".") || !strings.HasSuffix(got, " 000000") {
			t.Errorf("shuffled as %s after %v", got, seen)
		}
		seen[arranged(table)] = true
	}
	table = again(t, table)
	table.Shuffle()
	if got := arranged(table); seen[got] {
		t.Errorf("after a reload shuffled as %s once more", got)
	}
	other := strategeTable(t, alone)
	other.Shuffle()
	if seen[arranged(other)] {
		t.Logf("another table with the same seed draws the same, as it may: %s", arranged(other))
	}
	table.Clear()
	wantArranged(t, table, "cleared", nothing)
}

func TestArrangementsFit(t *testing.T) {
	table := strategeTable(t, alone)
	whole := []int{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5}
	for _, c := range []struct {
		kinds []int
		fits  bool
	}{
		{whole, true},
		{whole[1:], false},
		{append(slices.Clone(whole), 0), false},
		{append([]int{1}, whole[1:]...), false},
		{append([]int{6}, whole[1:]...), false},
		{append([]int{-2}, whole[1:]...), false},
		{nil, false},
	} {
		if got := table.Arrange(c.kinds); got != c.fits || table.Fits(c.kinds) != c.fits || play.ArrangementFits(table.Game, c.kinds) != c.fits {
			t.Errorf("%v: arranged %v", c.kinds, got)
		}
	}
	wantArranged(t, table, "as the one that fits", "123456123456123456 000000")
	if play.ArrangementFits(tapatan(), whole) {
		t.Error("an arrangement fits a game without any")
	}
}

// A whole set-up and one placement are understood in words, and nothing else is.
func TestDraftInWords(t *testing.T) {
	table := strategeTable(t, alone)
	for _, word := range []string{"b1=3", "a7=3", "a1=7", "a1=?", "#123", "#111111222222333333", "#??????????????????", "a3-a4", "--"} {
		if table.Write(word) || table.Fault() == nil {
			t.Errorf("%s: fault %v", word, table.Fault())
		}
	}
	wantArranged(t, table, "after what is none", nothing)
	if !table.Write("A1=3") || !table.Write("k3 = 6") {
		t.Error("a placement is not understood")
	}
	wantArranged(t, table, "one by one", "3................6 332332")
	if !table.Write("#123456123456123456") {
		t.Error("a whole set-up is not understood")
	}
	wantArranged(t, table, "at once", "123456123456123456 000000")
	if table.Write("a1=6") || table.Fault().Fault != rulesstratege.Spent || len(table.Fault().Cells) != 4 {
		t.Errorf("a fourth 6: %v", table.Fault())
	}
	if table.Match().Ply() != 0 {
		t.Error("what is written is played at once")
	}
}
