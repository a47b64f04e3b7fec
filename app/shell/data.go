package shell

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// persistenceKey stands for the browser having been asked to keep what is stored: it is asked once.
const (
	persistenceKey = "persistence"
	asked          = "asked"
)

// dataView says where a person's data are and how safe, and lets them be taken along, brought back and erased.
func (r *Root) dataView() app.UI {
	p, h := &r.words().Past, &r.history
	safety := p.Evictable
	switch {
	case h.refused:
		safety = p.Refused
	case h.durable:
		safety = p.Durable
	}
	aside := r.setAside()
	if aside != "" {
		aside = p.Aside(aside)
	}
	return el("section").ID("data").Aria("labelledby", "data-title").Body(
		el("h2").ID("data-title").TabIndex(-1).Text(p.Data),
		written("p", "", p.DataWhere+" "+safety),
		written("p", "note", aside),
		el("div").Class("buttons").Body(
			actButton("export", p.Export, ""),
			el("label").Class("go file").Body(
				input("file").ID(actID("import")).Attr("accept", ".json").Attr("disabled", !r.live).OnChange(r.onFile),
				written("span", "", p.Import),
			),
			actButton("erase", p.Erase, ""),
		),
		r.questionAbout("import", p.ImportAsk(h.games), p.ImportYes).draw("import"),
		r.questionAbout("erase", p.EraseAsk, p.EraseYes).draw("erase"),
		el("div").Role("status").Class("said").Body(written("p", "", h.said), written("p", "note", h.detail)),
	)
}

// setAside names the texts that could not be read.
func (r *Root) setAside() string {
	if !r.live {
		return ""
	}
	var names []string
	for _, key := range r.store.Keys() {
		if name, aside := strings.CutSuffix(key, unreadable); aside {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// export hands all that is kept to the person as a file.
func (r *Root) export() {
	r.forgetAll()
	name := "tablier-" + time.Now().Format(time.DateOnly) + ".json"
	download(name, r.store.Export())
	r.history.asking, r.history.said, r.history.detail = "", r.words().Past.Exported(name), ""
}

// forgetAll makes the store read everything anew: other tabs may have written.
func (r *Root) forgetAll() {
	for _, key := range r.store.Keys() {
		r.store.Forget(key)
	}
}

// download saves a text as a file on the person's device.
func download(name, text string) {
	window := app.Window()
	blob := window.Get("Blob").New([]any{text}, map[string]any{"type": "application/json"})
	address := window.Get("URL").Call("createObjectURL", blob)
	link := window.Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click") // outside of the document, so that nothing takes it for a way to another page
	window.Get("URL").Call("revokeObjectURL", address)
}

// erase forgets everything, and begins as on a first visit.
func (r *Root) erase() {
	for _, key := range r.store.Keys() {
		r.store.Remove(key)
	}
	r.beginAnew()
	r.history.said = r.words().Past.Erased
	r.focus("data-title")
}

// beginAnew takes everything from the store again.
func (r *Root) beginAnew() {
	for _, game := range r.games {
		r.reopen(game)
	}
	r.applyTheme()
	r.openHistory()
}

// askToPersist asks the browser, once, not to delete what is stored when it runs out of room: after a first game,
// when there is something to lose.
func (r *Root) askToPersist() {
	if _, done := r.store.Get(persistenceKey); done || !app.IsClient {
		return
	}
	manager := app.Window().Get("navigator").Get("storage")
	if !manager.Truthy() || !manager.Get("persist").Truthy() {
		return
	}
	r.store.Set(persistenceKey, asked)
	r.settled(manager.Call("persist"), r.learnDurability)
}

// checkDurability finds out whether the browser has promised to keep what is stored.
func (r *Root) checkDurability() {
	if manager := app.Window().Get("navigator").Get("storage"); manager.Truthy() && manager.Get("persisted").Truthy() {
		r.settled(manager.Call("persisted"), r.learnDurability)
	}
}

// learnDurability takes the browser's answer; where nothing can be kept, as in a frame without origin, there is none.
func (r *Root) learnDurability(answer app.Value, given bool) {
	r.history.durable = given && answer.Truthy()
}
