// Package environment has the ports over which sessions reach the page around them, as far as several kinds of pages
// have the same: the machine, the clock, the tables, the address, the host page. Package browser has them of a browser,
// and tests play them by hand. What one session alone needs stands in the session's own package.
package environment

import (
	"time"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/machine"
	"tablier/rules"
)

// An Asker answers questions that are no searches, one at a time.
type Asker interface {
	Ask(r protocol.Request, done func(line string, err error))
	// Stop drops the pending question, and ends the worker unless another page waits for it.
	Stop()
}

// An Engine plays for the levels.
type Engine interface {
	// Search asks for a move, and calls done once, not from within Search, unless the search is cancelled before.
	Search(q machine.Query, done func(move string, err error)) (cancel func())
	// Rest ends the worker, once no search is pending.
	Rest()
}

// A Clock calls f once, d from now, never from within After.
type Clock interface {
	After(d time.Duration, f func())
}

// Tables read the matches on the tables of the games: at once, or after some turns of the browser.
type Tables interface {
	Read(game *board.Game, then func(*rules.Match))
}

// An Address is the address of the page.
type Address interface {
	// Asked returns what the address has to open; false if it is too long to be read.
	Asked() (what string, whole bool)
	// Keep replaces that by what the page shows.
	Keep(what string)
}

// A HostPage is the page around a frame.
type HostPage interface{ Post(embed.Notice) }

// A Supervisor hears of each try at a task, for the set that is being done and for the host page.
type Supervisor interface{ Report(embed.Report) }
