package e2e

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	machines "tablier/ai/players"
	"tablier/app/e2e/driver"
	"tablier/app/play"
)

// The sizes at which the panel is looked at: the first three have board and panel side by side and above the fold.
var panelSizes = []driver.Device{
	{Name: "1366x768", Width: 1366, Height: 768}, {Name: "1280x800", Width: 1280, Height: 800},
	{Name: "1024x600", Width: 1024, Height: 600}, {Name: "390x844", Width: 390, Height: 844},
	{Name: "360x640", Width: 360, Height: 640}, {Name: "568x320", Width: 568, Height: 320},
	{Name: "768x1024", Width: 768, Height: 1024}, {Name: "1920x1080", Width: 1920, Height: 1080},
}

// watchPlaces has the page look at itself whenever it has been drawn anew: each zone and each control that can be seen
// must stand where it stood when it was first seen at this size of the window, no zone over another, no sentence cut,
// no row of the list in half, the move shown in the list, and on a wide window nothing below the fold. At another size
// it looks once that is drawn.
const watchPlaces = `(() => {
	const phone = matchMedia('(max-width: 743px), (max-width: 879px) and (max-height: 500px)');
	const first = {}, wrong = window.misplaced = new Set();
	const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
	const place = (e) => {
		const r = e.getBoundingClientRect(), fixed = e.closest('.actions') && phone.matches;
		return [r.x, r.y + (fixed ? 0 : scrollY), r.width, r.height].map((n) => n.toFixed(1)).join(' ');
	};
	const zones = ['.tabs', '.players', '.evaluation', '.status', '.own', '.ways', '.log', '.actions'];
	const controls = '[role=tab], .actions button, .walk button, .chip, .links a, .links button, .count, ' +
		'.ways > *, .ways button';
	const look = () => {
		if (document.querySelector('.play').dataset.panel !== 'play') return;
		// The zones of a first visit are others: how to begin has the room of the list.
		const size = innerWidth + 'x' + innerHeight + (document.querySelector('.welcoming') ? ' of a first visit' : '');
		const shown = zones.map((z) => document.querySelector('.play ' + z)).filter((e) => e && seen(e));
		for (const e of [...shown, ...[...document.querySelectorAll('.play :is(' + controls + ')')].filter(seen)]) {
			// While pieces are set up, the game's part has the room of the list, which is empty; long words take room of it.
			if (e.matches('.own, .status') && document.querySelector('.status:is(.over, .long)')) continue;
			const name = size + ' ' + (e.id || e.className || e.textContent) +
				(e.matches('.own') && e.closest('.setting-up') ? ' of a set-up' : '');
			first[name] ??= place(e);
			if (first[name] !== place(e)) wrong.add(name + ': ' + first[name] + ' → ' + place(e));
		}
		const boxes = shown.filter((e) => !(phone.matches && e.matches('.actions')))
			.map((e) => [e.className, e.getBoundingClientRect()]).filter(([, r]) => r.height > 0);
		for (const [a, r] of boxes) for (const [b, s] of boxes) {
			if (a < b && r.bottom > s.top + 1 && s.bottom > r.top + 1) wrong.add(size + ': ' + a + ' over ' + b);
		}
		const words = document.querySelector('.status').getBoundingClientRect();
		for (const e of document.querySelectorAll('.status :is(h2, .last-move, .why, button)')) {
			if (seen(e) && e.getBoundingClientRect().bottom > words.bottom + 1) {
				wrong.add(size + ': cut: ' + e.textContent);
			}
		}
		for (const e of document.querySelectorAll('.status h2')) {
			if (e.scrollWidth > e.clientWidth + 1) wrong.add(size + ': cut: ' + e.textContent);
		}
		const list = document.querySelector('.moves'), row = list?.querySelector('li:not(.gap, .in-brief li)');
		if (row && seen(list) && list.clientHeight % row.offsetHeight) wrong.add(size + ': half a row');
		const now = list?.querySelector('[aria-current]')?.getBoundingClientRect(), box = list?.getBoundingClientRect();
		if (now && seen(list) && (now.top < box.top - 1 || now.bottom > box.bottom + 1)) {
			wrong.add(size + ': the list has not followed to the move shown');
		}
		if (innerWidth >= 1024 && document.documentElement.scrollHeight > innerHeight) {
			wrong.add(size + ': the page is ' + document.documentElement.scrollHeight + ' px high');
		}
		const board = document.querySelector('.play > .board').getBoundingClientRect();
		const panel = document.querySelector('.panel').getBoundingClientRect();
		if (innerWidth >= 1024 && Math.abs(board.bottom - panel.bottom) > 1) wrong.add(size + ': board and panel end apart');
		if (innerWidth < 744 && innerHeight > 500 && words.bottom > innerHeight - 52) {
			wrong.add(size + ': the words are not in view');
		}
		if (innerWidth === 1920 && board.width < 900) wrong.add(size + ': the board is only ' + board.width + ' px wide');
		if (innerWidth === 768 && panel.left < board.right) wrong.add(size + ': one column');
	};
	let size = '', drawn = 0;
	const lookOnceDrawn = () => {
		drawn ||= requestAnimationFrame(() => {
			drawn = 0;
			if (innerWidth + 'x' + innerHeight === size) look();
		});
	};
	new MutationObserver(lookOnceDrawn).observe(document.querySelector('main'),
		{ subtree: true, childList: true, attributes: true, characterData: true });
	window.lookAnew = async () => {
		await untilQuiet(20); // frames: machines that play may leave it none that is quiet
		size = innerWidth + 'x' + innerHeight;
		look();
	};
	return lookAnew();
})()`

