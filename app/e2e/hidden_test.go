package e2e

import (
	"context"
	"fmt"
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// testSite is where the edition with the test game is, built once if a test asks for it: by a program of its own, for
// pages are drawn by the program that builds them, and this one has not the game.
var testSite = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(filepath.Dir(world.dir), "testgame")
	out, err := exec.Command("go", "run", "-tags", "testgame", "tablier/app", "build", "-o", dir).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("building the test game: %w\n%s", err, out)
	}
	return dir, nil
})

// serveTestGame serves the edition with the test game at a root.
func serveTestGame(t testing.TB) *server {
	t.Helper()
	dir, err := testSite()
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t, "/")
	s.publish(dir)
	return s
}

// openBag opens the test game for two people, of whom seat 0 opens, with the hand-over screen before it.
func openBag(t *testing.T, d device) *tab {
	t.Helper()
	p := open(t, d)
	p.start(serveTestGame(t).url("/bag/"))
	p.twoPeople()
	p.wait(covered)
	return p
}

const (
	covered   = `document.querySelector('.cover:not([hidden]) #uncover')`
	uncovered = `document.querySelector('.cover').hidden`
)

// uncover says that the screen is with whom it waits for.
func (p *tab) uncover() {
	p.t.Helper()
	p.wait(covered)
	p.click("#uncover")
	p.wait(uncovered)
	p.settle()
}

// move presses the button of a move of the test game, once it can be pressed.
func (p *tab) move(m string) {
	p.t.Helper()
	button := fmt.Sprintf(`.choices [data-point=%q]`, m)
	p.wait(fmt.Sprintf(`document.querySelector(%s)?.ariaDisabled === null`, quote(button)))
	p.click(button)
	p.settle()
}

// more presses a button of the panel for what is wanted now and then, which may have stayed open.
func (p *tab) more(button string) {
	p.t.Helper()
	if eval[bool](p, `document.getElementById('panel-more').hidden`) {
		p.click("#more-toggle")
		p.wait(`!document.getElementById('panel-more').hidden`)
	}
	p.click(button)
}

// known gives everything of a page that a person or a program they use could find: each element with its attributes, each
// text, what stands in fields, the title, the address, and what a screen reader is told.
func (p *tab) known() string {
	p.t.Helper()
	p.settle()
	page := eval[[]string](p, `(() => {
		const all = [document.title, location.pathname + location.search + location.hash];
		const walk = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
		for (let n = walk.currentNode; n; n = walk.nextNode()) {
			if (n.nodeType !== Node.ELEMENT_NODE) { all.push(n.nodeValue); continue; }
			all.push('<' + n.localName, ...[...n.attributes].map((a) => a.name + '=' + a.value).sort(), 'value' in n ? 'value: ' + n.value : '');
		}
		return all;
	})()`)
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		tree, err := cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		if err != nil {
			return err
		}
		for _, node := range tree.Nodes {
			for _, value := range []*accessibility.Value{node.Role, node.Name, node.Description, node.Value} {
				if value != nil {
					page = append(page, string(value.Value))
				}
			}
		}
		return nil
	}))
	return strings.Join(page, "\n")
}

// A sight is what one could know at one moment, and who looked: nobody, or the seat 0 or 1.
type sight struct {
	who   int
	where string
	page  string
}

const nobody = -1

// secretGame plays a round of the test game from a saved start, in which the seats pick these secrets, and returns
// what could be known on the way. All else is the same from game to game.
func secretGame(t *testing.T, s *server, save string, secrets [2]string) []sight {
	p := open(t, desktop)
	p.kept("bag", save)
	p.start(s.url("/bag/"))
	p.wait(covered)
	var sights []sight
	see := func(who int, where string) {
		sights = append(sights, sight{who, where, p.known()})
	}
	around := func(who int, where string) {
		see(who, where)
		for _, panel := range []string{"more", "share"} {
			if eval[bool](p, `document.getElementById('`+panel+`-close') !== null`) {
				p.click("#" + panel + "-close")
			}
		}
		for _, walk := range []string{"back", "first", "forward", "last"} {
			if eval[bool](p, `document.querySelector('#walk-`+walk+`')?.ariaDisabled === null`) {
				p.click("#walk-" + walk)
				see(who, where+", walking "+walk)
			}
		}
		p.more("#do-describe")
		see(who, where+", described")
		p.click("#do-share")
		see(who, where+", sharing")
		p.click("#setup-toggle")
		see(who, where+", setting up")
		p.click("#setup-toggle")
	}
	p.uncover()
	p.move(secrets[0])
	p.wait(covered)
	around(nobody, "after the first secret")
	p.reload()
	p.ready()
	p.wait(covered)
	see(nobody, "after a reload")
	p.uncover()
	around(1, "before the second secret")
	p.move(secrets[1])
	for draw := range 4 {
		p.wait(covered)
		look := see
		if draw < 2 {
			look = around
		}
		look(nobody, fmt.Sprintf("draw %d", draw+1))
		if draw == 2 {
			p.click("#switch-lang")
			see(nobody, "in English")
			p.click("#switch-lang")
			p.visit(s.url("/"))
			p.ready()
			see(nobody, "at home")
			p.visit(s.url("/bag/"))
			p.ready()
		}
		p.uncover()
		look(draw%2, fmt.Sprintf("draw %d in hand", draw+1))
		if draw%2 == 0 { // with what one knows left open
			p.more("#do-describe")
			p.click("#written")
			p.press(secrets[0])
		} else {
			p.more("#do-share")
		}
		p.move([]string{"+", "--", "--", "+"}[draw])
	}
	return sights
}

