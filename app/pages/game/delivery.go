package game

import (
	"tablier/app/archive"
	"tablier/app/link"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/post"
	"tablier/app/seal"
)

// A delivery is what has come of a match by links, on its way to the table of that match: any number of matches go on
// at once, and each link finds its own.
type delivery struct {
	at    *page // where it has come
	turns []*link.Turn
	whole *link.Whole // that they are of, nil for a single one
	then  func()      // called once it is on its table
}

// An endedMatch is the error of a link of a match that is over on both sides.
type endedMatch struct{ error }

// A brokenMatch is the error of a link of a match that cannot be gone on with here: why not.
type brokenMatch struct{ error }

// deliver brings a link to its match. Then is called once it has been taken.
func (p *page) deliver(in link.Post, then func()) {
	if p.match.InFrame() {
		return // the page around a frame says what is played there
	}
	d := &delivery{at: p, whole: in.Whole, turns: []*link.Turn{in.Turn}, then: then}
	if in.Whole != nil {
		d.turns = in.Whole.Turns
	}
	p.kind.current(d.find)
}

// current takes over what other tabs have played, on all tables, and then does something.
func (k *Kind) current(do func()) {
	for _, p := range k.pages {
		p.match.Refresh()
	}
	k.settled(do)
}

// settled does something once no table is being taken from storage.
func (k *Kind) settled(do func()) {
	for _, p := range k.pages {
		if _, _, theirs, opening := p.match.Opening(); opening && !theirs {
			k.later(func() { k.settled(do) })
			return
		}
	}
	do()
}

// find hands the link to its match, wherever that is.
func (d *delivery) find() {
	k, id := d.at.kind, play.LinksID(d.turns[0].ID)
	for _, p := range k.pages {
		if p.table().ID() == id {
			d.hand(p)
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

// reopen hands the link to a match that is kept among those of the past.
func (d *delivery) reopen(p *page, kept archive.Game) {
	if kept.Links == "" {
		d.at.refuse(endedMatch{})
		return
	}
	p.reopen(kept, func(err error) {
		switch {
		case err == match.ErrGivenUp:
		case err != nil:
			d.at.refuse(brokenMatch{err})
		default:
			d.hand(p)
		}
	})
}

// hand has the match on a table take what is new, and shows how it stands then. Nothing of it is lost where a link is
// refused.
func (d *delivery) hand(p *page) {
	p.match.GiveUp()
	p.shut()
	err := d.receive(p)
	p.centre()
	if refused, ok := err.(*post.Error); ok && refused.Fault != post.Known {
		p.refuse(err)
		d.show(p, func() { // a match that has just been put on its table is drawn in turns
			p.kind.once(func() { p.site.Reveal("arrival-problem") })
		})
		return
	}
	d.show(p, d.then)
}

// show shows a table, unless the person has gone to another page since the link came.
func (d *delivery) show(p *page, then func()) {
	if d.at.onScreen() && !p.onScreen() {
		d.at.site.Go(route(p.game.Game))
	}
	then()
}

// receive has the match on a table take the links, each that is new, and returns why one is not taken.
func (d *delivery) receive(p *page) (err error) {
	taken := false
	for _, t := range d.turns {
		p.match.Dispatch(match.Posted{Turn: t})
		switch err = p.match.LinkRefusal(); {
		case err == nil:
			taken = true
		case d.whole == nil:
			return err
		case d.own(p, t, err):
			return d.catchUp(p)
		case !passed(err):
			return err
		}
	}
	if taken {
		return nil
	}
	return err
}

// passed says whether a link has been refused because the match has it.
func passed(err error) bool {
	e, ok := err.(*post.Error)
	return ok && (e.Fault == post.Known || e.Fault == post.Mine)
}

// own says whether a link that is refused is the next of this side itself, which has gone on elsewhere since.
func (d *delivery) own(p *page, t *link.Turn, err error) bool {
	links := p.table().ByLinks()
	guest := links.Me() != d.turns[0].Begin.Host
	return !passed(err) && d.whole.ForGuest == guest && t.Number == links.Links() && (t.Number%2 == 1) == guest
}

// catchUp puts the whole match in the place of the one on a table, which has not come as far.
func (d *delivery) catchUp(p *page) error {
	links, err := post.Recover(p.kind.registry, d.whole, p.table().ByLinks().Code(), seal.Secret{})
	if err == nil {
		p.match.Dispatch(match.Joined{Links: links})
	}
	return err
}

// begin puts a match that this device does not have on the table of its game.
func (d *delivery) begin() {
	p := d.at
	secret, err := seal.NewSecret(p.kind.random)
	var links *post.Match
	switch {
	case err != nil:
	case d.whole != nil:
		links, err = post.Recover(p.kind.registry, d.whole, "", secret)
		if e, ok := err.(*post.Error); ok && e.Fault == post.BadCode {
			p.recovery.ask(d)
			return
		}
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

// join puts a match by links on the table of its game, and shows that.
func (d *delivery) join(links *post.Match) {
	p := d.at.kind.pages[links.Match().Spec().ID]
	p.match.GiveUp()
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

// Step implements match.Work.
func (r *restoring) Step(int) (done bool, err error) {
	r.links, err = post.Restore(r.kind.registry, r.text)
	return true, err
}

// Progress implements match.Work.
func (r *restoring) Progress() (played, all int) { return 0, 1 }
