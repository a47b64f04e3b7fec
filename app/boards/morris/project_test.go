package morris

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
)

// The open lines of the position on the fifth sheet are those of its answer, and so is what the position is worth.
func TestOpenLines(t *testing.T) {
	c := newClassroom(t)
	s := c.at(greedy)
	var open [2]int
	for _, line := range c.game.Lines() {
		var has [2]bool
		for _, point := range line {
			for side := range has {
				has[side] = has[side] || s.Pawns[side]>>point&1 == 1
			}
		}
		if has[0] != has[1] {
			open[map[bool]int{true: 0, false: 1}[has[0]]]++
		}
	}
	if open != [2]int{3, 2} || s.Turn != 1 {
		t.Errorf("%v lines are open, side %d is to move", open, s.Turn)
	}
	c.said(4, answer(4), "2 − 3 = −1")
}

// A search from the start makes as many calls as the sixth sheet says.
func TestCallsOfMinimax(t *testing.T) {
	c := newClassroom(t)
	nodes, _ := c.levels(c.at(empty), 3)
	one, two := nodes[1], nodes[1]+nodes[2]
	three := two + nodes[3]
	c.said(5, answer(5), one, "= "+strconv.Itoa(two), "= "+strconv.Itoa(three))
}

// What the sixth sheet says of values and their opposites is so.
func TestLeastAndOpposite(t *testing.T) {
	c := classroom{T: t}
	best := -9
	var kept []string
	for _, replies := range [][]int{{3, -1, 2}, {0, 1}, {5, -4}} {
		least, most := replies[0], -replies[0]
		for _, value := range replies {
			least, most = min(least, value), max(most, -value)
		}
		if least != -most {
			t.Errorf("%v: %d and %d", replies, least, most)
		}
		best = max(best, least)
		kept = append(kept, strings.ReplaceAll(strconv.Itoa(least), "-", "−"))
	}
	c.said(5, answer(2), kept[0]+", "+kept[1], kept[2], strconv.Itoa(best)+".")
	c.said(5, answer(3), "max("+strings.Join(kept, ", ")+") = "+strconv.Itoa(best))
}

// The grid of the oral gives twenty points, and a session has a picture of letters for each position.
func TestGridOfTheOral(t *testing.T) {
	for _, lang := range i18n.Langs() {
		list := sessions(lang)
		rows := list[6].Grid.Rows
		sum := 0
		for _, row := range rows[1 : len(rows)-1] {
			points, err := strconv.Atoi(row[2])
			if err != nil || row[0] == "" || row[1] == "" {
				t.Errorf("%s: %q", lang, row)
			}
			sum += points
		}
		if total := rows[len(rows)-1][2]; total != strconv.Itoa(sum) || sum != 20 {
			t.Errorf("%s: %d points, the total says %s", lang, sum, total)
		}
		for _, s := range list {
			if len(s.Diagrams) != len(s.Positions) {
				t.Errorf("%s: %d positions and %d diagrams", s.Title, len(s.Positions), len(s.Diagrams))
			}
		}
		if got := list[0].Diagrams[0]; got != "3  . . R\n2  . . O\n1  . O .\n   a b c" {
			t.Errorf("%s", got)
		}
		without := func(s board.Session) bool { return len(s.Grid.Rows) == 0 }
		if !without(list[4]) || !without(list[5]) {
			t.Error("another session has a grid")
		}
	}
}
