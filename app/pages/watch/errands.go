package watch

import (
	"tablier/ai/protocol"
	"tablier/app/begun"
)

// An errand is a question to the machine: for a step, for what is below a node, for a curve or for a file.
type errand struct {
	request protocol.Request
	wanted  func() bool // whether the answer is still of use
	done    func(tree *protocol.Tree, err error)
}

// errands wait for one another: the machine is asked one thing at a time, and forgets a question when another comes.
type errands struct {
	waiting []errand
	away    bool // an answer is awaited
	noted   begun.Thing
}

// send asks the machine once it has answered what was asked before.
func (k *Kind) send(e errand) {
	k.waiting = append(k.waiting, e)
	k.sendNext()
}

// sendNext asks what waits longest of what is still of use.
func (k *Kind) sendNext() {
	for !k.away && len(k.waiting) > 0 {
		e := k.waiting[0]
		k.waiting = k.waiting[1:]
		if !e.wanted() {
			continue
		}
		k.away, k.noted = true, k.thing()
		k.site.Begun.Begin(k.noted)
		visit := k.visit
		k.outside.ask(e.request, func(line string, err error) {
			if visit != k.visit {
				return
			}
			k.away = false
			noted := k.noted
			if e.wanted() {
				e.done(read(line, err))
				k.redraw()
			}
			k.site.Begun.End(noted) // after what is drawn of the answer
			k.sendNext()
		})
	}
}

// drop gives up all that was asked: the page is left.
func (k *Kind) drop() {
	k.visit++
	if k.away {
		k.site.Begun.End(k.noted)
	}
	k.errands = errands{}
	k.outside.rest()
}
