//go:build !js

package page

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
)

// ownTexts returns the texts of the page, which name the games.
func ownTexts(lang i18n.Lang, games []*board.Game) *Texts { return TextsOf(lang, games) }

// TextsOf returns the texts of the page, which name the games.
func TextsOf(lang i18n.Lang, games []*board.Game) *Texts {
	source, names := i18n.ByLinkTextsOf(lang), named(lang, games)
	texts := &Texts{Lead: source.Lead, Envelope: source.Envelope}
	pictures := map[string]ui.HTML{"tirages": chain(&source.Chain), "arbre": tree(&source.Tree)}
	for _, s := range source.Sections {
		body := paragraphs(names, s.Paragraphs) + points(names, s.Points) + table(s.Table) + pictures[s.ID]
		texts.Sections = append(texts.Sections, Section{
			ID: s.ID, Title: s.Title, Body: ui.Tag("div", "", body), After: ui.Tag("div", "", paragraphs(names, s.After)),
		})
	}
	return texts
}

// named returns a replacer that puts the names of games into a text.
func named(lang i18n.Lang, games []*board.Game) *strings.Replacer {
	var open, chance, secret []string
	for _, game := range games {
		name := game.Words(lang).Name()
		switch {
		case game.Spec.Secret:
			secret = append(secret, name)
		case draws(game):
			chance = append(chance, name)
		default:
			open = append(open, name)
		}
	}
	join := func(names []string) string { return strings.Join(names, ", ") }
	return strings.NewReplacer("{open}", join(open), "{chance}", join(chance), "{secret}", join(secret))
}

// prose returns a text with its names, in which a word between asterisks is a definition.
func prose(names *strings.Replacer, text string) (all ui.HTML) {
	for i, part := range strings.Split(names.Replace(text), "*") {
		if i%2 == 1 {
			all += ui.Tag("strong", "", ui.EscapeText(part))
		} else {
			all += ui.EscapeText(part)
		}
	}
	return all
}

func paragraphs(names *strings.Replacer, texts []string) (all ui.HTML) {
	for _, text := range texts {
		all += ui.Tag("p", "", prose(names, text))
	}
	return all
}

// points returns texts as an HTML list, with the names put in; empty for no texts.
func points(names *strings.Replacer, texts []string) ui.HTML {
	var items ui.HTML
	for _, text := range texts {
		items += ui.Tag("li", "", prose(names, text))
	}
	if items == "" {
		return ""
	}
	return ui.Tag("ul", ui.Attr("class", "points"), items)
}

// table returns a table, empty if it has no rows. The first row is its head, and the first cell of each row that
// row's.
func table(rows [][2]string) ui.HTML {
	var all ui.HTML
	for i, row := range rows {
		first, second := ui.Attr("scope", "row"), "td"
		attr := ui.HTML("")
		if i == 0 {
			first, second, attr = ui.Attr("scope", "col"), "th", ui.Attr("scope", "col")
		}
		all += ui.Tag("tr", "", ui.Tag("th", first, ui.EscapeText(row[0])), ui.Tag(second, attr, ui.EscapeText(row[1])))
	}
	if all == "" {
		return ""
	}
	return ui.Tag("table", ui.Attr("class", "tried"), all)
}
