package shell

import (
	"net/url"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/play"
	"tablier/app/store"
)

// A frame is what a page knows that a course page shows within its own: what it was asked to show, and how far the page
// around it has been told.
type frame struct {
	game    *board.Game
	query   url.Values
	options embed.Options
	base    int   // plies of the match as it was asked for
	problem error // why the parameters could not be followed
	told    told
	turn    hostTurn
	task    taskState
}

// openFrame makes the page one in a frame, where the address asks for that. What is played there is kept nowhere: a
// course page may show one game many times.
func (r *Root) openFrame() {
	query := app.Window().URL().Query()
	game := r.gameOf(r.route)
	if game == nil || query.Get(embed.Param) != "1" {
		return
	}
	r.frame = &frame{game: game, query: query}
	kept := r.store
	r.store = store.Private()
	for _, key := range []string{"lang", "theme"} {
		if value, ok := kept.Get(key); ok {
			r.store.Set(key, value)
		}
	}
}

// offers says whether a control is shown: all are, unless the page is in a frame that asks for some only.
func (r *Root) offers(control string) bool {
	return r.frame == nil || slices.Contains(r.frame.options.Controls, control)
}

// byLetters says whether a game goes by letters; in a frame who is elsewhere is the page around it.
func (r *Root) byLetters(t *play.Table) bool { return r.frame == nil && t.Letters() }

// watched says whether a game can only be looked at.
func (r *Root) watched(t *play.Table) bool { return r.frame == nil && t.Watched() }

// fill puts what the parameters ask for on the table. What they ask for in vain is told, and the table stays as it was.
func (r *Root) fill(s *session) error {
	f := r.frame
	options, err := embed.Parse(s.game.Spec, s.game.Levels, f.query)
	if err != nil {
		f.problem = err
		return err
	}
	f.options, f.problem, f.turn.open = options, nil, false
	f.base, f.task = options.Match.Ply(), taskState{ply: options.Match.Ply()}
	s.table.Open(options.Match, framedSeats(options.Players), 0)
	s.paused = false
	s.centre()
	r.dress(s)
	return nil
}

// framedSeats returns the seats of players; the page around a frame plays from elsewhere.
func framedSeats(players [2]embed.Player) (seats [2]play.Seat) {
	for i, p := range players {
		seats[i] = play.Seat{Level: p.Level(), Away: p == embed.Host}
	}
	return seats
}

// dress gives the page the language, the theme and the side that the parameters ask for.
func (r *Root) dress(s *session) {
	o := &r.frame.options
	settings := s.table.Settings()
	settings.Turned = o.Turned
	s.table.Configure(settings)
	if o.Theme != "" {
		r.store.Set("theme", o.Theme)
		r.applyTheme()
	}
	if o.Lang != "" {
		r.store.Set("lang", o.Lang)
		r.lang = r.wantedLang()
	}
}

// problemWords says what is wrong with the parameters.
func (r *Root) problemWords() string {
	e, ok := r.frame.problem.(*embed.Error)
	if !ok {
		return ""
	}
	return r.words().Embed.Fault(string(e.Fault), e.Param, e.Value)
}

// whole is the way from a frame to the game in a page of its own.
func (r *Root) whole(s *session) app.UI {
	if r.frame == nil || !r.live {
		return shown(false, el("span"))
	}
	link := el("a").Class("whole").Attr("target", "_blank").Attr("rel", "noopener").Text(r.words().Embed.Whole)
	return link.Attr("href", r.nav.Address(gameRoute(s.game), ""))
}
