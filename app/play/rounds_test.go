package play_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

func TestBetweenRounds(t *testing.T) {
	table := bagTable()
	round(t, table, "2 3")
	if !table.Between() || table.Turn() != -1 || table.Chance() || table.CanTouch() {
		t.Fatalf("after a round: between %v, seat %d to move", table.Between(), table.Turn())
	}
	if err := table.Play("1"); err == nil {
		t.Error("a move was played between two rounds")
	}
	if got, want := table.View().String(), table.Match().Landed(table.Shown()).String(); got != want {
		t.Errorf("between two rounds the board shows %s, want the end %s", got, want)
	}
	if table.Owner(rules.First) != 0 || table.Role(0) != rules.First {
		t.Error("the roles are swapped before the next round has begun")
	}

	table.NextRound()
	if table.Between() || table.Turn() != 1 || table.Match().ToMove() != rules.Second {
		t.Fatalf("in the second round: between %v, seat %d to move", table.Between(), table.Turn())
	}
	if got, want := table.View().String(), table.Match().Position().String(); got != want {
		t.Errorf("the second round begins with %s, want %s", got, want)
	}
	if table.Owner(rules.First) != 1 || table.Role(1) != rules.First || table.Role(0) != rules.Second ||
		table.Owner(rules.Nobody) != -1 {
		t.Error("the roles are not swapped in the second round")
	}
}

// Colours go with the role in a game, unless it says that they belong to the person.
func TestColoursInTheSecondRound(t *testing.T) {
	for _, seatColours := range []bool{false, true} {
		game := bagGame()
		game.SeatColours = seatColours
		table := seated(game, 0, [2]play.Seat{})
		round(t, table, "1 1")
		if table.Colour(rules.First) != 0 {
			t.Error("the end of the first round has the colours of the second")
		}
		table.NextRound()
		if want := map[bool]int{false: 0, true: 1}[seatColours]; table.Colour(rules.First) != want ||
			table.Colour(rules.Second) != 1-want {
			t.Errorf("colours belong to seats %v: First has that of %d, want %d", seatColours, table.Colour(rules.First), want)
		}
		if table.Colour(rules.Nobody) != -1 {
			t.Error("what nobody owns has somebody's colour")
		}
	}
}

// Looking at the end of a round shows that end, in the roles it was played in; nobody moves from there.
func TestLookingAtTheEndOfARound(t *testing.T) {
	table := bagTable("told")
	round(t, table, "2 3")
	end := table.Match().Ply()
	table.NextRound()
	table.Uncover()
	move(t, table, "1")
	for ply := range end + 2 {
		table.GoTo(ply)
		want := table.Match().Landed(ply).String()
		if got := table.View().String(); got != want {
			t.Errorf("at ply %d the board shows %s, want %s", ply, got, want)
		}
		wantOwner := 0
		if ply > end {
			wantOwner = 1
		}
		if got := table.Owner(rules.First); got != wantOwner {
			t.Errorf("at ply %d seat %d is First, want %d", ply, got, wantOwner)
		}
	}
	table.GoTo(end)
	if table.CanTouch() {
		t.Error("a person may move from the end of a round")
	}
}

func TestUndoAcrossRounds(t *testing.T) {
	table := bagOfMachines()
	round(t, table, "2 3")
	end := table.Match().Ply()
	table.NextRound()
	table.Undo()
	if table.Match().Round() != 0 || table.Between() || table.Match().Ply() != end-1 {
		t.Fatalf("undo leads to ply %d of round %d", table.Match().Ply(), table.Match().Round())
	}
	move(t, table, "--") // another way to end the round
	if !table.Between() || len(table.Lines()) != 1 {
		t.Errorf("between %v, lines %v", table.Between(), table.Lines())
	}
	table.Undo()
	if table.Between() || table.Match().Ply() != end-1 {
		t.Errorf("undo between two rounds leads to ply %d", table.Match().Ply())
	}
}

// The whole match is told by its seed; another seed draws otherwise.
func TestDrawsComeFromTheSeed(t *testing.T) {
	game := func(seed uint64) *play.Table {
		table := play.New(bagGame(), 0, seed)
		round(t, table, "1 1")
		table.NextRound()
		round(t, table, "1 1")
		return table
	}
	if a, b := played(game(5)), played(game(5)); a != b {
		t.Errorf("the same seed played %s, then %s", a, b)
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		seen[draws(game(seed), 0)] = true
	}
	if len(seen) < 10 {
		t.Errorf("20 seeds drew %d different rounds", len(seen))
	}
}

// draws returns what chance drew in a round.
func draws(table *play.Table, round int) string {
	m := table.Match()
	var list []string
	for ply, word := range m.Moves() {
		if m.RoundAt(ply) == round && m.MoverAt(ply) == rules.Chance {
			list = append(list, string(word))
		}
	}
	return strings.Join(list, " ")
}

