package game

import (
	"tablier/app/play"
	"tablier/app/variants"
)

// title returns the name of the game or, when that is another, of the variant as it was chosen.
func (w *wording) title() string {
	t := w.table()
	return variants.Title(w.game, w.words, t.Match().Setup().Variant, t.Settings().Kin)
}

// opening names an opening rule.
func (w *wording) opening(rule play.Opening) string {
	m, seats := w.messages, w.table().Seats()
	switch rule {
	case play.AlwaysFirst:
		return m.OpeningAlways(w.seats.Among(seats, 0))
	case play.AlwaysSecond:
		return m.OpeningAlways(w.seats.Among(seats, 1))
	case play.ChanceOpens:
		return m.OpeningRandom
	}
	return m.OpeningLoser
}
