package teach

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// ownTexts returns nil: in the browser the texts are fetched.
func ownTexts(string, i18n.Lang, []*board.Game) *Texts { return nil }
