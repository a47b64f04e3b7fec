package e2e

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/link"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// badLinks returns fragments that are not whole and what the page says of each.
func badLinks(t *testing.T) map[string]string {
	good := driver.Fragment(t, link.Letter{Record: driver.RandomRecord(t, 20)})
	middle := len(good) / 2
	other := "A"
	if good[middle] == 'A' {
		other = "B"
	}
	return map[string]string{
		good[:middle] + other + good[middle+1:]: fr.Share.LinkDamaged,
		good[:len(good)-5]:                      fr.Share.LinkDamaged,
		"2" + good[1:]:                          fr.Share.LinkDamaged,
		"3" + good[1:]:                          fr.Share.LinkNewer,
		"partie":                                fr.Share.LinkAlien,
		good[:6] + "%zz" + good[6:]:             fr.Share.LinkDamaged,
	}
}

// A link that is not whole is refused with a reason. Neither the game nor what a reload opens changes.
func TestBadLinks(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, d := range []driver.Device{driver.Desktop, driver.Phone} {
		t.Run(d.Name, func(t *testing.T) {
			p := driver.Open(t, d)
			p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
			p.Play(driver.ByMouse, "a1", "b2")
			before := p.Labels()
			for fragment, want := range badLinks(t) {
				for _, arrive := range []func(string){p.Follow, func(address string) {
					p.Visit("about:blank")
					p.Start(address)
				}} {
					arrive(s.Address("/tapatan/") + "#" + fragment)
					if got := p.Problem(); !strings.Contains(got, want) {
						t.Errorf("%s: the page says %q, want %q", fragment, got, want)
					}
					p.Settle()
					p.Wait(`(() => { const r = document.getElementById('arrival-problem').getBoundingClientRect();
						return r.top >= 0 && r.bottom <= innerHeight; })()`) // it is scrolled into sight
					p.Shot("problem " + want)
					if got := p.Labels(); got != before {
						t.Errorf("%s: the board is now %s", fragment, got)
					}
					if got := driver.Eval[string](p, `location.hash`); got != "" {
						t.Errorf("the address still ends with %q", got)
					}
					p.ClosePanel()
					p.WaitStatus(fr.TurnOf(orange))
				}
			}
			p.Reload()
			p.Ready()
			p.WaitStatus(fr.TurnOf(orange))
			if got := p.Moves(); !slices.Equal(got, []string{"a1", "b2"}) {
				t.Errorf("moves %v", got)
			}
		})
	}
}

// The name of a part of the page is a place to scroll to, not a game.
func TestPlaceInThePage(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.Start(s.Address("/tapatan/#main"))
	p.Settle()
	if driver.Eval[bool](p, `document.getElementById('shared') !== null || location.hash !== '#main'`) {
		t.Error("a place in the page is taken for a link to a game")
	}
}

