package board

import (
	"tablier/ai/plan"
	"tablier/app/i18n"
	"tablier/rules"
)

// CommonWords answers for the words of a game that has no sentence of its own where most have none.
type CommonWords struct{}

// Names implements Words: the variants go by their own names.
func (CommonWords) Names() []VariantName { return nil }

// Marks implements Words.
func (CommonWords) Marks() []Mark { return nil }

// Brief implements Words: the rules are as short as that.
func (CommonWords) Brief() []Glance { return nil }

// Differs implements Words: the variants are named by what they differ in.
func (CommonWords) Differs(string) string { return "" }

// Law implements Words: nobody draws variants of the game.
func (CommonWords) Law(string) []string { return nil }

// Outlook implements Words: a score is said as in every game.
func (CommonWords) Outlook(string, float64) string { return "" }

// Plan implements Words: the move and its value say all.
func (CommonWords) Plan(rules.Move, plan.Plan) string { return "" }

// Shortcuts implements Words: no key does something of its own.
func (CommonWords) Shortcuts() []Shortcut { return nil }

// Drawn implements Words: nothing is drawn into a hand.
func (CommonWords) Drawn(Glyph) string { return "" }

// Lesson implements Words: a game has one lesson.
func (CommonWords) Lesson(string) string { return "" }

// Attempt implements Words: no move fails.
func (CommonWords) Attempt(rules.View, rules.Move) string { return "" }

// Deduced implements Words: nothing is hidden.
func (CommonWords) Deduced(rules.View, string) string { return "" }

// Count implements Words: what stands beside the players is the score of all matches.
func (CommonWords) Count() string { return "" }

// InEach returns Game.Words of a game whose words in a language are what in returns.
func InEach(in func(i18n.Lang) Words) func(i18n.Lang) Words {
	all := map[i18n.Lang]Words{}
	for _, lang := range i18n.Langs() {
		all[lang] = in(lang)
	}
	return func(lang i18n.Lang) Words { return all[lang] }
}

// Explain says the fault of a move in the game's words; empty where there are none.
func Explain(faults map[rules.Fault]func(cells []string) string, e *rules.Illegal) string {
	if sentence, ok := faults[e.Fault]; ok {
		return sentence(e.Cells)
	}
	return ""
}
