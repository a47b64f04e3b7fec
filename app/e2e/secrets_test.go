package e2e

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// A sight is what one could know at one moment, and who looked: nobody, or the seat 0 or 1.
type sight struct {
	who   int
	where string
	page  string
}

const nobody = -1

// secretGame plays a round of the test game from a saved start, in which the seats pick these secrets, and returns
// what could be known on the way. All else is the same from game to game.
func secretGame(t *testing.T, s *driver.Server, save string, secrets [2]string) []sight {
	p := driver.Open(t, driver.Desktop)
	p.Keep("bag", save)
	p.Start(s.Address("/bag/"))
	p.Wait(driver.Covered)
	var sights []sight
	see := func(who int, where string) {
		sights = append(sights, sight{who, where, p.Known()})
	}
	around := func(who int, where string) {
		see(who, where)
		p.ClosePanel()
		for _, walk := range []string{"back", "first", "forward", "last"} {
			if driver.Eval[bool](p, `document.querySelector('#walk-`+walk+`')?.ariaDisabled === null`) {
				p.Click("#walk-" + walk)
				see(who, where+", walking "+walk)
			}
		}
		p.Describe()
		see(who, where+", described")
		p.OpenPanel("share")
		see(who, where+", sharing")
		p.OpenPanel("setup")
		see(who, where+", setting up")
		p.ClosePanel()
	}
	p.Uncover()
	p.PressMove(secrets[0])
	p.Wait(driver.Covered)
	see(nobody, "after the first secret")
	p.Reload()
	p.Ready()
	p.Wait(driver.Covered)
	see(nobody, "after a reload")
	p.Uncover()
	around(1, "before the second secret")
	p.PressMove(secrets[1])
	for draw := range 4 {
		p.Wait(driver.Covered)
		look := see
		if draw == 0 {
			look = around
		}
		see(nobody, fmt.Sprintf("draw %d", draw+1))
		if draw == 2 {
			p.Click("#switch-lang")
			see(nobody, "in English")
			p.Click("#switch-lang")
			p.Visit(s.Address("/"))
			p.Ready()
			see(nobody, "at home")
			p.Visit(s.Address("/bag/"))
			p.Ready()
		}
		p.Uncover()
		look(draw%2, fmt.Sprintf("draw %d in hand", draw+1))
		move := []string{"+", "--", "--", "+"}[draw]
		if draw%2 == 0 { // after a look at what one knows, and with the panel left open
			p.Describe()
			p.OpenWriting()
			p.Press(move + kb.Enter)
		} else {
			p.OpenPanel("share")
			p.ClosePanel()
			p.PressMove(move)
		}
	}
	return sights
}

// What a person sees, hears or could find in the page is the same whatever the other person's secret is, and that of
// nobody in particular whatever both are.
func TestNoSecretInThePage(t *testing.T) {
	s := driver.ServeTestGame(t)
	save := driver.Table(t, "bag", 1, [2]play.Seat{}, nil).Save()
	var games [][]sight
	secrets := [][2]string{{"1", "2"}, {"3", "2"}, {"1", "3"}}
	for _, picks := range secrets {
		games = append(games, secretGame(t, s, save, picks))
	}
	differ := map[int]bool{}
	for other := 1; other < len(games); other++ {
		for i, a := range games[0] {
			b := games[other][i]
			own := a.who != nobody && secrets[0][a.who] != secrets[other][a.who]
			if a.page == b.page {
				continue
			}
			if differ[a.who] = true; !own {
				t.Errorf("%s, as seat %d: secrets %v or %v make a difference: %s", a.where, a.who, secrets[0], secrets[other],
					driver.Difference(a.page, b.page))
			}
		}
	}
	if !differ[0] || !differ[1] {
		t.Errorf("no difference was seen even by those whose secret it is: the test is blind (%v)",
			slices.Sorted(maps.Keys(differ)))
	}
}
