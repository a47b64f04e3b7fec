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

// made returns a tile with the block of one class, its index, and a book that has been given nothing yet.
func made(t *testing.T, class int) (*press.Set, *tiles.Index, *tiles.Book) {
	t.Helper()
	set, err := press.Make(nil, [][2]int{{class, class + 1}}, madeUp)
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
	return set, index, book
}

// The blocks of a position and of those after its moves come from the tiles that the book asks for; without them it
// knows nothing.
func TestBook(t *testing.T) {
	s := entropy.Start()
	first, _ := block.Find(s.Own, s.Other)
	set, index, book := made(t, first)
	if _, ok := book.Value(s); ok {
		t.Error("a book without tiles has a value")
	}
	names := book.Needs(tiles.Both(s))
	if len(names) != 1 || names[0] != index.Tiles()[0].Name {
		t.Fatalf("wants %v", names)
	}
	damaged := append([]byte{}, set.Tiles[names[0]]...)
	damaged[100] ^= 1
	if book.Add(damaged) == nil {
		t.Error("a damaged tile is taken")
	}
	if err := book.Add(set.Tiles[names[0]]); err != nil {
		t.Fatal(err)
	}
	if names := book.Needs(tiles.Both(s)); len(names) != 0 {
		t.Errorf("still wants %v", names)
	}
	for _, m := range s.AppendMoves(nil) {
		after := s.Play(m)
		if v, ok := book.Value(after); !ok || v != madeUp(after) {
			t.Errorf("%s: %s, %t, want %s", m.Text(), v, ok, madeUp(after))
		}
	}
}

// An index that is damaged is refused, and so is a model that is not its own, or a tile that it does not name.
func TestDamaged(t *testing.T) {
	set, err := press.Make(nil, [][2]int{{0, 1}, {5, 6}}, madeUp)
	if err != nil {
		t.Fatal(err)
	}
	for i := range set.Index {
		damaged := append([]byte{}, set.Index...)
		damaged[i] ^= 4
		if _, err := tiles.ReadIndex(damaged); err == nil {
			t.Errorf("an index with another byte %d is read", i)
		}
		if _, err := tiles.ReadIndex(set.Index[:i]); err == nil {
			t.Errorf("%d bytes of an index are read", i)
		}
	}
	index, err := tiles.ReadIndex(set.Index)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tiles.NewBook(index, append([]byte{}, set.Model[1:]...)); err == nil {
		t.Error("a damaged model is taken")
	}
	book, err := tiles.NewBook(index, set.Model)
	if err != nil {
		t.Fatal(err)
	}
	if len(index.Tiles()) != 2 || book.Add(nil) == nil || book.Add(set.Model) == nil {
		t.Error("what is no tile of the index is taken")
	}
}

// A position that has ended needs no tile, and a block that no tile has is not asked for.
func TestWithoutTile(t *testing.T) {
	_, _, book := made(t, 0)
	if names := book.Needs(tiles.Both(entropy.Start())); len(names) != 0 {
		t.Errorf("wants %v", names)
	}
	passed := entropy.State{Own: entropy.Start().Own, Other: entropy.Start().Other, Passes: 2}
	if v, ok := book.Value(passed); !ok || v != ai.Draw {
		t.Errorf("after two passes: %s, %t", v, ok)
	}
	if v, ok := book.Value(won()); !ok || v != ai.Win {
		t.Errorf("won: %s, %t", v, ok)
	}
}

// won returns a position in which the player to move stands dispersed.
func won() entropy.State {
	for class := 0; ; class++ {
		set := block.Rep(class)
		if set&entropy.Around(set) != 0 {
			continue
		}
		for _, other := range block.Others(set) {
			if entropy.Dispersed(set, other) {
				return entropy.State{Own: set, Other: other}
			}
		}
	}
}
