// Package watch is the room of the workshop in which a search is watched step by step: the settings, the tree, the
// program with the line being run, the calls and the counters, and questions about the next step. What is shown is a
// [watch.Session]; the tree is the machine's, in its worker.
package watch

import (
	"encoding/json"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// Matches are the matches on the tables of the games.
type Matches interface {
	// Played returns the match that is on the table of a game.
	Played(game string) *rules.Match
}

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game // whose searches can be watched
	matches Matches
	outside outside
	session *watch.Session
	boards  *boards

	rev      int
	begun    bool                // something is shown
	wrong    error               // why an address or a position leads to no search
	held     string              // what stands in the address
	prepared *board.TreeQuestion // that is asked, nil for none
	chosen   int                 // of its answers, -1 for none
	cursor   string              // the node that the keyboard is on, if a person has moved it: else where the step is
	moved    bool
	playing  bool
	run      int // counts what goes on by itself, so that an older clock does nothing
	pace     int
	view     int  // of a phone
	plain    bool // the program is shown in sentences
	pasting  bool
	growth   *watch.Growth
	saving   bool
	copied   ui.Copying
	narrow   bool
	next     string // the control to which the keyboard goes once a changed tree is here
}

// An outside is what the page needs of a browser.
type outside struct {
	step, whole asking // of the step that is shown, and of what takes many windows

	after  func(time.Duration, func())
	opens  func() string     // what the address asks for
	hold   func(what string) // puts that into the address
	narrow func() bool
	save   func(name, kind, text string)
	focus  func(id string)
}

// New returns the page for those of the games whose searches can be watched.
func New(site *shell.Site, games []*board.Game, matches Matches) *Kind {
	k := &Kind{site: site, matches: matches, pace: 3, chosen: -1}
	for _, game := range games {
		if game.Trees != nil {
			k.games = append(k.games, game)
		}
	}
	k.outside = k.browser()
	k.begin()
	return k
}

// begin makes the session.
func (k *Kind) begin() { k.session = watch.NewSession(asker{k.outside.step}, k.changed) }

// browser is the outside of a site.
func (k *Kind) browser() outside {
	workers := browser.Workers{Site: k.site}
	return outside{
		step: machine.NewAsker(workers), whole: machine.NewAsker(workers), after: k.site.After,
		opens: func() string {
			what := k.site.Nav.Opens(app.Window().URL())
			if what != "" && app.Window().GetElementByID(what).Truthy() {
				return "" // the name of a part of the page
			}
			return what
		},
		hold:   func(what string) { k.site.Nav.Keep(k.site.Context(), what) },
		narrow: func() bool { return app.Window().Call("matchMedia", narrowScreen).Get("matches").Bool() },
		save:   ui.Download, focus: k.site.Focus,
	}
}

// narrowScreen is where the styles show a list in the place of a picture.
const narrowScreen = "(max-width: 879px)"

// An asking asks a worker one thing at a time.
type asking interface {
	Ask(r protocol.Request, done func(line string, err error))
	Rest()
}

// An asker asks the machine for windows of trees. What takes many of them has a worker of its own, so that the steps do
// not wait for it.
type asker struct{ asking }

// Tree implements watch.Asker.
func (a asker) Tree(r protocol.Request, done func(*protocol.Tree, error)) {
	a.Ask(r, func(line string, err error) {
		var answer struct {
			Tree protocol.Tree `json:"tree"`
		}
		if err == nil {
			err = json.Unmarshal([]byte(line), &answer)
		}
		done(&answer.Tree, err)
	})
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WatchRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.WatchRoute)
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows what the address asks for, or the first prepared position.
func (k *Kind) Arrive(string) {
	what := k.outside.opens()
	if k.begun && what == k.held {
		return
	}
	k.narrow = k.outside.narrow()
	k.session.View.Narrow = k.narrow
	if score, ok := k.site.Store.Get(watch.ScoreKey); ok {
		k.session.Score, _ = watch.ParseScore(score) // one that cannot be read begins anew: it is a number to smile at
	}
	k.held = what
	k.ask(what)
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.stop()
	k.session.Leave()
	k.outside.step.Rest()
	k.outside.whole.Rest()
	k.begun, k.saving = false, false
}

