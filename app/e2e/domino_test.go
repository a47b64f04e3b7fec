package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
)

// The moves of the two examples of the rules.
var (
	nineMoves = []string{
		"03@-1,1>0,1", "56@-1,0>-1,-1", "36@1,-1>0,-1", "13@2,0>2,-1", "11@2,1>3,1", "26@0,-3>0,-2",
		"05@3,-1>3,-2", "22@1,-3>2,-3", "06@-1,-3>-1,-2",
	}
	seventeenMoves = []string{
		"23@1,-1>1,-2", "55@0,1>0,2", "03@1,-3>1,-4", "05@-2,1>-1,1", "44@2,0>2,1", "46@-2,0>-2,-1", "66@-2,-3>-2,-2",
		"01@2,-1>3,-1", "26@-3,-4>-2,-4", "34@2,-2>2,-3", "14@3,2>2,2", "04@2,-4>3,-4", "36@-3,1>-3,2",
		"06@-3,-3>-3,-2", "56@-1,2>-2,2", "02@0,-2>0,-1", "35@0,-4>0,-3",
	}
)

// A layer brings the ghost of a domino over a cell, and lays it there; a piece of the tray has been named before.
type layer struct{ choose, over, turn, lay func(p *tab, at string) }

func cellAt(name string) string { return `[data-point="` + name + `"]` }

var (
	layByMouse = layer{
		choose: func(p *tab, at string) { p.t.Helper(); p.click("#point-" + at) },
		over:   func(p *tab, at string) { p.t.Helper(); p.hover(cellAt(at)) },
		turn:   func(p *tab, _ string) { p.t.Helper(); p.press("r") },
		lay:    func(p *tab, at string) { p.t.Helper(); p.click(cellAt(at)) },
	}
	layByTouch = layer{
		choose: func(p *tab, at string) { p.t.Helper(); p.tap("#point-" + at) },
		over:   func(p *tab, at string) { p.t.Helper(); p.tap(cellAt(at)) },
		turn:   func(p *tab, _ string) { p.t.Helper(); p.tap("#do-turn-piece") },
		lay:    func(p *tab, at string) { p.t.Helper(); p.tap(cellAt(at)) },
	}
	layByKeyboard = layer{
		choose: func(p *tab, at string) { p.t.Helper(); p.walkTray(at); p.press(kb.Enter) },
		over:   func(p *tab, at string) { p.t.Helper(); p.walkCells(at) },
		turn:   func(p *tab, _ string) { p.t.Helper(); p.press("r") },
		lay:    func(p *tab, _ string) { p.t.Helper(); p.press(kb.Enter) },
	}
)

// hover moves the mouse over an element and presses nothing.
func (p *tab) hover(selector string) {
	p.t.Helper()
	at := eval[spot](p, fmt.Sprintf(`(() => { const e = document.querySelector(%s); e.scrollIntoView({ block: 'nearest' });
		const r = e.getBoundingClientRect(); return { X: r.x + r.width / 2, Y: r.y + r.height / 2 }; })()`, quote(selector)))
	d := &pointer{p: p, kind: input.DispatchMouseEventPointerTypeMouse, at: at}
	d.event("mouseMoved", "", input.MouseButtonNone, 0)
	p.settle()
}

// walkTray walks with the arrows to a domino of the tray.
func (p *tab) walkTray(name string) {
	p.t.Helper()
	const place = `[...document.querySelectorAll('.tile')].findIndex((e) => e.dataset.point === %s)`
	at := eval[int](p, `[...document.querySelectorAll('.tile')].indexOf(document.activeElement)`)
	if at < 0 {
		p.t.Fatalf("the keyboard is not in the tray but on %s", eval[string](p, `document.activeElement.outerHTML.slice(0, 200)`))
	}
	to := eval[int](p, fmt.Sprintf(place, quote(name)))
	for ; at/7 < to/7; at += 7 {
		p.press(kb.ArrowDown)
	}
	for ; at/7 > to/7; at -= 7 {
		p.press(kb.ArrowUp)
	}
	for ; at < to; at++ {
		p.press(kb.ArrowRight)
	}
	for ; at > to; at-- {
		p.press(kb.ArrowLeft)
	}
	p.settle()
	p.holds("point-" + name)
}

