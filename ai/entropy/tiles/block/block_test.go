package block_test

import (
	"crypto/sha256"
	"encoding/hex"
	"math"
	"os"
	"testing"

	"tablier/ai/entropy/tiles/block"
	"tablier/ai/entropy/tiles/press"
	"tablier/rules/entropy"
)

// sample returns the coder with the shipped model, and some blocks with their values. Command solve writes both.
func sample(t testing.TB) (*block.Coder, []press.Block) {
	t.Helper()
	data, err := os.ReadFile("testdata/model.bin")
	if err != nil {
		t.Fatal(err)
	}
	model, err := block.ReadModel(data)
	if err != nil {
		t.Fatal(err)
	}
	if data, err = os.ReadFile("testdata/blocks.gz"); err != nil {
		t.Fatal(err)
	}
	list, err := press.ReadSample(data)
	if err != nil {
		t.Fatal(err)
	}
	return block.NewCoder(model), list
}

// Every value of the sample's blocks is read as the solver has it, and written as the same bytes.
func TestBlocks(t *testing.T) {
	coder, list := sample(t)
	if len(list) < 20 {
		t.Fatalf("%d blocks", len(list))
	}
	var counts [3]int
	for _, b := range list {
		var values block.Values
		if err := coder.Decode(block.Rep(b.Class), b.Data, &values); err != nil {
			t.Fatal(err)
		}
		for rank := range block.Entries {
			if values.At(rank) != b.Values.At(rank) {
				t.Fatalf("block %d, rank %d: %d, want %d", b.Class, rank, values.At(rank), b.Values.At(rank))
			}
			counts[values.At(rank)]++
		}
		if data := coder.Encode(block.Rep(b.Class), &values); string(data) != string(b.Data) {
			t.Errorf("block %d is written as %d other bytes", b.Class, len(data))
		}
	}
	if counts[block.Draw] == 0 || counts[block.Win] == 0 || counts[block.Loss] == 0 {
		t.Errorf("draws, wins and losses: %d", counts)
	}
}

// What a decoder reads out of any bytes is always the same: tiles once written can be read.
func TestGolden(t *testing.T) {
	coder, list := sample(t)
	const want = "ad6521daf287aac9"
	sum := sha256.New()
	for _, b := range list[:8] {
		noise := sha256.Sum256(b.Data)
		var values block.Values
		_ = coder.Decode(block.Rep(b.Class), append(noise[:], b.Data...), &values) // says that it is damaged, or not
		sum.Write(values[:])
	}
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); got != want {
		t.Errorf("the values are %s, want %s", got, want)
	}
}

// Positions that have ended are won for the player to move, whatever was said of them, and cost nothing.
func TestEndedPositions(t *testing.T) {
	coder, _ := sample(t)
	ended, class := 0, -1
	for ended == 0 {
		class++
		if set := block.Rep(class); set&entropy.Around(set) != 0 {
			continue
		}
		for _, other := range block.Others(block.Rep(class)) {
			if entropy.Dispersed(block.Rep(class), other) {
				ended++
			}
		}
	}
	set := block.Rep(class)
	var draws, values block.Values
	data := coder.Encode(set, &draws)
	if err := coder.Decode(set, data, &values); err != nil {
		t.Fatal(err)
	}
	for rank, other := range block.Others(set) {
		want := block.Draw
		if entropy.Dispersed(set, other) {
			want = block.Win
		}
		if values.At(rank) != want {
			t.Errorf("rank %d: %d, want %d", rank, values.At(rank), want)
		}
	}
}

// Bytes that no coder wrote are refused, as is a model that is none.
func TestDamaged(t *testing.T) {
	coder, list := sample(t)
	var values block.Values
	long := append(append([]byte{}, list[0].Data...), make([]byte, 1000)...)
	if coder.Decode(block.Rep(list[0].Class), append(long, 1), &values) == nil {
		t.Error("a block with bytes after its end is read")
	}
	data, err := os.ReadFile("testdata/model.bin")
	if err != nil {
		t.Fatal(err)
	}
	other := append([]byte("tablier entropy model 2\n"), data[24:]...)
	for _, bad := range [][]byte{nil, data[1:], other, append(data, 1, 2, 3, 4, 5, 6, 7, 8)} {
		if _, err := block.ReadModel(bad); err == nil {
			t.Errorf("%d bytes are read as a model", len(bad))
		}
	}
}

// A set and its images are found in one block, at the rank of the other side's image.
func TestFind(t *testing.T) {
	for class := 0; class < block.Classes; class += 1009 {
		set := block.Rep(class)
		others := block.Others(set)
		for rank := 0; rank < block.Entries; rank += 7919 {
			for g := range entropy.Symmetries {
				c, r := block.Find(block.Image(g, set), block.Image(g, others[rank]))
				if c != class || (r != rank && block.Rep(c) != set) {
					t.Fatalf("class %d, rank %d: class %d, rank %d", class, rank, c, r)
				}
			}
			if c, r := block.Find(set, others[rank]); c != class || r != rank {
				t.Fatalf("class %d, rank %d: class %d, rank %d", class, rank, c, r)
			}
		}
	}
}

func BenchmarkDecode(b *testing.B) {
	coder, list := sample(b)
	var values block.Values
	for i := 0; b.Loop(); i++ {
		one := list[i%len(list)]
		if err := coder.Decode(block.Rep(one.Class), one.Data, &values); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReadModel(b *testing.B) {
	data, err := os.ReadFile("testdata/model.bin")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := block.ReadModel(data); err != nil {
			b.Fatal(err)
		}
	}
}

// What is expected of the values of a block says how long it is: each costs the logarithm of its chance, and a position
// that has ended costs nothing. The values are those that a reader gets who does not ask what is expected.
func TestExplain(t *testing.T) {
	coder, list := sample(t)
	for _, b := range list[:8] {
		var values block.Values
		guesses := new(block.Guesses)
		if err := coder.Explain(block.Rep(b.Class), b.Data, &values, guesses); err != nil {
			t.Fatal(err)
		}
		bits := 0.0
		for rank, g := range guesses {
			if values.At(rank) != b.Values.At(rank) {
				t.Fatalf("block %d, rank %d: %d, want %d", b.Class, rank, values.At(rank), b.Values.At(rank))
			}
			decided, win := float64(g.Decided)/(1<<16), float64(g.Win)/(1<<16)
			switch {
			case g.Decided == 0 && values.At(rank) != block.Win:
				t.Fatalf("block %d, rank %d: nothing is expected", b.Class, rank)
			case g.Decided == 0:
			case values.At(rank) == block.Draw:
				bits -= math.Log2(1 - decided)
			case values.At(rank) == block.Win:
				bits -= math.Log2(decided * win)
			default:
				bits -= math.Log2(decided * (1 - win))
			}
		}
		if size := float64(8 * len(b.Data)); math.Abs(bits-size) > 16+.01*size {
			t.Errorf("block %d: %.1f bits are to be told by %.0f", b.Class, bits, size)
		}
	}
}
