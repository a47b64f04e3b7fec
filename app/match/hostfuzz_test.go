package match_test

import (
	"net/url"
	"slices"
	"testing"

	"tablier/app/play"
	"tablier/rules"
)

// Whatever a host page says, in whatever order, the match stays one of the rules, is saved as it is, and each message
// that has a name is answered or followed by something that happens. The first bytes say which game it is and who
// plays.
func FuzzHostMessages(f *testing.F) {
	players := []string{"person", "host", "1"}
	for game := range tested {
		f.Add([]byte{byte(game), 1, 0, 0, 1, 1, 0, 0, 0, 1, 5, 0, 0, 0, 1, 9, 1, 10, 1, 12, 1, 1, 8, 0, 0})
		f.Add([]byte{byte(game), 0, 2, 7, 1, 0, 15, 0, 0, 1, 11, 12, 0, 1, 9, 0, 1, 10, 7, 9, 12, 0, 12, 0})
		f.Add([]byte{byte(game), 1, 1, 0, 1, 4, 1, 9, 9, 0, 1, 14, 0, 1, 3, 0, 1, 2, 9, 9, 0, 1, 11})
	}
	f.Fuzz(func(t *testing.T, script []byte) {
		if len(script) < 4 || len(script) > longestScript {
			return
		}
		game := tested[int(script[0])%len(tested)]
		parameters := url.Values{
			"first": {players[int(script[1])%len(players)]}, "second": {players[int(script[2])%len(players)]},
		}
		parameters.Set("variant", smallest[game.ID()])
		script = script[3:min(len(script), 35)]
		secret := secrets{"112233445566123456", "665544332211123456"}
		if game.ID() == "bag" {
			secret = secrets{"1", "2"}
		}
		r := newHostRun(game, parameters, secret, script)
		for r.step() {
			if r.silent != "" {
				t.Fatalf("nothing comes of %s", r.silent)
			}
		}
		for len(r.asks) > 0 {
			r.answer(r.asks[0])
		}
		for id := range r.owed {
			t.Errorf("%s is never answered", id)
		}
		r.check(t)
	})
}

// smallest holds the variant of each game that has the fewest moves to begin with: more sequences are tried in the
// time.
var smallest = func() map[string]string {
	least := map[string]string{}
	for _, game := range tested {
		least[game.ID()] = slices.MinFunc(game.Spec.Variants, func(a, b string) int {
			return movesOf(game.Spec, a) - movesOf(game.Spec, b)
		})
	}
	return least
}()

func movesOf(spec *rules.Spec, variant string) int {
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		panic(err) // one of its own
	}
	return len(m.Position().Moves())
}

// check says that the match is one of the rules, and is saved as it is.
func (r *hostRun) check(t *testing.T) {
	table := r.Table()
	if m, err := registry.Replay(table.Match().Record()); err != nil || m.Ply() != table.Match().Ply() {
		t.Errorf("the record %+v does not replay: %v", table.Match().Record(), err)
	}
	text := table.Save()
	again, err := play.Restore(r.Game(), r.Game().Levels, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if got := again.Save(); got != text {
		t.Errorf("saved again\n%s is\n%s", text, got)
	}
}
