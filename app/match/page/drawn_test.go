package page

import (
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
)

// drawnGame is a game that somebody has drawn: the cross of Agadir, which nobody wins but by a mistake.
const drawnGame = "g=7&p=d1d2c3e3a4b4d4f4g4c5e5d6d7&l=016bc.125.137.45678.59b.7ab&r=3psx2&f=6" +
	"&n=La+croix+%3Cb%3Ed%E2%80%99Agadir&a=Lina"

// A game that somebody has drawn is played to its end against every level, under its title as plain text, and what was
// played stands after a visit.
func TestDrawnGameIsPlayed(t *testing.T) {
	th := thinker{players.New()}
	for level := 1; level <= 6; level++ {
		r := stands(t, "tapatan", variant(drawnGame), "", [2]play.Seat{})
		r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: level}}})
		if got := r.found(`<div class="caption">\s*<h1>(.*?)</h1>`); len(got) != 1 || got[0] != "La croix <b>d’Agadir" {
			t.Fatalf("the title is %q", got)
		}
		if got := strings.Count(r.html(), `class="point `); got != 13 {
			t.Fatalf("%d points", got)
		}
		for range 60 {
			if r.do(match.Wrote{Text: string(th.finds(r, 6))}); r.Table().Result().Over() {
				break
			}
			r.says(`"best":"` + string(th.finds(r, level)) + `","end":"done"`)
			if r.pass(); r.Table().Result().Over() {
				break
			}
		}
		if say := r.status().Say; say != french.YouWin && say != french.DrawGame {
			t.Errorf("level %d, after %s: %s", level, r.moves(), say)
		}
		again := open(t, "tapatan", r.kept)
		if got := again.Table().Match(); got.Setup().Variant != drawnGame || again.moves() != r.moves() {
			t.Errorf("after a visit: %s: %s", got.Setup().Variant, again.moves())
		}
	}
}

// The machine knows what each move of a drawn game is worth where it can solve it, and not where that is too large.
func TestDrawnGameIsSolved(t *testing.T) {
	const large = "g=4&p=a1b1c1d1a2b2c2d2a3b3c3d3a4b4c4d4&l=0123.4567.89ab.cdef.048c.159d.26ae.37bf&r=4psx2"
	for text, solved := range map[string]bool{drawnGame: true, large: false} {
		r := stands(t, "tapatan", variant(text), "", [2]play.Seat{})
		if got := r.Match.Analysis().Solved(); got != solved {
			t.Errorf("%s is solved: %t", text, got)
		}
		r.do(match.HintAsked{})
		r.says(`"best":"d1","value":"draw"`)
		if why := r.status().Why; !strings.HasPrefix(why, "Indice : d1") {
			t.Errorf("the hint says %q", why)
		}
	}
}

// What is drawn stands first among the boards of the settings while it is played, and goes once another board is.
func TestDrawnGameInTheSettings(t *testing.T) {
	r := stands(t, "tapatan", variant(drawnGame), "", [2]play.Seat{}, "d2")
	first := func() string {
		r.Panel = region.SetupPanel
		defer r.Shut()
		return r.found(`<input[^>]* id="variant-([^"]*)"`)[0]
	}
	if got := first(); got != drawnGame {
		t.Errorf("the first board is %q", got)
	}
	settings := r.Table().Settings()
	settings.Variant, settings.Kin = "shisima", "shisima"
	if r.do(match.Configured{Settings: settings}); !strings.HasPrefix(first(), "g=7") {
		t.Errorf("while it is played, the first board is %q", first())
	}
	if r.do(match.Restarted{}); strings.HasPrefix(first(), "g=7") {
		t.Errorf("after it, the first board is %q", first())
	}
}

// Two people play a drawn game by links: the first one says all of it.
func TestDrawnGameByLinks(t *testing.T) {
	host, guest := enter(t, "tapatan"), enter(t, "tapatan")
	settings := host.Table().Settings()
	settings.Variant = drawnGame
	host.do(match.Configured{Settings: settings}, match.Restarted{})
	if err := host.sharing.Apart.Invite(); err != nil {
		t.Fatal(err)
	}
	host.touch("d2")
	host.postTo(guest)
	if got := guest.Table().Match(); got.Setup().Variant != drawnGame || got.Ply() != 1 {
		t.Fatalf("the guest plays %q", got.Setup().Variant)
	}
	guest.touch("c3")
	guest.postTo(host)
	if host.Table().Match().Ply() != 2 || host.moves() != guest.moves() {
		t.Errorf("host has %s, guest %s", host.moves(), guest.moves())
	}
}
