package morris

import (
	"slices"
	"strings"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
)

// Every name of the source has an entry with its country and story, in both languages in the same order, and every
// variant has one.
func TestVariantNames(t *testing.T) {
	french, english := frNames, enNames
	if len(french) != len(english) {
		t.Fatalf("%d names in French, %d in English", len(french), len(english))
	}
	ids, variants, called := map[string]bool{}, map[string]bool{}, ""
	for i, k := range french {
		e := english[i]
		if k.ID != e.ID || k.Variant != e.Variant {
			t.Errorf("%s stands beside %s", k.ID, e.ID)
		}
		for _, said := range []string{k.Name, k.Where, k.Story, e.Name, e.Where, e.Story} {
			if said == "" {
				t.Errorf("something of %s is not said", k.ID)
			}
		}
		if ids[k.ID] {
			t.Errorf("%s is there twice", k.ID)
		}
		ids[k.ID], variants[k.Variant] = true, true
		called += k.Name + "\n"
	}
	for _, k := range Game(all.Games()).Words(i18n.French).Names() {
		variants[k.Variant] = true
	}
	for _, b := range morris.Boards() {
		if !variants[b.ID] {
			t.Errorf("nobody can choose %s", b.ID)
		}
	}
	for _, name := range []string{
		"Tapatan", "Achi", "Three men’s morris", "Kurna", "Shisima", "Hema", "Tsoro Yematatu", "Fanoron-telo", "Nira",
		"Luk tsut k’i", "Pitarilla", "Rota", // seed 002
	} {
		if !strings.Contains(called, name+"\n") {
			t.Errorf("%s is missing", name)
		}
	}
}

// Hema and Nira are played by rules that nobody has found written down, and it is said so.
func TestAssumptionsAreSaid(t *testing.T) {
	for word, list := range map[string][]board.VariantName{"supposons": frNames, "assume": enNames} {
		for _, k := range list {
			want := k.ID == "hema" || k.ID == "nira"
			if strings.Contains(k.Story, word) != want {
				t.Errorf("%s: %s", k.ID, k.Story)
			}
		}
	}
}

// What the rules page says that computation says is what the solver says.
func TestWorths(t *testing.T) {
	for _, b := range morris.Boards()[1:] {
		said, ok := worths[b.ID]
		if !ok {
			continue
		}
		g := morris.Compile(b)
		root, err := adapter.Read(ai.Task{Spec: &rules.Spec{}, View: morris.Position{Game: g,
			State: g.Start()}.View(rules.First)})
		if err != nil {
			t.Fatal(err)
		}
		table := retro.Solve[adapter.Game, morris.State](root.Game, root.Start, nil, func() bool { return true })
		value, plies := table.Value(root.Start.Word())
		var by []string
		for _, m := range g.AppendMoves(nil, root.Start) {
			if reply, _ := table.Value(root.Start.Play(m).Word()); reply == ai.Loss {
				by = append(by, string(g.Text(m)))
			}
		}
		if (value == ai.Win) != (len(said.by) > 0) || plies != said.plies || !slices.Equal(by, said.by) {
			t.Errorf("%s: %v in %d by %v, but the page says %+v", b.ID, value, plies, by, said)
		}
	}
}

// The rules of each variant are on the page, with its example where there is one.
func TestRulesOfEveryVariant(t *testing.T) {
	game := Game(all.Games())
	for _, lang := range i18n.Langs() {
		words := game.Words(lang)
		for _, variant := range game.Spec.Variants[1:] {
			at := slices.IndexFunc(words.Rules(), func(s board.RuleSection) bool { return s.Title == words.Variant(variant) })
			if at < 0 {
				t.Errorf("%s: no section on %s", lang, variant)
				continue
			}
			section, shown := words.Rules()[at], examples[variant]
			if len(section.Paragraphs) < 4 || len(shown.moves) > 0 && (section.Demo == nil || section.Demo.Variant != variant) {
				t.Errorf("%s: %s has %d paragraphs and the example "+
					"%+v", lang, variant, len(section.Paragraphs), section.Demo)
			}
		}
	}
}

// The story of every name is on the rules page.
func TestStoriesAreOnTheRulesPage(t *testing.T) {
	text := ""
	for _, section := range Game(all.Games()).Words(i18n.French).Rules() {
		text += strings.Join(section.Paragraphs, "\n") + "\n"
	}
	for _, k := range frNames {
		if !strings.Contains(text, k.Name+" ("+k.Where+"). "+k.Story) {
			t.Errorf("the story of %s is missing", k.ID)
		}
	}
}

// What the data says is in the words.
func TestDataIsSaid(t *testing.T) {
	game := Game(all.Games())
	for variant, wants := range map[string][]string{
		"achi":       {"9 points", "4 boules", "passe son tour", "11 coups", "b2", "Ghana"},
		"neuf-trous": {"3 boules", "n’importe quel point libre", "c1 c2 c3."},
		"tant-fant": {"déjà en place", "a1, b1 et c1", "a3, b3 et c3", "rangée de départ ne gagne pas", "a1 b1 c1",
			"a3 b3 c3"},
		"shisima":    {"p0, p1 et p2", "p0 o p4"},
		"tsoro":      {"7 points", "sautant"},
		"picaria-13": {"13 points", "16 façons", "rien en b2", "7 coups"},
	} {
		words := game.Words(i18n.French)
		for _, section := range words.Rules() {
			if section.Title != words.Variant(variant) {
				continue
			}
			text := strings.Join(section.Paragraphs, "\n")
			for _, want := range wants {
				if !strings.Contains(text, want) {
					t.Errorf("%s: %q is missing in\n%s", variant, want, text)
				}
			}
		}
	}
}
