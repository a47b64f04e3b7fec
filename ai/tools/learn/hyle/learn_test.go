package main

import (
	"math"
	"reflect"
	"testing"

	"tablier/ai/hyle"
)

// Least squares find the weights that values were made from; with much inertia they stay where they were.
func TestRidge(t *testing.T) {
	want := []float32{1, -2, 0.5}
	var rows [][]hyle.Feature
	var values []float64
	for i := range 20 {
		row := []hyle.Feature{{Index: 0, Value: 1}, {Index: 1, Value: float32(i % 5)}, {Index: 2, Value: float32(i % 7)}}
		rows, values = append(rows, row), append(values, value(row, want))
	}
	r := ridge{rows: rows, prior: []float32{0, 0, 0}}
	for i, got := range r.solve(values) {
		if math.Abs(float64(got-want[i])) > 1e-3 {
			t.Errorf("weight %d is %v, want %v", i, got, want[i])
		}
	}
	still := ridge{rows: rows, prior: []float32{0, 3, 3}, inertia: 1e9}
	if got := still.solve(values); math.Abs(float64(got[1]-3)) > 1e-3 || math.Abs(float64(got[2]-3)) > 1e-3 {
		t.Errorf("weights with much inertia have become %v", got)
	}
}

// The parts of a feature are added up, in the order in which features are first met; what comes to nothing is left out.
func TestSum(t *testing.T) {
	sum := &summer{parts: make([]float32, 4)}
	list := []hyle.Feature{{Index: 2, Value: 1}, {Index: 1, Value: 0}, {Index: 0, Value: 2}, {Index: 2, Value: 0.5}}
	want := []hyle.Feature{{Index: 2, Value: 1.5}, {Index: 0, Value: 2}}
	for range 2 { // it leaves nothing behind
		if got := sum.up(list); !reflect.DeepEqual(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
	}
}

// The same seed gives the same weights, and what they miss is less than where learning began.
func TestLearning(t *testing.T) {
	c := course{n: 3, generations: 2, rounds: 200, inertia: 10, step: 1}
	w := c.follow(7)
	if again := c.follow(7); !reflect.DeepEqual(w, again) {
		t.Error("the same seed gives other weights")
	}
	if len(w.Layers) != 8 {
		t.Errorf("%d layers, want 8", len(w.Layers))
	}
	trainer, prior := hyle.NewTrainer(3, 1)
	p := &pupil{trainer: trainer, prior: prior, inertia: 10}
	stiff := &pupil{trainer: trainer, prior: prior, inertia: 1e9}
	for range 300 {
		met, points := trainer.Round(0)
		p.met, p.points = append(p.met, met), append(p.points, points)
	}
	stiff.met, stiff.points = p.met, p.points
	_, learnt := p.learn()
	_, before := stiff.learn()
	if learnt >= before {
		t.Errorf("%v are missed, %v by what learning began from", learnt, before)
	}
}
