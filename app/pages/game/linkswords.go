package game

import (
	"tablier/app/post"
	"tablier/rules"
)

// byLinks says the next step of a match by links, and who takes it.
func (w linkWords) byLinks() (say, why string) {
	m, t := w.messages.ByLinks, w.table()
	links := t.ByLinks()
	other := w.name(t.SeatOf(links.Me().Other()))
	switch links.Awaits() {
	case post.TheirSeal:
		return m.ToSeal(other), m.DrawWhy
	case post.TheirDraw:
		return m.ToDraw(other), m.DrawWhy
	case post.TheirSet:
		return m.ToSetUp(other), m.SetUpWhy
	case post.TheirOpen:
		move, _ := links.Pending()
		return m.ToOpen(other), m.OpenWhy(w.words.Move(move))
	case post.TheirAll:
		if links.Resigned() == links.Me() {
			return m.YouResign, m.AllWhy(other)
		}
		return m.Ended, m.AllWhy(other)
	case post.MyMove:
		return m.Yours, m.YoursWhy
	case post.Nothing:
		return m.Ended, w.lastLink()
	}
	return m.Plays(other), m.MoveWhy
}

// invited says to the guest of a match, until they have moved, who invites them and to which side; empty otherwise.
func (w linkWords) invited() string {
	t := w.table()
	links := t.ByLinks()
	if links == nil || !links.Invited() || t.Result().Over() {
		return ""
	}
	return w.messages.ByLinks.Invited(w.name(t.SeatOf(links.Me().Other())), w.seats.Plays(t, t.SeatOf(links.Me())))
}

// lastLink says at the end of a match by links whether a link is still to be sent.
func (w linkWords) lastLink() string {
	m, links := w.messages.ByLinks, w.table().ByLinks()
	switch {
	case links == nil:
		return ""
	case links.Sent():
		return m.LastWhy(w.name(w.table().SeatOf(links.Me().Other())))
	}
	return m.DoneWhy
}

// pendingAttack returns this person's pending attack, empty when there is none.
func (w linkWords) pendingAttack() rules.Move {
	links := w.table().ByLinks()
	if links == nil || links.Awaits() != post.TheirOpen {
		return ""
	}
	move, _ := links.Pending()
	return move
}
