package main

import (
	"strings"
	"syscall/js"

	"tablier/ai/entropy/library"
)

// bring brings files that the program does not carry: that of web/worker.js asks the page for them, that of
// web/python/worker.js has those that the page has given it. Elsewhere it is undefined.
var bring = js.Global().Get("tablierBring")

// files are those files. It implements library.Source.
type files struct{}

// Bring implements library.Source.
func (files) Bring(names []string, fetched int, wait func() bool, take func([][]byte)) {
	heard := make(chan bool, 64) // signs of the worker, ten a second: whether the files have come
	var hear js.Func
	hear = js.FuncOf(func(_ js.Value, args []js.Value) any {
		came := args[0].Truthy()
		if came {
			hear.Release()
			take(read(args[0], len(names)))
		}
		select {
		case heard <- came:
		default: // nobody waits any more
		}
		return nil
	})
	bring.Invoke(library.Folder, strings.Join(names, library.Ending+" ")+library.Ending, fetched, hear)
	for wait() && !<-heard {
	}
}

// read returns so many files of an array, nil for each that is not there.
func read(list js.Value, n int) [][]byte {
	files := make([][]byte, n)
	for i := range files {
		if bytes := list.Index(i); bytes.Truthy() {
			files[i] = make([]byte, bytes.Length())
			js.CopyBytesToGo(files[i], bytes)
		}
	}
	return files
}
