package main

import "tablier/ai/entropy"

// accumulate adds a multiple of a row.
func accumulate(to, row *[inner]float32, x float32) {
	for j := range to {
		to[j] += x * row[j]
	}
}

// addRow adds a row of the first layer.
func addRow(to, row *[entropy.GuideNeurons]float32) {
	for j := range to {
		to[j] += row[j]
	}
}

// product returns the scalar product of two rows. It adds up in eight sums, which do not wait for each other.
func product(a, b *[inner]float32) (total float32) {
	var sums [8]float32
	for j := range a {
		sums[j%len(sums)] += a[j] * b[j]
	}
	for _, x := range sums {
		total += x
	}
	return total
}
