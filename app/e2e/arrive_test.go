package e2e

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tablier/app/link"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// follow goes to an address as a click on a link elsewhere does: in a page that runs, only what follows # changes.
func (p *tab) follow(address string) {
	p.t.Helper()
	p.do(runs(`location.assign(` + quote(address) + `)`))
	p.settle()
}

// problem waits until the page says why it does not open a game, and returns that.
func (p *tab) problem() string {
	p.t.Helper()
	p.wait(`document.getElementById('arrival-problem')?.textContent.trim()`)
	return p.text("#arrival-problem")
}

// paste puts a text into the field that opens games, and opens it.
func (p *tab) paste(h shareHand, text string) {
	p.t.Helper()
	p.do(runs(`document.getElementById('arriving').value = ` + quote(text)))
	h.press(p, "open")
	p.settle()
}

// badLinks returns fragments that are not whole and what the page says of each.
func badLinks(t *testing.T) map[string]string {
	good := fragmentOf(t, link.Letter{Record: longTapatan(t, 20)})
	middle := len(good) / 2
	other := "A"
	if good[middle] == 'A' {
		other = "B"
	}
	return map[string]string{
		good[:middle] + other + good[middle+1:]: "incomplet ou abîmé",
		good[:len(good)-5]:                      "incomplet ou abîmé",
		"2" + good[1:]:                          "version plus récente",
		"partie":                                "ne contient pas de partie",
		good[:6] + "%zz" + good[6:]:             "incomplet ou abîmé",
	}
}

// A link that is not whole is refused with a reason. Neither the game nor what a reload opens changes.
func TestBadLinks(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{desktop, phone} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			p.start(s.url("/tapatan/"))
			p.twoPeople()
			p.play(byMouse, "a1", "b2")
			before := p.boardWords()
			for fragment, want := range badLinks(t) {
				for _, arrive := range []func(string){p.follow, func(address string) {
					p.visit("about:blank")
					p.start(address)
				}} {
					arrive(s.url("/tapatan/") + "#" + fragment)
					if got := p.problem(); !strings.Contains(got, want) {
						t.Errorf("%s: the page says %q, want %q", fragment, got, want)
					}
					p.settle()
					if !eval[bool](p, `(() => { const r = document.getElementById('arrival-problem').getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; })()`) {
						t.Errorf("%s: the message is out of sight", fragment)
					}
					p.shot("problem " + want)
					if got := p.boardWords(); got != before {
						t.Errorf("%s: the board is now %s", fragment, got)
					}
					if got := eval[string](p, `location.hash`); got != "" {
						t.Errorf("the address still ends with %q", got)
					}
					p.click("#share-close")
					p.waitFor("À Orange de jouer.")
				}
			}
			p.reload()
			p.ready()
			p.waitFor("À Orange de jouer.")
			if got := p.moves(); !slices.Equal(got, []string{"a1", "b2"}) {
				t.Errorf("moves %v", got)
			}
		})
	}
}

// The name of a part of the page is a place to scroll to, not a game.
func TestPlaceInThePage(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/#main"))
	p.settle()
	if eval[bool](p, `document.getElementById('shared') !== null || location.hash !== '#main'`) {
		t.Error("a place in the page is taken for a link to a game")
	}
}

