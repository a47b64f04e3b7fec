package main

import (
	"unsafe"

	"tablier/ai/entropy/library"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/rules/all"
)

// spoken is where a question stands before it is answered, and the answer then.
var spoken = make([]byte, 64<<10)

// hosts answer questions of package python: the second also those about values.
var hosts [2]*python.Host

// room returns where a text of that many bytes may be written or read: see web/ask.js.
//
//go:wasmexport room
func room(bytes int32) unsafe.Pointer {
	if int(bytes) > len(spoken) {
		spoken = make([]byte, bytes)
	}
	return unsafe.Pointer(&spoken[0])
}

// answer answers a Python program's question about a game, written in that many bytes of room, and returns how many
// bytes of room the answer takes; values says whether it may be told what positions are worth. A call from outside
// costs a twentieth of one of a js.Func.
//
//go:wasmexport answer
func answer(bytes int32, values bool) int32 {
	host := &hosts[0]
	if values {
		host = &hosts[1]
	}
	if *host == nil {
		machine := players.New()
		if values && bring.Truthy() {
			machine = players.With(library.New(files{}))
		}
		*host = python.NewHost(all.Games(), machine, values)
	}
	said := (*host).Answer(string(spoken[:bytes]))
	room(int32(len(said)))
	return int32(copy(spoken, said))
}
