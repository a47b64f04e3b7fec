package morris

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// sessions is nil in the browser, which fetches their texts where somebody wants them.
var sessions func(i18n.Lang) []board.Session