// The field opens a link, the end of one, a record and a position. It says what is wrong with anything else, and where.
func TestOpenFromTheField(t *testing.T) {
	s := serve(t, "/")
	fragment := fragmentOf(t, link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "a1", "c3"}}})
	for _, h := range shareHands {
		t.Run(h.name, func(t *testing.T) {
			p := open(t, h.device)
			p.start(s.url("/tapatan/"))
			p.twoPeople()
			p.play(byMouse, "a1")
			before := p.boardWords()
			p.openShare(h)
			for text, want := range map[string]string{
				" ": "Collez d’abord",
				`{"game":"tapatan","moves":["a1","b2","zz"]}`:                "Le coup n° 3 (zz) n’est pas permis.",
				`{"game":"tapatan","moves":["a1","a1"]}`:                     "Le coup n° 2 (a1) n’est pas permis. Le point a1 est déjà occupé.",
				`{"game":"tapatan","moves":["a1","a3","b1","b3","c1","c3"]}`: "La partie est déjà finie avant le coup n° 6.",
				`{"game":"go"}`:                        "Le jeu « go » n’est pas de ceux",
				`{"game":"tapatan","variant":"geant"}`: "La variante « geant »",
				`{"game":"tapatan","moves":[}`:         "à partir du caractère 28",
				`{"game":"tapatan","moves":3}`:         "le champ « moves »",
				`{"game":"tapatan","mooves":["a1"]}`:   "un champ n’est pas",
				`{"game":"tapatan"`:                    "Il manque la fin de la partie en JSON.",
				`{"game":"tapatan"} et puis`:           "à partir du caractère 20",
				"....o.x.. r o2r3":                     "à partir du caractère 7",
				"....o..":                              "Il manque la fin de la position.",
				"bonjour":                              "Ce n’est ni un lien, ni une partie, ni une position de ce jeu.",
				"https://example.org/":                 "ne contient pas de partie",
				fragment[:len(fragment)-2]:             "incomplet ou abîmé",
				"Voici : " + s.url("/tapatan/") + "#2" + fragment[1:] + " à vous de jouer": "version plus récente",
			} {
				p.paste(h, text)
				if got := p.problem(); !strings.Contains(got, want) {
					t.Errorf("%q: the page says %q, want %q", text, got, want)
				}
				if !eval[bool](p, `document.getElementById('arriving').getAttribute('aria-invalid') === 'true'`) {
					t.Errorf("%q: the field is not marked", text)
				}
				if got := p.boardWords(); got != before {
					t.Fatalf("%q: the board is now %s", text, got)
				}
			}
			p.shot("refused")
			for _, c := range []struct{ text, say, moves string }{
				{`{"game":"tapatan","moves":["a1","a3","b1","b3","c1"]}`, "Orange gagne.", "a1 a3 b1 b3 c1"},
				{`{"game":"tapatan","moves":["a1","a3"],"resigned":"first"}`, "Rouge gagne.", "a1 a3"},
				{"r.o.o.r.. o o1r1", "À Orange de jouer.", ""},
				{fragment, "À Rouge de jouer.", "b2 a1 c3"},
				{"Voici :\n" + s.url("/tapatan/") + "#" + fragment + "\nÀ vous", "À Rouge de jouer.", "b2 a1 c3"},
			} {
				p.paste(h, c.text)
				p.wait(`document.getElementById('panel-share').hidden`)
				p.waitFor(c.say)
				if got := strings.Join(p.moves(), " "); got != c.moves {
					t.Errorf("%q: moves %s, want %s", c.text, got, c.moves)
				}
				p.openShare(h)
			}
		})
	}
}

