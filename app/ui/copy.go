package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A Copying is the outcome of the last copy to the clipboard.
type Copying int

// What can become of it.
const (
	NothingCopied Copying = iota
	Copied
	ByHand // the browser refuses: the text is selected for the person to copy
)

// A Page is the part of a page that outlives its elements.
type Page interface {
	Later(id string, do func(app.Value))
	Settled(promise app.Value, then func(value app.Value, fulfilled bool))
}

// Copy copies a text to the clipboard, and stores the outcome in became. What the browser would not copy is selected
// in its field. Redraw is called when the answer comes later.
func Copy(text, field string, page Page, became *Copying, redraw func()) {
	*became = NothingCopied
	selected := func() {
		*became = ByHand
		page.Later(field, func(e app.Value) {
			e.Call("focus")
			e.Call("select")
		})
	}
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		selected()
		return
	}
	page.Settled(clipboard.Call("writeText", text), func(_ app.Value, done bool) {
		if done {
			*became = Copied
		} else {
			selected()
		}
		redraw()
	})
}

// Download saves a text of a kind, as in "application/json", as a file on the person's device.
func Download(name, kind, text string) { Save(name, kind, app.ValueOf(text)) }

// SaveBytes is Download for bytes.
func SaveBytes(name, kind string, data []byte) {
	copied := app.Window().Get("Uint8Array").New(len(data))
	app.CopyBytesToJS(copied, data)
	Save(name, kind, copied)
}

// Save is Download for what JavaScript holds, a text or an array of bytes.
func Save(name, kind string, content app.Value) {
	window := app.Window()
	blob := window.Get("Blob").New([]any{content}, map[string]any{"type": kind})
	address := window.Get("URL").Call("createObjectURL", blob)
	link := window.Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click") // outside of the document, so that nothing takes it for a way to another page
	window.Get("URL").Call("revokeObjectURL", address)
}
