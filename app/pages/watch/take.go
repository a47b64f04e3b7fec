package watch

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/watch"
)

// The ids of what can be taken along.
const (
	linkID  = "watch-link"
	fieldID = "watch-link-text"
	svgID   = "watch-svg"
	jsonID  = "watch-json"
	csvID   = "watch-csv"
	printID = "watch-print"
)

// taking draws a button.
func (k *Kind) taking(id, text string) app.UI { return ui.Button().Class("btn").ID(id).Text(text) }

// taken says what became of the last wish.
func (k *Kind) taken(m *i18n.Watch) string {
	switch {
	case k.saving:
		return m.Saving
	case k.copied == ui.Copied:
		return m.Copied
	}
	return ""
}

// shareable is the whole address of what is shown.
func (k *Kind) shareable() string {
	if !k.site.Live || k.session.Tree == nil {
		return ""
	}
	return k.site.Nav.Address(nav.WatchRoute, k.address())
}

// onTake gives what a person wants to take along.
func (k *Kind) onTake(_ app.Context, e app.Event) {
	if k.session.Tree == nil {
		return
	}
	name := "tablier-" + k.session.Game + "-" + k.session.Algorithm
	switch ui.ControlOf(e) {
	case linkID:
		ui.Copy(k.shareable(), fieldID, k.site, &k.copied, k.redraw)
	case svgID:
		k.saveSVG(name + ".svg")
	case jsonID:
		k.export(name+".json", "application/json", watch.JSON)
	case csvID:
		k.export(name+".csv", "text/csv", watch.CSV)
	case printID:
		app.Window().Call("print")
	}
	k.redraw()
}

// export reads the whole tree at the step that is shown, a window at a time, and saves it.
func (k *Kind) export(name, kind string, write func(*protocol.TreeNode) string) {
	k.saving = true
	k.session.Whole(asker{k.outside.whole}, func(root *protocol.TreeNode, err error) {
		k.saving = false
		k.outside.whole.Rest()
		if err == nil {
			k.outside.save(name, kind, write(root))
		}
		k.redraw()
	})
}

// saveSVG saves the picture with all that it refers to, in the colours of the page.
func (k *Kind) saveSVG(name string) {
	style := app.Window().Call("getComputedStyle", app.Window().Get("document").Get("documentElement"))
	k.boards.turn()
	k.boards.left = mostDrawn
	f := forest{voice: k.voice(), boards: k.boards, asked: k.session.Question}
	f.plan = watch.Lay(k.session.View.See(&k.session.Tree.Root))
	k.outside.save(name, "image/svg+xml", standalone(f.markup(), k.boards.game, k.boards.art,
		func(name string) string { return style.Call("getPropertyValue", name).String() }))
}

// mostDrawn is how many boards a picture may have that are not drawn yet.
const mostDrawn = 40

// isAddress says whether an error is that of an address.
func isAddress(err error) bool {
	_, ok := errors.AsType[*watch.AddressError](err)
	return ok
}

// reason is what the machine says of why there is no tree.
func (k *Kind) reason() string {
	if refusal, ok := errors.AsType[*protocol.Error](k.session.Err); ok {
		return "(" + strings.TrimSpace(refusal.Message) + ")"
	}
	return ""
}
