package games

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// mostWords is how many words of a rules page stand before its notes, those of every step of its boards included.
const mostWords = 700

func TestRulesAreShort(t *testing.T) {
	for _, game := range complete() {
		for _, lang := range i18n.Langs() {
			words, sections := game.Words(lang), game.Words(lang).Rules()
			var text []string
			for _, glance := range words.Brief() {
				text = append(text, glance.Text)
			}
			for _, section := range sections {
				if section.Part != board.ToPlay {
					continue
				}
				text = append(append(text, section.Title), section.Paragraphs...)
				for _, mark := range section.Marks {
					text = append(text, mark.Text)
				}
				if section.Demo != nil {
					text = append(text, section.Demo.Captions...)
				}
			}
			if n := len(strings.Fields(strings.Join(text, " "))); n >= mostWords || n == 0 {
				t.Errorf("%s, %s: %d words before the notes", game.ID(), lang, n)
			}
			if !slices.IsSortedFunc(sections, func(a, b board.RuleSection) int { return int(a.Part) - int(b.Part) }) {
				t.Errorf("%s, %s: the parts of the rules are not in their order", game.ID(), lang)
			}
			if !slices.ContainsFunc(sections, func(s board.RuleSection) bool { return s.Part == board.Notes }) {
				t.Errorf("%s, %s: no notes", game.ID(), lang)
			}
		}
	}
}

// The rules in short are three sentences of a few words, with the same positions in every language.
func TestBriefs(t *testing.T) {
	for _, game := range complete() {
		positions := map[i18n.Lang][]string{}
		for _, lang := range i18n.Langs() {
			brief := game.Words(lang).Brief()
			if len(brief) != 3 {
				t.Errorf("%s, %s: %d sentences", game.ID(), lang, len(brief))
			}
			for _, glance := range brief {
				if n := len(strings.Fields(glance.Text)); n < 5 || n > 22 {
					t.Errorf("%s, %s: %d words: %s", game.ID(), lang, n, glance.Text)
				}
				m, err := rules.NewMatch(game.Spec, rules.Setup{Variant: glance.Variant}, glance.Start)
				for i := 0; err == nil && i < len(glance.Moves); i++ {
					err = m.Play(glance.Moves[i])
				}
				if err != nil {
					t.Fatalf("%s: %s: %v", game.ID(), glance.Text, err)
				}
				positions[lang] = append(positions[lang], m.Position().String())
			}
		}
		if !reflect.DeepEqual(positions[i18n.French], positions[i18n.English]) {
			t.Errorf("%s: the positions differ: %q", game.ID(), positions)
		}
	}
}
