package rules

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
)

// texts are the rules as far as they are there. A browser fetches them; elsewhere the games have them.
type texts struct {
	demand func(name string, then func(text string, ok bool))
	come   map[string][]board.RuleSection // by the names of their files; nil for those that are under way
	failed map[string]bool                // those that have not come, of which the page says so
}

func newTexts(demand func(string, func(string, bool))) texts {
	return texts{demand: demand, come: map[string][]board.RuleSection{}, failed: map[string]bool{}}
}

// of returns the sections of a game's rules, nil while they are not there.
func (t texts) of(game *board.Game, lang i18n.Lang) []board.RuleSection {
	if own := game.Words(lang).Rules(); own != nil {
		return own
	}
	return t.come[nav.RulesFile(game.ID(), string(lang))]
}

// fetch calls back once the rules of a game are there, or have not come: coming to the page again tries anew then.
func (t texts) fetch(game *board.Game, lang i18n.Lang, then func()) {
	if t.of(game, lang) != nil {
		then()
		return
	}
	name := nav.RulesFile(game.ID(), string(lang))
	if _, asked := t.come[name]; asked {
		return
	}
	t.come[name] = nil
	delete(t.failed, name)
	t.demand(name, func(text string, ok bool) {
		var sections []board.RuleSection
		if err := json.Unmarshal([]byte(text), &sections); err != nil || !ok || len(sections) == 0 {
			app.Log("rules of", game.ID(), "have not come:", err)
			delete(t.come, name)
			t.failed[name] = true
		} else {
			t.come[name] = sections
		}
		then()
	})
}

// missing says that the rules of a game have not come.
func (t texts) missing(game *board.Game, lang i18n.Lang) bool {
	return t.failed[nav.RulesFile(game.ID(), string(lang))]
}
