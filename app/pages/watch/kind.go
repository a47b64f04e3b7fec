// Package watch is the page on which a person follows a search, step by step, and predicts what comes: the tree, the
// program whose line is run, the calls, the counters.
package watch

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/embed"
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
	// Played calls back with the match that is on the table of a game; it may take some turns of the browser.
	Read(game *board.Game, then func(*rules.Match))
}

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game // those of which searches are shown
	matches Matches
	outside outside

	rev      int
	settings watch.Settings
	now      *protocol.Tree // at the step that is shown; nil until it is there
	failed   string         // what went wrong, in words; empty as long as nothing has
	held     bool           // the page once went over this search: it begins when a person asks for it
	heldAt   int            // the step that was to be shown
	run      int            // counts what was asked for, so that nothing older is heard
	plays    int            // counts the runs, odd while one goes on
	speed    int            // from 0, the slowest
	view     int            // the view that a phone shows
	folded   map[string]bool
	levels   int    // plies below the root that are asked for
	at       string // the path of the node that the keyboard is on
	picked   bool   // that node is shown in place of the step
	phrases  bool   // the program is shown in sentences
	said     string
	wrong    string // what could not be taken, in words
	pasting  bool
	keeps    int
	copying  ui.Copying
	curves   []curve
	counts   int  // counts the curves that were asked for
	counting bool // they are not whole yet
	saves    int  // counts the files that were asked for
	visit    int  // counts when the page is left
	errands
	again map[string]bool   // of a drawing: the paths of values that were known from before
	drawn map[string]string // small boards by their path
	predicting
	quizzing
}

// An outside is what the page needs of a browser.
type outside struct {
	ask   func(r protocol.Request, done func(line string, err error))
	rest  func()
	after func(time.Duration, func())
	opens func() string
	keep  func(what string)
	focus func(id string)
	save  func(name, kind, text string)
	ready func(embed.Notice) // tells the page around a frame
	log   func(error)
}

// New returns the page of the games of which searches are shown.
func New(site *shell.Site, games []*board.Game, matches Matches) *Kind {
	k := &Kind{site: site, matches: matches, speed: 2, folded: map[string]bool{}, drawn: map[string]string{}}
	k.predict = true
	for _, g := range games {
		if g.Searched != nil {
			k.games = append(k.games, g)
		}
	}
	k.settings = k.usual(k.games[0])
	k.outside = k.browser()
	return k
}

// browser is the outside of a site.
func (k *Kind) browser() outside {
	asker := machine.NewAsker(machine.New(browser.Workers{Site: k.site}, 1))
	return outside{
		ask: asker.Ask, rest: asker.Stop, after: k.site.After,
		opens: func() string { return k.site.Nav.Opens(app.Window().URL()) },
		keep:  func(what string) { k.site.Nav.Keep(k.site.Context(), what) },
		focus: k.site.Focus,
		save:  ui.Download,
		ready: func(n embed.Notice) { shell.TellHost(n.Text()) },
		log:   func(err error) { app.Log(err) },
	}
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WatchRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.WatchRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

func (k *Kind) messages() *i18n.Messages { return i18n.Of(k.site.Lang) }

// usual are the settings with which a game is opened.
func (k *Kind) usual(g *board.Game) watch.Settings {
	study := g.Searched.Studies(k.site.Lang)[0]
	return watch.Settings{
		Game: g.ID(), Variant: study.Variant, Position: study.Position, Algorithm: g.Searched.Algorithms[0],
		Depth: g.Searched.Depth, Evaluation: g.Searched.Evaluations[0],
	}
}

// game is the game of the settings.
func (k *Kind) game() *board.Game {
	i := slices.IndexFunc(k.games, func(g *board.Game) bool { return g.ID() == k.settings.Game })
	return k.games[max(i, 0)]
}

// Arrive implements shell.Kind: it shows what the address asks for.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return // there is no machine where pages are built
	}
	k.recallScore()
	fragment := k.outside.opens()
	if k.now != nil && fragment == k.settings.Address(k.now.Step) {
		return // the page has written it itself
	}
	k.open(fragment)
}

// open shows what an address asks for, as far as it can be read.
func (k *Kind) open(fragment string) {
	asked, err := watch.Read(fragment)
	if fragment == nav.TooLong {
		err = &watch.ParamError{Name: "#", Value: fragment}
	}
	k.quiz, k.answered = nil, -1
	if quiz := k.findQuiz(asked.Question); quiz != nil {
		k.quiz = quiz
		asked, err = watch.Read(quiz.Search)
	}
	k.settings = k.complete(asked.Settings)
	step := asked.Step
	if step < 0 && k.quiz == nil {
		step = 0
	}
	k.picked, k.wrong = false, ""
	if bad, ok := err.(*watch.ParamError); ok {
		k.wrong = k.messages().Watch.BadParam(bad.Name, rules.Clip(bad.Value))
	}
	if k.site.Begun.Left(k.thing()) {
		k.hold(step)
	} else {
		k.restart(step)
	}
	if k.quiz != nil {
		k.said = ui.Join(" ", k.quiz.Text, k.keyed(k.quiz.Choices))
	}
}

