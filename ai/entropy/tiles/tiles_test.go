package tiles_test

import (
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/tiles"
	"tablier/ai/entropy/tiles/block"
	"tablier/ai/entropy/tiles/press"
	"tablier/rules/entropy"
)

// madeUp is a value that depends on the position only up to symmetry.
func madeUp(s entropy.State) ai.Value {
	class, _ := block.Find(s.Own, s.Other)
	other, _ := block.Find(s.Other, s.Own)
	return []ai.Value{ai.Draw, ai.Draw, ai.Win, ai.Loss}[(class*7+other)%4]
}

// The blocks of a position and of those after its moves come from the tiles that the book asks for; without them it
// knows nothing.
func TestBook(t *testing.T) {
	s := entropy.Start()
	first, _ := block.Find(s.Own, s.Other)
	set, err := press.Make(nil, [][2]int{{first, first + 1}}, madeUp)
	if err != nil {
		t.Fatal(err)
	}
	index, err := tiles.ReadIndex(set.Index)
	if err != nil {
		t.Fatal(err)
	}
	book, err := tiles.NewBook(index, set.Model)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := book.Value(s); ok {
		t.Error("a book without tiles has a value")
	}
	names := book.Needs(s)
	if len(names) != 1 || names[0] != index.Tiles()[0].Name {
		t.Fatalf("wants %v", names)
	}
	damaged := append([]byte{}, set.Tiles[names[0]]...)
	damaged[100] ^= 1
	if book.Add(names[0], damaged) == nil {
		t.Error("a damaged tile is taken")
	}
	if err := book.Add(names[0], set.Tiles[names[0]]); err != nil {
		t.Fatal(err)
	}
	if names := book.Needs(s); len(names) != 0 {
		t.Errorf("still wants %v", names)
	}
	for _, m := range s.AppendMoves(nil) {
		after := s.Play(m)
		if v, ok := book.Value(after); !ok || v != madeUp(after) {
			t.Errorf("%s: %s, %t, want %s", m.Text(), v, ok, madeUp(after))
		}
	}
}
