package sharing

import (
	"tablier/app/archive"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/match/page/wording"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/rules"
)

// A delivery is a received link of a match by links, on its way to that match's table: any number of matches go on at
// once, and each link finds its own.
type delivery struct {
	at    *arrival // the page on which it was received
	turns []*link.Turn
	whole *link.Whole // the whole that the turns come from, nil for a single turn
	then  func()      // called once it is on its table
}

// deliver brings a link to its match. Then is called once it has been taken.
func (a *arrival) deliver(in link.Post, then func()) {
	if a.page.Match.InFrame() {
		return // the page around a frame says what is played there
	}
	d := &delivery{at: a, whole: in.Whole, turns: []*link.Turn{in.Turn}, then: then}
	if in.Whole != nil {
		d.turns = in.Whole.Turns
	}
	a.desk.refreshAll(d.find)
}

// find brings the link to its match, on a table, in the archive or new.
func (d *delivery) find() {
	desk, id := d.at.desk, play.LinksID(d.turns[0].ID)
	for _, s := range desk.panels {
		if s.page.Table().ID() == id {
			d.apply(&s.Arrival)
			return
		}
	}
	for _, game := range desk.games {
		past, _ := desk.archive.Past(game.ID())
		if kept, ok := past.Find(id); ok {
			d.reopen(desk.at(game.ID()), kept)
			return
		}
	}
	d.begin()
}

// reopen reopens the archived match of the link.
func (d *delivery) reopen(a *arrival, kept archive.Game) {
	if kept.Links == "" {
		d.at.Refuse(&wording.Error{Fault: wording.EndedMatch})
		return
	}
	a.Reopen(kept, func(err error) {
		switch {
		case err == match.ErrInterrupted:
		case err != nil:
			d.at.Refuse(&wording.Error{Fault: wording.BrokenMatch, Err: err})
		default:
			d.apply(a)
		}
	})
}

// apply gives the new turns to the match on a table, and shows the result. Nothing of the match is lost where a link
// is refused.
func (d *delivery) apply(a *arrival) {
	p := a.page
	p.Match.Interrupt() // another job may be under way there
	p.Shut()
	a.Unask()
	if p.Table().ByLinks() == nil { // it is over on both sides, and has been reopened to be looked at
		d.refuse(a, &wording.Error{Fault: wording.EndedMatch})
		return
	}
	if d.whole != nil {
		d.compare(a)
		return
	}
	d.post(a, d.turns[0])
}

// compare takes the part of a whole that the table lacks: a link of the other side or, after a question, this
// person's own turns on another device.
func (d *delivery) compare(a *arrival) {
	links := a.page.Table().ByLinks()
	ahead, err := links.Ahead(d.whole)
	fault := faultOf(err)
	switch theirs := d.lastOf(links.Me().Other()); {
	case err == nil && ahead.Links == 0, fault == post.Known && theirs != nil:
		d.post(a, theirs)
	case err == nil:
		a.Elsewhere.ask(d, ahead)
		d.show(a, func() { a.page.AfterDraw(a.Elsewhere.reveal) })
	case fault == post.BadCode:
		a.Recovery.ask(d)
		d.show(a, func() {})
	default:
		d.refuse(a, err)
	}
}

// lastOf returns the last link of a player, nil for none.
func (d *delivery) lastOf(who rules.Player) *link.Turn {
	first := 0 // of that player
	if d.turns[0].Begin.Host != who {
		first = 1
	}
	for i := len(d.turns) - 1; i >= 0; i-- {
		if i%2 == first {
			return d.turns[i]
		}
	}
	return nil
}

// post gives a link to the match on a table.
func (d *delivery) post(a *arrival, t *link.Turn) {
	p := a.page
	err := p.Match.Dispatch(match.Posted{Turn: t}).Refusal
	p.Centre()
	if err != nil && faultOf(err) != post.Known {
		d.refuse(a, err)
		return
	}
	d.show(a, d.then)
}

// refuse shows why a link was refused.
func (d *delivery) refuse(a *arrival, err error) {
	a.Refuse(err)
	d.show(a, func() { // a match that has just been put on its table is drawn in turns
		a.page.AfterDraw(func() { a.page.Site.Reveal("arrival-problem") })
	})
}

// faultOf returns the fault in an error, empty for none.
func faultOf(err error) post.Fault {
	if e, ok := err.(*post.Error); ok {
		return e.Fault
	}
	return ""
}

// show shows a table, unless the person has gone to another page since the link came.
func (d *delivery) show(a *arrival, then func()) {
	if from := d.at.page; from.OnScreen() && !a.page.OnScreen() {
		from.Site.Go(nav.GameRoute(a.page.Game.ID()))
	}
	then()
}

// begin puts a match that this device lacks on the table of its game.
func (d *delivery) begin() {
	a := d.at
	secret, err := seal.NewSecret(a.desk.Random)
	var links *post.Match
	switch {
	case err != nil:
	case d.whole != nil && !d.invites():
		a.Recovery.ask(d)
		return
	case d.turns[0].Number > 0:
		err = &post.Error{Fault: post.Stranger}
	default:
		links, err = post.Join(a.desk.Registry, d.turns[0], secret)
	}
	if err != nil {
		a.Refuse(err)
		return
	}
	d.join(links)
}

// invites says whether the whole is an invitation that this person has not answered: there is no recovery code then.
func (d *delivery) invites() bool { return d.whole.ForGuest && len(d.turns) == 1 }

// behind says whether the table has come further in a match than the whole.
func (d *delivery) behind(links *post.Match) bool {
	there := d.at.desk.at(links.Match().Spec().ID).page.Table().ByLinks()
	return there != nil && there.ID() == links.ID() && there.Links() > links.Links()
}

// join puts a match by links on the table of its game, and shows that.
func (d *delivery) join(links *post.Match) {
	a := d.at.desk.at(links.Match().Spec().ID)
	p := a.page
	p.Match.Interrupt()
	p.Shut()
	p.Match.Dispatch(match.Joined{Links: links})
	p.Centre()
	d.show(a, d.then)
}
