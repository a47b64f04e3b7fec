package match_test

import (
	"testing"
	"time"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/play"
)

// invites begins a match by links on a table, known by a number.
func (w *world) invites(number byte) {
	w.t.Helper()
	w.do(match.CorrespondenceBegun{ID: link.ID{number}, Secret: seal.Secret{number}})
	if w.Table().ByLinks() == nil {
		w.t.Fatal("the match does not go by links")
	}
}

// sends returns the link that is to be sent.
func (w *world) sends() *link.Turn {
	w.t.Helper()
	fragment, err := w.Table().ByLinks().Link()
	if err != nil {
		w.t.Fatal(err)
	}
	in, err := link.ReadPost(fragment)
	if err != nil {
		w.t.Fatal(err)
	}
	return in.Turn
}

// joins puts the match of a first link on a table.
func (w *world) joins(first *link.Turn) {
	w.t.Helper()
	links, err := post.Join(registry, first, seal.Secret{200})
	if err != nil {
		w.t.Fatal(err)
	}
	w.do(match.Joined{Links: links})
}

// wantRefused says for which fault the last link was refused, empty for none.
func (w *world) wantRefused(want post.Fault) {
	w.t.Helper()
	e, refused := w.outcome.Refusal.(*post.Error)
	if refused != (want != "") || refused && e.Fault != want {
		w.t.Errorf("the link: %v, want %q", w.outcome.Refusal, want)
	}
}

// A match against the machine goes on by links with somebody else, from where it stands, and after a reload.
func TestByLinks(t *testing.T) {
	a := againstMachine(t)
	a.touch("b2")
	a.machine.mustAsk()
	a.invites(1)
	a.machine.mustRest()
	a.wantPhase(match.OpponentMoves)
	b := openGame(t, "tapatan", 0, 0)
	b.joins(a.sends())
	b.wantMoves("b2")
	b.wantPhase(match.PersonMoves)
	b.touch("a1")
	b.wantPhase(match.OpponentMoves)
	b.touch("c3") // it is not theirs to move
	b.do(match.UndoPressed{}, match.RedoPressed{}, match.ResignPressed{})
	b.wantMoves("b2 a1")
	a.clock.pass(time.Hour)
	a = a.again()
	a.do(match.Posted{Turn: b.sends()})
	a.wantRefused("")
	a.wantMoves("b2 a1")
	a.wantPhase(match.PersonMoves)
	a.do(match.Posted{Turn: b.sends()})
	a.wantRefused(post.Known)
	a.do(match.ResignPressed{})
	a.wantPhase(match.Over)
	b.do(match.Posted{Turn: a.sends()})
	b.wantPhase(match.Over)
	b.wantPast(1, 0)
}

// Where a match cannot go on by links, as one in which chance has drawn already, another begins, and it is kept.
func TestAnotherByLinks(t *testing.T) {
	w := openGame(t, "hyle", 0, 0)
	for w.Phase() == match.ChanceActs {
		w.clock.pass(time.Minute)
	}
	w.touch("c3")
	w.invites(1)
	w.wantMoves("")
	w.wantPast(1, 0)
	w.wantPhase(match.OpponentMoves)
	if got := w.Table().ByLinks().Awaits(); got != post.TheirSeal {
		t.Errorf("it awaits %s", got)
	}
}

// The draws of a match by links are made before the eyes of who is to place, after the pause of any draw.
func TestDrawsByLinks(t *testing.T) {
	a := openGame(t, "hyle", 0, 0)
	a.do(match.Restarted{})
	a.invites(1)
	b := openGame(t, "hyle", 0, 0)
	b.joins(a.sends())
	b.wantPhase(match.OpponentMoves)
	a.do(match.Posted{Turn: b.sends()})
	a.wantPhase(match.ChanceActs)
	a.clock.pass(time.Minute)
	a.wantPhase(match.PersonMoves)
	a.touch("c3")
	b.do(match.Posted{Turn: a.sends()})
	b.wantRefused("")
	b.wantMoves(a.moves())
	b.wantPhase(match.PersonMoves)
}

// Several matches by links are taken on at once: one that makes place for another is kept as it goes.
func TestSeveralByLinks(t *testing.T) {
	a := openGame(t, "tapatan", 0, 0)
	a.invites(1)
	a.touch("b2")
	first := a.sends()
	a.do(match.Restarted{})
	a.invites(2)
	a.touch("a1")
	b := openGame(t, "tapatan", 0, 0)
	b.joins(a.sends())
	b.touch("b2")
	a.do(match.Restarted{})
	for _, kept := range a.past() {
		if kept.ID != play.LinksID(link.ID{2}) {
			continue
		}
		links, err := post.Restore(registry, kept.Links)
		if err != nil {
			t.Fatal(err)
		}
		a.do(match.Reopened{Game: kept, Match: links.Match(), Links: links}, match.Posted{Turn: b.sends()})
	}
	a.wantMoves("a1 b2")
	a.wantPhase(match.PersonMoves)
	a.do(match.Posted{Turn: first})
	a.wantRefused(post.Stranger)
	a.wantPast(2, 0)
}

// Who sits down otherwise while a match goes by links does so for the next one.
func TestSeatsByLinks(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.invites(1)
	w.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 2}}})
	w.touch("b2")
	w.machine.mustRest()
	if w.sends().Moves == nil {
		t.Error("the match does not go by links any more")
	}
	w.do(match.Restarted{})
	if !w.Table().AgainstMachine() || w.Table().ByLinks() != nil {
		t.Errorf("the next match is played by %+v", w.Table().Seats())
	}
}
