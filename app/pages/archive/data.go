package archive

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/days"
	"tablier/app/i18n"
	"tablier/app/shell"
	"tablier/app/ui"
)

const dataTitle = "data-title"

// persistenceKey stands for the browser having been asked to keep what is stored: it is asked once.
const (
	// persistenceKey is the storage key of the note that the browser has been asked to keep the storage: it is asked
	// once.
	persistenceKey = "persistence"
	asked          = "asked"
)

// data draws where a person's data are and how safe, with export, import and deletion.
func (p *page) data() app.UI {
	m, k := i18n.Of(p.Lang).Past, p.kind
	safety := m.Evictable
	switch {
	case k.keeper.Refused():
		safety = m.Refused
	case k.durable:
		safety = m.Durable
	}
	aside := p.setAside()
	if aside != "" {
		aside = m.Aside(aside)
	}
	return ui.El("section").ID("data").Aria("labelledby", dataTitle).Body(
		ui.El("h2").ID(dataTitle).TabIndex(-1).Text(m.Data),
		ui.Text("p", "", m.DataWhere+" "+safety),
		ui.Text("p", "note", aside),
		ui.El("div").Class("buttons").Body(
			ui.ActButton("export", m.Export, ""),
			ui.FileButton("go", m.Import, ui.Input("file").ID(ui.ActID("import")).
				Attr("accept", ".json,application/json").Attr("disabled", !p.Live || k.importing != nil).OnChange(p.onFile)),
			ui.ActButton("erase", m.Erase, ""),
		),
		p.advance(),
		p.question("import", m.ImportAsk(k.file.games), m.ImportYes).Draw("import"),
		p.question("erase", m.EraseAsk, m.EraseYes).Draw("erase"),
		ui.El("div").Role("status").Class("said").Body(ui.Text("p", "", k.said), ui.Text("p", "note", k.detail)),
	)
}

// advance draws the progress of an import or export, with a button to cancel it.
func (p *page) advance() app.UI {
	m, i := i18n.Of(p.Lang).Past, p.kind.importing
	box := ui.El("div").Class("advance")
	if i == nil {
		return ui.Shown(false, box)
	}
	done, all := i.Progress()
	return box.Body(
		ui.El("span").Role("status").Text(m.Reading),
		ui.El("progress").Aria("label", m.Reading).Attr("value", done).Attr("max", all),
		ui.ActButton("stop", m.StopReading, ""),
	)
}

// setAside names the texts that could not be read.
func (p *page) setAside() string {
	if !p.Live {
		return ""
	}
	var names []string
	for _, key := range p.kind.site.Store.Keys() {
		if name, aside := strings.CutSuffix(key, unreadable); aside {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// export downloads everything that is kept as a file, once that is written.
func (k *Kind) export() {
	writing := k.site.Store.BeginExport()
	k.exporting = writing
	k.asking, k.said, k.detail = "", "", ""
	step := func(plies int) (done bool, err error) { return writing.Step(plies * bytesPerMove) }
	k.inStretches(step, func() bool { return k.exporting == writing }, func() {}, func(error) {
		k.exporting = nil
		name := "tablier-" + days.Text(shell.Now()) + ".json"
		k.download(name, writing.Text())
		if k.shelves != nil { // else the page has been left
			k.said = k.site.Messages().Past.Exported(name)
			k.redraw()
		}
	})
}

// erase deletes everything, and begins as on a first visit.
func (k *Kind) erase() (focus string) {
	for _, key := range k.site.Store.Keys() {
		k.site.Store.Remove(key)
	}
	k.matches.Reopen()
	k.load()
	k.said = k.site.Messages().Past.Erased
	return dataTitle
}

// Filed shows a match that has just been archived.
func (k *Kind) Filed() {
	k.reload()
	k.askToPersist()
}

// askToPersist asks the browser, once, not to delete the storage when it runs out of room: after a first game, when
// there is something to lose.
func (k *Kind) askToPersist() {
	if _, done := k.site.Store.Get(persistenceKey); done || !app.IsClient {
		return
	}
	manager := app.Window().Get("navigator").Get("storage")
	if !manager.Truthy() || !manager.Get("persist").Truthy() {
		return
	}
	k.site.Store.Set(persistenceKey, asked)
	k.site.Settled(manager.Call("persist"), k.learnDurability)
}

// checkDurability asks whether the browser has promised to keep the storage.
func (k *Kind) checkDurability() {
	manager := app.Window().Get("navigator").Get("storage")
	if manager.Truthy() && manager.Get("persisted").Truthy() {
		k.site.Settled(manager.Call("persisted"), k.learnDurability)
	}
}

// learnDurability takes the browser's answer; given is false where nothing can be kept, as in a frame without origin.
func (k *Kind) learnDurability(answer app.Value, given bool) {
	k.durable = given && answer.Truthy()
	k.changes++
}
