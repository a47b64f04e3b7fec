package play_test

import (
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

// What changes a table says what has happened to it.
func TestChangesAreSaid(t *testing.T) {
	table := twoPlayers()
	said := func(when string, got, want board.Change) {
		t.Helper()
		if got != want {
			t.Errorf("%s: change %d, want %d", when, got, want)
		}
	}
	at := func(name string) int { return point(t, table, name) }
	said("nothing to take back", table.Undo(), board.Nothing)
	said("nothing to do again", table.Redo(), board.Nothing)
	said("no line", table.Switch(0), board.Nothing)
	said("no chance", table.Draw(), board.Nothing)
	said("a placement", table.Touch(at("a1")), board.Played)
	said("an occupied point", table.Touch(at("a1")), board.Nothing)
	move(t, table, "b2 c3 c1 a2 b3")
	said("a drop of nothing", table.Drop(at("a3")), board.Nothing)
	said("a ball", table.Touch(at("a2")), board.Touched)
	said("a drop where it cannot go", table.Drop(at("c2")), board.Nothing)
	said("the ball again", table.Touch(at("a2")), board.Touched)
	table.Touch(at("a2"))
	said("a drop", table.Drop(at("a3")), board.Played)
	said("taken back", table.Undo(), board.TakenBack)
	said("done again", table.Redo(), board.Redone)
	table.Undo()
	said("another move", table.Write("c3-c2"), board.Played)
	said("the line before", table.Switch(0), board.Replaced)
	said("given up", table.Resign(0), board.Resigned)
	said("another match", table.Restart(), board.Replaced)
	covered := bagTable()
	said("on a covered screen", covered.Touch(0), board.Nothing)
}

// A round is played by whoever acts in it, and each says so.
func TestChangesOfRounds(t *testing.T) {
	table := bagTable()
	round(t, table, "1 2")
	if got := table.NextRound(); got != board.Replaced {
		t.Errorf("the next round: change %d", got)
	}
	move(t, table, "1 2")
	if got := table.Draw(); got != board.Played {
		t.Errorf("a draw: change %d", got)
	}
}

// Only changes of the match are more than something touched or tried.
func TestWhichChangesMove(t *testing.T) {
	for change := board.Nothing; change <= board.Replaced; change++ {
		if want := change != board.Nothing && change != board.Touched && change != board.Tried; change.Moves() != want {
			t.Errorf("change %d moves: %v", change, change.Moves())
		}
	}
}

// A scene marks what has been chosen, where it may go and whom it may attack, the last move and the result.
func TestScene(t *testing.T) {
	voice := board.Voice{
		Words: tapatan().Words("fr"), Name: func(seat int) string { return [...]string{"Ada", "Bob"}[seat] },
	}
	rings := func(table *play.Table, class string) string {
		s := table.BareScene(voice) // what the games make of it is theirs
		return pointNames(table, s.Ring(class).Points)
	}
	table := twoPlayers()
	move(t, table, "a1 b2 c3 c1 a2 b3")
	table.Touch(point(t, table, "a2"))
	s := table.Scene(voice)
	if s.Pressed != point(t, table, "a2") || rings(table, board.ChosenRings) != "a2" ||
		rings(table, board.TargetRings) != "a3" ||
		rings(table, board.AttackRings) != "" || pointNames(table, s.Last) != "b3" || len(s.Lit) > 0 || len(s.Pieces) != 6 {
		t.Errorf("with a ball chosen: %+v", s)
	}
	over := twoPlayers()
	move(t, over, win)
	if s := over.Scene(voice); pointNames(over, s.Lit) != "a1 b1 c1" || !s.Joined || s.Pressed != -1 {
		t.Errorf("at the end: %+v", s)
	}
	enemy := attacked(t, together)
	playAll(t, enemy, "k8-k7")
	enemy.Uncover()
	enemy.Touch(point(t, enemy, "a6"))
	if got := rings(enemy, board.TargetRings); got != "b6 a7" && got != "a7 b6" {
		t.Errorf("the pawn on a6 may go to %q", got)
	}
	playAll(t, enemy, "a6-b6", "a9-a8", "b6-a6", "a8-a7")
	enemy.Uncover()
	enemy.Touch(point(t, enemy, "a6"))
	shown := enemy.Scene(voice) // with the game's own marks
	steps, drawn := pointNames(enemy, shown.Ring(board.TargetRings).Points), shown.Top
	if strings.Count(drawn, `class="aim"`) != 1 || strings.Contains(steps, "a7") {
		t.Errorf("the pawn on a6 may go to %q; over the pieces stands %s", steps, drawn)
	}
	if last := enemy.Scene(voice).Last; pointNames(enemy, last) != "a8 a7" {
		t.Errorf("the last move went over %s", pointNames(enemy, last))
	}
}

// The moves of a set-up phase are found, and who is in the middle of theirs.
func TestSetUpPhase(t *testing.T) {
	table := strategeTable(t, together)
	if !table.SettingUp() || !table.SetUpAt(0) || table.SetUpMove(0) || table.SetUp() != 0 {
		t.Error("the match does not begin with a set-up")
	}
	for range 2 {
		playAll(t, table, table.Match().Position().(rules.Expander).Expand("#111222333444555666")...)
	}
	playAll(t, table, "a3-a4")
	if table.SettingUp() || table.SetUp() != 36 || !table.SetUpMove(36) || table.SetUpMove(37) {
		t.Errorf("the set-up has %d moves", table.SetUp())
	}
	for ply, want := range map[int]bool{0: false, 1: true, 17: true, 18: false, 19: true, 35: true, 36: false, 37: false} {
		if got := table.Midway(ply); got != want {
			t.Errorf("ply %d is in the middle of a set-up: %v", ply, got)
		}
	}
	if other := twoPlayers(); other.SettingUp() || other.SetUp() != 0 || other.Trying() {
		t.Error("a game without a set-up has one")
	}
}
