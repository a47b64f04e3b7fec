package page

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/browser"
	"tablier/app/cup/organizer"
	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/write"
)

// browserSide is what the page itself needs of a browser.
type browserSide struct {
	explain func(sandbox.Fault) sandbox.Explanation
	opens   func() string // what the address has to open
}

// environment returns what surrounds the session in a browser.
func (k *Kind) environment() organizer.Environment {
	python := runner.New(k.site, func() {})
	k.browser = browserSide{
		explain: python.Explain,
		opens:   func() string { return k.site.Nav.Opens(app.Window().URL()) },
	}
	demand := func(name string, then func(string, bool)) { shell.Demand(k.site.Context(), name, then) }
	return organizer.Environment{
		Python:  python,
		Machine: browser.Engine{Client: k.site.Machine()}, Clock: clock{k.site},
		Store: keptCup{k.site}, Library: library{k.site, demand}, Screen: screen{k}, Begun: k.site.Begun,
	}
}

// clock is the browser's.
type clock struct{ site *shell.Site }

// Now implements organizer.Clock.
func (clock) Now() time.Time { return time.Now() }

// Soon implements organizer.Clock.
func (c clock) Soon(f func()) { c.site.After(time.Millisecond, f) }

// keptCup is where the site keeps the cup.
type keptCup struct{ site *shell.Site }

// Get implements organizer.Store.
func (c keptCup) Get() (text string, ok bool) { return c.site.Store.Get(write.CupKey) }

// Set implements organizer.Store.
func (c keptCup) Set(text string) bool { return c.site.Store.Set(write.CupKey, text) }

// SetAside implements organizer.Store.
func (c keptCup) SetAside() { c.site.Store.SetAside(write.CupKey) }

// library is the exercises, what a person has written there, and the samples.
type library struct {
	site   *shell.Site
	demand func(name string, then func(text string, ok bool)) // fetches a file of the site
}

// Own implements organizer.Library.
func (l library) Own(then func([]cup.Player)) {
	// The room for writing tells of what cannot be read.
	progress, _ := write.Read(l.site.Store, sandbox.MaxProgram)
	l.exercises(func(come write.Collection, ok bool) {
		if !ok {
			return
		}
		var own []cup.Player
		for _, e := range come.Exercises {
			if program := progress.Of(e.ID).Program; program != "" {
				own = append(own, cup.Player{Name: e.Title, Kind: cup.Program, Program: program})
			}
		}
		then(own)
	})
}

// Samples implements organizer.Library.
func (l library) Samples(then func([]cup.Player, bool)) {
	l.exercises(func(come write.Collection, ok bool) {
		var players []cup.Player
		for i, program := range come.Samples {
			players = append(players, cup.Player{
				Name: l.words().Samples[i], Kind: cup.Program, Program: program,
			})
		}
		then(players, ok)
	})
}

// exercises fetches the file of the exercises; false where it does not come.
func (l library) exercises(then func(come write.Collection, ok bool)) {
	l.demand(write.File(l.site.Lang), func(text string, ok bool) {
		come, err := write.Load(text)
		then(come, ok && err == nil)
	})
}

// LevelName implements organizer.Library.
func (l library) LevelName(level int) string { return l.words().Level(level) }

func (l library) words() *i18n.Cup { return i18n.CupOf(l.site.Lang) }

// screen is the page as the session knows it.
type screen struct{ kind *Kind }

// Changed implements organizer.Screen.
func (s screen) Changed() { s.kind.redraw() }

// Asked implements organizer.Screen: the keyboard goes to the answer that changes nothing.
func (s screen) Asked() { s.kind.site.Focus(ui.NoID) }

// Replaced implements organizer.Screen.
func (s screen) Replaced() {
	s.kind.open = nothingOpened
	s.kind.showSettings()
}

// Log implements organizer.Screen.
func (s screen) Log(err error) { app.Log(err) }

// showSettings has the fields show what the cup is played by, after something else was chosen in one.
func (k *Kind) showSettings() {
	if !app.IsClient {
		return
	}
	c := k.session.Cup().Config()
	for id, value := range map[string]string{
		"cup-game": c.Game, "cup-pairs": strconv.Itoa(c.Games), "cup-plies": strconv.Itoa(c.Plies),
		"cup-seed": strconv.FormatUint(c.Seed, 10), "cup-drawn": organizer.Drawn(k.session),
	} {
		k.site.Later(id, func(field app.Value) { field.Set("value", value) })
	}
}
