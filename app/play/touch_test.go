package play_test

import (
	"slices"
	"strconv"
	"testing"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/conform/bag"
	"tablier/rules/morris"
)

func TestTouchesSpellMoves(t *testing.T) {
	table := twoPlayers()
	touch(t, table, "a1 b2 b1 c1 a2 b3 a2 c2")
	wantPlayed(t, table, "a1 b2 b1 c1 a2 b3") // a2 is not linked to c2
	if fault := table.Fault(); fault == nil || fault.Fault != morris.NotLinked ||
		!slices.Equal(fault.Cells, []string{"a2", "c2"}) {
		t.Errorf("fault %v, want not linked a2 c2", fault)
	}
}

func TestTouchExplainsWhyNothingHappens(t *testing.T) {
	const placed = "a1 b2 b1 c1 a2 b3"
	for _, c := range []struct {
		start, touches string
		fault          rules.Fault
	}{
		{"", "a1 a1", morris.Occupied},
		{placed, "c3", morris.NoPawn},
		{placed, "b2", morris.NotYours},
		{placed, "a1", "stuck"},
		{placed, "a2 b2", morris.Occupied},
		{placed, "a2 a1", "stuck"}, // one's own, to be chosen instead
	} {
		table := twoPlayers()
		touch(t, table, c.start)
		touch(t, table, c.touches)
		if fault := table.Fault(); fault == nil || fault.Fault != c.fault {
			t.Errorf("after %q, touching %q: fault %v, want %s", c.start, c.touches, fault, c.fault)
		}
	}
}

func TestChoosingAgainAndLettingGo(t *testing.T) {
	table := twoPlayers()
	touch(t, table, "a1 b2 c3 c1 a2 b3")
	for _, c := range []struct{ touch, selected, targets string }{
		{"a2", "a2", "a3"},
		{"c3", "c3", "c2"}, // another pawn of one's own instead
		{"c3", "", "a1 a2 c3"},
	} {
		touch(t, table, c.touch)
		if got := pointNames(table, table.Selected()); got != c.selected {
			t.Errorf("after touching %s: chosen %q, want %q", c.touch, got, c.selected)
		}
		if got := pointNames(table, table.Targets()); got != c.targets {
			t.Errorf("after touching %s: targets %q, want %q", c.touch, got, c.targets)
		}
	}
	touch(t, table, "a2")
	table.Cancel()
	if len(table.Selected()) > 0 || table.Fault() != nil {
		t.Error("something is still chosen after letting go")
	}
}

// A ball is dropped where it may go, or stays chosen and the reason is given; a drop never chooses another.
func TestDrop(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1 a2 b3")
	table.Drop(point(t, table, "a3"))
	touch(t, table, "a2")
	table.Drop(point(t, table, "c3")) // another of one's own
	if fault := table.Fault(); fault == nil || fault.Fault != morris.Occupied ||
		pointNames(table, table.Selected()) != "a2" {
		t.Errorf("after a drop on another ball: fault %v, chosen %q", fault, pointNames(table, table.Selected()))
	}
	table.Drop(point(t, table, "a3"))
	wantPlayed(t, table, "a1 b2 c3 c1 a2 b3 a2-a3")
}

// A move can be written in the game's notation, with whatever dash a keyboard or a copied list has.
func TestWrite(t *testing.T) {
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1 a2 b3")
	changes := map[bool]board.Change{true: board.Played, false: board.Nothing}
	for _, c := range []struct {
		text  string
		fault rules.Fault
	}{
		{"zz", rules.BadMove},
		{"a2-c2", morris.NotLinked},
		{"b2-b1", morris.NotYours},
		{" a2 – a3", ""},
		{"b2−a2", ""},
		{"C3-c2", ""},
	} {
		before := played(table)
		if got := table.Write(c.text); got != changes[c.fault == ""] {
			t.Errorf("writing %q: %v, fault %v", c.text, got, table.Fault())
		}
		if fault := table.Fault(); c.fault != "" && (fault == nil || fault.Fault != c.fault || played(table) != before) {
			t.Errorf("writing %q: fault %v, want %s; the game is %q", c.text, fault, c.fault, played(table))
		}
	}
	wantPlayed(t, table, "a1 b2 c3 c1 a2 b3 a2-a3 b2-a2 c3-c2")
	if table.Write(" ") != board.Nothing || table.Fault() != nil {
		t.Errorf("nothing written: fault %v", table.Fault())
	}
}

// Nobody moves for the machine, nor once the game is over.
func TestOnlyWhoIsToMoveMoves(t *testing.T) {
	table := againstMachine()
	touch(t, table, "a1 b2")
	if table.Write("b2") != board.Nothing || table.CanTouch() {
		t.Error("a person may move for the machine")
	}
	wantPlayed(t, table, "a1")
	over := twoPlayers()
	move(t, over, win)
	touch(t, over, "c3")
	if over.Write("c3") != board.Nothing || over.CanTouch() || over.Fault() != nil {
		t.Error("a person may move in a game that is over")
	}
	wantPlayed(t, over, win)
}

// What a record told to a player has for a secret is no move of a person's own.
func TestToldMovesCannotBeWritten(t *testing.T) {
	table := bagTable()
	table.Uncover()
	if table.Write("?") != board.Nothing || table.Fault() == nil || table.Fault().Fault != rules.BadMove {
		t.Errorf("an unknown secret was picked; fault %v", table.Fault())
	}
	if table.Write("2") != board.Played {
		t.Errorf("a secret cannot be written: %v", table.Fault())
	}
}

// A tattler refuses moves with a word that gives a secret away.
type tattler struct{ bag.Position }

func (p tattler) Play(m rules.Move) (rules.Position, error) {
	next, err := p.Position.Play(m)
	if err != nil {
		return nil, &rules.Illegal{Move: m, Fault: rules.Fault("secret" + strconv.Itoa(p.Secrets[0]))}
	}
	return tattler{next.(bag.Position)}, nil
}

// Why a word is no move is said by what its writer knows.
func TestRefusalsTellNoSecret(t *testing.T) {
	game := bagGame()
	spec := *game.Spec
	spec.New = func(setup rules.Setup) (rules.Position, error) {
		p, err := game.Spec.New(setup)
		return tattler{p.(bag.Position)}, err
	}
	telling := bagGame()
	telling.Spec = &spec
	table := seated(telling, 0, [2]play.Seat{})
	move(t, table, "3")
	table.Uncover()
	if table.Write("9") != board.Nothing || table.Fault() == nil || table.Fault().Fault != "secret-1" {
		t.Errorf("the fault is %v, want one of a secret that is unknown", table.Fault())
	}
}
