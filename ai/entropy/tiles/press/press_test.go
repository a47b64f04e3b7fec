package press

import (
	"bytes"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/tiles/block"
	"tablier/rules/entropy"
)

// valueOf is a made-up value that is the same for all images of a position.
func valueOf(s entropy.State) ai.Value {
	other, _ := block.Find(s.Other, s.Own)
	if other%19 != 0 || s.Winner(false) >= 0 {
		return ai.Draw
	}
	return []ai.Value{ai.Win, ai.Loss}[other%2]
}

// A block made of values that are put one by one, each for all images of a position, has them all: also that of a set
// with a symmetry of its own, in which some positions are images of each other.
func TestValues(t *testing.T) {
	class := 0
	for block.Image(4, block.Rep(class)) != block.Rep(class) {
		class++
	}
	set := block.Rep(class)
	values := NewValues()
	for rank, other := range block.Others(set) {
		s := entropy.State{Own: set, Other: other}
		g := rank % entropy.Symmetries
		values.Put(entropy.State{Own: block.Image(g, s.Own), Other: block.Image(g, s.Other)}, valueOf(s))
	}
	got := values.block(class)
	for rank, other := range block.Others(set) {
		if want := int(code(valueOf(entropy.State{Own: set, Other: other}))); got.At(rank) != want {
			t.Fatalf("rank %d: %d, want %d", rank, got.At(rank), want)
		}
	}
}

// The same values make the same bytes, however many workers there are.
func TestSameBytes(t *testing.T) {
	runs := [][2]int{{3, 5}, {5, 6}, {100, 101}}
	first, err := Make(nil, runs, valueOf)
	if err != nil {
		t.Fatal(err)
	}
	second, err := Make(first.Model, runs, valueOf)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(first.Index, second.Index) || len(first.Tiles) != 3 {
		t.Errorf("%d tiles, whose indexes differ: %x, %x", len(first.Tiles), first.Index, second.Index)
	}
}

// A model learns: blocks that it has seen become shorter.
func TestTrain(t *testing.T) {
	trainer, set := block.NewTrainer(), block.Rep(40_000)
	values := new(block.Values)
	for rank, other := range block.Others(set) {
		values.Put(rank, int(code(valueOf(entropy.State{Own: set, Other: other}))))
	}
	size := func() int {
		m, err := block.ReadModel(trainer.Model())
		if err != nil {
			t.Fatal(err)
		}
		return len(block.NewCoder(m).Encode(set, values))
	}
	before := size()
	for range 3 {
		trainer.Learn(set, values)
	}
	if after := size(); after >= before*3/4 {
		t.Errorf("a block has %d bytes, after training %d", before, after)
	}
}
