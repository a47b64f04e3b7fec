package page

import (
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/ui"
)

// Latest calls then with the games that ended last, the newest first, with their last positions: up to most.
func (k *Kind) Latest(most int, then func([]archive.Ending)) {
	k.reading.whenRead(0, func() {
		var last []archive.Ending
		for _, game := range k.games {
			past, _ := k.keeper.Past(game.ID())
			for _, kept := range past.Games() {
				if kept.Over() {
					last = withLater(last, kept, most)
				}
			}
		}
		k.endings.fill(last, 0, func() { then(last) })
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
func (k *Kind) game(id string) *board.Game { return board.ByID(k.games, id) }

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
