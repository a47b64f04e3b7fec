package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/watch"
)

// keep does what a control is for that copies, saves, prints or counts.
func (k *Kind) keep(name string) {
	switch name {
	case "link":
		ui.Copy(k.link(), linkID, k.site, &k.copying, k.redraw)
	case "toset":
		k.addToSet()
	case "svg":
		k.saveSVG()
	case "json":
		k.session.Export(func(e watch.Export) { k.save("tablier-arbre.json", "application/json", e.JSON()) })
	case "csv":
		k.session.Export(func(e watch.Export) { k.save("tablier-arbre.csv", "text/csv", e.CSV(k.site.Lang.Sheet())) })
	case "print":
		app.Window().Call("print")
	case "plot":
		k.session.CountNodes()
	case "unscore":
		k.session.Scorer().Reset()
	}
}

// link returns the address of what is shown, nothing where pages are built.
func (k *Kind) link() string {
	if k.session.Tree() == nil || !app.IsClient {
		return ""
	}
	return k.site.Nav.Address(nav.WatchRoute, k.session.Address())
}
