package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"tablier/ai/cup"
	"tablier/rules"
)

// printTable prints how a cup has ended: its table, who cannot be told apart in it, and the errors of programs.
func printTable(w io.Writer, c *cup.Cup) {
	t := c.Table()
	names, cells := widths(t)
	fmt.Fprintf(w, "%2s  %-*s", "", names, "player")
	for place := range t.Order {
		fmt.Fprintf(w, "  %*d", cells, place+1)
	}
	fmt.Fprintf(w, "  %6s  %5s  %7s  %6s\n", "points", "games", "share", "margin")
	for place, i := range t.Order {
		r := t.Rows[i]
		fmt.Fprintf(w, "%2d  %-*s", place+1, names, r.Name)
		for _, against := range t.Order {
			text := "-"
			if against != i {
				text = cellText(r.Cells[against])
			}
			fmt.Fprintf(w, "  %*s", cells, text)
		}
		fmt.Fprintf(w, "  %6d  %5d  %5.1f %%  %4.1f %%\n", r.Points(), r.Games(), 100*r.Share(), 100*r.Margin())
	}
	printTies(w, t)
	printFaults(w, c, t)
}

// widths returns the widths, in characters, of the names of a table and of its cells.
func widths(t cup.Table) (names, cells int) {
	names = len("player")
	for _, r := range t.Rows {
		names = max(names, utf8.RuneCountInString(r.Name))
		for _, cell := range r.Cells {
			cells = max(cells, len(cellText(cell)))
		}
	}
	return names, cells
}

// cellText writes the points of some games, and in brackets those won, drawn and lost.
func cellText(s cup.Score) string {
	return fmt.Sprintf("%d (%d-%d-%d)", s.Points(), s.Won, s.Drawn, s.Lost)
}

// printTies prints from whom, of those below, each player cannot be told apart.
func printTies(w io.Writer, t cup.Table) {
	for place, i := range t.Order {
		var tied []string
		for _, other := range t.Order[place+1:] {
			if t.Tied(i, other) {
				tied = append(tied, t.Rows[other].Name)
			}
		}
		if tied != nil {
			fmt.Fprintf(w, "%s cannot be told apart from %s.\n", t.Rows[i].Name, strings.Join(tied, ", "))
		}
	}
}

// printFaults prints for each program how many games it has lost by an error, and the first of these.
func printFaults(w io.Writer, c *cup.Cup, t cup.Table) {
	for _, i := range t.Order {
		r := t.Rows[i]
		if r.Faults == 0 {
			continue
		}
		fmt.Fprintf(w, "%s has lost %d by an error: %s\n", r.Name, r.Faults, firstFault(c, i))
		if r.Aside {
			fmt.Fprintf(w, "%s was set aside after %d games.\n", r.Name, r.Games())
		}
	}
}

// firstFault returns the first error of a player, which has one.
func firstFault(c *cup.Cup, player int) cup.Fault {
	for number := 1; number <= c.Games(); number++ {
		p := c.Pairing(number)
		if r, ok := c.Result(number); ok && r.Fault != nil &&
			(p.First == player && r.Winner == rules.Second || p.Second == player && r.Winner == rules.First) {
			return *r.Fault
		}
	}
	return cup.Fault{}
}

// lowest returns the lowest score of the first of a pair against the second, in the order of the players.
func lowest(t cup.Table) float64 {
	low := 1.0
	for i, r := range t.Rows {
		for _, cell := range r.Cells[i+1:] {
			if cell.Games() > 0 {
				low = min(low, cell.Share())
			}
		}
	}
	return low
}
