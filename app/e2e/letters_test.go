package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
)

// Two people play a whole game by sending links back and forth.
func TestCorrespondence(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, h := range driver.ShareHands {
		t.Run(h.Name, func(t *testing.T) {
			a, b := driver.Open(t, h.Device), driver.Open(t, h.Device)
			a.Start(s.Address("/tapatan/"))
			a.Seat("one", "1", "seat0")
			a.OpenShare(h)
			h.Press(a, "letters")
			a.Wait(`document.getElementById('letter-line').textContent.includes('Jouez d’abord')`)
			a.WantFocus("copy-link")
			a.Shot("letters")
			a.Click("#share-close")
			a.WaitStatus(driver.YourTurn)
			a.Play(h.Point, "a1")
			a.WaitStatus("Au tour de Rouge, ailleurs.")
			h.Press(a, "act-send")
			a.Wait(`document.getElementById('letter-line').textContent.includes('Envoyez ce lien')`)
			a.Shot("letter")
			letter := a.Shared()
			first := letter
			a.Click("#share-close")

			b.Start(letter)
			b.WaitStatus(driver.YourTurn)
			if got := b.Text(".title p"); got != "Par correspondance" {
				t.Errorf("the answerer's page is titled %q", got)
			}
			from, to := b, a
			for _, move := range strings.Fields("a3 b1 b3 c3 c1 c3-c2 c1-b2 a1-a2") {
				from.Play(h.Point, move)
				from.Wait(`document.querySelector('#act-send')`)
				from.Click("#act-send")
				from.Wait(`document.getElementById('shared')`)
				letter = from.Shared()
				from.Click("#share-close")

				tampered := letter[:len(letter)-8] + "AAAA" + letter[len(letter)-4:]
				held := to.Moves()
				to.Follow(tampered)
				if got := to.Problem(); !strings.Contains(got, "abîmé") {
					t.Errorf("of a tampered letter the page says %q", got)
				}
				to.Click("#share-close")
				if got := to.Moves(); !slices.Equal(got, held) {
					t.Fatalf("a tampered letter made %v of %v", got, held)
				}

				to.Follow(letter)
				to.WaitStatus(driver.YourTurn)
				if got, want := to.Moves(), from.Moves(); !slices.Equal(got, want) {
					t.Fatalf("moves %v, want %v", got, want)
				}
				old := to.Labels()
				to.Follow(first)
				if why := to.WaitStatus(driver.YourTurn); !strings.Contains(why, "n’apporte rien de nouveau") {
					t.Errorf("of an old letter the page says %q", why)
				}
				if got := to.Labels(); got != old {
					t.Errorf("an old letter makes %s of %s", got, old)
				}
				from, to = to, from
			}
			from.Play(h.Point, from.Best()) // and so on, to the end
			for !strings.Contains(from.Status(), "gagne") && len(from.Moves()) < 40 {
				from.Wait(`document.querySelector('#act-send')`)
				from.Click("#act-send")
				letter = from.Shared()
				from.Click("#share-close")
				to.Follow(letter)
				to.Wait(fmt.Sprintf(`document.querySelectorAll('.move').length === %d`, len(from.Moves())))
				from, to = to, from
				from.Play(h.Point, from.Best())
			}
			end := from.Status()
			from.OpenShare(h)
			if got := from.Text("#letter-line"); got != "La partie est finie. Ce lien en montre la fin." {
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
