package games

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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
	wantDeduced(t, game, p, view)
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

// wantDeduced wants a question about what is hidden to be asked and its answer explained in the game's own words, and
// the reason to give the answer: so many of so many pawns, or the strengths that are not gone.
func wantDeduced(t *testing.T, game *board.Game, p *puzzle.Puzzle, view rules.View) {
	t.Helper()
	number := regexp.MustCompile(`\d+`)
	for _, lang := range i18n.Langs() {
		why := game.Words(lang).Deduced(view, p.On)
		switch p.Kind {
		case puzzle.Odds:
			if game.Words(lang).Attempt(view, rules.Move(p.On)) == "" {
				t.Errorf("%s: no words for the attempt %s in %s", game.ID(), p.On, lang)
			}
			said := number.FindAllString(strings.Replace(why, " un ", " 1 ", 1), 2)
			if len(said) < 2 || !same(said[1]+"/"+said[0], p.Answer) {
				t.Errorf("%s of %s is %s: %q", p.On, p.Position, p.Answer, why)
			}
		case puzzle.Forces:
			if rest := strings.Join(number.FindAllString(why, -1), ""); len(rest)+len(p.Answer) != 6 ||
				strings.ContainsAny(rest, p.Answer) {
				t.Errorf("%s of %s is %s: %q", p.On, p.Position, p.Answer, why)
			}
		}
	}
}

// same says whether two fractions are equal.
func same(a, b string) bool {
	var top1, bottom1, top2, bottom2 int
	_, err1 := fmt.Sscanf(a, "%d/%d", &top1, &bottom1)
	_, err2 := fmt.Sscanf(b, "%d/%d", &top2, &bottom2)
	return err1 == nil && err2 == nil && top1*bottom2 == top2*bottom1
}
