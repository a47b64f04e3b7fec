package organizer_test

import (
	"slices"
	"testing"

	"tablier/ai/cup"
)

// The games of two players can be looked at, whoever of them is named first, from the first position to the last.
func TestDuel(t *testing.T) {
	s := newStage(t)
	s.join("first", "last", "other")
	d := s.Duel()
	if _, _, chosen := d.Players(); chosen || d.Between(0, 0) {
		t.Error("two are chosen at first")
	}
	d.Choose(0, 1)
	if _, _, _, ok := d.Viewed(); ok {
		t.Error("a game is shown that has not been played")
	}
	s.play()
	d.Choose(1, 0)
	p, result, ply, ok := d.Viewed()
	if !ok || p != d.Games()[0] || ply != len(result.Moves) || !d.Between(1, 0) || d.Between(0, 1) {
		t.Errorf("game %+v after ply %d of %d, shown %t", p, ply, len(result.Moves), ok)
	}
	for to, want := range map[int]int{-1: 0, 0: 0, 1: 1, ply + 1: ply} {
		d.GoTo(to)
		if _, _, got, _ := d.Viewed(); got != want {
			t.Errorf("ply %d for %d, want %d", got, to, want)
		}
	}
	d.Choose(0, 1)
	if games := d.Games(); len(games) != 20 || slices.ContainsFunc(games, func(p cup.Pairing) bool {
		return p.First+p.Second != 1
	}) {
		t.Errorf("games %+v", games)
	}
	d.Choose(0, 7)
	d.Show(1000)
	if !d.Between(0, 1) {
		t.Error("somebody is chosen who does not take part")
	}
	s.Remove(2)
	s.answer(true)
	if _, _, chosen := s.Duel().Players(); chosen {
		t.Error("the games of a cup of before are shown")
	}
}
