package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Two people play a whole game by sending links back and forth.
func TestCorrespondence(t *testing.T) {
	s := serve(t, "/")
	for _, h := range shareHands {
		t.Run(h.name, func(t *testing.T) {
			a, b := open(t, h.device), open(t, h.device)
			a.start(s.url("/tapatan/"))
			a.seat("one", "1", "seat0")
			a.openShare(h)
			h.press(a, "letters")
			a.wait(`document.getElementById('letter-line').textContent.includes('Jouez d’abord')`)
			a.holds("copy-link")
			a.shot("letters")
			a.click("#share-close")
			a.waitFor(yourTurn)
			a.play(h.point, "a1")
			a.waitFor("Au tour de Rouge, ailleurs.")
			h.press(a, "act-send")
			a.wait(`document.getElementById('letter-line').textContent.includes('Envoyez ce lien')`)
			a.shot("letter")
			letter := a.shared()
			first := letter
			a.click("#share-close")

			b.start(letter)
			b.waitFor(yourTurn)
			if got := b.text(".title p"); got != "Par correspondance" {
				t.Errorf("the answerer's page is titled %q", got)
			}
			from, to := b, a
			for _, move := range strings.Fields("a3 b1 b3 c3 c1 c3-c2 c1-b2 a1-a2") {
				from.play(h.point, move)
				from.wait(`document.querySelector('#act-send')`)
				from.click("#act-send")
				from.wait(`document.getElementById('shared')`)
				letter = from.shared()
				from.click("#share-close")

				tampered := letter[:len(letter)-8] + "AAAA" + letter[len(letter)-4:]
				held := to.moves()
				to.follow(tampered)
				if got := to.problem(); !strings.Contains(got, "abîmé") {
					t.Errorf("of a tampered letter the page says %q", got)
				}
				to.click("#share-close")
				if got := to.moves(); !slices.Equal(got, held) {
					t.Fatalf("a tampered letter made %v of %v", got, held)
				}

				to.follow(letter)
				to.waitFor(yourTurn)
				if got, want := to.moves(), from.moves(); !slices.Equal(got, want) {
					t.Fatalf("moves %v, want %v", got, want)
				}
				old := to.boardWords()
				to.follow(first)
				if why := to.waitFor(yourTurn); !strings.Contains(why, "n’apporte rien de nouveau") {
					t.Errorf("of an old letter the page says %q", why)
				}
				if got := to.boardWords(); got != old {
					t.Errorf("an old letter makes %s of %s", got, old)
				}
				from, to = to, from
			}
			from.play(h.point, from.best()) // and so on, to the end
			for !strings.Contains(from.says(), "gagne") && len(from.moves()) < 40 {
				from.wait(`document.querySelector('#act-send')`)
				from.click("#act-send")
				letter = from.shared()
				from.click("#share-close")
				to.follow(letter)
				to.wait(fmt.Sprintf(`document.querySelectorAll('.move').length === %d`, len(from.moves())))
				from, to = to, from
				from.play(h.point, from.best())
			}
			end := from.says()
			from.openShare(h)
			if got := from.text("#letter-line"); got != "La partie est finie. Ce lien en montre la fin." {
				t.Errorf("at the end the panel says %q", got)
			}
			letter = from.shared()
			to.follow(letter)
			to.waitFor(end)
			if got, want := to.moves(), from.moves(); !slices.Equal(got, want) {
				t.Errorf("moves %v, want %v", got, want)
			}
		})
	}
}
