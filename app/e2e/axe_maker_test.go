package e2e

import (
	"tablier/app/asked"
	"tablier/app/nav"
	"tablier/rules"
)

// makerStops go through the page on which a puzzle is made: a position, each kind of answer, and a puzzle that does not
// hold.
func makerStops(v visitor) []stop {
	at := func(position string) {
		v.goes(nav.MakeRoute + "#" + asked.Position("tapatan", rules.Setup{Variant: "tapatan"}, position))
		v.Wait(making("ready"))
	}
	return []stop{
		{"question of a puzzle", func() { at("o.r.o..r. o o1r1") }, "main"},
		{"several answers", func() {
			v.Hit("#pm-question-1")
			v.Hit("#act-prove")
			v.Wait(making("several"))
		}, "main"},
		{"made puzzle", func() {
			v.Hit("#act-accept")
			v.Wait(making("made"))
			v.Run(`document.querySelector('.pm-moves').open = true`)
		}, "main"},
		{"nothing is right", func() {
			v.Hit("#pm-question-2")
			v.Hit("#act-prove")
			v.Wait(making("none"))
		}, "main"},
	}
}
