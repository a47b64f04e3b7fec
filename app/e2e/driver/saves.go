package driver

import (
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
)

// Game returns the game with an id, the test game included.
func Game(id string) *board.Game { return gameWithParts(id).Game }

// gameWithParts is [Game] with what the game puts on its page.
func gameWithParts(id string) games.Game {
	if test := bag.Game(rules.Registry{rulesbag.Spec()}); test.ID() == id {
		return games.Game{Game: test, Parts: bag.Parts()}
	}
	all := games.All()
	return all[slices.IndexFunc(all, func(g games.Game) bool { return g.ID() == id })]
}

// Table returns a table of a game that seat 0 has opened, with other settings if change makes some, after some moves.
func Table(t testing.TB, id string, seed uint64, seats [2]play.Seat, change func(*play.Settings),
	moves ...string) *play.Table {
	t.Helper()
	game := Game(id)
	table := play.New(game, game.Levels, seed)
	table.Sit(seats)
	settings := table.Settings()
	settings.Opening = play.AlwaysFirst
	if change != nil {
		change(&settings)
	}
	table.Configure(settings)
	table.Restart()
	for _, m := range moves {
		if err := table.Play(rules.Move(m)); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// KeepTable has the page find a saved table of a game, which seat 0 has opened and on which these moves have been
// played. One that the page has saved itself stays.
func (p *Tab) KeepTable(id string, seed uint64, seats [2]play.Seat, moves ...string) {
	p.T.Helper()
	brisk := func(settings *play.Settings) { settings.Pace = play.Brisk }
	p.Keep(id, Table(p.T, id, seed, seats, brisk, moves...).Save())
}

// KeepVariant has the page find a table of Tapatan's family at which a person opens against the machine at its best.
func (p *Tab) KeepVariant(variant string) {
	p.T.Helper()
	const id = "tapatan"
	seats := [2]play.Seat{{}, {Level: Game(id).Levels}}
	change := func(settings *play.Settings) { settings.Variant = variant }
	p.Keep(id, Table(p.T, id, 7, seats, change).Save())
}

// StartTwoPeople goes to the address of a game that two people are to play, seat 0 opening, and waits until the program
// runs. The page finds the table saved: to press the buttons of the settings would take half as long as the start. See
// [Tab.TwoPeople].
func (p *Tab) StartTwoPeople(id, url string) {
	p.T.Helper()
	forget := p.Inject(keepScript(id, Table(p.T, id, 1, [2]play.Seat{}, nil).Save()))
	p.Start(url)
	forget()
}

// Keep has the page find a saved table of a game; one that the page has saved itself stays.
func (p *Tab) Keep(id, save string) {
	p.T.Helper()
	p.Inject(keepScript(id, save))
}

// keepScript saves a table of a game where none is saved.
func keepScript(id, save string) string {
	return `localStorage[` + Quote("tablier/.table."+id) + `] ??= ` + Quote(save)
}

// KeepOnce makes a tab find a saved table when it loads a page for the first time.
func (p *Tab) KeepOnce(table *play.Table) {
	p.T.Helper()
	p.Inject(`if (!sessionStorage.seated) { sessionStorage.seated = '1';
		localStorage[` + Quote("tablier/.table."+table.Game.ID()) + `] = ` + Quote(table.Save()) + `; }`)
}

// Stored is all that the profile keeps.
func (p *Tab) Stored() map[string]string {
	p.T.Helper()
	return Eval[map[string]string](p, `Object.fromEntries(Object.entries(localStorage))`)
}
