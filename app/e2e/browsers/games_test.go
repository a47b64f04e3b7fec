package browsers

import (
	"fmt"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
)

// Every game of the registry has its line in the table of tests.
func TestEveryGameIsPlayed(t *testing.T) {
	named := map[string]bool{}
	for _, test := range playing {
		named[test.name] = true
	}
	for _, game := range games.All() {
		if !named[game.ID()] {
			t.Errorf("no test plays %s", game.ID())
		}
	}
}

// playToAnswer plays a person's first moves in a game by clicks, until the machine has answered.
func playToAnswer(p *Tab, game string) {
	s := serve(p.T)
	table := driver.Table(p.T, game, 5, [2]play.Seat{{}, {Level: 1}}, nil)
	for table.Chance() {
		table.Draw()
	}
	before := table.Match().Ply()
	keep(p, s, table)
	p.Start(s.Address("/" + game + "/"))
	switch game {
	case "stratege":
		arrange(p)
		before = 2
		p.Touch(path(p.T, driver.Table(p.T, game, 5, [2]play.Seat{}, nil, arranged...))...)
	case "domino":
		layOne(p, table)
	default:
		p.Touch(path(p.T, table)...)
	}
	p.WaitMoves(before + 2)
}

// keep has the page of a game find a table.
func keep(p *Tab, s *driver.Server, table *play.Table) {
	p.T.Helper()
	p.Visit(s.Address("/theme.js")) // a document of the same origin in which no program runs
	p.Run(fmt.Sprintf(`localStorage.setItem('tablier/.table.' + %q, %s)`, table.Game.ID(), driver.Quote(table.Save())))
}

// path returns the points that spell the first move of those to be made on the board.
func path(t *testing.T, table *play.Table) []string {
	t.Helper()
	view := table.View()
	points := table.Skin().Points(view)
	for _, move := range table.Match().Position().Moves() {
		if move == rules.Pass {
			continue
		}
		var names []string
		for _, i := range table.Skin().Path(view, move) {
			names = append(names, points[i].Name)
		}
		return names
	}
	t.Fatal("there is no move on the board")
	return nil
}

// arranged are set-ups of both sides. Which pawns can move does not depend on their strengths.
var arranged = []string{"#111222333444555666", "#666555444333222111"}

// arrange lets the page arrange the pawns of a person, and waits until the machine has arranged its own.
func arrange(p *Tab) {
	p.T.Helper()
	p.Click("#act-fill")
	p.Click("#act-ready")
	p.WaitMoves(2)
}

// layOne chooses a domino and touches its place twice: once to see it there, and again to lay it.
func layOne(p *Tab, table *play.Table) {
	p.T.Helper()
	points := path(p.T, table)
	p.Touch(points[0], points[1], points[1])
}

// seatMachine begins a match anew, which a person opens against the machine.
func seatMachine(p *Tab) {
	p.T.Helper()
	p.Click("#tab-setup")
	p.Click("#mode-one")
	p.Run(`(() => { const field = document.getElementById('opening');
		field.value = 'seat0'; field.dispatchEvent(new Event('change', { bubbles: true })); })()`)
	p.Click("#tab-play")
	p.Click("#do-restart")
}

// playByKeyboard plays moves with Enter and with the space bar on points of the board.
func playByKeyboard(p *Tab) {
	s := serve(p.T)
	keep(p, s, driver.Table(p.T, "tapatan", 5, [2]play.Seat{}, nil))
	p.Start(s.Address("/tapatan/"))
	for i, c := range []struct{ point, key string }{{"b2", Enter}, {"a1", Space}, {"c3", Enter}} {
		p.Settle() // what is drawn in between would take the keyboard along
		p.Run(`document.getElementById('point-` + c.point + `').focus()`)
		p.Wait(`document.activeElement.id === 'point-` + c.point + `'`)
		p.Press(c.key)
		p.WaitMoves(i + 1)
	}
	if got := Eval[int](p, `document.querySelectorAll('.move:not(.undone)').length`); got != 3 {
		p.T.Errorf("three keys played %d moves", got)
	}
}
