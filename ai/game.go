package ai

import (
	"errors"
	"strconv"

	"tablier/rules"
)

// A Code is a move in one machine word.
type Code interface{ ~uint16 | ~uint32 }

// A Game is the typed core of a game of two players who move in turn with perfect information, for the generic
// techniques. It must be comparable: two equal values are the same game. Its methods may be called from several
// goroutines.
type Game[S any, M Code] interface {
	// Moves appends the legal moves of a position that has not ended, at least one, to buf: those that
	// look best first, always in the same order. It must not keep buf.
	Moves(buf []M, s S) []M
	// Play returns the position after a legal move with its Word and its End: all that a search needs before it
	// decides whether to look further.
	Play(s S, m M) (next S, word uint64, end Value)
	// End returns how the game has ended for the side to move, and Unknown while it runs.
	End(s S) Value
	// Word identifies a position, with the side to move and everything else that decides its future.
	Word(s S) uint64
	// Text returns a move in the game's notation.
	Text(m M) rules.Move
}

// A Root is a task in a game's typed core.
type Root[G any, S any] struct {
	Game  G
	Start S // the game's usual start
	State S // the root of the search
	// Drawn holds the positions, by their Word, whose next occurrence draws the game, because they have occurred
	// before. Often the one in State is among them, which draws when play comes back to it.
	Drawn map[uint64]bool
	Last  []int // the cells of the task's Last, for a Sighted game; none where that is not known
	// Occurred holds all positions that have occurred in the game, by their Word; nil for games whose engine does not
	// ask.
	Occurred map[uint64]bool
}

// A Reader turns a task into a Root. The error says that it cannot read the position.
type Reader[G any, S any] func(Task) (Root[G, S], error)

// Drawn returns the positions whose next occurrence draws the game, for [Root]. A game that uses it must be
// able to turn each key of its Spec into a Word, which is more than Spec.Key promises.
func (t Task) Drawn(word func(key string) (uint64, error)) (map[uint64]bool, error) {
	draws := t.Spec.Recurrences
	if t.Spec.RecurrencesOf != nil { // in games that hide nothing
		draws = t.Spec.RecurrencesOf(t.View.Resample(nil))
	}
	return t.occurred(word, draws-1)
}

// Occurred returns all positions that have occurred in the game, for [Root], as Drawn does.
func (t Task) Occurred(word func(key string) (uint64, error)) (map[uint64]bool, error) {
	return t.occurred(word, 1)
}

// occurred returns the positions that have occurred at least that often.
func (t Task) occurred(word func(key string) (uint64, error), least int) (map[uint64]bool, error) {
	words := map[uint64]bool{}
	for key, count := range t.Seen {
		if count < least {
			continue
		}
		w, err := word(key)
		if err != nil {
			return nil, errors.Join(errors.New("ai: bad key of a position seen before: "+strconv.Quote(key)), err)
		}
		words[w] = true
	}
	return words, nil
}

// ErrNoMove is the error of a search where the game has ended.
var ErrNoMove = errors.New("ai: the position has no move")

// Mix returns a well-spread hash of its arguments: every seeded choice of an engine rests on it, so that it depends
// only on the seed and the subject of the choice. (The finalizer is that of SplitMix64.)
func Mix(words ...uint64) uint64 {
	var h uint64
	for _, w := range words {
		h += w + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return h
}

// Hash returns a number that stands for a text, the same for ever, by FNV-1a.
func Hash(text string) uint64 {
	const basis, prime = 14695981039346656037, 1099511628211
	hash := uint64(basis)
	for i := range len(text) {
		hash = (hash ^ uint64(text[i])) * prime
	}
	return hash
}

// OnePly is the one-ply fallback of a search that has no budget: it evaluates the position after each move and searches
// no further. It prefers a win, then the highest eval, then what the seed says. Eval, which may be nil, is in [-1, 1]
// for the player to move in the position that it is given.
func OnePly[G Game[S, M], S any, M Code](root Root[G, S], eval func(S) float64, seed uint64) (Result, error) {
	var best Line
	var luck uint64
	game, here := root.Game, root.Game.Word(root.State)
	if game.End(root.State) != Unknown {
		return Result{}, ErrNoMove
	}
	moves := game.Moves(nil, root.State)
	for _, m := range moves {
		next, word, end := game.Play(root.State, m)
		line := Line{Move: game.Text(m)}
		switch {
		case end == Loss:
			line.Value, line.Plies, line.Score = Win, 1, 1
		case end == Win:
			line.Value, line.Plies, line.Score = Loss, 1, -1
		case end == Draw || root.Drawn[word]:
		case eval != nil:
			line.Score = -eval(next)
		}
		throw := Mix(seed, here, uint64(m))
		if best.Move == "" || line.Score > best.Score || line.Score == best.Score && throw > luck {
			best, luck = line, throw
		}
	}
	if best.Value != Win && len(moves) > 1 {
		best.Value, best.Plies = Unknown, 0
	}
	best.PV = []rules.Move{best.Move}
	progress := Progress{Line: best, Depth: 1, Nodes: uint64(len(moves))}
	return Result{Progress: progress, Lines: []Line{best}, End: Stopped}, nil
}
