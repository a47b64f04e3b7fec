package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// Two people play a game on that an earlier build has begun, by sending links of version 1 back and forth.
func TestCorrespondence(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, h := range driver.ShareHands {
		t.Run(h.Name, func(t *testing.T) {
			a, b := driver.Open(t, h.Device), driver.Open(t, h.Device)
			table := driver.Table(t, "tapatan", 1, [2]play.Seat{}, nil)
			if !table.Correspond() {
				t.Fatal("letters are refused")
			}
			a.Keep("tapatan", table.Save())
			a.Start(s.Address("/tapatan/"))
			a.OpenShare(h)
			a.Wait(`document.getElementById('letter-line').textContent.includes(` + driver.Quote(fr.Share.LetterFirst) + `)`)
			a.Shot("letters")
			a.ClosePanel()
			a.WaitStatus(fr.YourTurn)
			a.Play(h.Point, "a1")
			a.WaitStatus(fr.Awaiting(red))
			h.Press(a, "act-send")
			a.Wait(`document.getElementById('letter-line').textContent.includes(` + driver.Quote(fr.Share.LetterReady) + `)`)
			a.Shot("letter")
			letter := a.Shared()
			first := letter
			a.ClosePanel()

			b.Start(letter)
			b.WaitStatus(fr.YourTurn)
			b.Wait(`document.querySelector('.caption p').textContent === ` + driver.Quote(fr.ByLetters))
			from, to := b, a
			for _, move := range strings.Fields("a3 b1 b3 c3 c1 c3-c2 c1-b2 a1-a2") {
				from.Play(h.Point, move)
				from.Wait(`document.querySelector('#act-send')`)
				from.Click("#act-send")
				letter = from.Shared()
				from.ClosePanel()

				tampered := letter[:len(letter)-8] + "AAAA" + letter[len(letter)-4:]
				held := to.Moves()
				to.Follow(tampered)
				if got := to.Problem(); got != fr.Share.LinkDamaged {
					t.Errorf("of a tampered letter the page says %q", got)
				}
				to.ClosePanel()
				if got := to.Moves(); !slices.Equal(got, held) {
					t.Fatalf("a tampered letter made %v of %v", got, held)
				}

				to.Follow(letter)
				to.WaitStatus(fr.YourTurn)
				if got, want := to.Moves(), from.Moves(); !slices.Equal(got, want) {
					t.Fatalf("moves %v, want %v", got, want)
				}
				old := to.Labels()
				to.Follow(first)
				if why := to.WaitStatus(fr.YourTurn); !strings.Contains(why, fr.Share.KnownAlready) {
					t.Errorf("of an old letter the page says %q", why)
				}
				if got := to.Labels(); got != old {
					t.Errorf("an old letter makes %s of %s", got, old)
				}
				from, to = to, from
			}
			from.Play(h.Point, from.Best()) // and so on, to the end
			for !driver.Eval[bool](from, overStatus) && len(from.Moves()) < 40 {
				from.Wait(`document.querySelector('#act-send')`)
				from.Click("#act-send")
				letter = from.Shared()
				from.ClosePanel()
				to.Follow(letter)
				to.Wait(fmt.Sprintf(`document.querySelectorAll('.move').length === %d`, len(from.Moves())))
				from, to = to, from
				from.Play(h.Point, from.Best())
			}
			end := from.Status()
			from.OpenShare(h)
			if got := from.Text("#letter-line"); got != fr.Share.LetterLast {
				t.Errorf("at the end the panel says %q", got)
			}
			letter = from.Shared()
			to.Follow(letter)
			to.WaitStatus(end)
			if got, want := to.Moves(), from.Moves(); !slices.Equal(got, want) {
				t.Errorf("moves %v, want %v", got, want)
			}
		})
	}
}
