package exercise

import (
	"tablier/app/play"
	"tablier/rules"
)

// Show puts a table on the desk that somebody else leads, with another position on it. The person plays a side there.
func (d *Desk) Show(table *play.Table, side rules.Player) {
	d.Finish()
	d.Table, d.side = table, side
	d.boards++
}
