package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/rules"
)

// This file goes through puzzles and a lesson: what is asked, and each kind of answer.

func puzzleStops(v visitor) []stop {
	t := v.t
	line, first := firstOf(t, puzzlesOf(t, "morris"), aLine)
	_, strengths := firstOf(t, puzzlesOf(t, "stratege"), func(p *puzzle.Puzzle) bool { return p.Kind == puzzle.Forces })
	odds, chance := firstOf(t, puzzlesOf(t, "stratege"), func(p *puzzle.Puzzle) bool { return p.Kind == puzzle.Odds })
	points, scale := firstOf(t, puzzlesOf(t, "hyle"), func(p *puzzle.Puzzle) bool {
		return p.Kind == puzzle.Points && strings.Contains(p.Position, " o")
	})
	open := func(id string) {
		v.goes("/problemes/#p=" + id)
		v.Wait(`document.querySelector('main').dataset.puzzle === '` + id + `' && ` + problem("play"))
	}
	return []stop{
		{"unknown puzzle", func() {
			v.goes("/problemes/#p=nothing")
			v.Wait(`document.querySelector('.notice')`)
		}, "main"},
		{"puzzle", func() { open(first) }, ""},
		{"wrong answer", func() {
			v.touches(strings.Split(string(wrongOf(t, "tapatan", line)), "-")...)
			v.Wait(problem("wrong"))
		}, "main"},
		{"hints", func() {
			v.Hit("#problem-next")
			v.Wait(problem("play"))
			v.Hit("#problem-clue")
			v.Hit("#problem-clue")
			v.Wait(`document.querySelectorAll('.hints .given').length === 2`)
		}, "main"},
		{"solved", func() {
			for i := 0; i < len(line.Line); i += 2 {
				v.touches(strings.Split(string(line.Line[i]), "-")...)
				if i+2 < len(line.Line) {
					v.Wait(replied(line.Line[i+1]) + ` && ` + problem("play"))
					v.Settle()
				}
			}
			v.Wait(problem("solved"))
		}, "main"},
		{"list with one solved", func() { v.goes("/problemes/"); v.Wait(`document.querySelector('.band')`) }, ""},
		{"wrong points", func() {
			open(scale)
			v.touches(strings.Split(string(dearest(t, points)), "-")...)
			v.Wait(problem("wrong") + ` && document.querySelector('.scale svg')`)
		}, "main"},
		{"wrong strengths", func() {
			open(strengths)
			v.Hit(".ask button")
			v.Hit("#problem-next")
			v.Wait(`/wrong|solved/.test(document.querySelector('main').dataset.state)`)
		}, "main"},
		{"right odds", func() {
			open(chance)
			v.Hit(`[id="problem-choice-` + odds.Answer + `"]`)
			v.Hit("#problem-next")
			v.Wait(problem("solved"))
		}, "main"},
	}
}

// dearest returns the move of a puzzle of points that costs the most.
func dearest(t *testing.T, p *puzzle.Puzzle) rules.Move {
	t.Helper()
	moves := movesOf(t, "hyle", p)
	worst := slices.IndexFunc(moves, func(m rules.Move) bool { return m != rules.Pass })
	for i, m := range moves {
		if m != rules.Pass && p.Costs[i] > p.Costs[worst] {
			worst = i
		}
	}
	return moves[worst]
}

func lessonStops(v visitor) []stop {
	l, _ := solutionOf(v.t, "../boards/morris/lesson.txt")
	return []stop{
		{"lesson", func() { v.goes("/tapatan/lecon/"); v.Wait(atStep("lesson-step-1")) }, ""},
		{"wrong move", func() { v.touches("a3"); v.Wait(state("wrong")) }, "main"},
		{"move shown", func() { // after two wrong ones
			v.Hit("#lesson-next")
			v.Wait(state("play"))
			v.touches("b3")
			v.Wait(state("wrong"))
			v.Hit("#lesson-show")
			v.Wait(`document.querySelector('.marks .hint circle')`)
		}, "main"},
		{"lesson finished", func() {
			v.Hit("#lesson-step-" + strconv.Itoa(len(l.Boards)))
			v.Hit("#lesson-next")
			v.Wait(`document.querySelector('main').dataset.state === 'finished'`)
		}, "main"},
	}
}
