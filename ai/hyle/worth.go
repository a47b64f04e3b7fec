package hyle

import "tablier/rules/hyle"

// A worths computes the expected points of lines at the end of the round, whose sum is the worth of a board. It is
// linear in the features of a line, with weights that command learn has learnt from rounds of the machine against
// itself: see shape. It holds for one bag and one number of empty cells and is computed on demand.
type worths struct {
	*shape
	odds
	knots   [][]float32 // weights for some numbers of empty cells, step apart
	step    int
	weights []float32   // interpolated between two of them
	table   []float32   // by line; unknown before it is computed
	sure    []uint8     // by line: its points as it stands
	known   []hyle.Line // the lines in the table, as long as they are few: the others need not be cleared
	naive   bool        // lines count their points as they stand
	// asked are lines to be computed, as many as questions: room for those along a line.
	asked     [64]hyle.Line
	questions uint
}

// unknown is less than the points of any line.
const unknown = -1 << 16

// fewKnown is how many lines a search may know whose table is not cleared as a whole.
const fewKnown = 1 << 14

// newWorths returns the worths of lines of n cells, with weights for 1, 1 + step … empty cells. They expect nothing
// yet.
func newWorths(n int, knots [][]float32, step int) *worths {
	size := 1 << (cellBits * n)
	w := &worths{
		shape: newShape(n), knots: knots, step: step,
		table: make([]float32, size), sure: make([]uint8, size), known: make([]hyle.Line, 0, fewKnown),
	}
	w.weights = make([]float32, w.size)
	for i := range w.sure {
		w.table[i], w.sure[i] = unknown, uint8(hyle.Worth(hyle.Line(i), n))
	}
	return w
}

// expect removes the worths of all lines and sets the bag and the number of empty cells of the boards to be judged.
// With an empty bag, lines are worth their points as they stand.
func (w *worths) expect(bag [most + 1]uint8, empty int) {
	w.clear()
	if w.naive = w.odds.take(bag, w.n); w.naive {
		return
	}
	at := max(empty, 1) - 1
	here := min(at/w.step, len(w.knots)-1)
	next := min(here+1, len(w.knots)-1)
	part := float32(at%w.step) / float32(w.step)
	for i, weight := range w.knots[here] {
		w.weights[i] = weight + part*(w.knots[next][i]-weight)
	}
}

// clear removes the worths of all lines from the table, one by one where few are known.
func (w *worths) clear() {
	if len(w.known) == fewKnown {
		for i := range w.table {
			w.table[i] = unknown
		}
	}
	for _, l := range w.known {
		w.table[l] = unknown
	}
	w.known = w.known[:0]
}

// of returns the expected points of a line.
func (w *worths) of(l hyle.Line) float32 {
	if worth := w.table[l]; worth != unknown {
		return worth
	}
	return w.compute(l)
}

// ask returns the expected points of a known line, and else notes the line for answer.
func (w *worths) ask(l hyle.Line) float32 {
	worth := w.table[l]
	if worth == unknown {
		w.asked[w.questions%uint(len(w.asked))] = l
		w.questions++
	}
	return worth
}

// answer computes the lines that have been asked for, and says whether there were any.
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
	if w.naive {
		worth = float32(w.sure[l])
	} else {
		worth = w.sum(l, &w.odds, w.weights)
	}
	w.table[l] = worth
	if len(w.known) < fewKnown {
		w.known = append(w.known, l)
	}
	return worth
}
