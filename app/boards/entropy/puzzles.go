//go:build !js

package entropy

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/entropy"
)

// puzzles are positions in which one first move alone wins, with the solution against the longest defence. They come
// from the solution of the whole game (see ai/tools/solve/entropy).
var puzzles = []struct{ start, line string }{
	{"wbw1w/4b/bwbw1/w2w1/b1bb1 w", "a2-c2 c1-b1 c2-c1 a1-a2 d2-e1 a2-a1"},
	{"bwbww/2b2/b1wbw/w4/2bwb b", "c4-b3 d5-c4 a3-b2 c3-d4 b2-a1 b5-a4"},
	{"w1b1b/b2bw/ww1b1/1w1w1/b2bw w", "b2-c2 d4-b2 b3-c3 b2-b4 c2-c1 b4-b1 d2-e3 b1-b4 e4-d5 b4-b1"},
	{"bwbw1/b2w1/w1bbb/5/bw1ww b", "a4-c4 d1-b3 e3-c1 b3-d1 d3-e4 d1-a4 c3-b3 d4-d1 c4-e2 a3-a2"},
	{"wb1wb/2w1w/1b1b1/1w1wb/b1b1w w", "e4-e3 d3-b1 d5-c5 b1-e4 d2-c3 e4-c2 b2-a2 c2-e4 c5-a3 e4-b1 c3-c2 a1-d4 " +
		"a2-a1 b1-a2"},
	{"w1b1b/b2w1/wbw2/1b1bb/w1w1w b", "a4-c4 c3-b4 e2-e3 a3-a2 d2-c2 b4-d2 b2-a3 d2-b4 b3-b1 b4-d2 c2-d1 d2-b4 c4-c3 " +
		"a1-b2"},
}

// A puzzleText holds the sentences of the rules page about the puzzles.
type puzzleText struct {
	about i18n.Section
	name  func(number int) string
	toWin func(who string, moves int) string
}

// Rules implements board.Words: after the rules stand the puzzles.
func (w *words) Rules() []board.RuleSection {
	text := puzzlesOf(w.lang)
	sections := append(slices.Clip(rulesOf(w.lang)), board.RuleSection{Part: board.Related, Section: text.about})
	for i, p := range puzzles {
		sections = append(sections, board.RuleSection{
			Part: board.Related, Section: i18n.Section{Title: text.name(i + 1)},
			Demo: w.solution(text, p.start, strings.Fields(p.line)),
		})
	}
	return sections
}

// solution describes a puzzle and the moves that solve it.
func (w *words) solution(text *puzzleText, start string, line []string) *board.Demo {
	parsed, err := entropy.Parse(start, false)
	if err != nil {
		panic(err) // a test solves every puzzle
	}
	var p rules.Position = parsed
	who := func(player rules.Player) string { return w.seats[player.Index()] }
	d := &board.Demo{Start: start, Captions: []string{text.toWin(who(p.ToMove()), len(line)/2)}, Playable: true}
	for _, text := range line {
		move := rules.Move(text)
		d.Moves = append(d.Moves, move)
		d.Captions = append(d.Captions, w.Describe(who(p.ToMove()), p.View(rules.Nobody), move))
		if p, err = p.Play(move); err != nil {
			panic(err)
		}
	}
	if o := p.Outcome(); o.Over() {
		d.Captions[len(line)] += " " + w.Reason(o, who(o.Winner))
	}
	return d
}
