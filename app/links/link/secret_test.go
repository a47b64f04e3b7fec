package link_test

import (
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
)

// A link of a game that runs holds what the player who shares it knows, and nothing else: whoever reads all that is in
// it sees what that player sees, at every moment.
func TestLinksOfSecretGames(t *testing.T) {
	secret := 0
	for _, spec := range games() {
		if !spec.Secret {
			continue
		}
		secret++
		m := seeded(t, spec, rules.Setup{Variant: spec.Variants[0]}, 3)
		for _, ply := range []int{10, 18, 30, 36, 60, 150} {
			for m.Ply() > min(ply, m.Plies()-1) {
				m.Undo()
			}
			for m.Ply() < min(ply, m.Plies()-1) {
				m.Redo()
			}
			for _, p := range []rules.Player{rules.First, rules.Second, rules.Nobody} {
				_, read, err := link.Decode(games(), encode(t, games(), link.Letter{Record: m.RecordFor(p)}))
				if err != nil {
					t.Fatal(err)
				}
				for at := range m.Ply() + 1 {
					if m.RoundAt(at) < m.Round() {
						continue // a round that has ended has no secrets
					}
					if got, want := read.View(at, rules.Chance).String(), m.View(at, p).String(); got != want {
						t.Fatalf("%s: the link of %v tells of ply %d\n%s, and %v knows\n%s", spec.ID, p, at, got, p, want)
					}
				}
			}
		}
	}
	if secret < 2 {
		t.Errorf("%d games with secrets", secret)
	}
}