// walkCells walks with the arrows to a cell.
func (p *tab) walkCells(name string) {
	p.t.Helper()
	p.settle()
	var x, y, toX, toY int
	at := eval[string](p, `document.activeElement.dataset.point ?? ''`)
	if _, err := fmt.Sscanf(at+" "+name, "%d,%d %d,%d", &x, &y, &toX, &toY); err != nil {
		p.t.Fatalf("the keyboard is on %q: %v", at, err)
	}
	go1 := func(from, to int, more, less string) {
		for ; from < to; from++ {
			p.press(more)
		}
		for ; from > to; from-- {
			p.press(less)
		}
	}
	go1(x, toX, kb.ArrowRight, kb.ArrowLeft)
	go1(y, toY, kb.ArrowUp, kb.ArrowDown)
	p.settle()
}

// ghost chooses a domino, brings it over a cell and turns it so often that it would lie as a move in notation says; it
// returns what the page says of it.
func (p *tab) ghost(by layer, move string) string {
	p.t.Helper()
	numbers, cells, _ := strings.Cut(move, "@")
	first, _, _ := strings.Cut(cells, ">")
	by.choose(p, numbers)
	p.settle()
	by.over(p, first)
	p.settle()
	for range 5 {
		if eval[string](p, `document.querySelector('.ghost')?.dataset.move ?? ''`) == move {
			return p.why()
		}
		by.turn(p, first)
		p.settle()
	}
	p.t.Fatalf("%s cannot be turned: %q", move, p.why())
	return ""
}

// layAll lays dominoes one after the other.
func (p *tab) layAll(by layer, moves []string) {
	p.t.Helper()
	for i, move := range moves {
		why := p.ghost(by, move)
		if strings.Contains(why, "interdit") {
			p.t.Fatalf("%s: %s", move, why)
		}
		first, _, _ := strings.Cut(move[3:], ">")
		by.lay(p, first)
		p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length === %d`, i+1))
		p.settle()
	}
}

// listed is how the page lists moves.
func listed(moves []string) []string {
	var list []string
	for _, m := range moves {
		list = append(list, strings.ReplaceAll(m[:1]+"-"+m[1:2]+" "+strings.Replace(m[3:], ">", " › ", 1), ",-", ",−"))
		last := &list[len(list)-1]
		*last = strings.ReplaceAll(strings.ReplaceAll(*last, " -", " −"), "› -", "› −")
	}
	return list
}

// The examples of the rules, by hand; the end is told, and why.
func TestDominoGames(t *testing.T) {
	s := serve(t, "/")
	for _, c := range []struct {
		name, variant string
		device        device
		by            layer
		moves         []string
	}{
		{"mouse", "5", desktop, layByMouse, nineMoves},
		{"keyboard", "5", desktop, layByKeyboard, nineMoves},
		{"touch", "7", phone, layByTouch, seventeenMoves},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, c.device)
			p.start(s.url("/domino/"))
			p.openSetup()
			p.choose("#variant", c.variant)
			p.closeSetup()
			p.seat("two", "", "seat0")
			if c.name == "keyboard" {
				p.tabTo("point-00")
			}
			p.do(runs(`scrollTo(0, 0)`))
			p.shot("start")
			p.layAll(c.by, c.moves)
			if why := p.waitFor("Premier gagne."); !strings.Contains(why, "Premier a posé le dernier") {
				t.Errorf("the end is told so: %q", why)
			}
			if got := p.moves(); !slices.Equal(got, listed(c.moves)) {
				t.Errorf("the game went %v", got)
			}
			if eval[string](p, `document.querySelector('.dead').getAttribute('d')`) == "" {
				t.Error("the blocked cells are not shown")
			}
			p.shot("won")
			p.fits()
			p.accessible()
		})
	}
}

// What may not be laid is said with its reason, and stays in the hand.
func TestDominoReasons(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/domino/"))
	p.seat("two", "", "seat0")
	p.click(cellAt("2,0"))
	p.settle()
	if why := p.why(); !strings.Contains(why, "d’abord un domino") {
		t.Errorf("a cell before a domino: %q", why)
	}
	say := func(move, want string) {
		t.Helper()
		if why := p.ghost(layByMouse, move); !strings.Contains(why, want) {
			t.Errorf("%s: %q, want %q", move, why, want)
		}
		refused := eval[bool](p, `document.querySelector('.ghost').classList.contains('refused')`)
		if allowed := strings.Contains(want, "permis :"); refused == allowed {
			t.Errorf("%s is drawn as if refused: %v", move, refused)
		}
		p.shot(move[:2])
		before := len(p.moves())
		if refused {
			first, _, _ := strings.Cut(move[3:], ">")
			p.click(cellAt(first))
			p.settle()
		}
		if len(p.moves()) != before {
			t.Errorf("%s has been laid", move)
		}
		p.click("#do-back")
		p.settle()
	}
	say("01@-1,0>-2,0", "deux zéros se toucheraient")
	say("12@2,2>3,2", "il faut au moins un contact permis")
	say("12@4,0>5,0", "plus de place à droite")
	p.layAll(layByMouse, nineMoves[:3])
	say("22@2,-1>3,-1", "le 2 en 2,−1 toucherait le 3 en 1,−1")
	p.layOne(layByMouse, nineMoves[3])
	p.layOne(layByMouse, nineMoves[4])
	if why := p.why(); !strings.Contains(why, "Plus de place à gauche ni à droite.") {
		t.Errorf("a full width is told so: %q", why)
	}
	p.layOne(layByMouse, nineMoves[5])
	if why := p.why(); !strings.Contains(why, "Plus de place en haut ni en bas.") {
		t.Errorf("a full height is told so: %q", why)
	}
	say("22@1,-2>1,-1", "La case 1,−1 est déjà couverte")
	say("12@3,-3>4,-3", "plus de place à droite")
	say("05@3,-3>3,-4", "plus de place en bas")
	say("06@-1,-3>-1,-2", "Contacts permis : 0 et 2, 6 et 6, 6 et 6") // a zero beside a 2
	p.click("#do-dead")
	p.settle()
	p.shot("dead")
	p.click("#do-undo")
	p.settle()
}

func (p *tab) layOne(by layer, move string) {
	p.t.Helper()
	before := len(p.moves())
	p.ghost(by, move)
	first, _, _ := strings.Cut(move[3:], ">")
	by.lay(p, first)
	p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length > %d`, before))
	p.settle()
}

