//go:build !js

package morris

import (
	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/morris"
)

// An example is a position of a variant and moves from there, with captions by the words for moves.
type example struct {
	start string
	moves []rules.Move
}

// examples show the peculiarity of each variant, by its id, up to the end of the game.
var examples = map[string]example{
	"achi":       {"roo.rrroo o o0r0", []rules.Move{rules.Pass, "b2-a2"}},
	"neuf-trous": {"...rrooro o o0r0", []rules.Move{"a3-c1"}},
	"pendus":     {"...rroroo o o0r0", []rules.Move{"b3-c1"}},
	"tant-fant":  {"rr.o.r.oo o o0r0", []rules.Move{"a2-a3"}},
	"shisima":    {"orrro..o. o o0r0", []rules.Move{"p6-p7"}},
	"rota":       {"...rorroo o o0r0", []rules.Move{"p6-o"}},
	"tsoro":      {".orroro o o0r0", []rules.Move{"c3-a1"}},
	"picaria":    {"..rrroo.o o o0r0", []rules.Move{"c2-b3"}},
	"picaria-13": {"...rr..oor..o o o0r0", []rules.Move{"c3-c2"}},
}

// demo returns the example of a game with its captions, nil when it has none.
func (w *words) demo(game *morris.Game) *board.Demo {
	id := game.Board().ID
	shown, ok := examples[id]
	if !ok {
		return nil
	}
	d := &board.Demo{Variant: id, Start: shown.start, Moves: shown.moves, Captions: []string{w.text().toPlay(w.seats[0])}}
	p, err := game.Parse(shown.start)
	if err != nil {
		panic(err) // a test reads every example
	}
	for _, m := range shown.moves {
		who := w.seats[p.ToMove().Index()]
		caption := w.Describe(who, p.View(rules.Nobody), m)
		next, err := p.Play(m)
		if err != nil {
			panic(err)
		}
		p = next.(morris.Position)
		if out := p.Outcome(); out.Over() {
			caption += " " + w.Reason(out, who)
		}
		d.Captions = append(d.Captions, caption)
	}
	return d
}
