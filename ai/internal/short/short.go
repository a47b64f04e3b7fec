// Package short sorts short lists. Package slices would bring a copy of all its ways to sort into the program for each
// type that is sorted, up to 20 kB.
package short

// Sort sorts a list by insertion; what is equal keeps its order. Cmp is that of slices.SortFunc.
func Sort[T any](list []T, cmp func(a, b T) int) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && cmp(list[j], list[j-1]) < 0; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}
