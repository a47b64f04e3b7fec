package main

import (
	"fmt"
	"io"
	"slices"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
)

// An Exam asks contestants for a move in positions whose value is known.
type Exam struct {
	Arena
	Known []Known
}

// A Mark is how a contestant did in an exam, in lost, drawn and won positions.
type Mark struct {
	Asked, Right [3]int
}

// Lost returns the share of the won and drawn positions whose value the contestant's move lost.
func (m Mark) Lost() float64 {
	asked := m.Asked[1] + m.Asked[2]
	return float64(asked-m.Right[1]-m.Right[2]) / float64(max(asked, 1))
}

// Mark asks a contestant for a move in each position of the exam, and returns how many keep the value.
func (e Exam) Mark(c Contestant) (Mark, error) {
	right := make([]bool, len(e.Known))
	err := e.spread(len(e.Known), func(machine *players.Player, i int) error {
		k := e.Known[i]
		m, err := rules.NewMatch(e.Spec, e.Setup, k.FEN)
		if err != nil {
			return fmt.Errorf("to ask %s: %w", c.Name, err)
		}
		move, err := c.choose(machine, m, ai.Mix(e.Seed, uint64(i)))
		if err != nil {
			return fmt.Errorf("asked in %s: %w", k.FEN, err)
		}
		right[i] = slices.Contains(k.right(), move)
		return nil
	})
	var mark Mark
	for i, k := range e.Known {
		mark.Asked[k.Value+1]++
		if right[i] {
			mark.Right[k.Value+1]++
		}
	}
	return mark, err
}

// printMarks prints a table of the marks, a row for each contestant.
func printMarks(w io.Writer, e Exam, list []Contestant) error {
	fmt.Fprintf(w, "%-8s %9s %9s %9s %9s %12s\n", "level", "positions", "won kept", "drawn", "lost late", "values lost")
	for _, c := range list {
		m, err := e.Mark(c)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%-8s %9d", c.Name, len(e.Known))
		for _, value := range []int{2, 1, 0} {
			fmt.Fprintf(w, " %9s", fmt.Sprintf("%d/%d", m.Right[value], m.Asked[value]))
		}
		fmt.Fprintf(w, " %10.2f %%\n", 100*m.Lost())
	}
	return nil
}
