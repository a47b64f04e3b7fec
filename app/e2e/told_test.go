package e2e

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"tablier/app/e2e/driver"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/entropy"
	"tablier/rules/hyle"
	"tablier/rules/stratege"
)

// tell is a function of the page that has the words say something, and returns what of it is cut: by its own box, by
// that of the words, or because the panel has no room left. It sets what the program sets.
const tell = `((told, over) => {
	const status = document.querySelector('.status');
	const count = (text) => [...text].length;
	status.querySelector('h2').textContent = told.Say;
	status.querySelector('.last-move > span:last-child').textContent = told.Last;
	status.querySelector('.why').textContent = told.Why;
	const last = count(told.Last), all = count(told.Say) + last + count(told.Why);
	status.classList.toggle('long', all > 130 || last > 44);
	status.classList.toggle('longer', all > 190);
	for (const e of status.querySelectorAll('.thought')) e.hidden = true;
	const box = status.getBoundingClientRect(), cut = [];
	for (const e of status.querySelectorAll('h2, .last-move, .why, .acts button')) {
		if (!e.checkVisibility() || !e.getClientRects().length || getComputedStyle(e).clipPath !== 'none') continue;
		const r = e.getBoundingClientRect();
		if (r.bottom > box.bottom + 1 || e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3) {
			cut.push(e.textContent);
		}
	}
	const panel = document.getElementById('panel-play'), bar = document.querySelector('.actions');
	const end = panel.getClientRects().length ? panel.getBoundingClientRect().bottom : Infinity;
	if (bar.getBoundingClientRect().bottom > end + 1) cut.push('the toolbar is pushed away');
	return cut.length ? [JSON.stringify(told) + ' ' + Math.round(box.height) + ' px: ' + cut.join(' | ')] : [];
})`

// asListed is a function of the page that shows a move as a mistake in the list after a match, and returns it if it is
// cut.
const asListed = `((move) => {
	const make = (tag, name, ...children) => {
		const e = document.createElement(tag);
		e.className = name;
		e.append(...children);
		return e;
	};
	const b = make('b', '', move), mini = make('span', 'mini');
	mini.style.display = 'block';
	const e = make('button', 'ply move', make('span', 'number', '100 '), make('span', 'piece', mini), b,
		make('em', '', '??'));
	const row = make('div', 'lane-row bad', make('div', '', e), make('div', 'lane'));
	document.getElementById('moves').replaceChildren(row);
	return b.scrollWidth > b.clientWidth || e.scrollWidth > e.clientWidth + 1 ? ['in the list: ' + move] : [];
})`

// The seven sizes at which no sentence is cut, whatever the game says, and the large one.
var toldSizes = []lettering{
	{1366, 768, 16, 100}, {1280, 800, 16, 100}, {1024, 600, 16, 100}, {768, 1024, 16, 100}, {390, 844, 16, 100},
	{360, 640, 16, 100}, {568, 320, 16, 100}, {1920, 1080, 16, 100},
}

// No sentence of the words is cut, in either language, with the longest names: not while a game is played, and least of
// all when it says how it has ended. Nor is a move in the list that says which were mistakes.
func TestNoSentenceIsCut(t *testing.T) {
	driver.Parallel(t)
	s := driver.Serve(t, "/")
	ends := map[string][]rules.Reason{
		"tapatan": {}, "hyle": {hyle.Full}, "domino": {rules.Blocked},
		"entropy":  {entropy.Dispersal, entropy.Passes, rules.Blocked},
		"stratege": {stratege.BackRow, stratege.NoMoves, stratege.Quietness},
	}
	for i, game := range slices.Sorted(maps.Keys(ends)) {
		p := driver.Open(t, driver.Desktop)
		seats, first := [2]play.Seat{}, 3
		if game == "stratege" { // whose screen is handed over between people
			seats[1].Level, first = 1, 38
		}
		var moves []string
		for _, m := range driver.Longest(t, game, "", 40).Moves()[:first] {
			moves = append(moves, string(m))
		}
		p.KeepTable(game, 1, seats, moves...)
		p.Start(s.Address("/" + game + "/"))
		p.Settle()
		wantTold(t, p, game, halfOf(toldSizes, i), false, ends[game])
		p.Resign()
		p.Settle()
		wantTold(t, p, game, halfOf(toldSizes, i+1), true, ends[game])
		p.Close()
	}
}

// wantTold looks at all that a game says at some sizes.
func wantTold(t *testing.T, p *driver.Tab, game string, sizes []lettering, over bool, ends []rules.Reason) {
	t.Helper()
	spokenIn := map[string]driver.Spoken{}
	for _, lang := range []string{"fr", "en"} {
		spokenIn[lang] = driver.LongestTold(t, lang, game, ends...)
	}
	for _, size := range sizes {
		p.Resize(size.width, size.height)
		p.Run(driver.Quiet)
		for lang, spoken := range spokenIn {
			told := spoken.Played
			if over {
				told = spoken.Over
			}
			all, err := json.Marshal(told)
			if err != nil {
				t.Fatal(err)
			}
			cut := driver.Eval[[]string](p, string(all)+`.flatMap((told) => `+tell+`(told))`)
			if over && driver.Eval[bool](p, `document.getElementById('moves').getClientRects().length > 0`) {
				cut = append(cut, driver.Eval[[]string](p, `[`+driver.QuoteAll(spoken.Moves)+`].flatMap(`+asListed+`)`)...)
			}
			for _, what := range cut {
				t.Errorf("%s, %s, %s: %s", game, lang, size, what)
			}
			if len(cut) > 0 {
				p.Shot(game + size.String() + map[bool]string{true: "over"}[over])
			}
		}
	}
}
