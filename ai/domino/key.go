package domino

import (
	"math/bits"

	"tablier/rules/domino"
)

func mix(h uint64) uint64 {
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return h ^ h>>31
}

// words holds a random word for each place of a box.
var words = func() (table [256]uint64) {
	for i := range table {
		table[i] = mix(uint64(i+1) * 0x9e3779b97f4a7c15)
	}
	return table
}()

// key identifies a node up to symmetry and the names of the numbers 1 to 6.
func (p *node) key() uint64 {
	var h [8][domino.Numbers]uint64
	var t [8]uint64
	w, hgt := int(p.toX-p.fromX), int(p.toY-p.fromY)
	for y := p.fromY; y <= p.toY; y++ {
		for x := p.fromX; x <= p.toX; x++ {
			m := p.open[at(x, y)]
			if m == 0 {
				continue
			}
			u, v := int(x-p.fromX), int(y-p.fromY)
			a, b := w-u, hgt-v
			z := [8]uint64{
				words[u<<4|v], words[a<<4|v], words[u<<4|b], words[a<<4|b], words[v<<4|u], words[v<<4|a], words[b<<4|u],
				words[b<<4|a],
			}
			if m&touched != 0 {
				for s := range 8 {
					t[s] += z[s] * 3
				}
			}
			for d := m & anyNumber; d != 0; d &= d - 1 {
				n := bits.TrailingZeros8(d)
				for s := range 8 {
					h[s][n] += z[s]
				}
			}
		}
	}
	zx, zy := p.slack()
	var rough [8]uint64
	least := ^uint64(0)
	for s := range 8 {
		lx, ly := zx[s&1], zy[s>>1&1]
		if s >= 4 { // x and y are swapped: the bits say which of them was turned first
			lx, ly = zy[s>>1&1], zx[s&1]
		}
		total := t[s] + mix(lx*5+1) + mix(ly*7+2)*3 + mix(h[s][0])
		for _, word := range h[s][1:] {
			total += mix(word + 11)
		}
		rough[s] = mix(total)
		least = min(least, rough[s])
	}
	best := ^uint64(0)
	for s := range 8 {
		if rough[s] == least {
			best = min(best, mix(least+p.numbers(&h[s])))
		}
	}
	return best
}

// slack encodes how far the zone may still grow: for each axis, as it is and turned round. Where nothing open lies
// beyond what has been laid, it does not matter.
func (p *node) slack() (x, y [2]uint64) {
	x = slack(p.minX-p.fromX, p.toX-p.maxX, p.n-(p.maxX-p.minX+1), p.toX-p.fromX)
	y = slack(p.minY-p.fromY, p.toY-p.maxY, p.n-(p.maxY-p.minY+1), p.toY-p.fromY)
	return x, y
}

func slack(before, after, free, width int8) [2]uint64 {
	if before <= 0 && after <= 0 {
		return [2]uint64{}
	}
	word := func(a, b int8) uint64 {
		return uint64(uint8(a))<<24 | uint64(uint8(b))<<16 | uint64(uint8(free))<<8 | uint64(uint8(width)) | 1<<32
	}
	return [2]uint64{word(before, after), word(after, before)}
}

// numbers hashes the numbers and the reserve, whatever the numbers but zero are called: each number by where it may
// lie, then by the dominoes that join it to others, and once more.
func (p *node) numbers(h *[domino.Numbers]uint64) uint64 {
	var g [domino.Numbers]uint64
	for a := range g {
		g[a] = mix(h[a] + 11)
	}
	g[0] += 0x1234567
	var tri [domino.Numbers]uint64
	for round := range 2 {
		var next [domino.Numbers]uint64
		for a := range g {
			sum := uint64(0)
			for with := p.left[a]; with != 0; with &= with - 1 {
				b := bits.TrailingZeros8(with)
				if b == a {
					sum += 0x7777777
					continue
				}
				sum += mix(g[b] + 13)
				if round == 0 {
					for third := p.left[a] & p.left[b] & (1<<b - 1); third != 0; third &= third - 1 {
						if c := bits.TrailingZeros8(third); c != a {
							tri[a] += mix(g[b]+g[c]) * 17
						}
					}
				}
			}
			next[a] = mix(g[a]*31 + sum + tri[a])
		}
		g = next
	}
	total := uint64(0)
	for a, word := range g {
		if p.left[a] != 0 || h[a] != 0 {
			total += mix(word)
		}
	}
	return total
}
