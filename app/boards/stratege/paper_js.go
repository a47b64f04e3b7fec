package stratege

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// kit is nil in the browser, which fetches what is printed.
var kit func(i18n.Lang) *board.Kit
