package wording

import (
	"tablier/app/links/post"
	"tablier/rules"
)

// Next says the next step of a match by links, and who takes it.
func (w Links) Next() (say, why string) {
	m, t := w.Messages.ByLinks, w.Table()
	links := t.ByLinks()
	other := w.Name(t.SeatOf(links.Me().Other()))
	switch links.Awaits() {
	case post.TheirSeal:
		return m.ToSeal(other), m.DrawWhy
	case post.TheirDraw:
		return m.ToDraw(other), m.DrawWhy
	case post.TheirSet:
		return m.ToSetUp(other), m.SetUpWhy
	case post.TheirOpen:
		move, _ := links.Pending()
		return m.ToOpen(other), m.OpenWhy(w.Words.Move(move))
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
func (w Links) invited() string {
	t := w.Table()
	links := t.ByLinks()
	if links == nil || !links.Invited() || t.Result().Over() {
		return ""
	}
	return w.Messages.ByLinks.Invited(w.Name(t.SeatOf(links.Me().Other())), w.Seats.Plays(t, t.SeatOf(links.Me())))
}

// lastLink says at the end of a match by links whether a link is still to be sent.
func (w Links) lastLink() string {
	m, links := w.Messages.ByLinks, w.Table().ByLinks()
	switch {
	case links == nil:
		return ""
	case links.Sent():
		return m.LastWhy(w.Name(w.Table().SeatOf(links.Me().Other())))
	}
	return m.DoneWhy
}

// PendingAttack returns this person's pending attack, empty when there is none.
func (w Links) PendingAttack() rules.Move {
	links := w.Table().ByLinks()
	if links == nil || links.Awaits() != post.TheirOpen {
		return ""
	}
	move, _ := links.Pending()
	return move
}
