package entropy

import (
	"math"
	"math/bits"

	"tablier/rules/entropy"
)

// The layers of a Guide, and the units of its weights.
const (
	GuideNeurons = 128    // of the first layer
	GuideInner   = 32     // of the second and of the third
	GuideFull    = Full   // 1 in the inputs and outputs of a neuron, and in the rows
	GuideHalf    = 64     // 1 in the weights of the second layer and the third
	GuideUnit    = 1 << 8 // 1 in the weights of the outputs
)

// GuideWeights are the weights of a Guide in whole numbers, as command learn writes them.
type GuideWeights struct {
	Rows  [Rows][GuideNeurons]int8 // the weights from a row of a View to each neuron of the first layer
	Start [GuideNeurons]int16      // the biases of these neurons, in the same unit
	Heads [2]GuideHead             // for the other side to move, and for the hunter
}

// A GuideHead is what a Guide computes from its first layer, where one side is to move.
type GuideHead struct {
	// The second layer and the third: what each neuron of the layer before puts into each, and what they begin with, in
	// units of 1/(GuideFull·GuideHalf).
	Second      [GuideNeurons][GuideInner]int8
	SecondStart [GuideInner]int32
	Third       [GuideInner][GuideInner]int8
	ThirdStart  [GuideInner]int32
	// What each neuron of the third puts into the logarithm of the odds of a win, and into a quarter of the root of the
	// plies to the end, and what these begin with, in units of 1/(GuideFull·GuideUnit).
	Outputs      [2][GuideInner]int16
	OutputsStart [2]int32
}

// A Guide is the net that guides hunts: it estimates the chance that the hunter wins, and the number of plies to the
// win. It has learnt from what hunts look at (command learn). It is larger than a [Net] and takes some ten times as
// long.
//
// The first layer is computed as a Net's. In the others a word holds the weights for two neurons, raised so that none
// is negative, and one multiplication does both.
type Guide struct {
	rows  [Rows][guideParts][lanes]uint64
	start [guideParts][lanes]uint64
	heads [2]head
}

// A head is a GuideHead made ready.
type head struct {
	second, third layer
	out           [2][GuideInner]int32
	bias          [2]int32
}

const guideParts = GuideNeurons / Neurons

// A layer has GuideInner neurons.
type layer struct {
	rows  [][2][layerWords]uint64 // by the neuron of the layer before
	start [GuideInner]int32
}

const layerWords = GuideInner / 4 // of half a row

// NewGuide returns the guide with the given weights.
func NewGuide(w *GuideWeights) *Guide {
	g := new(Guide)
	for i := range w.Rows {
		for j, x := range w.Rows[i] {
			g.rows[i][j/Neurons][j%Neurons/4] |= uint64(int(x)+raise) << (j % 4 * 16)
		}
	}
	for j, x := range w.Start {
		g.start[j/Neurons][j%Neurons/4] |= uint64(zero-viewRows*raise+int(x)) << (j % 4 * 16)
	}
	for i := range w.Heads {
		g.heads[i] = newHead(&w.Heads[i])
	}
	return g
}

func newHead(w *GuideHead) head {
	h := head{
		second: newLayer(w.Second[:], w.SecondStart), third: newLayer(w.Third[:], w.ThirdStart), bias: w.OutputsStart,
	}
	for i := range w.Outputs {
		for j, x := range w.Outputs[i] {
			h.out[i][j] = int32(x)
		}
	}
	return h
}

func newLayer(rows [][GuideInner]int8, start [GuideInner]int32) layer {
	l := layer{rows: make([][2][layerWords]uint64, len(rows)), start: start}
	for i := range rows {
		for j, x := range rows[i] {
			l.rows[i][j/16][j%16/2] |= uint64(int(x)+raise) << (j % 2 * 32)
		}
	}
	return l
}

// Estimate returns the logarithm of the odds that the hunter wins, in sixteenths, and in how many plies it does if so.
func (g *Guide) Estimate(hunter, other entropy.Set, mover bool) (odds, plies int) {
	var v View
	v.see(pair(hunter, other))
	var in, out fired
	for part := range guideParts {
		g.first(&v, part, &in)
	}
	h := &g.heads[0]
	if mover {
		h = &g.heads[1]
	}
	h.second.fire(&in, &out)
	h.third.fire(&out, &in)
	var sums [2]int
	for i := range sums {
		sum := h.bias[i]
		for k := range in.n {
			sum += in.value[k] * h.out[i][in.neuron[k]&(GuideInner-1)]
		}
		sums[i] = int(sum)
	}
	root := max(sums[1], 0) / GuideFull // GuideUnit/4 stands for a root of 1
	return sums[0] / (GuideFull * GuideUnit / 16), root * root / (GuideUnit * GuideUnit / 16)
}

// A fired is the neurons of a layer with an output above 0, and these outputs.
type fired struct {
	n      int
	neuron [GuideNeurons]uint8
	value  [GuideNeurons]int32
}

// add adds the outputs of four neurons, in lanes.
func (f *fired) add(word uint64, neuron int) {
	for ; word != 0; word >>= 16 {
		if x := int32(word & 0xffff); x != 0 {
			f.neuron[f.n], f.value[f.n] = uint8(neuron), x
			f.n++
		}
		neuron++
	}
}