func TestSameDraw(t *testing.T) {
	differs := false
	for seed := range uint64(10) {
		for _, same := range []bool{true, false} {
			table := play.New(bagGame(), 0, seed)
			if same {
				configure(table, func(s *play.Settings) { s.Options = []string{"same"} })
			}
			round(t, table, "1 2")
			table.NextRound()
			round(t, table, "3 1")
			first, second := draws(table, 0), draws(table, 1)
			if same && first != second {
				t.Errorf("the rounds drew %s and %s", first, second)
			}
			differs = differs || first != second
		}
	}
	if !differs {
		t.Error("without the option every second round drew as the first")
	}
}

// A drawing that is taken back and drawn again is the same one.
func TestDrawingAgainDrawsTheSame(t *testing.T) {
	table := bagOfMachines()
	move(t, table, "1 1")
	goOn(table)
	before := played(table)
	table.Undo()
	wantPlayed(t, table, "1")
	move(t, table, "1")
	goOn(table)
	wantPlayed(t, table, before)
}

// The record gets the seed of a round when that has ended, no sooner, and no game without chance gets one.
func TestSeedsInTheRecord(t *testing.T) {
	table := bagTable()
	for want := range 3 {
		if got := len(table.Match().Record().Seeds); got != want {
			t.Errorf("%d seeds after %d rounds", got, want)
		}
		if want < 2 {
			round(t, table, "2 2")
			table.NextRound()
		}
	}
	seeds := table.Match().Record().Seeds
	if seeds[0] == seeds[1] || seeds[0]>>53 > 0 || seeds[1]>>53 > 0 {
		t.Errorf("seeds %v, want different ones below 2⁵³", seeds)
	}
	replayed, err := rules.Registry{table.Game.Spec}.Replay(table.Match().Record())
	if err != nil || !slices.Equal(replayed.Record().Seeds, seeds) {
		t.Errorf("the record does not replay with its seeds: %v", err)
	}
	tapatan := twoPlayers()
	move(t, tapatan, win)
	if seeds := tapatan.Match().Record().Seeds; seeds != nil {
		t.Errorf("a game without chance has the seeds %v", seeds)
	}
}

// Chance may have drawn from another seed in a match that came from elsewhere.
func TestOpenedMatchWithOtherDraws(t *testing.T) {
	table := bagTable()
	move(t, table, "1 1")
	goOn(table)
	record := table.Match().Record()
	match, err := rules.Registry{table.Game.Spec}.Replay(record)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		here := play.New(bagGame(), 0, 100+seed)
		here.Open(match, [2]play.Seat{}, 0)
		for goOn(here); !here.Between(); goOn(here) {
			move(t, here, "+")
		}
		if _, err := (rules.Registry{table.Game.Spec}).Replay(here.Match().Record()); err != nil {
			t.Errorf("the record does not replay: %v", err)
		}
		match, _ = rules.Registry{table.Game.Spec}.Replay(record)
	}
}

// Playing again what ended a round shows that end again, whoever opens the next, and so does taking back what was given
// up there.
func TestRedoToTheEndOfARound(t *testing.T) {
	for _, seats := range [][2]play.Seat{{{Level: 1}, {Level: 1}}, {1: {Level: 1}}} {
		table := seated(bagGame(), 2, seats)
		round(t, table, "2 3")
		end := table.Match().Ply()
		table.NextRound()
		move(t, table, "1")
		for table.Match().Ply() >= end {
			table.Undo()
		}
		for table.Match().Ply() < end {
			table.Redo()
		}
		if wantLook(t, table, end, end); !table.Between() || table.AtRoundStart() {
			t.Error("redo goes past the end of the round")
		}
		table.Redo()
		if wantLook(t, table, end+1, end+1); table.Between() {
			t.Error("redo from the end of the round does not begin the next")
		}

		table = seated(bagGame(), 2, seats)
		round(t, table, "2 3")
		end = table.Match().Ply()
		table.Resign(0)
		if table.Undo(); !table.Between() || table.Match().Ply() != end {
			t.Errorf("after a resignation between rounds: between %v, ply %d of %d", table.Between(), table.Match().Ply(), end)
		}
	}
}

// A line that was left at the end of a round is gone back to there.
func TestSwitchToTheEndOfARound(t *testing.T) {
	table := bagOfMachines("told")
	round(t, table, "2 3")
	end := table.Match().Ply()
	table.Undo()
	move(t, table, "--")
	table.NextRound()
	table.Switch(0)
	if wantLook(t, table, end, end); !table.Between() {
		t.Error("the end of the round is passed over")
	}
}
