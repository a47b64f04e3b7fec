package exact

import (
	"math/bits"
	"slices"
)

// A pattern is the colours of the pawns on a board, two bits each, in the order of their cells.
type pattern uint32

// at returns the colour of the i-th pawn.
func (p pattern) at(i int) uint8 { return uint8(p>>(2*i)) & 3 }

// count returns how many of so many pawns have a colour.
func (p pattern) count(pawns int, colour uint8) int {
	const ones = 0x55555555
	other := uint32(p) ^ ones*uint32(colour)
	return bits.OnesCount32(^(other | other>>1) & ones & (1<<(2*pawns) - 1))
}

// An order numbers the patterns of some number of pawns, up to the names of colours. Those stand for themselves whose
// colours are 0, 1, 2 and 3 in the order in which they first appear. A number is looked up in two parts: of the first
// pawns, and of the others as they are called after the first.
type order struct {
	patterns []pattern // by number
	draws    []uint8   // by number: a bit for each colour that may come next; of unseen ones only the first
	low      []lowPart // by the first pawns
	high     []uint32  // by the state after them, and then the others
	bits     int       // of the others
}

// lowPawns is how many pawns the first part of a pattern has, or fewer.
const lowPawns = 8

// A lowPart is the part of a pattern's number that its first pawns determine.
type lowPart struct {
	base  uint32 // the number of the first pattern that begins so
	state uint8
	names uint8 // the names of the colours in it
}

// number returns the index in the list of all of the pattern that has the same colours up to their names.
func (o *order) number(p pattern) uint32 {
	l := o.low[p&(1<<(2*lowPawns)-1)]
	names, rest := &renamed[l.names], p>>(2*lowPawns)
	high := (int(names[rest&255]) | int(names[rest>>8])<<8) & (1<<o.bits - 1)
	return l.base + o.high[int(l.state)<<o.bits|high]
}

// newOrder returns the order of that many pawns on a board with side colours, and side pawns of each.
func newOrder(side, pawns int) *order {
	low := min(pawns, lowPawns)
	o := &order{low: make([]lowPart, 1<<(2*low)), bits: 2 * (pawns - low)}
	var states [][most]uint8 // by number: how many pawns there are of the colours, as they first appeared
	var ends [][]pattern     // by the number of the state: how patterns may end
	o.eachLow(side, low, func(code, named pattern, t tally) {
		if code != named {
			return
		}
		state := slices.Index(states, t.count)
		if state < 0 {
			state = len(states)
			states = append(states, t.count)
			ends = append(ends, o.addState(side, t))
		}
		o.low[code] = lowPart{uint32(len(o.patterns)), uint8(state), t.naming()}
		for _, end := range ends[state] {
			o.patterns = append(o.patterns, code|end<<(2*low))
		}
	})
	o.eachLow(side, low, func(code, named pattern, t tally) {
		o.low[code] = lowPart{o.low[named].base, o.low[named].state, t.naming()}
	})
	for _, p := range o.patterns {
		o.draws = append(o.draws, p.draws(side, pawns))
	}
	return o
}

// draws returns the colours that may come after a pattern in canonical form.
func (p pattern) draws(side, pawns int) (colours uint8) {
	for colour := range uint8(side) {
		switch p.count(pawns, colour) {
		case side:
			continue
		case 0:
			return colours | 1<<colour
		}
		colours |= 1 << colour
	}
	return colours
}

// eachLow calls see with each possible first half of a pattern, as it is and in canonical form.
func (o *order) eachLow(side, low int, see func(code, named pattern, t tally)) {
	for code := range pattern(len(o.low)) {
		var t tally
		if named, ok := t.add(code, low, side); ok {
			see(code, named, t)
		}
	}
}

// addState numbers the second halves that a pattern may have after a first half with these counts of colours, and
// returns them.
func (o *order) addState(side int, t tally) (ends []pattern) {
	for i := range t.seen {
		t.name[i] = i // as they are called
	}
	t.known = 1<<t.seen - 1
	table := make([]uint32, 1<<o.bits)
	each := func(see func(code, named pattern)) {
		for code := range pattern(len(table)) {
			after := t
			if named, ok := after.add(code, o.bits/2, side); ok {
				see(code, named)
			}
		}
	}
	each(func(code, named pattern) {
		if code == named {
			table[code] = uint32(len(ends))
			ends = append(ends, code)
		}
	})
	each(func(code, named pattern) { table[code] = table[named] })
	o.high = append(o.high, table...)
	return ends
}

// A tally is the names of colours by first appearance, and the number of pawns of each.
type tally struct {
	known uint8       // a bit for each colour that has appeared
	seen  uint8       // how many have
	name  [most]uint8 // by colour
	count [most]uint8 // by name
}

// add counts the pawns of a pattern and returns it with the colours' names. It returns false when there are more of a
// colour than a board has, or more colours.
func (t *tally) add(p pattern, pawns, side int) (named pattern, ok bool) {
	for i := range pawns {
		colour := p.at(i)
		if t.known>>colour&1 == 0 {
			t.known |= 1 << colour
			t.name[colour] = t.seen
			t.seen++
		}
		name := t.name[colour]
		t.count[name]++
		if int(t.seen) > side || int(t.count[name]) > side {
			return 0, false
		}
		named |= pattern(name) << (2 * i)
	}
	return named, true
}

// naming returns the index of the naming, in which colours that have not appeared have the other names.
func (t *tally) naming() uint8 {
	name, next := t.name, t.seen
	for colour := range name {
		if t.known>>colour&1 == 0 {
			name[colour] = next
			next++
		}
	}
	return uint8(slices.Index(namings, name))
}

// namings are the permutations of four colours, and renamed the images of four pawns' colours by them.
var namings, renamed = allNamings()

func allNamings() (namings [][most]uint8, renamed [24][256]uint8) {
	for code := range pattern(256) {
		name := [most]uint8{code.at(0), code.at(1), code.at(2), code.at(3)}
		if 1<<name[0]|1<<name[1]|1<<name[2]|1<<name[3] != 15 {
			continue
		}
		for four := range pattern(256) {
			for i := range 4 {
				renamed[len(namings)][four] |= name[four.at(i)] << (2 * i)
			}
		}
		namings = append(namings, name)
	}
	return namings, renamed
}
