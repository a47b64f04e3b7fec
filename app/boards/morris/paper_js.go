package morris

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// kitOf returns nil: the browser fetches what is printed.
func kitOf(*boards, func(i18n.Lang) *words) func(i18n.Lang) *board.Kit { return nil }