// A domino is dragged from the tray, by mouse, over the board and let go.
func TestDominoDrag(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/domino/"))
	p.seat("two", "", "seat0")
	place := func(selector string) spot {
		return eval[spot](p, fmt.Sprintf(`(() => { const r = document.querySelector(%s).getBoundingClientRect();
			return { X: r.x + r.width / 2, Y: r.y + r.height / 2 }; })()`, quote(selector)))
	}
	p.do(runs(`scrollTo(0, 0)`))
	d := &pointer{p: p, kind: input.DispatchMouseEventPointerTypeMouse}
	d.down(place("#point-36"))
	d.glide(place(cellAt("1,1")))
	if eval[bool](p, `document.querySelector('.ghost use') === null`) {
		t.Error("what is dragged is not seen over the board")
	}
	d.up()
	p.wait(`document.querySelectorAll('.move').length === 1`)
}

// Against the machine a person lays, and it answers; what it knows for sure it does not count in moves.
func TestDominoMachine(t *testing.T) {
	s := serve(t, "/")
	p := open(t, phone)
	p.start(s.url("/domino/"))
	p.seat("one", "6", "seat0")
	p.waitFor(yourTurn)
	p.tap("#exact")
	for i, move := range []string{"03@-1,1>0,1"} {
		p.ghost(layByTouch, move)
		p.tap("#do-put")
		p.wait(fmt.Sprintf(`document.querySelectorAll('.move').length === %d`, 2*i+2))
		p.waitFor(yourTurn)
	}
	p.wait(`document.querySelector('.value').innerText.includes('Ordi gagne')`)
	if value := p.text(".value"); !strings.Contains(value, "exact") || strings.Contains(value, "0 coup") {
		t.Errorf("the value is told so: %q", value)
	}
	p.tap("#do-hint")
	p.wait(`document.querySelector('.tile.hinted') !== null`)
	p.shot("hint")
	p.accessible()
}

