package stratege

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

// at returns the number of a place's point.
func at(t *testing.T, name string) int {
	t.Helper()
	point := slices.IndexFunc(newSkin(false).points, func(p board.Point) bool { return p.Name == name })
	if point < 0 {
		t.Fatalf("%s is no place", name)
	}
	return point
}

// A gesture that leads nowhere is explained by the rule it breaks; touching a place is explained by what stands there.
func TestFaultsOfTouching(t *testing.T) {
	const jam = "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w5(10)/w3w4(9) w 0 111222334455666 111222333444555666"
	for _, c := range []struct {
		position string
		touched  []string
		want     string
	}{
		{start, []string{"a1"}, "Tous les pions ne sont pas posés : aucun ne bouge avant."},
		{middle, []string{"c5"}, "Il n’y a pas de pion en c5 : choisissez d’abord un des vôtres."},
		{middle, []string{"a9"}, "Le pion en a9 est à l’adversaire."},
		{middle, []string{"g10"}, "Le pion en g10 est arrivé au fond : il ne bouge plus et n’attaque plus."},
		{middle, []string{"b2", "b3"}, "b2 est un point blanc, sans ligne verticale : on n’en part que de côté."},
		{middle, []string{"c8", "c7"}, "c7 est derrière c8 : on ne recule que pour attaquer."},
		{middle, []string{"c8", "a9"}, "Aucune ligne ne mène de c8 à a9."},
		{middle, []string{"c8", "h8"}, "h8 est à plus d’un pas de c8."},
		{jam, []string{"a1"}, "Le pion en a1 ne peut aller nulle part, ni attaquer personne."},
		{stuck, []string{"b10"}, "Aucun de vos pions ne peut bouger ni attaquer : il faut passer."},
	} {
		var touched []int
		for _, name := range c.touched {
			touched = append(touched, at(t, name))
		}
		fault := newSkin(false).Fault(seen(t, c.position, rules.First), touched)
		if got := game().Words(i18n.French).Fault(fault); got != c.want {
			t.Errorf("%v: %q (%v), want %q", c.touched, got, fault, c.want)
		}
	}
}

