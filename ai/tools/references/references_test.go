package references

import (
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/all"
)

// Every reference player of every game plays legal moves to the end, the same for the same seed.
func TestPlayersPlay(t *testing.T) {
	for _, spec := range all.Games() {
		for name, player := range Of(spec.ID) {
			m, err := rules.NewMatch(spec, rules.Setup{}, "")
			if err != nil {
				t.Fatal(err)
			}
			for m.ToMove() != rules.Nobody && m.Ply() < 40 {
				if m.ToMove() == rules.Chance {
					err = m.Play(m.ChanceMove(1))
				} else {
					view := m.View(m.Ply(), m.ToMove())
					if _, cheats := player.(Cheat); cheats {
						view = m.Position().View(rules.Chance)
					}
					move := player.Choose(view, uint64(m.Ply()))
					if again := player.Choose(view, uint64(m.Ply())); again != move {
						t.Errorf("%s %s: %s, then %s", spec.ID, name, move, again)
					}
					if err = m.Play(move); !slices.Contains(view.Moves(), move) {
						t.Errorf("%s %s: %s is not legal", spec.ID, name, move)
					}
				}
				if err != nil {
					t.Fatalf("%s %s: %v", spec.ID, name, err)
				}
			}
		}
	}
}
