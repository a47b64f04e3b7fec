package play

import (
	"fmt"

	"tablier/app/board"
	"tablier/rules"
)

// Restore returns the table that Save wrote, in this version of Tablier or an earlier one. Whose screen it is must be
// asked again. The error says what in the text is wrong, or is ErrNewer.
func Restore(game *board.Game, levels int, text string) (*Table, error) {
	r, err := BeginRestore(game, levels, text)
	for done := false; err == nil && !done; {
		done, err = r.Step(r.all + 1)
	}
	if err != nil {
		return nil, err
	}
	return r.Table(), nil
}

// A Restoring restores a table a few moves at a time, for a page that has to do other things meanwhile.
type Restoring struct {
	game   *board.Game
	levels int
	saved  saved

	all, played int // moves of the record and of all lines
	lines       int // how many lines have been begun
	match       *rules.Match
	replay      *rules.Replay // of the record, then of each line; nil between two of them
	table       *Table
}

// BeginRestore returns the Restoring of a text, of which no move has been played yet. Its errors, and those of its steps,
// are those of [Restore].
func BeginRestore(game *board.Game, levels int, text string) (*Restoring, error) {
	s, err := read(text)
	if err == nil {
		err = s.check(game)
	}
	if err != nil {
		return nil, fmt.Errorf("saved table: %w", err)
	}
	r := &Restoring{game: game, levels: levels, saved: s, all: len(s.Record.Moves)}
	for _, line := range s.Lines {
		r.all += len(line.Moves)
	}
	if r.replay, err = r.registry().Begin(s.Record); err != nil {
		return nil, fmt.Errorf("saved table: %w", err)
	}
	return r, nil
}

func (r *Restoring) registry() rules.Registry { return rules.Registry{r.game.Spec} }

// Progress returns how many moves have been played, of how many.
func (r *Restoring) Progress() (played, all int) { return r.played, r.all }

// Table returns the table, once all is played.
func (r *Restoring) Table() *Table { return r.table }

// Step plays up to so many moves, first those of the match, then those of its lines. It returns true once the table is
// restored; nothing can be done after an error.
func (r *Restoring) Step(plies int) (done bool, err error) {
	for plies > 0 && r.replay != nil {
		before, _ := r.replay.Progress()
		done, err := r.replay.Step(plies)
		if err != nil {
			return false, r.refusal(err)
		}
		after, _ := r.replay.Progress()
		r.played += after - before
		plies -= after - before + 1 // a line of no moves takes time, too
		if !done {
			return false, nil
		}
		if err := r.next(); err != nil {
			return false, r.refusal(err)
		}
	}
	if r.replay != nil {
		return false, nil
	}
	return true, r.seat()
}

// refusal is the error of the record, or of a line.
func (r *Restoring) refusal(err error) error {
	if r.lines > 0 {
		return fmt.Errorf("saved table: line %d: %w", r.lines, err)
	}
	return fmt.Errorf("saved table: %w", err)
}

// next goes on to the next line; there is nothing left to play after the last.
func (r *Restoring) next() (err error) {
	if r.lines == 0 {
		r.match = r.replay.Match()
	}
	r.replay = nil
	if r.lines < len(r.saved.Lines) {
		r.lines++
		r.replay, err = r.registry().Begin(r.saved.Lines[r.lines-1])
	}
	return err
}

// seat puts the match on a table as it was left.
func (r *Restoring) seat() error {
	s, match := &r.saved, r.match
	for match.Ply() > s.At {
		match.Undo()
	}
	if s.Entered < match.Round()-1 || s.Entered > match.Round() {
		return fmt.Errorf("saved table: round %d entered, of %d", s.Entered, match.Round())
	}
	t := &Table{
		score:  score{points: s.Score, gained: s.Gained, void: s.Void, filed: s.Filed},
		chance: chance{id: s.ID, seed: s.Seed, next: s.Next, shuffles: s.Shuffles},
	}
	t.seating = seating{
		Game: r.game, levels: r.levels, settings: s.Settings.clean(r.game.Spec, r.levels), opener: s.Opener,
	}
	t.history = history{match: match, shown: s.Look, lines: s.Lines, entered: s.Entered}
	t.holder, t.eyes = -1, -1
	if s.Guests != nil {
		t.invite(*s.Guests)
	}
	t.own = ownOf(t)
	t.reveal(t.match)
	if len(s.Draft) > 0 && !t.Result().Over() {
		t.own.Restore(s.Draft)
	}
	r.table = t
	return nil
}
