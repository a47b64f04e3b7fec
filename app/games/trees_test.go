package games_test

import (
	"slices"
	"testing"

	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/watch"
	"tablier/rules"
)

// Every prepared position and question can be searched: the rules accept it, the game goes on, and nothing is
// missing in
// either language.
func TestTreesCanBeSearched(t *testing.T) {
	ids := map[string]bool{}
	for _, game := range games.All() {
		if game.Trees == nil {
			continue
		}
		french, english := game.Trees(i18n.French), game.Trees(i18n.English)
		if len(french.Positions) < 3 || len(french.Positions) != len(english.Positions) ||
			len(french.Questions) != len(english.Questions) {
			t.Errorf("%s: %d positions and %d", game.ID(), len(french.Positions), len(english.Positions))
		}
		searchable := func(variant, text, algorithm string) {
			t.Helper()
			match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: variant}, text)
			if err != nil {
				t.Errorf("%s: %v", game.ID(), err)
				return
			}
			if match.Position().ToMove() == rules.Nobody || !slices.Contains(french.Variants, variant) ||
				!slices.Contains(french.Algorithms, algorithm) {
				t.Errorf("%s: %q on %s by %s cannot be searched", game.ID(), text, variant, algorithm)
			}
		}
		for i, p := range french.Positions {
			searchable(p.Variant, p.Text, french.Algorithms[0])
			if p.Name == "" || english.Positions[i].Name == "" || p.Depth < 1 || p.Depth > french.MostDepth {
				t.Errorf("%s: %+v", game.ID(), p)
			}
		}
		for _, variant := range french.Variants {
			if len(french.Of(variant)) < 3 {
				t.Errorf("%s: %s has few positions", game.ID(), variant)
			}
		}
		for i, q := range french.Questions {
			searchable(q.Variant, q.Text, q.Algorithm)
			other := english.Questions[i]
			if ids[q.ID] || q.ID != other.ID || q.Right != other.Right || len(q.Choices) != len(other.Choices) ||
				q.Right >= len(q.Choices) || q.Why == "" || other.Why == "" {
				t.Errorf("%s: question %s", game.ID(), q.ID)
			}
			ids[q.ID] = true
		}
	}
	for _, algorithm := range watch.Algorithms() {
		for _, lang := range i18n.Langs() {
			m := &i18n.Of(lang).Watch
			for name, texts := range map[string]map[string]string{"program": m.Programs, "sentences": m.Sentences} {
				p := watch.ParseProgram(texts[algorithm], "O")
				for _, mark := range watch.Marks(algorithm) {
					if p.Number(mark) == 0 {
						t.Errorf("%s: the %s of %s has no line for %q", lang, name, algorithm, mark)
					}
				}
			}
		}
	}
}