// complete fills in what settings do not say, or say wrongly.
func (k *Kind) complete(s watch.Settings) watch.Settings {
	i := slices.IndexFunc(k.games, func(g *board.Game) bool { return g.ID() == s.Game })
	g := k.games[max(i, 0)]
	usual := k.usual(g)
	if i < 0 {
		return usual
	}
	if !slices.Contains(g.Spec.Variants, s.Variant) {
		s.Variant = usual.Variant
		if s.Position == "" {
			s.Position = usual.Position
		}
	}
	if !slices.Contains(g.Searched.Algorithms, s.Algorithm) {
		s.Algorithm = usual.Algorithm
	}
	if !slices.Contains(g.Searched.Evaluations, s.Evaluation) {
		s.Evaluation = usual.Evaluation
	}
	if s.Depth == 0 {
		s.Depth = usual.Depth
	}
	return s
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) {
	k.run++
	k.keeps++
	k.stop()
	k.drop()
	if k.counting {
		k.curves, k.counting = nil, false
	}
	k.pasting, k.picked, k.wrong = false, false, ""
}

// restart shows another search at a step.
func (k *Kind) restart(step int) {
	k.reset()
	k.show(step)
}

// reset gives up what is shown of a search, for another one.
func (k *Kind) reset() {
	k.stop()
	k.now, k.failed, k.held, k.curves, k.counting, k.at = nil, "", false, nil, false, ""
	k.counts++
	k.saves++
	k.levels = few
	k.copying = ui.NothingCopied
	k.forget()
	clear(k.folded)
	clear(k.drawn)
}

// show asks for a step, and shows it with what may be predicted of the next one.
func (k *Kind) show(step int) {
	k.run++
	run := k.run
	k.ask(run, k.request(step), func(now *protocol.Tree) {
		if k.deepens(now) {
			k.show(step)
			return
		}
		if !k.predict || k.quiz != nil || now.Step >= now.Steps {
			k.arrived(now, nil)
			return
		}
		k.ask(run, k.request(now.Step+1), func(next *protocol.Tree) { k.arrived(now, next) })
	})
}

// The plies below the root that are asked for: few of a large tree, whose branches are folded off the way to the
// present position, which is always there.
const (
	few, many = 2, 4
	mostWhole = 400 // nodes of a tree of which many plies are asked for
)

// deepens says whether more plies are to be asked for, as of a small tree, from now on.
func (k *Kind) deepens(now *protocol.Tree) bool {
	if k.levels == many || now.Total.Nodes > mostWhole || k.settings.Algorithm == protocol.MonteCarlo {
		return false
	}
	k.levels = many
	return true
}

// request is what asks for a step of the search.
func (k *Kind) request(step int) protocol.Request {
	r := k.settings.Request(step)
	r.Tree.Levels = k.levels
	return r
}

// ask asks for a part of the tree as it is shown now; a newer question takes its place.
func (k *Kind) ask(run int, r protocol.Request, done func(*protocol.Tree)) {
	k.send(errand{r, func() bool { return run == k.run }, func(tree *protocol.Tree, err error) {
		if err != nil {
			k.fail(err)
			return
		}
		done(tree)
	}})
}

// errNoTree is the error of an answer of the machine that says nothing of a tree.
var errNoTree = errors.New("an answer without a tree")

// read reads an answer of the machine, unless there is none for an error.
func read(line string, err error) (*protocol.Tree, error) {
	if err != nil {
		return nil, err
	}
	var answer struct{ Tree *protocol.Tree }
	if err := json.Unmarshal([]byte(line), &answer); err != nil {
		return nil, fmt.Errorf("reading a tree: %w", err)
	}
	if answer.Tree == nil {
		return nil, errNoTree
	}
	return answer.Tree, nil
}

// fail says in place of the tree why there is none.
func (k *Kind) fail(err error) {
	k.stop()
	k.failed = k.why(err)
}

// report says what could not be done; what is shown stays.
func (k *Kind) report(err error) {
	k.wrong = k.why(err)
	k.said = k.wrong
}

// why is in words what went wrong.
func (k *Kind) why(err error) string {
	m := k.messages().Watch
	answer, ok := err.(*protocol.Error)
	if !ok {
		k.outside.log(err)
		return m.Failed
	}
	why := m.Refused.Of(string(answer.Code))
	if why == "" {
		why = m.Failed
	}
	return why + " " + k.messages().Past.Detail(answer.Message)
}

// arrived shows a step.
func (k *Kind) arrived(now, next *protocol.Tree) {
	if k.now == nil && k.site.Framed != nil {
		k.outside.ready(embed.Notice{
			Type: embed.Ready, Game: k.settings.Game, Variant: k.settings.Variant, Position: k.settings.Position,
		})
	}
	k.now, k.failed = now, ""
	k.expect(now, next)
	if k.quiz == nil && (!k.playing() || k.question != nil || now.Step == now.Steps) {
		k.said = k.tell()
	}
	if k.question != nil || now.Step == now.Steps {
		k.stop()
	}
	k.note()
	k.fill()
	if k.playing() {
		k.beat(k.plays)
	}
}

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// pauseToKeep is after how long without a change the address says what is shown: browsers refuse many changes a second.
const pauseToKeep = 350 * time.Millisecond

// note has the address say what is shown.
func (k *Kind) note() {
	k.rev++
	k.keeps++
	keeps := k.keeps
	k.outside.after(pauseToKeep, func() {
		if keeps == k.keeps && k.now != nil && k.quiz == nil {
			k.outside.keep(k.settings.Address(k.now.Step))
		}
	})
}
