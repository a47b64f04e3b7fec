package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// OpenFile reads the file that a person has chosen in a field, as text. One of more than so many bytes is too long.
// The field forgets it, so that the same file may be opened again.
func OpenFile(field app.Value, most int, page Page, opened func(text string), tooLong func()) {
	open(field, most, page, "text", func(_ string, text app.Value) { opened(text.String()) }, tooLong)
}

// OpenBytes is OpenFile for a text of any encoding, and with the name of the file.
func OpenBytes(field app.Value, most int, page Page, opened func(name string, data []byte), tooLong func()) {
	open(field, most, page, "arrayBuffer", func(name string, content app.Value) {
		opened(name, Bytes(content))
	}, tooLong)
}

// Bytes returns a copy of what is in an ArrayBuffer.
func Bytes(buffer app.Value) []byte {
	data := make([]byte, buffer.Get("byteLength").Int())
	app.CopyBytesToGo(data, app.Window().Get("Uint8Array").New(buffer))
	return data
}

func open(field app.Value, most int, page Page, as string, opened func(string, app.Value), tooLong func()) {
	file := field.Get("files").Index(0)
	if !file.Truthy() {
		return
	}
	defer field.Set("value", "")
	if file.Get("size").Int() > most {
		tooLong()
		return
	}
	page.Settled(file.Call(as), func(content app.Value, ok bool) {
		if ok {
			opened(file.Get("name").String(), content)
		}
	})
}