// resize changes the window as a person does; the page looks at itself in it from then on.
func resize(p *driver.Tab, d driver.Device) {
	p.T.Helper()
	p.Do(chromedp.EmulateViewport(d.Width, d.Height))
	p.Run(`lookAnew()`)
}

// resizeToAll changes the window to each size.
func resizeToAll(p *driver.Tab) {
	p.T.Helper()
	for _, size := range panelSizes {
		resize(p, size)
	}
}

// wantPlaces fails the test when something was misplaced.
func wantPlaces(p *driver.Tab) {
	p.T.Helper()
	for _, what := range driver.Eval[[]string](p, `[...misplaced].slice(0, 12)`) {
		p.T.Error(what)
	}
}

// No control and no zone of the panel moves over a whole game, in any game, at any size.
func TestPanelKeepsItsPlaceInTapatan(t *testing.T) {
	wantPlacesKept(t, driver.Serve(t, "/"), "tapatan")
}

func TestPanelKeepsItsPlaceInHyle(t *testing.T) { wantPlacesKept(t, driver.Serve(t, "/"), "hyle") }

func TestPanelKeepsItsPlaceInEntropy(t *testing.T) {
	wantPlacesKept(t, driver.Serve(t, "/"), "entropy")
}

func TestPanelKeepsItsPlaceInDomino(t *testing.T) { wantPlacesKept(t, driver.Serve(t, "/"), "domino") }

// A match of Le Stratège has hundreds of moves: between the first ones and the last ones it is played beforehand.
func TestPanelKeepsItsPlaceInStratege(t *testing.T) {
	s := driver.Serve(t, "/")
	p := betweenMachines(t, s, "stratege")
	watchMatch(p, 30)
	p.KeepOnce(nearlyOver(t, "stratege"))
	p.Start(s.Address("/stratege/"))
	p.Click("#do-pause") // which a saved match of machines begins with
	watchMatch(p, math.MaxInt)
}

// nearlyOver is a table at which a match between machines is a few moves from its end.
func nearlyOver(t *testing.T, id string) *play.Table {
	t.Helper()
	brisk := func(settings *play.Settings) { settings.Pace = play.Brisk }
	at := func(moves ...string) *play.Table {
		return driver.Table(t, id, 1, [2]play.Seat{{Level: 1}, {Level: 1}}, brisk, moves...)
	}
	var moves []string
	machine := machines.New().Find(id)
	for table := at(); !table.Result().Over(); {
		move := machineMove(t, machine, table)
		if err := table.Play(move); err != nil {
			t.Fatal(err)
		}
		moves = append(moves, string(move))
	}
	return at(moves[:len(moves)-8]...)
}

func TestPanelKeepsItsPlaceInTheTestGame(t *testing.T) {
	wantPlacesKept(t, driver.ServeTestGame(t), "bag")
}

// wantPlacesKept looks at the places in a whole match between machines.
func wantPlacesKept(t *testing.T, server *driver.Server, game string) {
	t.Helper()
	watchMatch(betweenMachines(t, server, game), math.MaxInt)
}

// betweenMachines opens the page of a game, and has machines play there.
func betweenMachines(t *testing.T, server *driver.Server, game string) *driver.Tab {
	t.Helper()
	p := driver.Open(t, panelSizes[0])
	p.Start(server.Address("/" + game + "/"))
	p.TwoMachines([2]string{"1", "1"}, "brisk")
	return p
}

