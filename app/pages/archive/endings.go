package archive

import (
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/ui"
)

// An endings replays past games to their last positions, one after the other, a few moves in each turn of the
// program.
type endings struct {
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
func (k *Kind) ending(game *archive.Kept) archive.Ending {
	ending, known := k.endings.of(game)
	if known || !k.mounted || !game.Pictured() || k.endings.waits(game) {
		return ending
	}
	if k.endings.queue = append(k.endings.queue, *game); len(k.endings.queue) == 1 {
		k.later(k.nextEnding)
	}
	return ending
}

// endingsAtOnce is the number of new small boards for which the page is redrawn.
const endingsAtOnce = 8

// nextEnding replays the first game of the queue, and then the next.
func (k *Kind) nextEnding() {
	e := &k.endings
	k.replay(e.queue[0], func(ending archive.Ending) {
		e.found = append(e.found, ending)
		if e.queue = e.queue[1:]; len(e.queue) > 0 {
			k.later(k.nextEnding)
		}
		if len(e.queue) == 0 || len(e.found)-e.drawn >= endingsAtOnce {
			e.drawn = len(e.found)
			k.redraw()
		}
	})
}

// replay replays a game, and calls then with its last position.
func (k *Kind) replay(game archive.Kept, then func(archive.Ending)) {
	ending := archive.Ending{Kept: game}
	past, _ := k.keeper.Past(game.Record.Game)
	whole, there := past.Find(game.ID)
	replay, err := board.Registry(k.games).Begin(whole.Record)
	if !there || err != nil {
		then(ending) // an empty board
		return
	}
	k.inStretches(replay.Step, func() bool { return true }, func() {}, func(err error) {
		if err == nil {
			match := replay.Match()
			ending.Setup, ending.Position = match.Setup(), match.Position().String()
		}
		then(ending)
	})
}

// Latest calls then with the games that ended last, the newest first, with their last positions: up to most.
func (k *Kind) Latest(most int, then func([]archive.Ending)) {
	k.whenRead(0, func() {
		var last []archive.Ending
		for _, game := range k.games {
			past, _ := k.keeper.Past(game.ID())
			for _, kept := range past.Games() {
				if kept.Over() {
					last = withLater(last, kept, most)
				}
			}
		}
		k.fill(last, 0, func() { then(last) })
	})
}

// withLater inserts a game into the games that were played last, of which there are at most most.
func withLater(last []archive.Ending, game archive.Kept, most int) []archive.Ending {
	if len(last) < most {
		last = append(last, archive.Ending{Kept: game})
	} else if last[most-1].Played >= game.Played {
		return last
	}
	at := len(last) - 1
	for ; at > 0 && last[at-1].Played < game.Played; at-- {
		last[at] = last[at-1]
	}
	last[at] = archive.Ending{Kept: game}
	return last
}

// whenRead calls then once the past games of the games from one on are parsed, each in a turn of its own.
func (k *Kind) whenRead(from int, then func()) {
	switch {
	case k.reading != "":
		k.waiting = append(k.waiting, func() { k.whenRead(from, then) })
	case from == len(k.games):
		then()
	default:
		k.keeper.Past(k.games[from].ID())
		k.later(func() { k.whenRead(from+1, then) })
	}
}

// fill replays the games from one on, and then calls then.
func (k *Kind) fill(list []archive.Ending, from int, then func()) {
	if from == len(list) {
		then()
		return
	}
	next := func() { k.fill(list, from+1, then) }
	if known, ok := k.endings.of(&list[from].Kept); ok || !known.Pictured() {
		list[from] = known
		next()
		return
	}
	k.replay(list[from].Kept, func(ending archive.Ending) {
		list[from] = ending
		k.endings.found = append(k.endings.found, ending)
		k.later(next)
	})
}

// Tell says who played a past game, how it ended, and the outcome for the reader.
func (k *Kind) Tell(past *archive.Game, lang i18n.Lang) (who, result string, outcome ui.Outcome) {
	t := teller{names.Seats{Game: k.game(past.Record.Game), Lang: lang}, &k.calendar}
	return i18n.Of(lang).Past.Versus(t.name(past, 0), t.name(past, 1)), t.ended(past), outcomeOf(past)
}

// Replay shows a past game on its table; it returns false for one that cannot be replayed.
func (k *Kind) Replay(past *archive.Kept) bool {
	game := k.game(past.Record.Game)
	k.matches.Keep(game)
	kept, _ := k.keeper.Past(game.ID())
	whole, there := kept.Find(past.ID)
	return there && k.matches.OpenPast(game, whole) == nil
}

// game returns the game with an id.
func (k *Kind) game(id string) *board.Game {
	for _, game := range k.games {
		if game.ID() == id {
			return game
		}
	}
	return nil
}

// outcomeOf returns the outcome of a past game for the reader.
func outcomeOf(past *archive.Game) ui.Outcome {
	switch {
	case !past.Over():
		return ui.Unfinished
	case past.Winner < 0:
		return ui.Drawn
	case yours(past, past.Winner):
		return ui.Won
	case yours(past, 1-past.Winner):
		return ui.Lost
	}
	return ui.Decided
}
