package rules

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// A texts is the fetched rules. A browser fetches them; elsewhere the games have them.
type texts struct {
	demand  func(name string, then func(text string, ok bool))
	fetched map[string][]board.RuleSection // by the names of their files; nil for those that are being fetched
	failed  map[string]bool                // those that could not be fetched
}

func newTexts(demand func(string, func(string, bool))) texts {
	return texts{demand: demand, fetched: map[string][]board.RuleSection{}, failed: map[string]bool{}}
}

// of returns the sections of a game's rules, nil before they are fetched.
func (t texts) of(game *board.Game, lang i18n.Lang) []board.RuleSection {
	if own := game.Words(lang).Rules(); own != nil {
		return own
	}
	return t.fetched[nav.RulesFile(game.ID(), string(lang))]
}

// fetch calls then once the rules of a game are fetched, or could not be: another visit of the page tries again.
func (t texts) fetch(game *board.Game, lang i18n.Lang, then func()) {
	if t.of(game, lang) != nil {
		then()
		return
	}
	name := nav.RulesFile(game.ID(), string(lang))
	if _, asked := t.fetched[name]; asked {
		return
	}
	t.fetched[name] = nil
	delete(t.failed, name)
	t.demand(name, func(text string, ok bool) {
		var sections []board.RuleSection
		if err := json.Unmarshal([]byte(text), &sections); err != nil || !ok || len(sections) == 0 {
			app.Log("rules of", game.ID(), "have not come:", err)
			delete(t.fetched, name)
			t.failed[name] = true
		} else {
			t.fetched[name] = sections
		}
		then()
	})
}

// missing says whether the rules of a game could not be fetched.
func (t texts) missing(game *board.Game, lang i18n.Lang) bool {
	return t.failed[nav.RulesFile(game.ID(), string(lang))]
}
