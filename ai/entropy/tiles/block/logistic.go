package block

// Probabilities are of 16 bits, their logits ("stretched", ln(p/(1-p))) in 256ths. All is integers, so that every
// machine computes the same.
const (
	one   = 1 << 16 // the probability 1, which is never reached
	nat   = 256
	limit = 12 * nat // logits beyond are as if there
)

// squashed and stretched are the logistic function and its inverse.
var (
	squashed  = makeSquashed()
	stretched = makeStretched()
)

// makeSquashed returns the probabilities of the logits from -limit on: 1/(1+e^-x), with powers of e in 64-bit fixed
// point.
func makeSquashed() (table [2*limit + 1]uint16) {
	const ratio = 4278222805 // 2³² e^(-1/256)
	power := uint64(1) << 32 // 2³² e^(-x)
	for x := 0; x <= limit; x++ {
		p := (one<<32 + (1<<32+power)/2) / (1<<32 + power)
		p = min(p, one-1)
		table[limit+x], table[limit-x] = uint16(p), uint16(one-p)
		power = power * ratio >> 32
	}
	return table
}

// makeStretched returns the smallest logit with at least each probability.
func makeStretched() (table [one]int16) {
	x := -limit
	for p := range table {
		for x < limit && int(squashed[limit+x]) < p {
			x++
		}
		table[p] = int16(x)
	}
	return table
}

// squash returns the probability of a logit.
func squash(x int) int { return int(squashed[max(-limit, min(x, limit))+limit]) }

// stretch returns the logit of a probability.
func stretch(p int) int { return int(stretched[p&(one-1)]) }
