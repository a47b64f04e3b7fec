package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/link"
	"tablier/app/play"
	"tablier/rules"
)

// A parcel is a game that comes from elsewhere.
type parcel struct {
	match  *rules.Match
	opener int  // the seat that opened it
	post   bool // a letter of a game by correspondence
	link   bool // it came as a link, which may be an old one
	level  int  // of the machine that plays the side not to move, 0 for none
}

// A meeting is how a game that arrives stands to the one on the table.
type meeting int

const (
	stranger meeting = iota // it is another
	known                   // it is the one on the table, or surely an earlier moment of it
	answer                  // it is the one on the table by letters, and goes on
)

// meets compares a parcel with the game on a table, as far as this screen knows it: how a guess is met must not tell
// what is secret. Once all is told a link may still hold what any player knew.
func (p parcel) meets(t *play.Table) meeting {
	if !t.CanSeeAs() {
		return p.meetsRecord(t, t.Record())
	}
	for _, viewer := range []rules.Player{rules.Chance, rules.First, rules.Second, rules.Nobody} {
		if how := p.meetsRecord(t, t.Match().RecordFor(viewer)); how != stranger {
			return how
		}
	}
	return stranger
}

// fewPlies is how many a line must have in common with another to be taken for the same game: many begin alike.
const fewPlies = 6

// meetsRecord compares a parcel with a record of the game on a table.
func (p parcel) meetsRecord(t *play.Table, mine rules.Record) meeting {
	record := p.match.Record()
	past, ahead := record.Begins(mine), mine.Begins(record)
	switch {
	case p.post && t.Letters() && past:
		return known
	case p.post && t.Letters() && ahead:
		return answer
	case past && ahead && (!p.post || t.Result().Over()), past && p.link && !p.post && len(record.Moves) >= fewPlies:
		return known
	}
	return stranger
}

// seats returns who plays a parcel's game on: the side to move sits here, and the other one too, unless it is away or the
// machine's.
func (p parcel) seats() (seats [2]play.Seat) {
	other := play.Seat{Away: p.post, Level: p.level}
	switch p.match.ToMove().Other() {
	case rules.First:
		seats[p.opener] = other
	case rules.Second:
		seats[1-p.opener] = other
	}
	return seats
}

// A note is what is said once of a game that has arrived.
type note int

const (
	noNote note = iota
	keptNote
	knownNote
	passedNote
)

func (r *Root) noteWords(s *session) string {
	m := &r.words().Share
	if s.table.Looking() != s.letter.noted {
		return ""
	}
	switch s.letter.note {
	case keptNote:
		return m.Kept
	case knownNote:
		return m.KnownAlready
	case passedNote:
		return m.PassedAlready
	}
	return ""
}

// arrive opens the game that the address of a game's page holds; false when it holds none.
func (r *Root) arrive(ctx app.Context) bool {
	game := r.gameOf(r.route)
	if game == nil {
		return false
	}
	fragment := r.nav.Arrival(ctx)
	if fragment == "" {
		return false
	}
	p, err := r.unpackLink(fragment)
	if err != nil {
		s := r.sessions[game.ID()]
		s.letter.problem = err
		s.panel = sharePanel
		r.reveal("arrival-problem")
		return true
	}
	r.receive(ctx, p)
	return true
}

func (r *Root) unpackLink(fragment string) (parcel, error) {
	letter, match, err := link.Decode(r.registry(), fragment)
	if err != nil {
		return parcel{}, err
	}
	return parcel{match: match, opener: letter.Opener, post: letter.Post && !match.Spec().Secret, link: true}, nil
}

// registry returns the games of the page.
func (r *Root) registry() rules.Registry {
	specs := make(rules.Registry, len(r.games))
	for i, game := range r.games {
		specs[i] = game.Spec
	}
	return specs
}

// receive puts a parcel's game on the table of its game, and shows that.
func (r *Root) receive(ctx app.Context, p parcel) {
	s := r.present(r.sessions[p.match.Spec().ID].game) // what another tab had is what makes place
	s.panel = noPanel
	if !s.newer {
		r.place(s, p)
	}
	if r.gameOf(r.route) != s.game {
		r.nav.Go(ctx, gameRoute(s.game))
	}
}

// place puts a parcel's game on its table, unless it is there already.
func (r *Root) place(s *session, p parcel) {
	t := s.table
	said := noNote
	switch how := p.meets(t); {
	case how == known:
		said = r.showKnown(s, p)
	case how == answer && t.Continue(p.match.Record()):
		r.changed(s)
	default:
		if r.keepUnfinished(s) {
			said = keptNote
		}
		t.Open(p.match, p.seats(), p.opener)
		s.paused = false
		s.centre()
		r.changed(s)
	}
	s.letter.note, s.letter.noted = said, t.Looking()
}

// showKnown shows the moment of the game on the table that a parcel holds: of a letter, which has been answered
// since, the present.
func (r *Root) showKnown(s *session, p parcel) note {
	t := s.table
	ply := p.match.Ply()
	switch {
	case p.post:
		t.Look(t.Match().Ply())
		return knownNote
	case ply == t.Match().Ply():
		t.Look(ply)
		return noNote
	}
	t.Look(ply)
	return passedNote
}
