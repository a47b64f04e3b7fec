package match

import (
	"math/rand/v2"

	"tablier/ai/protocol"
)

// carryOut carries out an effect.
func (s *Session) carryOut(effect Effect) {
	r := s.runtime
	switch e := effect.(type) {
	case Ask:
		s.ask(e)
	case Cancel:
		if search := s.searches[e.ID]; search != nil {
			search.Cancel()
			delete(s.searches, e.ID)
			r.Begun.End(s.thing())
		}
	case Hurry:
		if search := s.searches[e.ID]; search != nil {
			search.PlayNow()
		}
	case RestartMachine:
		r.Machine.Restart()
	case Wait:
		r.Clock.After(e.For, func() { s.Dispatch(Elapsed{e.ID}) })
	case Remind:
		r.Clock.After(e.For, func() { s.Dispatch(Reminded{e.ID}) })
	case Prepare:
		s.begin(&job{e.Work, func(err error) { s.Dispatch(Prepared{err}) }, e.Interruptible})
	case Save, SetAside, File, ArchiveUnfinished:
		s.carryOutStorage(e)
	case Remember:
		s.remember(e.Mistakes)
	case Tell:
		if r.Host != nil {
			r.Host.Post(e.Notice)
		}
	case ApplyAppearance:
		r.Screen.ApplyAppearance(e.Lang, e.Theme)
	case MoveFocusFrom:
		r.Screen.MoveFocusFrom(s.Controller, e.Control)
	case Log:
		r.Screen.Log(e.Err)
	}
}

// ask asks the machine. The note of it is taken back after what comes of the answer: where that asks on, as a review
// does, it stays.
func (s *Session) ask(e Ask) {
	s.runtime.Begun.Begin(s.thing())
	s.searches[e.ID] = s.runtime.Machine.Search(e.Query,
		func(p protocol.Progress) { s.Dispatch(Heard{e.ID, p}) },
		func(found protocol.Found, err error) {
			delete(s.searches, e.ID)
			s.Dispatch(Answered{e.ID, found, err})
			s.runtime.Begun.End(s.thing())
		})
}

// carryOutStorage carries out an effect that writes to storage, unless another tab has written another match since
// this one last did.
func (s *Session) carryOutStorage(effect Effect) {
	r := s.runtime
	switch e := effect.(type) {
	case Save:
		if s.savedElsewhere(e.Known) {
			return
		}
		s.Dispatch(Saved{r.Store.Set(s.key(), e.Text)})
		if e.Played {
			s.notePlayed()
		}
	case SetAside:
		r.Store.SetAside(s.key())
	case File:
		if !s.savedElsewhere(e.Known) && r.Archive.File(e.Game, e.Filed, e.Counted) {
			s.Dispatch(Filed{e.Game.ID})
		}
	case ArchiveUnfinished:
		if r.Archive.ArchiveUnfinished(e.Game, e.Filed) {
			s.Dispatch(UnfinishedArchived{})
		}
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
