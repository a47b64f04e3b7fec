// Package fresh is the page that empties a shared device for the next person: it says what is there, asks first, and
// offers one file that takes it along.
package fresh

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/days"
	"tablier/app/i18n"
	"tablier/app/kept"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// texts are the sentences of the page, in one language.
type texts struct {
	Title, Description, Lead string
	There, Nothing           string
	Subjects                 []func(n int) string // by package kept, as far as they are told
	Stay                     string
	Take, TakeWhat, Taken    string
	InNotebook, ToNotebook   string
	Empty, Ask, Yes, No      string
	Tabs                     string
	Done, Back, ToGames      string
}

// done is the parameter of the address once the device has been emptied.
const done = "fait"

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site   *shell.Site
	games  []*board.Game
	stores func() kept.Stores
	save   func(name, text string) // offers a file
	again  func()                  // loads the page again, emptied

	asking  bool
	emptied bool
	taken   string // the name of the file that has been offered
	rev     int
}

// New returns the page. What is kept of games is told by them.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games}
	k.stores = func() kept.Stores { return kept.OfDevice(site.Store) }
	k.save = func(name, text string) { ui.Download(name, "application/json", text) }
	k.again = func() {
		// All that is left in the memory of the program is to go, too. The edition that is one file has its page after #.
		if shell.Single() {
			app.Window().Get("location").Call("reload")
			return
		}
		app.Window().Get("location").Call("replace", "?"+done+"&"+nav.Lang+"="+string(site.Lang))
	}
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.FreshRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := textsOf(lang)
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Arrive implements shell.Kind.
func (k *Kind) Arrive(string) {
	if !app.IsClient {
		return
	}
	k.emptied = k.site.Nav.Parameters(app.Window().URL()).Has(done)
	k.asking, k.taken = false, ""
	k.redraw()
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &page{Lang: k.site.Lang, Rev: k.rev, kind: k} }

func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// A page is the page in one language.
type page struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (p *page) Render() app.UI {
	k, m := p.kind, textsOf(p.Lang)
	if k.emptied {
		return ui.Tree(`<main class="prose fresh" id="main" tabindex="-1">
				<h1>{}</h1><p role="status" class="lead">{}</p><p>{} <a href="{}">{}</a></p>
			</main>`, m.Title, m.Done, m.Back, nav.LinkToPart(k.site.Nav, nav.ArchiveRoute, "data"), m.ToGames)
	}
	counts := [kept.Count]int{}
	if k.site.Live {
		counts = k.stores().Tell(k.games)
	}
	var there []app.UI
	for i, say := range m.Subjects {
		if counts[i] > 0 {
			there = append(there, ui.Tree(`<li>{}</li>`, say(counts[i])))
		}
	}
	taken := ""
	if k.taken != "" {
		taken = m.Taken + " " + k.taken
	}
	question := ui.Question{}
	if k.asking {
		question = ui.Question{Text: m.Ask, Yes: m.Yes, No: m.No}
	}
	return ui.Tree(`<main class="prose fresh" id="main" tabindex="-1" onclick="{}" onkeydown="{}">
			<h1>{}</h1><p class="lead">{}</p>
			<section><h2>{}</h2><ul id="there">{}</ul><p hidden="{}">{}</p><p>{}</p></section>
			<section><h2>{}</h2><p>{}</p>{}<p role="status" class="said">{}</p>
				<p hidden="{}">{} <a href="{}">{}</a></p></section>
			<section><h2>{}</h2><p>{}</p>{}{}</section>
		</main>`,
		k.onClick, k.onKey, m.Title, m.Lead, m.There, there, len(there) > 0, m.Nothing, m.Stay,
		m.Take, m.TakeWhat, ui.ActButton("take", m.Take, ""), taken,
		counts[kept.Notebook] == 0, m.InNotebook, nav.LinkTo(k.site.Nav, nav.NotebookRoute), m.ToNotebook,
		m.Title, m.Tabs, ui.ActButton("empty", m.Empty, ""), question.Draw("empty"))
}

// onClick handles a click on one of the controls.
func (k *Kind) onClick(_ app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" && k.site.Live {
		k.act(act)
	}
}

// onKey closes the question on Escape.
func (k *Kind) onKey(_ app.Context, e app.Event) {
	if k.asking && e.Get("key").String() == "Escape" {
		k.act("no")
	}
}

// act does what a control is for.
func (k *Kind) act(act string) {
	switch act {
	case "take":
		k.taken = "tablier-" + days.Text(shell.Now()) + ".json"
		k.save(k.taken, k.site.Store.Export())
	case "empty":
		k.asking = true
		k.site.Focus(ui.NoID)
	case "no":
		k.asking = false
		k.site.Focus(ui.ActID("empty"))
	case "yes empty":
		k.asking = false
		k.stores().Empty()
		k.again()
		return
	}
	k.redraw()
}
