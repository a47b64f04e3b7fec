package hyle

import (
	"math"
	"sync"
)

// A Value says what a board will be worth to Order at the end of the round: the sum of what it knows of each line.
type Value struct {
	Sliding []float32 // by stage, then pattern: after a placement, when Order is to move
	Drawing []float32 // after Order's move, when a draw is due
	stages  []uint8   // the stage by the number of empty cells
	count   int       // patterns
}

// Stages returns the stage of a round by the number of empty cells: what is learnt of lines is kept by stage. The first,
// with no empty cell, knows what lines are worth for good.
func Stages(n int) []uint8 {
	stages := make([]uint8, n*n)
	for empty := range stages {
		stages[empty] = uint8(empty)
		if n == 7 {
			stages[empty] = coarse(empty)
		}
	}
	return stages
}

// coarse returns the stage where there are too many for one each.
func coarse(empty int) uint8 {
	stage := uint8(0)
	for _, from := range [...]int{1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 31, 38} {
		if empty >= from {
			stage++
		}
	}
	return stage
}

// NewValue returns a value that knows what a line is worth as it stands and nothing more.
func NewValue(n int) *Value {
	p, stages := PatternsOf(n), Stages(n)
	v := &Value{stages: stages, count: p.Count()}
	for range stages[len(stages)-1] + 1 {
		v.Sliding = append(v.Sliding, p.Points...)
		v.Drawing = append(v.Drawing, p.Points...)
	}
	return v
}

// SlidingAt and DrawingAt return what the value knows of lines, by pattern, when so many cells are empty.
func (v *Value) SlidingAt(empty int) []float32 { return v.at(v.Sliding, empty) }
func (v *Value) DrawingAt(empty int) []float32 { return v.at(v.Drawing, empty) }

func (v *Value) at(table []float32, empty int) []float32 {
	from := int(v.stages[empty]) * v.count
	return table[from : from+v.count]
}

// Unit is the part of a point in which learnt numbers are kept.
const Unit = 1.0 / 16

// Learnt is a value as command learn writes it: what it differs by from what lines are worth as they stand, in units, as
// numbers of one byte each, or two where the first is odd.
type Learnt struct{ Sliding, Drawing string }

// Value returns a learnt value for boards of n cells a side.
func (l Learnt) Value(n int) *Value {
	v := NewValue(n)
	add(v.Sliding, l.Sliding)
	add(v.Drawing, l.Drawing)
	return v
}

func add(table []float32, learnt string) {
	for i, at := 0, 0; at < len(learnt); i++ {
		word := uint(learnt[at])
		if at++; word&1 != 0 {
			word |= uint(learnt[at]) << 8
			at++
		}
		x := int(word >> 1)
		table[i] += Unit * float32(x>>1^-(x&1))
	}
}

// Pack returns a value in the form in which it is written.
func Pack(n int, v *Value) Learnt {
	plain := NewValue(n)
	return Learnt{pack(v.Sliding, plain.Sliding), pack(v.Drawing, plain.Drawing)}
}

func pack(table, plain []float32) string {
	const most = 8_000 // two bytes hold that
	var b []byte
	for i, x := range table {
		units := int(math.Round(max(-most, min(most, float64(x-plain[i])/Unit))))
		word := uint(units<<1 ^ units>>63)
		if word < 128 {
			b = append(b, byte(word<<1))
		} else {
			b = append(b, byte(word<<1|1), byte(word>>7))
		}
	}
	return string(b)
}

// sights are what the machine knows, by the size of the board.
var (
	sight5 = sync.OnceValue(func() *sight { return &sight{learnt5.Value(5), PatternsOf(5).Of, 12} })
	sight7 = sync.OnceValue(func() *sight { return &sight{learnt7.Value(7), PatternsOf(7).Of, 20} })
	plain5 = sync.OnceValue(func() *sight { return &sight{NewValue(5), PatternsOf(5).Of, tooMuch} })
	plain7 = sync.OnceValue(func() *sight { return &sight{NewValue(7), PatternsOf(7).Of, tooMuch} })
)

// sightOf returns what is known of boards of n cells a side, or, plain, only what lines are worth as they stand.
func sightOf(n int, plain bool) *sight {
	switch {
	case plain && n == 5:
		return plain5()
	case plain:
		return plain7()
	case n == 5:
		return sight5()
	}
	return sight7()
}
