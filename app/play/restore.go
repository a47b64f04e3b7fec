package play

import (
	"fmt"

	"tablier/app/board"
	"tablier/app/sift"
	"tablier/rules"
)

// Restore returns the table that Save wrote, in this version of Tablier or an earlier one. Whose screen it is must be
// asked again. The error says what in the text is wrong, or is sift.ErrNewer.
func Restore(game *board.Game, levels int, text string) (*Table, error) {
	r := BeginRestore(game, levels, text)
	for {
		if done, err := r.Step(len(text) + 1); err != nil {
			return nil, err
		} else if done {
			return r.Table(), nil
		}
	}
}

// A Restoring restores a table a few moves at a time, for a page that has to do other things meanwhile.
type Restoring struct {
	game   *board.Game
	levels int
	text   string
	sifter *sift.Sifter // of the text
	begun  bool         // the text is read
	saved  saved        // its lines are empty before their turn comes

	all, played int // moves of the record and of all lines
	lines       int // how many lines have been begun
	match       *rules.Match
	replay      *rules.Replay // of the record, then of each line; nil between two of them
	table       *Table
}

// bytesPerMove is how many bytes of a text are read in the time of playing a move.
const bytesPerMove = 256

// BeginRestore returns the Restoring of a text, with nothing read. The errors of its steps are those of [Restore].
func BeginRestore(game *board.Game, levels int, text string) *Restoring {
	return &Restoring{game: game, levels: levels, text: text, sifter: sift.New(text)}
}

// read reads about that many bytes of the text, and prepares to play once the whole is read.
func (r *Restoring) read(bytes int) error {
	done, err := r.sifter.Step(bytes)
	if err != nil {
		if version := sift.Version(r.text); version > saveVersion {
			return newerError(version)
		}
	}
	if !done || err != nil {
		return err
	}
	s, err := read(r.sifter.Rest())
	if err != nil {
		return err
	}
	if err := r.sifter.Fill(&s.Record); err != nil {
		return err
	}
	if err := s.check(r.game); err != nil {
		return err
	}
	r.begun, r.saved, r.all = true, s, r.sifter.Moves()
	r.replay, err = r.registry().Begin(s.Record)
	return err
}

func (r *Restoring) registry() rules.Registry { return rules.Registry{r.game.Spec} }

// Progress returns how many moves have been played, and how many there are: a guess while the text is read.
func (r *Restoring) Progress() (played, all int) {
	if !r.begun {
		const written = 8 // bytes of a move
		_, bytes := r.sifter.Progress()
		return 0, bytes / written
	}
	return r.played, r.all
}

// Table returns the table, once all is played.
func (r *Restoring) Table() *Table { return r.table }

// Step plays up to that many moves, first those of the match, then those of its lines. It returns true once the table
// is restored; nothing can be done after an error.
func (r *Restoring) Step(plies int) (done bool, err error) {
	if !r.begun {
		if err := r.read(plies * bytesPerMove); err != nil {
			return false, r.refusal(err)
		}
		if !r.begun {
			return false, nil
		}
	}
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

// refusal returns the error of the record, or of a line.
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
		line := &r.saved.Lines[r.lines]
		r.lines++
		if err := r.sifter.Fill(line); err != nil {
			return err
		}
		r.replay, err = r.registry().Begin(*line)
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
	t.retaken, t.holder, t.seenAs = s.Retaken, -1, -1
	if s.Guests != nil {
		t.invite(*s.Guests)
	}
	t.own = ownOf(t)
	if err := t.restoreLinks(s.Links); err != nil {
		return fmt.Errorf("saved table: %w", err)
	}
	t.reveal(t.match)
	if len(s.Draft) > 0 && !t.Result().Over() {
		t.own.Restore(s.Draft)
	}
	r.table = t
	return nil
}
