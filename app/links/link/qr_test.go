package link_test

import (
	"fmt"
	"strings"
	"testing"

	"rsc.io/qr"

	"tablier/app/links/link"
)

// modules draws the path on a grid: the dark modules of the code.
func modules(t *testing.T, s link.Square) [][]bool {
	t.Helper()
	grid := make([][]bool, s.Size)
	for y := range grid {
		grid[y] = make([]bool, s.Size)
	}
	for bar := range strings.SplitAfterSeq(s.Path, "z") {
		if bar == "" {
			continue
		}
		var x, y, width, back int
		if _, err := fmt.Sscanf(bar, "M%d %dh%dv1h-%dz", &x, &y, &width, &back); err != nil || back != width {
			t.Fatalf("bar %q: %v", bar, err)
		}
		for i := range width {
			grid[y][x+i] = true
		}
	}
	return grid
}

func code(t *testing.T, text string) link.Square {
	t.Helper()
	s, ok := link.Code(text)
	if !ok {
		t.Fatalf("no code for %d bytes", len(text))
	}
	return s
}

func TestCodeTooLong(t *testing.T) {
	if s := code(t, strings.Repeat("a", 2953)); s.Size != 177 { // version 40, level L
		t.Errorf("2953 bytes take %d modules a side, want 177", s.Size)
	}
	if s, ok := link.Code(strings.Repeat("a", 2954)); ok {
		t.Errorf("2954 bytes in a code of %d modules a side", s.Size)
	}
}

// The drawing is the code that the library itself makes, whichever of the two levels was chosen.
func TestCodeIsTheLibrarys(t *testing.T) {
	for n := 1; n <= 2953; n += 1 + n/9 {
		text := strings.Repeat("a-Z9_", n/5+1)[:n]
		s := code(t, text)
		grid := modules(t, s)
		level := formatLevel(grid)
		want, err := qr.Encode(text, level)
		if err != nil {
			t.Fatal(err)
		}
		least, err := qr.Encode(text, qr.L)
		if err != nil {
			t.Fatal(err)
		}
		if s.Size != want.Size || s.Size != least.Size {
			t.Fatalf("%d bytes: %d modules a side, want %d, at level L %d", n, s.Size, want.Size, least.Size)
		}
		for y, row := range grid {
			for x, dark := range row {
				if dark != want.Black(x, y) {
					t.Fatalf("%d bytes: module %d,%d is dark: %v", n, x, y, dark)
				}
			}
		}
	}
}

// formatLevel reads the level that a code announces beside its top left corner: 00 is M, 01 is L, over the
// mask 10.
func formatLevel(grid [][]bool) qr.Level {
	if grid[8][0] && grid[8][1] {
		return qr.L
	}
	return qr.M
}

// A code of one block of data is read here without the library: the format, the mask and the bytes.
func TestCodeReads(t *testing.T) {
	for _, text := range []string{"a", "https://tablier.example/#1AAd0YXBhdGFuA7QB", strings.Repeat("x_", 53)} {
		if got := read(t, modules(t, code(t, text))); got != text {
			t.Errorf("the code of %q reads %q", text, got)
		}
	}
}

// read returns the text of a code of versions 2 to 5, with one alignment pattern, and one block, in bytes.
func read(t *testing.T, grid [][]bool) string {
	t.Helper()
	bits := data(grid)
	number := func(from, n int) (value int) {
		for _, dark := range bits[from : from+n] {
			value <<= 1
			if dark {
				value++
			}
		}
		return value
	}
	if mode := number(0, 4); mode != 4 {
		t.Fatalf("mode %d, want 4, bytes", mode)
	}
	text := make([]byte, number(4, 8))
	for i := range text {
		text[i] = byte(number(12+8*i, 8))
	}
	return string(text)
}

// data returns the modules of data, mask 0 taken off, in their order: up and down in columns of two from
// the right.
func data(grid [][]bool) (bits []bool) {
	size := len(grid)
	up := true
	for x := size - 1; x > 0; x -= 2 {
		if x == 6 { // the timing column belongs to no pair
			x--
		}
		for i := range size {
			y := i
			if up {
				y = size - 1 - i
			}
			for _, x := range []int{x, x - 1} {
				if !pattern(size, x, y) {
					bits = append(bits, grid[y][x] != ((x+y)%2 == 0))
				}
			}
		}
		up = !up
	}
	return bits
}

// pattern says whether a module belongs to the code's frame: the three corners with the format, the timing
// lines, the alignment pattern of versions 2 to 5.
func pattern(size, x, y int) bool {
	corner := x < 9 && y < 9 || x < 9 && y >= size-8 || x >= size-8 && y < 9
	align := size > 21 && max(x, y) < size-4 && min(x, y) >= size-9
	return corner || x == 6 || y == 6 || align
}
