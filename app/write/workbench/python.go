package workbench

import "tablier/app/sandbox"

// An interpreter is Python on its way, and what waits for it.
type interpreter struct {
	environment *Environment
	state       sandbox.State
	pending     func() // nil for nothing
}

// whenReady brings Python, and then calls a function: of those that are asked for while Python comes, the last.
func (i *interpreter) whenReady(then func()) {
	if i.state == sandbox.Ready {
		then()
		return
	}
	i.pending = then
	i.open()
}

// open brings Python, unless it is there or on its way.
func (i *interpreter) open() {
	if i.state == sandbox.Ready || i.state.OnItsWay() {
		return
	}
	i.state = sandbox.Coming
	i.environment.Python.Open(func(s sandbox.State) {
		i.state = s
		if !s.OnItsWay() {
			i.settle()
		}
		i.environment.Screen.Redraw()
	})
}

// settle calls what has waited, if Python has come.
func (i *interpreter) settle() {
	then := i.pending
	if i.pending = nil; i.state == sandbox.Ready && then != nil {
		then()
	}
}
