package page

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// ownTexts returns nil: in the browser the texts are fetched.
func ownTexts(i18n.Lang, []*board.Game) *Texts { return nil }
