package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"

	boards "tablier/app/boards/morris"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/rules/morris"
	"tablier/rules/morris/redrawn"
)

// A drawer draws in the room for it.
type drawer struct {
	*driver.Tab
	server *driver.Server
	grid   string
}

// begin opens the room with an empty plate.
func (d *drawer) begin() {
	d.T.Helper()
	forget := d.Inject(`localStorage.clear()`)
	d.open("")
	forget()
	d.Wait(`document.querySelector('.tr').dataset.state === 'blank'`)
	d.grid = "7"
}

// open opens the room at an address.
func (d *drawer) open(what string) {
	d.T.Helper()
	d.Start(d.server.Address(nav.DrawRoute) + what)
	d.Wait(`document.querySelector('.tr')`)
}

// on chooses a grid.
func (d *drawer) on(grid string) {
	d.T.Helper()
	d.Choose("#tr-grid", grid)
	d.grid = grid
}

// spot returns where a place is in the window.
func (d *drawer) spot(p morris.Place) driver.Spot {
	box := driver.Eval[[]float64](d.Tab, `(() => { const r = document.getElementById('tr-plate').getBoundingClientRect();
		return [r.left, r.top, r.width] })()`)
	x, y := boards.Spot(d.grid, p)
	return driver.Spot{X: box[0] + float64(x)*box[2]/600, Y: box[1] + float64(y)*box[2]/600}
}

// pointer is the person's mouse.
func (d *drawer) pointer() *driver.Pointer {
	return &driver.Pointer{Tab: d.Tab, Kind: input.DispatchMouseEventPointerTypeMouse}
}

func (d *drawer) touch(places ...morris.Place) {
	d.T.Helper()
	for _, p := range places {
		mouse := d.pointer()
		mouse.Down(d.spot(p))
		mouse.Up()
	}
}

func (d *drawer) drag(from, to morris.Place) {
	d.T.Helper()
	mouse := d.pointer()
	mouse.Down(d.spot(from))
	mouse.Glide(d.spot(to))
	mouse.Up()
}

// cell returns the place of a point by its name.
func cell(name string) morris.Place {
	return morris.Place{X: int(name[0] - 'a'), Y: int(name[1] - '1')}
}

// lines draws strokes by drags from the first to the last point of each.
func (d *drawer) lines(texts ...string) {
	d.T.Helper()
	for _, text := range texts {
		d.drag(cell(text[:2]), cell(text[3:]))
	}
}

// square draws nine points with the lines along files and ranks.
func (d *drawer) square(diagonals bool) {
	d.T.Helper()
	d.begin()
	d.Click("#act-grid")
	d.grid = "3"
	d.Click("#act-tool-1")
	d.lines("a1 c1", "a2 c2", "a3 c3", "a1 a3", "b1 b3", "c1 c3")
	if diagonals {
		d.lines("a1 c3", "c1 a3")
	}
}

// wheel draws a ring with its diameters.
func (d *drawer) wheel() {
	d.T.Helper()
	d.begin()
	d.Click("#act-ring")
	d.grid = morris.Ring
	d.Choose("#tr-stroke", "1")
	for k := range 9 {
		d.touch(morris.Place{X: k % 8})
	}
	d.Choose("#tr-stroke", "0")
	for k := range 4 {
		d.drag(morris.Place{X: k}, morris.Place{X: k + 4})
	}
}

