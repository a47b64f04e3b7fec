// Package short sorts by less code than package slices, which would bring a copy of all its ways to sort into the
// program for each type that is sorted, up to 20 kB.
package short

import "slices"

// Sort sorts a short list by insertion; what is equal keeps its order. Cmp is that of slices.SortFunc.
// Where all but the last element is in order, it takes one pass.
func Sort[T any](list []T, cmp func(a, b T) int) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && cmp(list[j], list[j-1]) < 0; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// Order returns the numbers of the elements of a list of n in their order; what is equal keeps its own. Cmp compares
// two elements by their numbers. It is for long lists: one copy of the code sorts them all.
func Order(n int, cmp func(a, b int) int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, cmp)
	return order
}

// Sorted returns a list in order, as Order has it.
func Sorted[T any](list []T, cmp func(a, b int) int) []T {
	sorted := make([]T, len(list))
	for at, from := range Order(len(list), cmp) {
		sorted[at] = list[from]
	}
	return sorted
}
