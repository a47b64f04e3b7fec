package e2e

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/link"
	"tablier/rules"
	"tablier/rules/all"

	"tablier/app/play"
)

// A shareHand is how a person presses a control of the panel.
type shareHand struct {
	name   string
	device device
	point  hand
	press  func(p *tab, id string)
}

var shareHands = []shareHand{
	{"mouse", desktop, byMouse, func(p *tab, id string) { p.t.Helper(); p.click("#" + id) }},
	{"touch", phone, byTouch, func(p *tab, id string) { p.t.Helper(); p.tap("#" + id) }},
	{"keyboard", desktop, byMouse, func(p *tab, id string) { p.t.Helper(); p.tabTo(id); p.press(kb.Enter) }},
}

var clicking = shareHands[0]

// openShare opens the panel.
func (p *tab) openShare(h shareHand) {
	p.t.Helper()
	h.press(p, "more-toggle")
	p.wait(`document.getElementById('do-share')`)
	p.settle()
	h.press(p, "do-share")
	p.wait(`document.getElementById('shared')`)
	p.settle()
}

// shared is the text that the panel shows.
func (p *tab) shared() string {
	p.t.Helper()
	return eval[string](p, `document.getElementById('shared').value`)
}

// linkOf opens the panel, takes the link, and closes it again.
func (p *tab) linkOf() string {
	p.t.Helper()
	p.openShare(clicking)
	text := p.shared()
	p.click("#share-close")
	p.wait(`!document.getElementById('shared')`)
	return text
}

// boardWords tells where each piece stands and whose it is.
func (p *tab) boardWords() string {
	p.t.Helper()
	p.settle()
	return eval[string](p, `[...document.querySelectorAll('.point')].map((e) => e.ariaLabel).join('; ')`)
}

// watchClipboard keeps what the page gives to the clipboard, which gets it all the same.
const watchClipboard = `(() => {
	const write = navigator.clipboard.writeText.bind(navigator.clipboard);
	navigator.clipboard.writeText = (text) => { window.given = text; return write(text); };
})()`

// A link opens in another profile at the same position, with the same moves and the same result.
func TestLinkOpensElsewhere(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		hand      shareHand
		lang      string
		moves     string
		turn, end string
	}{
		{shareHands[0], "fr", "a1 a3 b1", "À Rouge de jouer.", ""},
		{shareHands[1], "en", "a1 b2 c3 c1 a2 b3 c3-c2", "Red to play.", ""},
		{shareHands[2], "fr", "a1 a3 b1 b3 c1", "Orange gagne.", "Trois boules alignées : a1, b1, c1."},
		{shareHands[1], "fr", "a1 a3 b1 b3 c3 c1 c3-c2 c1-b2 c2-c3 b2-c1", "Partie nulle.", "après le coup 3 de Rouge (c1)."},
	} {
		t.Run(c.hand.name+" "+c.turn, func(t *testing.T) {
			p := open(t, c.hand.device)
			p.inject(watchClipboard)
			p.keeps("tapatan", 1, [2]play.Seat{}, strings.Fields(c.moves)...)
			p.start(s.url("/tapatan/?lang=" + c.lang))
			p.openShare(c.hand)
			if p.holds("copy-link"); c.hand.name == "keyboard" {
				p.press(kb.Enter)
			} else {
				c.hand.press(p, "copy-link")
			}
			said := map[string]string{"fr": "Copié.", "en": "Copied."}[c.lang]
			p.wait(`document.querySelector('.said').textContent.trim() === ` + quote(said))
			address := eval[string](p, `given`)
			if address != p.shared() || !strings.HasPrefix(address, s.url("/tapatan/")+"#1") {
				t.Errorf("copied %q, shown %q", address, p.shared())
			}

			q := open(t, c.hand.device)
			q.start(address)
			if c.lang == "en" {
				q.do(runs(`document.getElementById('switch-lang').click()`))
			}
			why := q.waitFor(c.turn)
			if !strings.Contains(why, c.end) {
				t.Errorf("the reason is %q, want %q", why, c.end)
			}
			if got, want := q.moves(), p.moves(); !slices.Equal(got, want) || strings.Join(got, " ") != c.moves {
				t.Errorf("moves %v, want %v", got, want)
			}
			if got, want := q.boardWords(), p.boardWords(); got != want {
				t.Errorf("the board is %s, want %s", got, want)
			}
			if got := eval[string](q, `location.hash`); got != "" {
				t.Errorf("the address still ends with %q", got)
			}
			q.reload()
			q.ready()
			q.waitFor(c.turn)
		})
	}
}

// Where the browser does not copy, the text is there, selected, to be copied by hand.
func TestCopyByHand(t *testing.T) {
	s := serve(t, "/")
	for name, script := range map[string]string{
		"missing": `Object.defineProperty(navigator, 'clipboard', { value: undefined })`,
		"refused": `navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`,
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t, phone)
			p.inject(script)
			p.start(s.url("/tapatan/"))
			p.twoPeople()
			p.play(byTouch, "b2")
			p.openShare(clicking)
			p.click("#copy-record")
			p.wait(`document.querySelector('.said').textContent.includes('copiez-le vous-même')`)
			p.holds("shared")
			if got := eval[string](p, `getSelection().toString() || shared.value.slice(shared.selectionStart, shared.selectionEnd)`); got != `{"game":"tapatan","variant":"tapatan","moves":["b2"]}` {
				t.Errorf("selected: %q", got)
			}
			p.click("#copy-position")
			p.wait(`document.getElementById('shared').value === '....o.... r o2r3'`)
		})
	}
}

