// Package page is the page on which a pupil opens a set, begins it, reads what is only to be read, looks over what
// became of the items, and hands in. What is shown is a session of package pupil; the items themselves are done on
// their usual pages, under the bar of package bar.
package page

import (
	"math/rand/v2"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/contents"
	"tablier/app/class/form"
	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/class/pupil/bar"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/write"
	"tablier/rules"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site     *shell.Site
	games    []*board.Game
	registry rules.Registry // their rules
	session  *pupil.Session
	shelves  *contents.Shelves
	shown    bool // the page is

	rev     int
	unnamed bool // it was to be handed in without a name
	copying ui.Copying
}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games}
	for _, game := range games {
		k.registry = append(k.registry, game.Spec)
	}
	fetch := func(name string, then func(string, bool)) { shell.Demand(site.Context(), name, then) }
	k.shelves = contents.NewShelves(games, fetch, k.redraw)
	k.session = pupil.New(pupil.Environment{
		Store: bar.Store(site), Games: k.registry, Library: library{k}, Where: k.where,
		Draw: func() int { return int(rand.Uint32()) },
		Now:  func() int { return int(time.Now().Unix()) },
	})
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.SetRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := i18n.Of(lang).Pupil
	return shell.Description{Title: m.Title, Text: m.Description}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows what the address asks for.
func (k *Kind) Arrive(string) {
	if !k.site.Live || !app.IsClient {
		return
	}
	address := app.Window().URL()
	k.unnamed, k.copying, k.shown = false, ui.NothingCopied, true
	k.shelves.Retry()
	code, from, _ := strings.Cut(k.site.Nav.Opens(address), resumeParameter)
	k.session.Arrive(code, k.site.Nav.Parameters(address).Get(nav.Series))
	if shell.InSetFrame() && k.session.Resume(from) {
		k.restore()
	}
	k.redraw()
}

// restore gives the room for writing the programs that the pupil goes on from.
func (k *Kind) restore() {
	progress, err := write.Open(k.site.Store, handin.MaxProgram)
	if err != nil {
		app.Log(err)
	}
	for _, p := range k.session.Record().Places {
		if p.Kind == set.OfPython && p.Done.Program != "" {
			progress.Write(p.Item, p.Done.Program)
		}
	}
}

// resumeParameter stands between the code of a set and what a frame is to go on from.
const resumeParameter = "&r="

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.shown = false }

// Stored implements shell.Resident: another tab goes on with the set.
func (k *Kind) Stored(key string) {
	if k.shown && k.session.Set() != nil && key == pupil.Key(k.session.ID()) {
		k.session.Follow()
		k.redraw()
	}
}

// redraw draws the page anew, and has the files fetched that say what the items are.
func (k *Kind) redraw() {
	k.rev++
	if given := k.session.Set(); given != nil {
		for _, item := range given.Items {
			k.shelves.Want(item.Task, k.site.Lang)
		}
	}
	k.site.Redraw()
}

// where returns the page of a task.
func (k *Kind) where(t set.Task) pupil.Address {
	switch t := t.(type) {
	case *set.Puzzle:
		if code, err := composed.Encode(t.Own); err == nil && t.Own.There() {
			return pupil.Address{Route: nav.PuzzlesRoute, Open: code}
		}
		return pupil.Address{Route: nav.PuzzlesRoute, Ask: nav.Puzzle + "=" + t.ID}
	case *set.Lesson:
		a := pupil.Address{Route: nav.LessonRoute(t.Game, t.ID)}
		if t.Board != "" {
			a.Ask = boardParameter + "=" + t.Board
		}
		return a
	case *set.Watch:
		return pupil.Address{Route: nav.WatchRoute, Open: t.Search}
	case *set.Python:
		return pupil.Address{Route: nav.WriteRoute, Open: "e=" + t.Exercise}
	case *set.Match:
		if game := k.gameOf(t); game != nil {
			return pupil.Address{Route: nav.GameRoute(game.ID())}
		}
	}
	return pupil.Address{Route: nav.SetRoute}
}

// boardParameter is the parameter of a lesson's address with a board.
const boardParameter = "lesson"

// gameOf returns the game of a match; nil where this edition does not have it.
func (k *Kind) gameOf(t *set.Match) *board.Game {
	_, m, err := t.Open(k.registry)
	if err != nil {
		return nil
	}
	return k.game(m.Spec().ID)
}

// game returns the game with an id, nil for none.
func (k *Kind) game(id string) *board.Game { return board.ByID(k.games, id) }

// visit goes to a place of the set.
func (k *Kind) visit(ctx app.Context, place int) {
	k.site.Nav.Visit(ctx, bar.Visit(k.session.Record(), place))
}

// onClick handles a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	switch s := k.session; ui.ControlOf(e) {
	case beginID:
		if place := s.Begin(); s.Record() != nil {
			k.visit(ctx, place)
		}
	case readID:
		if course := s.Course(); course != nil {
			course.Read()
			k.visit(ctx, course.Record().Next(course.Number()))
		}
	case saveID:
		name, text, ok := s.HandIn()
		if k.unnamed = !ok; ok {
			ui.Download(name, "text/plain;charset=utf-8", text)
		} else {
			k.site.Focus(nameID)
		}
	case copyID:
		ui.Copy(s.Code(), codeID, k.site, &k.copying, k.redraw)
	default:
		return
	}
	k.rev++
}

// onName takes the name that is typed.
func (k *Kind) onName(ctx app.Context, _ app.Event) {
	k.session.Named(ctx.JSSrc().Get("value").String())
	k.unnamed, k.copying = false, ui.NothingCopied
	k.rev++
}

// onFile opens the file that is chosen.
func (k *Kind) onFile(ctx app.Context, _ app.Event) {
	ui.OpenFile(ctx.JSSrc(), set.MaxFile, k.site, func(text string) {
		k.session.OpenFile(text)
		k.redraw()
	}, func() {
		k.session.Refuse(&form.Error{Fault: form.Long})
		k.redraw()
	})
}
