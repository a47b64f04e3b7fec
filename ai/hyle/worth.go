package hyle

import (
	"math"

	"tablier/rules/hyle"
)

// power is that of the chance that an empty cell gets the colour wanted there.
const power = 1.5

// worths holds the expected points of lines at the end of the round if chance filled every empty cell from the bag.
// Each run of cells counts its length times the chance that it will read the same both ways, where pairs of cells that
// mirror each other are taken to be independent. It holds for one bag and is computed on demand.
//
// An empty cell gets the one colour that is wanted there less often than by chance, because Chaos places the pawns. So
// that chance is raised to a power, which was tuned in matches: see ai/README.md.
type worths struct {
	n     int
	table []float32         // by line; less than zero where it is not known yet
	sure  []uint8           // by line: what it is worth as it stands
	may   [most + 1]float32 // the chance that an empty cell comes to hold a colour that is wanted there
	two   float32           // the chance that two empty cells come to hold the same
	known []hyle.Line       // those in the table, as long as they are few: the others need not be forgotten
	// asked are lines that are not known, as many as there are questions: room for those along a line.
	asked     [64]hyle.Line
	questions uint
}

// fewKnown is how many lines a search may know whose table is not forgotten as a whole.
const fewKnown = 1 << 14

// newWorths returns those for lines of n cells. They expect nothing yet.
func newWorths(n int) *worths {
	size := 1 << (cellBits * n)
	w := &worths{
		n: n, table: make([]float32, size), sure: make([]uint8, size), known: make([]hyle.Line, 0, fewKnown),
	}
	for i := range w.sure {
		w.table[i], w.sure[i] = -1, uint8(hyle.Worth(hyle.Line(i), n))
	}
	return w
}

// expect forgets everything and takes another bag. With an empty bag, lines are worth their points as they stand.
func (w *worths) expect(bag [most + 1]uint8) {
	w.forget()
	w.may, w.two = [most + 1]float32{}, 0
	left := 0
	for _, count := range bag {
		left += int(count)
	}
	if left == 0 {
		return
	}
	for colour, count := range bag {
		chance := float64(count) / float64(left)
		w.may[colour] = float32(math.Pow(chance, power))
		w.two += float32(chance * chance)
	}
}

// forget empties the table.
func (w *worths) forget() {
	if len(w.known) == fewKnown {
		for i := range w.table {
			w.table[i] = -1
		}
	}
	for _, l := range w.known {
		w.table[l] = -1
	}
	w.known = w.known[:0]
}

// of returns the expected points of a line.
func (w *worths) of(l hyle.Line) float32 {
	if worth := w.table[l]; worth >= 0 {
		return worth
	}
	return w.compute(l)
}

// ask returns the expected points of a line where they are known, and else notes the line for answer.
func (w *worths) ask(l hyle.Line) float32 {
	worth := w.table[l]
	if worth < 0 {
		w.asked[w.questions%uint(len(w.asked))] = l
		w.questions++
	}
	return worth
}

// answer finds out the expected points of the lines that have been asked for, and says whether there were any.
func (w *worths) answer() bool {
	if w.questions == 0 {
		return false
	}
	for _, l := range w.asked[:w.questions] {
		w.of(l)
	}
	w.questions = 0
	return true
}

// now returns the points of a line as it stands.
func (w *worths) now(l hyle.Line) int16 { return int16(w.sure[l]) }

func (w *worths) compute(l hyle.Line) float32 {
	worth := float32(0)
	for centre := range 2*w.n - 1 {
		worth += w.round(l, centre/2, (centre+1)/2)
	}
	w.table[l] = worth
	if len(w.known) < fewKnown {
		w.known = append(w.known, l)
	}
	return worth
}

// round sums up the runs of two cells and more round a middle: a cell, i and j, or two.
func (w *worths) round(l hyle.Line, i, j int) (worth float32) {
	if i == j {
		i, j = i-1, j+1
	}
	chance := float32(1)
	for ; i >= 0 && j < w.n && chance > 0; i, j = i-1, j+1 {
		chance *= w.same(l.At(i), l.At(j))
		worth += chance * float32(j-i+1)
	}
	return worth
}

// same returns the chance that two cells come to hold the same colour, or do; 0 stands for one that is empty.
func (w *worths) same(a, b uint8) float32 {
	switch {
	case a == 0 && b == 0:
		return w.two
	case a == 0:
		return w.may[b]
	case b == 0:
		return w.may[a]
	case a == b:
		return 1
	}
	return 0
}