// Browsers that hand links to other applications are asked to.
func TestSend(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.inject(`navigator.share = (what) => { window.sent = what; return Promise.reject(new DOMException('changed my mind', 'AbortError')); }`)
	p.start(s.url("/tapatan/"))
	p.openShare(clicking)
	p.tap("#send")
	p.wait(`window.sent`)
	if got, want := eval[string](p, `sent.title + ' ' + sent.url`), "Tapatan "+p.shared(); got != want {
		t.Errorf("sent %q, want %q", got, want)
	}
	q := open(t, phone)
	q.inject(`delete Navigator.prototype.share`)
	q.start(s.url("/tapatan/"))
	q.openShare(clicking)
	if eval[bool](q, `document.getElementById('send').offsetWidth > 0`) {
		t.Error("a browser that cannot send offers to")
	}
}

// longTapatan plays at random until a game has so many moves.
func longTapatan(t *testing.T, plies int) rules.Record {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(10_000) {
		rng := rand.New(rand.NewPCG(seed, 0))
		m, err := rules.NewMatch(spec, rules.Setup{}, "")
		if err != nil {
			t.Fatal(err)
		}
		for m.Ply() < plies && !m.Result().Over() {
			moves := m.Position().Moves()
			if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		if m.Ply() == plies && !m.Result().Over() {
			return m.Record()
		}
	}
	t.Fatalf("no game of %d moves", plies)
	return rules.Record{}
}

func fragmentOf(t *testing.T, l link.Letter) string {
	t.Helper()
	fragment, err := link.Encode(all.Games(), l)
	if err != nil {
		t.Fatal(err)
	}
	return fragment
}

// What the page links to is short, and the QR code drawn is that of the link shown.
func TestLinkIsShortAndCoded(t *testing.T) {
	s := serve(t, "/")
	for _, plies := range []int{0, 20} {
		p := open(t, phone)
		p.start(s.url("/tapatan/"))
		p.twoPeople()
		fragment := fragmentOf(t, link.Letter{Record: longTapatan(t, plies)})
		p.follow(s.url("/tapatan/") + "#" + fragment)
		if got := len(p.moves()); got != plies {
			t.Fatalf("%d moves on the table, want %d", got, plies)
		}
		p.openShare(clicking)
		address := p.shared()
		_, shown, _ := strings.Cut(address, "#")
		t.Logf("%d plies: %d characters", plies, len(shown))
		if shown != fragment || len(shown) > 60 {
			t.Errorf("the fragment of %d plies has %d characters: %s, want %s", plies, len(shown), shown, fragment)
		}
		code, ok := link.Code(address)
		if !ok {
			t.Fatal("no code")
		}
		if got := eval[string](p, `document.querySelector('#code path').getAttribute('d')`); got != code.Path {
			t.Error("the code drawn is another")
		}
		if got, want := eval[string](p, `document.querySelector('#code').getAttribute('viewBox')`), fmt.Sprintf("-4 -4 %d %d", code.Size+8, code.Size+8); got != want {
			t.Errorf("the code stands in %s, want %s", got, want)
		}
		for _, theme := range []string{"light", "dark"} {
			p.prefer("prefers-color-scheme", theme)
			colours := eval[string](p, `getComputedStyle(document.querySelector('#code rect')).fill + ' ' + getComputedStyle(document.querySelector('#code path')).fill`)
			if colours != "rgb(255, 255, 255) rgb(31, 27, 22)" {
				t.Errorf("%s: the code is drawn in %s", theme, colours)
			}
		}
	}
}

// The panel is accessible and nothing in it is cut, at both sizes and in both themes.
func TestSharePanel(t *testing.T) {
	s := serve(t, "/")
	everyScreen(t, func(t *testing.T, p *tab, theme string) {
		p.start(s.url("/tapatan/"))
		p.twoPeople()
		p.play(byMouse, "a1", "a3")
		p.openShare(clicking)
		p.shot("top " + theme)
		p.accessible()
		p.paste(clicking, "....o.x.. r o2r3")
		p.shot("problem " + theme)
		p.accessible()
		p.do(runs(`document.getElementById('code').scrollIntoView()`))
		p.shot("code " + theme)
		small := eval[[]string](p, `[...document.querySelectorAll('#panel-share button, #panel-share input, #panel-share textarea')].filter((e) => {
			const r = e.getBoundingClientRect(); return r.width > 0 && (r.height < 44 || r.width < 44);
		}).map((e) => e.id)`)
		if len(small) > 0 {
			t.Errorf("too small to touch: %v", small)
		}
		if over := eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
			t.Errorf("the page is %v px too wide", over)
		}
	})
}

// In no window is anything of the panel cut, nor out of the reach of a finger.
func TestSharePanelIsNotCut(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{narrow, landscape, zoomed} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			p.start(s.url("/tapatan/?lang=en"))
			p.twoPeople()
			p.play(byMouse, "a1", "a3")
			p.openShare(clicking)
			p.shot("top")
			p.paste(clicking, "....o.x.. r o2r3")
			p.shot("problem")
			cut := eval[[]string](p, `[...document.querySelectorAll('#panel-share *')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
			}).map((e) => e.outerHTML.slice(0, 80))`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
		})
	}
}
