// Package workshop is the entrance of the workshop: a door to each of its rooms, and the way for teachers.
package workshop

import (
	"slices"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
	"tablier/app/ui"
)

// First is the fragment with which the room of searches opens for a beginner: the first of the prepared questions.
const First = "q=plies"

// A Kind is the entrance of the workshop.
type Kind struct {
	shell.Static
	site   *shell.Site
	game   *board.Game // of the pictures
	tree   func() ui.HTML
	demand func(name string, then func(text string, ok bool))
	course
}

// New returns the entrance, with pictures of the first of the games that has maps.
func New(site *shell.Site, games []*board.Game) *Kind {
	game := games[slices.IndexFunc(games, func(game *board.Game) bool { return len(game.Maps) > 0 })]
	tree := sync.OnceValue(func() ui.HTML { return treePicture(game) })
	demand := func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) }
	return &Kind{site: site, game: game, tree: tree, demand: demand}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WorkshopRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang).Workshop
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) {
	if k.site.Live {
		k.fetch()
	}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &page{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// A page is the page in one language.
type page struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// OnMount implements app.Mounter: it has all of the workshop kept for use without a network.
func (p *page) OnMount(app.Context) { shell.KeepPython() }

// OnUpdate implements app.Updater: the language may be another one.
func (p *page) OnUpdate(app.Context) { p.kind.fetch() }

// Render implements app.Composer.
func (p *page) Render() app.UI {
	m, n := i18n.Of(p.Lang).Workshop, p.kind.site.Nav
	var doors []ui.HTML
	for _, route := range room.Routes() {
		doors = append(doors, p.roomLink(route))
	}
	return ui.Tree(`<main class="workshop" id="main" tabindex="-1" onclick="{}">
			<div class="greet">
				<div><h1>{}</h1><p class="lead">{}</p></div>
				<a class="btn main" id="workshop-begin" href="{}">{}</a>
			</div>
			{}{}
			<p class="teachers">
				<span><b>{}</b>{}</span><a href="{}">{}</a><a href="{}">{}</a><a id="to-notebook" href="{}">{}</a>
			</p>
			<p class="teachers"><span>{}</span><a id="to-proofs" href="{}">{}</a></p>
		</main>`,
		nav.Follow(n), m.Title, m.Lead, nav.LinkToOpen(n, nav.WatchRoute, First), m.Begin,
		ui.Raw(ui.Tag("ul", ui.Attr("class", "doors"), doors...)), p.kind.exercises(),
		m.Teach, m.TeachWhat, nav.LinkTo(n, nav.TeachRoute), m.TeachSheets,
		nav.LinkTo(n, nav.ComposeRoute), m.SetsDo, nav.LinkTo(n, nav.NotebookRoute), m.Notebook,
		m.ProofsWhat, nav.LinkTo(n, nav.CheckRoute), m.Proofs)
}

// roomLink draws the link to a room: a whole card.
func (p *page) roomLink(route string) ui.HTML {
	m, game := i18n.Of(p.Lang).Workshop, p.kind.game
	picture, text := p.kind.tree(), m.WatchDoor
	switch route {
	case nav.WriteRoute:
		picture, text = codePicture(), m.ComposeDoor
	case nav.CupRoute:
		picture, text = tablePicture(), m.CupDoor
	case nav.DrawRoute:
		picture, text = drawingPicture(), m.DrawDoor
	case nav.AtlasRoute:
		picture, text = mapPicture(), m.AtlasDoor(game.Words(p.Lang).Variant(game.Maps[0]), p.Lang.Grouped(positions()))
	}
	return ui.Tag("li", ui.Attr("class", "door"),
		picture,
		ui.Tag("h2", "", ui.Tag("a", nav.To(p.kind.site.Nav, route), ui.EscapeText(room.Name(p.Lang, route)))),
		ui.Tag("p", "", ui.EscapeText(text)),
	)
}
