package game

import (
	"tablier/app/archive"
	"tablier/app/link"
	"tablier/app/match"
	"tablier/app/pages/game/wording"
	"tablier/app/play"
	"tablier/app/post"
	"tablier/app/seal"
	"tablier/rules"
)

// A delivery is a received link of a match by links, on its way to that match's table: any number of matches go on at
// once, and each link finds its own.
type delivery struct {
	at    *page // the page on which it was received
	turns []*link.Turn
	whole *link.Whole // the whole that the turns come from, nil for a single turn
	then  func()      // called once it is on its table
}

// deliver brings a link to its match. Then is called once it has been taken.
func (p *page) deliver(in link.Post, then func()) {
	if p.match.InFrame() {
		return // the page around a frame says what is played there
	}
	d := &delivery{at: p, whole: in.Whole, turns: []*link.Turn{in.Turn}, then: then}
	if in.Whole != nil {
		d.turns = in.Whole.Turns
	}
	p.kind.refreshAll(d.find)
}

// refreshAll takes over what other tabs have played, on all tables, and then calls do.
func (k *Kind) refreshAll(do func()) {
	for _, p := range k.pages {
		p.match.Refresh()
	}
	k.whenLoaded(do)
}

// whenLoaded calls do once no table is being read from storage.
func (k *Kind) whenLoaded(do func()) {
	for _, p := range k.pages {
		if _, _, theirs, opening := p.match.JobProgress(); opening && !theirs {
			k.later(func() { k.whenLoaded(do) })
			return
		}
	}
	do()
}

// find brings the link to its match, on a table, in the archive or new.
func (d *delivery) find() {
	k, id := d.at.kind, play.LinksID(d.turns[0].ID)
	for _, p := range k.pages {
		if p.table().ID() == id {
			d.apply(p)
			return
		}
	}
	for _, game := range k.games {
		past, _ := k.archive.Past(game.ID())
		if kept, ok := past.Find(id); ok {
			d.reopen(k.pages[game.ID()], kept)
			return
		}
	}
	d.begin()
}

// reopen reopens the archived match of the link.
func (d *delivery) reopen(p *page, kept archive.Game) {
	if kept.Links == "" {
		d.at.refuse(&wording.Error{Fault: wording.EndedMatch})
		return
	}
	p.reopen(kept, func(err error) {
		switch {
		case err == match.ErrInterrupted:
		case err != nil:
			d.at.refuse(&wording.Error{Fault: wording.BrokenMatch, Err: err})
		default:
			d.apply(p)
		}
	})
}

// apply gives the new turns to the match on a table, and shows the result. Nothing of the match is lost where a link
// is refused.
func (d *delivery) apply(p *page) {
	p.match.Interrupt() // another job may be under way there
	p.shut()
	p.unask()
	if p.table().ByLinks() == nil { // it is over on both sides, and has been reopened to be looked at
		d.refuse(p, &wording.Error{Fault: wording.EndedMatch})
		return
	}
	if d.whole != nil {
		d.compare(p)
		return
	}
	d.post(p, d.turns[0])
}

// compare takes the part of a whole that the table lacks: a link of the other side or, after a question, this
// person's own turns on another device.
func (d *delivery) compare(p *page) {
	ahead, err := p.table().ByLinks().Ahead(d.whole)
	fault := faultOf(err)
	switch theirs := d.lastOf(p.table().ByLinks().Me().Other()); {
	case err == nil && ahead.Links == 0, fault == post.Known && theirs != nil:
		d.post(p, theirs)
	case err == nil:
		p.elsewhere.ask(d, ahead)
		d.show(p, func() { p.kind.afterDraw(p.elsewhere.reveal) })
	case fault == post.BadCode:
		p.recovery.ask(d)
		d.show(p, func() {})
	default:
		d.refuse(p, err)
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
func (d *delivery) post(p *page, t *link.Turn) {
	p.match.Dispatch(match.Posted{Turn: t})
	err := p.match.LinkRefusal()
	p.centre()
	if err != nil && faultOf(err) != post.Known {
		d.refuse(p, err)
		return
	}
	d.show(p, d.then)
}

// refuse shows why a link was refused.
func (d *delivery) refuse(p *page, err error) {
	p.refuse(err)
	d.show(p, func() { // a match that has just been put on its table is drawn in turns
		p.kind.afterDraw(func() { p.site.Reveal("arrival-problem") })
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
func (d *delivery) show(p *page, then func()) {
	if d.at.onScreen() && !p.onScreen() {
		d.at.site.Go(route(p.game.Game))
	}
	then()
}

// begin puts a match that this device lacks on the table of its game.
func (d *delivery) begin() {
	p := d.at
	secret, err := seal.NewSecret(p.kind.random)
	var links *post.Match
	switch {
	case err != nil:
	case d.whole != nil && !d.invites():
		p.recovery.ask(d)
		return
	case d.turns[0].Number > 0:
		err = &post.Error{Fault: post.Stranger}
	default:
		links, err = post.Join(p.kind.registry, d.turns[0], secret)
	}
	if err != nil {
		p.refuse(err)
		return
	}
	d.join(links)
}

// invites says whether the whole is an invitation that this person has not answered: there is no recovery code then.
func (d *delivery) invites() bool { return d.whole.ForGuest && len(d.turns) == 1 }

// behind says whether the table has come further in a match than the whole.
func (d *delivery) behind(links *post.Match) bool {
	there := d.at.kind.pages[links.Match().Spec().ID].table().ByLinks()
	return there != nil && there.ID() == links.ID() && there.Links() > links.Links()
}

// join puts a match by links on the table of its game, and shows that.
func (d *delivery) join(links *post.Match) {
	p := d.at.kind.pages[links.Match().Spec().ID]
	p.match.Interrupt()
	p.shut()
	p.match.Dispatch(match.Joined{Links: links})
	p.centre()
	d.show(p, d.then)
}

// A restoring is the work of restoring a match by links. It is done at once: it takes milliseconds.
type restoring struct {
	kind  *Kind
	text  string
	links *post.Match
}

// Step implements steps.Work.
func (r *restoring) Step(int) (done bool, err error) {
	r.links, err = post.Restore(r.kind.registry, r.text)
	return true, err
}

// Progress implements steps.Work.
func (r *restoring) Progress() (played, all int) { return 0, 1 }
