// Package page is the page that explains why nobody can cheat in a match by links, and what trust is still needed.
// It is a lesson on hashes too, with an envelope to seal and to open.
package page

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules"
)

// Texts are the long texts of the page, which it fetches in the browser.
type Texts struct {
	Lead     string
	Sections []Section
	Envelope i18n.Envelope
}

// A Section is a part of the page, in markup without links.
type Section struct {
	ID, Title   string
	Body, After ui.HTML // before and after the interactive element
}

// The ids of the sections in which a person does something. They are the same in every language.
const (
	envelopeID = "enveloppe"
	saltID     = "sel"
)

// A Kind is the page about matches by links.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	fetched map[i18n.Lang]*Texts // nil for a text that is being fetched
	missing map[i18n.Lang]bool   // texts that could not be fetched
}

// New returns the page about cheating in matches by links, with an envelope to try. It leads to the rules of those of
// the games that need more than links.
func New(site *shell.Site, games []*board.Game) *Kind {
	return &Kind{site: site, games: games, fetched: map[i18n.Lang]*Texts{}, missing: map[i18n.Lang]bool{}}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.ByLinkRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang).ByLink
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI {
	lang := k.site.Lang
	return &page{Lang: lang, Fetched: k.fetched[lang] != nil, Missing: k.missing[lang], kind: k}
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) { k.fetch() }

// fetch fetches the texts in the language of the page, and scrolls to the section in the address. Coming to the page
// again tries anew where they have not come.
func (k *Kind) fetch() {
	lang := k.site.Lang
	if _, asked := k.fetched[lang]; asked || !app.IsClient {
		return
	}
	k.fetched[lang] = nil
	delete(k.missing, lang)
	shell.Demand(k.site.Context(), nav.ByLinkFile(string(lang)), func(text string, ok bool) {
		k.receive(lang, text, ok)
		k.site.Context().Update()
		if part := app.Window().URL().Fragment; part != "" {
			k.site.Later(part, func(e app.Value) { e.Call("scrollIntoView") })
		}
	})
}

// receive takes the fetched texts in a language.
func (k *Kind) receive(lang i18n.Lang, text string, ok bool) {
	texts := &Texts{}
	if err := json.Unmarshal([]byte(text), texts); err != nil || !ok || len(texts.Sections) == 0 {
		app.Log("the texts about links have not come:", err)
		delete(k.fetched, lang)
		k.missing[lang] = true
		return
	}
	k.fetched[lang] = texts
}

// sealedGames returns the games with draws or secrets, for which links alone are not enough.
func (k *Kind) sealedGames() (list []*board.Game) {
	for _, game := range k.games {
		if game.Spec.Secret || draws(game) {
			list = append(list, game)
		}
	}
	return list
}

// draws says whether chance acts in a game, which then begins with it.
func draws(game *board.Game) bool {
	m, err := rules.NewMatch(game.Spec, rules.Setup{}, "")
	return err == nil && m.ToMove() == rules.Chance
}
