package main

import (
	"strings"
	"syscall/js"

	"tablier/ai/entropy/library"
)

// files brings files that the program does not carry: web/worker.js has the page fetch them. It implements
// library.Source.
type files struct{}

// Bring implements library.Source.
func (files) Bring(names []string, wait func() bool) [][]byte {
	brought := make([][]byte, len(names))
	heard := make(chan js.Value, 64) // signs of the worker, ten a second, and the files at last
	var hear js.Func
	hear = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Truthy() {
			hear.Release()
		}
		select {
		case heard <- args[0]:
		default: // nobody waits any more: the page keeps what comes
		}
		return nil
	})
	js.Global().Call("tablierBring", library.Folder, strings.Join(names, library.Ending+" ")+library.Ending, hear)
	for wait() {
		if list := <-heard; list.Truthy() {
			for i := range names {
				if bytes := list.Index(i); bytes.Truthy() {
					brought[i] = make([]byte, bytes.Length())
					js.CopyBytesToGo(brought[i], bytes)
				}
			}
			break
		}
	}
	return brought
}
