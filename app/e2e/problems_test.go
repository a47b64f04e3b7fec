package e2e

import (
	"os"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/e2e/driver"
	"tablier/rules"
	"tablier/rules/all"
)

// puzzlesOf returns the puzzles beside a board.
func puzzlesOf(t testing.TB, folder string) *puzzle.Set {
	t.Helper()
	text, err := os.ReadFile("../boards/" + folder + "/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// firstOf returns the first puzzle that is asked and fits, and its id.
func firstOf(t testing.TB, set *puzzle.Set, fits func(*puzzle.Puzzle) bool) (p *puzzle.Puzzle, id string) {
	t.Helper()
	for band := range puzzle.Band(puzzle.Bands) {
		for _, p := range set.Asked(band) {
			if fits(p) {
				return p, p.ID(set.Game)
			}
		}
	}
	t.Fatal("no such puzzle")
	return nil, ""
}

// aLine fits puzzles in which only pieces are placed at first, and three moves are to be found.
func aLine(p *puzzle.Puzzle) bool {
	return p.Kind == puzzle.Win && len(p.Line) >= 5 && !strings.Contains(string(p.Line[0]), "-")
}

// movesOf returns the legal moves of a puzzle.
func movesOf(t testing.TB, game string, p *puzzle.Puzzle) []rules.Move {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	position, err := p.Open(spec)
	if err != nil {
		t.Fatal(err)
	}
	return position.Moves()
}

// wrongOf returns a wrong move that is replied to.
func wrongOf(t testing.TB, game string, p *puzzle.Puzzle) rules.Move {
	t.Helper()
	for i, m := range movesOf(t, game, p) {
		if !p.Right(i) && p.Verdicts[i].Reply >= 0 {
			return m
		}
	}
	t.Fatal("no move is wrong")
	return ""
}

// problem is the condition that a puzzle is in a state, and has said so.
func problem(state string) string {
	return `document.querySelector('main').dataset.state === '` + state + `' &&
		!document.querySelector('.answer strong').textContent.startsWith('Votre coup')`
}

// replied is the condition that a right move has been answered by another.
func replied(m rules.Move) string {
	return `document.querySelector('.answer.right p')?.textContent.includes(` +
		driver.Quote(strings.ReplaceAll(string(m), "-", "–")+".") + `)`
}

// A whole puzzle by each hand: a wrong move is refuted on the board and taken back, two hints are given, the line is
// found, and the next puzzle comes. Nothing moves when an answer comes.
func TestWholePuzzle(t *testing.T) {
	driver.Parallel(t)
	p, id := firstOf(t, puzzlesOf(t, "morris"), aLine)
	for _, h := range []hand{mouse, finger, keyboard} {
		t.Run(h.name, func(t *testing.T) {
			s := driver.Serve(t, "/")
			tab := driver.Open(t, h.device)
			tab.Start(s.Address("/problemes/") + "#p=" + id)
			tab.Wait(problem("play"))
			const places = `['.board', '.idea', '.answer', '.bar'].map((e) =>
				Object.values(document.querySelector(e).getBoundingClientRect().toJSON()).join()).join(' ')`
			before := driver.Eval[string](tab, places)
			tab.Fits()
			h.toBoard(tab)
			h.make(tab, wrongOf(t, "tapatan", p))
			tab.Wait(problem("wrong"))
			tab.WantFocus("problem-next")
			tab.Settle()
			if now := driver.Eval[string](tab, places); now != before {
				t.Errorf("the page has moved: %s, before %s", now, before)
			}
			if said := tab.Text(".answer p"); !strings.Contains(said, "répond") {
				t.Errorf("the refutation is told as %q", said)
			}
			tab.Shot("wrong")
			tab.Press("\r") // it is filled, and has the keyboard
			tab.Wait(problem("play"))
			for range 2 {
				h.press(tab, "problem-clue")
				tab.Settle()
			}
			tab.Wait(`document.querySelector('.marks .hint circle') && document.querySelectorAll('.hints .given').length === 2`)
			tab.Shot("hints")
			h.toBoard(tab)
			for i := 0; i < len(p.Line); i += 2 {
				h.make(tab, p.Line[i])
				if i+2 < len(p.Line) {
					tab.Wait(replied(p.Line[i+1]) + ` && ` + problem("play"))
					tab.Settle()
				}
			}
			tab.Wait(problem("solved"))
			tab.WantFocus("problem-next")
			tab.Settle()
			if now := driver.Eval[string](tab, places); now != before {
				t.Errorf("the page has moved: %s, before %s", now, before)
			}
			if said := tab.Text(".answer strong"); said != fr.Problems.SolvedWithHint {
				t.Errorf("solved is told as %q", said)
			}
			tab.Shot("solved")
			h.press(tab, "line-1")
			tab.Wait(`document.querySelector('#line-1').ariaCurrent === 'step' &&
				document.querySelectorAll('.verdicts .ply').length === 1`)
			h.press(tab, "problem-next")
			tab.Wait(`document.querySelector('main').dataset.puzzle !== '` + id + `' && ` + problem("play"))
			tab.Back()
			tab.Wait(`document.querySelector('main').dataset.puzzle === '` + id + `'`)
			tab.Start(s.Address("/problemes/"))
			tab.Wait(`[...document.querySelectorAll('.band')].some((b) => b.textContent.includes('1 / '))`)
			tab.Shot("list")
		})
	}
}
