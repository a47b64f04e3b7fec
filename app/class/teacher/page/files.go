package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/gather"
	"tablier/app/ui"
)

// files reads the files that a teacher drops or chooses.
type files struct{ kind *Kind }

// A found is a file of the browser, with the folders around it.
type found struct {
	path string
	file app.Value
}

// onChosen hears the fields of files and of folders.
func (f files) onChosen(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	field := ctx.JSSrc()
	list := field.Get("files")
	var all []found
	for i := range list.Length() {
		file := list.Index(i)
		path := file.Get("webkitRelativePath").String()
		if path == "" {
			path = file.Get("name").String()
		}
		all = append(all, found{path, file})
	}
	f.open(all)
	field.Set("value", "")
}

// listen has the whole window take files, as long as the page is shown.
func (f files) listen() {
	on := func(event string, do func(app.Value)) {
		app.Window().Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			if f.kind.shown {
				args[0].Call("preventDefault")
				do(args[0])
			}
			return nil
		}))
	}
	on("dragover", func(e app.Value) { f.over(true) })
	on("dragleave", func(e app.Value) { f.over(e.Get("relatedTarget").Truthy()) })
	on("drop", func(e app.Value) {
		f.over(false)
		f.dropped(e.Get("dataTransfer"))
	})
}

// over shows whether files are held over the window.
func (f files) over(held bool) {
	if main := app.Window().GetElementByID("main"); main.Truthy() {
		main.Get("classList").Call("toggle", "held", held)
	}
}

// dropped opens what has been dropped, with all that is in its folders.
func (f files) dropped(transfer app.Value) {
	walk := &walking{done: f.open}
	items := transfer.Get("items")
	walk.left = 1 // for all that is asked at once
	for i := range items.Length() {
		item := items.Index(i)
		if entry := item.Call("webkitGetAsEntry"); entry.Truthy() {
			walk.enter(entry, "")
		} else if file := item.Call("getAsFile"); file.Truthy() { // not from a disk
			walk.found = append(walk.found, found{file.Get("name").String(), file})
		}
	}
	walk.end()
}

// open reads files, and hands them to the session once all have been read. One that is too large is not read, but told.
func (f files) open(all []found) {
	sources, left := make([]gather.Source, len(all)), len(all)
	finish := func() {
		if left--; left == 0 {
			f.kind.session.Drop(sources)
			f.kind.redraw()
		}
	}
	for i, one := range all {
		sources[i].Path = one.path
		if one.file.Get("size").Float() > gather.MaxSource {
			sources[i].Large = true
			f.kind.site.Wait(0, finish)
			continue
		}
		f.kind.site.Settled(one.file.Call("arrayBuffer"), func(content app.Value, ok bool) {
			if ok {
				sources[i].Data = ui.Bytes(content)
			}
			finish()
		})
	}
}

// A walking goes through folders that have been dropped.
type walking struct {
	found []found
	left  int // answers that have not come
	done  func([]found)
}

// maxFound is how many files of folders are taken.
const maxFound = 5_000

// end counts an answer that has come.
func (w *walking) end() {
	if w.left--; w.left == 0 && len(w.found) > 0 {
		w.done(w.found)
	}
}

// ask calls a method of an entry that answers by a callback.
func (w *walking) ask(entry app.Value, method string, then func(app.Value)) {
	w.left++
	var kept, broken app.Func
	on := func(do func(app.Value)) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			kept.Release()
			broken.Release()
			do(args[0])
			w.end()
			return nil
		})
	}
	kept, broken = on(then), on(func(app.Value) {})
	entry.Call(method, kept, broken)
}

// enter takes a file, or all that is in a folder.
func (w *walking) enter(entry app.Value, folder string) {
	path := folder + entry.Get("name").String()
	if entry.Get("isFile").Bool() {
		w.ask(entry, "file", func(file app.Value) {
			if len(w.found) < maxFound {
				w.found = append(w.found, found{path, file})
			}
		})
		return
	}
	w.list(entry.Call("createReader"), path+"/")
}

// list takes the entries of a folder, of which a browser tells some at a time.
func (w *walking) list(reader app.Value, folder string) {
	w.ask(reader, "readEntries", func(entries app.Value) {
		for i := range entries.Length() {
			w.enter(entries.Index(i), folder)
		}
		if entries.Length() > 0 && len(w.found) < maxFound {
			w.list(reader, folder)
		}
	})
}
