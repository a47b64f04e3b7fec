package archive

import (
	"errors"
	"slices"

	"tablier/app/sift"
)

// A Store is the storage of a Keeper's texts.
type Store interface {
	Read(key string) (text string, ok bool) // as storage has it, or this page where storage refused it
	Set(key, text string) bool              // false when storage does not take it
	SetAside(key string)                    // moves a text that nobody can read to another key
	Remove(key string)
}

// A Keeper reads and writes the past games and the statistics of every game. Every method reads what it needs from
// storage, so that several tabs can share it. It is not safe for concurrent use.
type Keeper struct {
	// Log, when it is not nil, is called with the errors of unreadable texts that have been set aside.
	Log func(error)
	// Filed, when it is not nil, is called after an ended game has been written: there is something to lose now.
	Filed func()

	store   Store
	pasts   map[string]pastText // by game
	refused map[string]bool     // keys whose last text storage has not taken
}

// A pastText is a parsed Past and its text: reading takes time.
type pastText struct {
	text string
	past Past
}

// NewKeeper returns a Keeper that reads and writes the archive in a store.
func NewKeeper(store Store) *Keeper {
	return &Keeper{store: store, pasts: map[string]pastText{}, refused: map[string]bool{}}
}

// PersistenceKey is under which it is kept that the browser has been asked to keep what is stored: it is asked once.
const PersistenceKey = "persistence"

// PastKey returns the storage key of the past games of a game.
func PastKey(game string) string { return "past." + game }

// StatsKey returns the storage key of a game's statistics.
func StatsKey(game string) string { return "stats." + game }

// Past returns the past games of a game. It returns false when a later version has written them: they are left alone.
func (k *Keeper) Past(game string) (Past, bool) {
	text, ok := k.store.Read(PastKey(game))
	if !ok {
		return Past{}, true
	}
	if known, ok := k.pasts[game]; ok && known.text == text {
		return known.past, true
	}
	past, err := ReadPast(nil, text) // texts in storage were written or validated here
	if err != nil {
		return past, k.setAside(PastKey(game), err)
	}
	k.pasts[game] = pastText{text, past}
	return past, true
}

// Know takes past games that have been parsed already, so that the Keeper need not parse them.
func (k *Keeper) Know(game, text string, past Past) { k.pasts[game] = pastText{text, past} }

// Unread returns the text of past games that the Keeper has not parsed; false when it has, or there is none.
func (k *Keeper) Unread(game string) (text string, ok bool) {
	text, ok = k.store.Read(PastKey(game))
	return text, ok && k.pasts[game].text != text
}

// Stats returns the statistics of a game, as Past does the games.
func (k *Keeper) Stats(game string) (Stats, bool) {
	text, ok := k.store.Read(StatsKey(game))
	if !ok {
		return Stats{}, true
	}
	stats, err := ReadStats(text)
	if err != nil {
		return stats, k.setAside(StatsKey(game), err)
	}
	return stats, true
}

// File archives a game that has ended, and counts its result if counted says that it counts. When the end was taken
// back and the game ends again, its new end takes the place of the old one in both. Filed says that it has been put
// there before: a person who has removed it since does not get it back. File returns false when a later version has
// written the past games, so that it can do nothing.
func (k *Keeper) File(g Game, filed, counted bool) (onFile bool) {
	past, ok := k.Past(g.Record.Game)
	if !ok {
		return false
	}
	before, found := past.Find(g.ID)
	if found && sameEnd(before, g) || !found && filed {
		return true
	}
	endedBefore := past.Add(g)
	k.writePast(g.Record.Game, past)
	if counted && (!endedBefore && !filed || before.Over()) {
		k.count(before, g)
	}
	if k.Filed != nil {
		k.Filed()
	}
	return true
}

// sameEnd says whether two games of one ID have the same end, and count alike.
func sameEnd(a, b Game) bool {
	return a.Reason == b.Reason && a.Retaken == b.Retaken && a.Record.Resigned == b.Record.Resigned &&
		slices.Equal(a.Record.Moves, b.Record.Moves)
}

// ArchiveUnfinished archives a game that has no end yet, and returns whether it did. A game whose end was taken back,
// and that has not become another since, stays there as it ended; one that a person has removed stays away: see File
// about filed.
func (k *Keeper) ArchiveUnfinished(g Game, filed bool) bool {
	past, ok := k.Past(g.Record.Game)
	before, found := past.Find(g.ID)
	if !ok || !found && filed || before.Over() && g.Record.Begins(before.Record) {
		return false
	}
	past.Add(g)
	k.writePast(g.Record.Game, past)
	return true
}

// Remove removes a past game, if it is there.
func (k *Keeper) Remove(game, id string) {
	past, ok := k.Past(game)
	if !ok {
		return
	}
	past.Remove(id)
	k.writePast(game, past)
}

// ResetStats removes the stored statistics of a game, so that they count from zero.
func (k *Keeper) ResetStats(game string) {
	k.store.Remove(StatsKey(game))
	delete(k.refused, StatsKey(game))
}

// Refused says whether storage lacks a text that was written here: it is lost when the page is closed.
func (k *Keeper) Refused() bool { return len(k.refused) > 0 }

// count counts the end of a game in the place of an earlier one, if it had one.
func (k *Keeper) count(before, now Game) {
	game := now.Record.Game
	stats, ok := k.Stats(game)
	if !ok {
		return
	}
	if key, result, counts := before.Counts(); counts {
		stats.Uncount(key, result)
	}
	if key, result, counts := now.Counts(); counts {
		stats.Add(key, result)
	}
	k.write(StatsKey(game), stats.Save())
}

// writePast writes past games, and remembers their text.
func (k *Keeper) writePast(game string, past Past) {
	text := past.Save()
	k.pasts[game] = pastText{text, past}
	k.write(PastKey(game), text)
}

func (k *Keeper) write(key, text string) {
	if k.store.Set(key, text) {
		delete(k.refused, key)
	} else {
		k.refused[key] = true
	}
}

// setAside sets an unreadable text aside, so that a new one can begin; a text of a later version stays, and it
// returns false.
func (k *Keeper) setAside(key string, err error) (ok bool) {
	if errors.Is(err, sift.ErrNewer) {
		return false
	}
	if k.Log != nil {
		k.Log(err)
	}
	k.store.SetAside(key)
	return true
}
