package archive

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"tablier/app/sift"
	"tablier/rules"
)

// mostGames is how many games a Past keeps.
const mostGames = 100

// A Past is the games of one kind that were played here, newest first. The zero value is empty.
type Past struct {
	games []Game
	texts []string // of the games as they are saved, each empty until it is
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
	kept := min(len(p.games), mostGames-1)
	p.games = append([]Game{game}, p.games[:kept]...)
	p.texts = append([]string{""}, p.texts[:kept]...)
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
		p.texts = slices.Concat(p.texts[:i], p.texts[i+1:])
	}
}

func (p *Past) index(id string) int {
	return slices.IndexFunc(p.games, func(g Game) bool { return g.ID == id })
}

// pastForm is how a Past is kept. Version 2 adds a reader after this one, which then reads a struct of its own
// and turns that into a Game.
func pastForm() Form[Game] { return Form[Game]{"past", []Reader[Game]{Strict[Game]}} }

// Save returns the games as text that ReadPast reads. The text of each game is made once: there may be many, and long
// ones.
func (p *Past) Save() string {
	if len(p.games) == 0 {
		return pastForm().Save(nil)
	}
	for i := range p.games {
		p.write(i)
	}
	return pastForm().Join(p.texts)
}

// write makes the text of a game, unless it is there already.
func (p *Past) write(i int) {
	if p.texts[i] == "" {
		text, err := json.Marshal(p.games[i])
		if err != nil {
			panic(err) // plain data
		}
		p.texts[i] = string(text)
	}
}

// ReadPast returns what Save has written, in this version of the text or any before. The registry says which games are
// known; one of a single game refuses every other's. With a nil registry the records are left unchecked, which saves
// the time of replaying a hundred games where the text has been written or checked here. The error is a *ReadError.
func ReadPast(registry rules.Registry, text string) (Past, error) {
	r := BeginPast(registry, text)
	for {
		if done, err := r.Step(len(text) + 1); err != nil {
			return Past{}, err
		} else if done {
			return r.Past(), nil
		}
	}
}

// A PastReading reads past games a few moves at a time, for a page that has to do other things meanwhile.
type PastReading struct {
	registry rules.Registry
	text     string
	sifter   *sift.Sifter // of the text, nil once that is read
	past     Past
	at       int           // the game that is looked at
	replay   *rules.Replay // of that, nil until it is begun
}

// bytesPerMove is how many bytes of a text are read in the time that it takes to play a move.
const bytesPerMove = 256

// BeginPast returns the PastReading of a text, of which nothing has been read yet. The errors of its steps are those of
// [ReadPast].
func BeginPast(registry rules.Registry, text string) *PastReading {
	return &PastReading{registry: registry, text: text, sifter: sift.New(text)}
}

// Past returns the games, once all are read.
func (r *PastReading) Past() Past { return r.past }

// Step reads and plays up to so many moves. It returns true once all is read; nothing can be done after an error.
func (r *PastReading) Step(plies int) (done bool, err error) {
	if r.sifter != nil {
		if done, err := r.sift(plies * bytesPerMove); !done || err != nil {
			return false, err
		}
	}
	for ; r.at < len(r.past.games); r.at++ {
		if plies <= 0 {
			return false, nil
		}
		game := &r.past.games[r.at]
		played, done, err := r.look(plies)
		if err != nil {
			return false, r.refusal(r.at, fmt.Errorf("game %.70q: %w", game.ID, err))
		}
		if !done {
			return false, nil
		}
		plies -= played + 1
		r.past.write(r.at)
		r.replay = nil
	}
	return true, nil
}

// sift reads about so many bytes of the text, and the games but their moves once that is read.
func (r *PastReading) sift(bytes int) (done bool, err error) {
	form := pastForm()
	if done, err := r.sifter.Step(bytes); err != nil {
		if version := sift.Version(r.text); version > len(form.Readers) {
			err = newer(version, len(form.Readers))
		}
		return false, r.refusal(-1, err)
	} else if !done {
		return false, nil
	}
	games, err := form.Read(string(r.sifter.Rest()))
	if err != nil {
		return false, err
	}
	if len(games) > mostGames {
		return false, r.refusal(mostGames, errors.New("one too many"))
	}
	for i := range games {
		if err := r.sifter.Fill(&games[i].Record); err != nil {
			return false, r.refusal(i, err)
		}
	}
	r.past, r.text, r.sifter = Past{games, make([]string, len(games))}, "", nil
	return true, nil
}

func (r *PastReading) refusal(entry int, err error) error {
	return &ReadError{What: pastForm().What, Entry: entry, Err: err}
}

// look checks the game that is looked at, and plays up to so many of its moves.
func (r *PastReading) look(plies int) (played int, done bool, err error) {
	game := &r.past.games[r.at]
	if r.replay == nil {
		if err := r.past.checkEntry(r.at); err != nil || r.registry == nil {
			return 0, err == nil, err
		}
		if r.replay, err = r.registry.Begin(game.Record); err != nil {
			return 0, false, err
		}
	}
	before, _ := r.replay.Progress()
	done, err = r.replay.Step(plies)
	if !done || err != nil {
		return plies, false, err
	}
	after, _ := r.replay.Progress()
	return after - before, true, game.checkEnd(r.replay.Match().Result())
}

func (p *Past) checkEntry(i int) error {
	game := &p.games[i]
	if p.index(game.ID) < i {
		return errors.New("the same id as an entry before")
	}
	if first := p.games[0].Record.Game; game.Record.Game != first {
		return fmt.Errorf("a game of %.40q among those of %.40q", game.Record.Game, first)
	}
	return game.check()
}
