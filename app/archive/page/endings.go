package page

import (
	"tablier/app/archive"
	"tablier/app/board"
)

// An endings replays past games to their last positions, one after the other, a few moves in each turn of the
// program.
type endings struct {
	*turns
	keeper *archive.Keeper
	games  []*board.Game
	redraw func()

	found []archive.Ending // the replayed games
	queue []archive.Kept   // the games to be replayed; the first is under way
	drawn int              // how many had been found when the page was last drawn for them
}

// of returns the last position of a game, once it is known.
func (e *endings) of(game *archive.Kept) (archive.Ending, bool) {
	for i := range e.found {
		if e.found[i].Same(game) {
			return e.found[i], true
		}
	}
	return archive.Ending{Kept: *game}, false
}

// waits says whether a game is in the queue.
func (e *endings) waits(game *archive.Kept) bool {
	for i := range e.queue {
		if e.queue[i].Same(game) {
			return true
		}
	}
	return false
}

// leave empties the queue, except for the game that is being replayed.
func (e *endings) leave() { e.queue = e.queue[:min(1, len(e.queue))] }

// ending returns the last position of a game, maybe still unknown, and queues the game then. What is not known yet is
// looked for, and the page is drawn anew then.
func (e *endings) ending(game *archive.Kept) archive.Ending {
	ending, known := e.of(game)
	if known || !e.mounted || !game.Pictured() || e.waits(game) {
		return ending
	}
	if e.queue = append(e.queue, *game); len(e.queue) == 1 {
		e.later(e.next)
	}
	return ending
}

// endingsAtOnce is the number of new small boards for which the page is redrawn.
const endingsAtOnce = 8

// next replays the first game of the queue, and then the next.
func (e *endings) next() {
	e.replay(e.queue[0], func(ending archive.Ending) {
		e.found = append(e.found, ending)
		if e.queue = e.queue[1:]; len(e.queue) > 0 {
			e.later(e.next)
		}
		if len(e.queue) == 0 || len(e.found)-e.drawn >= endingsAtOnce {
			e.drawn = len(e.found)
			e.redraw()
		}
	})
}

// replay replays a game, and calls then with its last position.
func (e *endings) replay(game archive.Kept, then func(archive.Ending)) {
	ending := archive.Ending{Kept: game}
	past, _ := e.keeper.Past(game.Record.Game)
	whole, there := past.Find(game.ID)
	replay, err := board.Registry(e.games).Begin(whole.Record)
	if !there || err != nil {
		then(ending) // an empty board
		return
	}
	e.inStretches(replay.Step, func() bool { return true }, func() {}, func(err error) {
		if err == nil {
			match := replay.Match()
			ending.Setup, ending.Position = match.Setup(), match.Position().String()
		}
		then(ending)
	})
}

// fill replays the games from one on, and then calls then.
func (e *endings) fill(list []archive.Ending, from int, then func()) {
	if from == len(list) {
		then()
		return
	}
	next := func() { e.fill(list, from+1, then) }
	if known, ok := e.of(&list[from].Kept); ok || !known.Pictured() {
		list[from] = known
		next()
		return
	}
	e.replay(list[from].Kept, func(ending archive.Ending) {
		list[from] = ending
		e.found = append(e.found, ending)
		e.later(next)
	})
}
