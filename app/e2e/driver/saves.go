package driver

import (
	"slices"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
)

// Game returns the game with an id.
func Game(id string) *board.Game {
	all := games.All()
	return all[slices.IndexFunc(all, func(g *board.Game) bool { return g.ID() == id })]
}

// KeepTable has the page find a saved table of a game, at which seat 0 has opened and these moves have been played; one that
// the page has saved itself stays.
func (p *Tab) KeepTable(id string, seed uint64, seats [2]play.Seat, moves ...string) {
	p.T.Helper()
	game := Game(id)
	table := play.New(game, game.Levels, seed)
	table.Sit(seats)
	settings := table.Settings()
	settings.Opening, settings.Pace = play.AlwaysFirst, play.Brisk
	table.Configure(settings)
	table.Restart()
	for _, m := range moves {
		if err := table.Play(rules.Move(m)); err != nil {
			p.T.Fatal(err)
		}
	}
	p.Keep(id, table.Save())
}

// KeepVariant has the page find a table of Tapatan's family at which a person opens against the machine at its best.
func (p *Tab) KeepVariant(variant string, moves ...string) {
	p.T.Helper()
	game := Game("tapatan")
	table := play.New(game, game.Levels, 7)
	table.Sit([2]play.Seat{{}, {Level: game.Levels}})
	settings := table.Settings()
	settings.Variant, settings.Opening = variant, play.AlwaysFirst
	table.Configure(settings)
	table.Restart()
	for _, m := range moves {
		if err := table.Play(rules.Move(m)); err != nil {
			p.T.Fatal(err)
		}
	}
	p.Keep("tapatan", table.Save())
}

// Keep has the page find a saved table of a game; one that the page has saved itself stays.
func (p *Tab) Keep(id, save string) {
	p.T.Helper()
	p.Inject(`localStorage[` + Quote("tablier/.table."+id) + `] ??= ` + Quote(save))
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
