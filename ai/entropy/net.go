package entropy

import "tablier/rules/entropy"

// Neurons is how many neurons the net has.
const Neurons = 32

// A Net estimates positions as learnt from the solved game: one layer of neurons over the rows of a [View], with
// outputs clipped to 0 to 1, and their weighted sum. (So do the nets of shogi and chess programs since Nasu 2018,
// "efficiently updatable"; this one is small enough to be computed anew.)
//
// The neurons are lanes of 16 bits, four to a word, so that an addition does four of them. No lane ever lends to or
// borrows from its neighbour: see the fields.
type Net struct {
	rows  [Rows][lanes]uint64    // the weights raised by raise, from 1 to 255
	start [lanes]uint64          // the offset that makes the sum of a view's rows zero for no input
	parts [Parts][2 * lanes]part // of the even and the odd lanes of each word
	bias  int64
}

const (
	lanes  = Neurons / 4 // words
	raise  = 128
	zero   = 0x8000 // in the middle of a lane: a sum of rows and start goes some 10,000 up and down
	lowest = 1 << 15
)

// A part is the weights of two neurons' outputs, raised by lowest: that of the second in the low half and of the
// first in the high one. The product of the word with the outputs in the order of the neurons has in its high half
// the sum of the two products wanted, and nothing carried there from the low half.
type part = uint64

// NewNet returns the net with the given weights.
func NewNet(w *Weights) *Net {
	n := &Net{bias: int64(w.Bias)}
	for i := range w.Rows {
		for j, x := range w.Rows[i] {
			n.rows[i][j/4] |= uint64(int(x)+raise) << (j % 4 * 16)
		}
	}
	for j, x := range w.Start {
		n.start[j/4] |= uint64(zero-viewRows*raise+int(x)) << (j % 4 * 16)
	}
	for i := range w.Parts {
		for j, x := range w.Parts[i] {
			n.parts[i][j/4*2+j%2] |= uint64(int(x)+lowest) << (32 - j%4/2*32)
		}
	}
	return n
}

// Eval returns the value of a position for the player to move, from -9999 to 9999.
func (n *Net) Eval(own, other entropy.Set) int32 { return n.eval(pair(own, other)) }

func (n *Net) eval(pawns uint64) int32 {
	var v View
	v.see(pawns)
	s := &n.start
	a, b, c, d, e, f, g, h := s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7] // by hand: an array would not be in registers
	for _, i := range &v.Rows {
		r := &n.rows[i]
		a += r[0]
		b += r[1]
		c += r[2]
		d += r[3]
		e += r[4]
		f += r[5]
		g += r[6]
		h += r[7]
	}
	a, b, c, d, e, f, g, h = clip(a), clip(b), clip(c), clip(d), clip(e), clip(f), clip(g), clip(h)
	const even = 0x0000ffff0000ffff
	p := &n.parts[v.Part]
	sum := a&even*p[0] + a>>16&even*p[1] + b&even*p[2] + b>>16&even*p[3] +
		c&even*p[4] + c>>16&even*p[5] + d&even*p[6] + d>>16&even*p[7] +
		e&even*p[8] + e>>16&even*p[9] + f&even*p[10] + f>>16&even*p[11] +
		g&even*p[12] + g>>16&even*p[13] + h&even*p[14] + h>>16&even*p[15]
	raised := (a + b + c + d + e + f + g + h) * 0x0001000100010001 >> 48 * lowest
	out := int64(sum>>32) - int64(raised) + n.bias
	return int32(9999 * out / (Unit + max(out, -out)))
}

// clip turns four lanes of sums into outputs: at least zero, and at most 127.
func clip(x uint64) uint64 {
	const tops = zero * 0x0001000100010001
	sign := x & tops
	x &= sign - sign>>15
	over := (x + (zero-128)*0x0001000100010001) & tops
	return (x | (over>>8 - over>>15)) & 0x007f007f007f007f
}
