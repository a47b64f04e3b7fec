package integrate

import (
	_ "embed"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// setWords say how a set is put into a frame.
type setWords struct {
	title, messages, example, statements, platforms string
	paragraphs, xapi, packages                      []string
	rows                                            [][2]string
}

// setExample is a page with a set in a frame, which goes on from what it has kept.
//
//go:embed set.html
var setExample string

// setList tells how a set is put into a frame, what it tells, and of packages for learning platforms.
type setList struct {
	app.Compo
	Lang i18n.Lang
	Site string // the address of the site, empty where it is not known
}

// siteOf returns the address of the site, in a browser.
func (p *page) siteOf() string {
	if !p.Live {
		return ""
	}
	address, _, _ := strings.Cut(p.kind.site.Nav.Address(nav.HomeRoute, ""), "#")
	return address
}

// Render implements app.Composer.
func (l *setList) Render() app.UI {
	m, site := setWordsOf(l.Lang), l.Site
	if site == "" {
		site = "https://…/"
	}
	return ui.Tree(`<section id="sets"><h2>{}</h2>{}
			<h3>{}</h3>{}
			<h3>{}</h3><pre tabindex="0" id="set-example" aria-label="{}"><code>{}</code></pre>
			<h3>{}</h3>{}
			<h3>{}</h3>{}
		</section>`,
		m.title, ui.Paragraphs(m.paragraphs), m.messages, meanings(m.rows),
		m.example, m.example, strings.ReplaceAll(setExample, "{site}", site),
		m.statements, ui.Paragraphs(m.xapi), m.platforms, ui.Paragraphs(m.packages))
}
