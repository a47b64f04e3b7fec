package page

import (
	"strings"
	"testing"

	"tablier/app/archive"
	"tablier/app/games"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/store"
)

// The match to go on with is the one that was played last of those that are not over, without a time where none is
// kept.
func TestUnfinished(t *testing.T) {
	const (
		won  = "a1 a3 b1 b3 c1"
		both = `[{"game":"entropy","at":7},{"game":"tapatan","at":5}]`
	)
	for _, c := range []struct {
		name, last       string
		tapatan, entropy string // the moves played there
		game             string
		at               int64
	}{
		{name: "nothing was played"},
		{name: "only looked at", last: `[{"game":"tapatan","at":5}]`},
		{name: "the last", last: both, tapatan: "b2", entropy: "a1-b2", game: "entropy", at: 7},
		{name: "the one before", last: both, tapatan: "b2", game: "tapatan", at: 5},
		{name: "the last is over", last: `[{"game":"tapatan","at":5}]`, tapatan: won, entropy: "a1-b2", game: "entropy"},
		{name: "no order is kept", tapatan: "b2", game: "tapatan"},
		{name: "unreadable", last: "[", tapatan: "b2", game: "tapatan"},
		{name: "a game of a later build", last: `[{"game":"go","at":7}]`, tapatan: "b2", game: "tapatan"},
	} {
		var kind *Kind
		root := shell.New(func(site *shell.Site) []shell.Kind {
			site.Live, site.Route, site.Store = true, nav.HomeRoute, store.Private()
			kind = New(site, games.All(), archive.NewKeeper(site.Store))
			for id, moves := range map[string]string{"tapatan": c.tapatan, "entropy": c.entropy} {
				text := tableText(t, kind, id, [2]play.Seat{}, strings.Fields(moves))
				site.Store.Set(match.SaveKey(id), text)
			}
			if c.last != "" {
				site.Store.Set(match.LastKey, c.last)
			}
			return []shell.Kind{kind}
		})
		root.Prepare()
		table, title, played := kind.Unfinished()
		switch {
		case (table == nil) != (c.game == ""):
			t.Errorf("%s: the table is %v", c.name, table)
		case table == nil:
		case table.Game.ID() != c.game || !strings.EqualFold(title, c.game):
			t.Errorf("%s: %s, %s", c.name, table.Game.ID(), title)
		case played != c.at:
			t.Errorf("%s: played %v", c.name, played)
		}
	}
}