// What a person sees, hears or could find in the page is the same whatever the other person's secret is, and that of
// nobody in particular whatever both are.
func TestNoSecretInThePage(t *testing.T) {
	s := serveTestGame(t)
	p := open(t, desktop)
	p.start(s.url("/bag/"))
	p.twoPeople()
	p.wait(covered)
	save := eval[string](p, `localStorage.getItem('tablier/.table.bag')`)
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
				t.Errorf("%s, as seat %d: secrets %v or %v make a difference: %s", a.where, a.who, secrets[0], secrets[other], difference(a.page, b.page))
			}
		}
	}
	if !differ[0] || !differ[1] {
		t.Errorf("no difference was seen even by those whose secret it is: the test is blind (%v)", slices.Sorted(maps.Keys(differ)))
	}
}

// difference gives the first lines that two texts do not share.
func difference(a, b string) string {
	other := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= len(other) || line != other[i] {
			return fmt.Sprintf("%q, %q", line, other[min(i, len(other)-1)])
		}
	}
	return "more at the end"
}

// The hand-over screen has the keyboard, covers a board that nothing can reach, warns those who listen, and is accessible.
func TestHandOver(t *testing.T) {
	abreast(t)
	for _, d := range []device{desktop, phone, narrow, landscape} {
		t.Run(d.name, func(t *testing.T) {
			for _, theme := range []string{"light", "dark"} {
				p := openBag(t, d)
				p.prefer("prefers-color-scheme", theme)
				p.holds("uncover")
				if !eval[bool](p, `document.querySelector('.points').inert`) {
					t.Error("the board can be reached")
				}
				if words := p.text(".cover"); !strings.Contains(words, "Passez l’écran à Orange") || !strings.Contains(words, "lecteur d’écran") {
					t.Errorf("the hand-over screen says %q", words)
				}
				if cut := eval[bool](p, `(() => { const c = document.querySelector('.cover'); return c.scrollHeight > c.clientHeight + 1; })()`); cut {
					t.Error("the hand-over screen is cut")
				}
				p.shot("cover " + theme)
				p.accessible()
				p.press(kb.Enter)
				p.wait(uncovered)
				p.wait(`document.activeElement.dataset.point === '1'`)
				p.shot("uncovered " + theme)
				p.accessible()
				p.move("2")
				p.uncover()
				p.move("3")
				p.wait(covered)
				p.wait(`document.activeElement.id === 'uncover'`)
				p.uncover()
				p.shot("drawn " + theme)
				p.move("+")
				p.uncover()
				p.shot("taken " + theme)
			}
		})
	}
}

// Two people play both rounds with the keyboard alone, and each is asked for the screen in turn.
func TestTwoRoundsByKeyboard(t *testing.T) {
	p := openBag(t, desktop)
	seen := []string{}
	for turn := 0; !strings.HasSuffix(p.says(), "gagne.") && p.says() != "Partie nulle."; turn++ {
		if turn > 16 {
			t.Fatalf("the game does not end: %v", p.moves())
		}
		p.wait(`document.activeElement.id === 'uncover' || document.activeElement.dataset.point`)
		if eval[string](p, `document.activeElement.id`) == "uncover" {
			seen = append(seen, p.says())
			p.press(kb.Enter)
			p.wait(uncovered)
			p.settle()
		}
		if eval[int](p, `document.querySelectorAll('.choices button').length`) == 3 {
			p.holds("point-1")
			p.press(kb.Tab)
			p.holds("point-2")
		} else {
			p.holds("point-+")
		}
		p.press(" ")
		p.wait(covered + ` || document.getElementById('act-round') || document.getElementById('act')`)
		p.settle()
		if eval[bool](p, `document.getElementById('act-round') !== null`) {
			p.waitFor("Fin de la manche 1.")
			p.shot("round")
			p.tabTo("act-round")
			p.press(kb.Enter)
			p.wait(`!document.getElementById('act-round')`)
			p.settle()
			if eval[bool](p, uncovered) { // the same person begins
				p.do(runs(`document.querySelector('.choices button').focus()`))
			}
		}
		p.focused()
	}
	if len(seen) < 8 || !slices.Contains(seen, "Passez l’écran à Orange.") || !slices.Contains(seen, "Passez l’écran à Rouge.") {
		t.Errorf("the screen was handed over: %v", seen)
	}
	if why := p.why(); !strings.Contains(why, "Les points de toutes les boules décident. Total : Orange ") {
		t.Errorf("the reason is %q", why)
	}
	p.tabTo("eyes")
	p.accessible()
}

