package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/shell"
)

// A durability is whether the browser keeps what is stored when it runs out of room.
type durability struct {
	site     *shell.Site
	promised bool   // the browser has promised to keep it
	changed  func() // called when that has become known
}

// asked is the text under [archive.PersistenceKey].
const asked = "asked"

// ask asks the browser, once, not to delete the storage when it runs out of room: after a first game, when
// there is something to lose.
func (d *durability) ask() {
	if _, done := d.site.Store.Get(archive.PersistenceKey); done || !app.IsClient {
		return
	}
	manager := app.Window().Get("navigator").Get("storage")
	if !manager.Truthy() || !manager.Get("persist").Truthy() {
		return
	}
	d.site.Store.Set(archive.PersistenceKey, asked)
	d.site.Settled(manager.Call("persist"), d.learn)
}

// check asks whether the browser has promised to keep the storage.
func (d *durability) check() {
	manager := app.Window().Get("navigator").Get("storage")
	if manager.Truthy() && manager.Get("persisted").Truthy() {
		d.site.Settled(manager.Call("persisted"), d.learn)
	}
}

// learn takes the browser's answer; given is false where nothing can be kept, as in a frame without origin.
func (d *durability) learn(answer app.Value, given bool) {
	d.promised = given && answer.Truthy()
	d.changed()
}