// first computes a part of the first layer.
func (g *Guide) first(v *View, part int, out *fired) {
	s := &g.start[part]
	a, b, c, d, e, f, h, i := s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]
	for _, row := range &v.Rows {
		r := &g.rows[row][part]
		a += r[0]
		b += r[1]
		c += r[2]
		d += r[3]
		e += r[4]
		f += r[5]
		h += r[6]
		i += r[7]
	}
	at := part * Neurons
	out.add(clip(a), at)
	out.add(clip(b), at+4)
	out.add(clip(c), at+8)
	out.add(clip(d), at+12)
	out.add(clip(e), at+16)
	out.add(clip(f), at+20)
	out.add(clip(h), at+24)
	out.add(clip(i), at+28)
}

// fire computes the outputs of a layer of the neural net from its inputs.
func (l *layer) fire(in, out *fired) {
	out.n = 0
	raised := int32(0)
	for k := range in.n {
		raised += in.value[k]
	}
	raised *= raise
	for half := range 2 {
		var sums [layerWords]uint64
		l.sum(in, half, &sums)
		for j, s := range &sums {
			at := half*GuideInner/2 + 2*j
			out.put(int32(uint32(s))-raised+l.start[at], at)
			out.put(int32(s>>32)-raised+l.start[at+1], at+1)
		}
	}
}

// put adds the output of a neuron for its input.
func (f *fired) put(sum int32, neuron int) {
	if x := min(sum>>6, GuideFull); x > 0 {
		f.neuron[f.n&(GuideNeurons-1)], f.value[f.n&(GuideNeurons-1)] = uint8(neuron), x
		f.n++
	}
}

// sum sums the inputs of half of the neurons of a layer.
func (l *layer) sum(in *fired, half int, sums *[layerWords]uint64) {
	var a, b, c, d, e, f, g, h uint64 // by hand: an array would not be in registers
	for k := range in.n {
		x, r := uint64(in.value[k]), &l.rows[in.neuron[k]][half]
		a += x * r[0]
		b += x * r[1]
		c += x * r[2]
		d += x * r[3]
		e += x * r[4]
		f += x * r[5]
		g += x * r[6]
		h += x * r[7]
	}
	*sums = [layerWords]uint64{a, b, c, d, e, f, g, h}
}

// Eval returns the value of a position for the player to move, from -9999 to 9999: its promise for this player as the
// hunter less that for the other. Each net errs in its way, and two estimates of one position less than one.
func (g *Guide) Eval(own, other entropy.Set, mood Mood) int32 {
	return g.promise(own, other, true, mood) - g.promise(other, own, false, mood)
}

// A Mood is the part of an evaluation besides the chances of each side.
type Mood struct {
	Pressing bool // a far win counts less than a near one
	Hopeful  bool // of nearly impossible wins, the likelier ones count more
}

// promise returns the expected worth of a win, from 0 to 9999.
func (g *Guide) promise(hunter, other entropy.Set, mover bool, mood Mood) int32 {
	odds, plies := g.Estimate(hunter, other, mover)
	worth := chances[min(max(odds, -maxOdds), maxOdds)+maxOdds]
	if mood.Pressing {
		worth = worth * worths[min(plies, maxPlies)] >> 10
	}
	if mood.Hopeful {
		hope := 9999 * int32(min(max(odds, -hopeless), 0)+hopeless) / hopeless
		worth = (7*worth + hope) / 8
	}
	return worth
}

const hopeless = 16 * 16 // odds against a win without hope, in sixteenths of their logarithm

const maxPlies = 100

var (
	chances = func() (list [2*maxOdds + 1]int32) { // by the odds, from the lowest on
		for i := range list {
			list[i] = int32(9999 / (1 + math.Exp(-float64(i-maxOdds)/16)))
		}
		return list
	}()
	worths = func() (list [maxPlies + 1]int32) { // of wins, by their plies
		for i := range list {
			list[i] = int32(1024 * (0.8 + 0.2*math.Pow(0.96, float64(i))))
		}
		return list
	}()
)

// Effort guesses the effort for a position of a hunt: see [Game.Effort].
func (g *Guide) Effort(s State, mover bool) uint32 {
	const (
		choice = 4 // for twice as many replies, in steps of which eight double the effort
		ply    = 2
		most   = 26 * 8
	)
	hunter, other, steps := s.own(), s.other(), 0
	if !mover {
		steps = choice * bits.Len(uint(entropy.State{Own: hunter, Other: other}.Count()))
		hunter, other = other, hunter
	}
	odds, plies := g.Estimate(hunter, other, mover)
	steps += int(doubts[min(max(odds, -maxOdds), maxOdds)+maxOdds]) + ply*plies + distance(hunter, other)
	steps = min(steps, most)
	return uint32(8+steps%8) << (steps / 8)
}

const maxOdds = 8 * 16

// doubts are the steps of effort by the odds, from the lowest on.
var doubts = func() (steps [2*maxOdds + 1]uint8) {
	const doubt = 5.6 // for half the probability
	for i := range steps {
		odds := float64(i-maxOdds) / 16
		steps[i] = uint8(math.Round(doubt * math.Log2(1+math.Exp(-odds))))
	}
	return steps
}()

// LearntGuide returns the weights of the guide of hunts.
func LearntGuide() *GuideWeights { return &learntGuide }
