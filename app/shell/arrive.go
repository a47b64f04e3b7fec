package shell

import (
	"slices"

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
}

// A meeting is how a game that arrives stands to the one on the table.
type meeting int

const (
	stranger meeting = iota // it is another
	known                   // it is the one on the table, or an earlier moment of it
	answer                  // it is the one on the table by letters, and goes on
)

// meets compares a parcel with the game on a table. Where players know different things a link may hold what any of
// them knows.
func (p parcel) meets(t *play.Table) meeting {
	record := p.match.Record()
	viewers := []rules.Player{rules.Chance}
	if t.Game.Spec.Secret {
		viewers = append(viewers, rules.First, rules.Second, rules.Nobody)
	}
	for _, viewer := range viewers {
		mine := t.Match().RecordFor(viewer)
		switch {
		case goesOn(mine, record) && (p.link || goesOn(record, mine)):
			return known
		case p.post && t.Letters() && goesOn(record, mine):
			return answer
		}
	}
	return stranger
}

// goesOn says whether a record begins with all of another, or is the same.
func goesOn(long, short rules.Record) bool {
	n := len(short.Moves)
	return long.Game == short.Game && long.Variant == short.Variant && long.Start == short.Start &&
		slices.Equal(long.Options, short.Options) && len(long.Moves) >= n && slices.Equal(long.Moves[:n], short.Moves) &&
		(short.Resigned == "" || short.Resigned == long.Resigned && len(long.Moves) == n)
}

// seats returns who plays a parcel's game on: of one by letters the side to move sits here, of another both do.
func (p parcel) seats() (seats [2]play.Seat) {
	switch away := p.match.ToMove().Other(); {
	case !p.post:
	case away == rules.First:
		seats[p.opener].Away = true
	case away == rules.Second:
		seats[1-p.opener].Away = true
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
	letter, err := link.Decode(r.registry(), fragment)
	if err != nil {
		return parcel{}, err
	}
	match, err := r.registry().Replay(letter.Record)
	return parcel{match: match, opener: letter.Opener, post: letter.Post && err == nil && !match.Spec().Secret, link: true}, err
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
	s := r.sessions[p.match.Spec().ID]
	if s.elsewhere {
		s = r.reopen(s.game) // what the other tab had is what makes place
	}
	s.panel = noPanel
	r.place(s, p)
	if r.gameOf(r.route) != s.game {
		r.nav.Go(ctx, gameRoute(s.game))
	}
}

// place puts a parcel's game on its table, unless it is there already.
func (r *Root) place(s *session, p parcel) {
	t := s.table
	said := noNote
	switch p.meets(t) {
	case known:
		said = r.showKnown(s, p)
	case answer:
		t.Continue(p.match.Record())
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
