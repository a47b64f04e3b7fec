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

// keepPast puts a game that has ended among those of the past, and counts its first end.
func (r *Root) keepPast(s *session) {
	if s.elsewhere || !s.table.Result().Over() {
		return
	}
	past, ok := r.readPast(s.game)
	game := pastGame(s.table)
	if before, found := past.Find(game.ID); !ok || found && sameGame(before, game) {
		return
	}
	first := !past.Add(game)
	r.writePast(s.game, past)
	if key, result, counts := game.Counts(); first && counts && s.table.Counted() {
		r.count(s.game, key, result)
	}
	r.askToPersist()
}

// keepUnfinished puts a game that is about to make place for another among those of the past, if anybody here has
// played in it; false when there is none.
func (r *Root) keepUnfinished(s *session) bool {
	t := s.table
	switch {
	case s.elsewhere:
	case t.Result().Over():
		r.keepPast(s) // the page may have been closed before it could
	case t.CanUndo() || t.Letters() && t.Match().Ply() > 0:
		if past, ok := r.readPast(s.game); ok {
			past.Add(pastGame(t))
			r.writePast(s.game, past)
			return true
		}
	}
	return false
}

// pastGame returns the game on a table as it is kept. Its record is the whole one: it stays on this device, and
// whoever looks at it is asked again whose screen it is.
func pastGame(t *play.Table) archive.Game {
	result := t.Result()
	game := archive.Game{
		ID: t.ID(), Played: time.Now().Unix(), Opener: t.SeatOf(rules.First),
		Winner: t.SeatOf(result.Winner), Reason: result.Reason, Record: t.Match().Record(),
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

func (r *Root) count(game *board.Game, key archive.Key, result archive.Result) {
	if stats, ok := r.readStats(game); ok {
		stats.Add(key, result)
		r.keep(statsKey(game), stats.Save())
	}
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