// The field opens a link, the end of one, a record and a position. It says what is wrong with anything else, and where.
func TestOpenFromTheField(t *testing.T) {
	s := driver.Serve(t, "/")
	fragment := driver.Fragment(t, link.Letter{Record: rules.Record{Game: "tapatan",
		Moves: []rules.Move{"b2", "a1", "c3"}}})
	for _, h := range driver.ShareHands {
		t.Run(h.Name, func(t *testing.T) {
			p := driver.Open(t, h.Device)
			p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
			p.Play(driver.ByMouse, "a1")
			before := p.Labels()
			p.OpenShare(h)
			for text, want := range map[string]string{
				" ": fr.Share.NothingToOpen,
				`{"game":"tapatan","moves":["a1","b2","zz"]}`: fr.Share.MoveRefused(3, "zz"),
				`{"game":"tapatan","moves":["a1","a1"]}`: fr.Share.MoveRefused(2, "a1") + " " +
					tapatan(t, "a1").Fault("a1"),
				`{"game":"tapatan","moves":["a1","a3","b1","b3","c1","c3"]}`: fr.Share.MoveMissing(6),
				`{"game":"go"}`:                        fr.Share.UnknownName("game", "go"),
				`{"game":"tapatan","variant":"geant"}`: fr.Share.UnknownName("variant", "geant"),
				`{"game":"tapatan","moves":[}`:         fr.Share.RecordUnread(28),
				`{"game":"tapatan","moves":3}`:         fr.Share.RecordField("moves"),
				`{"game":"tapatan","mooves":["a1"]}`:   fr.Share.RecordField(""),
				`{"game":"tapatan"`:                    fr.Share.RecordShort,
				`{"game":"tapatan"} et puis`:           fr.Share.RecordUnread(20),
				"....o.x.. r o2r3":                     fr.Share.PositionUnread(7),
				"....o..":                              fr.Share.PositionShort,
				"bonjour":                              fr.Share.NoneOfThese,
				"https://example.org/":                 fr.Share.LinkAlien,
				fragment[:len(fragment)-2]:             fr.Share.LinkDamaged,
				"Voici : " + s.Address("/tapatan/") + "#3" + fragment[1:] + " et la suite": fr.Share.LinkNewer,
			} {
				p.Paste(h, text)
				if got := p.Problem(); !strings.Contains(got, want) {
					t.Errorf("%q: the page says %q, want %q", text, got, want)
				}
				if !driver.Eval[bool](p, `document.getElementById('arriving').getAttribute('aria-invalid') === 'true'`) {
					t.Errorf("%q: the field is not marked", text)
				}
				if got := p.Labels(); got != before {
					t.Fatalf("%q: the board is now %s", text, got)
				}
			}
			p.Shot("refused")
			for _, c := range []struct{ text, say, moves string }{
				{`{"game":"tapatan","moves":["a1","a3","b1","b3","c1"]}`, fr.Wins(orange), "a1 a3 b1 b3 c1"},
				{`{"game":"tapatan","moves":["a1","a3"],"resigned":"first"}`, fr.Wins(red), "a1 a3"},
				{"r.o.o.r.. o o1r1", fr.TurnOf(orange), ""},
				{fragment, fr.TurnOf(red), "b2 a1 c3"},
				{"Voici :\n" + s.Address("/tapatan/") + "#" + fragment + "\nÀ vous", fr.TurnOf(red), "b2 a1 c3"},
			} {
				p.Paste(h, c.text)
				p.Wait(`document.getElementById('panel-share').hidden`)
				p.WaitStatus(c.say)
				if got := strings.Join(p.Moves(), " "); got != c.moves {
					t.Errorf("%q: moves %s, want %s", c.text, got, c.moves)
				}
				p.OpenShare(h)
			}
		})
	}
}

// A game that makes way for one that was opened is kept, and the page says so. A game that is there already is shown.
func TestArrivalsKeepTheGame(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	p.StartTwoPeople("tapatan", s.Address("/tapatan/"))
	line := driver.RandomRecord(t, 7)
	p.Follow(s.Address("/tapatan/") + "#" + driver.Fragment(t, link.Letter{Record: line}))
	p.WaitStatus(fr.TurnOf(red))
	line.Moves = line.Moves[:6]
	p.Follow(s.Address("/tapatan/") + "#" + driver.Fragment(t, link.Letter{Record: line}))
	if why := p.WaitStatus(fr.LookingAt(6, 7)); !strings.Contains(why, fr.Share.PassedAlready) {
		t.Errorf("of an earlier moment the page says %q", why)
	}
	p.Restart()
	p.WaitStatus(fr.TurnOf(orange))
	p.Run(`Object.keys(localStorage).filter((k) => k.includes('past.')).forEach((k) => localStorage.removeItem(k))`)
	p.Play(driver.ByMouse, "a1", "b2", "c3")
	same := p.Link()
	p.Follow(same)
	p.WaitStatus(fr.TurnOf(red))
	if past := driver.Eval[int](p, `Object.keys(localStorage).filter((k) => k.includes('past.')).length`); past != 0 {
		t.Error("a game that did not make place is kept among those of the past")
	}
	other := driver.Fragment(t, link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"c1"}}})
	for range 2 { // the second time it is there already
		p.Follow(s.Address("/tapatan/") + "#" + other)
		p.WaitStatus(fr.TurnOf(red))
		if got := p.Moves(); !slices.Equal(got, []string{"c1"}) {
			t.Fatalf("moves %v, want c1", got)
		}
	}
	p.Follow(s.Address("/tapatan/") + "#" + strings.Split(same, "#")[1])
	if why := p.WaitStatus(fr.TurnOf(red)); !strings.Contains(why, fr.Share.Kept) || len(p.Moves()) != 3 {
		t.Errorf("the page says %q of %v", why, p.Moves())
	}
	kept := driver.Eval[string](p, `Object.entries(localStorage).filter(([k]) => k.includes('past.')).map(([, v]) => v)
		.join()`)
	if !strings.Contains(kept, `"moves":["a1","b2","c3"]`) {
		t.Errorf("kept: %s", kept)
	}
}

