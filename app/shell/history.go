package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

// A history is what the page of past games shows, and how far a person has come in what is asked there.
type history struct {
	shelves []shelf           // of every game in order; none while another page is open
	whole   map[string]bool   // the games of which all that is kept is listed
	asking  string            // the act that waits for a yes, empty when none does
	file    map[string]string // of a file, which waits for a yes
	games   int               // how many past games the file has
	said    string            // what has just been done, or was wrong
	detail  string
	refused bool // the last writing failed
	durable bool // the browser has promised to keep what is stored
}

// A shelf is what is kept of one game's past.
type shelf struct {
	past  archive.Past
	stats archive.Stats
	later bool // a later version has written some of it
}

// openHistory reads what is kept of all games when its page is open, and lets go of it when it is not: other pages
// must not pay for it.
func (r *Root) openHistory() {
	if r.route != pastRoute {
		r.history = history{refused: r.history.refused, durable: r.history.durable}
		return
	}
	r.history.shelves = nil
	for _, game := range r.games {
		past, readable := r.readPast(game)
		stats, counted := r.readStats(game)
		r.history.shelves = append(r.history.shelves, shelf{past, stats, !readable || !counted})
	}
}

// ask puts the question before an act that cannot be undone, and the keyboard on the answer that does nothing.
func (r *Root) ask(act string) {
	r.history.asking, r.history.said, r.history.detail = act, "", ""
	r.focus("answer-no")
}

// onHistory is a click on something of the page of past games.
func (r *Root) onHistory(ctx app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-act]")
	if !button.Truthy() || !r.live {
		return
	}
	act := button.Get("dataset").Get("act").String()
	name, what, _ := strings.Cut(act, " ")
	switch name {
	case "yes":
		r.answer(what)
	case "no":
		r.decline()
	case "whole":
		r.showWhole(what)
	case "open":
		r.openEntry(ctx, what)
	case "export":
		r.export()
	default:
		r.ask(act)
	}
}

// onHistoryKey is Escape before an answer.
func (r *Root) onHistoryKey(_ app.Context, e app.Event) {
	if e.Get("key").String() == "Escape" && r.history.asking != "" {
		r.decline()
	}
}

// decline takes a question back, and the keyboard to where it came from.
func (r *Root) decline() {
	act := r.history.asking
	r.history.asking, r.history.file = "", nil
	r.focus(actID(act))
}

// answer does what was asked for.
func (r *Root) answer(act string) {
	name, what, _ := strings.Cut(act, " ")
	r.history.asking = ""
	switch name {
	case "drop":
		r.dropEntry(what)
	case "reset":
		r.store.Remove("stats." + what)
		r.openHistory()
		r.focus("past-" + what)
	case "import":
		r.restore()
	case "erase":
		r.erase()
	}
}

// actID names the control of an act.
func actID(act string) string { return "act-" + strings.ReplaceAll(act, " ", "-") }

func (r *Root) showWhole(id string) {
	if r.history.whole == nil {
		r.history.whole = map[string]bool{}
	}
	r.history.whole[id] = true
	r.focus("past-" + id)
}

// entryOf returns the game and the ID of the past game that an act is about.
func (r *Root) entryOf(what string) (game *board.Game, id string) {
	name, id, _ := strings.Cut(what, " ")
	for _, game := range r.games {
		if game.ID() == name {
			return game, id
		}
	}
	return nil, ""
}

func (r *Root) dropEntry(what string) {
	game, id := r.entryOf(what)
	if past, ok := r.readPast(game); ok {
		past.Remove(id)
		r.writePast(game, past)
	}
	r.openHistory()
	r.focus("past-" + game.ID())
}

// openEntry puts a past game on its table, in the place of the one there, which joins the others: a finished game is
// seen from its start, an unfinished one goes on.
func (r *Root) openEntry(ctx app.Context, what string) {
	game, id := r.entryOf(what)
	s := r.present(game)
	if s.newer {
		r.nav.Go(ctx, gameRoute(game)) // which says so
		return
	}
	r.keepUnfinished(s) // which may be the very game, as it stands now
	past, _ := r.readPast(game)
	entry, _ := past.Find(id)
	match, err := rules.Registry{game.Spec}.Replay(entry.Record)
	if err != nil {
		app.Log(err)
		r.history.said = r.words().Past.Broken
		return
	}
	s.stop()
	s.table.Reopen(id, entry.Seed, match, seatsOf(entry), entry.Opener)
	if entry.Ended {
		s.table.File()
	}
	if entry.Over() {
		s.table.Look(0)
	}
	s.panel, s.paused = noPanel, s.table.MachinesOnly()
	s.centre()
	r.changed(s)
	r.nav.Go(ctx, gameRoute(game))
}

// seatsOf returns who played a past game.
func seatsOf(game archive.Game) [2]play.Seat {
	var seats [2]play.Seat
	for i, who := range game.Seats {
		seats[i] = play.Seat{Name: who.Name, Level: who.Level, Away: who.Away}
	}
	return seats
}