// Each board of the family, drawn with the mouse, has the text that it has as data.
func TestFamilyIsDrawnByHand(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	d := &drawer{Tab: p, server: s}
	ring := func(k int) morris.Place { return morris.Place{X: k} }
	draws := map[string]func(){
		"tapatan":    func() { d.square(true) },
		"achi":       func() { d.square(true); d.Choose("#tr-pawns", "4"); d.Choose("#tr-passes", "1") },
		"neuf-trous": func() { d.square(false); d.Choose("#tr-motion", "2") },
		"pendus":     func() { d.square(true); d.Choose("#tr-motion", "2") },
		"tant-fant":  func() { d.square(true); d.Choose("#tr-start", "1") },
		"shisima": func() {
			d.wheel()
			d.Choose("#tr-start", "1")
			d.Wait(`document.getElementById('act-tool-2').ariaChecked === 'true'`)
			placePawns(d, ".ooo.rrr.", func(i int) morris.Place {
				if i == 0 {
					return morris.Place{Y: 1}
				}
				return ring(i - 1)
			})
		},
		"rota": func() { d.wheel() },
		"tsoro": func() {
			d.begin()
			d.on(morris.Free)
			at := []morris.Place{{X: 50, Y: 99}, {X: 25, Y: 50}, {X: 50, Y: 50}, {X: 75, Y: 50}, {}, {X: 50}, {X: 99}}
			d.touch(at...)
			d.Click("#act-tool-1")
			for _, line := range [][2]int{{0, 4}, {0, 5}, {0, 6}, {1, 3}, {4, 6}} {
				d.drag(at[line[0]], at[line[1]])
			}
			d.Choose("#tr-motion", "1")
			writePlaces(d, at)
		},
		"picaria": func() {
			d.square(true)
			d.Choose("#tr-symmetry", "2")
			d.Choose("#tr-stroke", "1")
			d.lines("b1 c2")
		},
		"picaria-13": func() {
			d.begin()
			d.on("5")
			d.Choose("#tr-symmetry", "2")
			d.touch(cell("a1"), cell("c1"), cell("b2"), cell("c3"))
			d.Click("#act-tool-1")
			d.lines("a1 e1", "a1 e5", "c1 e3")
			d.Choose("#tr-symmetry", "0")
			d.lines("a3 e3", "c1 c5")
			d.Choose("#tr-closed", "i c3")
		},
	}
	texts := redrawn.Texts()
	for _, board := range morris.Boards() {
		draws[board.ID]()
		p.Settle()
		if got := driver.Eval[string](p, `document.querySelector('.tr').dataset.game`); got != texts[board.ID] {
			t.Errorf("%s is\n%s, want\n%s", board.ID, got, texts[board.ID])
		}
		p.Shot(board.ID)
	}
}

// placePawns drags the pawns that are in place to where they are wanted, in the order of the points.
func placePawns(d *drawer, want string, place func(i int) morris.Place) {
	d.T.Helper()
	now := func() string {
		return driver.Eval[string](d.Tab, `JSON.parse(Object.entries(localStorage).find(([k]) => k.endsWith('drawing'))[1])
			.sketch.Start`)
	}
	for i := range want {
		for at := now(); at[i] != want[i]; at = now() {
			j := i + 1
			for at[j] != want[i] || at[j] == want[j] {
				j++
			}
			d.drag(place(i), place(j))
		}
	}
}

// writePlaces puts free points exactly where they belong, in the table: a pixel is more than a hundredth of the plate.
func writePlaces(d *drawer, at []morris.Place) {
	d.T.Helper()
	d.Click("#act-table")
	d.Wait(`document.querySelector('.tr-points tbody')`)
	for i, p := range at {
		d.Choose("#tr-x-"+strconv.Itoa(i), strconv.Itoa(p.X))
		d.Choose("#tr-y-"+strconv.Itoa(i), strconv.Itoa(p.Y))
	}
	d.Click("#act-drawing")
}