// Links open without a server once the page is installed, under any prefix.
func TestLinksOpenOffline(t *testing.T) {
	driver.Parallel(t)
	for _, prefix := range prefixes {
		t.Run(prefix, func(t *testing.T) {
			s := driver.Serve(t, prefix)
			p := driver.OpenInstalling(t, driver.Phone)
			p.Start(s.Address("/"))
			p.Offline()
			s.Vanish()
			record := driver.RandomRecord(t, 20)
			p.Start(s.Address("/tapatan/") + "#" + driver.Fragment(t, link.Letter{Record: record}))
			p.Wait(`document.querySelectorAll('.move').length === 20`)
			p.OpenShare(driver.Clicking)
			if !strings.HasPrefix(p.Shared(), s.Address("/tapatan/")+"#") {
				t.Errorf("the link is %s", p.Shared())
			}
		})
	}
}

// A touch that came while the program loaded is not played in the game that the link brings.
func TestFirstTouchIsNotForTheLink(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Phone)
	p.Inject(`document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-point=c3]').click())`)
	p.Start(s.Address("/tapatan/") + "#" + driver.Fragment(t,
		link.Letter{Record: rules.Record{Game: "tapatan", Moves: []rules.Move{"b2"}}}))
	p.Settle()
	if got := p.Moves(); !slices.Equal(got, []string{"b2"}) {
		t.Errorf("moves %v, want b2", got)
	}
}

// A link or record of another game opens on that game's page. One without its secrets can only be watched.
func TestGameOfAnotherKind(t *testing.T) {
	p := driver.Open(t, driver.Desktop)
	s := driver.ServeTestGame(t)
	fragment, err := link.Encode(rules.Registry{bag.Spec()}, link.Letter{Record: rules.Record{
		Game: "bag", Moves: []rules.Move{"2", "?", "=3", "+"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	open := map[string]func(){
		"link": func() { p.Start(s.Address("/tapatan/") + "#" + fragment) },
		"record": func() {
			p.Start(s.Address("/tapatan/"))
			p.OpenShare(driver.Clicking)
			p.Paste(driver.Clicking, `{"game":"bag","moves":["2","?","=3","+"]}`)
		},
	}
	for _, name := range slices.Sorted(maps.Keys(open)) {
		open[name]()
		p.Wait(driver.AtPath("/bag/"))
		p.WaitStatus(fr.Share.Watched)
		p.Settle()
		if got := len(p.Moves()); got != 4 {
			t.Errorf("%s: %d moves, want 4", name, got)
		}
		if got := driver.Eval[int](p, `document.querySelectorAll('.choices button:not([aria-disabled])').length`); got > 0 {
			t.Errorf("%s: %d moves can be made", name, got)
		}
		p.Click("#walk-first")
		p.WaitStatus(fr.LookingAt(0, 0))
		p.Click("#walk-last")
		p.Reload()
		p.Ready()
		p.WaitStatus(fr.Share.Watched)
		p.Shot("watched")
		p.Accessible()
		p.OpenShare(driver.Clicking)
		if driver.Eval[bool](p, `document.querySelector('#letters')?.offsetWidth > 0`) {
			t.Errorf("%s: correspondence is offered in a game with secrets", name)
		}
	}
}
