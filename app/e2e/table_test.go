package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/play"
	"tablier/rules"
)

// A hand is how a person touches a point: by mouse, by finger, by keyboard.
type hand func(p *tab, point string)

func byMouse(p *tab, point string) { p.t.Helper(); p.click("#point-" + point) }
func byTouch(p *tab, point string) { p.t.Helper(); p.tap("#point-" + point) }

// byKeyboard walks from the point that has the focus with the arrows, and presses Enter.
func byKeyboard(p *tab, point string) {
	p.t.Helper()
	p.settle()
	at := eval[string](p, `document.activeElement.dataset.point ?? ''`)
	if at == "" {
		p.t.Fatalf("the keyboard is not on the board but on %s", eval[string](p, `document.activeElement.outerHTML.slice(0, 200)`))
	}
	for ; at[0] != point[0]; at = eval[string](p, `document.activeElement.dataset.point`) {
		p.press(map[bool]string{true: kb.ArrowRight, false: kb.ArrowLeft}[at[0] < point[0]])
	}
	for ; at[1] != point[1]; at = eval[string](p, `document.activeElement.dataset.point`) {
		p.press(map[bool]string{true: kb.ArrowUp, false: kb.ArrowDown}[at[1] < point[1]])
	}
	p.press(kb.Enter)
}

// settle waits until the page has drawn what the last gesture changed.
func (p *tab) settle() {
	p.t.Helper()
	p.do(runs(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))`))
}

// play makes a move in notation, point by point, and waits until it stands in the list.
func (p *tab) play(by hand, moves ...string) {
	p.t.Helper()
	p.settle()
	for _, move := range moves {
		before := len(p.moves())
		for point := range strings.SplitSeq(move, "-") {
			by(p, point)
		}
		p.wait(fmt.Sprintf(`document.querySelectorAll('.move:not(.undone)').length > %d`, before))
	}
}

// moves gives the moves played, in notation.
func (p *tab) moves() []string {
	p.t.Helper()
	return eval[[]string](p, `[...document.querySelectorAll('.move:not(.undone)')].map((e) => e.textContent.trim().replace('–', '-'))`)
}

func (p *tab) says() string { p.t.Helper(); return p.text(".status strong") }
func (p *tab) why() string  { p.t.Helper(); return p.text(".status [role=status] span") }

// waitFor waits until the status line says something, and gives the sentence beside it.
func (p *tab) waitFor(say string) string {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector('.status strong')?.textContent.trim() === %s`, quote(say)))
	return p.why()
}

func (p *tab) score() string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll('.score')].map((e) => e.textContent.trim()).join(' ')`)
}

// choose sets a field of the settings as a person does who picks or types.
func (p *tab) choose(selector, value string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%s)`, quote(selector)))
	p.do(runs(fmt.Sprintf(`(() => { const field = document.querySelector(%s);
		field.value = %s; field.dispatchEvent(new Event('change', { bubbles: true })); })()`, quote(selector), quote(value))))
}

// seat opens the settings, chooses who plays, at which level the machine does in seat 1, and who opens, and begins a new
// game by that.
func (p *tab) seat(mode, level, opening string) {
	p.t.Helper()
	p.openSetup()
	p.click("#mode-" + mode)
	p.settle()
	if level != "" {
		p.choose("#seat-1", level)
	}
	p.choose("#opening", opening)
	p.settle()
	p.closeSetup()
	p.click("#do-restart")
	p.settle()
}

// gameOf returns the game with an id.
func gameOf(id string) *board.Game {
	all := games.All()
	return all[slices.IndexFunc(all, func(g *board.Game) bool { return g.ID() == id })]
}

// keeps has the page find a saved table of a game, at which seat 0 has opened and these moves have been played; one that
// the page has saved itself stays.
func (p *tab) keeps(id string, seed uint64, seats [2]play.Seat, moves ...string) {
	p.t.Helper()
	game := gameOf(id)
	table := play.New(game, game.Levels, seed)
	table.Sit(seats)
	settings := table.Settings()
	settings.Opening, settings.Pace = play.AlwaysFirst, play.Brisk
	table.Configure(settings)
	table.Restart()
	for _, m := range moves {
		if err := table.Play(rules.Move(m)); err != nil {
			p.t.Fatal(err)
		}
	}
	p.kept(id, table.Save())
}

func (p *tab) openSetup() {
	p.t.Helper()
	p.click("#setup-toggle")
	p.wait(`!document.querySelector('#panel-setup').hidden`)
	p.settle()
}

func (p *tab) closeSetup() {
	p.t.Helper()
	p.click("#setup-close")
	p.wait(`document.querySelector('#panel-setup').hidden`)
	p.settle()
}

// best asks an engine of the test's own, at its best, about the game on the board.
func (p *tab) best() string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`new Promise((resolve, reject) => {
		const engine = tablier.engine((text) => {
			const answer = JSON.parse(text);
			if (answer.error) reject(text);
			if (answer.best) { engine.kill(); resolve(answer.best); }
		}, reject);
		engine.send(JSON.stringify({ id: 1, op: 'search', game: 'tapatan', level: 6, moves: [%s] }));
	})`, quoteAll(p.moves())))
}

func quoteAll(texts []string) string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = quote(text)
	}
	return strings.Join(quoted, ",")
}

const yourTurn = "À vous de jouer."

// winAgainst plays the opener's forced win of Tapatan against the machine at a level.
func winAgainst(t *testing.T, p *tab, by hand, level string) {
	t.Helper()
	p.seat("one", level, "seat0")
	p.waitFor(yourTurn)
	if !slices.Equal(p.moves(), nil) {
		t.Fatalf("a new game has moves: %v", p.moves())
	}
	p.do(runs(`document.querySelector('.point[tabindex="0"]').focus()`))
	for p.says() != "Humain gagne." {
		p.play(by, p.best())
		p.wait(`['À vous de jouer.', 'Humain gagne.', 'Ordi gagne.', 'Partie nulle.'].includes(document.querySelector('.status strong').textContent.trim())`)
		if said := p.says(); said == "Ordi gagne." || said == "Partie nulle." {
			t.Fatalf("after %v: %s", p.moves(), said)
		}
	}
	if why := p.why(); !strings.Contains(why, "Trois boules alignées") {
		t.Errorf("the reason is %q", why)
	}
	if !eval[bool](p, `document.querySelector(".lit path") !== null`) {
		t.Error("the winning line is not lit")
	}
	if got := p.score(); got != "2 0" {
		t.Errorf("score %s, want 2 0", got)
	}
}
