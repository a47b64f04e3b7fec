package page

import (
	"context"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// A thinker finds moves as the machine beside the page does.
type thinker struct{ players players.Registry }

// finds returns the move of a level in the match of a room.
func (th thinker) finds(r *room, level int) rules.Move {
	r.t.Helper()
	task := ai.TaskOf(r.Table().Match(), r.Table().MachineSeed())
	found, err := th.players.Find(r.Game.ID()).Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
	if err != nil {
		r.t.Fatal(err)
	}
	return found.Move
}

// Every board of the family is drawn, and played to its end against the machine at its best: won where whoever opens
// wins, and lost or drawn by somebody who sees little.
func TestFamily(t *testing.T) {
	th := thinker{players.New()}
	for _, c := range []struct {
		variant, name string
		points        int
		wins          bool
	}{
		{"tapatan", "Tapatan", 9, true}, {"achi", "Achi", 9, true}, {"neuf-trous", "Nine Holes", 9, false},
		{"pendus", "Tsoro Yemutatu, carré", 9, false}, {"tant-fant", "Tant Fant", 9, false}, {"shisima", "Shisima", 9, false},
		{"rota", "Rota", 9, false}, {"tsoro", "Tsoro Yematatu", 7, false}, {"picaria", "Picaria", 9, false},
		{"picaria-13", "Picaria à 13 points", 13, true},
	} {
		t.Run(c.variant, func(t *testing.T) {
			r := stands(t, "tapatan", variant(c.variant), "", [2]play.Seat{})
			best := r.Game.Levels
			r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: best}}})
			if got := r.found(`<div class="caption">\s*<h1>(.*?)</h1>`); len(got) != 1 || got[0] != c.name {
				t.Errorf("the title is %q", got)
			}
			if got := strings.Count(r.html(), `class="point `); got != c.points {
				t.Errorf("%d points", got)
			}
			level := 1
			if c.wins {
				level = best
			}
			for range 60 {
				if r.do(match.Wrote{Text: string(th.finds(r, level))}); r.Table().Result().Over() {
					break
				}
				r.says(`"best":"` + string(th.finds(r, best)) + `","end":"done"`)
				if r.pass(); r.Table().Result().Over() {
					break
				}
			}
			say := r.status().Say
			if won := say == french.YouWin; won != c.wins || !won && say != french.Wins(french.Machine) &&
				say != french.DrawGame {
				t.Errorf("after %s: %s", r.moves(), say)
			}
			if lit := len(r.found(`<g class="lit"><path d="(M[^"]*)"`)) > 0; lit == (say == french.DrawGame) {
				t.Errorf("%s: a line is lit: %t", say, lit)
			}
		})
	}
}
