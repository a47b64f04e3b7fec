package match

import (
	"math/rand/v2"

	"tablier/app/archive"
)

// The effects on storage. Save and File do nothing where another tab has written another match since this one last did.
type (
	// Save keeps the table: Saved, or Stored where storage holds another text than the one known: see [sameGame].
	Save struct {
		Text, Known string
		Played      bool // moves have changed, not only the position shown or the settings
	}
	// SetAside puts the saved text away under another key: it cannot be read.
	SetAside struct{}
	// File archives a match that has ended: Filed; or Stored, as for Save.
	File struct {
		Game           archive.Game
		Filed, Counted bool
		Known          string
	}
	// ArchiveUnfinished archives an unfinished match that another one replaces: UnfinishedArchived.
	ArchiveUnfinished struct {
		Game  archive.Game
		Filed bool
	}
)

func (e Save) carryOut(s *Session) {
	if s.savedElsewhere(e.Known) {
		return
	}
	s.Dispatch(Saved{s.runtime.Store.Set(s.key(), e.Text)})
	if e.Played {
		s.notePlayed()
	}
}

func (SetAside) carryOut(s *Session) { s.runtime.Store.SetAside(s.key()) }

func (e File) carryOut(s *Session) {
	if !s.savedElsewhere(e.Known) && s.runtime.Archive.File(e.Game, e.Filed, e.Counted) {
		s.Dispatch(Filed{e.Game.ID})
	}
}

func (e ArchiveUnfinished) carryOut(s *Session) {
	if s.runtime.Archive.ArchiveUnfinished(e.Game, e.Filed) {
		s.Dispatch(UnfinishedArchived{})
	}
}

// storageUnchanged says whether a read from storage (text, ok) gave the known text; "" stands for no text.
func storageUnchanged(text string, ok bool, known string) bool {
	return ok == (known != "") && (!ok || sameGame(text, known))
}

// savedElsewhere says whether another tab has written the match in storage since this one did, and tells the
// controller.
func (s *Session) savedElsewhere(known string) bool {
	text, ok := s.runtime.Store.Read(s.key())
	if storageUnchanged(text, ok, known) {
		return false
	}
	s.Dispatch(Stored{text, ok, rand.Uint64()})
	return true
}
