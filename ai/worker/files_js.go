package main

import "syscall/js"

// files brings files that the program does not carry: web/worker.js has the page fetch them. It implements
// library.Source.
type files struct{}

// Bring implements library.Source.
func (files) Bring(names []string, wait func() bool) [][]byte {
	const tick = 100 // ms
	brought, left, over := make([][]byte, len(names)), len(names), false
	woken := make(chan struct{}, 1)
	wake := func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	}
	for i, name := range names {
		var got js.Func
		got = js.FuncOf(func(_ js.Value, args []js.Value) any {
			got.Release()
			if bytes := args[0]; !over && bytes.Truthy() {
				brought[i] = make([]byte, bytes.Length())
				js.CopyBytesToGo(brought[i], bytes)
			}
			left--
			wake()
			return nil
		})
		js.Global().Call("tablierBring", name, got)
	}
	ticking := js.FuncOf(func(js.Value, []js.Value) any {
		wake()
		return nil
	})
	timer := js.Global().Call("setInterval", ticking, tick)
	for left > 0 && wait() {
		<-woken
	}
	over = true // a file that comes later is kept by the page
	js.Global().Call("clearInterval", timer)
	ticking.Release()
	return brought
}
