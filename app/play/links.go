package play

import (
	"encoding/hex"

	"tablier/app/board"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
)

// LinksID returns the ID, on a table and in the archive, of a match by links.
func LinksID(id link.ID) string { return "links-" + hex.EncodeToString(id[:]) }

// ByLinks returns the match by links behind the one on the table, nil where there is none. The caller must not change
// it.
func (t *turns) ByLinks() *post.Match { return t.links }

// awaitsLink says whether nothing can be done here before the other side's link comes.
func (t *turns) awaitsLink() bool {
	if t.links == nil {
		return false
	}
	awaits := t.links.Awaits()
	return awaits != post.MyMove && awaits != post.Nothing
}

// Invite makes the match one by links, with the person here as the host; false where that cannot be.
func (t *Table) Invite(id link.ID, secret seal.Secret) bool {
	if !t.CanCorrespond() {
		return false
	}
	mine := t.correspondent()
	seats := t.Seats()
	seats[mine].Level = 0
	seats[1-mine] = Seat{Name: seats[1-mine].Name, Away: true}
	t.invite(seats)
	t.GoTo(t.match.Ply())
	t.links = post.Invite(t.match, t.PlayerOf(mine), id, secret)
	t.startAs(LinksID(id), 0)
	return true
}

// Join puts a match by links on the table, which a seat has opened. Of who sits there only the names are taken.
func (t *Table) Join(links *post.Match, seats [2]Seat, opener int) {
	match := replay(links.Match())
	for !match.Result().Over() && match.Ply() > 0 && match.MoverAt(match.Ply()-1) == rules.Chance {
		match.Undo() // it is drawn before the eyes of who is to move
	}
	t.Open(match, seats, opener)
	t.links = links
	t.startAs(LinksID(links.ID()), 0)
	t.invite(t.seatsByLinks(seats))
	t.Cancel()
}

// seatsByLinks returns who plays a match by links: the person here, and who is away.
func (t *Table) seatsByLinks(seats [2]Seat) [2]Seat {
	mine := t.SeatOf(t.links.Me())
	seats[mine] = Seat{Name: seats[mine].Name}
	seats[1-mine] = Seat{Name: seats[1-mine].Name, Away: true}
	return seats
}

// replay returns a match with the same moves.
func replay(m *rules.Match) *rules.Match {
	again, err := rules.Registry{m.Spec()}.Replay(m.Record())
	if err != nil {
		panic(err) // it has been played
	}
	return again
}

// Receive takes a link of the other side. The error is a *[post.Error]: nothing has been done then.
func (t *Table) Receive(turn *link.Turn) error {
	if t.links == nil {
		return &post.Error{Fault: post.Stranger}
	}
	if err := t.links.Receive(turn); err != nil {
		return err
	}
	t.catchUp()
	return nil
}

// playByLinks plays a move of the person here in a match by links, and brings the board up to the links.
func (t *Table) playByLinks(m rules.Move) error {
	if t.match.ToMove() == rules.Chance {
		return t.put(m)
	}
	if err := t.links.Play(m); err != nil {
		return err
	}
	t.catchUp()
	return nil
}

// resignByLinks resigns for the person here in a match by links, and brings the board up to the links.
func (t *Table) resignByLinks() board.Change {
	if !t.links.Resign() {
		return board.Nothing
	}
	t.catchUp()
	return board.Resigned
}

// catchUp plays the moves that the match by links has and the table lacks. Where something stands in it otherwise
// than on the table, as when all has been shown at the end, its match takes the place of the one there.
func (t *Table) catchUp() {
	now := t.links.Match()
	if there := t.match.Record(); !there.Begins(now.Record()) {
		t.history.start(replay(now))
		t.own.Reset()
		t.frames.clear()
		t.count()
		t.Cancel()
		return
	}
	for ply := t.match.Ply(); ply < now.Ply() && (now.Result().Over() || !t.drawsOnly(ply)); ply++ {
		t.NextRound()
		if err := t.put(now.Move(ply + 1)); err != nil {
			panic(err) // it has been played
		}
	}
	if result := now.Result(); result.Reason == rules.Resigned && !t.Result().Over() {
		t.giveUp(result.Winner.Other())
	}
}

// drawsOnly says whether the match by links has nothing but draws after ply moves: chance makes them while the player
// to move watches.
func (t *Table) drawsOnly(ply int) bool {
	for now := t.links.Match(); ply < now.Ply(); ply++ {
		if now.MoverAt(ply) != rules.Chance {
			return false
		}
	}
	return true
}

// restoreLinks has the match go on by links as it did when it was saved; not if the text is empty.
func (t *Table) restoreLinks(text string) error {
	if text == "" {
		return nil
	}
	links, err := post.Restore(rules.Registry{t.Game.Spec}, text)
	if err != nil {
		return err
	}
	t.links = links
	t.catchUp()
	return nil
}
