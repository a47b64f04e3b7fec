package wording

import (
	"tablier/app/play"
	"tablier/app/variants"
)

// Title returns the name of the game or, when that is another, of the variant as it was chosen.
func (w *Wording) Title() string {
	t := w.Table()
	return variants.Title(w.Game, w.Words, t.Match().Setup().Variant, t.Settings().Kin)
}

// Opening names an opening rule.
func (w *Wording) Opening(rule play.Opening) string {
	m, seats := w.Messages, w.Table().Seats()
	switch rule {
	case play.AlwaysFirst:
		return m.OpeningAlways(w.Seats.Among(seats, 0))
	case play.AlwaysSecond:
		return m.OpeningAlways(w.Seats.Among(seats, 1))
	case play.ChanceOpens:
		return m.OpeningRandom
	}
	return m.OpeningLoser
}
