package entropy

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// subjects is nil in the browser, which fetches their texts where somebody wants them.
var subjects func(i18n.Lang) []board.Session
