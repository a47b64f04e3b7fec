package block

const (
	inputs   = trained + fresh + 1 // logits that are mixed; the last is always the same
	slotBits = 14
	slots    = 1 << slotBits // of a fresh context
)

// starts are where the probabilities of each trained context begin.
var starts = func() (table [trained + 1]int) {
	for i, n := range rooms {
		table[i+1] = table[i] + n
	}
	return table
}()

// A knowledge is what is trained of one of the two bits of a value.
type knowledge struct {
	probs   []uint32 // that the bit is 1, of 32 bits
	weights [mixers][]list
	last    [lasts][mixers]int32
}

// A list is the weights of a sum.
type list [inputs]int32

// Weights before training, in 65,536ths.
const (
	firstWeight = 1 << 16 / 5
	firstLast   = 1 << 16 / mixers
)

// firstLogits are the logits before training that a value is no draw, and that a win is the mover's.
var firstLogits = [2]int{-3 * nat, 0}

// newKnowledge returns what is known before training.
func newKnowledge(logit int) *knowledge {
	k := &knowledge{probs: make([]uint32, starts[trained])}
	for i := range k.probs {
		k.probs[i] = uint32(squash(logit)) << 16
	}
	for m, n := range choices {
		k.weights[m] = make([]list, n)
		for i := range k.weights[m] {
			for n := range k.weights[m][i] {
				k.weights[m][i][n] = firstWeight
			}
		}
	}
	for i := range k.last {
		for m := range k.last[i] {
			k.last[i][m] = firstLast
		}
	}
	return k
}

// set makes k what another is.
func (k *knowledge) set(other *knowledge) {
	copy(k.probs, other.probs)
	for m := range k.weights {
		copy(k.weights[m], other.weights[m])
	}
	k.last = other.last
}

// A predictor foretells one of the two bits of a value and learns from it.
type predictor struct {
	*knowledge
	slots [fresh][slots]uint32 // a probability of 22 bits, and from 1 on how often it was met; 0 before it is
	times []uint16             // in training: how often each trained probability was met

	// Of the bit that was foretold last:
	logits [inputs]int
	at     [trained]int
	slot   [fresh]*uint32
	lists  [mixers]*list
	sums   [mixers]int
	last   *[mixers]int32
	p      int
}

// begin forgets what was learnt within a block.
func (r *predictor) begin() {
	for i := range r.slots {
		clear(r.slots[i][:])
	}
}

// predict returns the probability that the bit is 1.
func (r *predictor) predict(c *contexts) int {
	for i := range r.at {
		r.at[i] = starts[i] + c.trained[i]
		r.logits[i] = stretch(int(r.probs[r.at[i]] >> 16))
	}
	for i := range r.slot {
		r.slot[i] = &r.slots[i][c.fresh[i]*golden>>(32-slotBits)]
		r.logits[trained+i] = 0
		if s := *r.slot[i]; s != 0 {
			r.logits[trained+i] = stretch(int(s >> 16))
		}
	}
	r.logits[inputs-1] = nat / 2
	r.last = &r.knowledge.last[c.last]
	all := 0
	for m, choice := range c.weights {
		w := &r.weights[m][choice]
		sum := 0
		for i, x := range r.logits {
			sum += int(w[i]) * x
		}
		r.lists[m], r.sums[m] = w, max(-limit, min(sum>>16, limit))
		all += r.sums[m] * int(r.last[m])
	}
	r.p = squash(all >> 16)
	return r.p
}

// golden is 2³² by the golden ratio, for hashing (Knuth).
const golden = 0x9E3779B1

// The rates of learning: of weights, of sums' weights, and of trained probabilities within a block, as shifts.
const (
	weightRate = 14
	lastRate   = 18
	probRate   = 8
	mostTimes  = 1000 // in training a probability is that of so many times
)

// update learns what the bit was.
func (r *predictor) update(bit int) {
	for m, w := range r.lists {
		wrong := bit<<16 - squash(r.sums[m])
		for i, x := range r.logits {
			w[i] += int32((x*wrong + 1<<(weightRate-1)) >> weightRate)
		}
	}
	wrong := bit<<16 - r.p
	for m, x := range r.sums {
		r.last[m] += int32((x*wrong + 1<<(lastRate-1)) >> lastRate)
	}
	r.learn(bit)
	for _, s := range r.slot {
		*s = met(*s, bit, r.logits[0])
	}
}

// learn moves the trained probabilities.
func (r *predictor) learn(bit int) {
	target := bit * (1<<32 - 1)
	for _, at := range r.at {
		p := int(r.probs[at])
		if r.times == nil {
			p += (target - p) >> probRate
		} else {
			r.times[at] = min(r.times[at]+1, mostTimes)
			p += (target - p) / (int(r.times[at]) + 1)
		}
		r.probs[at] = uint32(max(1<<16, min(p, (one-1)<<16)))
	}
}

// met returns a slot after a bit. At first its probability is what a trained context says, by its logit.
func met(s uint32, bit, logit int) uint32 {
	p, n := int(s>>10), int(s&1023)
	if s == 0 {
		p, n = squash(logit)<<6, 1
	}
	p += (bit*(1<<22-1) - p) * int(rates[n]) >> 16
	return uint32(max(1<<6, min(p, 1<<22-1<<6)))<<10 | uint32(min(n+1, len(rates)-1))
}

// rates are how much a slot learns by how often it was met, in 65,536ths.
var rates = func() (table [250]uint16) {
	for n := range table {
		table[n] = uint16(max(2*one/(2*n+3), one/200))
	}
	return table
}()
