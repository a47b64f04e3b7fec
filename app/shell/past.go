package shell

import (
	"errors"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

func pastKey(game *board.Game) string  { return "past." + game.ID() }
func statsKey(game *board.Game) string { return "stats." + game.ID() }

// keepPast puts a game that has ended among those of the past, and counts it. When it was gone back in and ends again,
// its new end takes the place of the old one there and in the count, unless a person has removed it.
func (r *Root) keepPast(s *session) {
	t := s.table
	if s.elsewhere || !t.Result().Over() || r.taken(s) {
		return
	}
	past, ok := r.readPast(s.game)
	if !ok {
		return
	}
	game, first := pastGame(t), !t.Filed()
	before, found := past.Find(game.ID)
	t.File()
	if found && sameGame(before, game) || !found && !first {
		return
	}
	first = !past.Add(game) && first
	r.writePast(s.game, past)
	if t.Counted() && (first || before.Over()) {
		r.count(s.game, before, game)
	}
	r.askToPersist()
}

// keepUnfinished puts a game that is about to make place for another among those of the past, if anybody here has
// played in it; false when there is none. One that has ended, and whose end was taken back, stays there as it ended.
func (r *Root) keepUnfinished(s *session) bool {
	t := s.table
	switch {
	case s.elsewhere:
	case t.Result().Over():
		r.keepPast(s) // the page may have been closed before it could
	case t.MachinesOnly():
	case t.CanTakeBack() || t.Letters() && t.Match().Ply() > 0:
		return r.keepRunning(s)
	}
	return false
}

func (r *Root) keepRunning(s *session) bool {
	past, ok := r.readPast(s.game)
	game := pastGame(s.table)
	before, found := past.Find(game.ID)
	if !ok || !found && s.table.Filed() || before.Over() && game.Record.Begins(before.Record) {
		return false
	}
	past.Add(game)
	r.writePast(s.game, past)
	return true
}

// pastGame returns the game on a table as it is kept. Its record is the whole one: it stays on this device, and
// whoever looks at it is asked again whose screen it is.
func pastGame(t *play.Table) archive.Game {
	result := t.Result()
	game := archive.Game{
		ID: t.ID(), Played: time.Now().Unix(), Opener: t.SeatOf(rules.First),
		Winner: t.SeatOf(result.Winner), Reason: result.Reason, Record: t.Match().Record(), Seed: t.Seed(),
	}
	for seat, who := range t.Seats() {
		game.Seats[seat] = archive.Seat{Name: who.Name, Level: who.Level, Away: who.Away}
	}
	if result.Score != nil {
		game.Score = &[2]int{result.Score[t.PlayerOf(0).Index()], result.Score[t.PlayerOf(1).Index()]}
	}
	return game
}

// sameGame says whether two games of one ID have come to the same end.
func sameGame(a, b archive.Game) bool {
	return a.Reason == b.Reason && a.Record.Resigned == b.Record.Resigned && slices.Equal(a.Record.Moves, b.Record.Moves)
}

// A pastText is the past games of a kind with the text that they were read from.
type pastText struct {
	text string
	past archive.Past
}

// readPast returns the past games as storage has them now: another tab may have written. It returns false when a
// later version has, whose text is left alone.
func (r *Root) readPast(game *board.Game) (archive.Past, bool) {
	text, ok := r.read(pastKey(game))
	if !ok {
		return archive.Past{}, true
	}
	if known := r.pasts[game.ID()]; known.text == text {
		return known.past, true
	}
	past, err := archive.ReadPast(nil, text) // what is in storage was written or checked here
	if err != nil {
		return past, r.unread(pastKey(game), err)
	}
	r.pasts[game.ID()] = pastText{text, past}
	return past, true
}

// writePast keeps past games, and remembers what its text says.
func (r *Root) writePast(game *board.Game, past archive.Past) {
	text := past.Save()
	r.pasts[game.ID()] = pastText{text, past}
	r.keep(pastKey(game), text)
}

// readStats is readPast for the statistics.
func (r *Root) readStats(game *board.Game) (archive.Stats, bool) {
	text, ok := r.read(statsKey(game))
	if !ok {
		return archive.Stats{}, true
	}
	stats, err := archive.ReadStats(text)
	if err != nil {
		return stats, r.unread(statsKey(game), err)
	}
	return stats, true
}

// count counts the end of a game, in the place of the one that it had before, if it had one.
func (r *Root) count(game *board.Game, before, now archive.Game) {
	stats, ok := r.readStats(game)
	if !ok {
		return
	}
	if key, result, counts := before.Counts(); counts && before.Over() {
		stats.Take(key, result)
	}
	if key, result, counts := now.Counts(); counts {
		stats.Add(key, result)
	}
	r.keep(statsKey(game), stats.Save())
}

// read returns a text as storage has it now.
func (r *Root) read(key string) (string, bool) {
	r.store.Forget(key)
	return r.store.Get(key)
}

// keep keeps a text, and notes whether storage does.
func (r *Root) keep(key, text string) { r.history.refused = !r.store.Set(key, text) }

// unread puts aside a text that cannot be read, so that a new one can begin; not one of a later version.
func (r *Root) unread(key string, err error) (ok bool) {
	if errors.Is(err, archive.ErrNewer) {
		return false
	}
	app.Log(err)
	r.store.SetAside(key)
	return true
}
