package atlas

import "tablier/app/begun"

// thing is the map of a board as the notes know it.
func thing(name string) begun.Thing { return begun.Of("map", name) }

// openAnyway opens a map that was held.
func (k *Kind) openAnyway() {
	k.site.Begun.Ask(thing(k.board))
	k.open(k.board)
	k.site.Focus("atlas-board") // the control goes
}

// beginNote notes that the map of the board is fetched.
func (k *Kind) beginNote() {
	k.coming = k.board
	k.site.Begun.Begin(thing(k.coming))
}

// endNote takes the note back, if there is one: nothing is fetched any more.
func (k *Kind) endNote() {
	if k.coming != "" {
		k.site.Begun.End(thing(k.coming))
		k.coming = ""
	}
}
