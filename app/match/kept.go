package match

import (
	"tablier/app/board"
	"tablier/app/play"
	"tablier/app/steps"
	"tablier/rules"
)

// SavedMatches reads the matches on the tables of games from storage, for pages on which nobody plays.
type SavedMatches struct {
	Store Store
	Clock Clock
}

// Read calls then with the match on the table of a game: at once, or after some turns where it is long. Where none is
// kept, or what is kept cannot be read, it is a new match.
func (k SavedMatches) Read(game *board.Game, then func(*rules.Match)) {
	text, ok := k.Store.Read(SaveKey(game.ID()))
	if !ok {
		then(fresh(game))
		return
	}
	r := play.BeginRestore(game, game.Levels, text)
	steps.Stretches{
		Step: r.Step, Now: k.Clock.Now, Later: func(f func()) { k.Clock.After(steps.Breath, f) },
		Wanted: func() bool { return true }, Advanced: func() {},
		Done: func(err error) {
			if err != nil {
				then(fresh(game))
				return
			}
			then(r.Table().Match())
		},
	}.Go()
}

// fresh returns a new match of a game's usual variant; nil where the rules begin none.
func fresh(game *board.Game) *rules.Match {
	m, _ := rules.NewMatch(game.Spec, rules.Setup{Variant: game.Spec.Variants[0]}, "")
	return m
}