// By keyboard alone a game is drawn and mended, its rule is changed, and it is undone; a reload loses nothing.
func TestDrawByKeyboard(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	d := &drawer{Tab: p, server: s}
	d.begin()
	const heard, state = `document.getElementById('tr-heard').textContent`, `document.querySelector('.tr').dataset.state`
	told := func(say string) { t.Helper(); p.Wait(heard + ` === ` + driver.Quote(say)) }
	right, left, up := kb.ArrowRight, kb.ArrowLeft, kb.ArrowUp
	p.TabTo("tr-plate")
	p.Press("p" + kb.Enter)
	told("d4, point, aucun trait")
	p.Press(left + left)
	told("b4, libre")
	p.Press(kb.Enter + strings.Repeat(right, 4) + kb.Enter)
	told("f4, point, aucun trait")
	p.Press("l" + kb.Enter)
	told("f4, choisi")
	p.Press(strings.Repeat(left, 4) + kb.Enter + kb.Enter)
	told("b4, point, 1 trait")
	p.Press(up + up + kb.Enter) // a point that is linked to nothing, from which a line begins
	p.Press(right + right + kb.Enter + kb.Escape)
	p.Wait(state + ` === 'faulty'`)
	p.TabTo("act-mend-short-line-0")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.id === 'tr-plate'`)
	p.Press("p" + left + left + kb.Enter) // wherever the keyboard is, points come
	p.Settle()
	count := p.Text("#tr-limit")
	d.open("")
	p.Wait(`document.getElementById('tr-limit').textContent === ` + driver.Quote(count))
	p.TabTo("act-table")
	p.Press(kb.Enter)
	p.TabTo("act-addpoint")
	p.Press(kb.Enter)
	p.Wait(`document.activeElement.id.startsWith('tr-x-')`)
	p.Wait(`document.getElementById('tr-limit').textContent !== ` + driver.Quote(count))
	p.TabTo("act-undo")
	p.Press(kb.Enter)
	p.Wait(`document.getElementById('tr-limit').textContent === ` + driver.Quote(count))
}

// A game comes by a link, is solved, played, copied, changed and given on; one's own drawing stays.
func TestDrawnGame(t *testing.T) {
	s := driver.Serve(t, "/")
	driver.SmallScreen(t, func(t *testing.T, p *driver.Tab) {
		d := &drawer{Tab: p, server: s}
		d.begin()
		p.Settle()
		p.FitsWidth()
		p.Shot("blank")
		d.open("?lang=fr#" + crossText + "&n=La+croix+d%25E2%2580%2599Agadir&a=Lina")
		p.Wait(`document.querySelector('.tr').dataset.state === 'solved'`)
		p.Wait(`document.querySelector('.tr').dataset.settled === 'true'`)
		if got := p.Text(".tr-from"); !strings.Contains(got, "La croix d’Agadir, un jeu de Lina") {
			t.Errorf("received: %q", got)
		}
		if got := p.Text(".tr-judge"); !strings.Contains(got, "84\u202f343") {
			t.Errorf("ruling: %q", got)
		}
		p.FitsWidth()
		p.Shot("received")
		p.Click("#act-copy")
		p.Wait(`document.getElementById('act-tool-0')`)
		p.Shot("own")
		p.Run(`document.getElementById('act-tab-rule').click()`)
		p.Shot("rule")
		p.FitsWidth()
		p.Run(`document.getElementById('act-tab-verdict').click()`)
		p.Shot("verdict")
		// colour is never the only sign: there is a gap between the parts of the bar, and what is drawn is hollow
		p.Wait(`(() => { const [w, l, d] = [...document.querySelectorAll('.tr-shares rect')];
			const box = e => e.getBoundingClientRect();
			return box(l).left - box(w).right >= 1.5 && box(d).left - box(l).right >= 1 && box(d).width > 20 &&
				getComputedStyle(d).fill === 'none' && getComputedStyle(w).fill !== 'none'; })()`)
		p.FitsWidth()
		p.Run(`document.getElementById('act-share').click()`)
		p.Wait(`document.getElementById('tr-link').value.includes('n=')`)
		p.Shot("shared")
		p.Click("#act-names")
		p.Wait(`!document.getElementById('tr-link').value.includes('n=')`)
		p.Run(`document.getElementById('act-tab-drawing').click()`)
		p.Run(`document.getElementById('act-table').click()`)
		p.Wait(`document.querySelector('.tr-points tbody')`)
		if got := p.Text(".tr-lines tbody"); strings.Count(got, "1 ×") != 4 || strings.Count(got, "3 ×") != 2 {
			t.Errorf("the strokes win so often: %q", got)
		}
		p.FitsWidth()
		p.Shot("table")
		p.Run(`document.getElementById('tr-play').click()`)
		p.Wait(`document.querySelectorAll('button.point').length === 13`)
		p.Shot("played")
	})
}
