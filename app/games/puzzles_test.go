package games

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// The puzzles of a game can be shown and answered: the rules accept them, every move can be made with gestures and has
// words, and each question can be put in each language.
func TestPuzzlesFitTheirBoards(t *testing.T) {
	paths, err := filepath.Glob("../boards/*/puzzles.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("puzzles: %v, %v", paths, err)
	}
	games := Boards(All())
	var having []string
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		set, err := puzzle.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		having = append(having, set.Game)
		game := games[slices.IndexFunc(games, func(g *board.Game) bool { return g.ID() == set.Game })]
		for i := range set.Puzzles {
			fitsPuzzle(t, game, &set.Puzzles[i])
		}
	}
	for _, game := range games {
		if game.Puzzles != slices.Contains(having, game.ID()) {
			t.Errorf("%s has puzzles: %t", game.ID(), game.Puzzles)
		}
	}
}

func fitsPuzzle(t *testing.T, game *board.Game, p *puzzle.Puzzle) {
	t.Helper()
	if err := puzzle.Check(game.Spec, p); err != nil {
		t.Errorf("%s: %v", game.ID(), err)
		return
	}
	position, err := p.Open(game.Spec)
	if err != nil {
		t.Fatal(err)
	}
	view, skin := position.View(position.ToMove()), game.Skin(p.Variant, false)
	asked := position.Moves()
	switch p.Kind {
	case puzzle.Forces:
		if board.PointNamed(skin.Points(view), p.On) < 0 {
			t.Errorf("%s: no point %s", game.ID(), p.On)
		}
	case puzzle.Odds:
		asked = []rules.Move{rules.Move(p.On)}
	}
	for _, m := range asked {
		if len(skin.Path(view, m)) == 0 {
			t.Errorf("%s, %s: no gesture makes %s", game.ID(), p.Position, m)
		}
		for _, lang := range i18n.Langs() {
			if game.Words(lang).Move(m) == "" {
				t.Errorf("%s, %s: no words for %s in %s", game.ID(), p.Position, m, lang)
			}
		}
	}
	for _, lang := range i18n.Langs() {
		task := i18n.Of(lang).Problems.Task.Of(string(p.Kind))
		if task == nil || task("x", "y") == "" {
			t.Errorf("%s has no question in %s", p.Kind, lang)
		}
	}
}
