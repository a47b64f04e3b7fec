package puzzles

import (
	"errors"

	"tablier/ai/puzzle"
)

// ErrMissing is the error of a file that cannot be fetched.
var ErrMissing = errors.New("puzzles: the file cannot be fetched")

// A Shelf is the puzzles of a game, with what is asked of them again and again.
type Shelf struct {
	Set   *puzzle.Set
	bands [puzzle.Bands][]*puzzle.Puzzle
	ids   map[*puzzle.Puzzle]string
	named map[string]*puzzle.Puzzle
}

// NewShelf reads the file with the puzzles of a game. The error is that of puzzle.Parse.
func NewShelf(text string) (*Shelf, error) {
	set, err := puzzle.Parse(text)
	if err != nil {
		return nil, err
	}
	return ShelfOf(set), nil
}

// ShelfOf returns the shelf with the puzzles of a game.
func ShelfOf(set *puzzle.Set) *Shelf {
	s := &Shelf{Set: set, ids: map[*puzzle.Puzzle]string{}, named: map[string]*puzzle.Puzzle{}}
	for i := range set.Puzzles {
		p := &set.Puzzles[i]
		id := p.ID(set.Game)
		s.ids[p], s.named[id] = id, p
	}
	for band := range s.bands {
		s.bands[band] = set.Asked(puzzle.Band(band))
	}
	return s
}

// ID returns the id of a puzzle of the shelf.
func (s *Shelf) ID(p *puzzle.Puzzle) string { return s.ids[p] }

// Find returns the puzzle with an id, retired ones included; nil when there is none.
func (s *Shelf) Find(id string) *puzzle.Puzzle { return s.named[id] }

// Asked returns the puzzles of a band, easiest first. The caller must not change it.
func (s *Shelf) Asked(band puzzle.Band) []*puzzle.Puzzle { return s.bands[band] }

// Number returns the place of a puzzle in its band, from 1; 0 for one that is retired.
func (s *Shelf) Number(p *puzzle.Puzzle) int {
	for i, other := range s.bands[s.Set.Band(p)] {
		if other == p {
			return i + 1
		}
	}
	return 0
}

// Next returns the puzzle to go on with in a band after one, nil for the first: the next that is not solved, from the
// start again behind the last; where all are solved the next of all. It is nil where none is asked.
func (s *Shelf) Next(done Progress, band puzzle.Band, after *puzzle.Puzzle) *puzzle.Puzzle {
	list := s.bands[band]
	if len(list) == 0 {
		return nil
	}
	from := 0
	if after != nil && s.Set.Band(after) == band {
		from = s.Number(after)
	}
	for i := range list {
		p := list[(from+i)%len(list)]
		if p != after && !done.Of(s.ids[p]).How.Solved() {
			return p
		}
	}
	return list[from%len(list)]
}

// A Count is how a person stands at the puzzles of a band.
type Count struct {
	Solved, Of int
	AtFirst    int // how many of those solved were at the first try, without a hint
	Loss       int // the mean of what the answers to questions about points cost, in hundredths
	Answers    int // how many these are
}

// Count returns how many puzzles of a band of difficulty there are, are solved, and were solved at the first try.
func (s *Shelf) Count(done Progress, band puzzle.Band) (c Count) {
	cost := 0
	for _, p := range s.bands[band] {
		c.Of++
		e := done.Of(s.ids[p])
		if e.How.Solved() {
			c.Solved++
		}
		if e.How == First {
			c.AtFirst++
		}
		if p.Kind == puzzle.Points && e.How != Untried {
			c.Answers++
			cost += e.Cost
		}
	}
	if c.Answers > 0 {
		c.Loss = cost / c.Answers
	}
	return c
}

// A Library has the puzzles of games, of each from when they are first wanted.
type Library struct {
	games   []string // their ids
	fetch   func(game string, then func(text string, ok bool))
	shelves map[string]*Shelf
	waiting map[string][]func(error)
}

// NewLibrary returns the library of games, by their ids. Fetch fetches the file with the puzzles of one.
func NewLibrary(games []string, fetch func(game string, then func(text string, ok bool))) *Library {
	return &Library{
		games: games, fetch: fetch, shelves: map[string]*Shelf{}, waiting: map[string][]func(error){},
	}
}

// Games returns the ids of the games that have puzzles, in their order.
func (l *Library) Games() []string { return l.games }

// Shelf returns the puzzles of a game, nil as long as they are not there.
func (l *Library) Shelf(game string) *Shelf { return l.shelves[game] }

// Want has the puzzles of a game fetched, unless they are there, and calls then once they are, or cannot be had.
func (l *Library) Want(game string, then func(error)) {
	if l.shelves[game] != nil {
		then(nil)
		return
	}
	l.waiting[game] = append(l.waiting[game], then)
	if len(l.waiting[game]) > 1 {
		return // they are on their way
	}
	l.fetch(game, func(text string, ok bool) {
		err := ErrMissing
		if ok {
			l.shelves[game], err = NewShelf(text)
		}
		waiting := l.waiting[game]
		delete(l.waiting, game)
		for _, then := range waiting {
			then(err)
		}
	})
}

// Today returns which game has the puzzle of a day for a person, and the puzzle as far as its file is there.
func (l *Library) Today(day int, done Progress) (game string, p *puzzle.Puzzle) {
	if len(l.games) == 0 {
		return "", nil
	}
	game = l.games[GameOf(day, len(l.games))]
	if shelf := l.shelves[game]; shelf != nil {
		p = OfDay(shelf.Set, day, len(l.games), done.hardest(day))
	}
	return game, p
}

// Find returns the puzzle with an id among those that are there, and its game.
func (l *Library) Find(id string) (game string, p *puzzle.Puzzle) {
	for game, shelf := range l.shelves {
		if p := shelf.Find(id); p != nil {
			return game, p
		}
	}
	return "", nil
}
