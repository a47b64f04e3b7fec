package game

import (
	"tablier/app/play"
	"tablier/app/ui"
)

// title names what is played: the game or, when that is another, the variant by the name it was chosen by.
func (w *wording) title() string {
	words, t := w.words, w.table()
	variant := t.Match().Setup().Variant
	if name := nameBy(words.Names(), variant, t.Settings().Kin); name.ID != "" {
		return name.Name
	}
	if variant != w.game.Spec.Variants[0] {
		return words.Variant(variant)
	}
	return words.Name()
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

// stands says how a seat stands: in the game's own words, and the score of all matches where points have its place.
func (w *wording) stands(seat int, scored bool) string {
	t := w.table()
	stands := w.words.Standing(t.View(), t.Role(seat))
	if score := t.Score(); scored && score != [2]int{} {
		stands = ui.Join(", ", stands, w.messages.ScoreOf(score[seat]))
	}
	return stands
}
