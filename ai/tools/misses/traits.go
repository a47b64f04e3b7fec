package main

import (
	"strings"

	"tablier/rules"
)

// The traits of a move by which misses are told apart, in pairs that exclude each other.
const (
	near = iota
	far
	forwards
	backwards
	straight
	aslant
	traitCount
)

var traits = [traitCount]string{"near", "far", "forward", "back", "straight", "aslant"}

// traitsOf returns what a side's move is like after the last move; nothing of the distance where that is not known.
func traitsOf(m, last rules.Move, side rules.Player) (of []int) {
	cells := cellsOf(m)
	if eye := cellsOf(last); len(eye) > 0 {
		of = append(of, near+min(apart(cells, eye)/2, 1))
	}
	if len(cells) != 2 || !slides(m) {
		return of
	}
	right, up := cells[1].x-cells[0].x, cells[1].y-cells[0].y
	if side == rules.Second {
		up = -up
	}
	switch {
	case up > 0:
		of = append(of, forwards)
	case up < 0:
		of = append(of, backwards)
	}
	if right != 0 && up != 0 {
		return append(of, aslant)
	}
	return append(of, straight)
}

// slides says whether a move takes a piece from one cell to another.
func slides(m rules.Move) bool {
	cells, _, _ := strings.Cut(string(m), "=")
	return strings.ContainsAny(cells, "-x") && !strings.Contains(cells, "@")
}

// apart returns the steps, of a king, between the nearest of two lots of cells.
func apart(lot, other []cell) int {
	nearest := -1
	for _, a := range lot {
		for _, b := range other {
			if steps := max(a.x-b.x, b.x-a.x, a.y-b.y, b.y-a.y); nearest < 0 || steps < nearest {
				nearest = steps
			}
		}
	}
	return nearest
}
