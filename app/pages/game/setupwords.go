package game

import (
	"tablier/app/play"
	"tablier/app/variants"
)

// title names what is played: the game or, when that is another, the variant by the name it was chosen by.
func (w *wording) title() string {
	t := w.table()
	return variants.Title(w.game, w.words, t.Match().Setup().Variant, t.Settings().Kin)
}

// opening names a rule of who begins.
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
