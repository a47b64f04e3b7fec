package site

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// sortingProgram sorts as package slices asks for it: numbers and texts, by a function, and stably, of every length up
// to some hundred, with few and with many that are equal.
const sortingProgram = `

func check(n, kinds int) {
	numbers, pairs, stable := []int{}, [][2]int{}, [][2]int{}
	for i := range n {
		x := i * 7919 % kinds
		numbers, pairs, stable = append(numbers, x), append(pairs, [2]int{x, i}), append(stable, [2]int{x, i})
	}
	byFirst := func(a, b [2]int) int { return a[0] - b[0] }
	pdqsortOrdered(numbers, 0, n, 0)
	pdqsortCmpFunc(pairs, 0, n, 0, byFirst)
	stableCmpFunc(stable, n, byFirst)
	for i := 1; i < n; i++ {
		a, b := stable[i-1], stable[i]
		if numbers[i-1] > numbers[i] || pairs[i-1][0] > pairs[i][0] || a[0] > b[0] || a[0] == b[0] && a[1] > b[1] {
			panic("not in order")
		}
	}
}

func main() {
	for n := range 300 {
		check(n, 5)
		check(n, 1000)
	}
	part := []int{9, 3, 2, 1, 0}
	pdqsortOrdered(part, 1, 4, 0)
	if part[0] != 9 || part[1] != 1 || part[3] != 3 || part[4] != 0 {
		panic("sorted beyond its part")
	}
}
`

// What takes the place of Go's sorting sorts.
func TestSorting(t *testing.T) {
	program := append(bytes.Replace(sorting, []byte("package slices"), []byte("package main"), 1), sortingProgram...)
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, program, 0o644); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.Command("go", "run", file).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, said)
	}
}

// A Go whose package slices has other files is an error.
func TestSortingOfAnotherGo(t *testing.T) {
	if _, err := (tools{module: t.TempDir(), goroot: t.TempDir()}).shortSorting(); err == nil {
		t.Error("no error")
	}
}
