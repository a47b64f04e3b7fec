package block

// A model's bytes are magic and then, coded with the same coder as blocks, all its numbers in order, as differences
// from what they are before training: probabilities as logits in steps of 16/256, weights in steps of 1/1024. Each
// number is a bit, whether it is 0 as most are, and else two bytes. The bit is foretold by those before it, a byte by
// those in its place.
const (
	modelMagic = "tablier entropy model 1\n"
	logitStep  = 16
	weightStep = 64
)

// A numbers codes numbers with a stream.
type numbers struct {
	stream *stream
	zero   [16]uint16     // by whether the last four numbers were 0
	probs  [2][256]uint16 // by byte of the number, and bits of it known
	after  int
}

func newNumbers(s *stream) *numbers {
	n := &numbers{stream: s}
	for i := range n.zero {
		n.zero[i] = one / 2
	}
	for i := range n.probs {
		for at := range n.probs[i] {
			n.probs[i][at] = one / 2
		}
	}
	return n
}

// code writes a number of 16 bits, or reads and returns it.
func (n *numbers) code(x int) int {
	x = int(uint16(x))
	some := n.bit(&n.zero[n.after], min(x, 1))
	n.after = n.after<<1&15 | some
	if some == 0 {
		return 0
	}
	x = n.byte(0, x>>8)<<8 | n.byte(1, x&255)
	return int(int16(x))
}

// byte codes a byte, the highest bit first.
func (n *numbers) byte(which, x int) int {
	known := 1
	for i := 7; i >= 0; i-- {
		known = known<<1 | n.bit(&n.probs[which][known], x>>i&1)
	}
	return known & 255
}

// bit codes a bit, and has its probability learn.
func (n *numbers) bit(p *uint16, bit int) int {
	bit = n.stream.code(bit, int(*p))
	if bit != 0 {
		*p += (one - 1 - *p) >> 5
	} else {
		*p -= *p >> 5
	}
	return bit
}

// prob codes a probability of 16 bits that is first of a logit.
func (n *numbers) prob(p *uint16, first int) {
	*p = uint16(squash(first + logitStep*n.code((stretch(int(*p))-first)/logitStep)))
}

// weight codes a weight.
func (n *numbers) weight(w *int32, first int) {
	*w = int32(first + weightStep*n.code((int(*w)-first)/weightStep))
}

// all codes all numbers of a model.
func (n *numbers) all(m *Model) {
	for i := range m.quick {
		n.prob(&m.quick[i], quickLogit)
	}
	for bit, k := range m.bits {
		for i := range k.probs {
			p := uint16(k.probs[i] >> 16)
			n.prob(&p, firstLogits[bit])
			k.probs[i] = uint32(p) << 16
		}
		for _, lists := range k.weights {
			for i := range lists {
				for at := range lists[i] {
					n.weight(&lists[i][at], firstWeight)
				}
			}
		}
		for i := range k.last {
			for at := range k.last[i] {
				n.weight(&k.last[i][at], firstLast)
			}
		}
	}
}

// bytes returns what ReadModel reads, and makes the model what that reads.
func (m *Model) bytes() []byte {
	s := newWriter()
	newNumbers(s).all(m)
	return append([]byte(modelMagic), s.finish()...)
}

// ReadModel reads a model.
func ReadModel(data []byte) (*Model, error) {
	if len(data) < len(modelMagic) || string(data[:len(modelMagic)]) != modelMagic {
		return nil, errDamaged
	}
	m, s := untrained(), newReader(data[len(modelMagic):])
	newNumbers(s).all(m)
	if s.wrong() {
		return nil, errDamaged
	}
	return m, nil
}