// Every legal move of games played at random has a path of its own, but placements, which have none.
func TestPaths(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 0))
	skin := newSkin(true)
	for range 3 {
		m, err := rules.NewMatch(stratege.Spec(), rules.Setup{}, "")
		if err != nil {
			t.Fatal(err)
		}
		for !m.Result().Over() {
			moves, view := m.Position().Moves(), m.View(m.Ply(), m.Position().ToMove())
			paths := map[string]rules.Move{}
			for _, move := range moves {
				path := skin.Path(view, move)
				if state(view).SettingUp() {
					if path != nil {
						t.Fatalf("%s is spelled %v", move, path)
					}
					continue
				}
				spelled := ""
				for _, point := range path {
					spelled += skin.Points(view)[point].Name + " "
				}
				if other := paths[spelled]; len(path) == 0 || other != "" {
					t.Fatalf("%s: %s and %s are both spelled %q", view, move, other, spelled)
				}
				paths[spelled] = move
			}
			if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Homes go from a side's back row on, each row from its own left.
func TestHomes(t *testing.T) {
	for _, c := range []struct {
		side, i int
		want    string
	}{
		{0, 0, "a1"}, {0, 5, "k1"}, {0, 6, "a2"}, {0, 17, "k3"},
		{1, 0, "k10"}, {1, 5, "a10"}, {1, 6, "k9"}, {1, 17, "a8"},
	} {
		if got := newSkin(false).points[home(c.side, c.i)].Name; got != c.want {
			t.Errorf("home %d of side %d is %s, want %s", c.i, c.side, got, c.want)
		}
	}
	if got := placing(home(0, 0), 2); got != "a1=3" {
		t.Errorf("the third kind on the first home is %s", got)
	}
	for _, c := range []struct {
		position string
		want     bool
	}{{start, true}, {middle, false}} {
		if got := (&own{}).SettingUp(seen(t, c.position, rules.First)); got != c.want {
			t.Errorf("%s is one of the set-up phase: %v", c.position, got)
		}
	}
}

// Every move of a set-up puts a pawn of the stock on a home, and the presets fill the homes with the stock.
func TestSetUpMoves(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 0))
	m, err := rules.NewMatch(stratege.Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for d := newDraft(m); d != nil; d = newDraft(m) {
		moves := m.Position().Moves()
		for _, move := range moves {
			if kinds, ok, _ := d.written(move); !ok || !d.fits(kinds) {
				t.Errorf("%s puts no pawn of the stock on a home", move)
			}
		}
		if m.Ply()%stratege.Pawns == 0 {
			for i, preset := range presets {
				if !d.whole(preset.kinds()) || strengthsOf(preset.kinds()) != preset.strengths {
					t.Errorf("%s does not fill the homes", preset.id)
				}
				for _, lang := range i18n.Langs() {
					if w := game().Words(lang).(*words).presets[i]; w.name == "" || w.idea == "" {
						t.Errorf("%s: %s has no words", lang, preset.id)
					}
				}
			}
		}
		if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	if m.Ply() != 2*stratege.Pawns {
		t.Errorf("the set-up ends at ply %d", m.Ply())
	}
}

// What attacks have shown is forgotten, but for the last one and for one's own pawns.
func TestRedact(t *testing.T) {
	skin := newSkin(false)
	for _, c := range []struct {
		who  rules.Player
		last rules.Move
		want map[string]string
	}{
		{rules.First, "", map[string]string{"f9": "?", "a1": "?*", "e2": "6!", "g10": "6!*"}},
		{rules.First, "e9xf9=35", map[string]string{"f9": "?", "a1": "?*", "e2": "6!"}}, // the defender has left for e9
		{rules.First, "f9xf8=53", map[string]string{"f9": "?", "e2": "6!"}},             // and the attacker for f8
		{rules.First, "e9xf9=53", map[string]string{"f9": "5!", "a1": "?*", "e2": "6!"}},
		{rules.First, "f9xe9=35", map[string]string{"f9": "5!", "a1": "?*", "e2": "6!"}},
		{rules.Second, "", map[string]string{"f9": "5!", "a1": "6!*", "e2": "?", "g10": "?*"}},
		{rules.Nobody, "", map[string]string{"f9": "?", "e2": "?"}},
		{rules.Chance, "", map[string]string{"f9": "5!", "e2": "6!", "c8": "4"}},
	} {
		v := (&own{}).ForgetView(seen(t, middle, c.who), c.who, c.last)
		for name, want := range c.want {
			if got := skin.PieceAt(v, at(t, name)).Face; got != want {
				t.Errorf("%s after %q: on %s stands %q, want %q", c.who, c.last, name, got, want)
			}
		}
	}
}

// A duel is what an attack compares, told or known; nothing else is one.
func TestDuel(t *testing.T) {
	for _, c := range []struct {
		who    rules.Player
		move   rules.Move
		faces  string
		winner int
	}{
		{rules.First, "c8xc9=42", "42", 0},
		{rules.First, "c8xc9=44", "44", 0},
		{rules.Nobody, "c8xc9=46", "46", 1},
		{rules.Chance, "c8xc9", "42", 0},
	} {
		d, ok := duelOf(seen(t, middle, c.who), c.move)
		if got := d.glyphs[0].Face + d.glyphs[1].Face; !ok || got != c.faces || d.winner != c.winner ||
			d.names != [2]string{"c8", "c9"} || d.glyphs[0].Owner != rules.First || d.glyphs[1].Owner != rules.Second {
			t.Errorf("%s: %+v, %t", c.move, d, ok)
		}
	}
	for _, m := range []rules.Move{"c8xc9", "e2-e3", rules.Pass, "a1=3", ""} {
		if d, ok := duelOf(seen(t, middle, rules.First), m); ok {
			t.Errorf("%s: %+v", m, d)
		}
	}
}
