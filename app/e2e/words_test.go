package e2e

import (
	"testing"

	"tablier/app/e2e/driver"
)

// What the pages say in each language, and the names of Tapatan's sides in French.
var (
	fr, en = driver.French(), driver.English()

	orange, red = driver.Side("fr", "tapatan", 0), driver.Side("fr", "tapatan", 1)
)

// placedMoves place all balls of Tapatan: Orange on a1 c3 a2, Rouge on b2 c1 b3. a2 can only go to a3.
var placedMoves = []string{"a1", "b2", "c3", "c1", "a2", "b3"}

// restsForAPerson is the condition that against the machine a person is to move, or the game is over.
var restsForAPerson = driver.SaysOf(fr.YourTurn, fr.YouWin, fr.Wins(fr.Machine), fr.DrawGame)

// overStatus is the condition that the match is over.
const overStatus = `document.querySelector('.status.over') !== null`

// tapatan returns a game of Tapatan after some moves, of which the page speaks French.
func tapatan(t testing.TB, moves ...string) *driver.Line {
	t.Helper()
	return driver.Say(t, "fr", "tapatan", "", "", moves...)
}
