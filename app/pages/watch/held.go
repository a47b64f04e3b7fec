package watch

import "tablier/app/begun"

// thing is the search as the notes know it.
func (k *Kind) thing() begun.Thing { return begun.Of("watch", k.settings.Address(0)) }

// hold shows no search, but says that the page once went over it.
func (k *Kind) hold(step int) {
	k.run++
	k.reset()
	k.held, k.heldAt, k.failed = true, step, k.messages().Watch.Held
}

// searchAnyway begins a search that was held.
func (k *Kind) searchAnyway() {
	if k.held {
		k.site.Begun.Ask(k.thing())
		k.restart(k.heldAt)
		k.outside.focus("main") // the control goes
	}
}