// A game that makes way for one that was opened is kept, and the page says so. A game that is there already is shown.
func TestArrivalsKeepTheGame(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/tapatan/"))
	p.twoPeople()
	line := longTapatan(t, 7)
	p.follow(s.url("/tapatan/") + "#" + fragmentOf(t, link.Letter{Record: line}))
	p.waitFor("À Rouge de jouer.")
	line.Moves = line.Moves[:6]
	p.follow(s.url("/tapatan/") + "#" + fragmentOf(t, link.Letter{Record: line}))
	if why := p.waitFor("Après 6 coups sur 7."); !strings.Contains(why, "un moment de la partie en cours") {
		t.Errorf("of an earlier moment the page says %q", why)
	}
	p.click("#do-restart")
	p.waitFor("À Orange de jouer.")
	p.do(runs(`Object.keys(localStorage).filter((k) => k.includes('past.')).forEach((k) => localStorage.removeItem(k))`))
	p.play(byMouse, "a1", "b2", "c3")
	same := p.linkOf()
	p.follow(same)
	p.waitFor("À Rouge de jouer.")
	if past := eval[int](p, `Object.keys(localStorage).filter((k) => k.includes('past.')).length`); past != 0 {
		t.Error("a game that did not make place is kept among those of the past")
	}
	other := fragmentOf(t, link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"c1"}}})
	for range 2 { // the second time it is there already
		p.follow(s.url("/tapatan/") + "#" + other)
		p.waitFor("À Rouge de jouer.")
		if got := p.moves(); !slices.Equal(got, []string{"c1"}) {
			t.Fatalf("moves %v, want c1", got)
		}
	}
	p.follow(s.url("/tapatan/") + "#" + strings.Split(same, "#")[1])
	if why := p.waitFor("À Rouge de jouer."); !strings.Contains(why, "gardée parmi les parties passées") || len(p.moves()) != 3 {
		t.Errorf("the page says %q of %v", why, p.moves())
	}
	kept := eval[string](p, `Object.entries(localStorage).filter(([k]) => k.includes('past.')).map(([, v]) => v).join()`)
	if !strings.Contains(kept, `"moves":["a1","b2","c3"]`) {
		t.Errorf("kept: %s", kept)
	}
}

// Links open without a server once the page is installed, under any prefix.
func TestLinksOpenOffline(t *testing.T) {
	abreast(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := serve(t, prefix)
			p := open(t, phone)
			p.start(s.url("/"))
			p.offline()
			s.vanish()
			record := longTapatan(t, 20)
			p.start(s.url("/tapatan/") + "#" + fragmentOf(t, link.Letter{Record: record}))
			if got := len(p.moves()); got != 20 {
				t.Errorf("%d moves, want 20", got)
			}
			p.openShare(clicking)
			if !strings.HasPrefix(p.shared(), s.url("/tapatan/")+"#") {
				t.Errorf("the link is %s", p.shared())
			}
		})
	}
}

// A touch that came while the program loaded is not played in the game that the link brings.
func TestFirstTouchIsNotForTheLink(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.inject(`document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-point=c3]').click())`)
	p.start(s.url("/tapatan/") + "#" + fragmentOf(t, link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2"}}}))
	p.settle()
	if got := p.moves(); !slices.Equal(got, []string{"b2"}) {
		t.Errorf("moves %v, want b2", got)
	}
}

// A link or record of another game opens on that game's page. One without its secrets can only be watched.
func TestGameOfAnotherKind(t *testing.T) {
	p := open(t, desktop)
	s := serveTestGame(t)
	fragment, err := link.Encode(rules.Registry{bag.Spec()}, link.Letter{Record: rules.Record{
		Game: "bag", Moves: []rules.Move{"2", "?", "=3", "+"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	open := map[string]func(){
		"link": func() { p.start(s.url("/tapatan/") + "#" + fragment) },
		"record": func() {
			p.start(s.url("/tapatan/"))
			p.openShare(clicking)
			p.paste(clicking, `{"game":"bag","moves":["2","?","=3","+"]}`)
		},
	}
	for _, name := range slices.Sorted(maps.Keys(open)) {
		open[name]()
		p.wait(at("/bag/"))
		p.waitFor("Partie reçue, à regarder.")
		p.settle()
		if got := len(p.moves()); got != 4 {
			t.Errorf("%s: %d moves, want 4", name, got)
		}
		if got := eval[int](p, `document.querySelectorAll('.choices button:not([aria-disabled])').length`); got > 0 {
			t.Errorf("%s: %d moves can be made", name, got)
		}
		p.click("#walk-first")
		p.waitFor("Position de départ.")
		p.click("#walk-last")
		p.reload()
		p.ready()
		p.waitFor("Partie reçue, à regarder.")
		p.shot("watched")
		p.accessible()
		p.openShare(clicking)
		if eval[bool](p, `document.querySelector('#letters')?.offsetWidth > 0`) {
			t.Errorf("%s: correspondence is offered in a game with secrets", name)
		}
	}
}
