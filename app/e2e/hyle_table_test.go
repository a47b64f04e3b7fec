package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// hyleTable returns a table of Hyle with these seats, the first of them opening.
func hyleTable(variant string, pace play.Pace, seats ...play.Seat) *play.Table {
	game := driver.Game("hyle")
	table := play.New(game, game.Levels, 5)
	table.Sit([2]play.Seat(seats))
	settings := table.Settings()
	settings.Opening, settings.Variant, settings.Pace = play.AlwaysFirst, variant, pace
	table.Configure(settings)
	table.Restart()
	return table
}

// openTable opens the page with a table that was saved there.
func openTable(t *testing.T, s *driver.Server, d driver.Device, lang string, table *play.Table) *driver.Tab {
	t.Helper()
	p := driver.Open(t, d)
	p.Keep("hyle", table.Save())
	p.Start(s.Address("/hyle/?lang=" + lang))
	return p
}

// toSecondRound scrolls the list of the moves of a whole match to where its second round begins: in the middle.
func toSecondRound(p *driver.Tab) {
	p.T.Helper()
	p.Run(`(() => { const box = document.getElementById('moves');
		box.scrollTop = -(box.scrollHeight - box.clientHeight) / 2; })()`)
	p.Wait(`document.querySelector('.moves li.round')`)
}
