package teach

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/licence"
	"tablier/app/nav"
	"tablier/app/ui"
)

// act handles the links of a page, which are markup, and its buttons.
func (p papers) act(ctx app.Context, e app.Event, documents func() []document) {
	control := ui.ControlOf(e)
	switch {
	case strings.HasPrefix(control, showID):
		p.toggle(strings.TrimPrefix(control, showID))
		return
	case strings.HasPrefix(control, printID):
		printAlone(strings.TrimPrefix(control, printID))
	case strings.HasPrefix(control, markdownID):
		p.save(strings.TrimPrefix(control, markdownID), documents())
	default:
		nav.Follow(p.kind.site.Nav)(ctx, e)
	}
	ctx.PreventUpdate()
}

// toggle shows a paper on the screen, or hides it.
func (p papers) toggle(paper string) {
	p.open[paper] = !p.open[paper]
}

// save saves a paper as Markdown.
func (p papers) save(id string, documents []document) {
	for _, d := range documents {
		if d.id == id {
			ui.Download(d.fileName(), "text/markdown", d.paper.Markdown()+"\n"+licence.Sentence(p.lang)+"\n")
		}
	}
}

// fileName returns the name of the file of a paper, as in "fiche-2.md".
func (d *document) fileName() string {
	_, number, _ := strings.Cut(d.id, "-")
	return d.words.file + "-" + number + ".md"
}

// printAlone has the browser print one paper: the styles leave out the others while the page names it.
func printAlone(paper string) {
	main := app.Window().GetElementByID("main")
	wanted := app.Window().GetElementByID(paper)
	main.Get("classList").Call("add", "one")
	wanted.Get("classList").Call("add", "printed")
	ui.Print(func() {
		main.Get("classList").Call("remove", "one")
		wanted.Get("classList").Call("remove", "printed")
	})
}
