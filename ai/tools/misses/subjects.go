package main

import (
	"regexp"
	"strconv"

	"tablier/rules"
	"tablier/rules/hyle"
	"tablier/rules/stratege"
)

// A subject is a game of which misses are counted.
type subject struct {
	game   string
	setup  rules.Setup
	cap    int // plies after which a game is given up
	random int // one move in so many is at random
	// wins says whether a move of a position wins something at once, as far as a player knows.
	wins func(p rules.Position, m rules.Move, who rules.Player) bool
}

var subjects = []subject{
	{"tapatan", rules.Setup{}, 40, 2, ends},
	{"hyle", rules.Setup{}, 200, 2, makesPoints},
	{"entropy", rules.Setup{Options: []string{"immediate"}}, 400, 50, ends},
	{"domino", rules.Setup{Variant: "6"}, 60, 2, ends},
	{"stratege", rules.Setup{}, 400, 2, takes},
}

// ends says whether a move wins the game.
func ends(p rules.Position, m rules.Move, _ rules.Player) bool {
	next, err := p.Play(m)
	return err == nil && next.Outcome().Over() && next.Outcome().Winner == p.ToMove()
}

// makesPoints says whether a slide of Order makes at least so many points more that it matters.
func makesPoints(p rules.Position, m rules.Move, _ rules.Player) bool {
	const many = 8
	if p.ToMove() != hyle.Order {
		return false
	}
	next, err := p.Play(m)
	return err == nil && next.(hyle.Position).State.Points >= p.(hyle.Position).State.Points+many
}

// takes says whether a move is an attack that is known to take a pawn.
func takes(p rules.Position, m rules.Move, who rules.Player) bool {
	w, err := stratege.Read(m)
	if err != nil || w.Kind != stratege.Attacking {
		return false
	}
	known := p.View(who).(stratege.View).State
	from, to := w.Step.Cells()
	return known.At[to].Strength() > 0 && known.At[from].Strength() > known.At[to].Strength()
}

// A cell is one of a board, by its file and rank.
type cell struct{ x, y int }

var (
	named  = regexp.MustCompile(`[a-k][1-9]0?`)
	placed = regexp.MustCompile(`(-?\d),(-?\d)`)
)

// cellsOf returns the cells that a move names, in order.
func cellsOf(m rules.Move) (cells []cell) {
	for _, at := range placed.FindAllStringSubmatch(string(m), -1) {
		x, _ := strconv.Atoi(at[1]) // digits, as the pattern has it
		y, _ := strconv.Atoi(at[2])
		cells = append(cells, cell{x, y})
	}
	for _, name := range named.FindAllString(string(m), -1) {
		y, _ := strconv.Atoi(name[1:])
		cells = append(cells, cell{int(name[0] - 'a'), y})
	}
	return cells
}
