package archive

import (
	"errors"
	"fmt"
	"slices"

	"tablier/rules"
)

// mostGames is how many games a Past keeps.
const mostGames = 100

// A Past is the games of one kind that were played here, newest first. The zero value is empty.
type Past struct {
	games []Game
}

// Games returns the games, the one added last first. The caller must not change the slice.
func (p *Past) Games() []Game { return p.games }

// Add puts a game first, in the place of the one with the same ID if there is one, and drops the oldest beyond
// 100. It returns whether this ID has had an end before: a game may end, be taken back and end again, and the
// caller adds only its first end to the Stats.
func (p *Past) Add(game Game) (endedBefore bool) {
	before, _ := p.Find(game.ID)
	game.Ended = game.Over() || before.Ended
	p.Remove(game.ID)
	p.games = append([]Game{game}, p.games[:min(len(p.games), mostGames-1)]...)
	return before.Ended
}

// Find returns the game with an ID; false when there is none.
func (p *Past) Find(id string) (Game, bool) {
	if i := p.index(id); i >= 0 {
		return p.games[i], true
	}
	return Game{}, false
}

// Remove drops the game with an ID, if there is one.
func (p *Past) Remove(id string) {
	if i := p.index(id); i >= 0 {
		p.games = slices.Concat(p.games[:i], p.games[i+1:]) // a copy of the Past keeps its own
	}
}

func (p *Past) index(id string) int {
	return slices.IndexFunc(p.games, func(g Game) bool { return g.ID == id })
}

// pastForm is how a Past is kept. Version 2 adds a reader after this one, which then reads a struct of its own
// and turns that into a Game.
func pastForm() Form[Game] { return Form[Game]{"past", []Reader[Game]{Strict[Game]}} }

// Save returns the games as text that ReadPast reads.
func (p *Past) Save() string { return pastForm().Save(p.games) }

// ReadPast returns what Save has written, in this version of the text or any before. The registry says which games are
// known; one of a single game refuses every other's. With a nil registry the records are left unchecked, which saves
// the time of replaying a hundred games where the text has been written or checked here. The error is a *ReadError.
func ReadPast(registry rules.Registry, text string) (Past, error) {
	form := pastForm()
	games, err := form.Read(text)
	if err != nil {
		return Past{}, err
	}
	if len(games) > mostGames {
		return Past{}, &ReadError{What: form.What, Entry: mostGames, Err: errors.New("one too many")}
	}
	past := Past{games}
	for i, game := range games {
		if err := past.checkEntry(registry, i); err != nil {
			return Past{}, &ReadError{What: form.What, Entry: i, Err: fmt.Errorf("game %.70q: %w", game.ID, err)}
		}
	}
	return past, nil
}

func (p *Past) checkEntry(registry rules.Registry, i int) error {
	game := &p.games[i]
	if p.index(game.ID) < i {
		return errors.New("the same id as an entry before")
	}
	if first := p.games[0].Record.Game; game.Record.Game != first {
		return fmt.Errorf("a game of %.40q among those of %.40q", game.Record.Game, first)
	}
	return game.check(registry)
}
