package play_test

import (
	"testing"

	"tablier/app/board"
	look "tablier/app/boards/bag"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// bagGame is the test game with everything that Tapatan lacks: chance, secrets, points and two rounds.
func bagGame() *board.Game {
	return look.Game(rules.Registry{bag.Spec()})
}

// bagTable returns a table for two people at which seat 0 opens; with options.
func bagTable(options ...string) *play.Table {
	table := seated(bagGame(), 0, [2]play.Seat{})
	configure(table, func(s *play.Settings) { s.Options = options })
	return table
}

// bagOfMachines is bagTable for two machines, of which every move can be taken back.
func bagOfMachines(options ...string) *play.Table {
	table := seated(bagGame(), 2, [2]play.Seat{{Level: 1}, {Level: 1}})
	configure(table, func(s *play.Settings) { s.Options = options })
	return table
}

// goOn does what comes next by itself until a person is to move, nobody is any more, or a round has ended.
func goOn(table *play.Table) {
	for table.Chance() {
		table.Draw()
	}
}

// round plays a round to its end: the secrets given, then every ball taken.
func round(t *testing.T, table *play.Table, secrets string) {
	t.Helper()
	move(t, table, secrets)
	number := table.Match().Round()
	for goOn(table); !table.Between() && !table.Result().Over() && table.Match().Round() == number; goOn(table) {
		move(t, table, "+")
	}
}