// Both themes, the rules and every size of zone on a phone, for eyes.
func TestDominoLook(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{phone, desktop} {
		p := open(t, d)
		p.prefer("prefers-color-scheme", "dark")
		p.start(s.url("/domino/"))
		p.seat("two", "", "seat0")
		p.layAll(layByMouse, nineMoves[:4])
		p.ghost(layByMouse, "11@2,1>3,1")
		p.do(runs(`scrollTo(0, 0)`))
		p.shot("dark")
		p.accessible()
		p.start(s.url("/domino/regles"))
		p.settle()
		p.fits2()
		p.do(runs(`document.querySelectorAll('.demo')[1].scrollIntoView()`))
		p.shot("rules")
		p.start(s.url("/"))
		p.settle()
		p.shot("home")
	}
}

func (p *tab) fits2() {
	p.t.Helper()
	if over := eval[float64](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
		p.t.Errorf("%s: the page is %v px too wide", p.device.name, over)
	}
}

// A ghost follows the mouse without a stumble, where there is most to draw.
func TestDominoGhostIsQuick(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	p.start(s.url("/domino/"))
	p.openSetup()
	p.choose("#variant", "7")
	p.closeSetup()
	p.seat("two", "", "seat0")
	p.click("#point-36")
	p.settle()
	p.observeTasks()
	p.tasks()
	for _, cell := range []string{"-1,1", "0,1", "1,1", "2,1", "2,0", "2,-1", "1,-1", "0,-1"} {
		p.hover(cellAt(cell))
	}
	if tasks := p.tasks(); len(tasks) > 0 {
		t.Logf("blocked for %v ms", tasks)
	}
}

// On a low or narrow window everything can still be reached and read.
func TestDominoIsNotCut(t *testing.T) {
	s := serve(t, "/")
	for _, d := range []device{
		{"laptop", 1366, 640, false}, {"zoomed twice", 640, 400, false}, {"narrow", 320, 568, true}, {"landscape", 844, 390, true},
	} {
		t.Run(d.name, func(t *testing.T) {
			p := open(t, d)
			p.start(s.url("/domino/"))
			p.seat("two", "", "seat0")
			p.click("#exact")
			p.layAll(layByMouse, nineMoves[:3])
			p.ghost(layByMouse, nineMoves[3])
			p.shot("ghost")
			p.fits2()
			cut := eval[[]string](p, `[...document.querySelectorAll('.panel button, .panel a, .status strong, h1')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1);
			}).map((e) => e.id + ' ' + e.textContent)`)
			if len(cut) > 0 {
				t.Errorf("cut: %q", cut)
			}
			small := eval[[]string](p, `[...document.querySelectorAll('.tile, .lay button, .point')].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.width > 0 && (Math.round(r.width) < 43 || Math.round(r.height) < 44);
			}).map((e) => e.id + ' ' + e.getBoundingClientRect().width)`)
			if d.touch && len(small) > 0 {
				t.Errorf("too small to be touched: %q", small)
			}
		})
	}
}

// The machine finds where a game turned, and says how it stands without counting moves that it has not counted.
func TestDominoStudy(t *testing.T) {
	s := serve(t, "/")
	p := open(t, desktop)
	game := games.All()[slices.IndexFunc(games.All(), func(g *board.Game) bool { return g.ID() == "domino" })]
	table := play.New(game, game.Levels, 1)
	table.Sit([2]play.Seat{})
	for _, m := range nineMoves {
		if err := table.Play(rules.Move(m)); err != nil {
			t.Fatal(err)
		}
	}
	p.inject(`localStorage['tablier/.table.domino'] ??= ` + quote(table.Save()))
	p.start(s.url("/domino/"))
	p.click("#act-study")
	p.settle()
	p.click("#study-run")
	p.wait(studied)
	if got := p.turnings(); len(got) == 0 || !strings.Contains(strings.Join(got, " "), "décisif") && !strings.Contains(strings.Join(got, " "), "Second") {
		t.Errorf("turning points: %q", got)
	} else {
		t.Logf("%q", got)
	}
	p.settle()
	p.shot("study")
	p.accessible()
}
