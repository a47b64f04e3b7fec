package e2e

import (
	"net/url"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/app/e2e/driver"
	"tablier/app/nav"
)

// Pages of the site in the page of a course, one after the other: with nothing of the site around them, in the language
// that is asked for, they do there what they do on the site.
func TestPagesInAFrame(t *testing.T) {
	c := inCourse(t, driver.Desktop, driver.Serve(t, "/"), atlasRoute, url.Values{"lang": {"en"}})
	for _, part := range []struct {
		name string
		do   func(course)
	}{
		{"map", mapInAFrame}, {"question", questionInAFrame}, {"search", searchInAFrame}, {"lesson", lessonInAFrame},
		{"puzzle", puzzleInAFrame}, {"mistakes", mistakesInAFrame}, {"without values", noMistakesInAFrame},
		{"arranged", arrangedInAFrame}, {"composed", composedInAFrame},
	} {
		step(t, c.Tab, part.name, func(*testing.T) { part.do(c) })
	}
}

// touch touches an element within the frame.
func (c course) touch(selector string) {
	c.T.Helper()
	element := `document.querySelector(` + driver.Quote(selector) + `)`
	c.Within(element)
	c.Within(`(` + element + `.click(), true)`)
}

func mapInAFrame(c course) {
	c.hears("ready")
	c.Within(mapThere)
	c.Within(`document.querySelector('.say b').textContent === '5,390 positions'`)
	c.Within(`!document.querySelector('.lintel').checkVisibility()`)
	c.touch("#act-ring-4")
	c.Within(worth + ` === 'Lost in\u00a04'`)
	c.Shot("framed")
}

// questionInAFrame answers a prepared question, and leaves it for its search.
func questionInAFrame(c course) {
	c.shows(watchRoute+"#q=bound", url.Values{"lang": {"en"}})
	c.hears("ready")
	c.Within(`document.querySelector('.asks strong')?.textContent.includes('≤ 0')`)
	c.Within(`!document.querySelector('.lintel').checkVisibility()`)
	c.Within(`!document.querySelector('.extras').checkVisibility()`)
	c.touch("#act-solve-1")
	c.Within(watchSaid + `.startsWith('Right')`)
	c.touch("#act-leave")
	c.Within(`!document.getElementById('act-leave')`)
	c.Shot("framed")
}

// searchInAFrame goes on from a moment of a search, on a phone as well.
func searchInAFrame(c course) {
	c.shows(nav.WatchRoute+centred+"&s=1", url.Values{"lang": {"en"}})
	c.Within(stepped(1))
	c.Within(`!document.querySelector('.lintel').checkVisibility() && !document.querySelector('.top')?.checkVisibility()`)
	c.touch("#act-onward")
	c.Within(stepped(2))
	for _, d := range []driver.Device{driver.Phone, driver.Desktop} {
		onScreen(c.Tab, d)
		c.Within(`document.documentElement.scrollWidth <= innerWidth`)
		c.Shot("framed")
	}
	c.Within(`(location.hash = 'q=bound', true)`)
	c.Within(`document.querySelector('.asks strong')?.textContent.includes('≤ 0')`)
}

// lessonInAFrame begins at the board that is asked for, and leads to a page of its own.
func lessonInAFrame(c course) {
	c.shows("/entropy/lecon/", url.Values{"lesson": {"3"}})
	c.Within(atStep("lesson-step-3"))
	c.touch("#point-a2")
	c.Within(`document.querySelector('.marks .target circle')`)
	c.touch("#point-a1")
	c.Within(state("right"))
	c.Shot("framed")
	c.touch("#lesson-step-7")
	c.Within(atStep("lesson-step-7"))
	c.touch("#lesson-next")
	c.Within(`document.querySelector('#lesson-play')?.target === '_blank'`)
}

// puzzleInAFrame tells the page around the frame how each answer stands.
func puzzleInAFrame(c course) {
	t := c.T
	p, id := firstOf(t, puzzlesOf(t, "morris"), func(p *puzzle.Puzzle) bool {
		return len(p.Line) == 1 && !strings.Contains(string(p.Line[0]), "-")
	})
	c.shows("/problemes/", url.Values{"puzzle": {id}})
	c.hears("ready")
	c.touch("#point-" + string(wrongOf(t, "tapatan", p)))
	c.Within(problem("wrong"))
	c.Wait(`told('task').some((m) => m.puzzle === '` + id + `' && m.solved === false && m.tries === 1)`)
	c.touch("#problem-next")
	c.Within(problem("play"))
	c.Shot("framed")
	c.touch("#point-" + string(p.Line[0]))
	c.Within(problem("solved"))
	c.Wait(`told('task').some((m) => m.solved && m.tries === 2)`)
}

// loses shows a match that a person loses to the machine with the next move.
func (c course) loses(controls ...string) {
	c.T.Helper()
	parameters := url.Values{"moves": {"a1 a3 b1"}, "first": {"machine-6"}, "second": {"person"}}
	if len(controls) > 0 {
		parameters["controls"] = controls
	}
	c.shows("/tapatan/", parameters)
	c.touch("#point-b3")
	c.Within(`document.querySelector('.status h2').textContent === ` + driver.Quote(fr.Wins(fr.Machine)))
}

// mistakesInAFrame replays a mistake in a frame that shows values.
func mistakesInAFrame(c course) {
	c.loses("players,value")
	c.Within(`!document.querySelector('#act-replay').hidden`)
	c.touch("#act-replay")
	c.Within(replayed("play"))
	c.touch("#point-c1")
	c.Within(replayed("right"))
	c.Shot("framed")
	c.touch("#retry-back")
	c.Within(`document.querySelector('main:not(.retry) #act-replay:not([hidden])')`)
}

// noMistakesInAFrame is offered nothing where no values are shown.
func noMistakesInAFrame(c course) {
	c.loses()
	c.Within(`document.querySelector('#act-replay').hidden`)
}

// arrangedInAFrame sets up a position by hand, and plays it.
func arrangedInAFrame(c course) {
	c.shows("/entropy/", url.Values{"lang": {"en"}, "controls": {"more"}})
	c.hears("ready")
	open := func() {
		c.touch("#more-toggle")
		c.touch("#do-dispose")
		c.Within(`document.querySelector('main.arr')`)
	}
	open()
	c.touch("#arrange-leave")
	c.Within(`!document.querySelector('main.arr')`)
	open()
	c.touch("#point-a1")
	c.Within(`document.querySelector('.arr .status h2').textContent === 'One white pawn is missing.'`)
	c.Within(`document.getElementById('arrange-leave').checkVisibility()`)
	for _, d := range []driver.Device{driver.Phone, driver.Desktop} {
		onScreen(c.Tab, d)
		c.Within(`document.documentElement.scrollWidth <= innerWidth`)
		c.Shot("arranged")
	}
	c.touch("#point-c3")
	c.Within(`document.getElementById('arrange-play').ariaDisabled !== 'true'`)
	c.touch("#arrange-play")
	c.Within(playing("c3"))
}
