package paper

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// StockOf returns nil: the browser fetches what is printed. See nav.SheetsFile.
func StockOf(i18n.Lang, []*board.Game) *Stock { return nil }
