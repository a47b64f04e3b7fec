package e2e

import (
	"net/url"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
	"tablier/app/recall"
	"tablier/rules"
	"tablier/rules/all"
)

// The rules and the puzzles of a drawn game are shown in the page of a course, and one is solved there to its end: a
// right answer is replied to, and the move after that ends it, which the page around is told.
func TestDrawnGamePagesInAFrame(t *testing.T) {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	whole, err := spec.Written(strings.ReplaceAll(drawnCross, "%25", "%"))
	if err != nil {
		t.Fatal(err)
	}
	q, id := madeOf(t, whole, func(p *puzzle.Puzzle) bool { return len(p.Line) == 3 && p.Kind == puzzle.Win })
	c := inCourse(t, driver.Desktop, driver.Serve(t, "/"), nav.RulesRoute("tapatan"),
		url.Values{"variant": {agadir}, "lang": {"fr"}})
	fits := func(name string) {
		for _, d := range []driver.Device{driver.Phone, driver.Desktop} {
			onScreen(c.Tab, d)
			c.Within(`document.documentElement.scrollWidth <= innerWidth`)
			c.Shot(name)
		}
	}
	c.Within(`document.querySelector('#rules-law h2')?.textContent === 'La croix d’Agadir'`)
	c.Within(`document.querySelectorAll('#rules-law li').length > 7`)
	fits("rules")
	c.shows(nav.PuzzlesRoute+"#"+drawnCross, url.Values{"lang": {"fr"}})
	c.Within(onSpot("made") + ` && document.querySelectorAll('.spot-bands a').length === 20`)
	fits("puzzles")
	c.touch("#spot-" + id)
	c.Within(`document.querySelector('main').dataset.puzzle === '` + id + `' && ` + problem("play"))
	fits("puzzle")
	play := func(move rules.Move) {
		for point := range strings.SplitSeq(string(move), "-") {
			c.touch("#point-" + point)
		}
	}
	play(q.Line[0])
	c.Within(replied(q.Line[1]) + ` && ` + problem("play"))
	play(q.Line[2])
	c.Within(problem("solved"))
	c.Wait(`told('task').some((m) => m.puzzle === '` + id + `' && m.solved && m.tries === 1)`)
	fits("solved")
}

// atAgadir plays a drawn game on its page, as it is opened from the room.
func atAgadir(p *driver.Tab, s *driver.Server) {
	p.T.Helper()
	inRoom(p, s, agadir)
	p.Run(`document.getElementById('tr-play').click()`)
	p.Ready()
	wantTitle(p, "La croix d’Agadir")
}

// A match at a drawn game goes out with all that is kept, and comes back on another device, under its title and with
// its moves.
func TestDrawnMatchIsExportedAndImported(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	atAgadir(p, s)
	p.Seat("one", driver.Best, "seat0")
	p.Play(driver.ByMouse, "d2")
	p.WaitMoves(2)
	moves := p.Moves()
	p.Resign()
	p.WaitStatus(fr.Wins(fr.Machine))
	p.ToPastGames()
	listed, before := p.PastGames(), p.Stored()
	if len(listed) == 0 || !strings.Contains(listed[0], "La croix d’Agadir") {
		t.Fatalf("past matches: %q", listed)
	}
	file := p.Download(t)

	other := driver.Open(t, driver.Phone)
	other.Start(s.Address(nav.ArchiveRoute))
	other.ChooseFile(file)
	other.Wait(`document.querySelector('#answer-yes')`)
	other.Tap("#answer-yes")
	other.Wait(`document.querySelector('.said').textContent.startsWith(` + driver.Quote(fr.Past.Imported) + `)`)
	wantLines(t, "games", other.PastGames(), listed...)
	after := other.Stored()
	for key, text := range before {
		own := key == "tablier/.persistence" || strings.HasPrefix(key, "tablier/begun.") // each device's own affair
		if !own && after[key] != text {
			t.Errorf("%s is %q, not %q", key, after[key], text)
		}
	}
	other.Tap(`[data-act^="open "]`)
	wantTitle(other, "La croix d’Agadir")
	other.WaitMoves(2)
	wantLines(t, "moves", other.Moves(), moves...)
}

// A mistake in a match at a drawn game is found at its end and tried again there, at once and from what is kept.
func TestDrawnMistakeIsReplayed(t *testing.T) {
	s := driver.Serve(t, "/")
	p := driver.Open(t, driver.Desktop)
	atAgadir(p, s)
	p.Seat("one", driver.Best, "seat0")
	p.Play(driver.ByMouse, "a4") // loses: eight of the twelve first placements do
	p.WaitMoves(2)
	p.Resign()
	p.Wait(`document.querySelector('#act-replay:not([hidden])')?.textContent === ` + driver.Quote(fr.Retry.Replay(1)))
	p.Click("#act-replay")
	p.Wait(replayed("play") + ` && document.querySelectorAll('button.point').length === 13`)
	p.Shot("task")
	driver.ByMouse(p, "g4")
	p.Wait(replayed("wrong"))
	p.Click("#retry-next")
	p.Wait(replayed("play"))
	p.Settle()
	driver.ByMouse(p, "d2")
	p.Wait(replayed("right"))
	p.Shot("right")
	p.Click("#retry-back")
	wantTitle(p, "La croix d’Agadir")
	entries := recalled(p).Entries()
	if len(entries) != 1 || entries[0].Variant != agadir {
		t.Fatalf("%+v is kept", entries)
	}
	p.Start(s.Address("/tapatan/") + "#" + recall.Fragment(entries[0].ID()))
	p.Wait(replayed("play") + ` && document.querySelectorAll('button.point').length === 13`)
}
