package hyle

import "tablier/rules/hyle"

// A Feature is an input of the linear function for a line's worth, or for that of a board's lines together: the index
// of its weight, and its value.
type Feature struct {
	Index int32
	Value float32
}

// A shape says which features lines of n cells have, and where their weights are:
//
//   - one that every line has once;
//   - each run of two cells and more by the chance that it will read the same both ways, where pairs of cells that
//     mirror each other are taken to be independent. Runs have three weights by their place: for none, one, or more of
//     their pairs that are open;
//   - the pattern of up to five neighbouring cells, read from either end: which are empty and which hold the same
//     colour, whatever its name. A pattern has a weight of its own, followed by one for each of its colours, in order,
//     by the share that the bag still has of it.
type shape struct {
	n        int
	size     int               // of the weights
	run      [most][most]int32 // the first weight of the run from one cell to another
	prior    []float32         // the initial weights of learning: each run counts its length
	starts   []int             // the first cells of the patterns, from either end
	first    []int32           // the first weight of the patterns that start there
	mask     hyle.Line         // the cells of a pattern
	patterns []pattern         // by what the cells hold
}

// A pattern is the offset of its weights, among those of all patterns, and its colours in order, the first lowest.
type pattern struct{ offset, colours uint16 }

// open is the number of open pairs of a run up to which each number has weights of its own.
const open = 3

// widest is the greatest number of cells of a pattern.
const widest = 5

// newShape returns the shape of lines of n cells.
func newShape(n int) *shape {
	s := &shape{n: n, size: 1, prior: []float32{0}}
	for i := range n {
		for j := i + 1; j < n; j++ {
			if k := n - 1 - j; k < i {
				s.run[i][j] = s.run[k][n-1-i]
				continue
			}
			s.run[i][j] = int32(s.size)
			s.size += open
			for range open {
				s.prior = append(s.prior, float32(j-i+1))
			}
		}
	}
	cells := min(n, widest)
	s.mask = 1<<(cellBits*cells) - 1
	weights := s.list(cells)
	for start := 0; 2*start <= n-cells; start++ {
		s.starts = append(s.starts, start)
		s.first = append(s.first, int32(s.size))
		s.size += weights
	}
	s.prior = append(s.prior, make([]float32, s.size-len(s.prior))...)
	return s
}

// list lists the patterns of that many cells and returns how many weights they have.
func (s *shape) list(cells int) (weights int) {
	s.patterns = make([]pattern, s.mask+1)
	offsets := map[hyle.Line]uint16{}
	for i := range s.patterns {
		l, named := hyle.Line(i), hyle.Line(0)
		var names [most + 1]hyle.Line
		count := hyle.Line(0)
		for cell := range cells {
			colour := l.At(cell)
			if colour > 0 && names[colour] == 0 {
				s.patterns[i].colours |= uint16(colour) << (cellBits * count)
				count++
				names[colour] = count
			}
			named |= names[colour] << (cellBits * cell)
		}
		if _, ok := offsets[named]; !ok {
			offsets[named] = uint16(weights)
			weights += 1 + int(count)
		}
		s.patterns[i].offset = offsets[named]
	}
	return weights
}

// features appends the features of a line, some of them in several parts.
func (s *shape) features(list []Feature, l hyle.Line, o *odds) []Feature {
	list = append(list, Feature{0, 1})
	for centre := 1; centre < 2*s.n-2; centre++ {
		chance, pairs := float32(1), int32(0)
		for i, j := (centre-1)/2, centre/2+1; i >= 0 && j < s.n; i, j = i-1, j+1 {
			a, b := l.At(i), l.At(j)
			if chance *= o.same(a, b); chance == 0 {
				break
			}
			if a == 0 || b == 0 {
				pairs = min(pairs+1, open-1)
			}
			list = append(list, Feature{s.run[i][j] + pairs, chance})
		}
	}
	for _, end := range [...]hyle.Line{l, s.back(l)} {
		for i, start := range s.starts {
			p := s.patterns[end>>(cellBits*start)&s.mask]
			at := s.first[i] + int32(p.offset)
			list = append(list, Feature{at, 0.5})
			for colours := p.colours; colours != 0; colours >>= cellBits {
				at++
				list = append(list, Feature{at, 0.5 * o.share[colours&7]})
			}
		}
	}
	return list
}

// back returns a line read from the other end.
func (s *shape) back(l hyle.Line) (back hyle.Line) {
	for i := range s.n {
		back = back<<cellBits | l>>(cellBits*i)&7
	}
	return back
}

// sum returns the sum of the features of a line, each times its weight, to the last bit as if it were taken from a list
// of them: a search meets so many lines that a list would cost it a sixth of its nodes.
func (s *shape) sum(l hyle.Line, o *odds, weights []float32) float32 {
	worth := weights[0]
	for centre := 1; centre < 2*s.n-2; centre++ {
		chance, pairs := float32(1), int32(0)
		for i, j := (centre-1)/2, centre/2+1; i >= 0 && j < s.n; i, j = i-1, j+1 {
			a, b := l.At(i), l.At(j)
			if a == 0 || b == 0 {
				chance *= o.may[(a|b)&7]
				pairs = min(pairs+1, open-1)
			} else if a != b {
				break
			}
			worth += chance * weights[s.run[i][j]+pairs]
		}
	}
	for _, end := range [...]hyle.Line{l, s.back(l)} {
		for i, start := range s.starts {
			p := s.patterns[end>>(cellBits*start)&s.mask]
			at := s.first[i] + int32(p.offset)
			worth += 0.5 * weights[at]
			for colours := p.colours; colours != 0; colours >>= cellBits {
				at++
				worth += 0.5 * o.share[colours&7] * weights[at]
			}
		}
	}
	return worth
}
