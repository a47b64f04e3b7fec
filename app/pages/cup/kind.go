// Package cup is the room of the workshop in which players meet each other: programs of a person and of classmates, and
// levels of the machine. Package ai/cup says who meets whom and what comes of it; this page has the games played, one
// after another, and shows the table and every game.
//
// Programs run in the sandbox of package sandbox, anew in each game, and get a number of calls of the interface a move:
// the same cup has the same table in every browser, and by command ai/tools/arena. What is kept is the file of ai/cup.
package cup

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/write"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site    *shell.Site
	games   []*board.Game
	outside outside

	rev      int
	here     bool // the page is shown
	loaded   bool // what was kept has been looked for
	reading  bool // the games of a cup are played again
	cup      *cup.Cup
	own      []own
	python   sandbox.State
	wanted   func()           // what waits for Python
	offered  *cup.Player      // who has come by a link
	trials   map[string]trial // by the text of the program
	tested   *test            // the trial that goes on
	open     opened
	asked    *question
	standing cup.Table // as it is drawn
	said     string    // for a reader
	trouble  string    // what was wrong with a file, a name or a link
	copying  ui.Copying
	run
	duel
}

// own is a program of the person's own.
type own struct{ name, program string }

// opened is what is shown of a player: the acts, and one of what they lead to.
type opened struct {
	player int // by the place in the list, -1 for nobody
	what   string
}

// A question stands before what cannot be undone.
type question struct {
	text string
	then func()
}

// outside is what the page needs of a browser.
type outside struct {
	python  func(then func(sandbox.State))
	session func(hear func(text string)) sandbox.Session
	explain func(sandbox.Fault) sandbox.Explanation
	search  func(q machine.Query, done func(move string, err error))
	rest    func() // no search is waited for any more
	soon    func(func())
	demand  func(name string, then func(text string, ok bool))
	opens   func() string
	reveal  func(id string)
	focus   func(id string)
	fill    func(id, value string) // has a field show a value
	now     func() time.Time
	log     func(error)
}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games, trials: map[string]trial{}, open: opened{player: -1}}
	k.cup = k.fresh(usual(games[0].ID()), nil)
	k.outside = k.browser(machine.New(browser.Workers{Site: site}, 1))
	return k
}

// usual is what a cup is played by before a person changes that. Some random moves have players who never vary meet in
// several games.
func usual(game string) cup.Config {
	return cup.Config{Game: game, Games: usualGames, Seed: 7, Calls: sandbox.MoveCalls, Plies: 2}
}

// fresh returns a cup that the page has put together itself.
func (k *Kind) fresh(config cup.Config, players []cup.Player) *cup.Cup {
	c, err := cup.New(board.Registry(k.games), config, players)
	if err != nil {
		panic(err)
	}
	return c
}

// game returns the board of the cup.
func (k *Kind) game() *board.Game { return k.find(k.cup.Config().Game) }

func (k *Kind) find(id string) *board.Game {
	return k.games[slices.IndexFunc(k.games, func(g *board.Game) bool { return g.ID() == id })]
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.CupRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.CupRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

func (k *Kind) messages() *i18n.Messages { return i18n.Of(k.site.Lang) }

// The parameters of the address: the name of a player and its program.
const (
	nameParam    = "n"
	programParam = "p"
)

// Arrive implements shell.Kind: it shows what was kept, and the player that the address offers.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return
	}
	k.here, k.trouble = true, ""
	k.offer(k.outside.opens())
	if !k.loaded {
		k.loaded = true
		k.load()
	}
	k.findOwn()
	k.ready(k.tryNext)
	k.redraw()
}

// Leave implements shell.Kind: nothing runs behind another page.
func (k *Kind) Leave(string) {
	k.pause()
	k.endTrial()
	k.here = false
}

// load shows the cup that was kept.
func (k *Kind) load() {
	kept, ok := k.site.Store.Get(write.CupKey)
	if !ok {
		return
	}
	k.read([]byte(kept), func(err error) {
		k.trouble = k.messages().Cup.Damaged
		k.site.Store.SetAside(write.CupKey)
		k.outside.log(err)
	})
}

// batch is how many games are played again before others have their turn.
const batch = 10

// read shows the cup of a file, which takes a while: its games are played again. Until then the one there stays as it
// is.
func (k *Kind) read(data []byte, failed func(error)) {
	reading, err := cup.Open(board.Registry(k.games), data)
	if err != nil {
		failed(err)
		return
	}
	k.reading = true
	var on func()
	on = func() {
		for range batch {
			done, err := reading.Step()
			if done {
				err = k.fits(reading.Cup())
			}
			if done || err != nil {
				k.reading = false
				if err != nil {
					failed(err)
				} else {
					k.take(reading.Cup())
				}
				k.redraw()
				return
			}
		}
		k.outside.soon(on)
	}
	on()
}

// A levelError is the error of a cup with a level that the machine does not have at its game.
type levelError struct {
	name string
	most int
}

func (e *levelError) Error() string {
	return strconv.Quote(e.name) + ": there are levels 1 to " + strconv.Itoa(e.most)
}

// fits says what is wrong with a cup that package cup does not know.
func (k *Kind) fits(c *cup.Cup) error {
	most := k.find(c.Config().Game).Levels
	for _, p := range c.Players() {
		if p.Level > most {
			return &levelError{p.Name, most}
		}
	}
	return nil
}

// take has another cup in the place of the one there. What trials have shown stays true as long as the game is the
// same.
func (k *Kind) take(c *cup.Cup) {
	k.pause()
	if was, now := k.cup.Config(), c.Config(); was.Game != now.Game || was.Variant != now.Variant ||
		was.Calls != now.Calls || !slices.Equal(was.Options, now.Options) {
		k.endTrial()
		k.trials = map[string]trial{}
	}
	k.cup, k.duel, k.open, k.asked, k.over, k.said = c, duel{}, opened{player: -1}, nil, "", ""
	k.keepCup()
	k.showSettings()
	k.ready(k.tryNext)
}

// keepCup keeps the cup as it stands.
func (k *Kind) keepCup() {
	data, err := k.cup.Encode()
	if err != nil {
		k.outside.log(err)
		return
	}
	k.unkept = 0
	if !k.site.Store.Set(write.CupKey, string(data)) {
		k.trouble = k.messages().Cup.NotKept
	}
}

// Suspend implements shell.Resident: what has been played since the cup was last kept is not lost.
func (k *Kind) Suspend() {
	if k.unkept > 0 {
		k.keepCup()
	}
}

// findOwn looks for what the person has written in the exercises.
func (k *Kind) findOwn() {
	// The room for writing tells of what cannot be read.
	progress, _ := write.Read(k.site.Store, sandbox.MaxProgram)
	k.outside.demand(write.File(k.site.Lang), func(text string, ok bool) {
		come, err := write.Load(text)
		if !ok || err != nil {
			return
		}
		k.own = nil
		for _, e := range come.Exercises {
			if program := progress.Of(e.ID).Program; program != "" {
				k.own = append(k.own, own{e.Title, program})
			}
		}
		k.redraw()
	})
}

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}
