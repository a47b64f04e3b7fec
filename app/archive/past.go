package archive

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"tablier/app/sift"
	"tablier/rules"
)

// maxGames is how many games a Past holds.
const maxGames = 100

// A Past is the past games of one game, newest first. The zero value is empty.
type Past struct{ games []Kept }

// A Kept is a game in a Past. Its record has no moves: only its text does, for a hundred games may have a million,
// and the garbage collector would look at each of them.
type Kept struct {
	Game
	Plies int    // how many moves there are
	Moves int    // how many of them players have made in play: see rules.Move.Played
	text  string // of the whole game, as Save writes it
}

// keep returns a past game with its moves as text only, for a list of many takes less memory so.
func keep(g Game) Kept {
	text, err := json.Marshal(g)
	if err != nil {
		panic(err) // plain data
	}
	plies, moves := len(g.Record.Moves), 0
	for _, m := range g.Record.Moves {
		if m.Played() {
			moves++
		}
	}
	g.Record.Moves = nil
	return Kept{g, plies, moves, string(text)}
}

// whole parses the text of a kept game, and returns it with its moves.
func (k *Kept) whole() Game {
	game, err := Strict[Game](json.RawMessage(k.text))
	if err != nil {
		panic(err) // keep has written it
	}
	return game
}

// Games returns the games, the one added last first. The caller must not change the slice.
func (p *Past) Games() []Kept { return p.games }

// Add puts a game first, in the place of the one with the same ID if there is one, and drops the oldest beyond
// maxGames, rather than one that goes on by links: somebody else waits for those. It returns whether this ID has had
// an end before: a game may end, be taken back and end again, and the caller adds only its first end to the Stats.
func (p *Past) Add(game Game) (endedBefore bool) {
	if i := p.index(game.ID); i >= 0 {
		endedBefore = p.games[i].Ended
	}
	game.Ended = game.Over() || endedBefore
	p.Remove(game.ID)
	if len(p.games) == maxGames {
		p.Remove(p.oldest())
	}
	p.games = append([]Kept{keep(game)}, p.games...)
	return endedBefore
}

// oldest returns the ID of the game that is dropped for another.
func (p *Past) oldest() string {
	for _, game := range slices.Backward(p.games) {
		if game.Links == "" {
			return game.ID
		}
	}
	return p.games[len(p.games)-1].ID
}

// Find returns the game with an ID, its moves included; false when there is none.
func (p *Past) Find(id string) (Game, bool) {
	if i := p.index(id); i >= 0 {
		return p.games[i].whole(), true
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
	return slices.IndexFunc(p.games, func(k Kept) bool { return k.ID == id })
}

// pastForm returns the text form of a Past. A version in which something is different adds a reader after this one,
// which then reads a struct of its own and turns that into a Game.
func pastForm() Form[Game] { return Form[Game]{"past", []Reader[Game]{Strict[Game]}} }

// Save returns the games as text that ReadPast reads.
func (p *Past) Save() string {
	if len(p.games) == 0 {
		return pastForm().Save(nil)
	}
	texts := make([]string, len(p.games))
	for i := range p.games {
		texts[i] = p.games[i].text
	}
	return pastForm().Join(texts)
}

// ReadPast parses the text of a Past, in this version or any before. The registry says which games are known; one of
// a single game refuses every other's. With a nil registry the records are left unchecked, which saves the time of
// replaying a hundred games where the text has been written or checked here. The error is a *ReadError.
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

// A PastReading parses past games a few moves at a time, for a page that has to do other things meanwhile.
type PastReading struct {
	registry rules.Registry
	text     string
	sifter   *sift.Sifter
	games    []Game        // without their moves; nil until the text is read
	past     Past          // the checked games
	game     Game          // that is being checked
	replay   *rules.Replay // of that, nil until it begins
}

// What is done in the time that it takes to play a move: so many bytes of a text are read, so many moves of a game
// that is not replayed are read and written.
const (
	bytesPerMove = 256
	movesPerMove = 16
)

// BeginPast returns the PastReading of a text, with nothing read. The errors of its steps are those of [ReadPast].
func BeginPast(registry rules.Registry, text string) *PastReading {
	return &PastReading{registry: registry, text: text, sifter: sift.New(text)}
}

// Past returns the past games, once all have been checked.
func (r *PastReading) Past() Past { return r.past }

// Step reads and plays up to that many moves. It returns true once all is read; nothing can be done after an error.
func (r *PastReading) Step(plies int) (done bool, err error) {
	if r.games == nil {
		if done, err := r.sift(plies * bytesPerMove); !done || err != nil {
			return false, err
		}
	}
	for len(r.past.games) < len(r.games) {
		if plies <= 0 {
			return false, nil
		}
		at := len(r.past.games)
		played, done, err := r.check(at, plies)
		if err != nil {
			return false, r.refusal(at, fmt.Errorf("game %.70q: %w", r.games[at].ID, err))
		}
		if !done {
			return false, nil
		}
		plies -= played + 1
		r.past.games = append(r.past.games, keep(r.game))
		r.replay = nil
	}
	return true, nil
}

// sift reads about that many bytes of the text and, at its end, the games without their moves.
func (r *PastReading) sift(bytes int) (done bool, err error) {
	form := pastForm()
	if done, err := r.sifter.Step(bytes); err != nil {
		if version := sift.Version(r.text); version > len(form.Readers) {
			err = newerError(version, len(form.Readers))
		}
		return false, r.refusal(-1, err)
	} else if !done {
		return false, nil
	}
	games, err := form.Read(string(r.sifter.Rest()))
	if err != nil {
		return false, err
	}
	if len(games) > maxGames {
		return false, r.refusal(maxGames, errors.New("one too many"))
	}
	r.games = games
	return true, nil
}

func (r *PastReading) refusal(entry int, err error) error {
	return &ReadError{What: pastForm().What, Entry: entry, Err: err}
}

// check checks a game, and plays up to that many of its moves.
func (r *PastReading) check(at, plies int) (played int, done bool, err error) {
	if r.replay == nil {
		if err := r.begin(at); err != nil || r.registry == nil {
			return len(r.game.Record.Moves) / movesPerMove, err == nil, err
		}
		if r.replay, err = r.registry.Begin(r.game.Record); err != nil {
			return 0, false, err
		}
	}
	before, _ := r.replay.Progress()
	done, err = r.replay.Step(plies)
	if !done || err != nil {
		return plies, false, err
	}
	after, _ := r.replay.Progress()
	return after - before, true, r.game.checkEnd(r.replay.Match().Result())
}

// begin validates all of a game but its moves, which are replayed next.
func (r *PastReading) begin(at int) error {
	r.game = r.games[at]
	if err := r.sifter.Fill(&r.game.Record); err != nil {
		return err
	}
	same := func(g Game) bool { return g.ID == r.game.ID }
	if slices.ContainsFunc(r.games[:at], same) {
		return errors.New("the same id as an entry before")
	}
	if first := r.games[0].Record.Game; r.game.Record.Game != first {
		return fmt.Errorf("a game of %.40q among those of %.40q", r.game.Record.Game, first)
	}
	return r.game.check()
}
