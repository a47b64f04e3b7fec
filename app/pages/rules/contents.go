package rules

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// sectionID returns the id of a section: of one about a variant after that, of others by their place.
func sectionID(i int, section board.RuleSection) string {
	if section.Variant != "" {
		return variantID(section.Variant)
	}
	return "section-" + strconv.Itoa(i+1)
}

// variantID returns the id of the section about a variant, empty for none.
func variantID(variant string) string {
	if variant == "" {
		return ""
	}
	return "rules-" + variant
}

// partNames returns the names of the page's parts, except for the first, which needs none.
func partNames(m *i18n.Messages) [board.RulesParts]string {
	return [board.RulesParts]string{board.Notes: m.RulesPage.Notes, board.Related: m.RulesPage.Related}
}

// A run is the sections of a part, from begin up to and without end.
type run struct {
	part       board.RulesPart
	begin, end int
}

// runs divides sections by their parts.
func runs(sections []board.RuleSection) (list []run) {
	for i, section := range sections {
		if n := len(list); n > 0 && list[n-1].part == section.Part {
			list[n-1].end = i + 1
		} else {
			list = append(list, run{section.Part, i, i + 1})
		}
	}
	return list
}

// contents lists the sections, part by part, and then those for every game.
func (p *page) contents(sections []board.RuleSection) app.UI {
	m, parts := i18n.Of(p.Lang), runs(sections)
	names := partNames(m)
	list := app.Range(parts).Slice(func(i int) app.UI {
		part := parts[i]
		return ui.Tree(`<div>{}<ul>{}</ul></div>`, ui.Text("p", "", names[part.part]),
			app.Range(sections[part.begin:part.end]).Slice(func(j int) app.UI {
				at := part.begin + j
				return ui.Tree(`<li><a href="{}">{}</a></li>`,
					nav.LinkToPart(p.kind.site.Nav, p.Route, sectionID(at, sections[at])), sections[at].Title)
			}))
	})
	return ui.Tree(`<nav class="contents" aria-label="{}" hidden="{}">
			{}
			<ul><li><a href="{}">{}</a></li></ul>
		</nav>`,
		m.RulesPage.Contents, len(parts) == 0, list, nav.LinkTo(p.kind.site.Nav, nav.ByLinkRoute), m.ByLink.Why)
}
