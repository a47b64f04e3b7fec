//go:build !js

package teach

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/paper"
	"tablier/app/ui"
)

// places are where the sheets of the picture lie, from above.
var places = [...]string{
	"translate(20 16) scale(.56)", "translate(108 22) rotate(3) scale(.54)", "translate(190 34) rotate(7) scale(.5)",
}

// paperPicture draws three of the sheets that are printed, one over the other, as they are printed.
func paperPicture(lang i18n.Lang, games []*board.Game) ui.HTML {
	sheets := firstSheets(paper.StockOf(lang, games), games)
	var c canvas
	for i := len(sheets) - 1; i >= 0; i-- {
		c.group("tf-print", places[i])
		c.rect("tf-paper", 0, 0, 210, 297)
		c.WriteString(sheets[i].Body)
		c.end()
	}
	return framed(c.String())
}

// firstSheets returns the first sheet of each of the first games, a sheet for each place.
func firstSheets(stock *paper.Stock, games []*board.Game) (list []*board.Sheet) {
	for i := range stock.Groups {
		if g := &stock.Groups[i]; board.ByID(games, g.ID) != nil && len(list) < len(places) {
			list = append(list, &g.Sheets[0])
		}
	}
	return list
}