// focused fails the test when nothing has the keyboard.
func (p *tab) focused() {
	p.t.Helper()
	if eval[bool](p, `document.activeElement === document.body`) {
		p.t.Errorf("nothing has the keyboard after %v", p.moves())
	}
}

// cards gives the drawings of the secrets on the board.
func (p *tab) cards() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.pieces use')].map((e) => e.getAttribute('href')).filter((e) => e.includes('card')).sort()`)
}

// Against the machine the screen stays with the person: no hand-over, one's own secret shown, the machine's hidden until
// the round is over. Afterwards all is told, and the game can be looked at as either knew it.
func TestSecretsAgainstTheMachine(t *testing.T) {
	p := open(t, desktop)
	p.start(serveTestGame(t).url("/bag/"))
	p.seat("one", "2", "seat0")
	p.do(runs(`(window.covers = 0, new MutationObserver(() => { if (!document.querySelector('.cover').hidden) covers++; })
		.observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true }))`))
	for p.says() != "Fin de la manche 1." {
		if eval[int](p, `document.querySelectorAll('.choices button').length`) == 3 {
			p.move("2")
		} else {
			if got := p.cards(); !slices.Equal(got, []string{"#bag-card02", "#bag-card1x"}) {
				t.Errorf("the cards are %v", got)
			}
			p.move("+")
			p.focused()
		}
		p.wait(`document.querySelector('.choices button:not([aria-disabled])') || document.getElementById('act-round')`)
	}
	if got := p.cards(); len(got) != 2 || got[1] == "#bag-card1x" {
		t.Errorf("at the end of the round the cards are %v", got)
	}
	if covers := eval[int](p, `covers`); covers > 0 {
		t.Errorf("%d hand-overs in a game against the machine", covers)
	}
}

// Once the game is over everything is shown, and its replay can be seen as either seat saw it.
func TestSeenByEitherSeat(t *testing.T) {
	p := openBag(t, phone)
	for len(p.moves()) < 20 {
		p.wait(covered + ` || document.querySelector('.choices button:not([aria-disabled])') || document.getElementById('act-round') || document.getElementById('act')`)
		switch {
		case eval[bool](p, `!!`+covered):
			p.uncover()
		case eval[bool](p, `!!document.getElementById('act-round')`):
			p.click("#act-round")
			p.settle()
		case eval[int](p, `document.querySelectorAll('.choices button').length`) == 3:
			p.move("2")
		case eval[bool](p, `!!document.querySelector('.choices button')`):
			p.move("+")
		}
	}
	p.wait(`!document.querySelector('.eyes').hidden`)
	p.shot("over")
	p.accessible()
	for seat, want := range map[string][]string{
		"-1": {"#bag-card02", "#bag-card12"}, "0": {"#bag-card02", "#bag-card1x"}, "1": {"#bag-card0x", "#bag-card12"},
	} {
		p.choose("#eyes", seat)
		p.click(`[data-ply="2"]`)
		p.settle()
		if got := p.cards(); !slices.Equal(got, want) {
			t.Errorf("seen by %s the cards are %v, want %v", seat, got, want)
		}
		hidden := eval[int](p, `[...document.querySelectorAll('.move')].filter((e) => e.textContent.trim() === '•').length`)
		if wants := map[string]int{"-1": 0, "0": 2, "1": 2}[seat]; hidden != wants {
			t.Errorf("seen by %s the list hides %d moves, want %d", seat, hidden, wants)
		}
	}
	p.shot("seen")
}

// What chance does is told and shown: a ball leaves the bag for its place, in a motion, and is marked as what came last.
func TestChanceIsSeen(t *testing.T) {
	p := openBag(t, desktop)
	p.do(runs(`(window.travels = 0, document.addEventListener('transitionrun', (e) => { if (e.target.matches('.piece')) travels++; }))`))
	p.uncover()
	p.move("1")
	p.uncover()
	p.move("1")
	p.wait(covered)
	p.settle()
	why := p.why()
	ball := eval[string](p, `document.querySelector('.piece[data-at=drawn] use').getAttribute('href').at(-1)`)
	if want := "Le sac donne la boule " + ball + "."; why != want {
		t.Errorf("the page says %q, want %q", why, want)
	}
	if got := eval[int](p, `travels`); got == 0 {
		t.Error("the ball was not seen to move")
	}
	if got := eval[int](p, `document.querySelectorAll('.last circle').length`); got != 2 {
		t.Errorf("the draw is marked by %d points, want the bag's and the place of the ball drawn", got)
	}
	p.uncover()
	p.click("#point-drawn")
	p.wait(`document.querySelector('.status [role=status] span').textContent.includes('les coups sont les boutons')`)
	p.move("--")
	p.wait(covered)
	p.click("#walk-back")
	p.settle()
	p.click("#walk-back")
	p.settle()
	p.wait(`document.querySelectorAll('.moves .move').length === 5`)
	if told := p.why(); !strings.Contains(told, "Orange laisse la boule "+ball) && !strings.Contains(told, "Le sac donne") {
		t.Errorf("walking back, the page says %q", told)
	}
}
