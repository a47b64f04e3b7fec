package game

import (
	"encoding/json"
	"io"
	"strings"

	"tablier/app/archive"
	"tablier/app/games"
	"tablier/app/link"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/pages/game/wording"
	"tablier/app/post"
	"tablier/app/seal"
	"tablier/app/steps"
	"tablier/rules"
)

// A desk is where games from elsewhere find their tables, and where matches by links begin: that of all games.
type desk struct {
	registry rules.Registry
	games    []games.Game
	archive  *archive.Keeper
	random   io.Reader           // cryptographic random bytes
	panels   map[string]*sharing // by the game's id
}

// newDesk returns a desk without tables.
func newDesk(list []games.Game, past *archive.Keeper, random io.Reader) *desk {
	return &desk{games.Rules(list), list, past, random, map[string]*sharing{}}
}

// at returns the arrival at the table of a game.
func (d *desk) at(game string) *arrival { return &d.panels[game].arrival }

// refreshAll takes over what other tabs have played, on all tables, and then calls do.
func (d *desk) refreshAll(do func()) {
	for _, s := range d.panels {
		s.page.match.Refresh()
	}
	d.whenLoaded(do)
}

// whenLoaded calls do once no table is being read from storage.
func (d *desk) whenLoaded(do func()) {
	for _, s := range d.panels {
		if _, _, theirs, opening := s.page.match.JobProgress(); opening && !theirs {
			s.page.later(func() { d.whenLoaded(do) })
			return
		}
	}
	do()
}

// place puts a game from elsewhere on the table of its game, and shows that if it is to be shown.
func (d *desk) place(in match.Incoming, show bool) {
	p := d.at(in.Match.Spec().ID).page
	p.match.Refresh() // the match of another tab is the one that is replaced
	p.shut()
	p.match.Dispatch(match.Arrived{Game: in})
	p.centre()
	if show && !p.onScreen() {
		p.site.Go(nav.GameRoute(p.game.ID()))
	}
}

func (d *desk) readLink(fragment string) (arriving, error) {
	if fragment == nav.TooLong {
		return arriving{}, &link.Error{Fault: link.Long}
	}
	if link.IsTurn(fragment) {
		in, err := link.ReadPost(fragment)
		return arriving{post: &in}, err
	}
	decoder, err := link.NewDecoder(d.registry, fragment)
	if err != nil {
		return arriving{}, err
	}
	return arriving{Work: decoder, incoming: func() match.Incoming {
		letter, m := decoder.Letter()
		return match.Incoming{Match: m, Opener: letter.Opener, Link: true}
	}}, nil
}

func (d *desk) readRecord(text string) (arriving, error) {
	var record rules.Record
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields() // a misspelt one would open another game
	if err := decoder.Decode(&record); err != nil {
		return arriving{}, &wording.Error{Fault: wording.BadRecord, Err: err}
	}
	if _, err := decoder.Token(); err != io.EOF {
		return arriving{}, &wording.Error{Fault: wording.BadRecord, Err: &json.SyntaxError{Offset: decoder.InputOffset() + 1}}
	}
	replay, err := d.registry.Begin(record)
	if err != nil {
		return arriving{}, err
	}
	return arriving{Work: replay, incoming: func() match.Incoming { return match.Incoming{Match: replay.Match()} }}, nil
}

// newLinks draws the ID and the secret of a match by links.
func (d *desk) newLinks() (match.CorrespondenceBegun, error) {
	var id link.ID
	if _, err := io.ReadFull(d.random, id[:]); err != nil {
		return match.CorrespondenceBegun{}, err
	}
	secret, err := seal.NewSecret(d.random)
	return match.CorrespondenceBegun{ID: id, Secret: secret}, err
}

// reading returns the work of reading a past match, and the event that puts it on its table then.
func (d *desk) reading(past archive.Game) (steps.Work, func() match.Reopened, error) {
	if past.Links != "" {
		r := &restoring{desk: d, text: past.Links}
		return r, func() match.Reopened {
			return match.Reopened{Game: past, Match: r.links.Match(), Links: r.links}
		}, nil
	}
	replay, err := d.registry.Begin(past.Record)
	if err != nil {
		return nil, nil, err
	}
	return replay, func() match.Reopened { return match.Reopened{Game: past, Match: replay.Match()} }, nil
}

// A restoring is the work of restoring a match by links. It is done at once: it takes milliseconds.
type restoring struct {
	desk  *desk
	text  string
	links *post.Match
}

// Step implements steps.Work.
func (r *restoring) Step(int) (done bool, err error) {
	r.links, err = post.Restore(r.desk.registry, r.text)
	return true, err
}

// Progress implements steps.Work.
func (r *restoring) Progress() (played, all int) { return 0, 1 }