// watchMatch looks at the places while machines play, until the match is over or has so many moves: at each size after
// ever more moves, for how the page looks depends on the first, and then on how long the list is.
func watchMatch(p *driver.Tab, most int) {
	p.T.Helper()
	p.Run(watchPlaces)
	const moves = `document.querySelectorAll('.move').length`
	for played, look, over := 0, 2, false; !over && played < most; {
		// A few moves at a time: how long half of a game takes is nobody's to say.
		p.Wait(fmt.Sprintf(`%s >= %d || document.querySelector('.status.over')`, moves, min(look, played+10)))
		played = driver.Eval[int](p, moves)
		over = driver.Eval[bool](p, `!!document.querySelector('.status.over')`)
		if over || played >= look {
			resizeToAll(p) // once more when it is over
			look = 2 + 2*played
		}
	}
	wantPlaces(p)
}

// The words that tell why a match is drawn are among the longest: machines seldom draw in the tests above.
func TestPanelKeepsItsPlaceInADraw(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, lang := range []string{"fr", "en"} {
		p := driver.Open(t, panelSizes[0])
		p.StartTwoPeople("tapatan", s.Address("/tapatan/?lang="+lang))
		p.Run(watchPlaces)
		p.Play(driver.ByMouse, strings.Fields("a1 a3 b1 b3 c3 c1 c3-c2 c1-b2 c2-c3")...)
		resizeToAll(p)
		resize(p, panelSizes[0])
		p.Play(driver.ByMouse, "b2-c1")
		p.Wait(`document.querySelector('.status.over')`)
		resizeToAll(p)
		wantPlaces(p)
	}
}

// Nor do they while a person plays, errs, asks, looks back and begins anew.
func TestPanelKeepsItsPlaceForAPerson(t *testing.T) {
	p := driver.Open(t, panelSizes[0])
	p.Start(driver.Serve(t, "/").Address("/tapatan/"))
	p.Run(watchPlaces)
	look := func() {
		t.Helper()
		resizeToAll(p)
		resize(p, panelSizes[0])
	}
	look() // a newcomer is offered how to begin
	p.TwoPeople()
	look()
	for _, act := range []func(){
		func() { p.Click("#point-a1") },
		func() { p.Click("#point-a1") }, // taken
		func() { p.Click("#exact"); p.Click("#verdicts") },
		func() { p.Click("#do-hint") },
		func() { p.Click("#point-b2"); p.Click("#do-undo") },
		func() { p.Click("#walk-first") },
		func() { p.Click("#act-live"); p.Click("#more-toggle") },
		func() { p.Click("#more-toggle"); p.Click("#do-restart") },
	} {
		act()
		p.Settle()
		look()
	}
	wantPlaces(p)
}

// What a newcomer is offered stays where it is while they choose, at all sizes, and can be reached; nothing is played
// before they begin, and the match has the places of any other then.
func TestWelcomeKeepsItsPlace(t *testing.T) {
	s := driver.Serve(t, "/")
	for _, game := range []string{"hyle", "stratege", "domino"} {
		p := driver.Open(t, panelSizes[0])
		p.Start(s.Address("/" + game + "/"))
		p.Run(watchPlaces)
		for _, size := range panelSizes {
			resize(p, size)
			p.Hit("#welcome-stronger")
			for _, cut := range driver.Eval[[]string](p, `[...document.querySelectorAll('.ways button')]
					.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)`) {
				t.Errorf("%s, %s: cut: %s", game, size.Name, cut)
			}
			p.Run(`document.getElementById('welcome-apart').scrollIntoView({ block: 'center' })`)
			p.Run(`lookAnew()`)
			if !driver.Eval[bool](p, `(() => {
					const r = document.getElementById('welcome-apart').getBoundingClientRect();
					const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
					return at?.id === 'welcome-apart' && r.bottom <= innerHeight;
				})()`) {
				t.Errorf("%s, %s: the last way cannot be reached", game, size.Name)
			}
			p.Run(`scrollTo(0, 0)`)
			p.Shot(game + size.Name)
		}
		if moves := p.Moves(); len(moves) > 0 {
			t.Errorf("%s: %v is played before a newcomer begins", game, moves)
		}
		p.Hit("#welcome-play")
		p.WaitStatus(fr.YourTurn)
		p.Settle()
		resizeToAll(p)
		wantPlaces(p)
	}
}

// On a phone the board of Astronomy Domino is a window on a larger one: it begins where the rows have their numbers.
func TestRowsHaveTheirNumbersOnAPhone(t *testing.T) {
	p := driver.Open(t, driver.Phone)
	p.Start(driver.Serve(t, "/").Address("/domino/"))
	p.Settle()
	if !driver.Eval[bool](p, `(() => {
			const left = (e) => e.getBoundingClientRect().left;
			return left(document.querySelector('.laying .coords')) >= left(document.querySelector('.laying'));
		})()`) {
		t.Error("the numbers are cut")
	}
}
