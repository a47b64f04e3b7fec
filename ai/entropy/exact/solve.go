package exact

import (
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"

	"tablier/ai/entropy/colex"
	"tablier/rules/entropy"
)

// A Stage is the progress of the solver.
type Stage struct {
	Plies    int // to the end of the positions that are being solved; 0 for those that have ended
	Blocks   int // done in this stage, of Classes
	Resolved uint64
}

// Classes is how many blocks there are.
const Classes = classes

// Solve solves the game and returns the table of all values, on all processors. It takes minutes and 3.2 GB. Progress
// is called now and then from several goroutines; it may be nil.
func Solve(immediate bool, progress func(Stage)) *Table {
	s := &solver{
		Table: &Table{
			atlas: newAtlas(), immediate: immediate,
			codes: make([]uint8, classes*blockSize), wins: make([]uint64, classes*width),
		},
		progress: progress,
	}
	for i := range s.now {
		s.now[i], s.next[i] = make([]uint64, classes*width), make([]uint64, classes*width)
	}
	s.stage(s.begin)
	for s.found.Load() > 0 {
		s.plies++
		s.now, s.next = s.next, s.now
		s.stage(s.back)
	}
	return s.Table
}

// A solver is a table under construction.
type solver struct {
	*Table
	// now holds the positions solved in the last stage and next those of this one, by the block of the player to
	// move and the rank of the one who waits: first those lost for the player to move, then those won.
	now, next [2][]uint64
	plies     int // to the end of the positions of this stage
	found     atomic.Uint64
	resolved  atomic.Uint64
	done      atomic.Int64
	progress  func(Stage)
}

// stage does the work of every block, and counts the positions found.
func (s *solver) stage(work func(*block) uint64) {
	s.found.Store(0)
	s.done.Store(0)
	s.each(func() func(*block) {
		return func(b *block) {
			n := work(b)
			s.found.Add(n)
			s.resolved.Add(n)
			if done := s.done.Add(1); s.progress != nil && (done%512 == 0 || done == classes) {
				s.progress(Stage{s.plies, int(done), s.resolved.Load()})
			}
		}
	})
}

// each does the work of every block, with as many workers as there are processors. Start makes a worker.
func (t *Table) each(start func() (work func(*block))) {
	var wait sync.WaitGroup
	var next atomic.Int64
	for range runtime.GOMAXPROCS(0) {
		work := start()
		wait.Go(func() {
			b := new(block)
			for class := next.Add(1) - 1; class < classes; class = next.Add(1) - 1 {
				b.enter(t.atlas, int(class))
				work(b)
			}
		})
	}
	wait.Wait()
}

// begin finds the positions of a block that have ended and counts the moves of the others.
func (s *solver) begin(b *block) (found uint64) {
	codes := s.codes[code(b.class, 0):code(b.class+1, 0)]
	for rank := range codes {
		state := entropy.State{Own: b.set(rank), Other: b.rep}
		switch state.Winner(s.immediate) {
		case 0:
			s.solve(b, rank, state.Own, true)
			found++
		case 1:
			s.solve(b, rank, state.Own, false)
			found++
		default:
			codes[rank] = uint8(state.Count()) // a pass is a move
		}
	}
	return found
}

// solve marks a position in which the block's representative waits as won or lost, and sends it to the block in which
// the player to move is the one who waits: there its predecessors are.
func (s *solver) solve(b *block, rank int, own entropy.Set, won bool) {
	s.codes[code(b.class, rank)] = uint8(solved + s.plies)
	next := s.next[0]
	if won {
		put(s.wins, b.class, rank)
		next = s.next[1]
	}
	p := s.atlas.of[colex.Rank(own, 0)]
	class := int(p.class)
	for maps := p.maps; maps != 0; maps &= maps - 1 {
		waits := colex.Rank(s.atlas.maps.Apply(bits.TrailingZeros8(maps), b.rep), s.atlas.reps[class])
		atomic.OrUint64(&next[class*width+waits>>6], 1<<(waits&63))
	}
}

// back goes one move back from the positions just solved in which the block's representative is to move.
func (s *solver) back(b *block) (found uint64) {
	for kind := range s.now {
		words := s.now[kind][b.class*width : (b.class+1)*width]
		for i, word := range words {
			words[i] = 0 // to be the next frontier
			for ; word != 0; word &= word - 1 {
				rank := 64*i + bits.TrailingZeros64(word)
				found += s.before(b, b.set(rank), kind == 1)
			}
		}
	}
	return found
}

// before visits the predecessors of a position in which after is the set of the player who has just moved; won says
// whether the player to move there, the block's representative, has won.
func (s *solver) before(b *block, after entropy.Set, won bool) (found uint64) {
	taken := after | b.rep
	for pawns := after; pawns != 0; pawns &= pawns - 1 {
		to := bits.TrailingZeros32(pawns)
		others := after &^ (1 << to)
		near := entropy.Around(others)
		// The pawn came from a cell in line that touched a friend.
		for from := entropy.Slides(to, taken) & near; from != 0; from &= from - 1 {
			own := others | from&-from
			if alone := own &^ entropy.Around(own) &^ b.near; alone != 0 && entropy.Around(alone)&(1<<to) == 0 {
				continue // it had to go to a pawn that touched nothing
			}
			found += s.leads(b, b.rank(own), own, won)
		}
	}
	if rank := b.rank(after); s.codes[code(b.class, rank)] == 1 &&
		(entropy.State{Own: after, Other: b.rep}).MustPass() {
		found += s.leads(b, rank, after, won)
	}
	return found
}

// leads notes that a position has a move to one that is won or lost for the other player. It returns 1 when that
// solves it.
func (s *solver) leads(b *block, rank int, own entropy.Set, won bool) uint64 {
	c := &s.codes[code(b.class, rank)]
	if *c >= solved {
		return 0
	}
	if won {
		if *c--; *c > 0 {
			return 0
		}
	}
	s.solve(b, rank, own, !won)
	return 1
}
