package block

// A stream is a binary arithmetic coder (Witten, Neal and Cleary 1987; as a range coder Martin 1979), without carries:
// low and high are the ends of the interval that is left, as 32 bits after those that are settled. It writes bits, or
// reads those that another has written.
type stream struct {
	low, high uint32
	value     uint32 // when reading: the next 32 bits
	data      []byte // written, or yet to be read
	reading   bool
}

func newWriter() *stream { return &stream{high: 1<<32 - 1} }

func newReader(data []byte) *stream {
	s := &stream{high: 1<<32 - 1, data: data, reading: true}
	for range 4 {
		s.take()
	}
	return s
}

// take reads the next byte; after the last come zeros.
func (s *stream) take() {
	s.value <<= 8
	if len(s.data) > 0 {
		s.value |= uint32(s.data[0])
		s.data = s.data[1:]
	}
}

// code writes a bit, or reads and returns it, that is 1 with a probability.
func (s *stream) code(bit, p int) int {
	middle := s.low + uint32(uint64(s.high-s.low)*uint64(p)>>16)
	if s.reading {
		bit = 0
		if s.value <= middle {
			bit = 1
		}
	}
	if bit != 0 {
		s.high = middle
	} else {
		s.low = middle + 1
	}
	for (s.low^s.high)>>24 == 0 {
		if s.reading {
			s.take()
		} else {
			s.data = append(s.data, byte(s.high>>24))
		}
		s.low, s.high = s.low<<8, s.high<<8|255
	}
	return bit
}

// finish returns what was written. It ends with as few bytes as tell the interval, given that zeros follow.
func (s *stream) finish() []byte {
	for bits := 0; bits <= 32; bits += 8 {
		mask := uint32(1<<(32-bits) - 1)
		if last := (s.low + mask) &^ mask; last >= s.low && last <= s.high {
			for i := range bits / 8 {
				s.data = append(s.data, byte(last>>(24-8*i)))
			}
			break
		}
	}
	for n := len(s.data); n > 0 && s.data[n-1] == 0; n-- {
		s.data = s.data[:n-1]
	}
	return s.data
}

// wrong says, after the last bit was read, whether bytes are left that no writer would have written.
func (s *stream) wrong() bool { return len(s.data) > 0 }
