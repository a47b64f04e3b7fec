package native_test

import (
	"net/url"
	"testing"

	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// A game that somebody has drawn is there by its link, in the form of every edition, and by its text; a player of it
// gets its positions as of any board.
func TestDrawnGames(t *testing.T) {
	native.Need(t)
	const text = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6&n=La+croix+d%E2%80%99Agadir"
	link := (&url.URL{Scheme: "https", Host: "a.fr", Path: "/atelier/tracer/", Fragment: text}).String()
	program := `
from tablier import PositionIllisible, debut, game, jeu, lire
TEXTE = "` + text + `"
LIEN = "` + link + `"
def jouer(position):
    premiere = jeu(LIEN)
    assert premiere == position == jeu(TEXTE) == game(LIEN) == debut(variante=LIEN) != debut()
    assert premiere == debut("tapatan", TEXTE)
    assert jeu("file:///t.html#/atelier/tracer/` + url.PathEscape(text) + `?lang=en") == premiere
    assert len(premiere.coups()) == 12 and "d4" not in premiere.coups() and "d4" in premiere.jouer("d2").coups()
    assert lire(str(premiere.jouer("d2")), variante=LIEN) == premiere.jouer("d2")
    assert [premiere.jouer(coup).valeur_exacte() for coup in ("d2", "d1")] == [0, 1] and premiere.valeur_exacte() == 0
    premiere.afficher()
    for mauvais in "https://a.fr/#g=3&p=a1", "g=3&p=a1", "https://a.fr/#%zz=", "x=1", "demain":
        try:
            jeu(mauvais)
            assert False, mauvais
        except PositionIllisible:
            pass
    return "d2"
`
	p, err := native.Start(program, python.NewHost(all.Games(), players.New(), true), native.Usual())
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	spec := opening(t, "tapatan").Spec()
	m, err := rules.NewMatch(spec, rules.Setup{Variant: text}, "")
	if err != nil {
		t.Fatal(err)
	}
	if move, _, err := p.Move(spec, m.Setup(), m.Position().String(), 1); err != nil || move != "d2" {
		t.Errorf("%s: %v", move, err)
	}
}
