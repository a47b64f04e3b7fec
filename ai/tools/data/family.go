package main

import (
	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules/morris"
)

// A solved is a board of the family with the table of its game.
type solved struct {
	id    string
	game  adapter.Game
	start morris.State
	table *retro.Table[morris.State]
}

// boards solves the games of the family.
func boards() (list []solved) {
	for _, b := range morris.Boards() {
		g := morris.Compile(b)
		s := solved{id: b.ID, game: adapter.Of(g), start: g.Start()}
		s.table = retro.Solve[adapter.Game, morris.State, adapter.Code](s.game, s.start, nil, func() bool { return true })
		list = append(list, s)
	}
	return list
}

// A count counts positions by their values for the side to move.
type count map[ai.Value]int

// counts counts the positions of a game by plies to the end.
func (s *solved) counts() (all count, plies []count) {
	all = count{}
	for _, state := range s.table.States() {
		value, n := s.table.Value(s.game.Word(state))
		for len(plies) <= n {
			plies = append(plies, count{})
		}
		all[value]++
		plies[n][value]++
	}
	return all, plies
}

// names are how values are written.
var names = map[ai.Value]string{ai.Win: "win", ai.Draw: "draw", ai.Loss: "loss"}

// family makes the table of the games.
func family() (table, error) {
	t := table{{"board", "positions", "won", "drawn", "lost", "longest", "start", "plies"}}
	for _, s := range boards() {
		all, plies := s.counts()
		value, n := s.table.Value(s.game.Word(s.start))
		t.add(s.id, s.table.Len(), all[ai.Win], all[ai.Draw], all[ai.Loss], len(plies)-1, names[value], n)
	}
	return t, nil
}

// familyPlies makes the table of wins and losses by plies.
func familyPlies() (table, error) {
	t := table{{"board", "plies", "won", "lost"}}
	for _, s := range boards() {
		_, plies := s.counts()
		for n, c := range plies {
			t.add(s.id, n, c[ai.Win], c[ai.Loss])
		}
	}
	return t, nil
}