// ask shows what an address asks for.
func (k *Kind) ask(what string) {
	m, question, err := k.parse(what)
	k.begun, k.wrong = true, err
	if err != nil {
		k.session.Leave()
		k.redraw()
		return
	}
	k.prepared, k.chosen = question, -1
	if question != nil {
		k.session.Predict = false
	}
	k.open(m)
}

// parse reads an address, and fills in what it does not say.
func (k *Kind) parse(what string) (m watch.Moment, question *board.TreeQuestion, err error) {
	if strings.TrimSpace(what) == "" {
		return k.fill(m)
	}
	m, id, err := watch.Parse(what)
	if err != nil || id == "" {
		return k.filled(m, err)
	}
	for _, game := range k.games {
		if q := game.Trees(k.site.Lang).Question(id); q != nil {
			m = watch.Moment{Step: q.Step, Settings: watch.Settings{
				Game: game.ID(), Variant: q.Variant, Position: q.Text, Algorithm: q.Algorithm, Depth: q.Depth, Order: q.Order,
			}}
			m, _, err = k.fill(m)
			return m, q, err
		}
	}
	return m, nil, &watch.AddressError{Fault: watch.BadChoice, Text: id}
}

func (k *Kind) filled(m watch.Moment, err error) (watch.Moment, *board.TreeQuestion, error) {
	if err != nil {
		return m, nil, err
	}
	return k.fill(m)
}

// fill checks a moment, and fills in what it does not say.
func (k *Kind) fill(m watch.Moment) (watch.Moment, *board.TreeQuestion, error) {
	err := complete(&m, k.games, k.site.Lang)
	return m, nil, err
}

// open shows a moment.
func (k *Kind) open(m watch.Moment) {
	boards, err := newBoards(k.game(m.Game), m.Variant, m.Position)
	k.wrong = err
	if err == nil {
		if k.boards == nil || !k.session.Settings.Equal(&m.Settings) {
			k.boards, k.moved, k.growth = boards, false, nil
		}
		k.session.Open(m)
	}
	k.redraw()
}

// game returns a game by its id.
func (k *Kind) game(id string) *board.Game {
	for _, game := range k.games {
		if game.ID() == id {
			return game
		}
	}
	return nil
}

// trees returns what is shown of the game that is searched.
func (k *Kind) trees() *board.Trees { return k.game(k.session.Game).Trees(k.site.Lang) }

// voice speaks of the game that is searched.
func (k *Kind) voice() watch.Voice {
	return watch.Voice{Lang: k.site.Lang, Words: k.game(k.session.Game).Words(k.site.Lang), Max: k.trees().Max}
}

// changed is called by the session when something else is to be seen.
func (k *Kind) changed() {
	if k.session.Reply != nil && k.session.Reply.Chosen >= 0 {
		k.site.Store.Set(watch.ScoreKey, k.session.Score.String())
	}
	k.hold()
	k.redraw()
	if k.next != "" && k.session.Tree != nil {
		k.outside.focus(k.next)
		k.next = ""
	}
}

// restful is after how long the address says what is shown: a browser forbids to change it too often.
const restful = 600 * time.Millisecond

// hold puts what is shown into the address once it stays so for a while.
func (k *Kind) hold() {
	what := k.address()
	if k.prepared != nil || k.playing || k.session.Tree == nil || what == k.held {
		return
	}
	k.outside.after(restful, func() {
		if k.begun && !k.playing && k.wrong == nil && k.address() == what && what != k.held {
			k.held = what
			k.outside.hold(what)
		}
	})
}

// address returns what stands behind the # of a link to what is shown.
func (k *Kind) address() string {
	if k.prepared != nil {
		return watch.QuestionAddress(k.prepared.ID)
	}
	m := k.session.Moment
	if k.session.Ended() {
		m.Step = watch.Last
	}
	return m.Address()
}

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	if k.site.Live {
		k.site.Context().Update()
		k.place()
	}
}
