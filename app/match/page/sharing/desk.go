package sharing

import (
	"encoding/json"
	"io"
	"strings"

	"tablier/app/archive"
	"tablier/app/games"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/match/page/wording"
	"tablier/app/nav"
	"tablier/app/steps"
	"tablier/rules"
)

// A Desk is where games from elsewhere find their tables, and where matches by links begin: that of all games.
type Desk struct {
	Registry rules.Registry
	games    []games.Game
	archive  *archive.Keeper
	Random   io.Reader         // cryptographic random bytes
	panels   map[string]*Panel // by the game's id
}

// NewDesk returns a desk without tables.
func NewDesk(list []games.Game, past *archive.Keeper, random io.Reader) *Desk {
	return &Desk{games.Rules(list), list, past, random, map[string]*Panel{}}
}

// at returns the arrival at the table of a game.
func (d *Desk) at(game string) *arrival { return &d.panels[game].Arrival }

// refreshAll takes over what other tabs have played, on all tables, and then calls do.
func (d *Desk) refreshAll(do func()) {
	for _, s := range d.panels {
		s.page.Match.Refresh()
	}
	d.whenLoaded(do)
}

// whenLoaded calls do once no table is being read from storage.
func (d *Desk) whenLoaded(do func()) {
	for _, s := range d.panels {
		if _, _, theirs, opening := s.page.Match.JobProgress(); opening && !theirs {
			s.page.Later(func() { d.whenLoaded(do) })
			return
		}
	}
	do()
}

// Place puts a game from elsewhere on the table of its game, and shows that if it is to be shown.
func (d *Desk) Place(in match.Incoming, show bool) {
	p := d.at(in.Match.Spec().ID).page
	p.Match.Refresh() // the match of another tab is the one that is replaced
	p.Shut()
	p.Match.Dispatch(match.Arrived{Game: in})
	p.Centre()
	if show && !p.OnScreen() {
		p.Site.Go(nav.GameRoute(p.Game.ID()))
	}
}

// ReadLink reads the fragment of a link.
func (d *Desk) ReadLink(fragment string) (Arriving, error) {
	if fragment == nav.TooLong {
		return Arriving{}, &link.Error{Fault: link.Long}
	}
	if link.IsTurn(fragment) {
		in, err := link.ReadPost(fragment)
		return Arriving{post: &in}, err
	}
	decoder, err := link.NewDecoder(d.Registry, fragment)
	if err != nil {
		return Arriving{}, err
	}
	return Arriving{Work: decoder, Incoming: func() match.Incoming {
		letter, m := decoder.Letter()
		return match.Incoming{Match: m, Opener: letter.Opener, Link: true}
	}}, nil
}

func (d *Desk) readRecord(text string) (Arriving, error) {
	var record rules.Record
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields() // a misspelt one would open another game
	if err := decoder.Decode(&record); err != nil {
		return Arriving{}, &wording.Error{Fault: wording.BadRecord, Err: err}
	}
	if _, err := decoder.Token(); err != io.EOF {
		return Arriving{}, &wording.Error{Fault: wording.BadRecord, Err: &json.SyntaxError{Offset: decoder.InputOffset() + 1}}
	}
	replay, err := d.Registry.Begin(record)
	if err != nil {
		return Arriving{}, err
	}
	return Arriving{Work: replay, Incoming: func() match.Incoming { return match.Incoming{Match: replay.Match()} }}, nil
}

// newLinks draws the ID and the secret of a match by links.
func (d *Desk) newLinks() (match.CorrespondenceBegun, error) {
	var id link.ID
	if _, err := io.ReadFull(d.Random, id[:]); err != nil {
		return match.CorrespondenceBegun{}, err
	}
	secret, err := seal.NewSecret(d.Random)
	return match.CorrespondenceBegun{ID: id, Secret: secret}, err
}

// reading returns the work of reading a past match, and the event that puts it on its table then.
func (d *Desk) reading(past archive.Game) (steps.Work, func() match.Reopened, error) {
	if past.Links != "" {
		r := &restoring{desk: d, text: past.Links}
		return r, func() match.Reopened {
			return match.Reopened{Game: past, Match: r.links.Match(), Links: r.links}
		}, nil
	}
	replay, err := d.Registry.Begin(past.Record)
	if err != nil {
		return nil, nil, err
	}
	return replay, func() match.Reopened { return match.Reopened{Game: past, Match: replay.Match()} }, nil
}

// A restoring is the work of restoring a match by links. It is done at once: it takes milliseconds.
type restoring struct {
	desk  *Desk
	text  string
	links *post.Match
}

// Step implements steps.Work.
func (r *restoring) Step(int) (done bool, err error) {
	r.links, err = post.Restore(r.desk.Registry, r.text)
	return true, err
}

// Progress implements steps.Work.
func (r *restoring) Progress() (played, all int) { return 0, 1 }
