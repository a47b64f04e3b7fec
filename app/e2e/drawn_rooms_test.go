package e2e

import (
	"net/url"
	"strings"
	"testing"

	"tablier/app/class/set"
	"tablier/app/e2e/driver"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/rules"
	"tablier/rules/all"
)

// From the room a player of a drawn game is written: it plays that game, knows it by its link too, and the exercise's
// own game is back when a person wants it.
func TestProgramPlaysADrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	inRoom(p, s, agadir)
	p.Click("#tr-write")
	p.Wait(driver.PythonReady)
	p.Wait(`document.querySelector('.py-drawn p')?.textContent.includes('La croix d’Agadir')`)
	p.Run(driver.TypeProgram("from tablier import jeu\nGRILLE = jeu(\"" + s.Address(nav.DrawRoute) + "#" +
		(&url.URL{Fragment: agadir}).EscapedFragment() + "\")\n\n\ndef jouer(position):\n" +
		"    assert len(GRILLE.coups()) == 12 and \"d4\" in GRILLE.jouer(\"d2\").coups()\n" +
		"    return position.coups()[0]\n"))
	p.Choose("#opponent", "1")
	p.Click("#act-play")
	p.Wait(`document.querySelectorAll('.plies li').length >= 4`)
	p.Shot("played")
	p.FitsWidth()
	if got := p.Text(".plies li:first-child"); !strings.Contains(got, "a4") {
		t.Errorf("the first move is %q", got)
	}
	p.Wait(`location.hash.includes('v=') || !location.hash.includes('e=')`)
	p.Click("#act-undraw")
	p.Wait(`document.querySelector('.py-drawn[hidden]')`)
	p.Settle()
	if got := driver.Eval[string](p, `location.hash`); strings.Contains(got, "v=") {
		t.Errorf("the address still asks for %s", got)
	}
}

// A cup is held at a drawn game, by its link.
func TestCupAtADrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	inCup(p, s, "?lang=fr")
	p.Click("#act-level-1")
	p.Click("#act-level-2")
	p.Run(`document.querySelector('.runner details').open = true`)
	p.Run(driver.Choose("#cup-drawn", "nothing of the kind"))
	p.Wait(`document.getElementById('cup-trouble').textContent === ` + driver.Quote(fr.Cup.NotDrawn))
	address := s.Address(nav.DrawRoute) + "#" + (&url.URL{Fragment: agadir}).EscapedFragment()
	p.Run(driver.Choose("#cup-drawn", address))
	p.Wait(`document.getElementById('cup-game').selectedOptions[0].textContent.includes('La croix d’Agadir')`)
	p.Run(driver.Choose("#cup-pairs", "2"))
	p.Settle()
	p.Shot("chosen")
	p.Click("#cup-main")
	p.Wait(`document.querySelector('.runner strong').textContent === ` + driver.Quote(fr.Cup.Done(2)))
	p.Click("#act-duel-0-1")
	p.Wait(`document.querySelectorAll('.board.tapatan use[href="#tapatan-point"]').length >= 13`)
	p.Shot("duel")
	p.Reload()
	p.Wait(driver.CupReady)
	if got := driver.Eval[string](p, `document.getElementById('cup-drawn').value`); got != agadir {
		t.Errorf("after a reload it is played at %q", got)
	}
}

// In a frame a drawn game is a parameter and a message like any other, and so it is in a set.
func TestDrawnGameInAFrameAndASet(t *testing.T) {
	s := driver.Serve(t, "/")
	c := inCourse(t, driver.Desktop, s, "/tapatan/", url.Values{"variant": {agadir}, "second": {"machine-6"}})
	c.hears("ready")
	if got := driver.Eval[string](c.Tab, `told('ready')[0].variant`); got != agadir {
		t.Errorf("the board says it has %q", got)
	}
	c.touch("#point-d2")
	c.Wait(`told('move').length === 2`)
	c.Run(`say({ type: 'load', parameters: { variant: ` + driver.Quote(ladder) + ` } })`)
	c.Wait(`told('position').some((m) => m.position.startsWith('......... ')) || told('error').length > 0`)
	if got := driver.Eval[int](c.Tab, `told('error').length`); got > 0 {
		t.Fatalf("errors: %s", driver.Eval[string](c.Tab, `JSON.stringify(told('error'))`))
	}
	c.Run(`say({ type: 'load', parameters: { variant: 'g=3&p=a1' } })`)
	c.Wait(`told('error').some((m) => m.fault === 'variant')`)
	c.Shot("frame")

	match, err := set.NewMatch(all.Games(), link.Letter{Record: rules.Record{Game: "tapatan", Variant: agadir}})
	if err != nil {
		t.Fatal(err)
	}
	match.Level = 1
	code, err := set.Encode(&set.Set{Title: "Un jeu de Lina", Items: []set.Item{{Minutes: 5, Task: match}}})
	if err != nil {
		t.Fatal(err)
	}
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address(nav.SetRoute) + "?lang=fr#" + code)
	p.Wait(onSet("starting"))
	p.Shot("set")
	p.Click("#set-begin")
	p.Wait(`document.querySelectorAll('button.point').length === 13`)
	wantTitle(p, "La croix d’Agadir")
	p.Play(driver.ByMouse, "d2")
	p.Shot("item")
}

// The edition in one file has drawn games as well: in the room, on the table, as a map.
func TestDrawnGameOnADisk(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	p.Start(diskFile(t) + "#" + nav.DrawRoute + url.PathEscape(ladder))
	p.Wait(`document.querySelector('.tr')?.dataset.state === 'solved'`)
	p.Click("#tr-map")
	p.Wait(`document.querySelector('.atlas')?.dataset.state === 'shown'`)
	if got := driver.Eval[string](p, `document.querySelector('.atlas').dataset.board`); got != ladder {
		t.Errorf("the map is that of %q", got)
	}
	toRoute(p, nav.DrawRoute+url.PathEscape(agadir))
	p.Wait(`document.querySelector('.tr')?.dataset.state === 'solved'`)
	p.Click("#tr-play")
	p.Wait(`document.querySelectorAll('button.point').length === 13`)
	wantTitle(p, "La croix d’Agadir")
	p.Seat("one", "1", "seat0")
	p.Play(driver.ByMouse, "d2")
	p.WaitMoves(2)
	p.Reload()
	p.Wait(`document.querySelectorAll('.move').length === 2`)
	wantTitle(p, "La croix d’Agadir")
}
