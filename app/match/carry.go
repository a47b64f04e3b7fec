package match

import (
	"math/rand/v2"

	"tablier/ai/protocol"
)

// carryOut carries out an effect.
func (m *Match) carryOut(effect Effect) {
	r := m.runtime
	switch e := effect.(type) {
	case Ask:
		m.ask(e)
	case Cancel:
		if s := m.searches[e.ID]; s != nil {
			s.Cancel()
			delete(m.searches, e.ID)
			r.Begun.End(m.thing())
		}
	case Hurry:
		if s := m.searches[e.ID]; s != nil {
			s.PlayNow()
		}
	case RestartMachine:
		r.Machine.Restart()
	case Wait:
		r.Clock.After(e.For, func() { m.Dispatch(Elapsed{e.ID}) })
	case Remind:
		r.Clock.After(e.For, func() { m.Dispatch(Reminded{e.ID}) })
	case Prepare:
		m.begin(&job{e.Work, func(err error) { m.Dispatch(Prepared{err}) }, e.Interruptible})
	case Save, SetAside, File, ArchiveUnfinished:
		m.carryOutStorage(e)
	case Remember:
		m.remember(e.Mistakes)
	case Tell:
		if r.Host != nil {
			r.Host.Post(e.Notice)
		}
	case ApplyAppearance:
		r.Screen.ApplyAppearance(e.Lang, e.Theme)
	case MoveFocusFrom:
		r.Screen.MoveFocusFrom(m.Controller, e.Control)
	case Log:
		r.Screen.Log(e.Err)
	}
}

// ask asks the machine. The note of it is taken back after what comes of the answer: where that asks on, as a review
// does, it stays.
func (m *Match) ask(e Ask) {
	m.runtime.Begun.Begin(m.thing())
	m.searches[e.ID] = m.runtime.Machine.Search(e.Query,
		func(p protocol.Progress) { m.Dispatch(Heard{e.ID, p}) },
		func(found protocol.Found, err error) {
			delete(m.searches, e.ID)
			m.Dispatch(Answered{e.ID, found, err})
			m.runtime.Begun.End(m.thing())
		})
}

// carryOutStorage carries out an effect that writes to storage, unless another tab has written another match since
// this one last did.
func (m *Match) carryOutStorage(effect Effect) {
	r := m.runtime
	switch e := effect.(type) {
	case Save:
		if m.savedElsewhere(e.Known) {
			return
		}
		m.Dispatch(Saved{r.Store.Set(m.key(), e.Text)})
		if e.Played {
			m.notePlayed()
		}
	case SetAside:
		r.Store.SetAside(m.key())
	case File:
		if !m.savedElsewhere(e.Known) && r.Archive.File(e.Game, e.Filed, e.Counted) {
			m.Dispatch(Filed{e.Game.ID})
		}
	case ArchiveUnfinished:
		if r.Archive.ArchiveUnfinished(e.Game, e.Filed) {
			m.Dispatch(UnfinishedArchived{})
		}
	}
}

// storageUnchanged says whether a read from storage (text, ok) gave the known text; "" stands for no text.
func storageUnchanged(text string, ok bool, known string) bool {
	return ok == (known != "") && (!ok || sameGame(text, known))
}

// savedElsewhere says whether another tab has written the match in storage since this one did, and tells the
// controller.
func (m *Match) savedElsewhere(known string) bool {
	text, ok := m.runtime.Store.Read(m.key())
	if storageUnchanged(text, ok, known) {
		return false
	}
	m.Dispatch(Stored{text, ok, rand.Uint64()})
	return true
}
