package main

import (
	"syscall/js"

	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules/all"
)

// main listens to the messages that web/worker.js hands on, where that is around it, for ever. What questions in
// text are answered with is exported: see answer.
func main() {
	if js.Global().Get("tablierListen").Truthy() {
		listen()
	}
	select {}
}

func listen() {
	post := js.Global().Get("postMessage")
	write := func(line []byte) { post.Invoke(string(line)) }
	values := library.New(files{})
	s := newServer(all.Games(), func() players.Registry { return players.With(values) }, write, newPause)
	write([]byte(protocol.Ready)) // before the lines that have been waiting are answered
	js.Global().Call("tablierListen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if line := args[0].String(); len(line) > protocol.MaxLine {
			s.tooLong()
		} else {
			s.handle([]byte(line))
		}
		return nil
	}))
}

// slice is how long a job computes before JavaScript gets its turn and handles messages.
const slice = 15.0 // ms

// newPause returns a function that is called often, and gives JavaScript its turn once a slice. Go returns to
// JavaScript only when no goroutine can run, so it waits for a message that it sends itself; a timer would be clamped
// to 4 ms.
func newPause() func() {
	channel := js.Global().Get("MessageChannel").New()
	back := make(chan struct{}, 1)
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		back <- struct{}{}
		return nil
	}))
	port := channel.Get("port2")
	performance := js.Global().Get("performance")
	now := func() float64 { return performance.Call("now").Float() }
	last := now()
	return func() {
		if now()-last < slice {
			return
		}
		port.Call("postMessage", js.Null())
		<-back
		last = now()
	}
}
