package play_test

import (
	"slices"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/app/play"
	"tablier/rules"
)

// invited makes the match on a table one by links, and says whether that can be.
func invited(table *play.Table) bool { return table.Invite(link.ID{1}, seal.Secret{2}) }

func TestInvite(t *testing.T) {
	for _, c := range []struct {
		name, moves string
		here        int
	}{{"before the first move", "", 0}, {"after one's own move", "b2", 0}, {"after two", "b2 a1", 1}} {
		table := twoPlayers()
		move(t, table, c.moves)
		if !invited(table) || !table.Corresponding() {
			t.Fatalf("%s: a match by links is refused", c.name)
		}
		seats := table.Seats()
		if seats[c.here].Away || !seats[1-c.here].Away {
			t.Errorf("%s: seats %+v, want %d here", c.name, seats, c.here)
		}
		if turn := c.moves == "" || c.moves == "b2 a1" && c.here == 0; table.PersonTurn() != turn ||
			table.CanTouch() != turn {
			t.Errorf("%s: the person may move: %v, want %v", c.name, table.PersonTurn(), turn)
		}
		if invited(table) {
			t.Errorf("%s: invited twice", c.name)
		}
		if got := table.Settings().Seats; got != [2]play.Seat{} {
			t.Errorf("%s: the settings changed to %+v", c.name, got)
		}
		table.Restart()
		if table.Corresponding() {
			t.Errorf("%s: the next match goes by links too", c.name)
		}
	}
}

func TestInviteIsRefused(t *testing.T) {
	over := twoPlayers()
	move(t, over, win)
	if invited(over) {
		t.Error("a match that is over goes by links")
	}
	if invited(bagTable()) {
		t.Error("a game with secrets and no sealer goes by links")
	}
}

// Against the machine, the person goes on against somebody elsewhere.
func TestLinksInsteadOfTheMachine(t *testing.T) {
	table := againstMachine()
	move(t, table, "b2 a1")
	table.GoTo(1)
	if !invited(table) {
		t.Fatal("a match by links is refused")
	}
	if table.MachineTurn() > 0 || table.AgainstMachine() || table.Seats()[0].Level > 0 {
		t.Errorf("seats %+v", table.Seats())
	}
	wantLook(t, table, 2, 2)
}

// In a match by links nothing that has been sent is taken back or gone past.
func TestLinksCannotBeTakenBack(t *testing.T) {
	table := twoPlayers()
	invited(table)
	touch(t, table, "b2")
	if table.CanUndo() {
		t.Error("a move that was sent can be taken back")
	}
	table.Undo()
	wantPlayed(t, table, "b2")
	if table.Redo(); table.CanRedo() {
		t.Error("what was undone can be played again")
	}
	table.GoTo(0)
	touch(t, table, "a1")
	wantPlayed(t, table, "b2")
	wantLook(t, table, 0, 1)
}

// What was undone before the invitation is not played again for the other player.
func TestInviteAfterUndo(t *testing.T) {
	table := twoPlayers()
	move(t, table, "b2 a1")
	table.Undo()
	if !invited(table) {
		t.Fatal("a match by links is refused")
	}
	if table.Redo(); table.CanRedo() {
		t.Error("redo is offered for the player elsewhere")
	}
	wantPlayed(t, table, "b2")
}

// Once chance has drawn from a seed of this screen's, nobody else could check it.
func TestNoLinksAfterADraw(t *testing.T) {
	game := bagGame()
	spec := *game.Spec
	spec.Secret, spec.SameDraw = false, ""
	game.Spec = &spec
	table := seated(game, 0, [2]play.Seat{})
	if move(t, table, "1"); !table.CanCorrespond() {
		t.Error("a match in which chance has not drawn does not go by links")
	}
	if move(t, table, "1 =1"); table.CanCorrespond() {
		t.Error("a match in which chance has drawn goes by links")
	}
}

// A game between two people elsewhere can only be looked at; chance does not act in it either.
func TestWatched(t *testing.T) {
	table := bagTable()
	move(t, table, "1 1")
	match := table.Match()
	table.Open(match, [2]play.Seat{{Away: true}, {Away: true}}, 0)
	if !table.Watched() || table.Corresponding() || table.CanTouch() || table.Chance() || table.CanUndo() {
		t.Error("a game between people elsewhere goes on here")
	}
	table.Draw()
	wantPlayed(t, table, "1 1")
}

// A match by links survives a save, and so do the settings for the next game.
func TestLinksAreKept(t *testing.T) {
	table := againstMachine()
	invited(table)
	touch(t, table, "b2")
	restored, err := play.Restore(tapatan(), 6, table.Save())
	if err != nil {
		t.Fatal(err)
	}
	if !restored.Corresponding() || restored.PersonTurn() || !slices.Equal(restored.Match().Moves(), []rules.Move{"b2"}) {
		t.Errorf("restored with the seats %+v", restored.Seats())
	}
	restored.Restart()
	if !restored.AgainstMachine() {
		t.Errorf("the next game has the seats %+v", restored.Seats())
	}
}
