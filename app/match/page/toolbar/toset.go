package toolbar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/links/link"
)

// addToSet adds the match, as it stands, to the set that a teacher prepares: for the person's side, against the level
// at the other, to be played to its end. Another goal is chosen where the set is prepared.
func (o *Menu) addToSet() {
	p := o.Page
	game, table := p.Game.Game, p.Table()
	task, err := set.NewMatch(board.Registry([]*board.Game{game}), link.Letter{Record: table.Match().Record()})
	if err != nil {
		app.Log(err)
		return
	}
	task.Level = max(1, game.UsualLevel())
	for seat, who := range table.Seats() {
		if who.Level > 0 {
			task.Level, task.Side = who.Level, 1-seat
		}
	}
	p.Site.AddToSet(set.Item{Minutes: minutes, Task: task}, game.Words(p.Site.Lang).Name())
}

// minutes is how long a match takes, as a teacher may expect.
const minutes = 5
